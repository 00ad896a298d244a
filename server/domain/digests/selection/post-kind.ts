export type PostKind = 'link' | 'text' | 'job' | 'poll';

/** Job advertisements and announcements of a company, in the languages of the digest. */
const job = new RegExp(
  [
    String.raw`\b(?:is|are|we['’]re|now) hiring\b`,
    String.raw`\bhiring\s*:|\[hiring\]|\(m/[wf]/[dx]\)`,
    String.raw`\(YC [SWFX]\d{2}\)`,
    String.raw`\bwho (?:is hiring|wants to be hired)\b`,
    String.raw`\bestamos contratando\b|\bcontratamos\b`,
    String.raw`\b(?:nous recrutons|on recrute)\b`,
    String.raw`\b(?:wir stellen ein|stellenangebot)\b`,
    'ищем в команду|вакансия:',
    '招聘|求人募集|採用募集|채용 공고|भर्ती निकली|وظيفة شاغرة',
  ].join('|'),
  'iu',
);
const poll = new RegExp(
  String.raw`^\s*[[(]?(?:poll|encuesta|sondage|umfrage|enquete|опрос|投票|问卷|アンケート|설문` +
    String.raw`|सर्वेक्षण|استطلاع)[\])]?\s*[:：]|^\s*[[(]poll[\])]`,
  'iu',
);

export function detectKind({ title, url }: { title: string; url: string | null }): PostKind {
  if (job.test(title)) return 'job';
  if (poll.test(title)) return 'poll';
  return url === null ? 'text' : 'link';
}
