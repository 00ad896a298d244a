import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import {
  commentVotes,
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
import { exported } from '../support/personal-columns.ts';
import { allTables } from '../support/schema-walk.ts';
import { ask, serve } from '../support/sockets.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
afterEach(() => void vi.restoreAllMocks());
type Export = Reply<'GET /api/account/export'>;
const readExport = async (actor: Awaited<ReturnType<typeof caller>>) =>
  (await actor.call('GET', '/api/account/export')).body as Export;
const siteId = 'nontrivial';

it('contains all data of the member in one file', async () => {
  const me = await caller(t, siteId, {
    username: 'Exporter',
    name: 'Ex Porter',
    about: 'About **me**.',
    website: 'https://me.example',
    email: 'exporter@mail.example',
  });
  const user = me.user as never as { id: string; siteId: string };
  const others = await t.make.post({ title: 'Of somebody else' });
  const post = await t.make.post({
    by: me.user as never,
    title: 'My post',
    text: 'My words.',
    tags: [],
  });
  const hidden = await t.make.post({
    by: me.user as never,
    title: 'My hidden post',
    isHidden: true,
  });
  const comment = await t.make.comment(others, { by: me.user as never, text: 'My comment.' });
  const deleted = await t.make.comment(others, {
    by: me.user as never,
    text: 'My deleted comment.',
    deletedAt: t.clock.now(),
  });
  const reply = await t.make.comment(others, { parent: comment, text: 'An answer of somebody.' });
  const followed = await t.make.user(siteId, { username: 'Followed' });
  await db.insert(postVotes).values({ siteId, userId: user.id, postId: others.id, value: -1 });
  await db.insert(commentVotes).values({ siteId, userId: user.id, commentId: reply.id, value: 1 });
  await db.insert(follows).values({ siteId, followerId: user.id, followeeId: followed.id });
  await db.insert(savedPosts).values({ siteId, userId: user.id, postId: others.id });
  await db
    .insert(notifications)
    .values({ siteId, id: newId(), userId: user.id, kind: 'reply', commentId: reply.id });
  await db.insert(reports).values([
    {
      siteId,
      id: newId(),
      reporterId: user.id,
      postId: others.id,
      reason: 'spam',
      note: 'My note.',
    },
    { siteId, id: newId(), reporterId: user.id, commentId: reply.id, reason: 'abuse' },
  ]);
  const key = await program(t, me.user as never, ['read']);
  await addSubscription(t, siteId, { email: 'exporter@mail.example', customPrompt: 'My prompt.' });
  await addSubscription(t, siteId, {
    email: 'exporter-too@mail.example',
    userId: user.id,
    frequency: 'weekly',
  });

  const answer = await me.call('GET', '/api/account/export');
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="nontrivial-2026-11-21.json"',
  });
  const { exportedAt, site, account, data } = answer.body as Export;
  expect([exportedAt, site]).toEqual(['2026-11-21T08:00:00.000Z', siteId]);
  expect(account).toEqual({
    username: 'Exporter',
    name: 'Ex Porter',
    about: 'About **me**.',
    website: 'https://me.example',
    email: 'exporter@mail.example',
    emailOnReply: false,
    deletionScheduledAt: null,
  });
  expect(Object.keys(data)).toEqual([
    'posts',
    'comments',
    'postVotes',
    'commentVotes',
    'follows',
    'savedPosts',
    'inbox',
    'reports',
    'sessions',
    'apiKeys',
    'subscriptions',
    'moderations',
    'actions',
  ]);
  expect(data.posts).toMatchObject([
    {
      id: post.id,
      title: 'My post',
      text: 'My words.',
      url: post.url,
      hidden: false,
      deletedAt: null,
      createdAt: post.createdAt.toISOString(),
    },
    { id: hidden.id, title: 'My hidden post', hidden: true },
  ]);
  expect(data.comments).toMatchObject([
    { id: comment.id, postId: others.id, text: 'My comment.', deletedAt: null },
    { id: deleted.id, text: 'My deleted comment.', deletedAt: '2026-11-21T08:00:00.000Z' },
  ]);
  expect(data.postVotes).toMatchObject([{ postId: others.id, vote: -1 }]);
  expect(data.commentVotes).toMatchObject([{ commentId: reply.id, vote: 1 }]);
  expect(data.follows).toEqual([{ username: 'Followed', createdAt: expect.any(String) as string }]);
  expect(data.savedPosts).toMatchObject([{ postId: others.id }]);
  expect(data.inbox).toMatchObject([{ kind: 'reply', commentId: reply.id }]);
  expect(data.reports).toMatchObject([
    { postId: others.id, reason: 'spam', note: 'My note.' },
    { commentId: reply.id, reason: 'abuse', note: '' },
  ]);
  expect(data.sessions).toMatchObject([{ id: me.sessionId, device: '' }]);
  expect(data.apiKeys).toMatchObject([{ id: key.keyId, name: 'A program', scopes: ['read'] }]);
  expect(data.subscriptions).toMatchObject([
    {
      email: 'exporter-too@mail.example',
      frequency: 'weekly',
      custom_prompt: null,
      state: 'active',
    },
    {
      email: 'exporter@mail.example',
      frequency: 'daily',
      custom_prompt: 'My prompt.',
      timeZone: 'UTC',
      sendHour: 8,
    },
  ]);
});

it('contains moderation of the member and by the member', async () => {
  const [me, other] = [await caller(t, siteId), await caller(t, siteId)];
  const ids = { siteId, userId: me.user?.id ?? '', actorId: other.user?.id ?? '' };
  const post = await t.make.post({ by: me.user as never });
  await db.insert(auditLog).values([
    {
      ...ids,
      id: newId(),
      action: 'hide-post',
      postId: post.id,
      reason: 'It advertises.',
      isPublic: true,
      before: { is_hidden: false },
    },
    { ...ids, id: newId(), action: 'ban', reason: 'Taken out.', isPublic: true, isRedacted: true },
    { ...ids, id: newId(), action: 'add-note', reason: 'Among moderators.' },
    {
      ...ids,
      id: newId(),
      action: 'lock-post',
      userId: ids.actorId,
      actorId: ids.userId,
      reason: 'My reason.',
      isPublic: true,
    },
  ]);
  const { data } = await readExport(me);
  const time = { createdAt: expect.any(String) as string };
  expect(data.moderations).toHaveLength(2);
  expect(data.moderations).toEqual(
    expect.arrayContaining([
      { action: 'hide-post', postId: post.id, commentId: null, reason: 'It advertises.', ...time },
      { action: 'ban', postId: null, commentId: null, reason: null, ...time },
    ]),
  );
  expect(data.actions).toEqual([
    { action: 'lock-post', postId: null, commentId: null, reason: 'My reason.', ...time },
  ]);
});

it('classifies every table in test/support/personal-columns.ts', async () => {
  expect(await allTables(db)).toEqual(Object.keys(exported).toSorted());
  const { account, data } = await readExport(await caller(t, siteId));
  const names = Object.values(exported).flatMap((table) => ('as' in table ? [table.as] : []));
  expect(['actions', ...names].toSorted()).toEqual(Object.keys({ account, ...data }).toSorted());
});

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

it('takes no parameters, answers HEAD and is rate limited', async () => {
  const me = await caller(t, siteId);
  expectError(await me.call('GET', '/api/account/export?nonsense=1'), 'bad_request', ['nonsense']);
  const head = await t.on(siteId).head('/api/account/export').set(me.bearer);
  expect([head.status, head.headers['content-type'], head.text]).toEqual([
    200,
    'application/json; charset=utf-8',
    undefined,
  ]);
  let refused = await me.call('GET', '/api/account/export');
  for (let i = 0; i < 12 && refused.status === 200; i += 1)
    refused = await me.call('GET', '/api/account/export');
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
