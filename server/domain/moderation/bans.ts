import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Ctx, Deps, Site, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifyContentChanged } from '../../db/content-versions.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { banMail, unbanMail } from '../../email/moderation.tsx';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { queueAccountNotice } from '../mail/account-notice.ts';
import { banColumns, readBan, permanent, untilLabel, type Ban } from '../accounts/ban-status.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { closeReports } from './actions.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { updatePostCounters } from '../posts/post-row.ts';

type Services = Pick<Deps, 'db' | 'config'> & { site: Site };
/** `null` is the command line. */
type By = Pick<Viewer, 'userId' | 'username' | 'role' | 'platform'> | null;
type Person = { id: string; username: string; ban: Ban | null };

/**
 * Bans a user from writing until a time (null: permanently). Sessions and keys remain.
 * The user gets a mail, and the log entry is public.
 * Moderators may ban members; admins also moderators; the command line all but platform admins.
 * Errors: not_found; forbidden; bad_request without a reason or with a past end.
 */
export async function banUser(
  services: Services,
  by: By,
  username: string,
  { until, reason, removed = false }: { until: Date | null; reason: string; removed?: boolean },
): Promise<Person> {
  if (reason === '') throw badRequest([{ field: 'reason', message: 'is required' }]);
  const end = until ?? permanent;
  return changeBan(services, by, username, async (tx, user) => {
    const [row] = (
      await tx.execute<{ ahead: boolean }>(
        sql`select ${end.toISOString()}::timestamptz > now() as ahead`,
      )
    ).rows;
    if (!row?.ahead) throw badRequest([{ field: 'until', message: 'must be in the future' }]);
    const previous = readBan(user);
    const ban = { until: end.getTime() >= permanent.getTime() ? null : end, reason };
    if (
      previous &&
      previous.reason === reason &&
      previous.until?.getTime() === ban.until?.getTime()
    )
      return ban;
    await tx
      .update(users)
      .set({ bannedUntil: end, banReason: reason })
      .where(matchesUser(services, user));
    await writeAuditLog(tx, services, by, [
      {
        action: 'ban',
        userId: user.id,
        reason,
        before: previous && toLogState(previous),
        after: toLogState(ban),
        isPublic: true,
      },
    ]);
    await queueAccountNotice(
      tx,
      services,
      { email: user.email ?? '' },
      'moderation',
      banMail(services.site, { username: user.username, until: untilLabel(ban), reason, removed }),
    );
    return ban;
  });
}

/** Ends a ban. Repeatable. Errors: not_found; forbidden. */
export async function unbanUser(
  services: Services,
  by: By,
  username: string,
  reason = '',
): Promise<Person> {
  return changeBan(services, by, username, async (tx, user) => {
    const previous = readBan(user);
    if (!previous) return null;
    await tx
      .update(users)
      .set({ bannedUntil: null, banReason: '' })
      .where(matchesUser(services, user));
    await writeAuditLog(tx, services, by, [
      {
        action: 'unban',
        userId: user.id,
        reason,
        before: toLogState(previous),
        after: null,
        isPublic: true,
      },
    ]);
    await queueAccountNotice(
      tx,
      services,
      { email: user.email ?? '' },
      'moderation',
      unbanMail(services.site, { username: user.username, reason }),
    );
    return null;
  });
}

const toLogState = ({ until, reason }: Ban) => ({ until: until?.toISOString() ?? null, reason });
const matchesUser = ({ site }: { site: Pick<Site, 'id'> }, { id }: { id: string }) =>
  and(eq(users.siteId, site.id), eq(users.id, id));
const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  ...banColumns,
};
type Row = {
  id: string;
  username: string;
  email: string | null;
  role: Viewer['role'];
  bannedUntil: Date | null;
  banReason: string;
  banned: boolean | null;
};

async function changeBan(
  services: Services,
  by: By,
  username: string,
  work: (tx: Db, user: Row) => Promise<Ban | null>,
): Promise<Person> {
  return services.db.transaction(async (tx) => {
    const [user] = await tx
      .select(columns)
      .from(users)
      .where(
        and(
          eq(users.siteId, services.site.id),
          sql`lower(${users.username}) = ${username.toLowerCase()}`,
          isNull(users.deletedAt),
        ),
      )
      .for('no key update');
    if (!user) throw notFound('The user');
    requireMayBan(services, by, user);
    const ban = await work(tx, user);
    // The public moderation log shows the change.
    await notifyContentChanged(tx, services.site.id);
    return { id: user.id, username: user.username, ban };
  });
}

function requireMayBan({ config }: Pick<Services, 'config'>, by: By, user: Row): void {
  const createError = (message: string) => new AppError('forbidden', message);
  if (by?.userId === user.id) throw createError("You can't ban yourself.");
  if (user.email !== null && config.adminEmails.has(user.email))
    throw createError("Installation admins can't be banned.");
  if (by === null || by.platform || user.role === 'member') return;
  if (user.role === 'admin')
    throw createError("Admins can't be banned. Ask another admin to change their role first.");
  if (by.role !== 'admin') throw createError('Moderators can only ban members. Ask an admin.');
}

/** Parses the end of a ban; null is permanent. Error: bad_request for an invalid date. */
export function parseBanEnd(until: string | null): Date | null {
  if (until === null) return null;
  const end = new Date(until);
  if (Number.isNaN(end.getTime()) || end.toISOString() !== until)
    throw badRequest([{ field: 'until', message: 'must be a time' }]);
  // The database has no year 0.
  if (end.getUTCFullYear() < 1)
    throw badRequest([{ field: 'until', message: 'must be in the future' }]);
  return end;
}

/** The number of items removed per transaction. */
const batchSize = 100;
const notRemoved = (table: typeof posts | typeof comments): SQL =>
  sql`${table.deletedAt} is null
    and not (${table.isHidden} and ${table.hiddenBy} is not distinct from 'removed')`;
type Step = (
  tx: Db,
  ctx: Ctx,
  by: Pick<Viewer, 'userId' | 'username'>,
  userId: string,
  reason: string,
  maxCount: number,
) => Promise<number>;

/**
 * Removes a user's posts and comments in batches, each with a log entry. Repeatable.
 * One call removes at most a thousand.
 */
export async function removeUserContent(
  ctx: Ctx,
  by: Pick<Viewer, 'userId' | 'username'>,
  userId: string,
  reason: string,
): Promise<{ removed: number; contentLeft: boolean }> {
  let removed = 0;
  for (const step of [removePosts, removeComments]) {
    for (;;) {
      const maxCount = Math.min(batchSize, limits.bans.removes - removed);
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

async function hasContent(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  userId: string,
): Promise<boolean> {
  const existsIn = (table: typeof posts | typeof comments) =>
    sql`exists (select 1 from ${table} where ${and(
      eq(table.siteId, site.id),
      eq(table.userId, userId),
      notRemoved(table),
    )})`;
  const [row] = (
    await db.execute<{ any: boolean }>(
      sql`select ${existsIn(posts)} or ${existsIn(comments)} as any`,
    )
  ).rows;
  return row?.any ?? false;
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
    .where(and(eq(posts.siteId, siteId), eq(posts.userId, userId), notRemoved(posts)))
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
  const isRemovable = and(
    eq(comments.siteId, siteId),
    eq(comments.userId, userId),
    notRemoved(comments),
  );
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
    const count = listed.filter(({ postId }) => postId === postId).length;
    await tx
      .update(posts)
      .set({ commentCount: sql`${posts.commentCount} - ${count}` })
      .where(and(eq(posts.siteId, siteId), eq(posts.id, postId)));
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
      .where(and(eq(users.siteId, siteId), eq(users.id, userId)));
  // Counts all candidates, because another request may have removed some of them.
  return candidates.length;
};
