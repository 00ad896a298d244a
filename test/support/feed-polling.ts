import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect } from 'vitest';
import { minuteMs } from '#shared/durations.ts';
import { moderationRules, posts, inboundFeeds } from '../../server/db/schema.ts';
import { pollFeeds } from '../../server/domain/imports/feed-poller.ts';
import type { FeedResult, FeedItem, FeedReader } from '../../server/infra/fetch/parse-feed.ts';
import { ctxOfSite } from './ctx.ts';
import { wrongPostCounters } from './post-counters.ts';
import { type SourceRow } from './inbound-feeds.ts';
import { createTestApp, startOfTest } from './test-app.ts';

export const createFeed = (
  items: FeedItem[],
  more: Partial<Extract<FeedResult, { kind: 'feed' }>> = {},
): FeedResult => ({
  kind: 'feed',
  feed: { title: 'News of the day', page: null, items: items },
  etag: '"1"',
  lastModified: null,
  ...more,
});
export const createReader =
  (answer: FeedResult): FeedReader =>
  async () =>
    answer;

/** Starts an application without sources before each test. */
export async function setUpFeedPolling() {
  const t = await createTestApp();
  const { db } = t.deps;
  const within = ctxOfSite(t, 'nontrivial');
  const getTime = () => t.clock.now().getTime();
  const pass = (minutes: number) => t.clock.set(new Date(getTime() + minutes * minuteMs));
  beforeEach(async () => {
    await db.delete(inboundFeeds);
    await db.delete(moderationRules);
    t.clock.set(startOfTest);
  });
  afterEach(async () => expect(await wrongPostCounters(db)).toEqual([]));

  let count = 0;
  /** Creates unique items with these ages in minutes. */
  const createItems = (...ages: (number | null)[]): FeedItem[] =>
    ages.map((age) => {
      count += 1;
      return {
        id: `item ${count}`,
        title: `An item, the ${count}th`,
        url: `https://of${count}.example/story`,
        at: age === null ? null : new Date(getTime() - age * minuteMs),
      };
    });
  const readSource = async ({ id }: SourceRow) =>
    (await db.select().from(inboundFeeds).where(eq(inboundFeeds.id, id)))[0] as SourceRow;
  const readPosts = ({ userId }: SourceRow) =>
    db
      .select()
      .from(posts)
      .where(and(eq(posts.siteId, 'nontrivial'), eq(posts.userId, userId)))
      .orderBy(posts.createdAt, posts.id);
  const readAll = (answer: FeedResult) => pollFeeds(t.deps, undefined, createReader(answer));
  return { t, db, within, getTime, pass, createItems, readSource, readPosts, readAll };
}
