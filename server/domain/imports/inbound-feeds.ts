import { setTimeout as sleep } from 'node:timers/promises';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { InboundFeed } from '#shared/contract/admin-inbound-feeds.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { problem } from '#shared/texts/problems.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { inboundFeeds, users } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { readFeed, type FeedReader } from '../../infra/fetch/parse-feed.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { isReserved } from '../login/login.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { claimFeeds, pollFeed } from './feed-poller.ts';
import { feedIs, type FeedRow } from './feed-items.ts';
import { sortTags } from '../posts/tags.ts';
import { getDomain } from '../posts/url-normalization.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/**
 * Delays failures to full seconds, so that their timing reveals nothing about internal networks.
 */
const failureStepMs = 1_000;

export const toInboundFeed = (row: FeedRow, username: string): InboundFeed => ({
  id: row.id,
  url: row.url,
  title: row.title,
  username,
  state: row.state,
  maxPostsPerFetch: row.maxPostsPerFetch,
  tags: row.tags,
  lastError: row.lastError,
  failures: row.failures,
  postCount: row.postCount,
  nextFetchAt: row.nextFetchAt.toISOString(),
  lastFetchedAt: row.fetchedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

/** The fields of a feed in the audit log. The URL may contain a key, so only its domain. */
export const logged = ({ url, title, maxPostsPerFetch, tags, state }: FeedRow) => ({
  feed: title,
  domain: getDomain(url),
  maxPostsPerFetch,
  tags,
  state,
});

const withUser = (db: Db) =>
  db
    .select({ feed: inboundFeeds, username: users.username })
    .from(inboundFeeds)
    .innerJoin(users, own(users, inboundFeeds.siteId, { id: inboundFeeds.userId }));

/** Feeds of the site, the last connected first. */
async function listInboundFeeds(
  { db, site }: Ctx,
  { cursor, limit = 25 }: HandlerInput<'GET /api/admin/inbound-feeds'>['query'],
): Promise<Reply<'GET /api/admin/inbound-feeds'>> {
  const [createdAt, id] =
    cursor === undefined ? [] : decodeCursor('inbound-feeds', cursor, ['number', 'string']);
  const after =
    createdAt === undefined
      ? undefined
      : sql`(${inboundFeeds.createdAt}, ${inboundFeeds.id})
          < (${cursorTime(createdAt).toISOString()}::timestamptz, ${id})`;
  const found = await withUser(db)
    .where(and(eq(inboundFeeds.siteId, site.id), after))
    .orderBy(desc(inboundFeeds.createdAt), desc(inboundFeeds.id))
    .limit(limit + 1);
  const { rows, ...page } = pageFromRows(found, limit, ({ feed: last }) =>
    encodeCursor('inbound-feeds', [last.createdAt.getTime(), last.id]),
  );
  return { feeds: rows.map(({ feed, username }) => toInboundFeed(feed, username)), ...page };
}

/** One of the site's. Error: not_found. */
export async function findInboundFeed(
  { db, site }: Needs<'db' | 'site'>,
  id: string,
): Promise<{ feed: FeedRow; username: string }> {
  const [found] = await withUser(db).where(feedIs({ siteId: site.id, id }));
  if (!found) throw notFound('The feed was not found.');
  return found;
}

/** Waits until the time since `began` is a multiple of `failureStepMs`. */
export async function waitForFullStep(began: number): Promise<void> {
  const took = performance.now() - began;
  await sleep(Math.ceil(took / failureStepMs) * failureStepMs - took);
}

/** Returns an account that nobody can log in to. Error: bad_request on `username`. */
export async function findBot(
  { db, site }: Needs<'db' | 'site'>,
  username: string,
): Promise<{ id: string; username: string }> {
  const [user] = await db
    .select({
      id: users.id,
      username: users.username,
      banned: sql<boolean | null>`${users.bannedUntil} > now()`,
      hasLogin: sql<boolean>`${users.email} is not null or ${users.role} <> 'member'`,
    })
    .from(users)
    .where(
      and(
        eq(users.siteId, site.id),
        sql`lower(${users.username}) = ${username.toLowerCase()}`,
        isNull(users.deletedAt),
        isNull(users.deletionScheduledAt),
      ),
    );
  const message = !user
    ? problem('must be an account of this site')
    : user.banned
      ? problem('is banned')
      : user.hasLogin
        ? problem('belongs to a member, and feeds cannot post for members')
        : isReserved(user.username)
          ? problem('is reserved')
          : null;
  if (!user || message !== null) throw badRequest([{ field: 'username', message: message ?? '' }]);
  return user;
}

/**
 * Changes the settings of a feed for new items. Missing fields stay. Errors: not_found,
 * bad_request.
 */
async function updateInboundFeed(
  ctx: Ctx,
  by: Viewer,
  id: string,
  change: HandlerInput<'PATCH /api/admin/inbound-feeds/{id}'>['body'],
): Promise<InboundFeed> {
  const member = change.username === undefined ? null : await findBot(ctx, change.username);
  return alter(ctx, by, id, 'change-feed', async (_was, tx) => ({
    ...(change.tags === undefined ? {} : { tags: await sortTags(tx, ctx.site.id, change.tags) }),
    ...(change.maxPostsPerFetch === undefined ? {} : { maxPostsPerFetch: change.maxPostsPerFetch }),
    ...(member ? { userId: member.id } : {}),
  }));
}

/** Nothing more is read of it until it is resumed. Idempotent. Error: not_found. */
const pauseInboundFeed = (ctx: Ctx, by: Viewer, id: string): Promise<InboundFeed> =>
  alter(ctx, by, id, 'pause-feed', ({ state }) =>
    state === 'paused' ? {} : { state: 'paused', lastError: null },
  );

/** It is read again, at once. Idempotent. Error: not_found. */
const resumeInboundFeed = (ctx: Ctx, by: Viewer, id: string): Promise<InboundFeed> =>
  alter(ctx, by, id, 'resume-feed', ({ state }) =>
    state === 'active'
      ? {}
      : { state: 'active', failures: 0, lastError: null, nextFetchAt: ctx.clock.now() },
  );

/** One change of a feed, with its entry in the log; none where nothing changes. */
async function alter(
  ctx: Ctx,
  by: Viewer,
  id: string,
  action: string,
  what: (was: FeedRow, tx: Db) => Partial<FeedRow> | Promise<Partial<FeedRow>>,
): Promise<InboundFeed> {
  return ctx.db.transaction(async (tx) => {
    const [was] = await tx
      .select()
      .from(inboundFeeds)
      .where(feedIs({ siteId: ctx.site.id, id }))
      .for('update');
    if (!was) throw notFound('The feed was not found.');
    const change = await what(was, tx);
    const next = { ...was, ...change };
    if (Object.keys(change).length > 0) {
      await tx.update(inboundFeeds).set(change).where(feedIs(was));
      await writeAuditLog(tx, ctx, by, [
        { action, userId: next.userId, before: logged(was), after: logged(next) },
      ]);
    }
    const { username } = await findInboundFeed({ ...ctx, db: tx }, id);
    return toInboundFeed(next, username);
  });
}

/** Reads a feed now, whenever it is due. Errors: not_found; conflict for one that is paused. */
async function pollInboundFeedNow(
  ctx: Ctx,
  id: string,
  read: FeedReader = readFeed,
): Promise<Reply<'POST /api/admin/inbound-feeds/{id}/poll'>> {
  const began = performance.now();
  const { feed: before } = await findInboundFeed(ctx, id);
  if (before.state === 'paused')
    throw new AppError('conflict', 'The feed is paused. Resume it first.');
  const [taken] = await ctx.db
    .update(inboundFeeds)
    .set({ nextFetchAt: claimFeeds(ctx.clock.now()) })
    .where(and(feedIs(before), equalsLiteral(inboundFeeds.state, 'active')))
    .returning();
  if (!taken) throw notFound('The feed was not found.');
  const posted = await pollFeed(ctx, taken, read);
  const { feed, username } = await findInboundFeed(ctx, id);
  if (feed.lastError !== null) await waitForFullStep(began);
  return { feed: toInboundFeed(feed, username), posted };
}

/** Takes a feed away. Its posts stay, and its account. Error: not_found. */
async function deleteInboundFeed(
  ctx: Ctx,
  by: Viewer,
  id: string,
): Promise<Reply<'DELETE /api/admin/inbound-feeds/{id}'>> {
  return ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(inboundFeeds)
      .where(feedIs({ siteId: ctx.site.id, id }))
      .returning();
    if (!gone) throw notFound('The feed was not found.');
    await writeAuditLog(tx, ctx, by, [
      { action: 'delete-feed', userId: gone.userId, before: logged(gone) },
    ]);
    return { deleted: true };
  });
}

export const handlers = {
  'GET /api/admin/inbound-feeds': (ctx, { query }) => listInboundFeeds(ctx, query),
  'PATCH /api/admin/inbound-feeds/{id}': (ctx, { path, body }) =>
    updateInboundFeed(ctx, ctx.viewer, path.id, body),
  'DELETE /api/admin/inbound-feeds/{id}': (ctx, { path }) =>
    deleteInboundFeed(ctx, ctx.viewer, path.id),
  'POST /api/admin/inbound-feeds/{id}/pause': (ctx, { path }) =>
    pauseInboundFeed(ctx, ctx.viewer, path.id),
  'POST /api/admin/inbound-feeds/{id}/resume': (ctx, { path }) =>
    resumeInboundFeed(ctx, ctx.viewer, path.id),
  'POST /api/admin/inbound-feeds/{id}/poll': (ctx, { path }) => pollInboundFeedNow(ctx, path.id),
} satisfies Partial<Handlers>;
