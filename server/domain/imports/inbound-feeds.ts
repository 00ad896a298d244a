import { setTimeout as sleep } from 'node:timers/promises';
import slugify from '@sindresorhus/slugify';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { InboundFeed } from '#shared/contract/admin-inbound-feeds.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { inboundFeeds, users } from '../../db/schema.ts';
import {
  readFeed,
  type Feed,
  type FeedResult,
  type FeedReader,
} from '../../infra/fetch/parse-feed.ts';
import { truncate } from '../../infra/text/plain-text.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { isReserved } from '../accounts/login.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import {
  claimFeeds,
  pollFeed,
  recordPoll,
  feedIs,
  userAgentOf,
  type FeedRow,
} from './feed-poller.ts';
import { sortTags } from '../posts/tags.ts';
import { getDomain, normalizeUrl, storedUrl } from '../posts/url-normalization.ts';
import { idFrom, newId } from '../core/ids.ts';

/** Titles that are told of a feed when it is connected; feeds that a page names of which one is looked for. */
const shown = 5;
const tried = 3;
/** What could not be reached is told after whole seconds: how long it took says nothing (reliability E6). Milliseconds. */
const failsEvery = 1_000;

const toInboundFeed = (row: FeedRow, username: string): InboundFeed => ({
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

/** What the log says of a feed: its address may have a key in it. */
const logged = ({ url, title, maxPostsPerFetch, tags, state }: FeedRow) => ({
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
    .innerJoin(
      users,
      and(eq(users.siteId, inboundFeeds.siteId), eq(users.id, inboundFeeds.userId)),
    );

/** Feeds of the site, the last connected first. */
export async function listInboundFeeds(
  { db, site }: Ctx,
  { cursor, limit = 25 }: HandlerInput<'GET /api/admin/inbound-feeds'>['query'],
): Promise<Reply<'GET /api/admin/inbound-feeds'>> {
  const [createdAt, id] =
    cursor === undefined ? [] : decodeCursor('inbound-feeds', cursor, ['number', 'string']);
  const after =
    createdAt === undefined
      ? undefined
      : sql`(${inboundFeeds.createdAt}, ${inboundFeeds.id}) < (${cursorTime(createdAt).toISOString()}::timestamptz, ${id})`;
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
async function findInboundFeed(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  id: string,
): Promise<{ feed: FeedRow; username: string }> {
  const [found] = await withUser(db).where(feedIs({ siteId: site.id, id }));
  if (!found) throw notFound('The feed');
  return found;
}

/**
 * Connects a feed, or the first one that a page names, and posts what its first reading brings. Without a `username` its posts are those of an account that is made for it, which nobody can log in to. Errors:
 * bad_request, which says what is wrong with the feed; conflict, for a feed that is connected, and when there are too many.
 */
export async function addInboundFeed(
  ctx: Ctx,
  by: Viewer,
  given: HandlerInput<'POST /api/admin/inbound-feeds'>['body'],
  read: FeedReader = readFeed,
): Promise<Reply<'POST /api/admin/inbound-feeds'>> {
  const { site, clock } = ctx;
  const tags = await sortTags(ctx.db, site.id, given.tags ?? []);
  const member = given.username === undefined ? null : await findMember(ctx, given.username);
  await refuseKnown(ctx, given.url);
  const { url, answer } = await findFeed(ctx, storedUrl(given.url), read);
  if (url !== given.url) await refuseKnown(ctx, url);
  const made = await ctx.db.transaction(async (tx) => {
    const account = member ?? (await accountFor(tx, site.id, url, answer.feed));
    const [row] = await tx
      .insert(inboundFeeds)
      .values({
        siteId: site.id,
        id: newId(),
        url,
        title: answer.feed.title || getDomain(url),
        userId: account.id,
        maxPostsPerFetch: given.maxPostsPerFetch ?? limits.feeds.posts.usual,
        tags,
        nextFetchAt: claimFeeds(clock.now()),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw connected();
    await writeAuditLog(tx, ctx, by, [
      { action: 'connect-feed', userId: account.id, after: logged(row) },
    ]);
    return row;
  });
  const posted = await recordPoll(ctx, made, answer);
  const { feed, username } = await findInboundFeed(ctx, made.id);
  return {
    feed: toInboundFeed(feed, username),
    titles: answer.feed.items.slice(0, shown).map(({ title }) => title),
    posted,
  };
}

const connected = () =>
  new AppError('conflict', 'This feed is already connected.', [
    { field: 'url', message: 'is already connected' },
  ]);

/** Until whole seconds have passed since then. */
async function wait(began: number): Promise<void> {
  const took = performance.now() - began;
  await sleep(Math.ceil(took / failsEvery) * failsEvery - took);
}

/** Before anything is asked of anybody. Errors: bad_request for the site's own feeds, whose posts would come back; conflict. */
async function refuseKnown({ db, site, siteRegistry: sites }: Ctx, url: string): Promise<void> {
  const { site: owner, kind } = sites.resolve(new URL(url).host);
  if (kind !== 'unknown' && owner.id === site.id)
    throw badRequest([{ field: 'url', message: 'is a feed of this site' }]);
  const [same] = await db
    .select({ id: inboundFeeds.id })
    .from(inboundFeeds)
    .where(and(eq(inboundFeeds.siteId, site.id), eq(inboundFeeds.url, url)));
  if (same) throw connected();
  if ((await db.$count(inboundFeeds, eq(inboundFeeds.siteId, site.id))) >= limits.feeds.ofSite)
    throw new AppError(
      'conflict',
      `The site has reached its limit of ${limits.feeds.ofSite} feeds. Delete one first.`,
    );
}

/** The feed at an address, or the first that the page there names. Error: bad_request, in words. */
async function findFeed(
  { site }: Ctx,
  given: string,
  read: FeedReader,
): Promise<{ url: string; answer: Extract<FeedResult, { kind: 'feed' }> }> {
  const began = performance.now();
  const first = await read(given, userAgentOf(site));
  if (first.kind === 'feed') return { url: given, answer: first };
  if (first.kind === 'page') {
    for (const url of first.feeds.slice(0, tried)) {
      const answer = await read(url, userAgentOf(site));
      if (answer.kind === 'feed') return { url, answer };
    }
  }
  if (first.kind === 'failed' && !first.reached) await wait(began);
  const why =
    first.kind === 'page'
      ? first.feeds.length === 0
        ? "That page doesn't link to a feed."
        : 'That page links to feeds, but none of them could be read.'
      : 'problem' in first
        ? first.problem
        : "The server's response isn't a feed.";
  throw badRequest([
    {
      field: 'url',
      message: `is not a feed: ${why.slice(0, 1).toLowerCase()}${why.slice(1).replace(/\.$/, '')}`,
    },
  ]);
}

/** Error: bad_request on `username`. */
async function findMember(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  username: string,
): Promise<{ id: string; username: string }> {
  const [user] = await db
    .select({
      id: users.id,
      username: users.username,
      banned: sql<boolean | null>`${users.bannedUntil} > now()`,
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
  if (!user || user.banned)
    throw badRequest([
      { field: 'username', message: user ? 'is banned' : 'must be a member of this site' },
    ]);
  return user;
}

/** The account of a feed: the one that it had before, or a new one, named after it. Error: conflict, for one that is banned. */
async function accountFor(
  tx: Db,
  siteId: string,
  url: string,
  feed: Feed,
): Promise<{ id: string }> {
  const id = idFrom(`feed:${siteId}:${normalizeUrl(url)}`);
  const [had] = await tx
    .select({
      id: users.id,
      username: users.username,
      deletedAt: users.deletedAt,
      banned: sql<boolean | null>`${users.bannedUntil} > now()`,
    })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.id, id)));
  if (had?.deletedAt === null) {
    if (had.banned)
      throw new AppError(
        'conflict',
        `The account of this feed, ${had.username}, is banned. Lift the ban or choose a member.`,
        [{ field: 'username', message: 'is required: the account of this feed is banned' }],
      );
    return had;
  }
  const { min, max } = limits.username;
  const own = had ? newId() : id;
  const words = slugify(feed.title, { decamelize: false }) || slugify(getDomain(url));
  const cut = (name: string, most: number) => name.slice(0, most).replace(/-+$/, '');
  const base = cut(words, max);
  const names = [
    base,
    ...[2, 3, 4, 5].map((n) => `${cut(words, max - 2)}-${n}`),
    `${cut(words, max - 5)}-${own.slice(0, 4).toLowerCase()}`,
    `feed-${own.slice(0, 8).toLowerCase()}`,
  ];
  for (const username of names) {
    if (username.length < min || isReserved(username) || !/^[a-z0-9-]+$/.test(username)) continue;
    const name = truncate(feed.title, limits.name.max) || username;
    const [made] = await tx
      .insert(users)
      .values({ siteId, id: own, username, name, website: feed.page })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (made) return made;
  }
  throw new AppError('unavailable', "Couldn't create an account for this feed. Choose a member.");
}

/** Changes what becomes of a feed's items from now on. What is left out stays. Errors: not_found, bad_request. */
export async function updateInboundFeed(
  ctx: Ctx,
  by: Viewer,
  id: string,
  change: HandlerInput<'PATCH /api/admin/inbound-feeds/{id}'>['body'],
): Promise<InboundFeed> {
  const member = change.username === undefined ? null : await findMember(ctx, change.username);
  return alter(ctx, by, id, 'change-feed', async (_was, tx) => ({
    ...(change.tags === undefined ? {} : { tags: await sortTags(tx, ctx.site.id, change.tags) }),
    ...(change.maxPostsPerFetch === undefined ? {} : { maxPostsPerFetch: change.maxPostsPerFetch }),
    ...(member ? { userId: member.id } : {}),
  }));
}

/** Nothing more is read of it until it is resumed. Safe to repeat. Error: not_found. */
export const pauseInboundFeed = (ctx: Ctx, by: Viewer, id: string): Promise<InboundFeed> =>
  alter(ctx, by, id, 'pause-feed', ({ state }) =>
    state === 'paused' ? {} : { state: 'paused', lastError: null },
  );

/** It is read again, at once. Safe to repeat. Error: not_found. */
export const resumeInboundFeed = (ctx: Ctx, by: Viewer, id: string): Promise<InboundFeed> =>
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
    if (!was) throw notFound('The feed');
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
export async function pollInboundFeedNow(
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
    .where(and(feedIs(before), eq(inboundFeeds.state, 'active')))
    .returning();
  if (!taken) throw notFound('The feed');
  const posted = await pollFeed(ctx, taken, read);
  const { feed, username } = await findInboundFeed(ctx, id);
  if (feed.lastError !== null) await wait(began);
  return { feed: toInboundFeed(feed, username), posted };
}

/** Takes a feed away. Its posts stay, and its account. Error: not_found. */
export async function deleteInboundFeed(
  ctx: Ctx,
  by: Viewer,
  id: string,
): Promise<Reply<'DELETE /api/admin/inbound-feeds/{id}'>> {
  return ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(inboundFeeds)
      .where(feedIs({ siteId: ctx.site.id, id }))
      .returning();
    if (!gone) throw notFound('The feed');
    await writeAuditLog(tx, ctx, by, [
      { action: 'delete-feed', userId: gone.userId, before: logged(gone) },
    ]);
    return { deleted: true };
  });
}
