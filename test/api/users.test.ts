import { expect, it } from 'vitest';
import { userCommentList } from '#shared/contract/users.ts';
import { postList } from '#shared/contract/posts.ts';
import { expectError } from '../support/error-replies.ts';
import { injections, isOneLine } from '../support/sql-injection-payloads.ts';
import { readPages } from '../support/lists.ts';
import { recordQueries } from '../support/queries.ts';
import { addComments, addPosts } from '../support/database-rows.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp();
const get = (path: string) => t.on('nontrivial').get(`/api/users/${path}`);

it('GET /api/users/{username} returns exactly the public profile', async () => {
  const user = await t.make.user('nontrivial', {
    username: 'Rosalind_F',
    name: 'Rosalind Franklin',
    about: 'Crystals & such',
    website: 'https://rosalind.example/',
    karma: -4,
    createdAt: new Date('2025-03-04T05:06:07.089Z'),
  });
  const post = await t.make.post({ by: user });
  await t.make.comment(post, { by: user });
  await t.make.comment(post, { by: user });
  const response = await get('Rosalind_F');
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    username: 'Rosalind_F',
    name: 'Rosalind Franklin',
    about: 'Crystals & such',
    website: 'https://rosalind.example/',
    karma: -4,
    postCount: 1,
    commentCount: 2,
    followerCount: 0,
    picture: null,
    followingCount: 0,
    createdAt: '2025-03-04T05:06:07.089Z',
    imported: true,
  });
  expect(response.text).not.toContain(user.id);
});

it('returns an empty about and a null website by default', async () => {
  await t.make.user('nontrivial', { username: 'quiet' });
  expect((await get('quiet')).body).toMatchObject({
    about: '',
    website: null,
    karma: 0,
    postCount: 0,
    commentCount: 0,
  });
});

it.each(['mixed-Case_9', 'MIXED-CASE_9', 'mixed-case_9', 'Mixed-Case_9'])(
  'GET /api/users/%s finds Mixed-Case_9 in its chosen spelling',
  async (spelled) => {
    if ((await get('mixed-case_9')).status === 404)
      await t.make.user('nontrivial', { username: 'Mixed-Case_9' });
    for (const path of [spelled, `${spelled}/`])
      expect((await get(path)).body).toMatchObject({ username: 'Mixed-Case_9' });
    expect((await get(`${spelled}/posts`)).status).toBe(200);
    expect((await get(`${spelled}/comments`)).status).toBe(200);
  },
);

it('returns 404 for users, posts and comments of another tenant', async () => {
  const foreign = await t.make.user('statecraft', { username: 'Foreigner' });
  const post = await t.make.post({ by: foreign });
  await t.make.comment(post, { by: foreign });
  for (const rest of ['', '/posts', '/comments']) {
    expectError(await get(`Foreigner${rest}`), 'not_found');
    expect((await t.on('statecraft').get(`/api/users/Foreigner${rest}`)).status).toBe(200);
  }
});

it.each([
  'nobody',
  '-',
  '__proto__',
  'constructor',
  'toString',
  '%20',
  '%25',
  '..%2f',
  '%2e%2e',
  'a%2Fb',
  '*',
  '%F0%9F%98%80',
  'K%C3%B6nig',
  '%E2%80%AEabc',
  'a.b',
  'thirtyonelettersisonetoomanyaaa',
])('GET /api/users/%s and its lists return 404', async (odd) => {
  for (const rest of ['', '/posts', '/comments']) expectError(await get(odd + rest), 'not_found');
});

it.each(['%00', '%ff', '%', 'a'.repeat(101)])('GET /api/users/%s returns 400', async (odd) => {
  expectError(await get(odd), 'bad_request', odd.length > 100 ? ['username'] : undefined);
});

it("lists and counts a user's public posts, newest first", async () => {
  const user = await t.make.user();
  const older = await t.make.post({ by: user, minutesAgo: 9, score: 90 });
  const newer = await t.make.post({ by: user, minutesAgo: 3 });
  await t.make.post({ by: user, isHidden: true });
  await t.make.post({ by: user, deletedAt: startOfTest });
  await t.make.post();
  const response = await get(`${user.username}/posts`);
  expect(response.status).toBe(200);
  expect(response.body).toEqual(postList.parse(response.body));
  expect(response.body).toMatchObject({
    posts: [{ id: newer.id }, { id: older.id, score: 90, author: { username: user.username } }],
    nextCursor: null,
    hasNextPage: false,
    totalCount: 2,
  });
});

it("lists a user's public comments with their posts", async () => {
  const user = await t.make.user();
  const post = await t.make.post({ title: 'On crystals' });
  const older = await t.make.comment(post, { by: user, minutesAgo: 9, text: 'Older' });
  const newer = await t.make.comment(post, {
    by: user,
    minutesAgo: 3,
    text: 'Newer, a reply',
    parent: older,
    editedAt: startOfTest,
  });
  await t.make.comment(post, { by: user, isHidden: true });
  await t.make.comment(post, { by: user, deletedAt: startOfTest });
  await t.make.comment(post);
  const response = await get(`${user.username}/comments`);
  expect(response.status).toBe(200);
  expect(response.body).toEqual(userCommentList.parse(response.body));
  expect(response.body).toMatchObject({ nextCursor: null, hasNextPage: false, totalCount: 2 });
  expect((response.body as { comments: unknown[] }).comments).toEqual([
    {
      id: newer.id,
      parentId: older.id,
      author: { username: user.username },
      text: 'Newer, a reply',
      content: [['p', ['Newer, a reply']]],
      deleted: false,
      score: 1,
      depth: 1,
      createdAt: '2026-11-21T07:57:00.000Z',
      editedAt: '2026-11-21T08:00:00.000Z',
      moreReplies: 0,
      post: { slug: post.slug, title: 'On crystals' },
    },
    expect.objectContaining({ id: older.id, text: 'Older' }),
  ]);
});

it.each([
  ['hidden', { isHidden: true }],
  ['deleted', { deletedAt: startOfTest }],
])('omits comments on %s posts', async (_, gone) => {
  const user = await t.make.user();
  const visible = await t.make.comment(await t.make.post(), { by: user });
  const lost = await t.make.comment(await t.make.post({ title: 'Unspeakable', ...gone }), {
    by: user,
    text: 'Unspeakable',
  });
  const response = await get(`${user.username}/comments`);
  expect((response.body as { comments: { id: string }[] }).comments.map(({ id }) => id)).toEqual([
    visible.id,
  ]);
  expect(response.text).not.toMatch(new RegExp(`Unspeakable|${lost.id}`));
});

it.each(['posts', 'comments'])(
  'pages through GET /api/users/{username}/%s by cursor',
  async (tab) => {
    const user = await t.make.user();
    const times = Array.from({ length: 60 }, (_, i) => ({ createdAt: t.make.minutesAgo(i % 4) }));
    const rows =
      tab === 'posts'
        ? await addPosts(t, user, times)
        : await addComments(t, await t.make.post(), user, times);
    const readPage = async (query: string) => {
      const { posts, comments, ...rest } = (await get(`${user.username}/${tab}${query}`)).body as {
        posts?: { id: string }[];
        comments?: { id: string }[];
        nextCursor: string | null;
        hasNextPage: boolean;
        totalCount: number;
      };
      return { items: posts ?? comments ?? [], ...rest };
    };
    const pages = await readPages((cursor) => readPage(cursor === null ? '' : `?cursor=${cursor}`));
    expect(pages.map(({ items }) => items.length)).toEqual([25, 25, 10]);
    expect(pages.map(({ hasNextPage, totalCount }) => [hasNextPage, totalCount])).toEqual([
      [true, 60],
      [true, 60],
      [false, 60],
    ]);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id)).toSorted()).toEqual(
      rows.toSorted(),
    );
    expect((await readPage('?limit=100')).items).toHaveLength(60);
    expect(await readPage('?limit=60')).toMatchObject({ hasNextPage: false, nextCursor: null });
  },
);

it.each(['posts', 'comments'])(
  'GET /api/users/{username}/%s returns an empty list',
  async (tab) => {
    const user = await t.make.user();
    expect((await get(`${user.username}/${tab}`)).body).toEqual({
      [tab]: [],
      nextCursor: null,
      hasNextPage: false,
      totalCount: 0,
    });
  },
);

it.each(
  ['posts', 'comments'].flatMap((tab) => [
    [tab, 'limit=0', 'limit'],
    [tab, 'limit=101', 'limit'],
    [tab, 'limit=1000', 'limit'],
    [tab, 'limit=x', 'limit'],
    [tab, 'limit=', 'limit'],
    [tab, 'cursor=', 'cursor'],
    [tab, 'cursor=abc', 'cursor'],
    [tab, `cursor=${'A'.repeat(201)}`, 'cursor'],
    [tab, 'page=1', 'page'],
    [tab, 'sort=top', 'sort'],
    [tab, 'limit=1&limit=1', 'limit'],
    [tab, 'limit[]=1', 'limit[]'],
    [tab, '__proto__=1', '__proto__'],
  ]),
)('GET /api/users/{username}/%s?%s returns 400 naming %s', async (tab, query, field) => {
  const user = await t.make.user();
  expectError(await get(`${user.username}/${tab}?${query}`), 'bad_request', [field as string]);
});

it('rejects a cursor of posts for comments', async () => {
  const user = await t.make.user();
  await addPosts(t, user, [{}, {}]);
  await addComments(t, await t.make.post(), user, [{}, {}]);
  const readCursor = async (tab: string) =>
    ((await get(`${user.username}/${tab}?limit=1`)).body as { nextCursor: string }).nextCursor;
  expectError(
    await get(`${user.username}/comments?cursor=${await readCursor('posts')}`),
    'bad_request',
    ['cursor'],
  );
  expectError(
    await get(`${user.username}/posts?cursor=${await readCursor('comments')}`),
    'bad_request',
    ['cursor'],
  );
});

it('never puts the injection corpus into a statement', async () => {
  await t.make.user('nontrivial', { username: 'victim' });
  const { texts } = recordQueries(t.deps.database);
  await get('victim');
  const knownStatements = [...texts];
  for (const hostile of injections) {
    for (const name of [hostile, `victim${hostile}`]) {
      const response = await get(encodeURIComponent(name));
      // Usernames have letters, digits, `_` and `-` only.
      const wrong = name.length > 100 || !isOneLine(name);
      expectError(
        response,
        wrong ? 'bad_request' : 'not_found',
        name.length > 100 ? ['username'] : undefined,
      );
    }
  }
  expect([...texts], 'the statement of an honest request and no other').toEqual(knownStatements);
});
