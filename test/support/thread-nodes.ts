import type { CommentSort } from '#shared/paths.ts';
import {
  selectThread,
  type Selection,
  type ThreadNode,
} from '../../server/domain/comments/thread-selection.ts';

export function select(
  nodes: ThreadNode[],
  options: { sort?: CommentSort; limit?: number; root?: string; after?: string } = {},
): Selection {
  const selection = selectThread(nodes, { sort: 'best', limit: 200, ...options });
  if (typeof selection === 'string') throw new Error(selection);
  return selection;
}
