import { createElement, type CSSProperties, type ReactNode } from 'react';
import type { DocumentWriter } from '#shared/newsletter/document.ts';
import { getStartSide } from './digest-parts.tsx';
import type { Direction, TextAttributes } from './digest-text.ts';
import { createStyles, type MailSite } from './layout.tsx';

/**
 * Writes a document as mail HTML. Light colors are inline, and classes have the dark ones.
 * `describe`: language and direction of a text, as far as they differ from those of the mail.
 */
export function createDocumentWriter(
  site: MailSite,
  describe: (text: string) => TextAttributes,
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
    quote: (content, plain) => {
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
    },
    divider: () => (
      <hr
        className="rule"
        style={{ margin: '24px 0', border: 0, borderTop: `1px solid ${colors.border}` }}
      />
    ),
  };
}
