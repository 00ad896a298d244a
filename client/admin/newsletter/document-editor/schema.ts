import { Schema, type NodeSpec } from 'prosemirror-model';
import { t } from '../../lib/words.ts';
import { readCard } from './cards.ts';

const text = (tag: 'p' | 'blockquote'): NodeSpec => ({
  group: 'block',
  content: 'inline*',
  parseDOM: [{ tag }],
  toDOM: () => [tag, { dir: 'auto' }, 0],
});

/** The nodes of the editor. The first block is what the editor creates by default. */
export const schema = new Schema({
  nodes: {
    doc: { content: '(block | digest | section)+' },
    paragraph: text('p'),
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 2, validate: 'number' } },
      defining: true,
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }) => [`h${attrs.level}`, { dir: 'auto' }, 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    list_item: {
      content: 'paragraph',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    quote: { ...text('blockquote'), defining: true },
    divider: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    digest: {
      atom: true,
      parseDOM: [{ tag: 'div[data-block="digest"]' }],
      toDOM: () => ['div', { 'data-block': 'digest' }, t('The posts of this issue')],
    },
    /** A block with fields. */
    card: {
      group: 'block',
      atom: true,
      attrs: { card: {} },
      parseDOM: [
        {
          tag: 'div[data-card]',
          getAttrs: (element) => {
            const card = readCard(element.getAttribute('data-card'));
            return card ? { card } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['div', { 'data-card': JSON.stringify(attrs.card) }],
    },
    /** Blocks for the readers of a segment. */
    section: {
      content: 'block+',
      attrs: { segmentId: { validate: 'string' } },
      defining: true,
      parseDOM: [
        {
          tag: 'div[data-section]',
          getAttrs: (element) => ({ segmentId: element.getAttribute('data-section') ?? '' }),
        },
      ],
      toDOM: ({ attrs }) => ['div', { 'data-section': attrs.segmentId as string }, 0],
    },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? '';
            return /^https?:\/\//i.test(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href as string, rel: 'noopener' }, 0],
    },
    bold: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    italic: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }],
      toDOM: () => ['em', 0],
    },
  },
});

export const { nodes, marks } = schema;
