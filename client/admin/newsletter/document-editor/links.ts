import type { Command, EditorState } from 'prosemirror-state';
import { marks } from './schema.ts';

/** Returns the link at the selection, or an empty text. */
export function findLink({ selection: { $from, from, to, empty }, doc }: EditorState): string {
  let href = '';
  if (empty) href = String(marks.link.isInSet($from.marks())?.attrs.href ?? '');
  else
    doc.nodesBetween(from, to, (node) => {
      href ||= String(marks.link.isInSet(node.marks)?.attrs.href ?? '');
    });
  return href;
}

/** Links the selected text; without one, the link at the cursor, or a new text with the URL. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const range = selection.empty ? findLinkRange(state) : selection;
    if (range) {
      tr.removeMark(range.from, range.to, marks.link);
      if (href !== null) tr.addMark(range.from, range.to, marks.link.create({ href }));
    } else if (href !== null)
      tr.replaceSelectionWith(state.schema.text(href, [marks.link.create({ href })]), false);
    dispatch?.(tr);
    return true;
  };

/** Returns the range of the link around the cursor. */
function findLinkRange({ selection: { $from } }: EditorState): { from: number; to: number } | null {
  const link = marks.link.isInSet($from.marks());
  if (!link) return null;
  let position = $from.start();
  let from = -1;
  for (const child of $from.parent.children) {
    if (link.isInSet(child.marks)) from = from < 0 ? position : from;
    else if (from >= 0 && position >= $from.pos) return { from, to: position };
    else from = -1;
    position += child.nodeSize;
  }
  return from < 0 ? null : { from, to: position };
}
