import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { comments, commentVotes, posts, postVotes, users } from '../../server/db/schema.ts';
import { hotRank, hotRankSql, wilson } from '../../server/domain/posts/ranking.ts';
import { votePost } from '../../server/domain/posts/votes.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { joinSite, fromSite } from '../support/members.ts';
import { recordStatements } from '../support/statements.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
type Member = Awaited<ReturnType<typeof joinSite>>;
let voters: Member[];
beforeAll(async () => {
  voters = await Promise.all(Array.from({ length: 5 }, () => joinSite(t, 'nontrivial')));
});
const getFirst = () => voters[0] as Member;

/** Compares all counters with the rows. */
async function expectCounts(post: { id: string; userId: string }, score = 1) {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.siteId, 'nontrivial'), eq(posts.id, post.id)));
  const storedVotes = await db
    .select({ value: postVotes.value })
    .from(postVotes)
    .where(and(eq(postVotes.siteId, 'nontrivial'), eq(postVotes.postId, post.id)));
  const sum = storedVotes.reduce((total, { value }) => total + value, 0);
  expect(row?.score).toBe(score + sum);
  expect(row?.hotScore).toBeCloseTo(hotRank(score + sum, row?.createdAt as Date), 9);
  const [author] = await db
    .select({ karma: users.karma })
    .from(users)
    .where(and(eq(users.siteId, 'nontrivial'), eq(users.id, post.userId)));
  return { sum, karma: author?.karma };
}

it('keeps score, rank, karma and rows consistent', async () => {
  const post = await t.make.post();
  const vote = async (value: number) =>
    (await getFirst().send('post', `/api/posts/${post.id}/vote`, { vote: value })).body as unknown;
  for (const [value, score] of [
    [1, 2],
    [1, 2],
    [-1, 0],
    [-1, 0],
    [0, 1],
    [0, 1],
    [1, 2],
  ] as const) {
    expect(await vote(value)).toEqual({ score, vote: value });
    expect(await expectCounts(post)).toEqual({ sum: score - 1, karma: score - 1 });
  }
});

it('accepts a slug or an ID', async () => {
  const post = await t.make.post();
  expect((await getFirst().send('post', `/api/posts/${post.slug}/vote`, { vote: 1 })).body).toEqual(
    {
      score: 2,
      vote: 1,
    },
  );
});

it("keeps the author's own vote without karma", async () => {
  const [me] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, 'nontrivial'), eq(users.username, getFirst().username)));
  const post = await t.make.post({ by: me as never });
  for (const value of [1, 0, -1])
    expect(
      (await getFirst().send('post', `/api/posts/${post.id}/vote`, { vote: value })).body,
    ).toEqual({ score: 1, vote: 1 });
  expect(await expectCounts(post)).toEqual({ sum: 0, karma: 0 });
});

it('adds up a hundred concurrent votes', async () => {
  const post = await t.make.post();
  const ask = (member: Member, i: number) =>
    member.send('post', `/api/posts/${post.id}/vote`, { vote: [1, -1, 0, 1, 1][i % 5] as number });
  for (let batch = 0; batch < 5; batch += 1) {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => ask(voters[i % voters.length] as Member, i + batch)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  }
  const { sum, karma } = await expectCounts(post);
  expect(karma).toBe(sum);
});

it('counts one vote per member under concurrency', async () => {
  const post = await t.make.post();
  for (let round = 0; round < 6; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        getFirst().send('post', `/api/posts/${post.id}/vote`, {
          vote: [1, -1, 0, -1, 1][(i + round) % 5] as number,
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { sum, karma } = await expectCounts(post);
    expect(karma).toBe(sum);
    expect([-1, 0, 1]).toContain(sum);
  }
});

it('takes one statement per vote', async () => {
  const post = await t.make.post();
  const sent = await recordStatements(t.deps.database, () =>
    votePost(ctxOfSite(t, 'nontrivial'), { userId: post.userId }, post.id, 1),
  );
  expect(sent).toHaveLength(1);
});

it('ranks alike in database and program', async () => {
  for (const at of [
    '1970-01-01T00:00:00.000Z',
    '2007-02-19T18:46:40.001Z',
    '2026-11-21T08:00:00.789Z',
  ]) {
    for (const score of [
      0, 1, -1, 2, -7, 10, 999, -1_000, 123_456, 2_147_483_647, -2_147_483_647,
    ]) {
      const { rows } = (await db.execute(
        sql`select ${hotRankSql(sql`${score}::integer`, sql`${at}::timestamptz`)} as hot`,
      )) as unknown as { rows: { hot: number }[] };
      expect([at, score, rows[0]?.hot]).toEqual([
        at,
        score,
        expect.closeTo(hotRank(score, new Date(at)), 9),
      ]);
    }
  }
});

it('moves a comment among its siblings', async () => {
  const post = await t.make.post();
  const comment = await t.make.comment(post);
  const ask = (member: Member, value: number) =>
    member.send('post', `/api/comments/${comment.id}/vote`, { vote: value });
  const replies = await Promise.all(voters.map((member, i) => ask(member, i === 0 ? -1 : 1)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await ask(getFirst(), 0);
  await ask(voters[1] as Member, -1);
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.siteId, 'nontrivial'), eq(comments.id, comment.id)));
  const storedVotes = await db
    .select({ value: commentVotes.value })
    .from(commentVotes)
    .where(eq(commentVotes.commentId, comment.id));
  expect(storedVotes.map(({ value }) => value).toSorted()).toEqual([-1, 1, 1, 1]);
  expect(row?.score).toBe(3);
  expect(row?.wilsonScore).toBeCloseTo(wilson(4, 1), 12);
  const [author] = await db
    .select({ karma: users.karma })
    .from(users)
    .where(and(eq(users.siteId, 'nontrivial'), eq(users.id, comment.userId)));
  expect(author?.karma).toBe(2);
});

it('keeps a score at its numeric limit', async () => {
  const post = await t.make.post({ score: 2_147_483_647 });
  expect((await getFirst().send('post', `/api/posts/${post.id}/vote`, { vote: 1 })).body).toEqual({
    score: 2_147_483_647,
    vote: 1,
  });
});

describe('a rejected vote', () => {
  it.each([[2], [-2], ['1'], [null], [0.5], [true], [undefined], [[1]]])(
    'has the value %j: 400, naming it',
    async (value) => {
      const post = await t.make.post();
      const reply = await getFirst().send('post', `/api/posts/${post.id}/vote`, { vote: value });
      expect(reply.status).toBe(400);
      expect(
        (reply.body as { fields: { field: string }[] }).fields.map(({ field }) => field),
      ).toEqual(['vote']);
    },
  );

  it('lacks a session (401) or CSRF token (403)', async () => {
    const post = await t.make.post();
    const plain = t
      .on('nontrivial')
      .post(`/api/posts/${post.id}/vote`)
      .set(fromSite('nontrivial'))
      .send({ vote: 1 });
    expect((await plain).status).toBe(401);
    const reply = await t
      .on('nontrivial')
      .post(`/api/posts/${post.id}/vote`)
      .set({ ...fromSite('nontrivial'), ...getFirst().bearer })
      .send({ vote: 1 });
    expect([reply.status, (reply.body as { error: string }).error]).toEqual([
      403,
      expect.stringContaining('CSRF'),
    ]);
    expect(await expectCounts(post)).toEqual({ sum: 0, karma: 0 });
  });

  it('is on hidden, deleted, foreign or missing content: 404', async () => {
    const hidden = await t.make.post({ isHidden: true });
    const foreign = await t.make.post({ site: 'statecraft' });
    const inHidden = await t.make.comment(hidden);
    const deleted = await t.make.comment(await t.make.post(), { deletedAt: t.clock.now() });
    const paths = [
      `posts/${hidden.id}`,
      `posts/${foreign.id}`,
      'posts/zzzzzzzzzzzz',
      `comments/${inHidden.id}`,
      `comments/${deleted.id}`,
      'comments/zzzzzzzzzzzz',
      'comments/%27',
    ];
    for (const path of paths)
      expect([
        path,
        (await getFirst().send('post', `/api/${path}/vote`, { vote: 1 })).status,
      ]).toEqual([path, 404]);
    expect(
      await db
        .select({ n: sql<number>`count(*)::int` })
        .from(postVotes)
        .where(eq(postVotes.postId, foreign.id)),
    ).toEqual([{ n: 0 }]);
  });
});
