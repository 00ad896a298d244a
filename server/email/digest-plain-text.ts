import { renderPlainDocument } from '#shared/newsletter/document.ts';
import { format } from '#shared/texts/format.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { getSeparator, type DigestContent } from './digest-content.ts';
import { placeholders } from './digest-template.ts';
import { wrapLines } from './digest-text.ts';
import { getDirection, plainMail, type MailSite } from './layout.tsx';

type Piece = NonNullable<DigestContent['overview']>;

export function renderDigestText(site: MailSite, content: DigestContent): string {
  const { dateline, overview, focus, lead, items, omitted, links, frame } = content;
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
        wrapLines(`${item.number}. ${item.title.text}`, 73).replaceAll('\n', '\n   '),
        item.isLink ? item.href : null,
        item.summary && writeSentences(item.summary),
        item.summary?.label,
        item.comment?.quote,
        mark +
          [item.domain, item.published, item.points, item.comments, item.commentsElsewhere]
            .filter((fact) => fact !== null)
            .join(' · '),
        item.discussion,
        item.otherSources &&
          format(frame.language, item.otherSources.text, {
            sources: item.otherSources.links.map(({ text }) => text).join(' · '),
          }),
        ...(item.otherSources?.links ?? []).map(({ href }) => href),
        item.newSince?.text,
        item.newSince?.href,
        ...item.feedback.map(({ text, href }) => `${text}\n${href}`),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    ...(omitted === undefined ? [] : [[omitted.text, omitted.href].filter(Boolean).join('\n')]),
    ...renderPlainDocument(content.document.after, toUrl),
    ...(content.label === null ? [] : [content.label]),
    ...links.map(({ text, href }, i) => `${i === 0 ? placeholders.following : ''}${text}\n${href}`),
  ];
  return plainMail(
    site,
    paragraphs.map(
      (paragraph, i) => (i === 0 ? placeholders.corrections : '') + wrapLines(paragraph),
    ),
    { ...frame, foot: wrapLines(frame.foot) },
  );
}

/** Writes the numbers without URLs: the page in the browser has the passages. */
const writeSentences = ({ sentences, inLines }: Piece): string =>
  sentences
    .map(
      (sentence) =>
        [sentence.text, sentence.mark].filter(Boolean).join(' ') +
        (inLines ? '\n' : getSeparator(sentence)),
    )
    .join('')
    .trimEnd();
