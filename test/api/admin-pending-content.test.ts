import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import type { Moderation } from '#shared/contract/moderations.ts';
import type { Post } from '#shared/contract/posts.ts';
import { hourMs } from '#shared/durations.ts';
import { articles, comments, auditLog } from '../../server/db/schema.ts';
import { caller, type Caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpModeration, getError } from '../support/moderation-calls.ts';
import { addHeld, addRule, holdFirstPosts } from '../support/moderation.ts';
import { addDraft } from '../support/site-drafts.ts';
import { startOfTest } from '../support/test-app.ts';

const fixture = await setUpModeration();
const {
  t,
  db,
  mod,
  admin,
  write,
  createPost,
  sendComment,
  createComment,
  isThere,
  readMailsTo,
  listPending,
  log,
} = fixture;

const moderate = async (id: string, action: string) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.postId, id), eq(auditLog.action, action)))
  )[0];

describe('pending content', () => {
  /** Lists the pages that show a post. */
  const findPlaces = async (post: Pick<Post, 'id' | 'slug'>) => {
    const shown: string[] = [];
    for (const path of [
      '/api/posts?sort=new',
      '/api/posts?sort=hot',
      '/api/posts?tag=models',
      `/api/posts?q=casino`,
      `/api/users/${fixture.me.user?.username}/posts`,
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
    const mine = await fixture.me.call('GET', `/api/posts/${post.id}`);
    expect(mine.body).toEqual(post);
    const refused = await fixture.me.call('PUT', `/api/posts/${post.id}/visibility`, {
      is_hidden: false,
    });
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

    const later = new Date(startOfTest.getTime() + 3 * hourMs);
    t.clock.set(later);
    expect((await mod.call('POST', `/api/admin/review-queue/${post.id}/approve`)).body).toEqual({
      outcome: 'done',
      state: 'listed',
      locked: false,
    });
    expect(await findPlaces(post)).toHaveLength(9);
    expect((await fixture.me.call('GET', `/api/posts/${post.id}`)).body).toMatchObject({
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
    expect((await readMailsTo(fixture.me)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('was approved'),
    ]);
  });

  it('is removed on rejection with an email to its author', async () => {
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
    expect((await readMailsTo(fixture.me))[0]?.text).toContain('No gambling.');
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
      (await fixture.me.call('PATCH', `/api/comments/${mine.id}`, { text: 'A casino.' })).body,
    ).toMatchObject({ held: true });
    expect(
      (await fixture.me.call('PATCH', `/api/posts/${post.id}`, { text: 'A casino.' })).body,
    ).toMatchObject({ hidden: true, hiddenBy: 'pending_review' });
    expect(await isThere(post)).toBe(false);
    expect((await listPending()).items.map(({ item }) => item.kind).toSorted()).toEqual([
      'comment',
      'post',
    ]);
    for (const id of [post.id, mine.id])
      await mod.call('POST', `/api/admin/review-queue/${id}/approve`);
    expect((await fixture.me.call('GET', `/api/posts/${post.id}`)).body).toMatchObject({
      createdAt: post.createdAt,
    });
    expect((await t.on('nontrivial').get(`/api/posts/${post.id}/comments`)).body).toMatchObject({
      comments: [{ createdAt: mine.createdAt, text: 'A casino.' }],
    });
    // Hiding, editing and showing a post does not skip the review.
    await fixture.me.call('PUT', `/api/posts/${post.id}/visibility`, { is_hidden: true });
    await fixture.me.call('PATCH', `/api/posts/${post.id}`, { text: 'Another casino.' });
    expectError(
      await fixture.me.call('PUT', `/api/posts/${post.id}/visibility`, { is_hidden: false }),
      'forbidden',
    );
  });

  it('mentions users in an edited comment once it is approved', async () => {
    await addRule(t, 'nontrivial', { pattern: 'casino' });
    const [author, named] = [
      await caller(t, 'nontrivial'),
      await caller(t, 'nontrivial', { username: 'Named_Two' }),
    ];
    const mine = await createComment(await createPost({}, author), 'Harmless.');
    await fixture.me.call('PATCH', `/api/comments/${mine.id}`, { text: 'A casino, @Named_Two' });
    await mod.call('POST', `/api/admin/review-queue/${mine.id}/approve`);
    const countUnread = async (member: Caller) =>
      ((await member.call('GET', '/api/inbox')).body as { unreadCount: number }).unreadCount;
    // The reply to the author is old.
    expect([await countUnread(author), await countUnread(named)]).toEqual([1, 1]);
  });

  it('stays hidden after approval if its author had hidden it', async () => {
    await addRule(t, 'nontrivial', { pattern: 'casino' });
    const post = await createPost();
    const readOwn = async () => (await fixture.me.call('GET', `/api/posts/${post.id}`)).body;
    await fixture.me.call('PUT', `/api/posts/${post.id}/visibility`, { is_hidden: true });
    for (const text of ['A casino.', 'Another casino.'])
      await fixture.me.call('PATCH', `/api/posts/${post.id}`, { text });
    expect(await readOwn()).toMatchObject({ hiddenBy: 'pending_review' });
    const approved = await mod.call('POST', `/api/admin/review-queue/${post.id}/approve`);
    expect(approved.body).toMatchObject({ state: 'hidden-by-author' });
    expect(await isThere(post)).toBe(false);
    expect(await readOwn()).toMatchObject({ createdAt: post.createdAt, hiddenBy: 'author' });
    await fixture.me.call('PUT', `/api/posts/${post.id}/visibility`, { is_hidden: false });
    expect(await isThere(post)).toBe(true);
  });

  it('can be deleted by its author and is paged oldest-first', async () => {
    const pending = [];
    for (let i = 0; i < 3; i += 1) pending.push(await addHeld(t, 'nontrivial'));
    const mine = await addHeld(t, 'nontrivial', fixture.me.user ?? undefined);
    await fixture.me.call('DELETE', `/api/posts/${mine.id}`);
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
      Array.from({ length: 10 }, (_, i) => sendComment(target, `A casino, the ${i}th.`)),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect((await listPending()).totalCount).toBe(10);
    const ids = replies.map(({ body }) => (body as Comment).id);
    const decided = await Promise.all(
      ids.flatMap((id) =>
        [mod, admin].map((actor) => actor.call('POST', `/api/admin/review-queue/${id}/approve`)),
      ),
    );
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(decided.filter(({ status }) => status === 409)).toHaveLength(10);
    expect(await db.$count(comments, and(eq(comments.postId, target.id), sql`is_visible`))).toBe(
      10,
    );
  });
});
