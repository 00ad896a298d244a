import { setBlockType, splitBlock } from 'prosemirror-commands';
import { closeHistory } from 'prosemirror-history';
import { NodeRange, type NodeType, type Node, type ResolvedPos } from 'prosemirror-model';
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

/** A block, the document or section that has it, and its place there. */
type Place = { node: Node; parent: Node; index: number; start: number };

/** Returns the block with the selection, and the section around it. */
export function findBlock({ selection: { $from } }: EditorState): Place & {
  section: Place | null;
} {
  const section = isInSection($from) ? findPlace($from, 0) : null;
  return { ...findPlace($from, section ? 1 : 0), section };
}

function findPlace($from: ResolvedPos, depth: 0 | 1): Place {
  const parent = $from.node(depth);
  const index = Math.min($from.index(depth), parent.childCount - 1);
  return { node: parent.child(index), parent, index, start: $from.posAtIndex(index, depth) };
}

const isInSection = ($from: ResolvedPos) => $from.depth > 0 && $from.node(1).type === nodes.section;

/** Whether a position is in a text of its own, not in a list. */
export const isOwnText = ($from: ResolvedPos): boolean =>
  $from.depth === (isInSection($from) ? 2 : 1);

/** Whether the selection is in an empty line, which a new block would replace. */
export const canAddBlock = ({ selection: { $from, empty } }: EditorState): boolean =>
  empty && $from.parent.isTextblock && $from.parent.content.size === 0 && isOwnText($from);

/** Returns the selected block with fields. */
export function findCard({ selection }: EditorState): Card | null {
  return selection instanceof NodeSelection && selection.node.type === nodes.card
    ? (selection.node.attrs.card as Card)
    : null;
}

/** Replaces the fields of the block at a position. False: it is no longer there. */
export const setCard =
  (card: Card, from: number): Command =>
  (state, dispatch) => {
    if (state.doc.nodeAt(from)?.type !== nodes.card) return false;
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
    const { node, start } = findBlock(state);
    if (node.type === type) return liftAll(state, dispatch, view);
    if (isList(node.type)) {
      dispatch?.(state.tr.setNodeMarkup(start, type));
      return true;
    }
    if (!dispatch || !view || node.type === nodes.paragraph)
      return wrapInList(type)(state, dispatch);
    return (
      setBlockType(nodes.paragraph)(state, dispatch) && wrapInList(type)(view.state, view.dispatch)
    );
  };

/** Returns what `moveBlock` moves: the block, or at the edge of a section the section. */
export function findMove(state: EditorState, by: 1 | -1): Place | null {
  const { section, ...block } = findBlock(state);
  const canMove = ({ index, parent }: Place) => index + by >= 0 && index + by < parent.childCount;
  return [block, section].find((place) => place !== null && canMove(place)) ?? null;
}

/** Moves the block with the selection up or down, and keeps the selection in it. */
export const moveBlock =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const { selection } = state;
    const place = findMove(state, by);
    if (!place) return false;
    if (!dispatch) return true;
    const { node, parent, index, start } = place;
    const moved = start + (by < 0 ? -1 : 1) * parent.child(index + by).nodeSize;
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
 * Moves the block at a position to another place of the document or of a section. The last block
 * of a section takes that along, or leaves it for another one.
 */
export const moveBlockTo =
  (from: number, to: number): Command =>
  (state, dispatch) => {
    const { doc } = state;
    const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
    const { nodeAfter: block, parent } = $from;
    if (!block) return false;
    const isLast = parent.type === nodes.section && parent.childCount === 1;
    const start = isLast ? $from.before() : from;
    const end = start + (isLast ? parent : block).nodeSize;
    if (to >= start && to <= end) return false;
    if (!dispatch) return true;
    const moved = isLast && $to.depth === 0 ? parent : block;
    const tr = closeHistory(state.tr).delete(start, end);
    const at = tr.mapping.map(to);
    dispatch(selectBlock(tr.insert(at, moved), at, moved).scrollIntoView());
    return true;
  };

/** Puts the selection into the block at a position. */
export const selectBlockAt =
  (pos: number): Command =>
  (state, dispatch) => {
    const node = state.doc.nodeAt(pos);
    if (!node) return false;
    dispatch?.(selectBlock(state.tr, pos, node));
    return true;
  };

/** Adds a copy of the block with the selection after it. The posts of the issue are there once. */
export const duplicateBlock: Command = (state, dispatch) => {
  const { node, start } = findBlock(state);
  if (node.type === nodes.digest) return false;
  const at = start + node.nodeSize;
  dispatch?.(selectBlock(closeHistory(state.tr).insert(at, node), at, node).scrollIntoView());
  return true;
};

/** Deletes the block with the selection, and a section with its last block. */
export const deleteBlock: Command = (state, dispatch) => {
  const { section, ...block } = findBlock(state);
  const { node, parent, start } = section?.node.childCount === 1 ? section : block;
  const [end, tr] = [start + node.nodeSize, closeHistory(state.tr)];
  if (parent.childCount === 1) tr.replaceWith(start, end, nodes.paragraph.create());
  else tr.delete(start, end);
  const place = tr.doc.resolve(Math.min(start, tr.doc.content.size));
  dispatch?.(tr.setSelection(Selection.near(place)).scrollIntoView());
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
    const { section, ...inner } = findBlock(state);
    // The posts of the issue are for all readers.
    const { node, start } = section && block.type === nodes.digest ? section : inner;
    const isEmpty = node.type === nodes.paragraph && node.content.size === 0;
    const tr = closeHistory(state.tr);
    const end = start + node.nodeSize;
    const at = isEmpty ? start : end;
    tr.replaceWith(at, end, block);
    // Somewhere to go on.
    if (!block.isTextblock && block.isLeaf && at + block.nodeSize >= tr.doc.resolve(at).end())
      tr.insert(at + block.nodeSize, nodes.paragraph.create());
    dispatch(selectBlock(tr, at, block).scrollIntoView());
    return true;
  };

/** Returns the blocks of the document that the selection touches. */
function findRange({ doc, selection: { $from, $to } }: EditorState) {
  const first = Math.min($from.index(0), doc.childCount - 1);
  const last = Math.max(first, $to.indexAfter(0) - 1);
  return {
    from: $from.posAtIndex(first, 0),
    to: $from.posAtIndex(last + 1, 0),
    blocks: doc.children.slice(first, last + 1),
  };
}

/** Returns the segment of the section with the selection. */
export const findSegment = (state: EditorState): string | null => {
  const segment = findRange(state).blocks.find(({ type }) => type === nodes.section);
  return segment ? String(segment.attrs.segmentId) : null;
};

/** Whether `setSegment` can act. The posts of the issue are for all readers. */
export const canSetSegment = (state: EditorState): boolean =>
  findRange(state).blocks.every(({ type }) => type !== nodes.digest);

/** Makes the selected blocks one section for a segment. Null: blocks for all readers again. */
export const setSegment =
  (segmentId: string | null): Command =>
  (state, dispatch) => {
    const { from, to, blocks } = findRange(state);
    if (!canSetSegment(state)) return false;
    if (!dispatch) return true;
    const tr = closeHistory(state.tr);
    let end = to;
    for (const block of blocks.toReversed()) {
      const start = end - block.nodeSize;
      if (block.type === nodes.section) {
        const [$first, $last] = [tr.doc.resolve(start + 1), tr.doc.resolve(end - 1)];
        tr.lift(new NodeRange($first, $last, 1), 0);
      }
      end = start;
    }
    if (segmentId !== null)
      tr.wrap(new NodeRange(tr.doc.resolve(from), tr.doc.resolve(tr.mapping.map(to)), 0), [
        { type: nodes.section, attrs: { segmentId } },
      ]);
    dispatch(tr.scrollIntoView());
    return true;
  };

/** An empty text within a section does not divide it. At its end, Enter leaves the section. */
export const stayInSection: Command = (state, dispatch, view) => {
  const { node, parent, index, section } = findBlock(state);
  const isInside = section !== null && index < parent.childCount - 1;
  if (!isInside || node.type !== nodes.paragraph || node.content.size > 0) return false;
  return splitBlock(state, dispatch, view);
};

function selectBlock(tr: Transaction, at: number, block: Node): Transaction {
  return tr.setSelection(
    block.isLeaf ? NodeSelection.create(tr.doc, at) : Selection.near(tr.doc.resolve(at + 1), 1),
  );
}
