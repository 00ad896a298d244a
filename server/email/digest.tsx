import { Fragment, type CSSProperties, type ReactNode } from 'react';
import {
  prepareDigest,
  type DescribedText,
  type Digest,
  type DigestContent,
} from './digest-content.ts';
import { renderDigestText } from './digest-plain-text.ts';
import { placeholders } from './digest-template.ts';
import type { Direction } from './digest-text.ts';
import {
  createStyles,
  getDirection,
  renderMail,
  type Mail,
  type MailLanguage,
  type MailSite,
} from './layout.tsx';
import { limitDigestSize, type Shortening } from './limit-digest-size.ts';

/**
 * Renders a digest once for a variant; `fillDigest` then completes it for each reader. It loads
 * nothing. One that is too large is shortened.
 */
export function renderDigest(
  site: MailSite,
  language: MailLanguage,
  digest: Digest,
): Mail & { preheader: string; shortening: Shortening | null } {
  return limitDigestSize(digest, (limited) => {
    const content = prepareDigest(site, language, limited);
    const { subject, frame } = content;
    return {
      subject,
      html: renderDigestHtml(site, content),
      text: renderDigestText(site, content),
      preheader: frame.preheader,
    };
  });
}

function renderDigestHtml(site: MailSite, content: DigestContent): string {
  const { subject, dateline, intro, label, focus, focusText, lead, items, frame } = content;
  const style = createStyles(site.theme);
  const direction = getDirection(frame.language);
  const [beforeFocus, afterFocus] = focusText.split('{focus}');
  return renderMail(
    site,
    subject,
    <>
      {placeholders.corrections}
      <h1
        className="quiet"
        style={{
          ...style.quiet,
          margin: '0 0 4px',
          fontSize: '16px',
          lineHeight: '24px',
          fontWeight: 400,
        }}
      >
        {dateline}
      </h1>
      {intro.text === '' ? null : (
        <Paragraph text={intro} style={{ ...style.paragraph, whiteSpace: 'pre-line' }} />
      )}
      {label === null ? null : (
        <p className="quiet" style={style.quiet}>
          {label}
        </p>
      )}
      <Overview site={site} content={content} />
      {focus === null ? null : (
        <p style={style.paragraph}>
          <span style={{ fontWeight: 700 }}>{beforeFocus}</span>
          <span {...focus.attributes}>{focus.text}</span>
          {afterFocus}
        </p>
      )}
      {lead === null ? null : <Paragraph text={lead} style={style.paragraph} />}
      {items.map((item) => (
        <Fragment key={item.id}>
          {item.heading === null ? null : (
            <h2
              {...item.heading.attributes}
              style={{ ...style.heading, margin: '24px 0 12px', fontSize: '16px' }}
            >
              {item.heading.text}
            </h2>
          )}
          <div
            className="rule"
            style={{
              margin: '0 0 20px',
              paddingTop: '16px',
              borderTop: `1px solid ${site.theme.colors.border}`,
            }}
          >
            <h2
              style={{ ...style.heading, margin: '0 0 6px', fontSize: '18px', lineHeight: '25px' }}
            >
              {item.number}.{' '}
              <a
                className="link"
                href={item.href}
                {...item.title.attributes}
                style={{ ...style.link, textDecoration: 'none' }}
              >
                {item.title.text}
              </a>
            </h2>
            {item.summary?.label === undefined ? null : (
              <p className="quiet" style={{ ...style.quiet, margin: '0 0 2px' }}>
                {item.summary.label}
              </p>
            )}
            {item.summary === null ? null : (
              <Paragraph text={item.summary} style={{ ...style.paragraph, margin: '0 0 8px' }} />
            )}
            {item.comment === null ? null : (
              <QuotedComment
                lang={item.comment.attributes.lang}
                direction={item.comment.attributes.dir ?? direction}
                border={site.theme.colors.border}
                style={style.quiet}
              >
                {item.comment.quote}
              </QuotedComment>
            )}
            <ItemFacts site={site} item={item} direction={direction} />
          </div>
        </Fragment>
      ))}
      {placeholders.following}
      <FooterLinks site={site} links={content.links} direction={direction} />
    </>,
    frame,
  );
}

/** Separates facts; never first in a line. */
const separator = '\u00a0· ';
const getStartSide = (direction: Direction) => (direction === 'rtl' ? 'right' : 'left');

/** Shows a text by somebody else, at the side where its lines start. */
function Paragraph({
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

/** Shows the sentences with links to their posts, as one text or on separate lines. */
function Overview({ site, content }: { site: MailSite; content: DigestContent }) {
  const { overview, separateLines } = content;
  const styles = createStyles(site.theme);
  const style = { ...styles.paragraph, fontSize: '18px', lineHeight: '28px' };
  const linkStyle = { ...styles.link, fontSize: '14px', textDecoration: 'none' };
  const renderSources = ({ sources }: DigestContent['overview'][number]) =>
    sources.map(({ number, href }) => (
      <span key={number}>
        {'\u00a0'}
        <a className="link" href={href} style={linkStyle}>
          [{number}]
        </a>
      </span>
    ));
  if (overview.length === 0) return null;
  if (separateLines)
    return overview.map((sentence, i) => (
      <Paragraph key={i} text={sentence} style={{ ...style, margin: '0 0 12px' }}>
        <span>{sentence.text}</span>
        {renderSources(sentence)}
      </Paragraph>
    ));
  return (
    <p style={style}>
      {overview.map((sentence, i) => (
        <span key={i}>
          {i > 0 ? ' ' : ''}
          <span {...sentence.attributes}>{sentence.text}</span>
          {renderSources(sentence)}
        </span>
      ))}
    </p>
  );
}

/** Draws a line at the side. Not italic, because many scripts have no italics. */
function QuotedComment({
  lang,
  direction,
  border,
  style,
  children,
}: {
  lang: string | undefined;
  direction: Direction;
  border: string;
  style: CSSProperties;
  children: string;
}) {
  const line = `3px solid ${border}`;
  const side =
    direction === 'rtl'
      ? { paddingRight: '12px', borderRight: line }
      : { paddingLeft: '12px', borderLeft: line };
  return (
    <p
      className="quiet rule"
      lang={lang}
      dir={direction}
      style={{ ...style, margin: '0 0 8px', ...side, textAlign: getStartSide(direction) }}
    >
      {children}
    </p>
  );
}

/** Shows the domain, points and comments as one link. Mail programs would link a bare domain. */
function ItemFacts({
  site,
  item,
  direction,
}: {
  site: MailSite;
  item: DigestContent['items'][number];
  direction: Direction;
}) {
  const style = createStyles(site.theme);
  return (
    <p className="quiet" style={{ ...style.quiet, margin: 0 }}>
      <a
        className="quiet"
        href={`${item.href}#comments`}
        style={{ color: site.theme.colors.textSecondary, textDecoration: 'none' }}
      >
        {item.domain === null ? null : (
          <>
            <span dir={direction === 'rtl' ? 'ltr' : undefined}>{item.domain}</span>
            {separator}
          </>
        )}
        <span style={{ whiteSpace: 'nowrap' }}>{item.points}</span>
        {separator}
        <span
          className="link"
          style={{ ...style.link, whiteSpace: 'nowrap', textDecoration: 'underline' }}
        >
          {item.comments}
        </span>
        {item.commentsElsewhere === null ? null : (
          <>
            {separator}
            <span>{item.commentsElsewhere}</span>
          </>
        )}
      </a>
    </p>
  );
}

function FooterLinks({
  site,
  links,
  direction,
}: {
  site: MailSite;
  links: DigestContent['links'];
  direction: Direction;
}) {
  const style = createStyles(site.theme);
  return (
    <p
      className="quiet rule"
      style={{
        ...style.quiet,
        margin: '24px 0 0',
        paddingTop: '8px',
        borderTop: `1px solid ${site.theme.colors.border}`,
      }}
    >
      {links.map(({ text, href }, i) => (
        <span key={href}>
          {i > 0 ? ' ' : ''}
          <a
            className="link"
            href={href}
            style={{
              ...style.link,
              display: 'inline-block',
              padding: '12px 0',
              [direction === 'rtl' ? 'marginLeft' : 'marginRight']: '20px',
            }}
          >
            {text}
          </a>
        </span>
      ))}
    </p>
  );
}
