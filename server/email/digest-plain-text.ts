import { renderPlainDocument } from '#shared/newsletter/document.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { getSeparator, type DigestContent } from './digest-content.ts';
import { placeholders } from './digest-template.ts';
import { wrapLines } from './digest-text.ts';
import { getDirection, plainMail, type MailSite } from './layout.tsx';

type Piece = NonNullable<DigestContent['overview']>;

export function renderDigestText(site: MailSite, content: DigestContent): string {
  const { dateline, overview, focus, lead, items, omitted, label, links, frame } = content;
  const toUrl = (path: string) => (path.startsWith('/') ? toSiteUrl(site, path) : path);
  // Sets the direction of a line whose first word has the other one.
  const mark = getDirection(frame.language) === 'rtl' ? '\u200f' : '';
  const paragraphs = [
    dateline,
    ...renderPlainDocument(content.document.before, toUrl),
    ...(overview === null ? [] : [writeSentences(overview)]),
    ...(focus === null ? [] : [focus.text]),
    ...(lead === null ? [] : [lead.text]),
    ...items.map((item) =>
      [
        item.heading && `${item.heading.text}\n`,
        item.title.text,
        item.isLink ? item.href : null,
        item.summary && writeSentences(item.summary),
        item.comment?.quote,
        mark +
          [item.sources.join(', '), item.summary?.label, ...item.facts, item.discussion.text]
            .filter(Boolean)
            .join(' · '),
        item.discussion.href,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    ...(omitted === undefined ? [] : [[omitted.text, omitted.href].filter(Boolean).join('\n')]),
    ...renderPlainDocument(content.document.after, toUrl),
    placeholders.following +
      [label ?? [], links.map(({ text, href }) => `${text}\n${href}`).join('\n')]
        .flat()
        .join('\n\n'),
  ];
  return plainMail(
    site,
    paragraphs.map(
      (paragraph, i) => (i === 0 ? placeholders.corrections : '') + wrapLines(paragraph),
    ),
    { ...frame, foot: wrapLines(frame.foot) },
  );
}

/** Without numbers: the page in the browser has the passages. */
const writeSentences = ({ sentences, inLines }: Piece): string =>
  sentences
    .map((sentence) => {
      const source = sentence.mark.startsWith('[') ? '' : sentence.mark;
      const end = inLines ? '\n' : getSeparator(sentence);
      return sentence.text + (source && ` (${source})`) + end;
    })
    .join('')
    .trimEnd();
