import { Fragment, type CSSProperties, type ReactNode } from 'react';
import {
  getSeparator,
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
 * nothing. The last posts of one that is too large are left to the browser.
 */
export function renderDigest(
  site: MailSite,
  language: MailLanguage,
  digest: Digest,
): Mail & { preheader: string; shortening: Shortening | null } {
  return limitDigestSize(digest.items.length, (shown) => {
    const content = prepareDigest(site, language, digest, shown);
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
  const { subject, dateline, intro, overview, focus, focusText, lead, items, omitted, frame } =
    content;
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
      {overview === null ? null : (
        <>
          <p className="quiet" style={{ ...style.quiet, margin: '0 0 8px' }}>
            {overview.label}
          </p>
          <Sentences
            site={site}
            piece={overview}
            style={{ ...style.paragraph, fontSize: '18px', lineHeight: '28px' }}
          />
        </>
      )}
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
            {item.summary === null ? null : (
              <>
                <p className="quiet" style={{ ...style.quiet, margin: '0 0 2px' }}>
                  {item.summary.label}
                </p>
                <Sentences
                  site={site}
                  piece={item.summary}
                  style={{ ...style.paragraph, margin: '0 0 8px' }}
                />
              </>
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
        </Fragment>
      ))}
      {omitted === undefined ? null : (
        <p className="rule" style={style.paragraph}>
          <MailLink site={site} href={omitted.href}>
            {omitted.text}
          </MailLink>
        </p>
      )}
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

/** Shows the sentences, each with a link to its passages, as one text or on separate lines. */
function Sentences({
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
function MailLink({
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

/** Shows the domain, the points and a link to the discussion. */
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
function ItemStory({
  site,
  item: { otherSources, newSince },
  direction,
}: {
  site: MailSite;
  item: DigestContent['items'][number];
  direction: Direction;
}) {
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
