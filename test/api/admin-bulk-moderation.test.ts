import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Post } from '#shared/contract/posts.ts';
import { posts } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpModeration } from '../support/moderation-calls.ts';

const fixture = await setUpModeration();
const { t, db, mod, createPost, createComment, moderatePost, readMailsTo, log } = fixture;

describe('POST /api/admin/moderate', () => {
  const moderateMany = (
    items: object[],
    action = 'remove',
    reason: string | undefined = 'A flood.',
  ) => mod.call('POST', '/api/admin/moderate', { items, action, reason });

  it('moderates many items independently and emails each author once', async () => {
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
    ).toEqual(['done', 'done', 'done', 'unchanged', 'rejected', 'rejected']);
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
    expect((await readMailsTo(fixture.me)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^3 of your posts and comments on .* were removed$/),
    ]);
    expect(
      (
        (await moderateMany([{ kind: 'comment', id: comment.id }], 'lock')).body as {
          items: object[];
        }
      ).items,
    ).toMatchObject([
      { outcome: 'rejected', message: expect.stringContaining('for a comment') as string },
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
      fixture.me.call('DELETE', `/api/comments/${below[0]?.id}`),
      two.call('DELETE', `/api/posts/${targets[1]?.id}`),
      fixture.me.call('POST', `/api/posts/${targets[1]?.id}/vote`, { vote: 1 }),
      two.call('POST', `/api/comments/${below[1]?.id}/vote`, { vote: -1 }),
    ]);
    for (const { status } of replies) expect([200, 404]).toContain(status);
  });
});
