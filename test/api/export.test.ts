import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import {
  follows,
  idempotencyKeys,
  auditLog,
  notifications,
  postVotes,
  reports,
  savedPosts,
} from '../../server/db/schema.ts';
import { caller, program, addSession } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { addComments, addPosts } from '../support/database-rows.ts';
import { ask, serve } from '../support/sockets.ts';
import { createTestApp } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
afterEach(() => void vi.restoreAllMocks());
type Export = Reply<'GET /api/account/export'>;
const readExport = async (actor: Awaited<ReturnType<typeof caller>>) =>
  (await actor.call('GET', '/api/account/export')).body as Export;
const siteId = 'nontrivial';

it('contains no secrets, hashes or data of others', async () => {
  const me = await caller(t, siteId);
  const user = me.user as never as { id: string };
  const other = await caller(t, siteId, {
    username: 'Canary',
    name: 'Canary',
    about: 'Canary',
    email: 'canary@mail.example',
  });
  const follower = other.user as never as { id: string };
  const theirs = await t.make.post({
    by: other.user as never,
    title: 'Canary title',
    text: 'Canary text',
  });
  const comment = await t.make.comment(theirs, { by: other.user as never, text: 'Canary comment' });
  await t.make.comment(theirs, { by: me.user as never, parent: comment, text: 'Mine.' });
  await t.make.comment(await t.make.post({ by: me.user as never }), {
    by: other.user as never,
    text: 'Canary answer',
  });
  await db.insert(postVotes).values({
    siteId,
    userId: follower.id,
    postId: (await t.make.post({ by: me.user as never })).id,
    value: 1,
  });
  await db.insert(follows).values({ siteId, followerId: follower.id, followeeId: user.id });
  await db.insert(savedPosts).values({ siteId, userId: user.id, postId: theirs.id });
  await db
    .insert(notifications)
    .values({ siteId, id: newId(), userId: user.id, kind: 'mention', commentId: comment.id });
  await db.insert(reports).values({
    siteId,
    id: newId(),
    reporterId: follower.id,
    postId: (await t.make.post({ by: me.user as never })).id,
    reason: 'spam',
    note: 'Canary note',
  });
  await db
    .insert(idempotencyKeys)
    .values({ siteId, userId: follower.id, key: 'Canary key', fingerprint: 'x' });
  await caller(t, 'statecraft', { username: me.user?.username ?? '', name: 'Canary' });
  await db.insert(auditLog).values({
    siteId,
    id: newId(),
    actorId: follower.id,
    actor: 'Canary (statecraft)',
    action: 'hide-post',
    userId: user.id,
    reason: 'Words.',
    isPublic: true,
    before: { by: 'Canary' },
  });
  const key = await program(t, me.user as never, ['read']);
  const session = await addSession(t, me.user as never);
  const { text } = await me.call('GET', '/api/account/export');
  expect(text).not.toMatch(/canary/i);
  for (const { bearer } of [me, key, session])
    expect(text).not.toContain(bearer.Authorization?.slice(7));
  expect(text).not.toMatch(/hash/i);
  expect(text).not.toContain(user.id);
  expect(text).not.toContain(follower.id);
});

it('returns thousands of rows once each, in time order', async () => {
  const me = await caller(t, siteId);
  const createTime = (i: number) => new Date(t.clock.now().getTime() - Math.floor(i / 3) * 60_000);
  const posts = await addPosts(
    t,
    me.user as never,
    Array.from({ length: 601 }, (_, i) => ({ createdAt: createTime(i) })),
  );
  const target = await t.make.post();
  const comments = await addComments(
    t,
    target,
    me.user as never,
    Array.from({ length: 400 }, (_, i) => ({
      createdAt: createTime(i),
      ...(i % 2 ? { deletedAt: t.clock.now() } : {}),
    })),
  );
  await db
    .insert(postVotes)
    .values(
      posts
        .slice(0, 401)
        .map((postId) => ({ siteId, userId: me.user?.id ?? '', postId, value: 1 })),
    );
  const { data } = await readExport(me);
  const getIds = (name: string, id = 'id') => (data[name] ?? []).map((row) => row[id]);
  expect(new Set(getIds('posts'))).toEqual(new Set(posts));
  expect(getIds('posts')).toHaveLength(601);
  expect((data.posts ?? []).map((row) => String(row.createdAt))).toEqual(
    (data.posts ?? [])
      .map((row) => String(row.createdAt))
      .toSorted()
      .toReversed(),
  );
  expect([new Set(getIds('comments')), getIds('comments').length]).toEqual([
    new Set(comments),
    400,
  ]);
  expect(new Set(getIds('postVotes', 'postId')).size).toBe(401);
});

it('returns complete JSON for an empty account', async () => {
  const { data } = await readExport(await caller(t, siteId));
  expect(
    Object.entries(data)
      .filter(([, rows]) => rows.length > 0)
      .map(([name]) => name),
  ).toEqual(['sessions']);
});

it('takes no parameters, counts no HEAD and is rate limited', async () => {
  const me = await caller(t, siteId);
  expectError(await me.call('GET', '/api/account/export?nonsense=1'), 'bad_request', ['nonsense']);
  const head = await t.on(siteId).head('/api/account/export').set(me.bearer);
  expect([head.status, head.headers['content-type'], head.text]).toEqual([
    200,
    'application/json; charset=utf-8',
    undefined,
  ]);
  for (let i = 0; i < limits.accountExports.count; i += 1)
    expect((await me.call('GET', '/api/account/export')).status).toBe(200);
  const refused = await me.call('GET', '/api/account/export');
  expectError(refused, 'too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('interrupted is invalid JSON and logged, unless the client left', async () => {
  const port = await serve(t.app);
  const me = await caller(t, siteId);
  await addPosts(
    t,
    me.user as never,
    Array.from({ length: 300 }, () => ({})),
  );
  const { db: real } = t.deps;
  let queryCount = 0;
  t.deps.db = new Proxy(real, {
    get(target, name) {
      // The second batch of posts.
      if (name === 'select' && (queryCount += 1) === 4) throw new Error('canary of a defect');
      return Reflect.get(target, name, target) as unknown;
    },
  });
  const countErrors = () => t.log.filter(({ msg }) => msg === 'request failed').length;
  const before = countErrors();
  const broken = await ask(port, '/api/account/export', {
    headers: { Host: 'nontrivial.localhost', ...me.bearer },
  }).catch(() => null);
  t.deps.db = real;
  expect(broken).toBeNull();
  await vi.waitFor(() => expect(countErrors()).toBe(before + 1));
  expect(JSON.stringify(t.log)).not.toContain(me.user?.email ?? '');

  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.write(
    'GET /api/account/export HTTP/1.1\r\nHost: nontrivial.localhost\r\n' +
      `Authorization: ${me.bearer.Authorization}\r\n\r\n`,
  );
  await new Promise((resolve) => void socket.once('data', resolve));
  socket.destroy();
  await vi.waitFor(() =>
    expect(t.log.at(-1)).toMatchObject({ msg: 'request', route: '/api/account/export' }),
  );
  expect(countErrors()).toBe(before + 1);
});
