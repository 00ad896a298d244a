import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import type { RichText } from '#shared/rich-text.ts';
import {
  comments,
  commentVotes,
  auditLog,
  posts,
  rateLimits,
  users,
} from '../../server/db/schema.ts';
import { wilson } from '../../server/domain/posts/ranking.ts';
import { expectError } from '../support/error-replies.ts';
import type { PostRow } from '../support/factories.ts';
import { fromSite, joinSite } from '../support/members.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
type Member = Awaited<ReturnType<typeof joinSite>>;
let [ada, grace, mod]: Member[] = [];
let post: PostRow;
const minute = 60_000;

beforeAll(async () => {
  [ada, grace, mod] = [
    await joinSite(t, 'nontrivial', { username: 'Ada' }),
    await joinSite(t, 'nontrivial', { username: 'Grace' }),
    await joinSite(t, 'nontrivial', { username: 'Moira' }),
  ];
  await db.update(users).set({ role: 'moderator' }).where(eq(users.username, 'Moira'));
});
beforeEach(async () => {
  t.clock.set(startOfTest);
  await db.delete(rateLimits);
  post = await t.make.post();
});

const sendComment = (
  actor: Member | undefined,
  text: string,
  parentId?: string | null,
  target = post.id,
) =>
  (actor as Member).send('post', `/api/posts/${target}/comments`, {
    text,
    ...(parentId === undefined ? {} : { parentId }),
  });
async function createComment(
  actor: Member | undefined,
  text: string,
  parentId?: string,
): Promise<Comment> {
  const response = await sendComment(actor, text, parentId);
  expect(response.status, response.text).toBe(201);
  return response.body as Comment;
}
const edit = (actor: Member | undefined, id: string, text: string) =>
  (actor as Member).send('patch', `/api/comments/${id}`, { text });
const remove = (actor: Member | undefined, id: string) =>
  (actor as Member).send('delete', `/api/comments/${id}`);
const hide = (actor: Member | undefined, id: string, isHidden: unknown, reason?: string) =>
  (actor as Member).send('put', `/api/comments/${id}/visibility`, {
    is_hidden: isHidden,
    ...(reason === undefined ? {} : { reason }),
  });
const readThread = async () =>
  (await t.on('nontrivial').get(`/api/posts/${post.id}/comments`)).body as Thread;
const readRow = async (id: string) =>
  (
    await db
      .select()
      .from(comments)
      .where(and(eq(comments.siteId, 'nontrivial'), eq(comments.id, id)))
  )[0];
const readCommentCount = async (username: string) =>
  (
    await db
      .select({ n: users.commentCount })
      .from(users)
      .where(and(eq(users.siteId, 'nontrivial'), eq(users.username, username)))
  )[0]?.n ?? NaN;
const countOn = async (id: string) =>
  (
    await db
      .select({ n: posts.commentCount })
      .from(posts)
      .where(and(eq(posts.siteId, 'nontrivial'), eq(posts.id, id)))
  )[0]?.n;

describe('POST /api/posts/{id}/comments', () => {
  it("returns 201 with the comment and its author's vote", async () => {
    const before = await readCommentCount('Ada');
    const comment = await createComment(ada, 'I *tried* it.');
    expect(comment).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9]{12}$/) as string,
      parentId: null,
      author: { username: 'Ada' },
      text: 'I *tried* it.',
      content: [['p', ['I ', ['em', ['tried']], ' it.']]],
      deleted: false,
      score: 1,
      depth: 0,
      createdAt: startOfTest.toISOString(),
      editedAt: null,
      moreReplies: 0,
    });
    expect(await readThread()).toEqual({
      comments: [comment],
      nextCursor: null,
      hasNextPage: false,
      totalCount: 1,
    });
    expect((await readRow(comment.id))?.wilsonScore).toBeCloseTo(wilson(1, 0), 12);
    expect(
      await db.select().from(commentVotes).where(eq(commentVotes.commentId, comment.id)),
    ).toEqual([]);
    expect([await readCommentCount('Ada'), await countOn(post.id)]).toEqual([before + 1, 1]);
  });

  it('accepts a parentId or null, and a slug', async () => {
    const top = await createComment(ada, 'Top');
    const reply = await createComment(grace, 'Reply', top.id);
    expect(reply).toMatchObject({ parentId: top.id, depth: 1 });
    expect((await createComment(ada, 'Deeper', reply.id)).depth).toBe(2);
    t.clock.set(new Date(startOfTest.getTime() + minute));
    expect((await sendComment(grace, 'Beside', null, post.slug)).body).toMatchObject({
      parentId: null,
      depth: 0,
    });
    expect((await readThread()).comments.map(({ text, depth }) => [text, depth])).toEqual([
      ['Top', 0],
      ['Reply', 1],
      ['Deeper', 2],
      ['Beside', 0],
    ]);
  });

  it('appears on the page at once', async () => {
    const cachedPage = t.on('nontrivial').get(`/post/${post.slug}`);
    expect((await cachedPage).text).not.toContain('Seen at once');
    await createComment(ada, 'Seen at once');
    expect((await t.on('nontrivial').get(`/post/${post.slug}`)).text).toContain('Seen at once');
  });

  it('links @username to existing members of the site', async () => {
    await t.make.user('statecraft', { username: 'only_there' });
    await t.make.user('nontrivial', { username: 'gone_one', deletedAt: startOfTest });
    const { content, text } = await createComment(
      ada,
      'Ask @GRACE, @only_there, @gone_one, @no_one or `@grace`.',
    );
    expect(text).toBe('Ask @GRACE, @only_there, @gone_one, @no_one or `@grace`.');
    expect(content).toEqual([
      [
        'p',
        [
          'Ask ',
          ['a', ['@GRACE'], '/u/Grace'],
          ', @only_there, @gone_one, @no_one or ',
          ['code', ['@grace']],
          '.',
        ],
      ],
    ] satisfies RichText);
    const page = await t.on('nontrivial').get(`/post/${post.slug}`);
    expect(page.text).toMatch(/<a [^>]*href="\/u\/Grace"[^>]*>@GRACE<\/a>/);
  });

  it.each([
    ['&lt;img src=x onerror=alert(1)&gt;'],
    ['<img src=x onerror=alert(1)>'],
    ['<script>alert(1)</script>'],
    ['[a](javascript:alert(1))'],
    ['\\<b>'],
  ])('%j is sanitized alike in thread, page and profile', async (text) => {
    const { content } = await createComment(ada, text);
    expect(JSON.stringify((await readThread()).comments[0]?.content)).toBe(JSON.stringify(content));
    for (const path of [`/post/${post.slug}`, '/u/Ada?tab=comments']) {
      const page = (await t.on('nontrivial').get(path)).text.replace(
        /<script[\s>].*?<\/script>/gs,
        '',
      );
      expect(page).not.toMatch(/<(?:img src=x|script|b)\b|href="javascript:/i);
    }
  });

  it('allows 18 levels, then returns 409 naming parentId', async () => {
    let parent: Awaited<ReturnType<typeof t.make.comment>> | undefined;
    for (let depth = 0; depth <= 17; depth += 1)
      parent = await t.make.comment(post, parent ? { parent } : {});
    const deepest = await createComment(ada, 'Deepest', parent?.id);
    expect(deepest.depth).toBe(18);
    expectError(await sendComment(grace, 'Too deep', deepest.id), 'conflict', ['parentId']);
  });

  it('returns 409 for a deleted or hidden parent', async () => {
    for (const gone of [{ deletedAt: startOfTest }, { isHidden: true }])
      expectError(
        await sendComment(ada, 'Late', (await t.make.comment(post, gone)).id),
        'conflict',
        ['parentId'],
      );
    expect(await countOn(post.id)).toBe(0);
  });

  it('returns 400 for a parent outside the post', async () => {
    const other = await t.make.comment(await t.make.post());
    const foreign = await t.make.comment(await t.make.post({ site: 'statecraft' }));
    const replies = [];
    for (const id of [other.id, foreign.id, 'zzzzzzzzzzzz']) {
      const response = await sendComment(ada, 'Lost', id);
      expectError(response, 'bad_request', ['parentId']);
      replies.push((response.body as { error: string }).error);
    }
    expect(new Set(replies).size).toBe(1);
    for (const id of ['', 'a-b', "'", 7, {}])
      expectError(await sendComment(ada, 'Lost', id as string), 'bad_request', ['parentId']);
  });

  it('returns 404 for hidden, deleted, foreign and missing posts', async () => {
    const hidden = await t.make.post({ isHidden: true });
    const deleted = await t.make.post({ deletedAt: startOfTest });
    const foreign = await t.make.post({ site: 'statecraft' });
    for (const id of [
      hidden.id,
      deleted.id,
      foreign.id,
      foreign.slug,
      'zzzzzzzzzzzz',
      '-',
      '__proto__',
      '%27',
    ])
      expectError(await sendComment(ada, 'Words', undefined, id), 'not_found');
    expect(await db.select().from(comments).where(eq(comments.postId, foreign.id))).toEqual([]);
  });

  it.each([[''], ['  \n'], ['\u200b'], ['a\0b'], ['x'.repeat(10_001)], [null], [7], [undefined]])(
    'with the text %j returns 400 naming it',
    async (text) => {
      expectError(
        await (ada as Member).send('post', `/api/posts/${post.id}/comments`, { text }),
        'bad_request',
        ['text'],
      );
    },
  );

  it('accepts 10,000 characters and no unknown field', async () => {
    expect((await createComment(ada, 'x'.repeat(10_000))).text).toHaveLength(10_000);
    for (const field of ['score', 'author', 'userId', 'createdAt', 'depth']) {
      expectError(
        await (ada as Member).send('post', `/api/posts/${post.id}/comments`, {
          text: 'Words',
          [field]: 5,
        }),
        'bad_request',
        [field],
      );
    }
  });

  it('requires a session and a CSRF token', async () => {
    const ask = (headers: Record<string, string>) =>
      t
        .on('nontrivial')
        .post(`/api/posts/${post.id}/comments`)
        .set({ ...fromSite('nontrivial'), ...headers })
        .send({ text: 'Words' });
    expectError(await ask({}), 'unauthorized');
    expectError(await ask((ada as Member).bearer), 'forbidden');
    expect((await readThread()).comments).toEqual([]);
  });
});

describe('PATCH /api/comments/{id}', () => {
  it('marks the comment as edited after ten minutes', async () => {
    const comment = await createComment(ada, 'First');
    t.clock.set(new Date(startOfTest.getTime() + 10 * minute));
    expect((await edit(ada, comment.id, 'Second, **bold**')).body).toEqual({
      ...comment,
      text: 'Second, **bold**',
      content: [['p', ['Second, ', ['strong', ['bold']]]]],
      editedAt: null,
    });
    const later = new Date(startOfTest.getTime() + 10 * minute + 1);
    t.clock.set(later);
    const third = await edit(ada, comment.id, 'Third');
    expect(third.body).toMatchObject({ text: 'Third', editedAt: later.toISOString() });
    expect((await readThread()).comments).toEqual([third.body]);
    expect((await t.on('nontrivial').get(`/post/${post.slug}`)).text).toContain('Third');
  });

  it('changes nothing when the text is the same', async () => {
    const comment = await createComment(ada, 'Same');
    t.clock.set(new Date(startOfTest.getTime() + 60 * minute));
    expect((await edit(ada, comment.id, 'Same')).body).toEqual(comment);
  });

  it('keeps the score and the position', async () => {
    const comment = await createComment(ada, 'Voted on');
    await (grace as Member).send('post', `/api/comments/${comment.id}/vote`, { vote: 1 });
    const reply = await createComment(grace, 'Reply', comment.id);
    expect((await edit(ada, comment.id, 'Changed')).body).toMatchObject({ score: 2, depth: 0 });
    expect((await readThread()).comments.map(({ id, score }) => [id, score])).toEqual([
      [comment.id, 2],
      [reply.id, 1],
    ]);
  });

  it('returns 404 for comments the caller cannot edit', async () => {
    const createFor = async (fields: object, target = post) =>
      t.make.comment(target, { by: await readUser('Ada'), ...fields });
    const ids = [
      (await createComment(grace, "Not Ada's")).id,
      (await createFor({ deletedAt: startOfTest })).id,
      (await createFor({ isHidden: true })).id,
      (await createFor({}, await t.make.post({ isHidden: true }))).id,
      (await t.make.comment(await t.make.post({ site: 'statecraft' }))).id,
      'zzzzzzzzzzzz',
      '%27',
    ];
    for (const id of ids) expectError(await edit(ada, id, 'Other words'), 'not_found');
    expectError(await edit(mod, ids[0] ?? '', "A moderator's words"), 'not_found');
    expectError(await edit(ada, ids[0] ?? '', ''), 'bad_request', ['text']);
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
    const comment = await createComment(ada, 'Unspeakable words');
    const reply = await createComment(grace, 'Still here', comment.id);
    const [ofAda, ofPost] = [await readCommentCount('Ada'), await countOn(post.id)];
    expect((await remove(ada, comment.id)).body).toEqual({ deleted: true });
    expect([await readCommentCount('Ada'), await countOn(post.id)]).toEqual([
      ofAda - 1,
      (ofPost ?? 0) - 1,
    ]);
    expect((await readThread()).comments).toEqual([
      { ...comment, author: null, text: null, content: null, deleted: true },
      expect.objectContaining({ id: reply.id, deleted: false }),
    ]);
    const replies = [
      `/api/posts/${post.id}/comments`,
      `/api/posts/${post.id}/comments?root=${comment.id}`,
      '/api/users/ada/comments',
      `/post/${post.slug}`,
      '/u/Ada?tab=comments',
    ];
    for (const path of replies)
      expect((await t.on('nontrivial').get(path)).text, path).not.toContain('Unspeakable');
    expectError(await edit(ada, comment.id, 'Back'), 'not_found');
    expectError(
      await (grace as Member).send('post', `/api/comments/${comment.id}/vote`, { vote: 1 }),
      'not_found',
    );
  });

  it('is idempotent, also under concurrency', async () => {
    const comment = await createComment(ada, 'Gone soon');
    const before = await readCommentCount('Ada');
    for (const response of await Promise.all([1, 2, 3, 4].map(() => remove(ada, comment.id))))
      expect([response.status, response.body]).toEqual([200, { deleted: true }]);
    expect((await remove(ada, comment.id)).body).toEqual({ deleted: true });
    expect([await readCommentCount('Ada'), await countOn(post.id)]).toEqual([before - 1, 0]);
  });

  it('works on hidden posts and comments', async () => {
    const userRow = await readUser('Ada');
    const inHidden = await t.make.comment(await t.make.post({ isHidden: true }), { by: userRow });
    expect((await remove(ada, inHidden.id)).body).toEqual({ deleted: true });
    const hidden = await createComment(ada, 'Hidden');
    await hide(mod, hidden.id, true);
    const before = await readCommentCount('Ada');
    expect((await remove(ada, hidden.id)).body).toEqual({ deleted: true });
    expect(await readCommentCount('Ada')).toBe(before);
    expectError(await hide(mod, hidden.id, false), 'not_found');
    expect((await readThread()).comments).toEqual([]);
  });

  it('returns 404 for other authors, moderators included', async () => {
    const comment = await createComment(ada, 'Stays');
    const foreign = await t.make.comment(await t.make.post({ site: 'statecraft' }));
    for (const [actor, id] of [
      [grace, comment.id],
      [mod, comment.id],
      [ada, foreign.id],
      [ada, 'zzzzzzzzzzzz'],
      [ada, '%27'],
    ] as const)
      expectError(await remove(actor, id), 'not_found');
    expect((await readRow(comment.id))?.deletedAt).toBeNull();
  });
});

describe('PUT /api/comments/{id}/visibility', () => {
  it('hides and shows a comment with counters and audit', async () => {
    const comment = await createComment(ada, 'Unspeakable words');
    const reply = await createComment(grace, 'Still here', comment.id);
    const before = await readCommentCount('Ada');
    expect((await hide(mod, comment.id, true, ' Off topic ')).body).toEqual({ is_hidden: true });
    expect([await readCommentCount('Ada'), await countOn(post.id)]).toEqual([before - 1, 1]);
    expect(
      (await readThread()).comments.map(({ id, deleted, text }) => [id, deleted, text]),
    ).toEqual([
      [comment.id, true, null],
      [reply.id, false, 'Still here'],
    ]);
    expect((await t.on('nontrivial').get(`/post/${post.slug}`)).text).not.toContain('Unspeakable');
    expect((await hide(mod, comment.id, false)).body).toEqual({ is_hidden: false });
    expect([await readCommentCount('Ada'), await countOn(post.id)]).toEqual([before, 2]);
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
        postId: post.id,
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
        postId: post.id,
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
    const comment = await createComment(ada, 'Hidden twice');
    const before = await readCommentCount('Ada');
    for (const { body } of await Promise.all([1, 2, 3].map(() => hide(mod, comment.id, true))))
      expect(body).toEqual({ is_hidden: true });
    expect(await readCommentCount('Ada')).toBe(before - 1);
    expect(await db.select().from(auditLog).where(eq(auditLog.commentId, comment.id))).toHaveLength(
      1,
    );
  });

  it('works for admins and returns 404 for others', async () => {
    const comment = await createComment(ada, 'Words');
    for (const actor of [ada, grace]) expectError(await hide(actor, comment.id, true), 'not_found');
    await db.update(users).set({ role: 'admin' }).where(eq(users.username, 'Grace'));
    expect((await hide(grace, comment.id, true)).body).toEqual({ is_hidden: true });
    await db.update(users).set({ role: 'member' }).where(eq(users.username, 'Grace'));
    const deleted = await t.make.comment(post, { deletedAt: startOfTest });
    const foreign = await t.make.comment(await t.make.post({ site: 'statecraft' }));
    for (const id of [deleted.id, foreign.id, 'zzzzzzzzzzzz', '%27'])
      expectError(await hide(mod, id, true), 'not_found');
    for (const value of ['true', 1, null, undefined])
      expectError(await hide(mod, comment.id, value), 'bad_request', ['is_hidden']);
    expectError(await hide(mod, comment.id, true, 'x'.repeat(501)), 'bad_request', ['reason']);
  });
});
