import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { posts, inboundFeedItems, inboundFeeds, users } from '../../server/db/schema.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { pollFeed, pollFeeds } from '../../server/domain/imports/feed-poller.ts';
import type { FeedResult, FeedItem, FeedReader } from '../../server/infra/fetch/parse-feed.ts';
import { setUpFeedPolling, createFeed, createReader } from '../support/feed-polling.ts';
import { makeSource } from '../support/inbound-feeds.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, db, within, getTime, pass, createItems, readSource, readPosts, readAll } =
  await setUpFeedPolling();

const createFailure = (
  problem = 'The server has a problem (503).',
  retryAfter: number | null = null,
): FeedResult => ({ kind: 'failed', problem, retryAfter, reached: true });

it('creates one post per item across processes', async () => {
  const source = await makeSource(t, 'nontrivial', { fetchedAt: new Date(getTime() - 1) });
  const all = createItems(1, 2, 3, 4, 5);
  let requestCount = 0;
  const readSlowly: FeedReader = async () => {
    requestCount += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return createFeed(all);
  };
  await Promise.all([1, 2, 3].map(() => pollFeeds(t.deps, undefined, readSlowly)));
  expect(requestCount).toBe(1);
  await db.update(inboundFeeds).set({ nextFetchAt: t.clock.now(), postCount: 0 });
  await db.delete(inboundFeedItems);
  await db.update(posts).set({ normalizedUrl: null });
  // Also when two processes both believe they hold the lease.
  const again = await readSource(source);
  const posted = await Promise.all(
    [1, 2, 3].map(() => pollFeed(within, again, createReader(createFeed(all)))),
  );
  expect(posted.reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(await readPosts(source)).toHaveLength(10);
  expect((await readSource(source)).postCount).toBe(5);
});

describe('a feed that fails', () => {
  it('is retried at doubling intervals, then paused', async () => {
    const source = await makeSource(t, 'nontrivial', { fetchedAt: startOfTest });
    const waits: number[] = [];
    for (let i = 1; i < limits.feeds.failures; i += 1) {
      await readAll(createFailure());
      const row = await readSource(source);
      expect(row).toMatchObject({
        failures: i,
        state: 'active',
        lastError: 'The server has a problem (503).',
      });
      waits.push((row.nextFetchAt.getTime() - getTime()) / minuteMs);
      expect(await readAll(createFailure())).toEqual({ read: 0, posted: 0 });
      t.clock.set(row.nextFetchAt);
    }
    expect(waits.slice(0, 9)).toEqual([15, 30, 60, 120, 240, 480, 960, 1_440, 1_440]);
    await readAll(createFailure());
    expect(await readSource(source)).toMatchObject({
      state: 'paused',
      failures: 30,
      lastError: 'Reading failed 30 times. The server has a problem (503).',
    });
    pass(10_000);
    expect(await readAll(createFailure())).toEqual({ read: 0, posted: 0 });
  });

  it('recovers with the first success', async () => {
    const source = await makeSource(t, 'nontrivial', {
      failures: 5,
      lastError: 'Away.',
      fetchedAt: startOfTest,
    });
    await readAll(createFeed([]));
    expect(await readSource(source)).toMatchObject({
      failures: 0,
      lastError: null,
      nextFetchAt: new Date(getTime() + 15 * minuteMs),
    });
  });

  it('respects Retry-After up to a week, except when gone', async () => {
    const source = await makeSource(t, 'nontrivial');
    await readAll(createFailure('The server asks us to check less often (429).', 7_200));
    expect((await readSource(source)).nextFetchAt).toEqual(new Date(getTime() + 2 * hourMs));
    await db.update(inboundFeeds).set({ nextFetchAt: t.clock.now() });
    await readAll(createFailure('No.', 999_999_999));
    expect((await readSource(source)).nextFetchAt).toEqual(
      new Date(getTime() + 7 * 1_440 * minuteMs),
    );
    await db.update(inboundFeeds).set({ nextFetchAt: t.clock.now() });
    await readAll({
      kind: 'gone',
      problem: 'The server says that the feed is gone permanently (410).',
    });
    expect(await readSource(source)).toMatchObject({
      state: 'paused',
      lastError: 'The server says that the feed is gone permanently (410).',
    });
  });

  it('or serves HTML fails without blocking others', async () => {
    const source = await makeSource(t, 'nontrivial');
    await readAll({ kind: 'page', feeds: ['https://elsewhere.example/feed'] });
    expect(await readSource(source)).toMatchObject({
      failures: 1,
      lastError: "That's a web page, not a feed.",
    });
    const fine = await makeSource(t, 'nontrivial');
    await db.update(inboundFeeds).set({ nextFetchAt: t.clock.now() });
    const done = await pollFeeds(t.deps, undefined, async (url) =>
      url === source.url ? Promise.reject(new Error('broken')) : createFeed(createItems(1)),
    );
    expect(done).toEqual({ read: 2, posted: 1 });
    expect(await readPosts(fine)).toHaveLength(1);
    // It is read again once its lease expires.
    pass(3);
    expect(await readAll(createFeed(createItems(1)))).toEqual({ read: 1, posted: 1 });
  });
});

it('posts nothing when its author is banned meanwhile', async () => {
  const source = await makeSource(t, 'nontrivial');
  await pollFeeds(t.deps, undefined, async () => {
    await db
      .update(users)
      .set({ bannedUntil: new Date(Date.now() + hourMs) })
      .where(eq(users.id, source.userId));
    return createFeed(createItems(1));
  });
  expect(await readPosts(source)).toEqual([]);
  expect(await readSource(source)).toMatchObject({
    state: 'paused',
    lastError: expect.stringContaining('is banned') as string,
  });
});

it('keeps changes made during a reading', async () => {
  const source = await makeSource(t, 'nontrivial');
  await pollFeeds(t.deps, undefined, async () => {
    await db.update(inboundFeeds).set({ state: 'paused' });
    return createFeed(createItems(1));
  });
  expect(await readSource(source)).toMatchObject({ state: 'paused' });
  const gone = await makeSource(t, 'nontrivial');
  await pollFeeds(t.deps, undefined, async () => {
    await db.delete(inboundFeeds);
    return createFeed(createItems(1));
  });
  expect(await readPosts(gone)).toEqual([]);
});

it('posts on its own site only', async () => {
  const [item] = createItems(1);
  const [here, there] = [await makeSource(t, 'nontrivial'), await makeSource(t, 'statecraft')];
  expect(await readAll(createFeed([item as FeedItem]))).toEqual({ read: 2, posted: 2 });
  expect(await readPosts(here)).toHaveLength(1);
  expect(
    await db.$count(posts, and(eq(posts.siteId, 'statecraft'), eq(posts.userId, there.userId))),
  ).toBe(1);
});

it('remembers an item until 90 days after its removal', async () => {
  const source = await makeSource(t, 'nontrivial', { fetchedAt: startOfTest });
  const [remembered, gone] = createItems(null, null) as [FeedItem, FeedItem];
  await readAll(createFeed([remembered, gone]));
  await db.update(inboundFeedItems).set({ createdAt: sql`now() - interval '91 days'` });
  pass(16);
  expect((await readAll(createFeed([remembered]))).posted).toBe(0);
  await purgeExpired(t.deps);
  const left = await db
    .select({ title: posts.title })
    .from(inboundFeedItems)
    .innerJoin(posts, eq(posts.id, inboundFeedItems.postId))
    .where(eq(inboundFeedItems.feedId, source.id));
  expect(left).toEqual([{ title: remembered.title }]);
  expect(await db.$count(users, eq(users.id, source.userId))).toBe(1);
});
