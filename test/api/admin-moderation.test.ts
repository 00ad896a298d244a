import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Thread } from '#shared/contract/comments.ts';
import { outbox, reports, users } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import type { PostRow } from '../support/factories.ts';
import { setUpModeration, getError } from '../support/moderation-calls.ts';
import { addReport } from '../support/moderation.ts';

const fixture = await setUpModeration();
const {
  t,
  db,
  mod,
  createPost,
  sendComment,
  createComment,
  moderatePost,
  moderateComment,
  isThere,
  readMailsTo,
  queue,
  listPending,
  log,
} = fixture;

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
      await fixture.me.call('PUT', `/api/posts/${post.id}/visibility`, { is_hidden: false }),
      'forbidden',
    );
    expect(
      (await fixture.me.call('PATCH', `/api/posts/${post.id}`, { text: 'Better.' })).status,
      'it can be put right',
    ).toBe(200);
    expect((await moderatePost(post, 'remove', 'Still not.')).body).toMatchObject({
      outcome: 'done',
      state: 'removed',
    });
    const refused = await fixture.me.call('PATCH', `/api/posts/${post.id}`, {
      text: 'Better still.',
    });
    expectError(refused, 'forbidden');
    expect(getError(refused)).toBe('A moderator removed this post.');
    expect((await fixture.me.call('GET', `/api/posts/${post.id}`)).body).toMatchObject({
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
        fixture.me.user?.username,
        '',
        { is_hidden: true, hidden_by: 'removed' },
        { is_hidden: false, hidden_by: null },
        true,
      ],
      [
        'remove-post',
        'Moira',
        fixture.me.user?.username,
        'Still not.',
        { is_hidden: true, hidden_by: 'moderator' },
        { is_hidden: true, hidden_by: 'removed' },
        true,
      ],
      [
        'hide-post',
        'Moira',
        fixture.me.user?.username,
        'Not about AI.',
        { is_hidden: false, hidden_by: null },
        { is_hidden: true, hidden_by: 'moderator' },
        true,
      ],
    ]);
    const mails = await readMailsTo(fixture.me);
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
      (await fixture.me.call('PATCH', `/api/comments/${mine.id}`, { text: 'Before, but better.' }))
        .status,
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
    await fixture.me.call('DELETE', `/api/posts/${post.id}`);
    for (const id of [post.id, 'zzzzzzzzzzzz', '%27'])
      expectError(await moderatePost({ id }, 'hide', 'Gone.'), 'not_found');
    expect(await log()).toEqual([]);
  });

  it("emails no unverified author and no moderator's own action", async () => {
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
    await fixture.me.call('POST', `/api/posts/${post.id}/comments`, {
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
    expectError(
      await fixture.me.call('PATCH', `/api/comments/${mine.id}`, { text: 'Words' }),
      'not_found',
    );
    expect((await moderateComment(mine, 'show')).body).toMatchObject({ state: 'listed' });
    expect((await log()).map(({ action, commentId }) => [action, commentId])).toEqual([
      ['show-comment', mine.id],
      ['remove-comment', mine.id],
    ]);
    expect((await readMailsTo(fixture.me))[0]?.subject).toContain('Your comment');
    expectError(await moderateComment(mine, 'lock', 'No.'), 'bad_request', ['action']);
    expectError(await moderateComment(mine, 'hide'), 'bad_request', ['reason']);
    for (const id of ['zzzzzzzzzzzz', '%27'])
      expectError(await moderateComment({ id }, 'hide', 'Gone.'), 'not_found');
  });
});

it('moderation returns 404 for IDs of another site', async () => {
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
