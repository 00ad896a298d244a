import { setBlockType } from 'prosemirror-commands';
import { closeHistory } from 'prosemirror-history';
import type { NodeType, Node } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import {
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state';
import type { Card } from './cards.ts';
import { nodes } from './schema.ts';

/** Returns the block of the document that has the selection, and its place. */
export function findBlock({ doc, selection }: EditorState): { node: Node; index: number } {
  const index = selection.$from.index(0);
  return { node: doc.child(Math.min(index, doc.childCount - 1)), index };
}

/** Returns the selected block with fields. */
export function findCard({ selection }: EditorState): Card | null {
  return selection instanceof NodeSelection && selection.node.type === nodes.card
    ? (selection.node.attrs.card as Card)
    : null;
}

/** Replaces the fields of the selected block. */
export const setCard =
  (card: Card): Command =>
  (state, dispatch) => {
    if (!findCard(state)) return false;
    const { from } = state.selection;
    const tr = closeHistory(state.tr).setNodeMarkup(from, null, { card });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
    return true;
  };

const isList = (type: NodeType) => type === nodes.bullet_list || type === nodes.ordered_list;

/** Lifts the selected text out of a list, item by item. */
const liftAll: Command = (state, dispatch) => liftListItem(nodes.list_item)(state, dispatch);

/** Turns the selected blocks into text, a heading or a quote, also out of a list. */
export const setText =
  (type: NodeType, attrs?: { level: number }): Command =>
  (state, dispatch, view) => {
    if (!isList(findBlock(state).node.type)) return setBlockType(type, attrs)(state, dispatch);
    if (!dispatch || !view) return liftAll(state);
    if (!liftAll(state, dispatch, view)) return false;
    return type === nodes.paragraph || setBlockType(type, attrs)(view.state, view.dispatch);
  };

/** Turns the selected blocks into a list, or a list of one kind into the other, or back. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const { node, index } = findBlock(state);
    if (node.type === type) return liftAll(state, dispatch, view);
    if (isList(node.type)) {
      dispatch?.(state.tr.setNodeMarkup(findStart(state.doc, index), type));
      return true;
    }
    if (!dispatch || !view || node.type === nodes.paragraph)
      return wrapInList(type)(state, dispatch);
    return (
      setBlockType(nodes.paragraph)(state, dispatch) && wrapInList(type)(view.state, view.dispatch)
    );
  };

/** Returns the position before a block of the document. */
function findStart(doc: Node, index: number): number {
  let position = 0;
  for (let i = 0; i < index; i += 1) position += doc.child(i).nodeSize;
  return position;
}

/** Moves the block with the selection up or down, and keeps the selection in it. */
export const moveBlock =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const { doc, selection } = state;
    const { node, index } = findBlock(state);
    const target = index + by;
    if (target < 0 || target >= doc.childCount) return false;
    if (!dispatch) return true;
    const start = findStart(doc, index);
    const moved = start + (by < 0 ? -1 : 1) * doc.child(target).nodeSize;
    // A step of its own for undo.
    const tr = closeHistory(state.tr)
      .delete(start, start + node.nodeSize)
      .insert(moved, node);
    const shift = moved - start;
    tr.setSelection(
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, selection.from + shift)
        : TextSelection.create(
            tr.doc,
            selection.anchor + shift,
            Math.min(selection.head + shift, moved + node.nodeSize - 1),
          ),
    );
    dispatch(tr.scrollIntoView());
    return true;
  };

/**
 * Inserts a block after the one with the selection, or in the place of an empty text. The selection
 * goes into its text, else to the block itself.
 */
export const insertBlock =
  (block: Node): Command =>
  (state, dispatch) => {
    if (!dispatch) return true;
    const { node, index } = findBlock(state);
    const start = findStart(state.doc, index);
    const isEmpty = node.type === nodes.paragraph && node.content.size === 0;
    const tr = closeHistory(state.tr);
    const at = isEmpty ? start : start + node.nodeSize;
    if (isEmpty) tr.delete(start, start + node.nodeSize);
    tr.insert(at, block);
    // Somewhere to go on.
    if (!block.isTextblock && block.isLeaf && at + block.nodeSize >= tr.doc.content.size)
      tr.insert(at + block.nodeSize, nodes.paragraph.create());
    dispatch(selectBlock(tr, at, block).scrollIntoView());
    return true;
  };

function selectBlock(tr: Transaction, at: number, block: Node): Transaction {
  return tr.setSelection(
    block.isLeaf ? NodeSelection.create(tr.doc, at) : Selection.near(tr.doc.resolve(at + 1), 1),
  );
}
