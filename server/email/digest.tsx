import type { CSSProperties } from 'react';
import { prepareDigest, type Digest, type DigestContent } from './digest-content.ts';
import { renderDigestText } from './digest-plain-text.ts';
import { placeholders } from './digest-template.ts';
import { findOtherDirection, type Direction } from './digest-text.ts';
import {
  createStyles,
  getDirection,
  renderMail,
  type Mail,
  type MailLanguage,
  type MailSite,
} from './layout.tsx';

/**
 * Renders a digest once for a variant; `fillDigest` then completes it for each reader. It loads
 * nothing and stays well below 102 KB, where Gmail cuts mails.
 */
export function renderDigest(
  site: MailSite,
  language: MailLanguage,
  digest: Digest,
): Mail & { preheader: string } {
  const content = prepareDigest(site, language, digest);
  const { subject, frame } = content;
  return {
    subject,
    html: renderDigestHtml(site, content),
    text: renderDigestText(site, content),
    preheader: frame.preheader,
  };
}

function renderDigestHtml(site: MailSite, content: DigestContent): string {
  const { subject, dateline, intro, label, overview, focus, focusText, items, frame } = content;
  const style = createStyles(site.theme);
  const direction = getDirection(frame.language);
  const [beforeFocus, afterFocus] = focusText.split('{focus}');
  const renderInline = (text: string) => (
    <span dir={findOtherDirection(text, direction)}>{text}</span>
  );
  const getParagraphProps = (text: string, base: CSSProperties) => {
    const dir = findOtherDirection(text, direction);
    return { dir, style: dir ? ({ ...base, textAlign: getStartSide(dir) } as const) : base };
  };
  return renderMail(
    site,
    subject,
    <>
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
      {intro === '' ? null : (
        <p {...getParagraphProps(intro, { ...style.paragraph, whiteSpace: 'pre-line' })}>{intro}</p>
      )}
      <p className="quiet" style={style.quiet}>
        {label}
      </p>
      {overview.length === 0 ? null : (
        <p style={{ ...style.paragraph, fontSize: '18px', lineHeight: '28px' }}>
          {overview.map(({ text, sources }, i) => (
            <span key={i}>
              {i > 0 ? ' ' : ''}
              {renderInline(text)}
              {sources.map(({ number, href }) => (
                <span key={number}>
                  {'\u00a0'}
                  <a
                    className="link"
                    href={href}
                    style={{ ...style.link, fontSize: '14px', textDecoration: 'none' }}
                  >
                    [{number}]
                  </a>
                </span>
              ))}
            </span>
          ))}
        </p>
      )}
      {focus === null ? null : (
        <p style={style.paragraph}>
          <span style={{ fontWeight: 700 }}>{beforeFocus}</span>
          {renderInline(focus)}
          {afterFocus}
        </p>
      )}
      {items.map((item) => (
        <div
          key={item.id}
          className="rule"
          style={{
            margin: '0 0 20px',
            paddingTop: '16px',
            borderTop: `1px solid ${site.theme.colors.border}`,
          }}
        >
          <h2 style={{ ...style.heading, margin: '0 0 6px', fontSize: '18px', lineHeight: '25px' }}>
            {item.number}.{' '}
            <a
              className="link"
              href={item.href}
              dir={findOtherDirection(item.title, direction)}
              style={{ ...style.link, textDecoration: 'none' }}
            >
              {item.title}
            </a>
          </h2>
          {item.summary === null ? null : (
            <p {...getParagraphProps(item.summary, { ...style.paragraph, margin: '0 0 8px' })}>
              {item.summary}
            </p>
          )}
          {item.comment === null ? null : (
            <QuotedComment
              direction={findOtherDirection(item.comment.text, direction) ?? direction}
              border={site.theme.colors.border}
              style={style.quiet}
            >
              {item.comment.quote}
            </QuotedComment>
          )}
          <ItemFacts site={site} item={item} direction={direction} />
        </div>
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

/** Draws a line at the side. Not italic, because many scripts have no italics. */
function QuotedComment({
  direction,
  border,
  style,
  children,
}: {
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
