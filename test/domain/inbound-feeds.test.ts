import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import {
  articles,
  moderationLog,
  moderationRules,
  posts,
  postTags,
  reports,
  sourceItems,
  sources,
  users,
} from '../../server/db/schema.ts';
import { createPost } from '../../server/domain/authoring/submit-post.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { newId } from '../../server/domain/posts/slugs.ts';
import { pollFeed, pollFeeds } from '../../server/domain/imports/feed-poller.ts';
import type { FeedAnswer, FeedItem, FeedReader } from '../../server/infra/fetch/parse-feed.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { makeSource, type SourceRow } from '../support/inbound-feeds.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const within = ctxOfSite(t, 'nontrivial');
const minute = 60_000;
const now = () => t.clock.now().getTime();
const pass = (minutes: number) => t.clock.set(new Date(now() + minutes * minute));
beforeEach(async () => {
  await db.delete(sources);
  await db.delete(moderationRules);
  t.clock.set(startOfTest);
});
afterEach(async () => expect(await wrongPostCounters(db)).toEqual([]));

let count = 0;
/** Items of this very test, each of so many minutes ago. */
const items = (...ages: (number | null)[]): FeedItem[] =>
  ages.map((age) => {
    count += 1;
    return {
      id: `item ${count}`,
      title: `An item, the ${count}th`,
      url: `https://of${count}.example/story`,
      at: age === null ? null : new Date(now() - age * minute),
    };
  });
const feedOf = (
  of: FeedItem[],
  more: Partial<Extract<FeedAnswer, { kind: 'feed' }>> = {},
): FeedAnswer => ({
  kind: 'feed',
  feed: { title: 'News of the day', page: null, items: of },
  etag: '"1"',
  lastModified: null,
  ...more,
});
const failed = (
  problem = 'The server has a problem (503).',
  retryAfter: number | null = null,
): FeedAnswer => ({ kind: 'failed', problem, retryAfter, reached: true });
const reading =
  (answer: FeedAnswer): FeedReader =>
  async () =>
    answer;
const rowOf = async ({ id }: SourceRow) =>
  (await db.select().from(sources).where(eq(sources.id, id)))[0] as SourceRow;
const postsOf = ({ userId }: SourceRow) =>
  db
    .select()
    .from(posts)
    .where(and(eq(posts.siteId, 'nontrivial'), eq(posts.userId, userId)))
    .orderBy(posts.createdAt, posts.id);
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
const readAll = (answer: FeedAnswer) => pollFeeds(t.deps, undefined, reading(answer));

describe('the first reading', () => {
  it('posts the newest ten and marks others as seen', async () => {
    const source = await makeSource(t, 'nontrivial', { mostPosts: 20 });
    const all = items(
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
    expect(await readAll(feedOf(all.toReversed()))).toEqual({ read: 1, posted: 10 });
    const made = await postsOf(source);
    expect(titles(made)).toEqual(titles(all.slice(0, 10).toReversed()));
    const ages = made
      .map(({ createdAt }) => Math.round((now() - createdAt.getTime()) / minute))
      .toReversed();
    expect(ages).toEqual([5, 60, 600, 1_000, 2_000, 2_880, 2_880, 2_880, 2_880, 2_880]);
    expect(new Set(made.map(({ createdAt }) => createdAt.getTime())).size).toBe(10);
    for (const post of made)
      expect(post).toMatchObject({
        score: 1,
        commentCount: 0,
        text: null,
        content: null,
        listed: true,
        ageWindow: post.createdAt.getTime() > now() - 24 * 60 * minute ? 0 : 1,
      });
    // Those older than thirty days are not even known.
    expect(await db.$count(sourceItems, eq(sourceItems.sourceId, source.id))).toBe(11);
    expect(await rowOf(source)).toMatchObject({
      title: 'News of the day',
      postCount: 10,
      failures: 0,
      problem: null,
      etag: '"1"',
      readAt: t.clock.now(),
      dueAt: new Date(now() + 15 * minute),
    });
    pass(16);
    expect(await readAll(feedOf(all))).toEqual({ read: 1, posted: 0 });
  });

  it('orders undated items and dates future items now', async () => {
    const source = await makeSource(t, 'nontrivial', { mostPosts: 2 });
    const all = items(null, null, null);
    await readAll(feedOf(all));
    expect(titles(await postsOf(source))).toEqual(titles([all[1], all[0]] as FeedItem[]));
    const future = await makeSource(t, 'nontrivial');
    await readAll(feedOf(items(-10_000)));
    expect((await postsOf(future))[0]?.createdAt).toEqual(t.clock.now());
  });

  it('continues as the first after a crash', async () => {
    const source = await makeSource(t, 'nontrivial');
    const all = items(10, 20, 30, 40);
    const broken = {
      ...within,
      epochs: {
        ...t.deps.contentVersions,
        move: () => {
          throw new Error('broken');
        },
      },
    };
    await expect(pollFeed(broken, source, reading(feedOf(all)))).rejects.toThrow('broken');
    expect(await postsOf(source)).toHaveLength(1);
    expect(await pollFeed(within, await rowOf(source), reading(feedOf(all)))).toBe(3);
    expect(titles(await postsOf(source))).toEqual(titles(all.toReversed()));
  });
});

describe('a later reading', () => {
  const later = async (given: Partial<SourceRow> = {}) =>
    makeSource(t, 'nontrivial', { readAt: new Date(now() - 60 * minute), ...given });

  it('posts new items oldest first, a few per reading', async () => {
    const source = await later({ mostPosts: 2, etag: '"0"' });
    const all = items(1, 20, 500, 5_000, 50_000);
    expect(await readAll(feedOf(all))).toEqual({ read: 1, posted: 2 });
    expect(titles(await postsOf(source))).toEqual(titles([all[3], all[2]] as FeedItem[]));
    expect((await postsOf(source)).map(({ createdAt }) => createdAt.getTime() - now())).toEqual(
      [-1, 0].map((ms) => expect.closeTo(ms, -1) as number),
    );
    expect(await rowOf(source)).toMatchObject({ etag: null, lastModified: null });
    pass(16);
    await readAll(feedOf(all));
    expect(titles(await postsOf(source))).toEqual(titles(all.slice(0, 4).toReversed()));
    expect(await rowOf(source)).toMatchObject({ etag: '"1"', postCount: 4 });
  });

  it('sends validators and stores nothing when unchanged', async () => {
    const source = await later({
      etag: '"7"',
      lastModified: 'yesterday',
      failures: 3,
      problem: 'It was away.',
    });
    let asked: unknown;
    await pollFeeds(t.deps, undefined, async (address, userAgent, known) => {
      asked = { address, userAgent, known };
      return { kind: 'unchanged' };
    });
    expect(asked).toEqual({
      address: source.url,
      userAgent: expect.stringMatching(
        /^Broadsheet \(feeds; \+https:\/\/[^/]+\/contact\)$/,
      ) as string,
      known: { etag: '"7"', lastModified: 'yesterday' },
    });
    expect(await rowOf(source)).toMatchObject({
      etag: '"7"',
      failures: 0,
      problem: null,
      dueAt: new Date(now() + 15 * minute),
      readAt: t.clock.now(),
    });
  });

  it('skips duplicate links, repeated ids and invalid titles', async () => {
    const source = await later();
    const [same, twice, other, short] = items(1, 2, 3, 4) as [
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
        feedOf([
          same,
          twice,
          { ...other, id: twice.id },
          { ...short, title: '.\u200b!' },
          { ...other, id: 'another', url: `${twice.url}#again` },
        ]),
      ),
    ).toEqual({ read: 1, posted: 1 });
    expect(titles(await postsOf(source))).toHaveLength(1);
    expect(await db.$count(sourceItems, eq(sourceItems.sourceId, source.id))).toBe(4);
    pass(16);
    expect(await readAll(feedOf([same]))).toEqual({ read: 1, posted: 0 });
  });

  it("assigns the source's tags and queues link reading", async () => {
    const source = await later({ tags: ['research', 'gone-meanwhile'] });
    await readAll(feedOf(items(1)));
    // One that the site has not any more leaves them without.
    expect((await postsOf(source))[0]?.tags).toEqual([]);
    await db.update(sources).set({ tags: ['research'] });
    pass(16);
    await readAll(feedOf(items(1)));
    const [, post] = await postsOf(source);
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
    const source = await later({ userId: admin.id });
    const [refused, held, reported, fine] = items(4, 3, 2, 1) as [
      FeedItem,
      FeedItem,
      FeedItem,
      FeedItem,
    ];
    for (const [item, deed] of [
      [refused, 'refuse'],
      [held, 'hold'],
      [reported, 'report'],
    ] as const)
      await db.insert(moderationRules).values({
        siteId: 'nontrivial',
        id: newId(),
        kind: 'domain',
        pattern: new URL(item.url).hostname,
        deed,
      });
    expect(await readAll(feedOf([fine, reported, held, refused]))).toEqual({ read: 1, posted: 3 });
    const made = await postsOf(source);
    expect(made.map(({ title, listed, hiddenBy }) => [title, listed, hiddenBy])).toEqual([
      [held.title, false, 'hold'],
      [reported.title, true, null],
      [fine.title, true, null],
    ]);
    expect(await db.$count(articles, eq(articles.postId, made[0]?.id ?? ''))).toBe(0);
    expect(await db.$count(reports, eq(reports.postId, made[1]?.id ?? ''))).toBe(1);
    expect(
      await db
        .select({ postId: moderationLog.postId })
        .from(moderationLog)
        .where(eq(moderationLog.action, 'hold-post')),
    ).toContainEqual({ postId: made[0]?.id });
  });

  it('pauses a source with a banned or deleted account', async () => {
    for (const given of [
      { bannedUntil: new Date(Date.now() + 3_600_000) },
      { deletedAt: new Date() },
      { deletionAt: new Date() },
    ]) {
      const source = await later({ userId: (await t.make.user('nontrivial', given)).id });
      let asked = 0;
      await pollFeeds(t.deps, undefined, async () => ((asked += 1), feedOf(items(1))));
      expect(asked).toBe(0);
      expect(await rowOf(source)).toMatchObject({
        state: 'paused',
        problem: expect.stringMatching(/^Its account.* (?:banned|deleted)/) as string,
      });
    }
  });
});

it('creates one post per item across processes', async () => {
  const source = await makeSource(t, 'nontrivial', { readAt: new Date(now() - 1) });
  const all = items(1, 2, 3, 4, 5);
  let asked = 0;
  const slow: FeedReader = async () => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return feedOf(all);
  };
  await Promise.all([1, 2, 3].map(() => pollFeeds(t.deps, undefined, slow)));
  expect(asked).toBe(1);
  await db.update(sources).set({ dueAt: t.clock.now(), postCount: 0 });
  await db.delete(sourceItems);
  await db.update(posts).set({ normalizedUrl: null });
  // Even two who both believe that it is theirs.
  const again = await rowOf(source);
  const posted = await Promise.all(
    [1, 2, 3].map(() => pollFeed(within, again, reading(feedOf(all)))),
  );
  expect(posted.reduce((sum, one) => sum + one, 0)).toBe(5);
  expect(await postsOf(source)).toHaveLength(10);
  expect((await rowOf(source)).postCount).toBe(5);
});

describe('a feed that fails', () => {
  it('is retried at doubling intervals, then paused', async () => {
    const source = await makeSource(t, 'nontrivial', { readAt: startOfTest });
    const waits: number[] = [];
    for (let i = 1; i < limits.feeds.failures; i += 1) {
      await readAll(failed());
      const row = await rowOf(source);
      expect(row).toMatchObject({
        failures: i,
        state: 'active',
        problem: 'The server has a problem (503).',
      });
      waits.push((row.dueAt.getTime() - now()) / minute);
      expect(await readAll(failed())).toEqual({ read: 0, posted: 0 });
      t.clock.set(row.dueAt);
    }
    expect(waits.slice(0, 9)).toEqual([15, 30, 60, 120, 240, 480, 960, 1_440, 1_440]);
    await readAll(failed());
    expect(await rowOf(source)).toMatchObject({
      state: 'paused',
      failures: 30,
      problem: 'Reading failed 30 times. The server has a problem (503).',
    });
    pass(10_000);
    expect(await readAll(failed())).toEqual({ read: 0, posted: 0 });
  });

  it('recovers with the first success', async () => {
    const source = await makeSource(t, 'nontrivial', {
      failures: 5,
      problem: 'Away.',
      readAt: startOfTest,
    });
    await readAll(feedOf([]));
    expect(await rowOf(source)).toMatchObject({
      failures: 0,
      problem: null,
      dueAt: new Date(now() + 15 * minute),
    });
  });

  it('respects Retry-After up to a week, except when gone', async () => {
    const source = await makeSource(t, 'nontrivial');
    await readAll(failed('The server asks us to check less often (429).', 7_200));
    expect((await rowOf(source)).dueAt).toEqual(new Date(now() + 120 * minute));
    await db.update(sources).set({ dueAt: t.clock.now() });
    await readAll(failed('No.', 999_999_999));
    expect((await rowOf(source)).dueAt).toEqual(new Date(now() + 7 * 1_440 * minute));
    await db.update(sources).set({ dueAt: t.clock.now() });
    await readAll({
      kind: 'gone',
      problem: 'The server says that the feed is gone permanently (410).',
    });
    expect(await rowOf(source)).toMatchObject({
      state: 'paused',
      problem: 'The server says that the feed is gone permanently (410).',
    });
  });

  it('or serves HTML fails without blocking others', async () => {
    const source = await makeSource(t, 'nontrivial');
    await readAll({ kind: 'page', feeds: ['https://elsewhere.example/feed'] });
    expect(await rowOf(source)).toMatchObject({
      failures: 1,
      problem: "That's a web page, not a feed.",
    });
    const fine = await makeSource(t, 'nontrivial');
    await db.update(sources).set({ dueAt: t.clock.now() });
    const done = await pollFeeds(t.deps, undefined, async (address) =>
      address === source.url ? Promise.reject(new Error('broken')) : feedOf(items(1)),
    );
    expect(done).toEqual({ read: 2, posted: 1 });
    expect(await postsOf(fine)).toHaveLength(1);
    // It is read again once its lease is over.
    pass(3);
    expect(await readAll(feedOf(items(1)))).toEqual({ read: 1, posted: 1 });
  });
});

it('posts nothing when its author is banned meanwhile', async () => {
  const source = await makeSource(t, 'nontrivial');
  await pollFeeds(t.deps, undefined, async () => {
    await db
      .update(users)
      .set({ bannedUntil: new Date(Date.now() + 3_600_000) })
      .where(eq(users.id, source.userId));
    return feedOf(items(1));
  });
  expect(await postsOf(source)).toEqual([]);
  expect(await rowOf(source)).toMatchObject({
    state: 'paused',
    problem: expect.stringContaining('is banned') as string,
  });
});

it('keeps changes made during a reading', async () => {
  const source = await makeSource(t, 'nontrivial');
  await pollFeeds(t.deps, undefined, async () => {
    await db.update(sources).set({ state: 'paused' });
    return feedOf(items(1));
  });
  expect(await rowOf(source)).toMatchObject({ state: 'paused' });
  const gone = await makeSource(t, 'nontrivial');
  await pollFeeds(t.deps, undefined, async () => {
    await db.delete(sources);
    return feedOf(items(1));
  });
  expect(await postsOf(gone)).toEqual([]);
});

it('posts on its own site only', async () => {
  const [one] = items(1);
  const [here, there] = [await makeSource(t, 'nontrivial'), await makeSource(t, 'statecraft')];
  expect(await readAll(feedOf([one as FeedItem]))).toEqual({ read: 2, posted: 2 });
  expect(await postsOf(here)).toHaveLength(1);
  expect(
    await db.$count(posts, and(eq(posts.siteId, 'statecraft'), eq(posts.userId, there.userId))),
  ).toBe(1);
});

it('remembers an item until 90 days after its removal', async () => {
  const source = await makeSource(t, 'nontrivial', { readAt: startOfTest });
  const [kept, gone] = items(null, null) as [FeedItem, FeedItem];
  await readAll(feedOf([kept, gone]));
  await db.update(sourceItems).set({ createdAt: sql`now() - interval '91 days'` });
  pass(16);
  expect((await readAll(feedOf([kept]))).posted).toBe(0);
  await purgeExpired(db);
  const left = await db
    .select({ title: posts.title })
    .from(sourceItems)
    .innerJoin(posts, eq(posts.id, sourceItems.postId))
    .where(eq(sourceItems.sourceId, source.id));
  expect(left).toEqual([{ title: kept.title }]);
  expect(await db.$count(users, eq(users.id, source.userId))).toBe(1);
});
