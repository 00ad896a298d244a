import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import {
  articles,
  auditLog,
  moderationRules,
  postTags,
  reports,
  inboundFeedItems,
  inboundFeeds,
} from '../../server/db/schema.ts';
import { createPost } from '../../server/domain/authoring/submit-post.ts';
import { pollFeed, pollFeeds } from '../../server/domain/imports/feed-poller.ts';
import type { FeedItem } from '../../server/infra/fetch/parse-feed.ts';
import { setUpFeedPolling, createFeed, createReader } from '../support/feed-polling.ts';
import { makeSource, type SourceRow } from '../support/inbound-feeds.ts';
import { addWebHook, readQueue } from '../support/web-hooks.ts';
import { newId } from '../../server/domain/core/ids.ts';

const { t, db, within, getTime, pass, createItems, readSource, readPosts, readAll } =
  await setUpFeedPolling();

const getTitles = (rows: { title: string }[]) => rows.map(({ title }) => title);

it('tells web-hooks of each post', async () => {
  const { hookId } = await addWebHook(t, 'nontrivial');
  const source = await makeSource(t, 'nontrivial');
  await readAll(createFeed(createItems(5)));
  const [post] = await readPosts(source);
  expect(await readQueue(t, hookId)).toEqual([{ event: 'post.published', subjectId: post?.id }]);
});

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
      .map(({ createdAt }) => Math.round((getTime() - createdAt.getTime()) / minuteMs))
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
        topWindow: post.createdAt.getTime() > getTime() - dayMs ? 0 : 1,
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
      nextFetchAt: new Date(getTime() + 15 * minuteMs),
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
    makeSource(t, 'nontrivial', { fetchedAt: new Date(getTime() - hourMs), ...fields });

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
      nextFetchAt: new Date(getTime() + 15 * minuteMs),
      fetchedAt: t.clock.now(),
    });
  });

  it('skips duplicate links, repeated IDs and invalid titles', async () => {
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
      { userId: member.id, username: member.username },
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
    const source = await pollLater({ userId: (await t.make.user('nontrivial')).id });
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
      { bannedUntil: new Date(Date.now() + hourMs) },
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
