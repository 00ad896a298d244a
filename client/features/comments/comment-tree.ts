import type { Comment } from '#shared/contract/comments.ts';

export type CommentNode = { comment: Comment; parent: Comment | null; replies: CommentNode[] };

/**
 * Builds the tree of a flat list, in its order. Comments without a parent in the list are roots.
 */
export function commentTree(comments: Comment[]): CommentNode[] {
  const tops: CommentNode[] = [];
  const byId = new Map<string, CommentNode>();
  for (const comment of comments) {
    const parent = comment.parentId === null ? undefined : byId.get(comment.parentId);
    const node: CommentNode = { comment, parent: parent?.comment ?? null, replies: [] };
    byId.set(comment.id, node);
    (parent?.replies ?? tops).push(node);
  }
  return tops;
}
