import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { expect, it } from 'vitest';
import type { DocumentBlock, NewsletterDocument } from '#shared/newsletter/document.ts';
import { insertBlock, moveBlock, toggleList, setText } from './commands.ts';
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
