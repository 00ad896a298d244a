import slugify from '@sindresorhus/slugify';
import { eq, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { inboundFeeds, users } from '../../db/schema.ts';
import {
  readFeed,
  type Feed,
  type FeedResult,
  type FeedReader,
} from '../../infra/fetch/parse-feed.ts';
import { listUsualFeeds, toKnownFeed } from '../../infra/fetch/feed-addresses.ts';
import { truncate } from '#shared/truncate.ts';
import { english } from '#shared/texts/translate.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { isReserved } from '../login/login.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { claimFeeds, recordPoll, toUserAgent } from './feed-poller.ts';
import { sortTags } from '../posts/tags.ts';
import { getDomain, normalizeUrl, storedUrl } from '../posts/url-normalization.ts';
import { idFrom, newId } from '../core/ids.ts';
import {
  toInboundFeed,
  logged,
  findInboundFeed,
  waitForFullStep,
  findBot,
} from './inbound-feeds.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/** How many titles a new feed returns, and how many feeds of a page are tried. */
const shownTitles = 5;
const maxFeeds = 3;

/**
 * Connects a feed, or the first feed that a page links to, and posts its first items. Without
 * `username` it creates an account without login for it. Errors: bad_request for an invalid feed;
 * conflict for a connected feed or too many feeds.
 */
async function addInboundFeed(
  ctx: Ctx,
  by: Viewer,
  request: HandlerInput<'POST /api/admin/inbound-feeds'>['body'],
  read: FeedReader = readFeed,
): Promise<Reply<'POST /api/admin/inbound-feeds'>> {
  const { site, clock } = ctx;
  const tags = await sortTags(ctx.db, site.id, request.tags ?? []);
  const member = request.username === undefined ? null : await findBot(ctx, request.username);
  await rejectConnected(ctx, request.url);
  const { url, answer } = await findFeed(ctx, storedUrl(request.url), read);
  if (url !== request.url) await rejectConnected(ctx, url);
  const connectedFeed = await ctx.db.transaction(async (tx) => {
    const account = member ?? (await findOrCreateAccount(tx, site.id, url, answer.feed));
    const [row] = await tx
      .insert(inboundFeeds)
      .values({
        siteId: site.id,
        id: newId(),
        url,
        title: answer.feed.title || getDomain(url),
        userId: account.id,
        maxPostsPerFetch: request.maxPostsPerFetch ?? limits.feeds.posts.default,
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
  const posted = await recordPoll(ctx, connectedFeed, answer);
  const { feed, username } = await findInboundFeed(ctx, connectedFeed.id);
  return {
    feed: toInboundFeed(feed, username),
    titles: answer.feed.items.slice(0, shownTitles).map(({ title }) => title),
    posted,
  };
}

const connected = () =>
  new AppError('conflict', 'This feed is already connected.', [
    { field: 'url', message: 'is already connected' },
  ]);

/**
 * Runs before any request. Errors: bad_request for the site's own feeds, whose posts would come
 * back; conflict.
 */
async function rejectConnected({ db, site, siteRegistry: sites }: Ctx, url: string): Promise<void> {
  const { site: owner, kind } = sites.resolve(new URL(url).host);
  if (kind !== 'unknown' && owner.id === site.id)
    throw badRequest([{ field: 'url', message: 'is a feed of this site' }]);
  const [same] = await db
    .select({ id: inboundFeeds.id })
    .from(inboundFeeds)
    .where(own(inboundFeeds, site.id, { url }));
  if (same) throw connected();
  if ((await db.$count(inboundFeeds, eq(inboundFeeds.siteId, site.id))) >= limits.feeds.ofSite)
    throw new AppError(
      'conflict',
      'The site has reached its limit of {count} feeds. Delete one first.',
      undefined,
      { count: limits.feeds.ofSite },
    );
}

/**
 * Returns the feed at an address, the first that the page there names, or one in a usual place.
 * Error: bad_request, in words.
 */
async function findFeed(
  { site }: Ctx,
  request: string,
  read: FeedReader,
): Promise<{ url: string; answer: Extract<FeedResult, { kind: 'feed' }> }> {
  const began = performance.now();
  const tryFeeds = async (urls: string[]) => {
    const answers = await Promise.all(urls.map((url) => read(url, toUserAgent(site))));
    return answers.flatMap((answer, i) =>
      answer.kind === 'feed' ? [{ url: urls[i] ?? request, answer }] : [],
    )[0];
  };
  const knownUrl = toKnownFeed(request);
  const known = knownUrl === null ? undefined : await tryFeeds([knownUrl]);
  if (known) return known;
  const first = await read(request, toUserAgent(site));
  if (first.kind === 'feed') return { url: request, answer: first };
  if (first.kind === 'page') {
    const found =
      (await tryFeeds(first.feeds.slice(0, maxFeeds))) ?? (await tryFeeds(listUsualFeeds(request)));
    if (found) return found;
  }
  if (first.kind === 'failed' && !first.reached) await waitForFullStep(began);
  const why =
    first.kind === 'page'
      ? first.feeds.length === 0
        ? english("That page doesn't link to a feed, and none is in the usual places.")
        : english('That page links to feeds, but none of them could be read.')
      : 'problem' in first
        ? first.problem
        : english("The server's response isn't a feed.");
  throw badRequest([
    {
      field: 'url',
      message: `is not a feed: ${why.slice(0, 1).toLowerCase()}${why.slice(1).replace(/\.$/, '')}`,
    },
  ]);
}

/**
 * Returns the account of a feed: its former one, or a new one named after it. Error: conflict, if
 * banned.
 */
async function findOrCreateAccount(
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
    .where(own(users, siteId, { id }));
  if (had?.deletedAt === null) {
    if (had.banned)
      throw new AppError(
        'conflict',
        'The account of this feed, {username}, is banned. Lift the ban or choose a member.',
        [{ field: 'username', message: 'is required: the account of this feed is banned' }],
        { username: had.username },
      );
    return had;
  }
  const { min, max } = limits.username;
  const accountId = had ? newId() : id;
  const slug = slugify(feed.title, { decamelize: false }) || slugify(getDomain(url));
  const cut = (name: string, length: number) => name.slice(0, length).replace(/-+$/, '');
  const base = cut(slug, max);
  const names = [
    base,
    ...[2, 3, 4, 5].map((n) => `${cut(slug, max - 2)}-${n}`),
    `${cut(slug, max - 5)}-${accountId.slice(0, 4).toLowerCase()}`,
    `feed-${accountId.slice(0, 8).toLowerCase()}`,
  ];
  for (const username of names) {
    if (username.length < min || isReserved(username) || !/^[a-z0-9-]+$/.test(username)) continue;
    const name = truncate(feed.title, limits.name.max) || username;
    const [created] = await tx
      .insert(users)
      .values({ siteId, id: accountId, username, name, website: feed.page })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (created) return created;
  }
  throw new AppError('unavailable', "Couldn't create an account for this feed. Choose a member.");
}

export const handlers = {
  'POST /api/admin/inbound-feeds': (ctx, { body }) => addInboundFeed(ctx, ctx.viewer, body),
} satisfies Partial<Handlers>;
