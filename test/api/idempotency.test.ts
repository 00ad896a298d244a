import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Post } from '#shared/contract/posts.ts';
import { comments, idempotencyKeys, posts } from '../../server/db/schema.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { caller, program, type Caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { createTestApp } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
let me: Caller;
beforeEach(async () => void (me = await caller(t, 'nontrivial')));

const text = { title: 'A post that is sent twice', text: 'Some *words*.' };
const sendWithKey = (key: string | null, body: object = text, actor = me, path = '/api/posts') =>
  actor.call('POST', path, body, key === null ? {} : { 'Idempotency-Key': key });
const countPosts = (actor = me) => db.$count(posts, eq(posts.userId, actor.user?.id ?? ''));
const summarize = ({ status, text: body }: Awaited<ReturnType<typeof sendWithKey>>) => ({
  status,
  body,
});

it('repeats the reply of a key to the byte', async () => {
  const first = await sendWithKey('a-key-1');
  expect(first.status).toBe(201);
  await db
    .update(posts)
    .set({ score: 7 })
    .where(eq(posts.id, (first.body as Post).id));
  for (let i = 0; i < 3; i += 1)
    expect(summarize(await sendWithKey('a-key-1'))).toEqual(summarize(first));
  expect(await countPosts()).toBe(1);
  expect((await sendWithKey('a-key-2')).status).toBe(201);
  expect(await countPosts()).toBe(2);
});

it('executes every call without a key', async () => {
  expect([(await sendWithKey(null)).status, (await sendWithKey(null)).status]).toEqual([201, 201]);
  expect(await countPosts()).toBe(2);
  expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.userId, me.user?.id ?? ''))).toBe(0);
});

it('rejects the key of another call', async () => {
  await sendWithKey('a-key');
  const post = await t.make.post();
  const others = [
    await sendWithKey('a-key', { ...text, title: 'Another title' }),
    await sendWithKey('a-key', { text: 'Words.' }, me, `/api/posts/${post.id}/comments`),
  ];
  for (const reply of others) {
    expectError(reply, 'conflict', ['Idempotency-Key']);
    expect((reply.body as { error: string }).error).toContain('Idempotency-Key');
  }
  expect(await countPosts()).toBe(1);
  expect(await db.$count(comments, eq(comments.postId, post.id))).toBe(0);
});

it('executes concurrent calls with one key once across processes', async () => {
  const elsewhere = await createVariant(t);
  const countWaiting = async () =>
    elsewhere
      .on('nontrivial')
      .post('/api/posts')
      .set({ ...key.bearer, 'Idempotency-Key': 'at-once' })
      .send(text);
  const key = await program(t, me.user as never, ['write']);
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      i % 2 === 0 ? sendWithKey('at-once', text, key) : countWaiting(),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  expect(await countPosts()).toBe(1);
});

it('does not deadlock two comments with different keys', async () => {
  const post = await t.make.post({ by: me.user as never });
  const others = await Promise.all(Array.from({ length: 4 }, () => caller(t, 'nontrivial')));
  const replies = await Promise.all(
    [me, ...others].flatMap((actor, i) =>
      [1, 2].map((n) =>
        sendWithKey(`c${i}-${n}`, { text: `Words ${n}` }, actor, `/api/posts/${post.id}/comments`),
      ),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  const [row] = await db
    .select({ count: posts.commentCount })
    .from(posts)
    .where(eq(posts.id, post.id));
  expect(row?.count).toBe(10);
});

it('does not store rejections', async () => {
  expectError(await sendWithKey('again', { title: 'x' }), 'bad_request', ['title']);
  const link = { title: 'A link', url: 'https://same.example/page' };
  const theirs = await sendWithKey(null, link, await caller(t, 'nontrivial'));
  expect((await sendWithKey('again', link)).status).toBe(409);
  await db.delete(posts).where(eq(posts.id, (theirs.body as Post).id));
  expect((await sendWithKey('again', link)).status).toBe(201);
});

it('scopes keys to one member on one site', async () => {
  const [other, foreign] = [await caller(t, 'nontrivial'), await caller(t, 'statecraft')];
  const ids = new Set<string>();
  for (const actor of [me, other, foreign])
    ids.add(((await sendWithKey('shared', text, actor)).body as Post).id);
  expect(ids.size).toBe(3);
  for (const actor of [me, other, foreign])
    ids.add(((await sendWithKey('shared', text, actor)).body as Post).id);
  expect(ids.size).toBe(3);
});

it('stores a key for 24 hours, until the job', async () => {
  const { id } = (await sendWithKey('for-a-day')).body as Post;
  const mine = and(
    eq(idempotencyKeys.userId, me.user?.id ?? ''),
    eq(idempotencyKeys.key, 'for-a-day'),
  );
  const age = (interval: string) =>
    db
      .update(idempotencyKeys)
      .set({ createdAt: sql`created_at - ${interval}::interval` })
      .where(mine);
  await age('23 hours 59 minutes');
  await purgeExpired(t.deps);
  expect(((await sendWithKey('for-a-day')).body as Post).id).toBe(id);
  await age('2 minutes');
  const next = (await sendWithKey('for-a-day', { ...text, title: 'Another one, a day later' }))
    .body as Post;
  expect(next.title).toBe('Another one, a day later');
  expect(
    ((await sendWithKey('for-a-day', { ...text, title: 'Another one, a day later' })).body as Post)
      .id,
  ).toBe(next.id);
  await age('25 hours');
  await purgeExpired(t.deps);
  expect(await db.$count(idempotencyKeys, mine)).toBe(0);
});

it.each([
  ['empty', ''],
  ['too long', 'x'.repeat(101)],
  ['not ASCII', 'sch\u00f6n'],
  ['a tab', 'a\tb'],
])('rejects a key that is %s', async (_what, key) => {
  expectError(await sendWithKey(key), 'bad_request', ['Idempotency-Key']);
  expect(await countPosts()).toBe(0);
});

it.each(['x', '"quoted"', 'with space', "'; drop table posts --", 'x'.repeat(100)])(
  'accepts %j as a key',
  async (key) => {
    const first = await sendWithKey(key);
    expect(first.status).toBe(201);
    expect(summarize(await sendWithKey(key))).toEqual(summarize(first));
  },
);

it('ignores a key on endpoints that take none', async () => {
  const post = await t.make.post();
  const vote = (value: number) =>
    me.call(
      'POST',
      `/api/posts/${post.id}/vote`,
      { vote: value },
      { 'Idempotency-Key': 'x'.repeat(200) },
    );
  expect([(await vote(1)).body, (await vote(0)).body]).toEqual([
    { score: 2, vote: 1 },
    { score: 1, vote: 0 },
  ]);
});

it('invalidates cached pages only after the commit', async () => {
  const { contentVersions } = t.deps;
  const found: Promise<number>[] = [];
  t.deps.contentVersions = {
    ...contentVersions,
    async bump(site) {
      await contentVersions.bump(site);
      found.push((async () => countPosts())());
    },
  };
  const before = contentVersions.get('nontrivial');
  expect((await sendWithKey('told-late')).status).toBe(201);
  t.deps.contentVersions = contentVersions;
  expect(await Promise.all(found)).toEqual([1]);
  expect(contentVersions.get('nontrivial')).toBeGreaterThan(before);
});
