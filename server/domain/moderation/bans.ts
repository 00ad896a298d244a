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

type Parts = Pick<Deps, 'db' | 'config'> & { site: Site };
/** Who bans; null: the command line. */
type By = Pick<Viewer, 'userId' | 'username' | 'role' | 'platform'> | null;
type Person = { id: string; username: string; ban: Ban | null };

/**
 * Lets somebody only read, until a time (null: for good); banned already, it changes that (product 37). It counts from the next call on, for sessions and keys alike, which stay. The person is told by mail, and it is
 * public. Moderators ban members, admins moderators too, the command line all but admins of the installation; nobody themselves. Errors: not_found; forbidden; bad_request for an end that is not ahead, and without a reason.
 */
export async function banUser(
  parts: Parts,
  by: By,
  username: string,
  { until, reason, removed = false }: { until: Date | null; reason: string; removed?: boolean },
): Promise<Person> {
  if (reason === '') throw badRequest([{ field: 'reason', message: 'is required' }]);
  const end = until ?? permanent;
  return change(parts, by, username, async (tx, user) => {
    const [at] = (
      await tx.execute<{ ahead: boolean }>(
        sql`select ${end.toISOString()}::timestamptz > now() as ahead`,
      )
    ).rows;
    if (!at?.ahead) throw badRequest([{ field: 'until', message: 'must be in the future' }]);
    const was = readBan(user);
    const ban = { until: end.getTime() >= permanent.getTime() ? null : end, reason };
    if (was && was.reason === reason && was.until?.getTime() === ban.until?.getTime()) return ban;
    await tx.update(users).set({ bannedUntil: end, banReason: reason }).where(rowOf(parts, user));
    await writeAuditLog(tx, parts, by, [
      {
        action: 'ban',
        userId: user.id,
        reason,
        before: was && told(was),
        after: told(ban),
        isPublic: true,
      },
    ]);
    await queueAccountNotice(
      tx,
      parts,
      { email: user.email ?? '' },
      'moderation',
      banMail(parts.site, { username: user.username, until: untilLabel(ban), reason, removed }),
    );
    return ban;
  });
}

/** Ends a ban before its time. Who is not banned stays so. Errors: not_found; forbidden. */
export async function unbanUser(
  parts: Parts,
  by: By,
  username: string,
  reason = '',
): Promise<Person> {
  return change(parts, by, username, async (tx, user) => {
    const was = readBan(user);
    if (!was) return null;
    await tx.update(users).set({ bannedUntil: null, banReason: '' }).where(rowOf(parts, user));
    await writeAuditLog(tx, parts, by, [
      { action: 'unban', userId: user.id, reason, before: told(was), after: null, isPublic: true },
    ]);
    await queueAccountNotice(
      tx,
      parts,
      { email: user.email ?? '' },
      'moderation',
      unbanMail(parts.site, { username: user.username, reason }),
    );
    return null;
  });
}

const told = ({ until, reason }: Ban) => ({ until: until?.toISOString() ?? null, reason });
const rowOf = ({ site }: { site: Pick<Site, 'id'> }, { id }: { id: string }) =>
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

async function change(
  parts: Parts,
  by: By,
  username: string,
  work: (tx: Db, user: Row) => Promise<Ban | null>,
): Promise<Person> {
  return parts.db.transaction(async (tx) => {
    const [user] = await tx
      .select(columns)
      .from(users)
      .where(
        and(
          eq(users.siteId, parts.site.id),
          sql`lower(${users.username}) = ${username.toLowerCase()}`,
          isNull(users.deletedAt),
        ),
      )
      .for('no key update');
    if (!user) throw notFound('The user');
    refuseUnlessMayBan(parts, by, user);
    const ban = await work(tx, user);
    // The page of moderations tells it.
    await notifyContentChanged(tx, parts.site.id);
    return { id: user.id, username: user.username, ban };
  });
}

/** Error: forbidden. */
function refuseUnlessMayBan({ config }: Pick<Parts, 'config'>, by: By, user: Row): void {
  const no = (message: string) => new AppError('forbidden', message);
  if (by?.userId === user.id) throw no("You can't ban yourself.");
  if (user.email !== null && config.adminEmails.has(user.email))
    throw no("Installation admins can't be banned.");
  if (by === null || by.platform || user.role === 'member') return;
  if (user.role === 'admin')
    throw no("Admins can't be banned. Ask another admin to change their role first.");
  if (by.role !== 'admin') throw no('Moderators can only ban members. Ask an admin.');
}

/** An end of a ban as it was sent; null: for good. Error: bad_request for a day that there is not. */
export function banEnd(until: string | null): Date | null {
  if (until === null) return null;
  const end = new Date(until);
  if (Number.isNaN(end.getTime()) || end.toISOString() !== until)
    throw badRequest([{ field: 'until', message: 'must be a time' }]);
  // The database has no year 0.
  if (end.getUTCFullYear() < 1)
    throw badRequest([{ field: 'until', message: 'must be in the future' }]);
  return end;
}

/** Posts or comments that are removed in one transaction. */
const batch = 100;
const notRemoved = (table: typeof posts | typeof comments): SQL =>
  sql`${table.deletedAt} is null and not (${table.isHidden} and ${table.hiddenBy} is not distinct from 'removed')`;
type Step = (
  tx: Db,
  ctx: Ctx,
  by: Pick<Viewer, 'userId' | 'username'>,
  userId: string,
  reason: string,
  most: number,
) => Promise<number>;

/**
 * Removes what somebody wrote, in short steps, each post and comment with an entry in the log (features 4.7). What is left after a thousand is left for another call. Safe to repeat.
 */
export async function removeContentOf(
  ctx: Ctx,
  by: Pick<Viewer, 'userId' | 'username'>,
  userId: string,
  reason: string,
): Promise<{ removed: number; contentLeft: boolean }> {
  let removed = 0;
  for (const step of [removePosts, removeComments]) {
    for (;;) {
      const most = Math.min(batch, limits.bans.removes - removed);
      if (most <= 0) return { removed, contentLeft: await hasContent(ctx, userId) };
      const count = await writeSiteContent(ctx, (tx) => step(tx, ctx, by, userId, reason, most));
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
  const of = (table: typeof posts | typeof comments) =>
    sql`exists (select 1 from ${table} where ${and(eq(table.siteId, site.id), eq(table.userId, userId), notRemoved(table))})`;
  const [row] = (
    await db.execute<{ any: boolean }>(sql`select ${of(posts)} or ${of(comments)} as any`)
  ).rows;
  return row?.any ?? false;
}

const removedNow = { isHidden: true, hiddenBy: 'removed' as const };
/** What waited nobody has seen: it is not told in public. */
const logged = ({ isHidden, hiddenBy }: { isHidden: boolean; hiddenBy: string | null }) => ({
  before: { is_hidden: isHidden, hidden_by: hiddenBy },
  after: { is_hidden: true, hidden_by: 'removed' },
  isPublic: hiddenBy !== 'pending_review',
});

/** As `doToPost`, of many: all are locked, then changed, and then counted. */
const removePosts: Step = async (tx, ctx, by, userId, reason, most) => {
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
    .limit(most)
    .for('no key update');
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(posts)
    .set(removedNow)
    .where(and(eq(posts.siteId, siteId), inArray(posts.id, ids)));
  await writeAuditLog(
    tx,
    ctx,
    by,
    rows.map((row) => ({ action: 'remove-post', postId: row.id, userId, reason, ...logged(row) })),
  );
  await closeReports(tx, ctx, { postIds: ids });
  await updatePostCounters(tx, { siteId, userId }, -rows.filter(({ listed }) => listed).length);
  return rows.length;
};

/** As `doToComment`, of many. Posts are locked before comments, as by whoever writes one. */
const removeComments: Step = async (tx, ctx, by, userId, reason, most) => {
  const siteId = ctx.site.id;
  const mine = and(eq(comments.siteId, siteId), eq(comments.userId, userId), notRemoved(comments));
  const found = await tx
    .select({ id: comments.id, postId: comments.postId })
    .from(comments)
    .where(mine)
    .orderBy(comments.id)
    .limit(most);
  if (found.length === 0) return 0;
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.siteId, siteId),
        inArray(posts.id, [...new Set(found.map(({ postId }) => postId))]),
      ),
    )
    .orderBy(posts.id)
    .for('no key update');
  const these = and(
    eq(comments.siteId, siteId),
    inArray(
      comments.id,
      found.map(({ id }) => id),
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
  for (const on of new Set(listed.map(({ postId }) => postId))) {
    const count = listed.filter(({ postId }) => postId === on).length;
    await tx
      .update(posts)
      .set({ commentCount: sql`${posts.commentCount} - ${count}` })
      .where(and(eq(posts.siteId, siteId), eq(posts.id, on)));
  }
  await tx
    .update(comments)
    .set(removedNow)
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
      ...logged(row),
    })),
  );
  await closeReports(tx, ctx, { commentIds: rows.map(({ id }) => id) });
  if (listed.length > 0)
    await tx
      .update(users)
      .set({ commentCount: sql`${users.commentCount} - ${listed.length}` })
      .where(and(eq(users.siteId, siteId), eq(users.id, userId)));
  // Somebody else may have been quicker with some: it is looked again.
  return found.length;
};
