import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { postList, type PostList } from '#shared/contract/posts.ts';
import { dayMs, hourMs } from '#shared/durations.ts';
import { sites } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { readPages } from '../support/lists.ts';
import { addPosts, removeRows } from '../support/database-rows.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';
import { advanceTopWindows } from '../../server/domain/posts/top-windows.ts';

const t = await createTestApp();
beforeEach(async () => {
  await removeRows(t);
  t.clock.set(startOfTest);
});

async function list(query = ''): Promise<PostList> {
  const response = await t.on('nontrivial').get(`/api/posts${query}`);
  expect(response.status, response.text).toBe(200);
  const body = postList.parse(response.body);
  expect(response.body, 'no more than the contract says').toEqual(body);
  return body;
}
const listTitles = async (query?: string) => (await list(query)).posts.map(({ title }) => title);
const listIds = async (query?: string) => (await list(query)).posts.map(({ id }) => id);

/** Creates four posts that each sort orders differently. */
async function addFourPosts() {
  await t.make.post({ title: 'Old and loved', score: 900, minutesAgo: 60 * 48 });
  await t.make.post({ title: 'Newest', score: 1, minutesAgo: 1 });
  await t.make.post({ title: 'Rising', score: 60, minutesAgo: 30 });
  await t.make.post({ title: 'Disliked', score: -5, minutesAgo: 2 });
}
const orders = {
  // 900 points are worth 2.95, two days cost 3.84.
  hot: ['Rising', 'Newest', 'Disliked', 'Old and loved'],
  new: ['Newest', 'Disliked', 'Rising', 'Old and loved'],
  top: ['Old and loved', 'Rising', 'Newest', 'Disliked'],
};

it.each([
  ['', orders.hot],
  ['?page=1', orders.top],
  ['?sort=hot', orders.hot],
  ['?sort=hot&page=1', orders.hot],
  ['?sort=new', orders.new],
  ['?sort=recent', orders.new],
  ['?sort=recent&page=1', orders.new],
  ['?sort=top', orders.top],
  ['?sort=top&page=1', orders.top],
  ['?sort=top&t=all', orders.top],
])('GET /api/posts%s returns posts in order', async (query, expected) => {
  await addFourPosts();
  expect(await listTitles(query)).toEqual(expected);
});

it('returns the list fields of a post without its body', async () => {
  const author = await t.make.user('nontrivial', { username: 'Grace', karma: 7 });
  const post = await t.make.post({
    by: author,
    title: 'A link',
    url: 'https://www.news.example/a?b=c',
    text: 'The secret body',
    score: 3,
    minutesAgo: 5,
  });
  await t.make.comment(post);
  const { posts } = await list();
  expect(posts).toEqual([
    {
      id: post.id,
      slug: `a-link-${post.id}`,
      title: 'A link',
      url: 'https://www.news.example/a?b=c',
      domain: 'news.example',
      author: { username: 'Grace' },
      score: 3,
      commentCount: 1,
      commentsElsewhere: null,
      tags: [],
      createdAt: '2026-11-21T07:55:00.000Z',
      updatedAt: '2026-11-21T07:55:00.000Z',
    },
  ]);
});

it('returns a text post with null url and domain', async () => {
  await t.make.post({ url: null, text: 'Only words' });
  expect((await list()).posts[0]).toMatchObject({ url: null, domain: null });
});

it.each(['', '?sort=new', '?sort=top', '?sort=top&t=day', '?page=1', '?sort=recent&limit=1000'])(
  'GET /api/posts%s omits hidden, deleted and foreign posts',
  async (query) => {
    const shown = await t.make.post({ minutesAgo: 3 });
    await t.make.post({ isHidden: true });
    await t.make.post({ deletedAt: startOfTest });
    await t.make.post({ site: 'statecraft' });
    const { posts, totalCount } = await list(query);
    expect(posts.map(({ id }) => id)).toEqual([shown.id]);
    expect(totalCount).toBe(query.includes('t=day') ? undefined : 1);
  },
);

it.each([
  ['day', 24],
  ['week', 7 * 24],
  ['month', 30 * 24],
  ['year', 365 * 24],
])('?sort=top&t=%s covers just under %i hours', async (period, hours) => {
  const edge = startOfTest.getTime() - hours * hourMs;
  await t.make.post({ title: 'At the edge', score: 50, createdAt: new Date(edge) });
  await t.make.post({ title: 'Just inside', score: 2, createdAt: new Date(edge + 1) });
  await t.make.post({ title: 'Now', score: 1, createdAt: startOfTest });
  expect(await listTitles(`?sort=top&t=${period}`)).toEqual(['Just inside', 'Now']);
  expect(await listTitles('?sort=top')).toEqual(['At the edge', 'Just inside', 'Now']);
});

it('?sort=top&t=day drops posts with age, with or without job', async () => {
  await t.make.post({ title: 'Of this morning', minutesAgo: 0 });
  t.clock.set(new Date(startOfTest.getTime() + dayMs - 1));
  expect(await listTitles('?sort=top&t=day')).toEqual(['Of this morning']);
  t.clock.set(new Date(startOfTest.getTime() + dayMs));
  expect(await listTitles('?sort=top&t=day')).toEqual([]);
  expect(await advanceTopWindows(t.deps.db, t.clock.now())).toBe(1);
  expect(await listTitles('?sort=top&t=day')).toEqual([]);
  expect(await listTitles('?sort=top&t=week')).toEqual(['Of this morning']);
  expect(await advanceTopWindows(t.deps.db, t.clock.now()), 'a second run').toBe(0);
});

it('returns 25 posts by default, or the limit', async () => {
  const author = await t.make.user();
  await addPosts(
    t,
    author,
    Array.from({ length: 130 }, () => ({})),
  );
  expect((await list()).posts).toHaveLength(25);
  expect((await list('?limit=1')).posts).toHaveLength(1);
  expect((await list('?limit=100')).posts).toHaveLength(100);
  expect((await list('?sort=recent&limit=101')).posts).toHaveLength(101);
});

it('returns a thousand posts, newest first, with limit=1000', async () => {
  const author = await t.make.user();
  const posts = await addPosts(
    t,
    author,
    Array.from({ length: 1003 }, (_, i) => ({ createdAt: t.make.minutesAgo(i) })),
  );
  const reply = await list('?sort=recent&limit=1000');
  expect(reply.posts.map(({ id }) => id)).toEqual(posts.slice(0, 1000));
  expect(reply).toMatchObject({ hasNextPage: true, totalCount: 1003 });
  expect(
    (await list(`?sort=recent&limit=1000&cursor=${reply.nextCursor}`)).posts.map(({ id }) => id),
  ).toEqual(posts.slice(1000));
});

it.each(['hot', 'new', 'recent', 'top', 'top&t=week'])(
  '?sort=%s pages alike by page and by cursor',
  async (sort) => {
    const author = await t.make.user();
    const posts = await addPosts(
      t,
      author,
      Array.from({ length: 23 }, (_, i) => ({ score: i % 4, createdAt: t.make.minutesAgo(i % 5) })),
    );
    const whole = await listIds(`?sort=${sort}&limit=100`);
    expect(whole.toSorted()).toEqual(posts.toSorted());
    const paged = [];
    for (const page of [1, 2, 3, 4, 5])
      paged.push(...(await listIds(`?sort=${sort}&limit=5&page=${page}`)));
    expect(paged).toEqual(whole);
    const walked = await readPages(async (cursor) => {
      const { posts: items, ...rest } = await list(
        `?sort=${sort}&limit=5${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      return { items, ...rest };
    });
    expect(walked.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole);
    expect(walked.map(({ items }) => items.length)).toEqual([5, 5, 5, 5, 3]);
    expect(walked.map(({ hasNextPage }) => hasNextPage)).toEqual([true, true, true, true, false]);
  },
);

it('ends exactly at the last post', async () => {
  const author = await t.make.user();
  await addPosts(
    t,
    author,
    Array.from({ length: 6 }, () => ({})),
  );
  expect(await list('?limit=6')).toMatchObject({ hasNextPage: false, nextCursor: null });
  expect(await list('?limit=3&page=2')).toMatchObject({ hasNextPage: false, nextCursor: null });
  const first = await list('?limit=5');
  expect(first).toMatchObject({ hasNextPage: true, nextCursor: expect.any(String) as string });
  expect(await list(`?limit=5&cursor=${first.nextCursor}`)).toMatchObject({
    hasNextPage: false,
    nextCursor: null,
  });
});

it('returns a cursor that continues after the page', async () => {
  const author = await t.make.user();
  await addPosts(
    t,
    author,
    Array.from({ length: 7 }, (_, i) => ({ score: i })),
  );
  const whole = await listIds('?sort=top');
  const { nextCursor } = await list('?page=2&limit=2');
  expect(await listIds(`?sort=top&limit=2&cursor=${nextCursor}`)).toEqual(whole.slice(4, 6));
});

it.each(['?page=2', '?page=100', '?sort=new&page=100&limit=100'])(
  'GET /api/posts%s returns an empty page behind the end',
  async (query) => {
    await t.make.post();
    await t.make.post();
    expect(await list(query)).toEqual({
      posts: [],
      nextCursor: null,
      hasNextPage: false,
      totalCount: 2,
    });
  },
);

it.each(['', '?sort=top&t=day', '?page=1'])(
  'GET /api/posts%s returns an empty list without posts',
  async (query) => {
    expect(await list(query)).toEqual({
      posts: [],
      nextCursor: null,
      hasNextPage: false,
      ...(query.includes('t=day') ? {} : { totalCount: 0 }),
    });
  },
);

it('reads totalCount from the stored counter', async () => {
  await t.make.post();
  await t.deps.db
    .update(sites)
    .set({ postCount: 4_321 })
    .where(sql`${sites.id} = 'nontrivial'`);
  expect((await list()).totalCount).toBe(4_321);
  expect((await list('?page=50')).totalCount).toBe(4_321);
});

it('?feed=following returns 401 without a session', async () => {
  const response = await t.on('nontrivial').get('/api/posts?feed=following');
  expectError(response, 'unauthorized');
});
