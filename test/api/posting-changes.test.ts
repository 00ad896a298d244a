import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import type { Post } from '#shared/contract/posts.ts';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { comments, posts, postTags, users } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { fromSite, joinSite } from '../support/members.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { createTestApp, startOfTest, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const advanceClock = (ms: number) => {
  const laterTime = new Date(startOfTest.getTime() + ms);
  t.clock.set(laterTime);
  return laterTime.toISOString();
};
afterEach(async () => {
  t.clock.set(startOfTest);
  expect(await wrongPostCounters(db)).toEqual([]);
});

type Member = Awaited<ReturnType<typeof joinSite>>;
let count = 0;
const createUrl = () => `https://site${(count += 1)}.example/page`;
const join = (site: SiteId = 'nontrivial') => joinSite(t, site);
async function createPost(member: Member, body: object = {}): Promise<Post> {
  const response = await member.send('post', '/api/posts', {
    title: 'As it was',
    url: createUrl(),
    text: 'Its words.',
    tags: ['models'],
    ...body,
  });
  expect(response.status, response.text).toBe(201);
  return response.body as Post;
}
async function changePost(member: Member, { id }: Pick<Post, 'id'>, body: object): Promise<Post> {
  const response = await member.send('patch', `/api/posts/${id}`, body);
  expect(response.status, response.text).toBe(200);
  return response.body as Post;
}
const readRow = async (id: string) => (await db.select().from(posts).where(eq(posts.id, id)))[0];

it('changes only the fields sent, by ID or slug', async () => {
  const me = await join();
  const post = await createPost(me);
  const before = t.deps.contentVersions.get('nontrivial');
  const now = advanceClock(5 * minuteMs);
  const url = createUrl();
  expect(
    (
      await me.send('patch', `/api/posts/${post.slug}`, {
        title: ' As  it is ',
        url: `${url}/#part`,
        tags: ['policy', 'research'],
      })
    ).body,
  ).toEqual({
    ...post,
    slug: `as-it-is-${post.id}`,
    title: 'As it is',
    url: `${url}/#part`,
    domain: new URL(url).hostname,
    tags: ['research', 'policy'],
    updatedAt: now,
  });
  expect((await readRow(post.id))?.normalizedUrl).toBe(url.replace('https://', ''));
  expect(t.deps.contentVersions.get('nontrivial')).not.toBe(before);
  expect((await t.on('nontrivial').get(`/api/posts/${post.slug}`)).body).toMatchObject({
    title: 'As it is',
  });
  expect((await t.on('nontrivial').get(`/post/${post.slug}`)).headers.location).toBe(
    `/post/as-it-is-${post.id}`,
  );
});

it('marks text edits after ten minutes, not tag edits', async () => {
  const me = await join();
  const post = await createPost(me);
  advanceClock(10 * minuteMs);
  expect(await changePost(me, post, { text: 'Sooner.' })).toMatchObject({
    text: 'Sooner.',
    content: [['p', ['Sooner.']]],
    editedAt: null,
  });
  const tagged = advanceClock(11 * minuteMs);
  expect(await changePost(me, post, { tags: [] })).toMatchObject({
    tags: [],
    updatedAt: tagged,
    editedAt: null,
  });
  const edited = advanceClock(12 * minuteMs);
  expect(await changePost(me, post, { text: 'Later.' })).toMatchObject({
    text: 'Later.',
    updatedAt: edited,
    editedAt: edited,
  });
  advanceClock(13 * minuteMs);
  expect(await changePost(me, post, { tags: ['data'] })).toMatchObject({ editedAt: edited });
  expect(await changePost(me, await createPost(me), { title: 'At once' })).toMatchObject({
    editedAt: null,
  });
});

it('allows title and link edits for six hours only', async () => {
  const me = await join();
  const post = await createPost(me);
  advanceClock(6 * hourMs - 1);
  const { title, url } = await changePost(me, post, { title: 'Just in time', url: createUrl() });
  const now = advanceClock(6 * hourMs);
  expectError(
    await me.send('patch', `/api/posts/${post.id}`, {
      title: 'Too late',
      url: createUrl(),
      text: 'New',
    }),
    'bad_request',
    ['title', 'url'],
  );
  expectError(await me.send('patch', `/api/posts/${post.id}`, { url: null }), 'bad_request', [
    'url',
  ]);
  advanceClock(400 * dayMs);
  expect(
    await changePost(me, post, { title, url, text: 'Much later.', tags: ['data'] }),
  ).toMatchObject({ title: 'Just in time', url, text: 'Much later.', tags: ['data'] });
  expect(now < ((await readRow(post.id))?.editedAt?.toISOString() ?? '')).toBe(true);
});

it('changes nothing when values are equal', async () => {
  const me = await join();
  const post = await createPost(me);
  advanceClock(hourMs);
  const { title, url, text, tags } = post;
  for (const body of [
    {},
    { title, url, text, tags },
    { title: ` ${title} `, tags: [...tags, ...tags] },
  ])
    expect(await changePost(me, post, body)).toEqual(post);
});

it('requires a link or a text', async () => {
  const me = await join();
  const post = await createPost(me);
  expect(await changePost(me, post, { url: null })).toMatchObject({
    url: null,
    domain: null,
    text: 'Its words.',
  });
  expect((await readRow(post.id))?.normalizedUrl).toBeNull();
  expectError(await me.send('patch', `/api/posts/${post.id}`, { text: null }), 'bad_request', [
    'text',
  ]);
  expectError(await me.send('patch', `/api/posts/${post.id}`, { text: ' \u200b' }), 'bad_request', [
    'text',
  ]);
  const link = await createPost(me, { text: null });
  expectError(await me.send('patch', `/api/posts/${link.id}`, { url: null }), 'bad_request', [
    'url',
  ]);
  expect(await changePost(me, link, { url: null, text: 'Words instead.' })).toMatchObject({
    url: null,
    text: 'Words instead.',
  });
});

it.each<[string, object, string[]]>([
  ['a title of two', { title: 'ab' }, ['title']],
  ['no title', { title: null }, ['title']],
  ['another scheme', { url: 'javascript:alert(1)' }, ['url']],
  ['an unknown tag', { tags: ['cookery'] }, ['tags']],
  ['half a character', { text: '\ud83d' }, ['text']],
  ['a score', { score: 5 }, ['score']],
  ['being hidden', { hidden: true, is_hidden: true }, ['hidden', 'is_hidden']],
])('%s returns 400 with its name and changes nothing', async (_what, body, fields) => {
  const me = await join();
  const post = await createPost(me);
  expectError(
    await me.send('patch', `/api/posts/${post.id}`, { text: 'New', ...body }),
    'bad_request',
    fields,
  );
  expect((await t.on('nontrivial').get(`/api/posts/${post.id}`)).body).toEqual(post);
});

it('normalizes the link of an old post on edit', async () => {
  const me = await join();
  const [row] = await db.select().from(users).where(eq(users.username, me.username));
  const old = await t.make.post({ by: row as never, url: 'https://www.old.example/a/' });
  expect(old.normalizedUrl).toBeNull();
  await changePost(me, old, { text: 'A word on it.' });
  expect((await readRow(old.id))?.normalizedUrl).toBe('old.example/a');
});

it('returns 404 to everyone but the author', async () => {
  const [me, other, moderator, abroad] = [
    await join(),
    await join(),
    await join(),
    await join('statecraft'),
  ];
  await db.update(users).set({ role: 'moderator' }).where(eq(users.username, moderator.username));
  const post = await createPost(me);
  const gone = await createPost(me);
  await me.send('delete', `/api/posts/${gone.id}`);
  for (const [member, id] of [
    [other, post.id],
    [moderator, post.id],
    [abroad, post.id],
    [me, gone.id],
    [me, 'zzzzzzzzzzzz'],
    [me, '%27'],
  ] as const) {
    expectError(
      await member.send('patch', `/api/posts/${id}`, { title: 'Not yours' }),
      'not_found',
    );
    expectError(await member.send('delete', `/api/posts/${id}`), 'not_found');
  }
  for (const method of ['patch', 'delete'] as const) {
    expectError(
      await t
        .on('nontrivial')
        [method](`/api/posts/${post.id}`)
        .set(fromSite('nontrivial'))
        .send(method === 'patch' ? { title: 'Nobody' } : undefined),
      'unauthorized',
    );
  }
  expect((await t.on('nontrivial').get(`/api/posts/${post.id}`)).body).toEqual(post);
});

it('removes a deleted post from lists and keeps its comments', async () => {
  const me = await join();
  const post = await createPost(me);
  const comment = (await me.send('post', `/api/posts/${post.id}/comments`, { text: 'My own' }))
    .body as { id: string };
  const before = t.deps.contentVersions.get('nontrivial');
  expect((await me.send('delete', `/api/posts/${post.slug}`)).body).toEqual({ deleted: true });
  expect(t.deps.contentVersions.get('nontrivial')).not.toBe(before);
  expect(await readRow(post.id)).toMatchObject({ isVisible: false, deletedAt: startOfTest });
  expectError(await t.on('nontrivial').get(`/api/posts/${post.id}`).set(me.bearer), 'not_found');
  expect((await t.on('nontrivial').get(`/post/${post.slug}`)).status).toBe(404);
  expect(
    ((await t.on('nontrivial').get('/api/posts?tag=models')).body as { posts: Post[] }).posts.map(
      ({ id }) => id,
    ),
  ).not.toContain(post.id);
  expect((await db.select().from(comments).where(eq(comments.id, comment.id)))[0]).toMatchObject({
    deletedAt: null,
  });
});

it('deletes once under concurrent calls', async () => {
  const me = await join();
  const post = await createPost(me);
  const replies = await Promise.all(
    [1, 2, 3].map(() => me.send('delete', `/api/posts/${post.id}`)),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
});

it('moves all index columns along with the post', async () => {
  const me = await join();
  const post = await createPost(me, { tags: ['tools', 'data', 'models'] });
  await changePost(me, post, { tags: ['policy', 'data'] });
  const rows = await db
    .select({ tag: postTags.tag, createdAt: postTags.createdAt })
    .from(postTags)
    .where(eq(postTags.postId, post.id));
  expect(rows.toSorted((a, b) => a.tag.localeCompare(b.tag))).toEqual(
    ['data', 'policy'].map((tag) => ({ tag, createdAt: startOfTest })),
  );
});

it('keeps what a post said before, while it is visible', async () => {
  const me = await join();
  const post = await createPost(me);
  const versions = () => t.on('nontrivial').get(`/api/posts/${post.id}/versions`);
  expect((await versions()).body).toEqual({ versions: [] });
  advanceClock(20 * minuteMs);
  await changePost(me, post, { title: 'As it is' });
  const replacedAt = advanceClock(30 * minuteMs);
  await changePost(me, post, { text: 'Other words.' });
  expect((await versions()).body).toMatchObject({
    versions: [
      { title: 'As it is', content: [['p', ['Its words.']]], replacedAt },
      { title: 'As it was', content: [['p', ['Its words.']]] },
    ],
  });
  await me.send('delete', `/api/posts/${post.id}`);
  expectError(await versions(), 'not_found');
});
