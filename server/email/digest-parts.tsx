import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { getSeparator, type DescribedText, type DigestContent } from './digest-content.ts';
import type { Direction } from '#shared/text-rules.ts';
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

/**
 * Shows the sentences as one text or on separate lines. Each links to its passages: by a mark that
 * names other posts, or else by itself. Those of one text without marks are one link.
 */
export function Sentences({
  site,
  piece: { sentences, inLines },
  style,
}: {
  site: MailSite;
  piece: NonNullable<DigestContent['overview']>;
  style: CSSProperties;
}) {
  const { colors } = site.theme;
  const renderSentences = (shown: readonly Sentence[]) => {
    const [first] = shown;
    const text = shown
      .map((sentence) => sentence.text + getSeparator(sentence))
      .join('')
      .trim();
    return first?.mark === '' && first.href !== null ? (
      <a
        className="cite"
        href={first.href}
        style={{
          color: colors.text,
          textDecoration: 'none',
          borderBottom: `1px dotted ${colors.textSecondary}`,
        }}
      >
        {text}
      </a>
    ) : (
      <span>{text}</span>
    );
  };
  const renderMarked = (sentence: Sentence) => (
    <>
      {renderSentences([sentence])}
      {sentence.mark === '' ? null : (
        <>
          {'\u00a0'}
          <MailLink
            site={site}
            href={sentence.href}
            style={{ fontSize: '14px', textDecoration: 'none' }}
          >
            {sentence.mark}
          </MailLink>
        </>
      )}
    </>
  );
  if (inLines)
    return sentences.map((sentence, i) => (
      <Paragraph key={i} text={sentence} style={style}>
        {renderMarked(sentence)}
      </Paragraph>
    ));
  const [first] = sentences;
  return first ? (
    <Paragraph text={first} style={style}>
      {sentences.every(({ mark, href }) => mark === '' && href === first.href)
        ? renderSentences(sentences)
        : sentences.map((sentence, i) => (
            <Fragment key={i}>
              {renderMarked(sentence)}
              {i < sentences.length - 1 ? getSeparator(sentence) : null}
            </Fragment>
          ))}
    </Paragraph>
  ) : null;
}
type Sentence = NonNullable<DigestContent['overview']>['sentences'][number];

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
