import type { CSSProperties } from 'react';
import type { DigestContent } from './digest-content.ts';
import { getStartSide, MailLink, Sentences, separator } from './digest-parts.tsx';
import type { Direction } from '#shared/text-rules.ts';
import { createStyles, MailPicture, type MailSite } from './layout.tsx';

/**
 * A post of a digest, as on the page of the issue: kicker, title, sentences, one line of facts. The
 * first one leads: it has the picture and the best comment.
 */
export function DigestEntry({
  site,
  item,
  picture,
  direction,
}: {
  site: MailSite;
  item: DigestContent['items'][number];
  picture: DigestContent['picture'];
  direction: Direction;
}) {
  const style = createStyles(site.theme);
  const { colors } = site.theme;
  const { isLead, number, heading, kicker, title, href, summary, comment } = item;
  const hasRule = !isLead && heading === null;
  const size = isLead
    ? { fontSize: '28px', lineHeight: '34px' }
    : { fontSize: '20px', lineHeight: '26px' };
  return (
    <>
      {heading === null ? null : (
        <h2
          {...heading.attributes}
          className="ink"
          style={{
            ...style.heading,
            margin: '28px 0 16px',
            paddingTop: '12px',
            borderTop: `1px solid ${colors.text}`,
            fontSize: '16px',
            lineHeight: '24px',
          }}
        >
          {heading.text}
        </h2>
      )}
      <div
        className="rule"
        style={{
          margin: '0 0 20px',
          ...(hasRule ? { paddingTop: '16px', borderTop: `1px solid ${colors.border}` } : {}),
        }}
      >
        {picture === null ? null : <MailPicture site={site} {...picture} href={href} />}
        {kicker === null ? null : (
          <p className="kicker" {...kicker.attributes} style={style.kicker}>
            {kicker.text}
          </p>
        )}
        <h2 style={{ ...style.heading, margin: '0 0 8px', ...size }}>
          {number === null ? null : (
            <>
              <span className="quiet" style={{ color: colors.textSecondary }}>
                {number}.
              </span>{' '}
            </>
          )}
          <a
            className="title"
            href={href}
            {...title.attributes}
            style={{ color: colors.text, textDecoration: 'none' }}
          >
            {title.text}
          </a>
        </h2>
        {summary === null ? null : (
          <Sentences
            site={site}
            piece={summary}
            style={{
              ...style.paragraph,
              margin: '0 0 6px',
              ...(isLead ? { fontSize: '18px', lineHeight: '28px' } : {}),
            }}
          />
        )}
        {comment === null ? null : (
          <QuotedComment
            lang={comment.attributes.lang}
            direction={comment.attributes.dir ?? direction}
            border={colors.secondary}
            style={style.quiet}
          >
            {comment.quote}
          </QuotedComment>
        )}
        <Facts site={site} item={item} direction={direction} />
      </div>
    </>
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
      className="quiet accent"
      lang={lang}
      dir={direction}
      style={{ ...style, margin: '0 0 8px', ...side, textAlign: getStartSide(direction) }}
    >
      {children}
    </p>
  );
}

/** Who made the sentences, the sources, the day, and a link to the discussion. */
function Facts({
  site,
  item: { summary, sources, facts, discussion },
  direction,
}: {
  site: MailSite;
  item: DigestContent['items'][number];
  direction: Direction;
}) {
  const style = createStyles(site.theme);
  return (
    <p className="quiet" style={{ ...style.quiet, margin: 0 }}>
      {sources.length === 0 ? null : (
        <>
          <span dir={direction === 'rtl' ? 'ltr' : undefined}>
            {sources.map(keepUnlinked).join(', ')}
          </span>
          {separator}
        </>
      )}
      {[summary?.label ? keepUnlinked(summary.label) : [], facts].flat().map((fact) => (
        <span key={fact}>
          {fact}
          {separator}
        </span>
      ))}
      <MailLink site={site} href={discussion.href} style={{ whiteSpace: 'nowrap' }}>
        {discussion.text}
      </MailLink>
    </p>
  );
}

/** Mail programs make links of domains, unless an invisible character is in them. */
const keepUnlinked = (domain: string) => domain.replaceAll('.', '\u2060.');
