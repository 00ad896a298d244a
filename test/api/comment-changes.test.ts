import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#shared/durations.ts';
import { auditLog, users } from '../../server/db/schema.ts';
import { setUpCommenting, type Member } from '../support/comment-calls.ts';
import { expectError } from '../support/error-replies.ts';
import { startOfTest } from '../support/test-app.ts';

const fixture = await setUpCommenting();
const { t, db, createComment, readThread, readRow, readCommentCount, countOn } = fixture;

const edit = (actor: Member | undefined, id: string, text: string) =>
  (actor as Member).send('patch', `/api/comments/${id}`, { text });
const remove = (actor: Member | undefined, id: string) =>
  (actor as Member).send('delete', `/api/comments/${id}`);
const hide = (actor: Member | undefined, id: string, isHidden: unknown, reason?: string) =>
  (actor as Member).send('put', `/api/comments/${id}/visibility`, {
    is_hidden: isHidden,
    ...(reason === undefined ? {} : { reason }),
  });

describe('PATCH /api/comments/{id}', () => {
  it('marks the comment as edited after ten minutes', async () => {
    const comment = await createComment(fixture.ada, 'First');
    t.clock.set(new Date(startOfTest.getTime() + 10 * minuteMs));
    expect((await edit(fixture.ada, comment.id, 'Second, **bold**')).body).toEqual({
      ...comment,
      text: 'Second, **bold**',
      content: [['p', ['Second, ', ['strong', ['bold']]]]],
      editedAt: null,
    });
    const later = new Date(startOfTest.getTime() + 10 * minuteMs + 1);
    t.clock.set(later);
    const third = await edit(fixture.ada, comment.id, 'Third');
    expect(third.body).toMatchObject({ text: 'Third', editedAt: later.toISOString() });
    expect((await readThread()).comments).toEqual([third.body]);
    expect((await t.on('nontrivial').get(`/post/${fixture.post.slug}`)).text).toContain('Third');
  });

  it('keeps what it said before, while it is visible', async () => {
    const versions = (id: string) => t.on('nontrivial').get(`/api/comments/${id}/versions`);
    const comment = await createComment(fixture.ada, 'First, quietly');
    await edit(fixture.ada, comment.id, 'First');
    expect((await versions(comment.id)).body).toEqual({ versions: [] });
    const times = [20, 30].map((minutes) => new Date(startOfTest.getTime() + minutes * minuteMs));
    for (const [i, at] of times.entries()) {
      t.clock.set(at);
      await edit(fixture.ada, comment.id, `Number ${i}`);
    }
    expect((await versions(comment.id)).body).toEqual({
      versions: [
        {
          title: null,
          url: null,
          content: [['p', ['Number 0']]],
          replacedAt: times[1]?.toISOString(),
        },
        {
          title: null,
          url: null,
          content: [['p', ['First']]],
          replacedAt: times[0]?.toISOString(),
        },
      ],
    });
    await hide(fixture.mod, comment.id, true);
    expectError(await versions(comment.id), 'not_found');
    await hide(fixture.mod, comment.id, false);
    expect((await versions(comment.id)).status).toBe(200);
    await remove(fixture.ada, comment.id);
    expectError(await versions(comment.id), 'not_found');
  });

  it('changes nothing when the text is the same', async () => {
    const comment = await createComment(fixture.ada, 'Same');
    t.clock.set(new Date(startOfTest.getTime() + hourMs));
    expect((await edit(fixture.ada, comment.id, 'Same')).body).toEqual(comment);
  });

  it('keeps the score and the position', async () => {
    const comment = await createComment(fixture.ada, 'Voted on');
    await (fixture.grace as Member).send('post', `/api/comments/${comment.id}/vote`, { vote: 1 });
    const reply = await createComment(fixture.grace, 'Reply', comment.id);
    expect((await edit(fixture.ada, comment.id, 'Changed')).body).toMatchObject({
      score: 2,
      depth: 0,
    });
    expect((await readThread()).comments.map(({ id, score }) => [id, score])).toEqual([
      [comment.id, 2],
      [reply.id, 1],
    ]);
  });

  it('returns 404 for comments the caller cannot edit', async () => {
    const createFor = async (fields: object, target = fixture.post) =>
      t.make.comment(target, { by: await readUser('Ada'), ...fields });
    const ids = [
      (await createComment(fixture.grace, "Not Ada's")).id,
      (await createFor({ deletedAt: startOfTest })).id,
      (await createFor({ isHidden: true })).id,
      (await createFor({}, await t.make.post({ isHidden: true }))).id,
      (await t.make.comment(await t.make.post({ site: 'statecraft' }))).id,
      'zzzzzzzzzzzz',
      '%27',
    ];
    for (const id of ids) expectError(await edit(fixture.ada, id, 'Other words'), 'not_found');
    expectError(await edit(fixture.mod, ids[0] ?? '', "A moderator's words"), 'not_found');
    expectError(await edit(fixture.ada, ids[0] ?? '', ''), 'bad_request', ['text']);
  });
});

const readUser = async (username: string) =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.siteId, 'nontrivial'), eq(users.username, username)))
  )[0] as typeof users.$inferSelect;

describe('DELETE /api/comments/{id}', () => {
  it('keeps position and replies and removes the text everywhere', async () => {
    const comment = await createComment(fixture.ada, 'Unspeakable words');
    const reply = await createComment(fixture.grace, 'Still here', comment.id);
    const [ofAda, ofPost] = [await readCommentCount('Ada'), await countOn(fixture.post.id)];
    expect((await remove(fixture.ada, comment.id)).body).toEqual({ deleted: true });
    expect([await readCommentCount('Ada'), await countOn(fixture.post.id)]).toEqual([
      ofAda - 1,
      (ofPost ?? 0) - 1,
    ]);
    expect((await readThread()).comments).toEqual([
      { ...comment, author: null, text: null, content: null, deleted: true },
      expect.objectContaining({ id: reply.id, deleted: false }),
    ]);
    const replies = [
      `/api/posts/${fixture.post.id}/comments`,
      `/api/posts/${fixture.post.id}/comments?root=${comment.id}`,
      '/api/users/ada/comments',
      `/post/${fixture.post.slug}`,
      '/u/Ada?tab=comments',
    ];
    for (const path of replies)
      expect((await t.on('nontrivial').get(path)).text, path).not.toContain('Unspeakable');
    expectError(await edit(fixture.ada, comment.id, 'Back'), 'not_found');
    expectError(
      await (fixture.grace as Member).send('post', `/api/comments/${comment.id}/vote`, { vote: 1 }),
      'not_found',
    );
  });

  it('is idempotent, also under concurrency', async () => {
    const comment = await createComment(fixture.ada, 'Gone soon');
    const before = await readCommentCount('Ada');
    for (const response of await Promise.all(
      [1, 2, 3, 4].map(() => remove(fixture.ada, comment.id)),
    ))
      expect([response.status, response.body]).toEqual([200, { deleted: true }]);
    expect((await remove(fixture.ada, comment.id)).body).toEqual({ deleted: true });
    expect([await readCommentCount('Ada'), await countOn(fixture.post.id)]).toEqual([
      before - 1,
      0,
    ]);
  });

  it('works on hidden posts and comments', async () => {
    const userRow = await readUser('Ada');
    const inHidden = await t.make.comment(await t.make.post({ isHidden: true }), { by: userRow });
    expect((await remove(fixture.ada, inHidden.id)).body).toEqual({ deleted: true });
    const hidden = await createComment(fixture.ada, 'Hidden');
    await hide(fixture.mod, hidden.id, true);
    const before = await readCommentCount('Ada');
    expect((await remove(fixture.ada, hidden.id)).body).toEqual({ deleted: true });
    expect(await readCommentCount('Ada')).toBe(before);
    expectError(await hide(fixture.mod, hidden.id, false), 'not_found');
    expect((await readThread()).comments).toEqual([]);
  });

  it('returns 404 for other authors, moderators included', async () => {
    const comment = await createComment(fixture.ada, 'Stays');
    const foreign = await t.make.comment(await t.make.post({ site: 'statecraft' }));
    for (const [actor, id] of [
      [fixture.grace, comment.id],
      [fixture.mod, comment.id],
      [fixture.ada, foreign.id],
      [fixture.ada, 'zzzzzzzzzzzz'],
      [fixture.ada, '%27'],
    ] as const)
      expectError(await remove(actor, id), 'not_found');
    expect((await readRow(comment.id))?.deletedAt).toBeNull();
  });
});

describe('PUT /api/comments/{id}/visibility', () => {
  it('hides and shows a comment with counters and audit', async () => {
    const comment = await createComment(fixture.ada, 'Unspeakable words');
    const reply = await createComment(fixture.grace, 'Still here', comment.id);
    const before = await readCommentCount('Ada');
    expect((await hide(fixture.mod, comment.id, true, ' Off topic ')).body).toEqual({
      is_hidden: true,
    });
    expect([await readCommentCount('Ada'), await countOn(fixture.post.id)]).toEqual([
      before - 1,
      1,
    ]);
    expect(
      (await readThread()).comments.map(({ id, deleted, text }) => [id, deleted, text]),
    ).toEqual([
      [comment.id, true, null],
      [reply.id, false, 'Still here'],
    ]);
    expect((await t.on('nontrivial').get(`/post/${fixture.post.slug}`)).text).not.toContain(
      'Unspeakable',
    );
    expect((await hide(fixture.mod, comment.id, false)).body).toEqual({ is_hidden: false });
    expect([await readCommentCount('Ada'), await countOn(fixture.post.id)]).toEqual([before, 2]);
    expect((await readThread()).comments[0]).toEqual({ ...comment, moreReplies: 0 });
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.commentId, comment.id))
      .orderBy(auditLog.action);
    const [author, actor] = [await readUser('Ada'), await readUser('Moira')];
    const toAll = { actor: null, isPublic: true, isRedacted: false };
    expect(log.map(({ id: _id, createdAt: _createdAt, ...entry }) => entry)).toEqual([
      {
        siteId: 'nontrivial',
        actorId: actor.id,
        action: 'hide-comment',
        postId: fixture.post.id,
        commentId: comment.id,
        userId: author.id,
        reason: 'Off topic',
        before: { is_hidden: false, hidden_by: null },
        after: { is_hidden: true, hidden_by: 'moderator' },
        ...toAll,
      },
      {
        siteId: 'nontrivial',
        actorId: actor.id,
        action: 'show-comment',
        postId: fixture.post.id,
        commentId: comment.id,
        userId: author.id,
        reason: '',
        before: { is_hidden: true, hidden_by: 'moderator' },
        after: { is_hidden: false, hidden_by: null },
        ...toAll,
      },
    ]);
  });

  it('counts and logs repeats once', async () => {
    const comment = await createComment(fixture.ada, 'Hidden twice');
    const before = await readCommentCount('Ada');
    for (const { body } of await Promise.all(
      [1, 2, 3].map(() => hide(fixture.mod, comment.id, true)),
    ))
      expect(body).toEqual({ is_hidden: true });
    expect(await readCommentCount('Ada')).toBe(before - 1);
    expect(await db.select().from(auditLog).where(eq(auditLog.commentId, comment.id))).toHaveLength(
      1,
    );
  });

  it('works for admins and returns 404 for others', async () => {
    const comment = await createComment(fixture.ada, 'Words');
    for (const actor of [fixture.ada, fixture.grace])
      expectError(await hide(actor, comment.id, true), 'not_found');
    await db.update(users).set({ role: 'admin' }).where(eq(users.username, 'Grace'));
    expect((await hide(fixture.grace, comment.id, true)).body).toEqual({ is_hidden: true });
    await db.update(users).set({ role: 'member' }).where(eq(users.username, 'Grace'));
    const deleted = await t.make.comment(fixture.post, { deletedAt: startOfTest });
    const foreign = await t.make.comment(await t.make.post({ site: 'statecraft' }));
    for (const id of [deleted.id, foreign.id, 'zzzzzzzzzzzz', '%27'])
      expectError(await hide(fixture.mod, id, true), 'not_found');
    for (const value of ['true', 1, null, undefined])
      expectError(await hide(fixture.mod, comment.id, value), 'bad_request', ['is_hidden']);
    expectError(await hide(fixture.mod, comment.id, true, 'x'.repeat(501)), 'bad_request', [
      'reason',
    ]);
  });
});
