import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '#shared/contract/account.ts';
import {
  articles,
  digestVariants,
  comments,
  follows,
  imports,
  issuePosts,
  issues,
  loginCodes,
  auditLog,
  notifications,
  outbox,
  posts,
  postVotes,
  rateLimits,
  reports,
  sessions,
  siteVersions,
  inboundFeeds,
  subscriptions,
  summaries,
  moderatorNotes,
  users,
} from '../../server/db/schema.ts';
import { deleteDueAccounts } from '../../server/domain/account-lifecycle/erase-account.ts';
import { purgeLoginCodes } from '../../server/domain/accounts/login-codes.ts';
import { updateSettings } from '../../server/domain/accounts/settings.ts';
import { requestDeletion } from '../../server/domain/account-lifecycle/request-deletion.ts';
import { updateProfile } from '../../server/domain/accounts/profile.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { caller, program, addSession, type Caller } from '../support/api-clients.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { expectError } from '../support/error-replies.ts';
import { codeMailedTo, fromSite, joinSite } from '../support/members.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { addComments, addPosts } from '../support/database-rows.ts';
import { knownColumns, personalColumns } from '../support/personal-columns.ts';
import { columnsWith, wordyColumns } from '../support/schema-walk.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const siteId = 'nontrivial';
beforeEach(async () => void (await db.delete(rateLimits)));
afterEach(async () => {
  vi.restoreAllMocks();
  expect(await wrongPostCounters(db)).toEqual([]);
  expect(await findWrongUserCounters()).toEqual([]);
});

async function findWrongUserCounters(): Promise<unknown[]> {
  const result = await db.execute(sql`
    select u.username, u.comment_count, u.follower_count, u.following_count from users u
      where u.comment_count <> (select count(*) from comments c
        where c.site_id = u.site_id and c.user_id = u.id and c.is_visible)
        or u.follower_count <> (select count(*) from follows f
          where f.site_id = u.site_id and f.followee_id = u.id)
        or u.following_count <> (select count(*) from follows f
          where f.site_id = u.site_id and f.follower_id = u.id)
    union all
    select p.id, p.comment_count, 0, 0 from posts p where p.comment_count <> (select count(*)
      from comments c where c.site_id = p.site_id and c.post_id = p.id and c.is_visible)`);
  return (result as unknown as { rows: unknown[] }).rows;
}

const remove = (actor: Caller, body: object = {}) =>
  actor.call('DELETE', '/api/account', { username: actor.user?.username, posts: 'keep', ...body });
const readRow = async (actor: Caller) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(users.id, actor.user?.id ?? ''))
  )[0] as typeof users.$inferSelect;
/** Ends the two weeks of waiting. */
const elapseWaiting = (actor: { user: { id: string } | null }) =>
  db
    .update(users)
    .set({ deletionScheduledAt: sql`now() - interval '1 second'` })
    .where(eq(users.id, actor.user?.id ?? ''));
const runDeletions = () => deleteDueAccounts(t.deps);
const isAlive = async (actor: { bearer: Record<string, string> }, path = '/api/account') =>
  (await t.on(siteId).get(path).set(actor.bearer)).status === 200;

describe('DELETE /api/account', () => {
  it.each(siteIds)('on %s schedules deletion, ends other sessions and mails', async (site) => {
    const me = await caller(t, site);
    const [other, key, bystander] = [
      await addSession(t, me.user as never),
      await program(t, me.user as never, ['read']),
      await caller(t, site),
    ];
    const reply = await remove(me, { username: me.user?.username.toUpperCase() });
    expect(reply.status, reply.text).toBe(200);
    const { deletionScheduledAt } = reply.body as Settings;
    expect(
      Math.abs(Date.parse(deletionScheduledAt ?? '') - Date.now() - 14 * 24 * 3_600_000),
    ).toBeLessThan(60_000);
    const checkAlive = async (actor: { bearer: Record<string, string> }, path = '/api/account') =>
      (await t.on(site).get(path).set(actor.bearer)).status === 200;
    expect([
      await checkAlive(me),
      await checkAlive(other),
      await checkAlive(key, '/api/saved'),
      await checkAlive(bystander),
    ]).toEqual([true, false, false, true]);
    const [mail] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, me.user?.email ?? ''));
    expect(mail?.subject).toMatch(/account will be deleted$/);
    expect(mail?.text).toContain('/settings');
    // The profile remains visible until then.
    expect((await t.on(site).get(`/api/users/${me.user?.username}`)).status).toBe(200);
  });

  it.each([
    ['username', { username: 'somebody-else' }],
    ['username', { username: undefined }],
    ['posts', { posts: 'some' }],
    ['posts', { posts: undefined }],
    ['when', { when: 'now' }],
  ])('with a wrong %s returns 400 and schedules nothing: %j', async (field, wrong) => {
    const me = await caller(t, siteId);
    const other = await addSession(t, me.user as never);
    expectError(await remove(me, wrong), 'bad_request', [field]);
    expect([(await readRow(me)).deletionScheduledAt, await isAlive(other)]).toEqual([null, true]);
  });

  it('repeated keeps the date and takes the new choice', async () => {
    const me = await caller(t, siteId);
    await remove(me);
    await db
      .update(users)
      .set({ deletionScheduledAt: sql`deletion_scheduled_at - interval '3 days'` })
      .where(eq(users.id, me.user?.id ?? ''));
    const { deletionScheduledAt } = await readRow(me);
    await remove(me, { posts: 'delete' });
    expect(await readRow(me)).toMatchObject({ deletionScheduledAt, deletePosts: true });
    for (let i = 0; i < 3; i += 1) expect((await remove(me)).status).toBe(200);
    expectError(await remove(me), 'too_many_requests');
    expect(await db.$count(outbox, eq(outbox.recipient, me.user?.email ?? ''))).toBe(1);
  });

  it('can be canceled for two weeks after a login', async () => {
    const { email, username, send } = await joinSite(t, siteId);
    await send('delete', '/api/account', { username, posts: 'delete' });
    await t.on(siteId).post('/api/auth/login').set(fromSite(siteId)).send({ email });
    const { body } = await t
      .on(siteId)
      .post('/api/auth/verify')
      .set(fromSite(siteId))
      .send({ email, otp: await codeMailedTo(t, siteId, email) });
    const bearer = { Authorization: `Bearer ${(body as { token: string }).token}` };
    expect(
      ((await t.on(siteId).get('/api/account').set(bearer)).body as Settings).deletionScheduledAt,
    ).toEqual(expect.any(String));
    expect(
      ((await send('delete', '/api/account/deletion')).body as Settings).deletionScheduledAt,
    ).toBeNull();
    expect((await send('delete', '/api/account/deletion')).status, 'safe to repeat').toBe(200);
    expect(await runDeletions()).toBe(0);
    expect((await t.on(siteId).get(`/api/users/${username}`)).status).toBe(200);
  });

  it('cannot be canceled after the deadline', async () => {
    const me = await caller(t, siteId);
    await remove(me);
    await elapseWaiting(me);
    expectError(await me.call('DELETE', '/api/account/deletion'), 'conflict');
    expect(await runDeletions()).toBe(1);
    expect(await isAlive(me)).toBe(false);
  });
});

/** Creates a member with data everywhere, mostly by the API. Every text contains `canary`. */
async function leaveTraces(canary: string) {
  const name = canary.toLowerCase();
  const other = await joinSite(t, siteId);
  await other.send('patch', '/api/account', { emailOnReply: true });
  const [otherRow] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.username, other.username)));
  const theirPost = await t.make.post({ by: otherRow as never });
  const me = await joinSite(t, siteId, { username: `${canary}Me`, email: `${name}@mail.example` });
  const [mine] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.username, me.username)));
  const expectDone = async (
    request: Promise<{ status: number; text: string }>,
    ...statuses: number[]
  ) => {
    const { status, text } = await request;
    if (!(statuses.length > 0 ? statuses : [200, 201]).includes(status))
      throw new Error(`${status} ${text}`);
    return JSON.parse(text) as { id: string };
  };
  await expectDone(
    me.send('put', '/api/users/profile', {
      name: `${canary} Name`,
      about: `${canary} about`,
      website: `https://${name}.example`,
    }),
  );
  await expectDone(me.send('patch', '/api/account', { emailOnReply: true }));
  const post = (await expectDone(
    me
      .send('post', '/api/posts', {
        title: `${canary} title`,
        url: `https://${name}.example/post`,
        text: `${canary} text`,
        tags: ['models'],
      })
      .set('Idempotency-Key', `${canary}-key`) as never,
  )) as { id: string; slug: string };
  const hidden = await expectDone(
    me.send('post', '/api/posts', { title: `${canary} hidden`, text: `${canary} hidden text` }),
  );
  await expectDone(me.send('put', `/api/posts/${hidden.id}/visibility`, { is_hidden: true }));
  const deleted = await expectDone(
    me.send('post', '/api/posts', { title: `${canary} deleted`, text: `${canary} deleted text` }),
  );
  await expectDone(me.send('delete', `/api/posts/${deleted.id}`));
  const comment = await expectDone(
    me
      .send('post', `/api/posts/${theirPost.id}/comments`, {
        text: `${canary} comment for @${other.username}`,
      })
      .set('Idempotency-Key', `${canary}-other`) as never,
  );
  const gone = await expectDone(
    me.send('post', `/api/posts/${theirPost.id}/comments`, {
      text: `${canary} comment that is deleted`,
    }),
  );
  await expectDone(me.send('delete', `/api/comments/${gone.id}`));
  const answer = await expectDone(
    other.send('post', `/api/posts/${post.id}/comments`, { text: 'An answer in words of others.' }),
  );
  const ownPost = await expectDone(
    me.send('post', `/api/posts/${post.id}/comments`, {
      text: `${canary} answer`,
      parentId: answer.id,
    }),
  );
  await expectDone(me.send('post', `/api/posts/${theirPost.id}/vote`, { vote: 1 }));
  await expectDone(me.send('post', `/api/posts/${theirPost.id}/save`));
  await expectDone(
    me.send('post', `/api/posts/${theirPost.id}/report`, {
      reason: 'spam',
      note: `${canary} note`,
    }),
  );
  await expectDone(me.send('post', `/api/users/${other.username}/follow`));
  await expectDone(other.send('post', `/api/users/${me.username}/follow`));
  await expectDone(
    me.send('post', '/api/subscriptions/subscribe-authenticated', {
      custom_prompt: `${canary} prompt`,
    }),
  );
  // A former address, the current one and one that was only tried.
  const email = `${name}-new@mail.example`;
  await expectDone(me.send('put', '/api/account/email', { email }));
  await expectDone(
    me.send('post', '/api/account/email/verify', { otp: await codeMailedTo(t, siteId, email) }),
  );
  await expectDone(me.send('put', '/api/account/email', { email: `${name}-tried@mail.example` }));
  await db.update(loginCodes).set({ createdAt: sql`created_at - interval '25 hours'` });
  await purgeLoginCodes(db);
  await expectDone(me.send('post', '/api/api-keys', { name: `${canary} key`, scopes: ['read'] }));
  await expectDone(
    t.on(siteId).post('/api/auth/login').set(fromSite(siteId)).send({ email }) as never,
  );
  await expectDone(
    t
      .on(siteId)
      .post('/api/auth/verify')
      .set(fromSite(siteId))
      .send({ email, otp: '000000' }) as never,
    401,
  );
  await suppressAddress(db, t.deps.secrets, siteId, me.email, 'bounce');
  return {
    me,
    mine: mine as typeof users.$inferSelect,
    other,
    otherRow: otherRow as typeof users.$inferSelect,
    theirPost,
    post,
    comment,
    own: ownPost,
    answer,
  };
}

/** Creates the digest data of a member: article, summary, overview, an old mail, preferences. */
async function leaveDigestTraces(
  canary: string,
  mine: { id: string },
  post: { id: string },
  theirPost: { id: string },
): Promise<void> {
  const now = t.clock.now();
  await db
    .update(articles)
    .set({
      state: 'read',
      title: `${canary} page`,
      text: `${canary} page text`,
      excerpt: canary,
      siteName: canary,
      image: `https://${canary}.example/picture.png`,
      fetchedAt: now,
    })
    .where(eq(articles.postId, post.id));
  await db.insert(summaries).values({
    siteId,
    postId: post.id,
    language: 'en',
    text: `${canary} summary`,
    model: 'mock',
    sourceHash: 'x',
    createdAt: now,
  });
  await db.insert(issues).values({
    siteId,
    id: 'issueofnovem',
    frequency: 'daily',
    period: '2026-11-20',
    startsAt: new Date(now.getTime() - 1),
    endsAt: now,
    createdAt: now,
    state: 'sending',
  });
  await db.insert(issuePosts).values(
    [post, theirPost].map(({ id }, i) => ({
      siteId,
      issueId: 'issueofnovem',
      postId: id,
      frequency: 'daily' as const,
      position: i + 1,
      outcome: 'selected' as const,
      selectionReason: 'r',
      rank: i + 1,
      note: id === post.id ? `${canary} in an editor's words` : "An editor's words.",
    })),
  );
  const overview = [
    { text: `${canary} said so.`, posts: [post.id] },
    { text: `${canary} and others said so.`, posts: [theirPost.id, post.id] },
    { text: 'Others said so.', posts: [theirPost.id] },
  ];
  await db.insert(digestVariants).values(
    [
      { id: 'forall', promptKey: '' },
      {
        id: 'forone',
        promptKey: 'key',
        prompt: `${canary} prompt`,
        html: `${canary} mail`,
        text: `${canary} mail`,
        subject: canary,
      },
    ].map((audience) => ({
      siteId,
      issueId: 'issueofnovem',
      language: 'en',
      dueAt: now,
      state: 'ready' as const,
      summaryKind: 'ai' as const,
      postIds: [post.id, theirPost.id],
      overview,
      renderedAt: now,
      ...audience,
    })),
  );
  const [reader] = await db.select().from(subscriptions).where(eq(subscriptions.userId, mine.id));
  await db.insert(outbox).values({
    siteId,
    id: 'digestmail',
    kind: 'digest-daily',
    priority: 50,
    recipient: `${canary}-before@mail.example`.toLowerCase(),
    subject: '',
    html: '',
    text: '',
    unsubscribeUrl: 'https://x.example',
    sendAfter: now,
    createdAt: now,
    issueId: 'issueofnovem',
    subscriptionId: reader?.id ?? '',
    variantId: 'forone',
  });
}

/** Creates what staff wrote about a member. `kept` are texts about others. */
async function leaveStaffTraces(
  canary: string,
  mine: { id: string; username: string },
  otherRow: { id: string },
  {
    post,
    comment,
    answer,
    theirPost,
  }: Record<'post' | 'comment' | 'answer' | 'theirPost', { id: string }>,
): Promise<void> {
  const [targets, texts] = [
    { siteId, createdAt: new Date() },
    {
      reason: `${canary} advertises`,
      before: { until: null, reason: canary },
      after: { until: null, reason: canary },
    },
  ];
  await db.insert(auditLog).values([
    {
      ...targets,
      id: newId(),
      actorId: otherRow.id,
      action: 'ban',
      userId: mine.id,
      isPublic: true,
      ...texts,
    },
    {
      ...targets,
      id: newId(),
      actorId: otherRow.id,
      action: 'dismiss-reports',
      postId: post.id,
      ...texts,
    },
    {
      ...targets,
      id: newId(),
      actorId: otherRow.id,
      action: 'dismiss-reports',
      commentId: comment.id,
      ...texts,
    },
    {
      ...targets,
      id: newId(),
      actorId: otherRow.id,
      action: 'remove-comment',
      postId: post.id,
      commentId: answer.id,
      userId: otherRow.id,
      reason: 'Words about others.',
    },
    {
      ...targets,
      id: newId(),
      actorId: mine.id,
      action: 'remove-post',
      postId: theirPost.id,
      userId: otherRow.id,
      reason: 'Words as a moderator.',
    },
    {
      ...targets,
      siteId: 'statecraft',
      id: newId(),
      actor: `${mine.username} (${siteId})`,
      action: 'publish-site',
    },
  ]);
  await db.insert(siteVersions).values({
    siteId: 'statecraft',
    id: newId(),
    state: 'published',
    settings: {},
    author: `${mine.username} (${siteId})`,
    publishedAt: new Date(),
  });
  await db.insert(imports).values({
    siteId: 'statecraft',
    id: newId(),
    kind: 'posts',
    fileName: 'posts.csv',
    createdBy: `${mine.username} (${siteId})`,
  });
  await db.insert(moderatorNotes).values([
    { ...targets, id: newId(), userId: mine.id, authorId: otherRow.id, text: `${canary} is known` },
    {
      ...targets,
      id: newId(),
      userId: otherRow.id,
      authorId: mine.id,
      text: 'A note about others.',
    },
  ]);
  await db.insert(reports).values([
    {
      ...targets,
      id: newId(),
      reporterId: otherRow.id,
      postId: post.id,
      reason: 'spam',
      note: `${canary} again`,
      state: 'closed',
    },
  ]);
  await db.insert(inboundFeeds).values({
    ...targets,
    id: newId(),
    url: `https://feeds.example/${newId()}`,
    userId: mine.id,
    nextFetchAt: new Date(),
  });
  await db
    .update(users)
    .set({ bannedUntil: new Date(0), banReason: `${canary} advertised` })
    .where(eq(users.id, mine.id));
  await db
    .update(sessions)
    .set({ device: `${canary} phone` })
    .where(eq(sessions.userId, mine.id));
  await db
    .update(subscriptions)
    .set({ consent: `${canary} said so at a fair` })
    .where(eq(subscriptions.userId, mine.id));
  await db
    .update(loginCodes)
    .set({ signup: { username: mine.username, name: canary } })
    .where(eq(loginCodes.email, `${canary.toLowerCase()}-new@mail.example`));
  await db
    .update(outbox)
    .set({ state: 'failed', smtpResponse: `550 5.1.1 <${canary}@mail.example> is not here` })
    .where(and(eq(outbox.recipient, `${canary.toLowerCase()}-tried@mail.example`)));
}

/** Reads what remains of the texts of `leaveStaffTraces`. */
const readStaffTexts = async () => [
  (
    await db
      .select()
      .from(auditLog)
      .where(sql`action in ('remove-comment', 'remove-post')`)
      .orderBy(auditLog.action)
  ).map(({ reason }) => reason),
  (await db.select().from(moderatorNotes)).map(({ text }) => text),
];

it('classifies every text column in test/support/personal-columns.ts', async () => {
  expect(await wordyColumns(db)).toEqual(knownColumns);
});

describe('the erasure after two weeks', () => {
  it('leaves no personal data in any table, counters correct', async () => {
    const { me, mine, other, otherRow, theirPost, post, comment, answer } =
      await leaveTraces('Canaria');
    await leaveDigestTraces('Canaria', mine, post, theirPost);
    await leaveStaffTraces('Canaria', mine, otherRow, { post, comment, answer, theirPost });
    expect(
      (await columnsWith(db, 'canaria')).toSorted(),
      'a trace in every column that can have one',
    ).toEqual(personalColumns);
    expect(await db.$count(outbox, sql`kind = 'reply' and text ilike '%canaria%'`)).toBeGreaterThan(
      0,
    );
    await me.send('delete', '/api/account', { username: me.username, posts: 'delete' });
    await elapseWaiting({ user: mine });
    const contentVersion = t.deps.contentVersions.get(siteId);
    expect(await runDeletions()).toBe(1);
    expect(t.deps.contentVersions.get(siteId)).not.toBe(contentVersion);
    expect(await columnsWith(db, 'canaria')).toEqual([]);
    expect(
      await readStaffTexts(),
      'what they wrote as staff about others stays with the site',
    ).toEqual([['Words about others.', 'Words as a moderator.'], ['A note about others.']]);
    const deleted = (await db.select().from(users).where(eq(users.id, mine.id)))[0]?.username ?? '';
    expect((await db.select().from(siteVersions)).map(({ author }) => author)).toEqual([
      `${deleted} (${siteId})`,
    ]);
    expect(
      (await db.select().from(auditLog).where(eq(auditLog.action, 'ban'))).map(
        ({ reason, before, after, isRedacted: redacted }) => [reason, before, after, redacted],
      ),
    ).toEqual([['', null, null, true]]);
    expect(
      (await db.select().from(inboundFeeds)).map(({ state, lastError: problem }) => [
        state,
        problem,
      ]),
    ).toEqual([['paused', "The author's account was deleted."]]);
    expect(
      (await db.select().from(digestVariants)).map(({ id, overview }) => [
        id,
        overview?.map(({ text }) => text),
      ]),
      'what rests on others stays',
    ).toEqual([['forall', ['Others said so.']]]);

    const row = (await db.select().from(users).where(eq(users.id, mine.id)))[0];
    expect(row).toMatchObject({
      name: 'Deleted',
      about: '',
      website: null,
      email: null,
      role: 'member',
      deletionScheduledAt: null,
      postCount: 0,
      commentCount: 0,
      followerCount: 0,
      followingCount: 0,
    });
    expect(row?.username).toMatch(/^deleted-[0-9A-Za-z]{12}$/);
    expect(row?.deletedAt).not.toBeNull();
    for (const name of [me.username, row?.username ?? '']) {
      expect((await t.on(siteId).get(`/api/users/${name}`)).status).toBe(404);
      expect((await t.on(siteId).get(`/u/${name}`)).status).toBe(404);
      expect((await other.send('post', `/api/users/${name}/follow`)).status).toBe(404);
    }
    expect((await t.on(siteId).get(`/api/posts/${post.id}`)).status).toBe(404);
    expect((await t.on(siteId).get('/api/auth/verify').set(me.bearer)).status).toBe(401);

    // Texts by others remain; the comment keeps its position.
    const [theirs] = await db.select().from(comments).where(eq(comments.id, answer.id));
    expect(theirs).toMatchObject({ text: 'An answer in words of others.', isVisible: true });
    const thread = (await t.on(siteId).get(`/api/posts/${theirPost.id}/comments`)).body as {
      comments: { id: string; deleted: boolean; author: unknown }[];
      totalCount: number;
    };
    expect(thread.totalCount).toBe(0);
    for (const reply of thread.comments.filter(({ id }) => id === comment.id))
      expect(reply).toMatchObject({ deleted: true, author: null, text: null });
    expect(
      await db.select().from(notifications).where(eq(notifications.commentId, comment.id)),
    ).toEqual([]);
    // Votes still count, follows end, and the suppressed address is a hash.
    expect(
      await db.$count(
        postVotes,
        and(eq(postVotes.userId, mine.id), eq(postVotes.postId, theirPost.id)),
      ),
    ).toBe(1);
    expect((await db.select().from(posts).where(eq(posts.id, theirPost.id)))[0]?.score).toBe(
      theirPost.score + 1,
    );
    expect((await db.select().from(users).where(eq(users.id, otherRow.id)))[0]).toMatchObject({
      followerCount: 0,
      followingCount: 0,
    });
    expect(await db.$count(follows, eq(follows.followerId, mine.id))).toBe(0);
    expect(
      (
        (await db.execute(sql`select count(*)::int as n from suppressions`)) as unknown as {
          rows: { n: number }[];
        }
      ).rows[0]?.n,
    ).toBe(1);
    // The log never contained it.
    expect(JSON.stringify(t.log)).not.toMatch(/canaria/i);
  });

  it('keeps chosen posts and comments under an anonymous name', async () => {
    const { me, mine, otherRow, post, comment, answer, theirPost } =
      await leaveTraces('Staysputword');
    await leaveStaffTraces('Staysputword', mine, otherRow, { post, comment, answer, theirPost });
    await me.send('delete', '/api/account', { username: me.username, posts: 'keep' });
    await elapseWaiting({ user: mine });
    await runDeletions();
    const username =
      (await db.select().from(users).where(eq(users.id, mine.id)))[0]?.username ?? '';
    const shown = (await t.on(siteId).get(`/api/posts/${post.id}`)).body as {
      title: string;
      author: { username: string };
    };
    expect(shown).toMatchObject({ title: 'Staysputword title', author: { username } });
    const thread = (await t.on(siteId).get(`/api/posts/${theirPost.id}/comments`)).body as {
      comments: { id: string }[];
    };
    expect(thread.comments.find(({ id }) => id === comment.id)).toMatchObject({
      text: expect.stringContaining('Staysputword comment') as string,
      author: { username },
      deleted: false,
    });
    expect((await t.on(siteId).get(`/post/${post.slug}`)).text).toContain(username);
    expect((await t.on(siteId).get(`/api/users/${username}/posts`)).status).toBe(404);
    const left = await columnsWith(db, 'staysputword');
    expect(left.filter((column) => !/^(?:posts|comments)\./.test(column))).toEqual([]);
    // The username is free again.
    await joinSite(t, siteId, { username: me.username, email: me.email });
    expect((await t.on(siteId).get(`/api/users/${me.username}`)).status).toBe(200);
    expect(
      (
        await db
          .select()
          .from(users)
          .where(and(eq(users.siteId, siteId), eq(users.email, me.email)))
      ).length,
    ).toBe(1);
  });

  it('denies a concurrent session and key any writes', async () => {
    const me = await caller(t, siteId);
    await remove(me);
    await elapseWaiting(me);
    expect(await runDeletions()).toBe(1);
    const [session, key, row] = [
      await addSession(t, me.user as never),
      await program(t, me.user as never, ['read']),
      await readRow(me),
    ];
    expect([await isAlive(session), await isAlive(key, '/api/saved')]).toEqual([false, false]);
    const ctx = ctxOfSite(t, siteId);
    const author = {
      userId: row.id,
      username: me.user?.username ?? '',
      name: '',
      email: me.user?.email ?? '',
      role: 'member',
      sessionId: session.sessionId,
      fresh: true,
      platform: false,
      key: null,
    } as const;
    await expect(updateProfile(ctx, author, { name: 'Back again' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(updateSettings(ctx, author, { emailOnReply: true })).rejects.toMatchObject({
      code: 'unauthorized',
    });
    await expect(
      requestDeletion(ctx, author, { username: author.username, posts: 'keep' }),
    ).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await readRow(me)).toEqual(row);
  });

  it('reserves the anonymous names against signups', async () => {
    const reply = await t
      .on(siteId)
      .post('/api/auth/signup')
      .set(fromSite(siteId))
      .send({ username: 'Deleted-abc', name: 'x', email: 'x@mail.example' });
    expectError(reply, 'conflict', ['username']);
  });

  it('leaves the same name and address on other sites', async () => {
    const me = await caller(t, siteId, { username: 'Twin', email: 'twin@mail.example' });
    const twin = await caller(t, 'statecraft', { username: 'Twin', email: 'twin@mail.example' });
    await t.make.post({ site: 'statecraft', by: twin.user as never, title: 'Of the twin' });
    await remove(me, { posts: 'delete' });
    await elapseWaiting(me);
    await runDeletions();
    expect((await readRow(me)).email).toBeNull();
    expect(await readRow(twin)).toMatchObject({
      username: 'Twin',
      email: 'twin@mail.example',
      deletedAt: null,
      postCount: 1,
    });
    expect((await t.on('statecraft').get('/api/account').set(twin.bearer)).status).toBe(200);
  });

  it('resumes in batches after a crash of the process', async () => {
    const me = await caller(t, siteId);
    await addPosts(
      t,
      me.user as never,
      Array.from({ length: 450 }, () => ({})),
    );
    const target = await t.make.post();
    await addComments(
      t,
      target,
      me.user as never,
      Array.from({ length: 450 }, () => ({})),
    );
    const users = await Promise.all(Array.from({ length: 30 }, () => t.make.user(siteId)));
    await db
      .insert(follows)
      .values(
        users.map(({ id }, i) =>
          i % 2
            ? { siteId, followerId: id, followeeId: me.user?.id ?? '' }
            : { siteId, followerId: me.user?.id ?? '', followeeId: id },
        ),
      );
    await db.execute(sql`update users u set follower_count = (select count(*) from follows f
      where f.site_id = u.site_id and f.followee_id = u.id),
      following_count = (select count(*) from follows f
        where f.site_id = u.site_id and f.follower_id = u.id)`);
    await remove(me, { posts: 'delete' });
    await elapseWaiting(me);

    // The fourth transaction is the last of this process.
    const transaction = db.transaction.bind(db);
    let begun = 0;
    const dying = vi
      .spyOn(db, 'transaction')
      .mockImplementation((...args) =>
        (begun += 1) > 4 ? Promise.reject(new Error('the process died')) : transaction(...args),
      );
    expect(await runDeletions()).toBe(0);
    dying.mockRestore();
    expect(t.log.filter(({ msg }) => msg === 'account could not be deleted')).toHaveLength(1);
    expect((await readRow(me)).deletedAt).toBeNull();
    expect(await wrongPostCounters(db)).toEqual([]);
    expect(await findWrongUserCounters()).toEqual([]);

    // Two runs at once count each row once.
    const gone = await Promise.all([runDeletions(), runDeletions()]);
    expect(Math.max(...gone)).toBe(1);
    expect(await readRow(me)).toMatchObject({
      postCount: 0,
      commentCount: 0,
      followerCount: 0,
      followingCount: 0,
      email: null,
    });
    expect(
      await db.$count(posts, and(eq(posts.userId, me.user?.id ?? ''), isNull(posts.deletedAt))),
    ).toBe(0);
    expect((await db.select().from(posts).where(eq(posts.id, target.id)))[0]?.commentCount).toBe(0);
    expect(await runDeletions()).toBe(0);
  }, 60_000);

  it('continues with other accounts when one fails', async () => {
    const [first, second] = [await caller(t, siteId), await caller(t, siteId)];
    for (const actor of [first, second]) await remove(actor);
    await elapseWaiting(first);
    await elapseWaiting(second);
    await db
      .update(users)
      .set({ deletionScheduledAt: sql`now() - interval '1 hour'` })
      .where(eq(users.id, first.user?.id ?? ''));
    const remove1 = db.delete.bind(db);
    let failed = false;
    const failing = vi.spyOn(db, 'delete').mockImplementation((table) => {
      if (failed) return remove1(table);
      failed = true;
      throw new Error('a defect');
    });
    expect(await runDeletions()).toBe(1);
    failing.mockRestore();
    expect([(await readRow(first)).deletedAt, (await readRow(second)).deletedAt === null]).toEqual([
      null,
      false,
    ]);
    expect(await runDeletions()).toBe(1);
  });

  it('leaves no gaps in lists and drops queued mails', async () => {
    const me = await caller(t, siteId);
    await t.make.post({ by: me.user as never, title: 'Soon gone' });
    await db.insert(outbox).values({
      siteId,
      id: 'on-its-way',
      kind: 'reply',
      priority: 5,
      recipient: me.user?.email ?? '',
      subject: 'x',
      html: 'x',
      text: 'x',
      state: 'queued',
      sendAfter: new Date(),
      createdAt: new Date(),
    });
    await remove(me, { posts: 'delete' });
    await elapseWaiting(me);
    await runDeletions();
    const { posts: shown } = (await t.on(siteId).get('/api/posts?sort=new&limit=100')).body as {
      posts: { title: string }[];
    };
    expect(shown.filter(({ title }) => title === '' || title === 'Soon gone')).toEqual([]);
    expect(
      await db.select().from(outbox).where(eq(outbox.id, 'on-its-way')).orderBy(desc(outbox.id)),
    ).toEqual([]);
  });
});
