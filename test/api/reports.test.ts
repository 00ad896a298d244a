import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { reports, users } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { joinSite } from '../support/members.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const ada = await joinSite(t, 'nontrivial');
const grace = await joinSite(t, 'nontrivial');
const readUser = async ({ username }: typeof ada) =>
  (
    await db.select().from(users).where(eq(users.username, username))
  )[0] as typeof users.$inferSelect;
beforeEach(async () => {
  await db.delete(reports);
  // After the window of the report limit.
  t.clock.set(new Date(t.clock.now().getTime() + 11 * 60_000));
});

const reportPost = (id: string, body: object = { reason: 'spam' }, actor = ada) =>
  actor.send('post', `/api/posts/${id}/report`, body);
const reportComment = (id: string, body: object = { reason: 'spam' }, actor = ada) =>
  actor.send('post', `/api/comments/${id}/report`, body);
const readReports = () => db.select().from(reports);

describe('a report', () => {
  it('is stored open with reason and note', async () => {
    const [post, comment] = [await t.make.post(), await t.make.comment(await t.make.post())];
    expect(
      (await reportPost(post.slug, { reason: 'broken', note: ' It leads nowhere. ' })).body,
    ).toEqual({ reported: true });
    expect((await reportComment(comment.id, { reason: 'abuse' })).body).toEqual({ reported: true });
    const me = await readUser(ada);
    const stored = (await readReports()).toSorted((a, b) => a.reason.localeCompare(b.reason));
    expect(stored).toEqual([
      expect.objectContaining({
        siteId: 'nontrivial',
        reporterId: me.id,
        postId: null,
        commentId: comment.id,
        reason: 'abuse',
        note: '',
        state: 'open',
      }),
      expect.objectContaining({
        siteId: 'nontrivial',
        reporterId: me.id,
        postId: post.id,
        commentId: null,
        reason: 'broken',
        note: 'It leads nowhere.',
        state: 'open',
      }),
    ]);
  });

  it('counts once per member, also under concurrency', async () => {
    const [post, comment] = [await t.make.post(), await t.make.comment(await t.make.post())];
    await reportPost(post.id, { reason: 'spam', note: 'First' });
    for (const { status, body } of await Promise.all(
      ['abuse', 'other', 'off-topic'].map((reason) => reportPost(post.id, { reason })),
    ))
      expect([status, body]).toEqual([200, { reported: true }]);
    await Promise.all([1, 2, 3].map(() => reportComment(comment.id)));
    expect((await readReports()).map(({ reason, note }) => [reason, note]).toSorted()).toEqual([
      ['spam', ''],
      ['spam', 'First'],
    ]);
    await reportPost(post.id, { reason: 'other' }, grace);
    expect(await readReports()).toHaveLength(3);
  });

  it("on the member's own content returns 400", async () => {
    const author = await readUser(ada);
    const post = await t.make.post({ by: author });
    expectError(await reportPost(post.id), 'bad_request');
    expectError(
      await reportComment((await t.make.comment(post, { by: author })).id),
      'bad_request',
    );
    expect(await readReports()).toEqual([]);
  });

  it('on hidden, deleted, foreign or missing content returns 404', async () => {
    const [hidden, deleted, foreign] = [
      await t.make.post({ isHidden: true }),
      await t.make.post({ deletedAt: startOfTest }),
      await t.make.post({ site: 'statecraft' }),
    ];
    for (const id of [hidden.id, deleted.id, foreign.id, 'zzzzzzzzzzzz', '%27'])
      expectError(await reportPost(id), 'not_found');
    const post = await t.make.post();
    const comments = [
      await t.make.comment(hidden),
      await t.make.comment(foreign),
      await t.make.comment(post, { isHidden: true }),
      await t.make.comment(post, { deletedAt: startOfTest }),
    ];
    for (const id of [...comments.map((comment) => comment.id), 'zzzzzzzzzzzz', '%27'])
      expectError(await reportComment(id), 'not_found');
    expect(await readReports()).toEqual([]);
  });

  it.each([
    [{}, 'reason'],
    [{ reason: 'boring' }, 'reason'],
    [{ reason: ['spam'] }, 'reason'],
    [{ reason: 'spam', note: 'x'.repeat(501) }, 'note'],
    [{ reason: 'spam', note: 'two\nlines' }, 'note'],
    [{ reason: 'spam', state: 'closed' }, 'state'],
  ])('with %j returns 400 naming %s', async (body, field) => {
    expectError(await reportPost((await t.make.post()).id, body), 'bad_request', [field]);
  });

  it('appears in no reply', async () => {
    const post = await t.make.post();
    await reportPost(post.id, { reason: 'spam', note: 'Unspeakable' });
    for (const path of ['/api/posts?sort=new', `/api/posts/${post.id}`, `/post/${post.slug}`])
      expect((await t.on('nontrivial').get(path)).text).not.toMatch(/Unspeakable|report(?:ed|er)/i);
  });
});
