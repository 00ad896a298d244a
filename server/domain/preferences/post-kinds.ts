import { wantedKinds, type WantedKind } from '#shared/newsletter/wanted-kinds.ts';
import { anyOf } from './any-of.ts';
import * as grammar from './grammar.ts';
import { flatten } from './masked-text.ts';
import { compile, letter, toWholeWord } from './prompt-patterns.ts';
import { trimSubject } from './subject.ts';
import { unspacedScript } from './tokenize.ts';

/** Names of kinds in folded text: words of spaced scripts, and pieces of others. */
const names: Record<WantedKind, { words: string; pieces: string }> = {
  paper: {
    words: anyOf(
      '(?:(?:scientific|academic|research|peer[- ]reviewed) )*(?:papers|preprints|studies)',
      'research articles|(?:wissenschaftliche\\p{L}* |fach)(?:arbeiten|artikel|publikationen)',
      'forschungsarbeiten|studien|etudes|prepublications',
      '(?:articles?|publications?) scientifiques?',
      '(?:articulos|publicaciones) (?:cientific[oa]s|academic[oa]s|de investigacion)|estudios',
      '(?:artigos|publicacoes) (?:cientific[oa]s|academic[oa]s)|estudos',
      'научн\\p{L}+ (?:стат|работ|публикац)\\p{L}+|исследования|препринты',
      '(?:ال)?(?:اوراق|مقالات) (?:ال)?(?:بحثية|علمية)|(?:ال)?(?:ابحاث|دراسات)(?: (?:ال)?علمية)?',
      'शोध[- ]?(?:पत्र|लेख)\\p{M}*|रिसर्च पेपर',
    ),
    pieces: '论文|預印本|预印本|論文|プレプリント|논문|프리프린트',
  },
  opinion: {
    words: anyOf(
      'opinion (?:pieces|articles|columns)|opinions|op-?eds|essays|commentaries|editorials',
      'meinungs(?:artikel|beitrage|texte)|meinungen|kommentare',
      "tribunes|editoriaux|articles d'opinion|opiniones|(?:articulos|columnas) de opinion",
      'editoriales|(?:artigos|colunas|textos) de opiniao|opinioes|editoriais',
      'мнения|эссе|(?:ال)?مقالات (?:ال)?راي|(?:ال)?اراء|विचार लेख|संपादकीय',
    ),
    pieces: '评论文章|观点文章|社论|意見記事|社説|オピニオン(?:記事)?|칼럼|사설|오피니언',
  },
  tutorial: {
    words: anyOf(
      'tutorials|how-?tos?|guides|walkthroughs|anleitungen|tutoriels?|tutos|tutoriales',
      'tutoriais|guias|туториалы|руководства|(?:ال)?دروس (?:ال)?تعليمية|(?:ال)?شروحات|ट्यूटोरियल',
    ),
    pieces: '教程|チュートリアル|튜토리얼',
  },
  release: {
    words: anyOf(
      '(?:software |new )?releases|release notes|changelogs|neue versionen|nouvelles versions',
      'lanzamientos|lancamentos|релизы|новые версии|(?:ال)?اصدارات(?: (?:ال)?جديدة)?',
      '(?:नए |नई )?रिलीज़?',
    ),
    pieces: '版本发布|新版本|リリース(?:ノート|情報)|릴리[스즈](?: ?노트)?',
  },
  interview: {
    words: 'interviews|entretiens|entrevistas|интервью|(?:ال)?مقابلات|साक्षात्कार|इंटरव्यू',
    pieces: '采访|访谈|インタビュー(?:記事)?|인터뷰',
  },
  discussion: {
    words: anyOf(
      'discussions|diskussionen|debates|discusiones|discussoes|обсуждения|дискуссии',
      '(?:ال)?نقاشات|चर्चा(?:एँ|एं|ओं)?',
    ),
    pieces: '讨论|ディスカッション|토론',
  },
  'company news': {
    words: anyOf(
      '(?:company|corporate) (?:news|announcements|updates)|press releases',
      '(?:unternehmens|firmen)-?(?:nachrichten|meldungen|news)|pressemitteilungen',
      "(?:nouvelles|actualites?|infos|annonces) (?:d'|des )entreprises?|communiques de presse",
      'noticias (?:de|sobre) (?:las |as )?empresas|noticias (?:empresariales|corporativas)',
      'comunicados de prensa|noticias (?:empresariais|corporativas)|comunicados de imprensa',
      'новост\\p{L}+ компани[йи]|корпоративн\\p{L}+ новост\\p{L}+|пресс-релиз\\p{L}*',
      '(?:ال)?اخبار (?:ال)?شركات|कंपन(?:ी|ियों) (?:की |के )?(?:समाचार|ख़?बर\\p{M}*)',
    ),
    pieces:
      '(?:公司|企业)(?:新闻|消息|动态)|企業ニュース|プレスリリース|(?:기업|회사) ?(?:뉴스|소식)',
  },
};
const toName = ({ words, pieces }: { words: string; pieces: string }) =>
  `(?:${toWholeWord(words)}|${pieces.normalize('NFC')})`;
const anyName = `(?:${wantedKinds.map((kind) => toName(names[kind])).join('|')})`;
const namePattern = compile(anyName, 'gu');
const kindPatterns = wantedKinds.map((kind) => [kind, compile(toName(names[kind]), 'u')] as const);

const stops = ',;:.!?¦、，。！？；،؟';
/** Up to two words between "only" and a kind, such as "only recent German papers". */
const noKind = `(?:${grammar.conjunctions}|${grammar.aboutMarks})\\s`;
const between = `(?:(?!${noKind})[^${stops}\\s]+\\s+){0,2}`;
const more = `(?:\\s+(?:${grammar.conjunctions})\\s+${anyName})*`;
const finalOnly =
  'only|solely|exclusively|nur|ausschließlich|uniquement|seulement|exclusivement|solo|solamente|' +
  'exclusivamente|apenas|somente|только|исключительно|فقط|حصرا';
/**
 * "Only papers", "papers on chess only", "papers only on chess", and what follows a kind in
 * Japanese and Korean.
 */
const onlyNames = compile(
  [
    `${toWholeWord(grammar.onlyMarks)}\\s+${between}${anyName}${more}`,
    `(?:${grammar.onlyPieces})(?:[^${stops}]{0,30}的)?\\s?${anyName}`,
    `${anyName}(?:だけ|のみ|しか|以外| ?(?:만|에만|말고는|외에는|이외에는))(?!${letter}*なく)`,
    `${anyName}(?:\\s[^${stops}]{1,60}?)?\\s(?:${finalOnly})(?=\\s*(?:$|[${stops}]))`,
    `${anyName}\\s(?:${finalOnly})(?=\\s+(?:${grammar.aboutMarks})(?!${letter}))`,
  ].join('|'),
  'gu',
);

const fold = (text: string) => flatten(text.normalize('NFKC').toLowerCase());

/** Returns the kinds that a text names. */
export const findKinds = (text: string): WantedKind[] => {
  const folded = fold(text);
  return kindPatterns.flatMap(([kind, pattern]) => (pattern.test(folded) ? [kind] : []));
};

/** Returns the kind that a whole subject names, or null. */
export function toKind(subject: string): WantedKind | null {
  const folded = fold(subject).trim();
  return kindPatterns.find(([, pattern]) => pattern.exec(folded)?.[0] === folded)?.[0] ?? null;
}

/** `nothingElseAt`: where the text says "nothing else", or null. */
type Text = { original: string; folded: string; nothingElseAt: number | null };
type Subjects = { topics: string[]; avoid: string[] };

/**
 * Reads the kinds that a text asks for alone: "only papers about chess". Takes the names of kinds
 * from topics, and returns avoided kinds with their whole name.
 */
export function readKinds(
  { original, folded, nothingElseAt }: Text,
  { topics, avoid }: Subjects,
): Subjects & { kinds: WantedKind[] } {
  const phrases = [...folded.matchAll(namePattern)].map(({ index, 0: { length } }) => ({
    written: original.slice(index, index + length),
    folded: folded.slice(index, index + length),
  }));
  if (phrases.length === 0) return { kinds: [], topics, avoid };
  const avoided = avoid.map(
    (subject) =>
      phrases.find((phrase) => hasWords(phrase.folded, flatten(subject.toLowerCase())))?.written ??
      subject,
  );
  const exclusive = [...folded.matchAll(onlyNames)].map(([match]) => match);
  if (nothingElseAt !== null) exclusive.push(findSentenceBefore(folded, nothingElseAt));
  const requested = exclusive.flatMap((match) =>
    [...match.matchAll(namePattern)].flatMap(([name]) => toKind(name) ?? []),
  );
  const kinds = [...new Set(requested)].filter(
    (kind) => !avoided.some((subject) => toKind(subject) === kind),
  );
  if (kinds.length === 0) return { kinds, topics, avoid: avoided };
  const names = phrases.map((phrase) => phrase.folded);
  return { kinds, topics: topics.flatMap((topic) => withoutNames(topic, names)), avoid: avoided };
}

/** Returns the sentence that "nothing else" ends: "Papers on chess. Nothing else." */
const findSentenceBefore = (folded: string, at: number): string =>
  folded
    .slice(0, at)
    .split(/[;:.!?¦。！？；؟।]+/u)
    .findLast((sentence) => /\p{L}{3}/u.test(sentence) || unspacedScript.test(sentence)) ?? '';

/** Reports whether a phrase has the words of a subject, one after the other. */
const hasWords = (phrase: string, subject: string): boolean =>
  unspacedScript.test(subject)
    ? phrase.includes(subject)
    : ` ${phrase.replaceAll("'", ' ')} `.includes(` ${subject.replaceAll("'", ' ')} `);

/** Removes names of kinds from the ends of a topic. Empty if nothing else is left. */
function withoutNames(topic: string, names: readonly string[]): string[] {
  let rest = topic;
  for (const name of names) {
    const folded = flatten(rest.toLowerCase());
    if (hasWords(name, folded)) return [];
    if (folded.endsWith(name)) rest = rest.slice(0, -name.length);
    else if (folded.startsWith(name)) rest = rest.slice(name.length);
  }
  return rest === topic ? [topic] : [trimSubject(rest, 6) ?? []].flat();
}
