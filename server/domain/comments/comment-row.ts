import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';

// Locks go from the post to its comment to people, so that no two wait for each other. While a post is locked, nothing is written, deleted or hidden below it.

export type CommentRow = typeof comments.$inferSelect;

/** Locks the post of a comment, listed or not; with `author`, of a comment of theirs only. Resolves with the post's id. Error: not_found. */
export async function lockPostOfComment(
  tx: Db,
  site: string,
  id: string,
  author?: string,
): Promise<string> {
  const [comment] = await tx
    .select({ postId: comments.postId })
    .from(comments)
    .where(
      and(
        eq(comments.siteId, site),
        eq(comments.id, commentId(id)),
        ...(author === undefined ? [] : [eq(comments.userId, author)]),
      ),
    );
  if (!comment) throw notFound('The comment');
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.siteId, site), eq(posts.id, comment.postId)))
    .for('no key update');
  return comment.postId;
}

/** A comment that is not deleted, hidden or not, with its post: nobody else changes them or votes on them until the transaction ends. Error: not_found. */
export async function lockComment(tx: Db, site: string, id: string): Promise<CommentRow> {
  await lockPostOfComment(tx, site, id);
  const [comment] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.siteId, site), eq(comments.id, id), isNull(comments.deletedAt)))
    .for('no key update');
  if (!comment) throw notFound('The comment');
  return comment;
}

/** The id, where it can be one. Error: not_found. */
export function commentId(id: string): string {
  if (!/^[A-Za-z0-9]{1,32}$/.test(id)) throw notFound('The comment');
  return id;
}

/** Listed comments, of the post and of the person. */
export async function updateCommentCounters(
  tx: Db,
  site: string,
  post: string,
  user: string,
  change: 1 | -1,
): Promise<void> {
  await tx
    .update(posts)
    .set({ commentCount: sql`${posts.commentCount} + ${change}` })
    .where(and(eq(posts.siteId, site), eq(posts.id, post)));
  await tx
    .update(users)
    .set({ commentCount: sql`${users.commentCount} + ${change}` })
    .where(and(eq(users.siteId, site), eq(users.id, user)));
}
