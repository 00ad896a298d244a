import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import type { Post } from '#shared/contract/posts.ts';
import { auditLog, posts, users } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { fromSite, joinSite } from '../support/members.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { createTestApp, type SiteId } from '../support/test-app.ts';

// With the page cache, which must drop hidden posts at once.
const t = await createTestApp({ config: { trustedProxies: 1, pageCacheBytes: 4_000_000 } });
const { db } = t.deps;
afterEach(async () => expect(await wrongPostCounters(db)).toEqual([]));

type Member = Awaited<ReturnType<typeof joinSite>>;
let count = 0;
async function join(
  site: SiteId = 'nontrivial',
  role: 'member' | 'moderator' | 'admin' = 'member',
): Promise<Member> {
  const member = await joinSite(t, site);
  await db.update(users).set({ role }).where(eq(users.username, member.username));
  return member;
}
async function createPost(member: Member): Promise<Post> {
  count += 1;
  const response = await member.send('post', '/api/posts', {
    title: `Hideable number${count}`,
    url: `https://site${count}.example/page`,
    text: `Words zyzzyva${count}.`,
    tags: ['models'],
  });
  expect(response.status, response.text).toBe(201);
  return response.body as Post;
}
const put = (member: Member, { id }: Pick<Post, 'id'>, is_hidden: boolean, reason?: string) =>
  member.send('put', `/api/posts/${id}/visibility`, { is_hidden, reason });
const readLog = async ({ id }: Post) =>
  db
    .select({
      actor: users.username,
      action: auditLog.action,
      reason: auditLog.reason,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(eq(auditLog.postId, id))
    .orderBy(auditLog.createdAt);
const readHidden = async ({ id }: Post) =>
  (
    await db
      .select({ isHidden: posts.isHidden, hiddenBy: posts.hiddenBy })
      .from(posts)
      .where(eq(posts.id, id))
  )[0];

/** Lists the lists, feeds, sitemaps, searches and pages that show a post. */
async function findPlaces(post: Post): Promise<string[]> {
  const word = /zyzzyva\d+/.exec(post.text ?? '')?.[0] ?? '';
  const paths = [
    '/api/posts?sort=new',
    '/api/posts?sort=hot',
    '/api/posts?sort=top&t=day',
    '/api/posts?tag=models',
    `/api/posts?q=${word}`,
    `/api/posts?q=domain:${post.domain}`,
    `/api/users/${post.author?.username}/posts`,
    '/new',
    '/hot',
    '/top',
    '/',
    `/u/${post.author?.username}`,
    `/search?q=${word}`,
    '/new/feed.xml',
    '/new/atom.xml',
    '/new/feed.json',
    `/u/${post.author?.username}/feed.xml`,
    '/sitemap.xml',
  ];
  const shown: string[] = [];
  for (const path of paths) {
    const { text, status } = await t.on('nontrivial').get(path);
    expect([path, status]).toEqual([path, 200]);
    if (text.includes(post.id)) shown.push(path);
  }
  const page = await t.on('nontrivial').get(`/post/${post.slug}`);
  const reply = await t.on('nontrivial').get(`/api/posts/${post.id}`);
  expect(page.status).toBe(reply.status);
  return [...shown, ...(page.status === 200 ? ['page'] : [])];
}

it('shows a hidden post to its author only, until shown', async () => {
  const [me, other] = [await join(), await join()];
  const post = await createPost(me);
  const everywhere = await findPlaces(post);
  expect(everywhere).toHaveLength(19);
  expect((await put(me, post, true)).body).toEqual({ is_hidden: true });
  expect(await findPlaces(post)).toEqual([]);
  const readPost = (member: Member) =>
    t.on('nontrivial').get(`/api/posts/${post.slug}`).set(member.bearer);
  expect((await readPost(me)).body).toEqual({ ...post, hidden: true, hiddenBy: 'author' });
  expectError(await readPost(other), 'not_found');
  expectError(await other.send('post', `/api/posts/${post.id}/vote`, { vote: 1 }), 'not_found');
  expect(
    (await me.send('patch', `/api/posts/${post.id}`, { text: `${String(post.text)} More.` })).body,
  ).toMatchObject({ hidden: true, text: `${String(post.text)} More.` });
  expect((await put(me, post, false)).body).toEqual({ is_hidden: false });
  expect(await findPlaces(post)).toEqual(everywhere);
  expect((await readPost(me)).body).not.toHaveProperty('hidden');
  expect(await readLog(post), "one's own affair").toEqual([]);
});

it('allows authors and moderators; others get 404', async () => {
  const [me, other, moderator, admin] = [
    await join(),
    await join(),
    await join('nontrivial', 'moderator'),
    await join('nontrivial', 'admin'),
  ];
  const abroad = [await join('statecraft', 'moderator'), await join('statecraft', 'admin')];
  const post = await createPost(me);
  for (const member of [other, ...abroad]) expectError(await put(member, post, true), 'not_found');
  expectError(
    await t
      .on('nontrivial')
      .put(`/api/posts/${post.id}/visibility`)
      .set(fromSite('nontrivial'))
      .send({ is_hidden: true }),
    'unauthorized',
  );
  for (const member of [moderator, admin, me]) {
    for (const is_hidden of [true, false])
      expect((await put(member, post, is_hidden)).body).toEqual({ is_hidden });
  }
  await me.send('delete', `/api/posts/${post.id}`);
  for (const member of [me, moderator]) expectError(await put(member, post, true), 'not_found');
  for (const id of ['zzzzzzzzzzzz', '%27'])
    expectError(await put(moderator, { id }, true), 'not_found');
});

it("logs a moderator's action, which the author cannot undo", async () => {
  const [me, moderator, second] = [
    await join(),
    await join('nontrivial', 'moderator'),
    await join('nontrivial', 'moderator'),
  ];
  const post = await createPost(me);
  for (const _ of [1, 2])
    expect((await put(moderator, post, true, ' Not about AI. ')).body).toEqual({ is_hidden: true });
  const hid = {
    actor: moderator.username,
    action: 'hide-post',
    reason: 'Not about AI.',
    before: { is_hidden: false, hidden_by: null },
    after: { is_hidden: true, hidden_by: 'moderator' },
  };
  expect(await readLog(post)).toEqual([hid]);
  expect((await put(me, post, true)).body).toEqual({ is_hidden: true });
  expectError(await put(me, post, false), 'forbidden');
  expect(await readHidden(post)).toEqual({ isHidden: true, hiddenBy: 'moderator' });
  expect((await put(second, post, false)).body).toEqual({ is_hidden: false });
  expect(await readLog(post)).toEqual([
    hid,
    {
      actor: second.username,
      action: 'show-post',
      reason: '',
      before: hid.after,
      after: hid.before,
    },
  ]);
  for (const is_hidden of [true, false])
    expect((await put(me, post, is_hidden)).body).toEqual({ is_hidden });
});

it("lets a moderator take over an author's hidden post", async () => {
  const [me, moderator] = [await join(), await join('nontrivial', 'moderator')];
  const post = await createPost(me);
  await put(me, post, true);
  expect((await put(moderator, post, true)).body).toEqual({ is_hidden: true });
  expect(await readHidden(post)).toEqual({ isHidden: true, hiddenBy: 'moderator' });
  expectError(await put(me, post, false), 'forbidden');
  expect(await readLog(post)).toHaveLength(1);
});

it("treats a moderator's own post as an author's", async () => {
  const [me, second] = [
    await join('nontrivial', 'moderator'),
    await join('nontrivial', 'moderator'),
  ];
  const post = await createPost(me);
  for (const is_hidden of [true, false]) await put(me, post, is_hidden);
  expect(await readLog(post)).toEqual([]);
  await put(second, post, true);
  expect((await put(me, post, false)).body).toEqual({ is_hidden: false });
  expect((await readLog(post)).map(({ actor, action }) => [actor, action])).toEqual([
    [second.username, 'hide-post'],
    [me.username, 'show-post'],
  ]);
});

it('treats posts hidden before the audit as moderated', async () => {
  const me = await join();
  const post = await createPost(me);
  await put(me, post, true);
  await db.update(posts).set({ hiddenBy: null }).where(eq(posts.id, post.id));
  expectError(await put(me, post, false), 'forbidden');
});

it('keeps counters correct under concurrent hiding and deletion', async () => {
  const [me, moderator] = [await join(), await join('nontrivial', 'moderator')];
  const post = await createPost(me);
  const same = await Promise.all(
    [1, 2, 3].flatMap(() => [put(me, post, true), put(moderator, post, true)]),
  );
  expect(same.map(({ status }) => status)).toEqual(same.map(() => 200));
  expect(await wrongPostCounters(db)).toEqual([]);
  await Promise.all([
    put(moderator, post, false),
    put(moderator, post, true),
    me.send('delete', `/api/posts/${post.id}`),
    put(moderator, post, false),
  ]);
});

it.each([
  [{}, ['is_hidden']],
  [{ is_hidden: 'true' }, ['is_hidden']],
  [{ is_hidden: 1 }, ['is_hidden']],
  [{ is_hidden: null }, ['is_hidden']],
  [{ is_hidden: true, reason: 'x'.repeat(501) }, ['reason']],
  [{ is_hidden: true, by: 'me' }, ['by']],
])('PUT /api/posts/{id}/visibility with %j returns 400 with its name', async (body, fields) => {
  const me = await join();
  const post = await createPost(me);
  expectError(
    await me.send('put', `/api/posts/${post.id}/visibility`, body),
    'bad_request',
    fields,
  );
});
