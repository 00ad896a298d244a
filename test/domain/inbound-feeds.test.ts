import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import {
  articles,
  auditLog,
  moderationRules,
  posts,
  postTags,
  reports,
  inboundFeedItems,
  inboundFeeds,
  users,
} from '../../server/db/schema.ts';
import { createPost } from '../../server/domain/authoring/submit-post.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { pollFeed, pollFeeds } from '../../server/domain/imports/feed-poller.ts';
import type { FeedResult, FeedItem, FeedReader } from '../../server/infra/fetch/parse-feed.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { makeSource, type SourceRow } from '../support/inbound-feeds.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const t = await createTestApp();
const { db } = t.deps;
const within = ctxOfSite(t, 'nontrivial');
const minute = 60_000;
const getTime = () => t.clock.now().getTime();
const pass = (minutes: number) => t.clock.set(new Date(getTime() + minutes * minute));
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
      at: age === null ? null : new Date(getTime() - age * minute),
    };
  });
const createFeed = (
  items: FeedItem[],
  more: Partial<Extract<FeedResult, { kind: 'feed' }>> = {},
): FeedResult => ({
  kind: 'feed',
  feed: { title: 'News of the day', page: null, items: items },
  etag: '"1"',
  lastModified: null,
  ...more,
});
const createFailure = (
  problem = 'The server has a problem (503).',
  retryAfter: number | null = null,
): FeedResult => ({ kind: 'failed', problem, retryAfter, reached: true });
const createReader =
  (answer: FeedResult): FeedReader =>
  async () =>
    answer;
const readSource = async ({ id }: SourceRow) =>
  (await db.select().from(inboundFeeds).where(eq(inboundFeeds.id, id)))[0] as SourceRow;
const readPosts = ({ userId }: SourceRow) =>
  db
    .select()
    .from(posts)
    .where(and(eq(posts.siteId, 'nontrivial'), eq(posts.userId, userId)))
    .orderBy(posts.createdAt, posts.id);
const getTitles = (rows: { title: string }[]) => rows.map(({ title }) => title);
const readAll = (answer: FeedResult) => pollFeeds(t.deps, undefined, createReader(answer));

describe('the first reading', () => {
  it('posts the newest ten and marks others as seen', async () => {
    const source = await makeSource(t, 'nontrivial', { maxPostsPerFetch: 20 });
    const all = createItems(
      5,
      60,
      600,
      1_000,
      2_000,
      3_000,
      5_000,
      9_000,
      20_000,
      30_000,
      40_000,
      60_000,
    );
    expect(await readAll(createFeed(all.toReversed()))).toEqual({ read: 1, posted: 10 });
    const created = await readPosts(source);
    expect(getTitles(created)).toEqual(getTitles(all.slice(0, 10).toReversed()));
    const ages = created
      .map(({ createdAt }) => Math.round((getTime() - createdAt.getTime()) / minute))
      .toReversed();
    expect(ages).toEqual([5, 60, 600, 1_000, 2_000, 2_880, 2_880, 2_880, 2_880, 2_880]);
    expect(new Set(created.map(({ createdAt }) => createdAt.getTime())).size).toBe(10);
    for (const post of created)
      expect(post).toMatchObject({
        score: 1,
        commentCount: 0,
        text: null,
        renderedText: null,
        isVisible: true,
        topWindow: post.createdAt.getTime() > getTime() - 24 * 60 * minute ? 0 : 1,
      });
    // Items older than thirty days are not stored.
    expect(await db.$count(inboundFeedItems, eq(inboundFeedItems.feedId, source.id))).toBe(11);
    expect(await readSource(source)).toMatchObject({
      title: 'News of the day',
      postCount: 10,
      failures: 0,
      lastError: null,
      etag: '"1"',
      fetchedAt: t.clock.now(),
      nextFetchAt: new Date(getTime() + 15 * minute),
    });
    pass(16);
    expect(await readAll(createFeed(all))).toEqual({ read: 1, posted: 0 });
  });

  it('orders undated items and dates future items now', async () => {
    const source = await makeSource(t, 'nontrivial', { maxPostsPerFetch: 2 });
    const all = createItems(null, null, null);
    await readAll(createFeed(all));
    expect(getTitles(await readPosts(source))).toEqual(getTitles([all[1], all[0]] as FeedItem[]));
    const future = await makeSource(t, 'nontrivial');
    await readAll(createFeed(createItems(-10_000)));
    expect((await readPosts(future))[0]?.createdAt).toEqual(t.clock.now());
  });

  it('continues as the first after a crash', async () => {
    const source = await makeSource(t, 'nontrivial');
    const all = createItems(10, 20, 30, 40);
    const broken = {
      ...within,
      contentVersions: {
        ...t.deps.contentVersions,
        bump: () => {
          throw new Error('broken');
        },
      },
    };
    await expect(pollFeed(broken, source, createReader(createFeed(all)))).rejects.toThrow('broken');
    expect(await readPosts(source)).toHaveLength(1);
    expect(await pollFeed(within, await readSource(source), createReader(createFeed(all)))).toBe(3);
    expect(getTitles(await readPosts(source))).toEqual(getTitles(all.toReversed()));
  });
});

describe('a later reading', () => {
  const pollLater = async (fields: Partial<SourceRow> = {}) =>
    makeSource(t, 'nontrivial', { fetchedAt: new Date(getTime() - 60 * minute), ...fields });

  it('posts new items oldest first, a few per reading', async () => {
    const source = await pollLater({ maxPostsPerFetch: 2, etag: '"0"' });
    const all = createItems(1, 20, 500, 5_000, 50_000);
    expect(await readAll(createFeed(all))).toEqual({ read: 1, posted: 2 });
    expect(getTitles(await readPosts(source))).toEqual(getTitles([all[3], all[2]] as FeedItem[]));
    expect(
      (await readPosts(source)).map(({ createdAt }) => createdAt.getTime() - getTime()),
    ).toEqual([-1, 0].map((ms) => expect.closeTo(ms, -1) as number));
    expect(await readSource(source)).toMatchObject({ etag: null, lastModified: null });
    pass(16);
    await readAll(createFeed(all));
    expect(getTitles(await readPosts(source))).toEqual(getTitles(all.slice(0, 4).toReversed()));
    expect(await readSource(source)).toMatchObject({ etag: '"1"', postCount: 4 });
  });

  it('sends validators and stores nothing when unchanged', async () => {
    const source = await pollLater({
      etag: '"7"',
      lastModified: 'yesterday',
      failures: 3,
      lastError: 'It was away.',
    });
    let conditions: unknown;
    await pollFeeds(t.deps, undefined, async (url, userAgent, validators) => {
      conditions = { address: url, userAgent, known: validators };
      return { kind: 'unchanged' };
    });
    expect(conditions).toEqual({
      address: source.url,
      userAgent: expect.stringMatching(
        /^Broadsheet \(feeds; \+https:\/\/[^/]+\/contact\)$/,
      ) as string,
      known: { etag: '"7"', lastModified: 'yesterday' },
    });
    expect(await readSource(source)).toMatchObject({
      etag: '"7"',
      failures: 0,
      lastError: null,
      nextFetchAt: new Date(getTime() + 15 * minute),
      fetchedAt: t.clock.now(),
    });
  });

  it('skips duplicate links, repeated ids and invalid titles', async () => {
    const source = await pollLater();
    const [same, twice, other, short] = createItems(1, 2, 3, 4) as [
      FeedItem,
      FeedItem,
      FeedItem,
      FeedItem,
    ];
    const member = await t.make.user();
    await createPost(
      within,
      { userId: member.id },
      { title: 'Was here first', url: `${same.url}/?utm_source=feed` },
    );
    expect(
      await readAll(
        createFeed([
          same,
          twice,
          { ...other, id: twice.id },
          { ...short, title: '.\u200b!' },
          { ...other, id: 'another', url: `${twice.url}#again` },
        ]),
      ),
    ).toEqual({ read: 1, posted: 1 });
    expect(getTitles(await readPosts(source))).toHaveLength(1);
    expect(await db.$count(inboundFeedItems, eq(inboundFeedItems.feedId, source.id))).toBe(4);
    pass(16);
    expect(await readAll(createFeed([same]))).toEqual({ read: 1, posted: 0 });
  });

  it("assigns the source's tags and queues link reading", async () => {
    const source = await pollLater({ tags: ['research', 'gone-meanwhile'] });
    await readAll(createFeed(createItems(1)));
    // A source with a tag removed from the site posts without it.
    expect((await readPosts(source))[0]?.tags).toEqual([]);
    await db.update(inboundFeeds).set({ tags: ['research'] });
    pass(16);
    await readAll(createFeed(createItems(1)));
    const [, post] = await readPosts(source);
    expect(post?.tags).toEqual(['research']);
    expect(await db.$count(postTags, eq(postTags.postId, post?.id ?? ''))).toBe(1);
    expect(
      await db.$count(
        articles,
        and(eq(articles.postId, post?.id ?? ''), eq(articles.state, 'queued')),
      ),
    ).toBe(1);
  });

  it('follows the moderation rules of the site', async () => {
    const admin = await t.make.user('nontrivial', { role: 'admin' });
    const source = await pollLater({ userId: admin.id });
    const [refused, held, reported, fine] = createItems(4, 3, 2, 1) as [
      FeedItem,
      FeedItem,
      FeedItem,
      FeedItem,
    ];
    for (const [item, hideReason] of [
      [refused, 'reject'],
      [held, 'hold'],
      [reported, 'report'],
    ] as const)
      await db.insert(moderationRules).values({
        siteId: 'nontrivial',
        id: newId(),
        kind: 'domain',
        pattern: new URL(item.url).hostname,
        action: hideReason,
      });
    expect(await readAll(createFeed([fine, reported, held, refused]))).toEqual({
      read: 1,
      posted: 3,
    });
    const created = await readPosts(source);
    expect(
      created.map(({ title, isVisible: listed, hiddenBy }) => [title, listed, hiddenBy]),
    ).toEqual([
      [held.title, false, 'pending_review'],
      [reported.title, true, null],
      [fine.title, true, null],
    ]);
    expect(await db.$count(articles, eq(articles.postId, created[0]?.id ?? ''))).toBe(0);
    expect(await db.$count(reports, eq(reports.postId, created[1]?.id ?? ''))).toBe(1);
    expect(
      await db
        .select({ postId: auditLog.postId })
        .from(auditLog)
        .where(eq(auditLog.action, 'hold-post')),
    ).toContainEqual({ postId: created[0]?.id });
  });

  it('pauses a source with a banned or deleted account', async () => {
    for (const fields of [
      { bannedUntil: new Date(Date.now() + 3_600_000) },
      { deletedAt: new Date() },
      { deletionScheduledAt: new Date() },
    ]) {
      const source = await pollLater({ userId: (await t.make.user('nontrivial', fields)).id });
      let requestCount = 0;
      await pollFeeds(
        t.deps,
        undefined,
        async () => ((requestCount += 1), createFeed(createItems(1))),
      );
      expect(requestCount).toBe(0);
      expect(await readSource(source)).toMatchObject({
        state: 'paused',
        lastError: expect.stringMatching(/^Its account.* (?:banned|deleted)/) as string,
      });
    }
  });
});

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
      waits.push((row.nextFetchAt.getTime() - getTime()) / minute);
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
      nextFetchAt: new Date(getTime() + 15 * minute),
    });
  });

  it('respects Retry-After up to a week, except when gone', async () => {
    const source = await makeSource(t, 'nontrivial');
    await readAll(createFailure('The server asks us to check less often (429).', 7_200));
    expect((await readSource(source)).nextFetchAt).toEqual(new Date(getTime() + 120 * minute));
    await db.update(inboundFeeds).set({ nextFetchAt: t.clock.now() });
    await readAll(createFailure('No.', 999_999_999));
    expect((await readSource(source)).nextFetchAt).toEqual(
      new Date(getTime() + 7 * 1_440 * minute),
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
      .set({ bannedUntil: new Date(Date.now() + 3_600_000) })
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
  await purgeExpired(db);
  const left = await db
    .select({ title: posts.title })
    .from(inboundFeedItems)
    .innerJoin(posts, eq(posts.id, inboundFeedItems.postId))
    .where(eq(inboundFeedItems.feedId, source.id));
  expect(left).toEqual([{ title: remembered.title }]);
  expect(await db.$count(users, eq(users.id, source.userId))).toBe(1);
});
