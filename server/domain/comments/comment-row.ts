import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Db } from '../../db/client.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { own } from '../../db/own.ts';

// Lock order: post, comment, users. A locked post blocks all changes to its comments.

export type CommentRow = typeof comments.$inferSelect;

/**
 * Locks the post of a comment and returns its id. `author` restricts it to their comments.
 * Error: not_found.
 */
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
        own(comments, site, { id: commentId(id) }),
        ...(author === undefined ? [] : [eq(comments.userId, author)]),
      ),
    );
  if (!comment) throw notFound('The comment was not found.');
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(own(posts, site, { id: comment.postId }))
    .for('no key update');
  return comment.postId;
}

/** Locks a comment that is not deleted, and its post. Error: not_found. */
export async function lockComment(tx: Db, site: string, id: string): Promise<CommentRow> {
  await lockPostOfComment(tx, site, id);
  const [comment] = await tx
    .select()
    .from(comments)
    .where(and(own(comments, site, { id }), isNull(comments.deletedAt)))
    .for('no key update');
  if (!comment) throw notFound('The comment was not found.');
  return comment;
}

/** Returns the id of the post of a comment. Error: not_found. */
export async function findPostOfComment(db: Db, site: string, id: string): Promise<string> {
  const [comment] = await db
    .select({ postId: comments.postId })
    .from(comments)
    .where(own(comments, site, { id: commentId(id) }));
  if (!comment) throw notFound('The comment was not found.');
  return comment.postId;
}

/** Returns a valid id. Error: not_found. */
export function commentId(id: string): string {
  if (!/^[A-Za-z0-9]{1,32}$/.test(id)) throw notFound('The comment was not found.');
  return id;
}

/** Updates the comment counters of the post, which is locked, and of the user. */
export async function updateCommentCounters(
  tx: Db,
  site: string,
  post: string,
  user: string,
  change: 1 | -1,
): Promise<void> {
  const [countedPost, countedAuthor] = countComment(tx, site, post, user, change);
  await tx.with(countedPost, countedAuthor).select().from(countedAuthor);
}

/** Adds a comment to a locked post. Only a visible one is counted. */
export async function insertComment(
  tx: Db,
  comment: typeof comments.$inferInsert & { searchLanguage: DigestLanguage },
  isVisible: boolean,
): Promise<void> {
  const { siteId, postId, userId } = comment;
  const counted = isVisible ? countComment(tx, siteId, postId, userId, 1) : [];
  await tx
    .with(...counted)
    .insert(comments)
    .values(comment);
}

/** Returns the changes of both counters, as parts of a statement. */
function countComment(tx: Db, site: string, post: string, user: string, change: 1 | -1) {
  return [
    tx.$with('counted_post').as(
      tx
        .update(posts)
        .set({ commentCount: sql`${posts.commentCount} + ${change}` })
        .where(own(posts, site, { id: post }))
        .returning({ id: posts.id }),
    ),
    tx.$with('counted_author').as(
      tx
        .update(users)
        .set({ commentCount: sql`${users.commentCount} + ${change}` })
        .where(own(users, site, { id: user }))
        .returning({ id: users.id }),
    ),
  ] as const;
}
