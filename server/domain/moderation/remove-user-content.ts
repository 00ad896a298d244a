import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { updatePostCounters } from '../posts/post-row.ts';
import { closeReports } from './actions.ts';
import { removePicture } from '../images/member-picture.ts';
import { own } from '../../db/own.ts';

/** The number of items removed per transaction. */
const batchSize = 100;
/**
 * What others can see, or could again. For a deleted post that is its discussion. Each half has the
 * condition of an index by user.
 */
const notRemoved = (table: typeof posts | typeof comments): SQL =>
  sql`(${table.isVisible} or not ${table.isVisible}
    and (${table.deletedAt} is null ${table === posts ? sql`or ${posts.isStub}` : sql``})
    and ${table.hiddenBy} is distinct from 'removed')`;
type Step = (
  tx: Db,
  ctx: Ctx,
  by: Pick<Viewer, 'userId' | 'username'>,
  userId: string,
  reason: string,
  maxCount: number,
) => Promise<number>;

/**
 * Removes a user's picture, and posts and comments in batches, each with a log entry. Idempotent.
 * One call removes at most a thousand.
 */
export async function removeUserContent(
  ctx: Ctx,
  by: Pick<Viewer, 'userId' | 'username'>,
  userId: string,
  reason: string,
): Promise<{ removed: number; contentLeft: boolean }> {
  await removePicture(ctx, userId);
  let removed = 0;
  for (const step of [removePosts, removeComments]) {
    for (;;) {
      const maxCount = Math.min(batchSize, limits.bans.maxItems - removed);
      if (maxCount <= 0) return { removed, contentLeft: await hasContent(ctx, userId) };
      const count = await writeSiteContent(ctx, (tx) =>
        step(tx, ctx, by, userId, reason, maxCount),
      );
      removed += count;
      if (count === 0) break;
    }
  }
  return { removed, contentLeft: false };
}

async function hasContent({ db, site }: Needs<'db' | 'site'>, userId: string): Promise<boolean> {
  const existsIn = (table: typeof posts | typeof comments) =>
    sql`exists (select 1 from ${table} where ${and(
      own(table, site.id, { userId }),
      notRemoved(table),
    )})`;
  const [row] = (
    await db.execute<{ exists: boolean }>(
      sql`select ${existsIn(posts)} or ${existsIn(comments)} as exists`,
    )
  ).rows;
  return row?.exists ?? false;
}

const removedState = { isHidden: true, hiddenBy: 'removed' as const };
/** A held item was never visible, so its entry is not public. */
const toRemovalEntry = ({
  isHidden,
  hiddenBy,
}: {
  isHidden: boolean;
  hiddenBy: string | null;
}) => ({
  before: { is_hidden: isHidden, hidden_by: hiddenBy },
  after: { is_hidden: true, hidden_by: 'removed' },
  isPublic: hiddenBy !== 'pending_review',
});

/** Like `applyPostAction`, for many posts: locks all, updates all, then counts. */
const removePosts: Step = async (tx, ctx, by, userId, reason, maxCount) => {
  const siteId = ctx.site.id;
  const rows = await tx
    .select({
      id: posts.id,
      listed: posts.isVisible,
      isHidden: posts.isHidden,
      hiddenBy: posts.hiddenBy,
    })
    .from(posts)
    .where(and(own(posts, siteId, { userId }), notRemoved(posts)))
    .orderBy(posts.id)
    .limit(maxCount)
    .for('no key update');
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(posts)
    .set(removedState)
    .where(and(eq(posts.siteId, siteId), inArray(posts.id, ids)));
  await writeAuditLog(
    tx,
    ctx,
    by,
    rows.map((row) => ({
      action: 'remove-post',
      postId: row.id,
      userId,
      reason,
      ...toRemovalEntry(row),
    })),
  );
  await closeReports(tx, ctx, { postIds: ids });
  await updatePostCounters(tx, { siteId, userId }, -rows.filter(({ listed }) => listed).length);
  return rows.length;
};

/** Like `applyCommentAction`, for many. Locks posts before comments, as new comments do. */
const removeComments: Step = async (tx, ctx, by, userId, reason, maxCount) => {
  const siteId = ctx.site.id;
  const isRemovable = and(own(comments, siteId, { userId }), notRemoved(comments));
  const candidates = await tx
    .select({ id: comments.id, postId: comments.postId })
    .from(comments)
    .where(isRemovable)
    .orderBy(comments.id)
    .limit(maxCount);
  if (candidates.length === 0) return 0;
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.siteId, siteId),
        inArray(posts.id, [...new Set(candidates.map(({ postId }) => postId))]),
      ),
    )
    .orderBy(posts.id)
    .for('no key update');
  const these = and(
    eq(comments.siteId, siteId),
    inArray(
      comments.id,
      candidates.map(({ id }) => id),
    ),
  );
  const rows = await tx
    .select({
      id: comments.id,
      postId: comments.postId,
      listed: comments.isVisible,
      isHidden: comments.isHidden,
      hiddenBy: comments.hiddenBy,
    })
    .from(comments)
    .where(and(these, notRemoved(comments)))
    .orderBy(comments.id)
    .for('no key update');
  const listed = rows.filter((row) => row.listed);
  for (const postId of new Set(listed.map(({ postId }) => postId))) {
    const count = listed.filter((row) => row.postId === postId).length;
    await tx
      .update(posts)
      .set({ commentCount: sql`${posts.commentCount} - ${count}` })
      .where(own(posts, siteId, { id: postId }));
  }
  await tx
    .update(comments)
    .set(removedState)
    .where(and(these, notRemoved(comments)));
  await writeAuditLog(
    tx,
    ctx,
    by,
    rows.map((row) => ({
      action: 'remove-comment',
      postId: row.postId,
      commentId: row.id,
      userId,
      reason,
      ...toRemovalEntry(row),
    })),
  );
  await closeReports(tx, ctx, { commentIds: rows.map(({ id }) => id) });
  if (listed.length > 0)
    await tx
      .update(users)
      .set({ commentCount: sql`${users.commentCount} - ${listed.length}` })
      .where(own(users, siteId, { id: userId }));
  // Counts all candidates, because another request may have removed some of them.
  return candidates.length;
};
