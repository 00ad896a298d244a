import {
  renderDocument,
  type DocumentWriter,
  type ShownBlock,
} from '#shared/newsletter/document.ts';
import type { RichText } from '#shared/rich-text.ts';

/** Formatted text has no images, so these are links. */
const writer: DocumentWriter<RichText> = {
  run(text, { bold, italic }) {
    const inner: RichText = italic ? [['em', [text]]] : [text];
    return bold ? [['strong', inner]] : inner;
  },
  lineBreak: () => [['br', []]],
  link: (href, content) => [['a', content.flat(), href]],
  heading: (level, content) => [[`h${level}`, content.flat()]],
  text: (content) => [['p', content.flat()]],
  list: (ordered, items) => [
    [ordered ? 'ol' : 'ul', items.map(({ content }) => ['li', content.flat()])],
  ],
  quote: (content) => [['blockquote', [['p', content.flat()]]]],
  divider: () => [['hr', []]],
  image: ({ src, alt, caption, href }) => [
    ['p', [['a', [alt === '' ? src : alt], href ?? src]]],
    ...(caption === '' ? [] : ([['p', [['em', [caption]]]]] as RichText)),
  ],
  button: (label, href) => [['p', [['a', [label], href]]]],
  posts: (title, posts) => [
    ...(title === '' ? [] : ([['h2', [title]]] as RichText)),
    ['ul', posts.map((post) => ['li', [['a', [post.title], post.href]]])],
  ],
  comment: ({ text, by, href }) => [['blockquote', [['p', [`“${text}” `, ['a', [by], href]]]]]],
  sponsor: ({ label, name, text, href }) => [
    [
      'p',
      [
        ['em', [label]],
        ['br', []],
        ['a', [name], href],
      ],
    ],
    ...(text === '' ? [] : ([['p', [text]]] as RichText)),
  ],
};

/** Returns the text of a letter for feeds. */
export const writeLetterText = (blocks: readonly ShownBlock[]): RichText =>
  renderDocument(blocks, writer).flat();
