import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import {
  commentVotes,
  follows,
  auditLog,
  notifications,
  postVotes,
  reports,
  savedPosts,
  memberChoices,
  textVersions,
  threadVisits,
} from '../../server/db/schema.ts';
import { caller, program } from '../support/api-clients.ts';
import { givePasskey } from '../support/authenticator.ts';
import { addIdentity } from '../support/identities.ts';
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
    picture: null,
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
    .insert(memberChoices)
    .values({ siteId, userId: user.id, kind: 'domain', subject: 'example.org', choice: 'mute' });
  await db.insert(textVersions).values({
    siteId,
    id: newId(),
    userId: user.id,
    postId: others.id,
    commentId: reply.id,
    text: 'Before',
    replacedAt: new Date(),
  });
  await db
    .insert(threadVisits)
    .values({ siteId, userId: user.id, postId: others.id, seenAt: new Date() });
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
  const identityId = await addIdentity(t, me.user as never);
  const passkey = await givePasskey(t, me.user as never);
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
    picture: null,
    email: 'exporter@mail.example',
    notifications: { replies: 'never', mentions: 'never', threads: 'never' },
    timeZone: null,
    language: null,
    shortcuts: null,
    deletionScheduledAt: null,
  });
  expect(Object.keys(data)).toEqual([
    'posts',
    'comments',
    'postVotes',
    'commentVotes',
    'follows',
    'savedPosts',
    'earlierTexts',
    'choices',
    'visitedThreads',
    'inbox',
    'reports',
    'sessions',
    'pushBrowsers',
    'invitations',
    'apiKeys',
    'passkeys',
    'identities',
    'subscriptions',
    'moderations',
    'actions',
    'pictures',
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
  expect(data.earlierTexts).toMatchObject([{ commentId: reply.id, text: 'Before' }]);
  expect(data.choices).toMatchObject([{ kind: 'domain', subject: 'example.org', choice: 'mute' }]);
  expect(data.visitedThreads).toMatchObject([{ postId: others.id }]);
  expect(data.inbox).toMatchObject([{ kind: 'reply', commentId: reply.id }]);
  expect(data.reports).toMatchObject([
    { postId: others.id, reason: 'spam', note: 'My note.' },
    { commentId: reply.id, reason: 'abuse', note: '' },
  ]);
  expect(data.sessions).toMatchObject([{ id: me.sessionId, device: '' }]);
  expect(data.apiKeys).toMatchObject([{ id: key.keyId, name: 'A program', scopes: ['read'] }]);
  expect(data.identities).toMatchObject([
    { id: identityId, issuer: 'https://login.invalid', account: 'me@mail.example' },
  ]);
  expect(data.passkeys).toEqual([
    { id: passkey.id, name: 'A phone', createdAt: expect.any(String) as string, lastUsedAt: null },
  ]);
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
