import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  LogEntry,
  ModeratedItem,
  ModerationRule,
} from '#shared/contract/admin-moderation-schemas.ts';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import type { Moderation } from '#shared/contract/moderations.ts';
import type { Post } from '#shared/contract/posts.ts';
import {
  articles,
  comments,
  auditLog,
  moderationRules,
  notifications,
  outbox,
  posts,
  rateLimits,
  reports,
  users,
} from '../../server/db/schema.ts';
import { caller, type Caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import type { PostRow } from '../support/factories.ts';
import { addHeld, addLogEntry, addReport, addRule, holdFirstPosts } from '../support/moderation.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { addDraft } from '../support/site-drafts.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp({
  config: { trustedProxies: 1, adminEmails: new Set(['platform@mail.example']) },
});
const { db } = t.deps;
let [mod, admin, me] = [
  await caller(t, 'nontrivial', { role: 'moderator', username: 'Moira' }),
  await caller(t, 'nontrivial', { role: 'admin', username: 'Adam' }),
  null as unknown as Caller,
];
let count = 0;
beforeEach(async () => {
  for (const table of [rateLimits, reports, auditLog, moderationRules, outbox, notifications])
    await db.delete(table);
  await holdFirstPosts(t, 'nontrivial', undefined);
  t.clock.set(startOfTest);
  for (const table of [posts, comments])
    await db.update(table).set({ hiddenBy: 'removed' }).where(eq(table.hiddenBy, 'pending_review'));
  me = await caller(t, 'nontrivial');
});

/** Compares the comment counters of posts and users with the rows. */
const findWrongCommentCounters = async () =>
  (
    (await db.execute(sql`
  select p.id from posts p where p.comment_count <> (select count(*) from comments c
    where c.site_id = p.site_id and c.post_id = p.id and c.is_visible)
  union all select u.id from users u where u.comment_count <> (select count(*) from comments c
    where c.site_id = u.site_id and c.user_id = u.id and c.is_visible)`)) as unknown as {
      rows: unknown[];
    }
  ).rows;
afterEach(async () =>
  expect([await wrongPostCounters(db), await findWrongCommentCounters()]).toEqual([[], []]),
);

const write = (fields: object = {}, actor = me) =>
  actor.call('POST', '/api/posts', {
    title: `A post, number ${(count += 1)}`,
    text: `Words of number ${count}.`,
    ...fields,
  });
const createPost = async (fields: object = {}, actor = me) =>
  (await write(fields, actor)).body as Post;
const sendComment = (target: { id: string }, text: string, actor = me) =>
  actor.call('POST', `/api/posts/${target.id}/comments`, { text });
const createComment = async (target: { id: string }, text: string, actor = me) =>
  (await sendComment(target, text, actor)).body as Comment;
const moderatePost = ({ id }: { id: string }, action: string, reason?: string, actor = mod) =>
  actor.call('POST', `/api/admin/posts/${id}/moderate`, { action, reason });
const moderateComment = ({ id }: { id: string }, action: string, reason?: string) =>
  mod.call('POST', `/api/admin/comments/${id}/moderate`, { action, reason });
const isThere = async ({ id }: { id: string }) =>
  (await t.on('nontrivial').get(`/api/posts/${id}`)).status === 200;
const getError = ({ body }: { body: unknown }) => (body as { error: string }).error;
const readMailsTo = async (recipient: Caller) =>
  db
    .select({ subject: outbox.subject, text: outbox.text })
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient.user?.email ?? ''), eq(outbox.kind, 'moderation')))
    .orderBy(outbox.createdAt);
type Reported = {
  items: {
    item: ModeratedItem;
    reports: { reporter: string | null; reason: string; note: string }[];
    reportCount: number;
  }[];
  nextCursor: string | null;
  hasNextPage: boolean;
  totalCount: number;
};
const queue = async (query = '') =>
  (await mod.call('GET', `/api/admin/reports${query}`)).body as Reported;
type Held = {
  items: { item: ModeratedItem; why: string }[];
  nextCursor: string | null;
  totalCount: number;
};
const listPending = async (query = '') =>
  (await mod.call('GET', `/api/admin/review-queue${query}`)).body as Held;
const log = async (query = '') =>
  ((await mod.call('GET', `/api/admin/log${query}`)).body as { entries: LogEntry[] }).entries;
const moderate = async (id: string, action: string) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.postId, id), eq(auditLog.action, action)))
  )[0];

describe('GET /api/admin/reports', () => {
  it('lists each reported item once, earliest report first', async () => {
    const post = await t.make.post({ title: 'Reported', text: 'Buy!' });
    const comment = await t.make.comment(post, { text: 'Buy too!' });
    await addLogEntry(t, 'nontrivial', {
      action: 'hide-post',
      userId: post.userId,
      reason: 'Before.',
    });
    await addLogEntry(t, 'nontrivial', { action: 'show-post', userId: post.userId });
    await addReport(t, comment, {
      createdAt: new Date(startOfTest.getTime() - 3_000),
      reason: 'abuse',
      note: 'Rude.',
    });
    const first = await addReport(t, post, { createdAt: new Date(startOfTest.getTime() - 2_000) });
    const second = await addReport(t, post, { createdAt: startOfTest, reason: 'broken' });
    await addReport(t, await t.make.post({ deletedAt: startOfTest }));
    await addReport(t, await t.make.post(), { state: 'closed', outcome: 'dismissed' });
    await addReport(t, await t.make.post({ site: 'statecraft' }));
    const { items, totalCount, hasNextPage } = await queue();
    expect([items.length, totalCount, hasNextPage]).toEqual([2, 2, false]);
    expect(items[0]).toMatchObject({
      reportCount: 1,
      reports: [{ reason: 'abuse', note: 'Rude.' }],
      item: {
        kind: 'comment',
        id: comment.id,
        text: 'Buy too!',
        state: 'listed',
        post: { id: post.id, title: 'Reported' },
      },
    });
    expect(items[1]).toMatchObject({
      reportCount: 2,
      reports: [
        { reporter: first.username, reason: 'spam' },
        { reporter: second.username, reason: 'broken' },
      ],
      item: {
        kind: 'post',
        id: post.id,
        text: 'Buy!',
        url: post.url,
        locked: false,
        author: {
          postCount: 1,
          ban: null,
          actionCount: 1,
          actions: [{ action: 'hide-post', reason: 'Before.' }],
        },
      },
    });
    expect(JSON.stringify(items)).not.toMatch(/mail\.example|userId|user_id/);
  });

  it('pages through each item once while reports arrive', async () => {
    const all = [];
    for (let i = 0; i < 5; i += 1) {
      const post = await t.make.post();
      all.push(post.id);
      await addReport(t, post, { createdAt: new Date(startOfTest.getTime() + Math.floor(i / 2)) });
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Reported = await queue(`?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ item }) => item.id));
      expect(page.totalCount).toBe(5);
      if (seen.length === 2)
        await addReport(t, { id: seen[0], siteId: 'nontrivial' } as PostRow, {
          createdAt: new Date(startOfTest.getTime() + 9),
        });
      cursor = page.nextCursor;
    }
    expect(seen.toSorted()).toEqual(all.toSorted());
    expectError(await mod.call('GET', '/api/admin/reports?cursor=nonsense'), 'bad_request', [
      'cursor',
    ]);
    expectError(await mod.call('GET', '/api/admin/reports?limit=51'), 'bad_request', ['limit']);
  });

  it('drops dismissed items and audits the dismissal', async () => {
    const post = await t.make.post();
    for (let i = 0; i < 3; i += 1) await addReport(t, post);
    expect(
      (await mod.call('POST', `/api/admin/reports/${post.id}/dismiss`, { reason: 'It is fine.' }))
        .body,
    ).toEqual({ closed: 3 });
    expect((await mod.call('POST', `/api/admin/reports/${post.id}/dismiss`, {})).body).toEqual({
      closed: 0,
    });
    expect((await queue()).items).toEqual([]);
    expect(
      (await db.select().from(reports)).map(({ state, outcome, closedAt }) => [
        state,
        outcome,
        closedAt !== null,
      ]),
    ).toEqual(Array.from({ length: 3 }, () => ['closed', 'dismissed', true]));
    expect(await log()).toMatchObject([
      {
        action: 'dismiss-reports',
        actor: 'Moira',
        reason: 'It is fine.',
        public: false,
        after: { closed: 3 },
      },
    ]);
    for (const id of ['zzzzzzzzzzzz', '%27'])
      expectError(await mod.call('POST', `/api/admin/reports/${id}/dismiss`, {}), 'not_found');
  });
});

describe('POST /api/admin/posts/{id}/moderate', () => {
  it('hides, removes and shows a post with all side effects', async () => {
    const post = await createPost({ tags: ['models'] });
    await addReport(t, { id: post.id, siteId: 'nontrivial' } as PostRow);
    expect((await moderatePost(post, 'hide', 'Not about AI.')).body).toEqual({
      outcome: 'done',
      state: 'hidden',
      locked: false,
    });
    expect((await moderatePost(post, 'hide', 'Again.')).body).toEqual({
      outcome: 'unchanged',
      state: 'hidden',
      locked: false,
    });
    expect(await isThere(post)).toBe(false);
    expect((await db.select().from(reports))[0]).toMatchObject({
      state: 'closed',
      outcome: 'resolved',
    });
    expectError(
      await me.call('PUT', `/api/posts/${post.id}/visibility`, { is_hidden: false }),
      'forbidden',
    );
    expect(
      (await me.call('PATCH', `/api/posts/${post.id}`, { text: 'Better.' })).status,
      'it can be put right',
    ).toBe(200);
    expect((await moderatePost(post, 'remove', 'Still not.')).body).toMatchObject({
      outcome: 'done',
      state: 'removed',
    });
    const refused = await me.call('PATCH', `/api/posts/${post.id}`, { text: 'Better still.' });
    expectError(refused, 'forbidden');
    expect(getError(refused)).toBe('A moderator removed this post.');
    expect((await me.call('GET', `/api/posts/${post.id}`)).body).toMatchObject({
      hidden: true,
      hiddenBy: 'removed',
    });
    expect((await moderatePost(post, 'show')).body).toMatchObject({
      outcome: 'done',
      state: 'listed',
    });
    expect(await isThere(post)).toBe(true);
    expect(
      (await log()).map(({ action, actor, member, reason, before, after, public: isPublic }) => [
        action,
        actor,
        member,
        reason,
        before,
        after,
        isPublic,
      ]),
    ).toEqual([
      [
        'show-post',
        'Moira',
        me.user?.username,
        '',
        { is_hidden: true, hidden_by: 'removed' },
        { is_hidden: false, hidden_by: null },
        true,
      ],
      [
        'remove-post',
        'Moira',
        me.user?.username,
        'Still not.',
        { is_hidden: true, hidden_by: 'moderator' },
        { is_hidden: true, hidden_by: 'removed' },
        true,
      ],
      [
        'hide-post',
        'Moira',
        me.user?.username,
        'Not about AI.',
        { is_hidden: false, hidden_by: null },
        { is_hidden: true, hidden_by: 'moderator' },
        true,
      ],
    ]);
    const mails = await readMailsTo(me);
    expect(mails.map(({ subject }) => subject)).toEqual(
      ['hidden', 'removed', 'made visible again'].map(
        (done) => expect.stringContaining(`was ${done}`) as string,
      ),
    );
    expect(mails[0]?.text).toMatch(
      /hid your post “A post, number \d+”\. Reason: Not about AI\..*\/contact/s,
    );
  });

  it('locks a post against new comments and unlocks it', async () => {
    const post = await createPost();
    const mine = await createComment(post, 'Before.');
    expect((await moderatePost(post, 'lock', 'It got heated.')).body).toEqual({
      outcome: 'done',
      state: 'listed',
      locked: true,
    });
    const refused = await sendComment(post, 'After.');
    expectError(refused, 'forbidden');
    expect(getError(refused)).toBe('A moderator locked the comments.');
    expect((await t.on('nontrivial').get(`/api/posts/${post.id}`)).body).toMatchObject({
      locked: true,
    });
    expect(
      (await me.call('PATCH', `/api/comments/${mine.id}`, { text: 'Before, but better.' })).status,
    ).toBe(200);
    expect(
      (
        await (
          await caller(t, 'nontrivial')
        ).call('POST', `/api/posts/${post.id}/vote`, { vote: 1 })
      ).status,
    ).toBe(200);
    expect((await moderatePost(post, 'unlock')).body).toMatchObject({
      outcome: 'done',
      locked: false,
    });
    expect((await sendComment(post, 'After.')).status).toBe(201);
    expect((await t.on('nontrivial').get(`/api/posts/${post.id}`)).body).not.toHaveProperty(
      'locked',
    );
    expect((await log()).map(({ action }) => action)).toEqual(['unlock-post', 'lock-post']);
  });

  it('requires a known action, and a reason unless undoing', async () => {
    const post = await createPost();
    for (const action of ['hide', 'remove', 'lock'])
      for (const reason of [undefined, '', '  '])
        expectError(await moderatePost(post, action, reason), 'bad_request', ['reason']);
    expectError(await moderatePost(post, 'burn', 'Why not?'), 'bad_request', ['action']);
    expectError(await moderatePost(post, 'hide', 'two\nlines'), 'bad_request', ['reason']);
    expectError(await moderatePost(post, 'hide', 'x'.repeat(501)), 'bad_request', ['reason']);
    for (const action of ['show', 'unlock'])
      expect((await moderatePost(post, action)).body).toMatchObject({ outcome: 'unchanged' });
    await me.call('DELETE', `/api/posts/${post.id}`);
    for (const id of [post.id, 'zzzzzzzzzzzz', '%27'])
      expectError(await moderatePost({ id }, 'hide', 'Gone.'), 'not_found');
    expect(await log()).toEqual([]);
  });

  it("mails no unverified author and no moderator's own action", async () => {
    expect((await moderatePost(await t.make.post(), 'hide', 'An import.')).body).toMatchObject({
      outcome: 'done',
    });
    await moderatePost(await createPost({}, mod), 'lock', 'Enough said.');
    expect(await db.$count(outbox)).toBe(0);
  });
});

describe('POST /api/admin/comments/{id}/moderate', () => {
  it('clears the comment text and keeps its replies', async () => {
    const post = await createPost();
    const mine = await createComment(post, 'Unspeakable words');
    await me.call('POST', `/api/posts/${post.id}/comments`, {
      text: 'An answer',
      parentId: mine.id,
    });
    await addReport(t, { id: mine.id, postId: post.id, siteId: 'nontrivial' } as never);
    expect((await moderateComment(mine, 'remove', 'Abuse.')).body).toEqual({
      outcome: 'done',
      state: 'removed',
      locked: false,
    });
    const threadPage = (await t.on('nontrivial').get(`/api/posts/${post.id}/comments`))
      .body as Thread;
    expect(threadPage.comments.map(({ text }) => text)).toEqual([null, 'An answer']);
    expect(threadPage.totalCount).toBe(1);
    expect((await db.select().from(reports))[0]).toMatchObject({
      state: 'closed',
      outcome: 'resolved',
    });
    expectError(await me.call('PATCH', `/api/comments/${mine.id}`, { text: 'Words' }), 'not_found');
    expect((await moderateComment(mine, 'show')).body).toMatchObject({ state: 'listed' });
    expect((await log()).map(({ action, commentId }) => [action, commentId])).toEqual([
      ['show-comment', mine.id],
      ['remove-comment', mine.id],
    ]);
    expect((await readMailsTo(me))[0]?.subject).toContain('Your comment');
    expectError(await moderateComment(mine, 'lock', 'No.'), 'bad_request', ['action']);
    expectError(await moderateComment(mine, 'hide'), 'bad_request', ['reason']);
    for (const id of ['zzzzzzzzzzzz', '%27'])
      expectError(await moderateComment({ id }, 'hide', 'Gone.'), 'not_found');
  });
});

describe('POST /api/admin/moderate', () => {
  const moderateMany = (
    items: object[],
    action = 'remove',
    reason: string | undefined = 'A flood.',
  ) => mod.call('POST', '/api/admin/moderate', { items, action, reason });

  it('moderates many items independently and mails each author once', async () => {
    const mine = [await createPost(), await createPost()];
    const comment = await createComment(mine[0] as Post, 'Mine.');
    const other = await t.make.post();
    await moderatePost(other, 'remove', 'Earlier.');
    const abroad = await t.make.post({ site: 'statecraft' });
    const reply = await moderateMany([
      ...mine.map(({ id }) => ({ kind: 'post', id })),
      { kind: 'comment', id: comment.id },
      { kind: 'post', id: other.id },
      { kind: 'post', id: abroad.id },
      { kind: 'comment', id: 'zzzzzzzzzzzz' },
    ]);
    expect(
      (reply.body as { items: { outcome: string }[]; done: number }).items.map(
        ({ outcome }) => outcome,
      ),
    ).toEqual(['done', 'done', 'done', 'unchanged', 'refused', 'refused']);
    expect(reply.body).toMatchObject({
      done: 3,
      items: [
        {},
        {},
        {},
        {},
        { message: 'The post was not found.' },
        { message: 'The comment was not found.' },
      ],
    });
    expect((await log('?action=remove-post')).map(({ reason }) => reason)).toEqual([
      'A flood.',
      'A flood.',
      'Earlier.',
    ]);
    expect(
      await db.select({ isHidden: posts.isHidden }).from(posts).where(eq(posts.id, abroad.id)),
    ).toEqual([{ isHidden: false }]);
    expect((await readMailsTo(me)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^3 of your posts and comments on .* were removed$/),
    ]);
    expect(
      (
        (await moderateMany([{ kind: 'comment', id: comment.id }], 'lock')).body as {
          items: object[];
        }
      ).items,
    ).toMatchObject([
      { outcome: 'refused', message: expect.stringContaining('for a comment') as string },
    ]);
  });

  it('accepts 1 to 100 items and requires a reason', async () => {
    for (const items of [
      [],
      Array.from({ length: 101 }, () => ({ kind: 'post', id: 'zzzzzzzzzzzz' })),
    ])
      expectError(await moderateMany(items), 'bad_request', ['items']);
    expectError(
      await moderateMany([{ kind: 'post', id: 'zzzzzzzzzzzz' }], 'remove', ''),
      'bad_request',
      ['reason'],
    );
    expect((await moderateMany([{ kind: 'user', id: 'zzzzzzzzzzzz' }])).status).toBe(400);
  });

  it('keeps counters correct under concurrent moderation without deadlock', async () => {
    const two = await caller(t, 'nontrivial');
    const targets = [await createPost(), await createPost({}, two)];
    const below = [
      ...(await Promise.all(
        [1, 2, 3].map((i) => createComment(targets[0] as Post, `By me, ${i}.`)),
      )),
      ...(await Promise.all(
        [1, 2, 3].map((i) => createComment(targets[1] as Post, `By another, ${i}.`, two)),
      )),
    ];
    const items = [
      ...targets.map(({ id }) => ({ kind: 'post', id })),
      ...below.map(({ id }) => ({ kind: 'comment', id })),
    ];
    const replies = await Promise.all([
      moderateMany(items, 'hide'),
      moderateMany(items.toReversed(), 'show'),
      moderateMany(items, 'remove'),
      moderateMany(items.toReversed(), 'hide'),
      me.call('DELETE', `/api/comments/${below[0]?.id}`),
      two.call('DELETE', `/api/posts/${targets[1]?.id}`),
      me.call('POST', `/api/posts/${targets[1]?.id}/vote`, { vote: 1 }),
      two.call('POST', `/api/comments/${below[1]?.id}/vote`, { vote: -1 }),
    ]);
    for (const { status } of replies) expect([200, 404]).toContain(status);
  });
});

describe('moderation rules', () => {
  const createRule = (fields: object, actor = mod) =>
    actor.call('POST', '/api/admin/rules', {
      kind: 'word',
      pattern: 'casino',
      action: 'hold',
      ...fields,
    });

  it('are listed and changed with an audit entry each', async () => {
    const word = (await createRule({ pattern: ' Online  CASINO ', note: 'A plague.' }))
      .body as ModerationRule;
    expect(word).toMatchObject({
      kind: 'word',
      pattern: 'online casino',
      action: 'hold',
      note: 'A plague.',
    });
    const domain = (
      await createRule({
        kind: 'domain',
        pattern: 'https://www.Spam.Example/page?x',
        action: 'reject',
      })
    ).body as ModerationRule;
    expect(domain.pattern).toBe('spam.example');
    await db
      .update(moderationRules)
      .set({ createdAt: sql`now() - interval '1 minute'` })
      .where(eq(moderationRules.id, word.id));
    expect((await mod.call('GET', '/api/admin/rules')).body).toMatchObject({
      rules: [{ id: domain.id }, { id: word.id }],
      nextCursor: null,
      holdFirstPosts: 0,
    });
    const first = (await mod.call('GET', '/api/admin/rules?limit=1')).body as {
      nextCursor: string;
    };
    expect(
      (await mod.call('GET', `/api/admin/rules?limit=1&cursor=${first.nextCursor}`)).body,
    ).toMatchObject({ rules: [{ id: word.id }], hasNextPage: false });
    expect(
      (await mod.call('PATCH', `/api/admin/rules/${word.id}`, { action: 'reject' })).body,
    ).toMatchObject({ action: 'reject', note: 'A plague.' });
    expect((await mod.call('DELETE', `/api/admin/rules/${word.id}`)).body).toEqual({
      deleted: true,
    });
    expect(
      (await log()).map(({ action, before, after, public: isPublic }) => [
        action,
        before,
        after,
        isPublic,
      ]),
    ).toEqual([
      ['delete-rule', { kind: 'word', pattern: 'online casino', action: 'reject' }, null, false],
      [
        'change-rule',
        { kind: 'word', pattern: 'online casino', action: 'hold' },
        { kind: 'word', pattern: 'online casino', action: 'reject' },
        false,
      ],
      ['add-rule', null, { kind: 'domain', pattern: 'spam.example', action: 'reject' }, false],
      ['add-rule', null, { kind: 'word', pattern: 'online casino', action: 'hold' }, false],
    ]);
  });

  it('are refused when duplicate or invalid', async () => {
    await createRule({});
    expectError(await createRule({ pattern: 'CASINO', action: 'reject' }), 'conflict', ['pattern']);
    for (const pattern of ['', 'c++', 'one two three four five six', '***'])
      expectError(await createRule({ pattern }), 'bad_request', ['pattern']);
    for (const pattern of ['', 'spam', 'not a host', 'http://', '[::1]'])
      expectError(await createRule({ kind: 'domain', pattern }), 'bad_request', ['pattern']);
    for (const [fields, field] of [
      [{ kind: 'regex' }, 'kind'],
      [{ action: 'burn' }, 'action'],
      [{ note: 'x'.repeat(501) }, 'note'],
    ] as const)
      expectError(await createRule(fields), 'bad_request', [field]);
    const foreign = await addRule(t, 'statecraft');
    for (const id of [foreign, 'zzzzzzzzzzzz']) {
      expectError(
        await mod.call('PATCH', `/api/admin/rules/${id}`, { action: 'reject' }),
        'not_found',
      );
      expectError(await mod.call('DELETE', `/api/admin/rules/${id}`), 'not_found');
    }
  });

  it('that block name the field for members of the site', async () => {
    await addRule(t, 'nontrivial', { kind: 'domain', pattern: 'spam.example', action: 'reject' });
    await addRule(t, 'nontrivial', { pattern: 'casino', action: 'reject' });
    const refused = await write({
      title: 'Our Casino',
      url: 'https://shop.spam.example/',
      text: undefined,
    });
    expectError(refused, 'bad_request', ['url', 'title']);
    expect(getError(refused)).toBe(
      'url must not link to spam.example. title must not contain “casino”.',
    );
    expectError(await write({ text: 'See [this](https://spam.example/x).' }), 'bad_request', [
      'text',
    ]);
    const post = await createPost();
    expectError(
      await me.call('PATCH', `/api/posts/${post.id}`, { text: 'ＣＡＳＩＮＯ' }),
      'bad_request',
      ['text'],
    );
    expectError(await sendComment(post, 'A casino!'), 'bad_request', ['text']);
    const mine = await createComment(post, 'Harmless.');
    expectError(
      await me.call('PATCH', `/api/comments/${mine.id}`, { text: 'A casino!' }),
      'bad_request',
      ['text'],
    );
    expect((await sendComment(post, 'No casino here, please.', mod)).status).toBe(201);
    expect((await write({ text: 'A casino!' }, await caller(t, 'statecraft'))).status).toBe(201);
  });

  it("that report create one report, outside the author's export", async () => {
    await addRule(t, 'nontrivial', { pattern: 'casino', action: 'report' });
    const post = await createPost({ text: 'A casino!' });
    expect(await isThere(post)).toBe(true);
    const mine = await createComment(post, 'Another casino.');
    const { items } = await queue();
    expect(items.map(({ item, reports }) => [item.id, reports])).toEqual(
      [post.id, mine.id].map((id) => [
        id,
        [expect.objectContaining({ reporter: null, reason: 'rule', note: 'Matches “casino”.' })],
      ]),
    );
    await mod.call('POST', `/api/admin/reports/${post.id}/dismiss`, {});
    await me.call('PATCH', `/api/posts/${post.id}`, { text: 'Casino, casino.' });
    expect(
      (await queue()).items.map(({ item, reportCount }) => [item.id, reportCount]).toSorted(),
    ).toEqual(
      [
        [post.id, 1],
        [mine.id, 1],
      ].toSorted(),
    );
    expect((await me.call('GET', '/api/account/export')).text).not.toMatch(/"rule"|It has/);
    expect(JSON.stringify(await log())).not.toContain('hold');
  });
});

describe('pending content', () => {
  /** Lists the pages that show a post. */
  const findPlaces = async (post: Pick<Post, 'id' | 'slug'>) => {
    const shown: string[] = [];
    for (const path of [
      '/api/posts?sort=new',
      '/api/posts?sort=hot',
      '/api/posts?tag=models',
      `/api/posts?q=casino`,
      `/api/users/${me.user?.username}/posts`,
      '/',
      '/new/feed.xml',
      '/sitemap.xml',
      `/post/${post.slug}`,
    ]) {
      if ((await t.on('nontrivial').get(path)).text.includes(post.id)) shown.push(path);
    }
    return shown;
  };

  it('is visible to its author and dated at approval', async () => {
    await addRule(t, 'nontrivial', { pattern: 'casino' });
    const response = await write({
      text: 'A casino!',
      url: 'https://held.example/page',
      tags: ['models'],
    });
    const post = response.body as Post;
    expect([response.status, post.hidden, post.hiddenBy]).toEqual([201, true, 'pending_review']);
    expect(await findPlaces(post)).toEqual([]);
    expect(await db.$count(articles, eq(articles.postId, post.id)), 'its link is not read').toBe(0);
    const mine = await me.call('GET', `/api/posts/${post.id}`);
    expect(mine.body).toEqual(post);
    const refused = await me.call('PUT', `/api/posts/${post.id}/visibility`, { is_hidden: false });
    expectError(refused, 'forbidden');
    expect(getError(refused)).toBe('This post is waiting for review.');
    expectError(
      await (await caller(t, 'nontrivial')).call('POST', `/api/posts/${post.id}/vote`, { vote: 1 }),
      'not_found',
    );
    expect(
      (await write({ url: 'https://held.example/page' }, await caller(t, 'nontrivial'))).status,
      'it takes its link from nobody',
    ).toBe(201);
    expect(await listPending()).toMatchObject({
      totalCount: 1,
      items: [
        {
          why: 'Matches “casino”.',
          item: { id: post.id, state: 'held', url: 'https://held.example/page' },
        },
      ],
    });

    const later = new Date(startOfTest.getTime() + 3 * 3_600_000);
    t.clock.set(later);
    expect((await mod.call('POST', `/api/admin/review-queue/${post.id}/approve`)).body).toEqual({
      outcome: 'done',
      state: 'listed',
      locked: false,
    });
    expect(await findPlaces(post)).toHaveLength(9);
    expect((await me.call('GET', `/api/posts/${post.id}`)).body).toMatchObject({
      createdAt: later.toISOString(),
      editedAt: null,
    });
    expect(await db.$count(articles, eq(articles.postId, post.id))).toBe(1);
    expect((await listPending()).items).toEqual([]);
    expectError(await mod.call('POST', `/api/admin/review-queue/${post.id}/approve`), 'conflict');
    expect(await moderate(post.id, 'hold-post')).toMatchObject({
      actor: 'a rule',
      isPublic: false,
    });
    expect(await moderate(post.id, 'approve-post')).toMatchObject({ isPublic: false });
    expect((await readMailsTo(me)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('was approved'),
    ]);
  });

  it('is removed on rejection with a mail to its author', async () => {
    await addRule(t, 'nontrivial', { pattern: 'casino' });
    const post = await createPost({ text: 'A casino!' });
    expectError(
      await mod.call('POST', `/api/admin/review-queue/${post.id}/reject`, { reason: ' ' }),
      'bad_request',
      ['reason'],
    );
    expect(
      (
        await mod.call('POST', `/api/admin/review-queue/${post.id}/reject`, {
          reason: 'No gambling.',
        })
      ).body,
    ).toMatchObject({ state: 'removed' });
    expect(await findPlaces(post)).toEqual([]);
    expect((await readMailsTo(me))[0]?.text).toContain('No gambling.');
    expect(
      ((await t.on('nontrivial').get('/api/moderations')).body as { moderations: Moderation[] })
        .moderations,
    ).toEqual([]);
    for (const id of ['zzzzzzzzzzzz', (await addHeld(t, 'statecraft')).id])
      expectError(
        await mod.call('POST', `/api/admin/review-queue/${id}/reject`, { reason: 'No.' }),
        'not_found',
      );
  });

  it('hides a comment from threads and counters until approval', async () => {
    await addRule(t, 'nontrivial', { pattern: 'casino' });
    const [author, named] = [
      await caller(t, 'nontrivial'),
      await caller(t, 'nontrivial', { username: 'Named_One' }),
    ];
    const post = await createPost({}, author);
    const mine = await createComment(post, 'A casino for @Named_One');
    expect(mine).toMatchObject({ held: true, text: 'A casino for @Named_One', deleted: false });
    const readThread = async () =>
      (await t.on('nontrivial').get(`/api/posts/${post.id}/comments`)).body as Thread;
    const countUnread = async (member: Caller) =>
      ((await member.call('GET', '/api/inbox')).body as { unreadCount: number }).unreadCount;
    expect(await readThread()).toMatchObject({ comments: [], totalCount: 0 });
    expect([await countUnread(author), await countUnread(named)]).toEqual([0, 0]);
    expect((await listPending()).items).toMatchObject([
      {
        why: 'Matches “casino”.',
        item: { kind: 'comment', id: mine.id, state: 'held', post: { id: post.id } },
      },
    ]);
    t.clock.set(new Date(startOfTest.getTime() + 60_000));
    expect(
      (await mod.call('POST', `/api/admin/review-queue/${mine.id}/approve`)).body,
    ).toMatchObject({
      state: 'listed',
    });
    expect(await readThread()).toMatchObject({
      comments: [{ id: mine.id, createdAt: '2026-11-21T08:01:00.000Z' }],
      totalCount: 1,
    });
    expect([await countUnread(author), await countUnread(named)]).toEqual([1, 1]);
  });

  it('hides an edited post until approval and keeps its date', async () => {
    await addRule(t, 'nontrivial', { pattern: 'casino' });
    const post = await createPost();
    const mine = await createComment(post, 'Harmless.');
    t.clock.set(new Date(startOfTest.getTime() + 60_000));
    expect(
      (await me.call('PATCH', `/api/comments/${mine.id}`, { text: 'A casino.' })).body,
    ).toMatchObject({ held: true });
    expect(
      (await me.call('PATCH', `/api/posts/${post.id}`, { text: 'A casino.' })).body,
    ).toMatchObject({ hidden: true, hiddenBy: 'pending_review' });
    expect(await isThere(post)).toBe(false);
    expect((await listPending()).items.map(({ item }) => item.kind).toSorted()).toEqual([
      'comment',
      'post',
    ]);
    for (const id of [post.id, mine.id])
      await mod.call('POST', `/api/admin/review-queue/${id}/approve`);
    expect((await me.call('GET', `/api/posts/${post.id}`)).body).toMatchObject({
      createdAt: post.createdAt,
    });
    expect((await t.on('nontrivial').get(`/api/posts/${post.id}/comments`)).body).toMatchObject({
      comments: [{ createdAt: mine.createdAt, text: 'A casino.' }],
    });
    // Hiding, editing and showing a post does not skip the review.
    await me.call('PUT', `/api/posts/${post.id}/visibility`, { is_hidden: true });
    await me.call('PATCH', `/api/posts/${post.id}`, { text: 'Another casino.' });
    expectError(
      await me.call('PUT', `/api/posts/${post.id}/visibility`, { is_hidden: false }),
      'forbidden',
    );
  });

  it('can be deleted by its author and is paged oldest-first', async () => {
    const pending = [];
    for (let i = 0; i < 3; i += 1) pending.push(await addHeld(t, 'nontrivial'));
    const mine = await addHeld(t, 'nontrivial', me.user ?? undefined);
    await me.call('DELETE', `/api/posts/${mine.id}`);
    const oldestFirst = pending
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(({ id }) => id);
    const first = await listPending('?limit=2');
    expect(
      [...first.items, ...(await listPending(`?limit=2&cursor=${first.nextCursor}`)).items].map(
        ({ item }) => item.id,
      ),
    ).toEqual(oldestFirst);
    for (const { id } of pending)
      await mod.call('POST', `/api/admin/review-queue/${id}/reject`, { reason: 'A test.' });
  });

  it.each([
    [2, 2],
    ['1', 1],
    [0, 0],
    [-3, 0],
    ['many', 0],
    [1.5, 0],
  ])('includes first posts with the setting %j: %i of them', async (setting, count) => {
    await holdFirstPosts(t, 'nontrivial', setting);
    expect((await mod.call('GET', '/api/admin/rules')).body).toMatchObject({
      holdFirstPosts: count,
    });
    for (let i = 0; i < count; i += 1) {
      const post = await createPost();
      expect(post.hiddenBy).toBe('pending_review');
      expect((await listPending()).items[0]?.why).toBe(
        count === 1 ? "This member's first post." : `One of this member's first ${count} posts.`,
      );
      await mod.call('POST', `/api/admin/review-queue/${post.id}/approve`);
    }
    const free = await createPost();
    expect(free).not.toHaveProperty('hidden');
    expect((await sendComment(free, 'Comments are not held.')).body).not.toHaveProperty('held');
    expect(await createPost({}, mod)).not.toHaveProperty('hidden');
  });

  it('is configured for first posts by admins and audited', async () => {
    const configureHold = (value: unknown, actor = admin) =>
      actor.call('PUT', '/api/admin/rules', { holdFirstPosts: value });
    expectError(await configureHold(2, mod), 'not_found');
    for (const value of [-1, 101, 1.5, '2', null])
      expectError(await configureHold(value), 'bad_request', ['holdFirstPosts']);
    for (const _ of [1, 2]) expect((await configureHold(2)).body).toEqual({ holdFirstPosts: 2 });
    expect((await log()).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['hold-first-posts', { holdFirstPosts: 0 }, { holdFirstPosts: 2 }],
    ]);
    const published = await admin.call('POST', '/api/admin/sites/nontrivial/publish', {
      draft: await addDraft(t, 'nontrivial'),
      note: '',
    });
    expect(published.status, published.text).toBe(200);
    expect((await createPost()).hiddenBy).toBe('pending_review');
  });

  it('is held and approved once each under concurrency', async () => {
    await addRule(t, 'nontrivial', { pattern: 'casino' });
    const target = await t.make.post();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => sendComment(target, `A casino, the ${i}th.`)),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect((await listPending()).totalCount).toBe(20);
    const ids = replies.map(({ body }) => (body as Comment).id);
    const decided = await Promise.all(
      ids.flatMap((id) =>
        [mod, admin].map((actor) => actor.call('POST', `/api/admin/review-queue/${id}/approve`)),
      ),
    );
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(decided.filter(({ status }) => status === 409)).toHaveLength(20);
    expect(await db.$count(comments, and(eq(comments.postId, target.id), sql`is_visible`))).toBe(
      20,
    );
  });
});

describe('GET /api/admin/log', () => {
  it('filters by action, member, actor and time, with paging', async () => {
    const post = await createPost();
    await moderatePost(post, 'hide', 'One.');
    await moderatePost(post, 'show', 'Two.', admin);
    await addLogEntry(t, 'nontrivial', {
      action: 'publish-site',
      actor: 'root (default)',
      isPublic: false,
    });
    await addLogEntry(t, 'nontrivial', {
      action: 'change-role',
      isPublic: false,
      createdAt: new Date('2020-01-01T00:00:00.000Z'),
    });
    await addLogEntry(t, 'statecraft');
    const listActions = async (query: string) => (await log(query)).map(({ action }) => action);
    expect(await listActions('?action=hide-post')).toEqual(['hide-post']);
    expect(await listActions(`?member=${me.user?.username.toUpperCase()}`)).toEqual([
      'show-post',
      'hide-post',
    ]);
    expect(await listActions('?actor=adam')).toEqual(['show-post']);
    expect(await listActions(`?actor=${encodeURIComponent('root (default)')}`)).toEqual([
      'publish-site',
    ]);
    expect(await listActions('?until=2021-01-01T00:00:00.000Z')).toEqual(['change-role']);
    expect(await listActions('?since=2021-01-01T00:00:00.000Z')).toHaveLength(3);
    for (const query of ['?member=nobody', '?actor=nobody'])
      expect(await listActions(query)).toEqual([]);
    for (const [query, field] of [
      ['?since=yesterday', 'since'],
      ['?until=0000-01-01T00:00:00.000Z', 'until'],
      ['?member=%00', 'member'],
      ['?actor=a%00', 'actor'],
      ['?action=DROP', 'action'],
      ['?cursor=nonsense', 'cursor'],
    ] as const)
      expectError(await mod.call('GET', `/api/admin/log${query}`), 'bad_request', [field]);
    const first = (await mod.call('GET', '/api/admin/log?limit=3')).body as { nextCursor: string };
    expect(await listActions(`?limit=3&cursor=${first.nextCursor}`)).toEqual(['change-role']);
    expect((await log('?action=change-role'))[0]).toMatchObject({
      actor: null,
      member: null,
      post: null,
      before: null,
      after: null,
    });
  });

  it('restricts hidden entries to staff', async () => {
    const post = await createPost();
    await moderatePost(post, 'lock', 'Ada Lovelace of 12 Example Street.');
    const [entry] = await log();
    const redacted = await admin.call('POST', `/api/admin/log/${entry?.id}/redact`);
    expect(redacted.body).toMatchObject({
      id: entry?.id,
      redacted: true,
      reason: 'Ada Lovelace of 12 Example Street.',
    });
    await admin.call('POST', `/api/admin/log/${entry?.id}/redact`);
    expect((await log()).map(({ action, after }) => [action, after])).toEqual([
      ['redact-entry', { entry: entry?.id }],
      ['lock-post', { locked: true }],
    ]);
    const page = await t.on('nontrivial').get('/api/moderations');
    expect(page.body).toMatchObject({
      moderations: [{ action: 'lock', reason: null, post: { slug: post.slug } }],
    });
    expect(page.text).not.toContain('Lovelace');
    for (const id of ['zzzzzzzzzzzz', await addLogEntry(t, 'statecraft')])
      expectError(await admin.call('POST', `/api/admin/log/${id}/redact`), 'not_found');
  });
});

describe('GET /api/moderations', () => {
  const listPublic = async (query = '') =>
    (await t.on('nontrivial').get(`/api/moderations${query}`)).body as {
      moderations: Moderation[];
      nextCursor: string | null;
    };

  it('lists public actions with reasons, without the moderator', async () => {
    const [shown, hidden] = [await createPost(), await createPost({ title: 'Hidden title' })];
    const comment = await createComment(shown, 'Words.');
    await moderateComment(comment, 'hide', 'Off topic.');
    await moderatePost(shown, 'lock', 'It got heated.');
    await moderatePost(hidden, 'remove', 'Advertising.');
    const reply = await t.on('nontrivial').get('/api/moderations');
    expect(
      (reply.body as { moderations: Moderation[] }).moderations.map(
        ({ createdAt: _createdAt, ...entry }) => entry,
      ),
    ).toEqual([
      {
        action: 'remove',
        kind: 'post',
        post: null,
        commentId: null,
        member: null,
        until: null,
        reason: 'Advertising.',
        by: 'a moderator',
      },
      {
        action: 'lock',
        kind: 'post',
        post: { slug: shown.slug, title: shown.title },
        commentId: null,
        member: null,
        until: null,
        reason: 'It got heated.',
        by: 'a moderator',
      },
      {
        action: 'hide',
        kind: 'comment',
        post: { slug: shown.slug, title: shown.title },
        commentId: null,
        member: null,
        until: null,
        reason: 'Off topic.',
        by: 'a moderator',
      },
    ]);
    for (const word of [
      'Moira',
      me.user?.username ?? '',
      'Hidden title',
      hidden.id,
      'mail.example',
    ])
      expect(reply.text).not.toContain(word);
    await moderateComment(comment, 'show');
    expect((await listPublic()).moderations[0]).toMatchObject({
      action: 'show',
      commentId: comment.id,
    });
  });

  it('lists bans with their end and nothing that is private', async () => {
    const user = await t.make.user();
    const gone = await t.make.user('nontrivial', { username: 'deleted-x', deletedAt: startOfTest });
    await addLogEntry(t, 'nontrivial', {
      action: 'unban',
      userId: gone.id,
      createdAt: new Date('2026-01-02T00:00:00.000Z'),
    });
    await addLogEntry(t, 'nontrivial', {
      action: 'ban',
      userId: user.id,
      after: { until: '2027-01-01T00:00:00.000Z', reason: 'Spam.' },
      createdAt: new Date('2026-01-03T00:00:00.000Z'),
    });
    await addLogEntry(t, 'nontrivial', { action: 'change-role', userId: user.id, isPublic: false });
    await addLogEntry(t, 'statecraft');
    expect((await listPublic()).moderations).toMatchObject([
      { action: 'ban', kind: 'member', member: user.username, until: '2027-01-01T00:00:00.000Z' },
      { action: 'unban', kind: 'member', member: null, until: null },
    ]);
    const first = await listPublic('?limit=1');
    expect((await listPublic(`?limit=1&cursor=${first.nextCursor}`)).moderations).toMatchObject([
      { action: 'unban' },
    ]);
  });
});

it('moderation returns 404 for ids of another site', async () => {
  const [post, comment] = [
    await t.make.post({ site: 'statecraft' }),
    await t.make.comment(await t.make.post({ site: 'statecraft' })),
  ];
  expectError(await moderatePost(post, 'hide', 'Mine?'), 'not_found');
  expectError(await moderateComment(comment, 'hide', 'Mine?'), 'not_found');
  for (const id of [post.id, comment.id])
    expectError(await mod.call('POST', `/api/admin/reports/${id}/dismiss`, {}), 'not_found');
  const names = await db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, post.userId));
  expect(JSON.stringify([await queue(), await listPending(), await log()])).not.toContain(
    names[0]?.username,
  );
});
