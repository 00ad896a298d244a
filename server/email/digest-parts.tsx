import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { getSeparator, type DescribedText, type DigestContent } from './digest-content.ts';
import type { Direction } from './digest-text.ts';
import { createStyles, type MailSite } from './layout.tsx';

/** Separates facts; never first in a line. */
export const separator = '\u00a0· ';
export const getStartSide = (direction: Direction) => (direction === 'rtl' ? 'right' : 'left');

/** Shows a text by somebody else, at the side where its lines start. */
export function Paragraph({
  text: { text, attributes },
  style,
  children,
}: {
  text: DescribedText;
  style: CSSProperties;
  children?: ReactNode;
}) {
  const { dir } = attributes;
  return (
    <p {...attributes} style={dir ? { ...style, textAlign: getStartSide(dir) } : style}>
      {children ?? text}
    </p>
  );
}

/** Shows the sentences, each with a link to its passages, as one text or on separate lines. */
export function Sentences({
  site,
  piece: { sentences, inLines },
  style,
}: {
  site: MailSite;
  piece: NonNullable<DigestContent['overview']>;
  style: CSSProperties;
}) {
  const markStyle = { fontSize: '14px', textDecoration: 'none' };
  const renderSentence = (sentence: (typeof sentences)[number]) => (
    <>
      <span>{sentence.text}</span>
      {sentence.mark === '' ? null : (
        <>
          {'\u00a0'}
          <MailLink site={site} href={sentence.href} style={markStyle}>
            {sentence.mark}
          </MailLink>
        </>
      )}
    </>
  );
  if (inLines)
    return sentences.map((sentence, i) => (
      <Paragraph key={i} text={sentence} style={style}>
        {renderSentence(sentence)}
      </Paragraph>
    ));
  const [first] = sentences;
  return first ? (
    <Paragraph text={first} style={style}>
      {sentences.map((sentence, i) => (
        <Fragment key={i}>
          {renderSentence(sentence)}
          {i < sentences.length - 1 ? getSeparator(sentence) : null}
        </Fragment>
      ))}
    </Paragraph>
  ) : null;
}

/** A link, or its text where there is nothing to link to. */
export function MailLink({
  site,
  href,
  style = {},
  children,
}: {
  site: MailSite;
  href: string | null;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return href === null ? (
    <span style={style}>{children}</span>
  ) : (
    <a className="link" href={href} style={{ ...createStyles(site.theme).link, ...style }}>
      {children}
    </a>
  );
}
