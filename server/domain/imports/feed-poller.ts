import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { visibleCharacters } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import type { Deps, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { posts, inboundFeedItems, inboundFeeds, users } from '../../db/schema.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import {
  readFeed,
  type FeedResult,
  type FeedItem,
  type FeedReader,
} from '../../infra/fetch/parse-feed.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { queueArticle } from '../posts/article-fetching.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { logHold } from '../moderation/actions.ts';
import { evaluateRules, autoReport } from '../moderation/rules.ts';
import { updatePostCounters } from '../posts/post-row.ts';
import { ageWindow, hotRank } from '../posts/ranking.ts';
import { rejectDuplicateLink } from '../posts/duplicate-links.ts';
import { postSlug } from '../posts/slugs.ts';
import { setPostTags, sortTags } from '../posts/tags.ts';
import { getDomain, normalizeUrl } from '../posts/url-normalization.ts';
import { newId } from '../core/ids.ts';

export type FeedRow = typeof inboundFeeds.$inferSelect;
type Parts = Pick<Deps, 'db' | 'log' | 'clock' | 'siteRegistry' | 'contentVersions'>;
type Within = Pick<Parts, 'db' | 'log' | 'clock' | 'contentVersions'> & { site: Site };

/** Whoever reads a feed has this long. Milliseconds. */
const lease = 120_000;
const sideBySide = 4;

export const feedIs = ({ siteId, id }: Pick<FeedRow, 'siteId' | 'id'>) =>
  and(eq(inboundFeeds.siteId, siteId), eq(inboundFeeds.id, id));
export const userAgentOf = (site: Site) =>
  `Broadsheet (feeds; +https://${site.theme.seo.canonicalDomain}/contact)`;
export const claimFeeds = (now: Date) => new Date(now.getTime() + lease);

/**
 * Reads the feeds that are due, a few side by side, and posts what is new in them. Safe in several processes: each is read by one, and an item becomes one post whoever reads it. Resolves with how many
 * were read and posted.
 */
export async function pollFeeds(
  parts: Parts,
  stopping?: AbortSignal,
  read: FeedReader = readFeed,
): Promise<{ read: number; posted: number }> {
  const done = { read: 0, posted: 0 };
  for (;;) {
    if (stopping?.aborted) break;
    const now = parts.clock.now();
    const until = claimFeeds(now);
    const { rows } = await parts.db.execute<{
      site_id: string;
      id: string;
    }>(sql`with due as materialized (
        select site_id, id from ${inboundFeeds} where state = 'active' and next_fetch_at <= ${now.toISOString()}::timestamptz order by next_fetch_at limit ${sideBySide} for update skip locked
      ) update ${inboundFeeds} s set next_fetch_at = ${until.toISOString()}::timestamptz from due where s.site_id = due.site_id and s.id = due.id returning s.site_id, s.id`);
    if (rows.length === 0) break;
    const posted = await Promise.all(
      rows.map(async ({ site_id: siteId, id }) => {
        const site = parts.siteRegistry.sites.get(siteId);
        try {
          const [feed] = await parts.db.select().from(inboundFeeds).where(feedIs({ siteId, id }));
          return site && feed ? await pollFeed({ ...parts, site }, feed, read) : 0;
        } catch (error) {
          // Its lease runs out, and it is read again.
          parts.log.warn(
            { event: 'feed_poll_failed', job: 'poll-feeds', site: siteId, feed: id, error },
            'feed could not be polled',
          );
          return 0;
        }
      }),
    );
    done.read += rows.length;
    done.posted += posted.reduce((sum, one) => sum + one, 0);
  }
  return done;
}

/** Reads one feed; `feed.nextFetchAt` is the end of the lease that its reader has. Resolves with how many posts it made. */
export async function pollFeed(
  within: Within,
  feed: FeedRow,
  read: FeedReader = readFeed,
): Promise<number> {
  if (await restsWithoutAccount(within, feed)) return 0;
  const answer = await read(feed.url, userAgentOf(within.site), {
    etag: feed.etag,
    lastModified: feed.lastModified,
  });
  // Reading takes a while, and whoever is banned meanwhile posts nothing more.
  return (await restsWithoutAccount(within, feed)) ? 0 : recordPoll(within, feed, answer);
}

/** Pauses a feed as whose account nobody posts any more. Resolves with whether it did. */
async function restsWithoutAccount(within: Within, feed: FeedRow): Promise<boolean> {
  const gone = await accountGone(within.db, feed);
  if (gone !== null) await finish(within, feed, { state: 'paused', lastError: gone });
  return gone !== null;
}

/** Why nobody posts as the account of a feed any more; null: somebody does. */
async function accountGone(db: Db, { siteId, userId }: FeedRow): Promise<string | null> {
  const [user] = await db
    .select({
      username: users.username,
      deleted: sql<boolean>`${users.deletedAt} is not null or ${users.deletionScheduledAt} is not null`,
      banned: sql<boolean | null>`${users.bannedUntil} > now()`,
    })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.id, userId)));
  if (!user || user.deleted)
    return 'Its account is deleted or scheduled for deletion. Choose another.';
  return user.banned
    ? `Its account, ${user.username}, is banned. Choose another or lift the ban.`
    : null;
}

/** Does what an answer asks for: posts what is new, or waits, the longer the more often it has failed. Resolves with how many posts it made. */
export async function recordPoll(
  within: Within,
  feed: FeedRow,
  answer: FeedResult,
): Promise<number> {
  const now = within.clock.now();
  const { every, longestWait, failures: mostFailures } = limits.feeds;
  const after = (wait: number) => new Date(now.getTime() + wait);
  const fine = { failures: 0, lastError: null, fetchedAt: now, nextFetchAt: after(every) };
  if (answer.kind === 'unchanged') {
    await finish(within, feed, fine);
    return 0;
  }
  if (answer.kind === 'feed') {
    const { posted, left } = await takeItems(within, feed, answer.feed.items);
    // What is left over comes with the next reading, which must not be told that nothing is new.
    await finish(within, feed, {
      ...fine,
      ...(answer.feed.title === '' ? {} : { title: answer.feed.title }),
      etag: left ? null : answer.etag,
      lastModified: left ? null : answer.lastModified,
    });
    return posted;
  }
  if (answer.kind === 'gone') {
    await finish(within, feed, { state: 'paused', lastError: answer.problem });
    return 0;
  }
  const failures = feed.failures + 1;
  const problem = answer.kind === 'page' ? "That's a web page, not a feed." : answer.problem;
  const asked = answer.kind === 'page' ? 0 : (answer.retryAfter ?? 0) * 1_000;
  const wait = Math.max(
    Math.min(every * 2 ** (failures - 1), longestWait),
    Math.min(asked, 7 * longestWait),
  );
  await finish(
    within,
    feed,
    failures < mostFailures
      ? { failures, lastError: problem, nextFetchAt: after(wait) }
      : {
          failures,
          state: 'paused',
          lastError: `Reading failed ${mostFailures} times. ${problem}`,
        },
  );
  return 0;
}

/** Only while the lease is one's own: somebody else may have it by now, or the feed may have been resumed. */
async function finish({ db }: Within, feed: FeedRow, what: Partial<FeedRow>): Promise<void> {
  await db
    .update(inboundFeeds)
    .set(what)
    .where(and(feedIs(feed), eq(inboundFeeds.nextFetchAt, feed.nextFetchAt)));
}

const hashOf = ({ id }: FeedItem) => createHash('sha256').update(id).digest('hex');
type Fresh = FeedItem & { hash: string };

/**
 * Posts the items that are new, the oldest first, as many as the feed may of one reading; the first reading takes the newest ten and knows all others for old. `left`: there are more.
 *
 * A post is as new as its reading: whoever has read the list finds it on top, and the issue of the digest that runs has it. Only those of the first reading, which bring the site its first day, are as old as
 * their items, and at the most two days.
 */
async function takeItems(
  within: Within,
  feed: FeedRow,
  given: readonly FeedItem[],
): Promise<{ posted: number; left: boolean }> {
  const { db, clock } = within;
  const now = clock.now().getTime();
  const first = feed.fetchedAt === null;
  const { oldest, recent, firstPosts } = limits.feeds;
  const all = new Map<string, Fresh>();
  for (const item of given) {
    const hash = hashOf(item);
    if (!all.has(hash) && (item.at === null || item.at.getTime() > now - oldest))
      all.set(hash, { ...item, hash });
  }
  const items = [...all.values()];
  // Newest first, as feeds are; where all have a date, by that.
  if (items.every(({ at }) => at !== null))
    items.sort((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0));
  const seen = await seenOf(
    db,
    feed,
    items.map(({ hash }) => hash),
  );
  const unseen = (some: Fresh[]) => some.filter(({ hash }) => !seen.has(hash));
  const most = first ? Math.min(firstPosts, feed.maxPostsPerFetch) : feed.maxPostsPerFetch;
  if (first) await setAside(db, feed, unseen(items.slice(most)));
  const wanted = unseen(first ? items.slice(0, most) : items).reverse();

  const times: number[] = [];
  for (let i = wanted.length - 1, next = now + 1; i >= 0; i -= 1) {
    const own = first ? Math.max(wanted[i]?.at?.getTime() ?? now, now - recent) : now;
    times[i] = next = Math.min(own, next - 1);
  }
  let posted = 0;
  for (const [i, item] of wanted.entries()) {
    if (posted >= most) return { posted, left: true };
    posted += Number(await takeItem(within, feed, item, new Date(times[i] ?? now)));
  }
  return { posted, left: false };
}

/** Which of these were seen before. They stay known for as long as the feed has them. */
async function seenOf(db: Db, feed: FeedRow, hashes: string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const these = and(itemsOf(feed), inArray(inboundFeedItems.guidHash, hashes));
  const rows = await db
    .select({
      hash: inboundFeedItems.guidHash,
      old: sql<boolean>`${inboundFeedItems.createdAt} < ${ago(24 * 3_600_000)}`,
    })
    .from(inboundFeedItems)
    .where(these);
  if (rows.some(({ old }) => old))
    await db
      .update(inboundFeedItems)
      .set({ createdAt: databaseNow })
      .where(and(these, lt(inboundFeedItems.createdAt, ago(24 * 3_600_000))));
  return new Set(rows.map(({ hash }) => hash));
}

const itemsOf = ({ siteId, id }: FeedRow) =>
  and(eq(inboundFeedItems.siteId, siteId), eq(inboundFeedItems.feedId, id));

/** Knows items from now on without a post of them. */
async function setAside(db: Db, { siteId, id }: FeedRow, items: Fresh[]): Promise<void> {
  if (items.length > 0)
    await db
      .insert(inboundFeedItems)
      .values(items.map(({ hash }) => ({ siteId, feedId: id, guidHash: hash })))
      .onConflictDoNothing();
}

/** Posts an item, once, by the rules that count for whoever posts; what they refuse is left out for good. Resolves with whether there is a post. */
async function takeItem(
  within: Within,
  feed: FeedRow,
  item: Fresh,
  createdAt: Date,
): Promise<boolean> {
  try {
    return await writeSiteContent(within, (tx) => postItem(tx, within, feed, item, createdAt));
  } catch (error) {
    // Its link is here already, or a rule does not want it.
    if (!(error instanceof AppError)) throw error;
    await setAside(within.db, feed, [item]);
    return false;
  }
}

async function postItem(
  tx: Db,
  within: Within,
  feed: FeedRow,
  { title, url, hash }: Fresh,
  createdAt: Date,
): Promise<boolean> {
  const { siteId, userId } = feed;
  const item = { siteId, feedId: feed.id, guidHash: hash };
  const [mine] = await tx
    .insert(inboundFeedItems)
    .values(item)
    .onConflictDoNothing()
    .returning({ hash: inboundFeedItems.guidHash });
  if (!mine) return false;
  if (visibleCharacters(title) < limits.title.min)
    throw badRequest([
      { field: 'title', message: `must have at least ${limits.title.min} visible characters` },
    ]);
  // Rules count for feeds whoever they post as; that an admin chose them is enough for a first post.
  const { hold, report } = await evaluateRules(
    tx,
    within,
    { staff: false, listedPosts: 0 },
    { title, url },
  );
  const tags = await tagsOf(tx, feed);
  const normalizedUrl = normalizeUrl(url);
  await rejectDuplicateLink(within, tx, { userId }, normalizedUrl);
  const id = newId();
  await tx.insert(posts).values({
    siteId,
    id,
    userId,
    title,
    slug: postSlug(title, id),
    url,
    domain: getDomain(url),
    normalizedUrl,
    score: 1,
    hotScore: hotRank(1, createdAt),
    topWindow: ageWindow(createdAt, within.clock.now()),
    createdAt,
    updatedAt: createdAt,
    ...(hold === null ? {} : { isHidden: true, hiddenBy: 'pending_review' as const }),
  });
  if (tags.length > 0) await setPostTags(tx, { siteId, id, createdAt }, tags);
  if (report !== null) await autoReport(tx, within, userId, { postId: id }, report);
  if (hold === null) {
    await queueArticle(tx, { siteId, id, url }, within.clock.now());
    await updatePostCounters(tx, { siteId, userId }, 1);
  } else await logHold(tx, within, { postId: id, userId, why: hold, seen: false });
  await tx
    .update(inboundFeedItems)
    .set({ postId: id })
    .where(and(itemsOf(feed), eq(inboundFeedItems.guidHash, hash)));
  await tx
    .update(inboundFeeds)
    .set({ postCount: sql`${inboundFeeds.postCount} + 1` })
    .where(feedIs(feed));
  return true;
}

/** Tags of a feed; one that the site has taken away meanwhile leaves the posts without. */
async function tagsOf(tx: Db, { siteId, tags }: FeedRow): Promise<string[]> {
  return sortTags(tx, siteId, tags).catch((error: unknown) => {
    if (error instanceof AppError) return [];
    throw error;
  });
}

/** Forgets items that no feed has had for long: what is as old is posted in no case. At most `most` of them; resolves with how many. */
export async function purgeFeedItems(db: Db, most: number): Promise<number> {
  const old = db
    .select({
      siteId: inboundFeedItems.siteId,
      sourceId: inboundFeedItems.feedId,
      hash: inboundFeedItems.guidHash,
    })
    .from(inboundFeedItems)
    .where(lt(inboundFeedItems.createdAt, ago(limits.feeds.kept)))
    .limit(most);
  return (
    await db
      .delete(inboundFeedItems)
      .where(
        sql`(${inboundFeedItems.siteId}, ${inboundFeedItems.feedId}, ${inboundFeedItems.guidHash}) in (${old})`,
      )
      .returning({ hash: inboundFeedItems.guidHash })
  ).length;
}
