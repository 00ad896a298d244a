import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { expect, it } from 'vitest';
import type { DocumentBlock, NewsletterDocument } from '#shared/newsletter/document.ts';
import { insertBlock, moveBlock, toggleList, setText } from './commands.ts';
import { readCard, toCard, toValues, type Card } from './cards.ts';
import { toDocument, toNode } from './convert.ts';
import { nodes, schema } from './schema.ts';

const text = (content: string): DocumentBlock => ({ type: 'text', content: [{ text: content }] });

/** Runs a command with the cursor at the beginning of a block, from 0. */
function runAt(document: NewsletterDocument, block: number, command: Command): EditorState {
  const doc = toNode(document);
  let at = 1;
  for (let i = 0; i < block; i += 1) at += doc.child(i).nodeSize;
  let state = EditorState.create({ doc });
  state = state.apply(state.tr.setSelection(TextSelection.near(doc.resolve(at))));
  command(state, (tr) => (state = state.apply(tr)));
  return state;
}

it('returns every document as it was', () => {
  const document: NewsletterDocument = [
    { type: 'heading', level: 3, content: [{ text: 'Lakes' }] },
    {
      type: 'text',
      content: [
        { text: 'See ' },
        { text: 'the map', bold: true, href: 'https://example.org/' },
        { text: '\nand', italic: true },
      ],
    },
    { type: 'list', ordered: true, items: [[{ text: 'one' }], [{ text: 'two', bold: true }]] },
    { type: 'quote', content: [{ text: 'deep' }] },
    { type: 'divider' },
    { type: 'digest' },
    { type: 'image', src: '/site-files/a.svg', alt: '' },
    { type: 'post', postId: 'abc' },
    { type: 'posts', title: '', tag: 'lakes', count: 3 },
    text('after'),
  ];
  const node = toNode(document);
  node.check();
  expect(toDocument(node)).toEqual(document);
});

it('leaves out empty blocks and refused characters', () => {
  const doc = nodes.doc.create(null, [
    nodes.paragraph.create(),
    nodes.heading.create(null, schema.text('  ')),
    nodes.paragraph.create(null, schema.text('a\tb\ue000c\ud800')),
  ]);
  expect(toDocument(doc)).toEqual([text('a bc\ufffd')]);
  expect(toDocument(toNode([]))).toEqual([]);
});

it('moves a block with its cursor', () => {
  const document = [text('a'), text('bb'), text('c')];
  const moved = runAt(document, 1, moveBlock(1));
  expect(toDocument(moved.doc)).toEqual([text('a'), text('c'), text('bb')]);
  expect(moved.selection.$from.parent.textContent).toBe('bb');
  expect(toDocument(runAt(document, 1, moveBlock(-1)).doc)).toEqual([
    text('bb'),
    text('a'),
    text('c'),
  ]);
  expect(toDocument(runAt(document, 0, moveBlock(-1)).doc)).toEqual(document);
});

it('adds a block after the current one, and text after a divider', () => {
  const state = runAt([text('a')], 0, insertBlock(nodes.divider.create()));
  expect(state.doc.children.map(({ type }) => type.name)).toEqual([
    'paragraph',
    'divider',
    'paragraph',
  ]);
});

it('changes a text to a list or a quote', () => {
  expect(toDocument(runAt([text('a')], 0, toggleList(nodes.bullet_list)).doc)).toEqual([
    { type: 'list', ordered: false, items: [[{ text: 'a' }]] },
  ]);
  expect(
    toDocument(
      runAt(
        [{ type: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] }],
        0,
        toggleList(nodes.ordered_list),
      ).doc,
    ),
  ).toEqual([{ type: 'list', ordered: true, items: [[{ text: 'a' }], [{ text: 'b' }]] }]);
  expect(toDocument(runAt([text('a')], 0, setText(nodes.quote)).doc)).toEqual([
    { type: 'quote', content: [{ text: 'a' }] },
  ]);
});

it('creates the blocks with fields, or names the wrong field', () => {
  const cards: Card[] = [
    { type: 'image', src: 'https://images.example/a.png', alt: 'A', href: 'https://a.example/' },
    { type: 'button', label: 'Read', href: 'https://a.example/' },
    { type: 'sponsor', label: 'Ad', name: 'B', text: 'two\nlines', href: 'https://b.example/' },
    { type: 'posts', title: 'On lakes', tag: 'lakes', count: 4 },
  ];
  for (const card of cards) expect(toCard(card.type, toValues(card))).toEqual(card);
  expect(toCard('post', { post: 'https://site.example/post/a-title-Ab1c?x=1#top' })).toEqual({
    type: 'post',
    postId: 'Ab1c',
  });
  expect(toCard('comment', { comment: '/post/a-title-Ab1c?root=Zz9#c-Zz9' })).toEqual({
    type: 'comment',
    commentId: 'Zz9',
  });
  expect(toCard('button', { label: 'x', href: 'javascript:alert(1)' })).toHaveProperty(
    'field',
    'href',
  );
  expect(toCard('image', { src: 'http://a.example/a.png' })).toHaveProperty('field', 'src');
  expect(toCard('posts', { tag: 'a', count: '40' })).toHaveProperty('field', 'count');
  expect(readCard('{"type":"html"}')).toBe(null);
  expect(readCard('nonsense')).toBe(null);
});
