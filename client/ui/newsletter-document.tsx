import { createElement, type ReactNode } from 'react';
import {
  renderDocument,
  type DocumentWriter,
  type NewsletterDocument,
} from '#shared/newsletter/document.ts';
import * as styles from './newsletter-document.late.styles.ts';

/** Shows what an editor wrote. `findLanguage`: of a text, if it is not that of the page. */
export function DocumentBlocks({
  blocks,
  findLanguage,
}: {
  blocks: NewsletterDocument;
  findLanguage: (text: string) => string | undefined;
}) {
  if (blocks.length === 0) return null;
  return createElement(
    'div',
    { className: styles.document },
    ...renderDocument(blocks, createWriter(findLanguage)),
  );
}

function createWriter(
  findLanguage: (text: string) => string | undefined,
): DocumentWriter<ReactNode> {
  const element = (
    tag: 'p' | 'h2' | 'h3' | 'li' | 'blockquote',
    content: ReactNode[],
    plain: string,
  ) => createElement(tag, { lang: findLanguage(plain), dir: 'auto' }, ...content);
  return {
    run: (text, { bold, italic }) => {
      const inner = italic ? <em>{text}</em> : text;
      return bold ? <strong>{inner}</strong> : inner;
    },
    lineBreak: () => <br />,
    link: (href, content) => createElement('a', { href, rel: 'noopener' }, ...content),
    heading: (level, content, plain) => element(`h${level}`, content, plain),
    text: (content, plain) => element('p', content, plain),
    list: (ordered, items) =>
      createElement(
        ordered ? 'ol' : 'ul',
        null,
        ...items.map(({ content, plain }) => element('li', content, plain)),
      ),
    quote: (content, plain) => element('blockquote', content, plain),
    divider: () => <hr />,
  };
}
