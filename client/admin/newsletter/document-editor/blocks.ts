import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import type { DropPlace } from '../use-drag.ts';
import { nodes } from './schema.ts';

/** A block, or a section, where it is in the document and in the window. */
type SeenBlock = { node: Node; parent: Node; pos: number; top: number; bottom: number };

/** Lists the blocks of the document and of its sections. */
function listSeen(view: EditorView): SeenBlock[] {
  const blocks: SeenBlock[] = [];
  const add = (parent: Node, start: number) =>
    parent.forEach((node, offset) => {
      const pos = start + offset;
      const dom = view.nodeDOM(pos);
      if (dom instanceof HTMLElement) {
        const { top, bottom } = dom.getBoundingClientRect();
        blocks.push({ node, parent, pos, top, bottom });
      }
      if (node.type === nodes.section) add(node, pos + 1);
    });
  add(view.state.doc, 0);
  return blocks;
}

/** Finds the block at a height in the window. Within a section: its block, else the section. */
export const findBlockAt = (view: EditorView, y: number): number | null =>
  listSeen(view)
    .filter(({ top, bottom }) => y >= top && y < bottom)
    .at(-1)?.pos ?? null;

/** Returns where a block is in the window. Null: it is not there. */
export const findTop = (view: EditorView, pos: number): number | null =>
  listSeen(view).find((block) => block.pos === pos)?.top ?? null;

/** Lists the places that a block can be dragged to. */
export function listDropPlaces(view: EditorView, pos: number): DropPlace<number>[] {
  const dragged = view.state.doc.nodeAt(pos);
  const isTop = dragged?.type === nodes.section || dragged?.type === nodes.digest;
  return listSeen(view)
    .filter(({ parent }) => !isTop || parent === view.state.doc)
    .flatMap(({ node, parent, pos: start, top, bottom }) => [
      ...(parent.firstChild === node ? [{ at: start, y: top }] : []),
      { at: start + node.nodeSize, y: bottom },
    ]);
}
