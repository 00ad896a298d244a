import { createElement, type CSSProperties, type ReactNode } from 'react';
import { showHost } from '#shared/host-names.ts';
import type { DocumentWriter } from '#shared/newsletter/document.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { getStartSide, separator } from './digest-parts.tsx';
import type { Direction } from '#shared/text-rules.ts';
import { toPlainTitle, type TextAttributes } from './digest-text.ts';
import { createStyles, MailPicture, type MailSite } from './layout.tsx';

/**
 * Writes a document as mail HTML. Light colors are inline, and classes have the dark ones.
 * `describe`: language and direction of a text, as far as they differ from those of the email.
 */
export function createDocumentWriter(
  site: MailSite,
  describe: (text: string, source?: string | null) => TextAttributes,
  direction: Direction,
): DocumentWriter<ReactNode> {
  const style = createStyles(site.theme);
  const { colors } = site.theme;
  const element = (
    tag: 'p' | 'h2' | 'h3' | 'li' | 'blockquote',
    content: ReactNode[],
    plain: string,
    { className, ...css }: CSSProperties & { className?: string },
  ) => {
    const attributes = describe(plain);
    const side = attributes.dir ? { textAlign: getStartSide(attributes.dir) } : {};
    return createElement(tag, { ...attributes, className, style: { ...css, ...side } }, ...content);
  };
  const headings = {
    2: { ...style.heading, margin: '24px 0 8px', fontSize: '22px', lineHeight: '28px' },
    3: { ...style.heading, margin: '20px 0 8px', fontSize: '18px', lineHeight: '25px' },
  };
  const quote = (content: ReactNode[], plain: string) => {
    const line = `3px solid ${colors.secondary}`;
    const side = describe(plain).dir ?? direction;
    return element('blockquote', content, plain, {
      className: 'accent',
      ...style.paragraph,
      margin: '0 0 16px',
      ...(side === 'rtl'
        ? { paddingRight: '12px', borderRight: line }
        : { paddingLeft: '12px', borderLeft: line }),
    });
  };
  const captionStyle = { className: 'quiet', ...style.quiet, ...style.small };
  const toUrl = (href: string) => (href.startsWith('/') ? toSiteUrl(site, href) : href);
  return {
    run: (text, { bold, italic }) => {
      const inner = italic ? <em>{text}</em> : text;
      return bold ? <strong>{inner}</strong> : inner;
    },
    lineBreak: () => <br />,
    link: (href, content) =>
      createElement('a', { className: 'link', href, style: style.link }, ...content),
    heading: (level, content, plain) => element(`h${level}`, content, plain, headings[level]),
    text: (content, plain) => element('p', content, plain, style.paragraph),
    list: (ordered, items) =>
      createElement(
        ordered ? 'ol' : 'ul',
        {
          style: {
            ...style.paragraph,
            padding: direction === 'rtl' ? '0 24px 0 0' : '0 0 0 24px',
          },
        },
        ...items.map(({ content, plain }) => element('li', content, plain, { margin: '0 0 4px' })),
      ),
    quote,
    // A figure has margins in some mail programs, and loses its style in others.
    image: ({ src, alt, caption, href }) => (
      <>
        <MailPicture
          site={site}
          path={src}
          alt={alt}
          href={href}
          margin={caption === '' ? undefined : '0 0 4px'}
        />
        {caption === '' ? null : element('p', [caption], caption, captionStyle)}
      </>
    ),
    // Outlook ignores the padding of a link, but not that of a cell.
    button: (label, href) => (
      <table role="presentation" cellPadding="0" cellSpacing="0" style={{ margin: '0 0 16px' }}>
        <tbody>
          <tr>
            <td
              className="button"
              style={{ ...style.button, display: undefined, textDecoration: undefined }}
            >
              <a
                className="button"
                href={href}
                {...describe(label)}
                style={{ color: colors.onPrimary, textDecoration: 'none' }}
              >
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    ),
    posts: (title, posts) => (
      <>
        {title === '' ? null : element('h2', [title], title, headings[2])}
        {posts.map((post) => (
          <p key={post.discussion} style={{ ...style.paragraph, margin: '0 0 8px' }}>
            <a
              className="link"
              href={toUrl(post.href)}
              {...describe(toPlainTitle(post.title), post.language)}
              style={{ ...style.link, fontWeight: 700 }}
            >
              {toPlainTitle(post.title)}
            </a>
            {post.domain === null ? null : (
              <>
                {separator}
                <a
                  className="quiet"
                  href={toUrl(post.discussion)}
                  dir={direction === 'rtl' ? 'ltr' : undefined}
                  style={{ ...style.small, color: colors.textSecondary, textDecoration: 'none' }}
                >
                  {showHost(post.domain)}
                </a>
              </>
            )}
          </p>
        ))}
      </>
    ),
    comment: ({ text, by, href }) =>
      quote(
        [
          `“${text}” `,
          <a key="by" className="link" href={toUrl(href)} style={style.link}>
            {by}
          </a>,
        ],
        text,
      ),
    sponsor: ({ label, name, text, href }) => (
      <div
        className="rule"
        style={{
          margin: '0 0 16px',
          padding: '12px 16px',
          border: `1px solid ${colors.border}`,
          borderRadius: site.theme.layout.borderRadius,
        }}
      >
        <p className="quiet" style={{ ...style.quiet, ...style.small, margin: '0 0 4px' }}>
          {label}
        </p>
        <p style={{ ...style.paragraph, margin: 0, fontWeight: 700 }}>
          <a className="link" href={href} rel="sponsored" {...describe(name)} style={style.link}>
            {name}
          </a>
        </p>
        {text === '' ? null : element('p', [text], text, { ...style.paragraph, margin: '4px 0 0' })}
      </div>
    ),
    divider: () => (
      <hr
        className="rule"
        style={{ margin: '24px 0', border: 0, borderTop: `1px solid ${colors.border}` }}
      />
    ),
  };
}
