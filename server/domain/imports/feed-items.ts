import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import { visibleCharacters } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import type { Needs, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { inboundFeedItems, inboundFeeds } from '../../db/schema.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import { pickNewest } from '../../infra/fetch/pick-newest.ts';
import type { FeedItem } from '../../infra/fetch/parse-feed.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { queueArticle } from '../posts/article-fetching.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { logHold } from '../moderation/actions.ts';
import { evaluateRules, autoReport, readSiteRules } from '../moderation/rules.ts';
import { queueWebHooks } from '../core/web-hook-events.ts';
import { insertPost, updatePostCounters } from '../posts/post-row.ts';
import { ageWindow, hotRank } from '../posts/ranking.ts';
import { rejectDuplicateLink } from '../posts/duplicate-links.ts';
import { postSlug } from '../posts/slugs.ts';
import { sortTags } from '../posts/tags.ts';
import { getDomain, normalizeUrl } from '../posts/url-normalization.ts';
import { newId } from '../core/ids.ts';
import { own } from '../../db/own.ts';

export type FeedRow = typeof inboundFeeds.$inferSelect;
export type Services = Needs<
  'db' | 'log' | 'clock' | 'secrets' | 'siteRegistry' | 'contentVersions'
>;
export type Within = Omit<Services, 'siteRegistry'> & { site: Site };

export const feedIs = ({ siteId, id }: Pick<FeedRow, 'siteId' | 'id'>) =>
  own(inboundFeeds, siteId, { id });

const hashItem = ({ id }: FeedItem) => createHash('sha256').update(id).digest('hex');
type Fresh = FeedItem & { hash: string };

/**
 * Posts new items, oldest first, up to the feed's limit. The first reading posts the newest ten and
 * marks the others as seen. `left`: more items remain.
 * A post is dated at its reading, so that lists and the current digest show it. Posts of the first
 * reading keep their dates, up to two days back.
 */
export async function importItems(
  within: Within,
  feed: FeedRow,
  feedItems: readonly FeedItem[],
): Promise<{ posted: number; left: boolean }> {
  const { db, clock } = within;
  const now = clock.now().getTime();
  const first = feed.fetchedAt === null;
  const { maxAgeMs, recentMs, firstPosts } = limits.feeds;
  const all = new Map<string, Fresh>();
  for (const item of feedItems) {
    const hash = hashItem(item);
    if (!all.has(hash) && (item.at === null || item.at.getTime() > now - maxAgeMs))
      all.set(hash, { ...item, hash });
  }
  const items = pickNewest([...all.values()], all.size);
  const seen = await findSeen(
    db,
    feed,
    items.map(({ hash }) => hash),
  );
  const unseen = (some: Fresh[]) => some.filter(({ hash }) => !seen.has(hash));
  const maxPosts = first ? Math.min(firstPosts, feed.maxPostsPerFetch) : feed.maxPostsPerFetch;
  if (first) await setAside(db, feed, unseen(items.slice(maxPosts)));
  const newItems = unseen(first ? items.slice(0, maxPosts) : items).reverse();

  const times: number[] = [];
  for (let i = newItems.length - 1, next = now + 1; i >= 0; i -= 1) {
    const time = first ? Math.max(newItems[i]?.at?.getTime() ?? now, now - recentMs) : now;
    times[i] = next = Math.min(time, next - 1);
  }
  let posted = 0;
  for (const [i, item] of newItems.entries()) {
    if (posted >= maxPosts) return { posted, left: true };
    posted += Number(await importItem(within, feed, item, new Date(times[i] ?? now)));
  }
  return { posted, left: false };
}

/** Returns which items were seen before. Marks them as current while the feed has them. */
async function findSeen(db: Db, feed: FeedRow, hashes: string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const isListed = and(isOfFeed(feed), inArray(inboundFeedItems.guidHash, hashes));
  const rows = await db
    .select({
      hash: inboundFeedItems.guidHash,
      old: sql<boolean>`${inboundFeedItems.createdAt} < ${ago(dayMs)}`,
    })
    .from(inboundFeedItems)
    .where(isListed);
  if (rows.some(({ old }) => old))
    await db
      .update(inboundFeedItems)
      .set({ createdAt: databaseNow })
      .where(and(isListed, lt(inboundFeedItems.createdAt, ago(dayMs))));
  return new Set(rows.map(({ hash }) => hash));
}

const isOfFeed = ({ siteId, id }: FeedRow) => own(inboundFeedItems, siteId, { feedId: id });

/** Marks items as seen without posting them. */
async function setAside(db: Db, { siteId, id }: FeedRow, items: Fresh[]): Promise<void> {
  if (items.length > 0)
    await db
      .insert(inboundFeedItems)
      .values(items.map(({ hash }) => ({ siteId, feedId: id, guidHash: hash })))
      .onConflictDoNothing();
}

/**
 * Posts an item once, by the rules for all posts; a rejected item is never tried again. Resolves
 * with whether there is a post.
 */
async function importItem(
  within: Within,
  feed: FeedRow,
  item: Fresh,
  createdAt: Date,
): Promise<boolean> {
  try {
    return await writeSiteContent(
      within,
      (tx) => postItem(tx, within, feed, item, createdAt),
      () => [{ keys: ['lists'], isAddition: true }],
    );
  } catch (error) {
    // A duplicate link, or rejected by a rule.
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
  const [inserted] = await tx
    .insert(inboundFeedItems)
    .values(item)
    .onConflictDoNothing()
    .returning({ hash: inboundFeedItems.guidHash });
  if (!inserted) return false;
  if (visibleCharacters(title) < limits.title.min)
    throw badRequest([
      { field: 'title', message: `must have at least ${limits.title.min} visible characters` },
    ]);
  // Rules apply to feeds, but their accounts need no earlier posts.
  const rules = await readSiteRules(tx, siteId);
  const { hold, report } = evaluateRules(
    { staff: false, listedPosts: 0, ...rules },
    { title, url },
  );
  const tags = await readTags(tx, feed);
  const normalizedUrl = normalizeUrl(url);
  await rejectDuplicateLink(within, tx, { userId }, normalizedUrl);
  const id = newId();
  await insertPost(tx, {
    siteId,
    id,
    userId,
    title,
    slug: postSlug(title, id, within.site.language),
    searchLanguage: within.site.language,
    url,
    domain: getDomain(url),
    normalizedUrl,
    tags,
    score: 1,
    hotScore: hotRank(1, createdAt),
    topWindow: ageWindow(createdAt, within.clock.now()),
    createdAt,
    updatedAt: createdAt,
    ...(hold === null ? {} : { isHidden: true, hiddenBy: 'pending_review' as const }),
  });
  if (report !== null) await autoReport(tx, within, userId, { postId: id }, report);
  if (hold === null) {
    await queueArticle(tx, { siteId, id, url }, within.clock.now());
    await updatePostCounters(tx, { siteId, userId }, 1);
    await queueWebHooks(tx, siteId, 'post.published', id);
  } else await logHold(tx, within, { postId: id, userId, ruleReason: hold, before: null });
  await tx
    .update(inboundFeedItems)
    .set({ postId: id })
    .where(and(isOfFeed(feed), eq(inboundFeedItems.guidHash, hash)));
  await tx
    .update(inboundFeeds)
    .set({ postCount: sql`${inboundFeeds.postCount} + 1` })
    .where(feedIs(feed));
  return true;
}

/** Returns the tags of a feed; none if the site has deleted one. */
async function readTags(tx: Db, { siteId, tags }: FeedRow): Promise<string[]> {
  return sortTags(tx, siteId, tags).catch((error: unknown) => {
    if (error instanceof AppError) return [];
    throw error;
  });
}
