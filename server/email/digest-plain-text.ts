import { fillIn } from '#shared/newsletter/interpolate.ts';
import type { DigestContent } from './digest-content.ts';
import { placeholders } from './digest-template.ts';
import { wrapLines } from './digest-text.ts';
import { getDirection, plainMail, type MailSite } from './layout.tsx';

export function renderDigestText(site: MailSite, content: DigestContent): string {
  const { dateline, label, overview, separateLines, focus, focusText, lead, items, links, frame } =
    content;
  const intro = content.intro.text;
  const labels = label === null ? [] : [label];
  // Sets the direction of a line whose first word has the other one.
  const mark = getDirection(frame.language) === 'rtl' ? '\u200f' : '';
  const sentences = overview.map(
    ({ text, sources }) => `${text}${sources.map(({ number }) => ` [${number}]`).join('')}`,
  );
  const paragraphs = [
    ...(intro === '' ? [[dateline, ...labels].join('\n')] : [dateline, intro, ...labels]),
    ...(sentences.length === 0 ? [] : [sentences.join(separateLines ? '\n' : ' ')]),
    ...(focus === null ? [] : [fillIn(focusText, { focus: focus.text })]),
    ...(lead === null ? [] : [lead.text]),
    ...items.map((item) =>
      [
        item.heading && `${item.heading.text}\n`,
        wrapLines(`${item.number}. ${item.title.text}`, 73).replaceAll('\n', '\n   '),
        item.summary?.label,
        item.summary?.text,
        item.comment?.quote,
        mark +
          [item.domain, item.points, item.comments, item.commentsElsewhere]
            .filter((fact) => fact !== null)
            .join(' · '),
        item.href,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
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
