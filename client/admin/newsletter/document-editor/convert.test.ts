import { EditorState, NodeSelection, TextSelection, type Command } from 'prosemirror-state';
import { expect, it } from 'vitest';
import type {
  DocumentBlock,
  NewsletterDocument,
  SectionBlock,
} from '#shared/newsletter/document.ts';
import {
  canSetSegment,
  deleteBlock,
  duplicateBlock,
  findSegment,
  insertBlock,
  moveBlock,
  moveBlockTo,
  setSegment,
  setText,
  stayInSection,
  toggleList,
} from './commands.ts';
import { readCard, toCard, toValues, type Card } from './cards.ts';
import { toDocument, toNode } from './convert.ts';
import { nodes, schema } from './schema.ts';

const text = (content: string): SectionBlock => ({ type: 'text', content: [{ text: content }] });

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
    { type: 'section', segmentId: 'abc', blocks: [{ type: 'divider' }, text('some')] },
    text('after'),
  ];
  const node = toNode(document);
  node.check();
  expect(toDocument(node)).toEqual(document);
});

it('leaves out empty blocks and rejected characters', () => {
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

it('adds a divider and text after the current block', () => {
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
    { type: 'image', src: '/site-files/a.svg', alt: '', caption: 'A lake, by Ada' },
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

const section = (segmentId: string, ...blocks: SectionBlock[]): DocumentBlock => ({
  type: 'section',
  segmentId,
  blocks,
});

/** Selects the texts from one to another, and runs a command. */
function runOn(document: NewsletterDocument, [from, to]: [string, string], command: Command) {
  const doc = toNode(document);
  const places: Record<string, number> = {};
  doc.descendants((node, at) => {
    if (node.isText) places[node.text ?? ''] = at;
  });
  let state = EditorState.create({ doc });
  const selection = TextSelection.create(doc, places[from] ?? 0, (places[to] ?? 0) + to.length);
  state = state.apply(state.tr.setSelection(selection));
  command(state, (tr) => (state = state.apply(tr)));
  state.doc.check();
  return state;
}

it('sets, changes and removes the segment of blocks', () => {
  const document = [text('a'), text('b'), text('c')];
  const limited = runOn(document, ['a', 'b'], setSegment('x'));
  expect(toDocument(limited.doc)).toEqual([section('x', text('a'), text('b')), text('c')]);
  expect(limited.doc.textBetween(limited.selection.from, limited.selection.to, '-')).toBe('a-b');
  expect(findSegment(limited)).toBe('x');
  const inside = toDocument(limited.doc);
  expect(toDocument(runOn(inside, ['b', 'b'], setSegment('y')).doc)).toEqual([
    section('y', text('a'), text('b')),
    text('c'),
  ]);
  expect(toDocument(runOn(inside, ['a', 'a'], setSegment(null)).doc)).toEqual(document);
});

it('merges sections, and rejects the posts of the issue', () => {
  const document = [section('x', text('a')), text('b'), section('y', text('c'), text('d'))];
  expect(toDocument(runOn(document, ['a', 'c'], setSegment('z')).doc)).toEqual([
    section('z', text('a'), text('b'), text('c'), text('d')),
  ]);
  const withPosts: NewsletterDocument = [text('a'), { type: 'digest' }, text('b')];
  const state = runOn(withPosts, ['a', 'b'], setSegment('x'));
  expect(canSetSegment(state)).toBe(false);
  expect(toDocument(state.doc)).toEqual(withPosts);
});

it('limits a block with fields', () => {
  const card: SectionBlock = { type: 'button', label: 'Read', href: 'https://a.example/' };
  const doc = toNode([text('a'), card]);
  let state = EditorState.create({ doc });
  state = state.apply(state.tr.setSelection(NodeSelection.create(doc, 3)));
  setSegment('x')(state, (tr) => (state = state.apply(tr)));
  expect(toDocument(state.doc)).toEqual([text('a'), section('x', card)]);
});

it('moves a block within its section, then the section', () => {
  const document = [text('a'), section('x', text('b'), text('c')), text('d')];
  expect(toDocument(runOn(document, ['c', 'c'], moveBlock(-1)).doc)).toEqual([
    text('a'),
    section('x', text('c'), text('b')),
    text('d'),
  ]);
  const moved = runOn(document, ['b', 'b'], moveBlock(-1));
  expect(toDocument(moved.doc)).toEqual([section('x', text('b'), text('c')), text('a'), text('d')]);
  expect(moved.selection.$from.parent.textContent).toBe('b');
});

it('moves a block to any place, and a section with its last block', () => {
  const document = [text('a'), section('x', text('b')), section('y', text('c'), text('d'))];
  // Each text has 3 positions, and each section 2 more.
  const move = (from: number, to: number) =>
    toDocument(runOn(document, ['a', 'a'], moveBlockTo(from, to)).doc);
  expect(move(0, 16)).toEqual([document[1], document[2], text('a')]);
  expect(move(0, 12)).toEqual([document[1], section('y', text('c'), text('a'), text('d'))]);
  expect(move(12, 0)).toEqual([text('d'), text('a'), document[1], section('y', text('c'))]);
  expect(move(4, 0)).toEqual([document[1], text('a'), document[2]]);
  expect(move(4, 9)).toEqual([text('a'), section('y', text('b'), text('c'), text('d'))]);
  expect(move(4, 7)).toEqual(document);
});

it('duplicates and deletes a block, and a section with its last block', () => {
  const document = [text('a'), section('x', text('b'))];
  expect(toDocument(runOn(document, ['b', 'b'], duplicateBlock).doc)).toEqual([
    text('a'),
    section('x', text('b'), text('b')),
  ]);
  expect(toDocument(runOn(document, ['b', 'b'], deleteBlock).doc)).toEqual([text('a')]);
  expect(toDocument(runOn([text('a')], ['a', 'a'], deleteBlock).doc)).toEqual([]);
});

it('keeps changes of a block in its section', () => {
  const document = [section('x', text('a'), text('b'))];
  expect(toDocument(runOn(document, ['a', 'a'], setText(nodes.quote)).doc)).toEqual([
    section('x', { type: 'quote', content: [{ text: 'a' }] }, text('b')),
  ]);
  expect(toDocument(runOn(document, ['a', 'a'], toggleList(nodes.bullet_list)).doc)).toEqual([
    section('x', { type: 'list', ordered: false, items: [[{ text: 'a' }]] }, text('b')),
  ]);
  const added = runOn(document, ['a', 'a'], insertBlock(nodes.divider.create()));
  expect(toDocument(added.doc)).toEqual([section('x', text('a'), { type: 'divider' }, text('b'))]);
  const posts = runOn(document, ['a', 'a'], insertBlock(nodes.digest.create()));
  expect(toDocument(posts.doc)).toEqual([...document, { type: 'digest' }]);
});

it('does not divide a section at an empty text', () => {
  const doc = nodes.doc.create(null, [
    nodes.section.create({ segmentId: 'x' }, [nodes.paragraph.create(), nodes.paragraph.create()]),
  ]);
  let state = EditorState.create({ doc });
  state = state.apply(state.tr.setSelection(TextSelection.create(doc, 2)));
  expect(stayInSection(state, (tr) => (state = state.apply(tr)))).toBe(true);
  expect(state.doc.childCount).toBe(1);
  expect(state.doc.firstChild?.childCount).toBe(3);
});
