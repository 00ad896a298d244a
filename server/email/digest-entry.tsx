import { Fragment, type CSSProperties } from 'react';
import type { DigestContent } from './digest-content.ts';
import { getStartSide, MailLink, Sentences, separator } from './digest-parts.tsx';
import type { Direction } from './digest-text.ts';
import { createStyles, type MailSite } from './layout.tsx';

type EntryProps = {
  site: MailSite;
  item: DigestContent['items'][number];
  direction: Direction;
};

/**
 * A post of a digest, as on the page of the issue: title, sentences, facts. The first one leads.
 * The best comment and feedback links are in the email only.
 */
export function DigestEntry({ site, item, direction }: EntryProps) {
  const style = createStyles(site.theme);
  const isLead = item.number === 1;
  const size = isLead
    ? { fontSize: '27px', lineHeight: '33px' }
    : { fontSize: '19px', lineHeight: '26px' };
  return (
    <>
      {item.heading === null ? null : (
        <h2
          {...item.heading.attributes}
          className="ink"
          style={{
            ...style.heading,
            margin: '28px 0 12px',
            paddingTop: '12px',
            borderTop: `1px solid ${site.theme.colors.text}`,
            fontSize: '16px',
            lineHeight: '24px',
          }}
        >
          {item.heading.text}
        </h2>
      )}
      <div
        className="rule"
        style={{
          margin: '0 0 20px',
          ...(isLead
            ? {}
            : { paddingTop: '16px', borderTop: `1px solid ${site.theme.colors.border}` }),
        }}
      >
        <h2 style={{ ...style.heading, margin: '0 0 8px', ...size }}>
          <span className="quiet" style={{ color: site.theme.colors.textSecondary }}>
            {item.number}.
          </span>{' '}
          <a
            className="title"
            href={item.href}
            {...item.title.attributes}
            style={{ color: site.theme.colors.text, textDecoration: 'none' }}
          >
            {item.title.text}
          </a>
        </h2>
        {item.summary === null ? null : (
          <>
            <Sentences
              site={site}
              piece={item.summary}
              style={{
                ...style.paragraph,
                margin: '0 0 4px',
                ...(isLead ? { fontSize: '18px', lineHeight: '28px' } : {}),
              }}
            />
            {item.summary.label === null ? null : (
              <p className="quiet" style={{ ...style.quiet, ...style.small, margin: '0 0 8px' }}>
                {item.summary.label}
              </p>
            )}
          </>
        )}
        {item.comment === null ? null : (
          <QuotedComment
            lang={item.comment.attributes.lang}
            direction={item.comment.attributes.dir ?? direction}
            border={site.theme.colors.secondary}
            style={style.quiet}
          >
            {item.comment.quote}
          </QuotedComment>
        )}
        <ItemFacts site={site} item={item} direction={direction} />
        <ItemStory site={site} item={item} direction={direction} />
        <p className="quiet" style={{ ...style.quiet, margin: 0 }}>
          {item.feedback.map(({ text, href }, i) => (
            <span key={href}>
              {i > 0 ? separator : ''}
              <a className="link" href={href} style={style.link}>
                {text}
              </a>
            </span>
          ))}
        </p>
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

/** Shows the domain, the points and a link to the discussion. */
function ItemFacts({ site, item, direction }: EntryProps) {
  const style = createStyles(site.theme);
  return (
    <p className="quiet" style={{ ...style.quiet, margin: 0 }}>
      {item.domain === null ? null : (
        <>
          {/* Mail programs would link a bare domain. */}
          <a
            className="quiet"
            href={item.href}
            dir={direction === 'rtl' ? 'ltr' : undefined}
            style={{ color: site.theme.colors.textSecondary, textDecoration: 'none' }}
          >
            {item.domain}
          </a>
          {separator}
        </>
      )}
      {item.published === null ? null : (
        <>
          <span style={{ whiteSpace: 'nowrap' }}>{item.published}</span>
          {separator}
        </>
      )}
      <span style={{ whiteSpace: 'nowrap' }}>{item.points}</span>
      {separator}
      <MailLink site={site} href={item.discussion} style={{ whiteSpace: 'nowrap' }}>
        {item.comments}
      </MailLink>
      {item.commentsElsewhere === null ? null : (
        <>
          {separator}
          <span>{item.commentsElsewhere}</span>
        </>
      )}
    </p>
  );
}

/** Names the other sources of the story, and the earlier issue that had it. */
function ItemStory({ site, item: { otherSources, newSince }, direction }: EntryProps) {
  const style = { ...createStyles(site.theme).quiet, margin: 0 };
  const [before, after] = otherSources?.text.split('{sources}') ?? [];
  return (
    <>
      {otherSources === null ? null : (
        <p className="quiet" style={style}>
          {before}
          {otherSources.links.map(({ text, href }, i) => (
            <Fragment key={href}>
              {i > 0 ? separator : ''}
              <span dir={direction === 'rtl' ? 'ltr' : undefined}>
                <MailLink site={site} href={href}>
                  {text}
                </MailLink>
              </span>
            </Fragment>
          ))}
          {after}
        </p>
      )}
      {newSince === null ? null : (
        <p className="quiet" style={style}>
          <MailLink site={site} href={newSince.href}>
            {newSince.text}
          </MailLink>
        </p>
      )}
    </>
  );
}
