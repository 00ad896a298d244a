import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { seedDemo } from '../../server/domain/imports/demo-content.ts';
import type { Viewer } from '../../server/context.ts';
import { comments, posts, users } from '../../server/db/schema.ts';
import {
  deleteComment,
  editComment,
  setCommentVisibility,
  writeComment,
} from '../../server/domain/authoring/write-comment.ts';
import { setFollow } from '../../server/domain/accounts/follows.ts';
import { hotRank, wilson } from '../../server/domain/posts/ranking.ts';
import { savePost, unsavePost } from '../../server/domain/posts/saved.ts';
import { voteComment, votePost } from '../../server/domain/posts/votes.ts';
import { AppError } from '../../server/infra/app-error.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { removeRows } from '../support/database-rows.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const ctx = ctxOfSite(t, 'nontrivial');
const { db } = t.deps;
const seed = Number(process.env.COUNTERS_SEED ?? Math.floor(Math.random() * 1e9));

/** The same for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const wrong = async (what: ReturnType<typeof sql>) =>
  ((await db.execute(what)) as unknown as { rows: unknown[] }).rows;

/** Rows whose stored counters are not what the other rows say. Authors' own votes are a 1 that may or may not be a row. */
async function differences() {
  const others = sql`coalesce((select sum(v.value)::int from`;
  return {
    posts: await wrong(sql`select p.id, p.score, p.comment_count from posts p
      where p.score <> 1 + ${others} post_votes v where v.site_id = p.site_id and v.post_id = p.id and v.user_id <> p.user_id), 0)
        or p.comment_count <> (select count(*) from comments c where c.site_id = p.site_id and c.post_id = p.id and c.listed)`),
    comments: await wrong(sql`select c.id, c.score from comments c
      where c.score <> 1 + ${others} comment_votes v where v.site_id = c.site_id and v.comment_id = c.id and v.user_id <> c.user_id), 0)`),
    users:
      await wrong(sql`select u.username, u.karma, u.comment_count, u.follower_count, u.following_count from users u
      where u.karma <> ${others} post_votes v join posts p on p.site_id = v.site_id and p.id = v.post_id where p.site_id = u.site_id and p.user_id = u.id and v.user_id <> u.id), 0)
          + ${others} comment_votes v join comments c on c.site_id = v.site_id and c.id = v.comment_id where c.site_id = u.site_id and c.user_id = u.id and v.user_id <> u.id), 0)
        or u.comment_count <> (select count(*) from comments c where c.site_id = u.site_id and c.user_id = u.id and c.listed)
        or u.follower_count <> (select count(*) from follows f where f.site_id = u.site_id and f.followee_id = u.id)
        or u.following_count <> (select count(*) from follows f where f.site_id = u.site_id and f.follower_id = u.id)`),
    ranks: [
      ...(await db.select().from(posts))
        .filter(({ score, hot, createdAt }) => Math.abs(hot - hotRank(score, createdAt)) > 1e-9)
        .map(({ id }) => id),
      ...(
        (await wrong(sql`select c.id, c.best, 1 + (select count(*)::int from comment_votes v where v.site_id = c.site_id and v.comment_id = c.id and v.user_id <> c.user_id and v.value = 1) as up,
        (select count(*)::int from comment_votes v where v.site_id = c.site_id and v.comment_id = c.id and v.user_id <> c.user_id and v.value = -1) as down from comments c`)) as {
          id: string;
          best: number;
          up: number;
          down: number;
        }[]
      ).filter(({ best, up, down }) => Math.abs(best - wilson(up, down)) > 1e-9),
    ],
    notices: await wrong(
      sql`select n.id from notices n join comments c on c.site_id = n.site_id and c.id = n.comment_id where c.deleted_at is not null or n.user_id = c.user_id`,
    ),
  };
}
const none = { posts: [], comments: [], users: [], ranks: [], notices: [] };

it(`match the rows after concurrent actions (seed ${seed})`, async () => {
  const random = randomFrom(seed);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, i) => t.make.user('nontrivial', { username: `random_${i}` })),
  );
  const viewers: Viewer[] = people.map(({ id, username }) => ({
    sessionId: null,
    userId: id,
    username,
    name: '',
    email: '',
    role: 'moderator',
    fresh: true,
    platform: false,
    key: null,
  }));
  const on = await Promise.all(
    Array.from({ length: 4 }, (_, i) => t.make.post({ by: people[i] as never })),
  );
  const known: { id: string; post: string; by: Viewer }[] = [];
  let done = 0;
  // Nobody says the same again and again.
  let said = 0;
  const deeds: (() => (by: Viewer) => Promise<unknown>)[] = [
    () => {
      const [post, vote] = [pick(on).id, pick([-1, 0, 1] as const)];
      return (by) => votePost(ctx, by, post, vote);
    },
    () => {
      const [comment, vote] = [pick(known), pick([-1, 0, 1] as const)];
      return (by) => voteComment(ctx, by, comment?.id ?? '', vote);
    },
    () => {
      const [post, name] = [pick(on).id, pick(people).username];
      const parent = random() < 0.6 ? pick(known.filter((one) => one.post === post)) : undefined;
      return async (by) =>
        known.push({
          id: (
            await writeComment(ctx, by, post, {
              text: `Words for @${name}, the ${(said += 1)}th`,
              parentId: parent?.id,
            })
          ).id,
          post,
          by,
        });
    },
    () => {
      const [comment, name] = [pick(known), pick(people).username];
      return () =>
        editComment(ctx, comment?.by ?? (viewers[0] as Viewer), comment?.id ?? '', {
          text: `Other words for @${name}, the ${(said += 1)}th`,
        });
    },
    () => {
      const comment = pick(known);
      return () =>
        random() < 0.4
          ? deleteComment(ctx, comment?.by ?? (viewers[0] as Viewer), comment?.id ?? '')
          : Promise.resolve();
    },
    () => {
      const [comment, hidden] = [pick(known), random() < 0.5];
      return (by) => setCommentVisibility(ctx, by, comment?.id ?? '', { is_hidden: hidden });
    },
    () => {
      const [name, following] = [pick(people).username, random() < 0.6];
      return (by) => setFollow(ctx, by, name, following);
    },
    () => {
      const [post, save] = [pick(on).id, random() < 0.6];
      return (by) => (save ? savePost : unsavePost)(ctx, by, post);
    },
  ];
  for (let round = 0; round < 60; round += 1) {
    const calls = Array.from({ length: 10 }, () => [pick(deeds)(), pick(viewers)] as const);
    for (const result of await Promise.allSettled(calls.map(([deed, by]) => deed(by)))) {
      if (result.status === 'fulfilled') done += 1;
      // Late for a comment that is gone, or oneself: refused in words. Anything else, a deadlock above all, is a fault.
      else expect(result.reason, String((result.reason as Error).cause)).toBeInstanceOf(AppError);
    }
  }
  expect(done).toBeGreaterThan(300);
  expect((await db.select().from(comments)).length).toBeGreaterThan(20);
  expect(await differences()).toEqual(none);
  expect(
    await db
      .select({ n: sql<number>`count(*)::int` })
      .from(users)
      .where(sql`${users.followerCount} > 0`),
  ).not.toEqual([{ n: 0 }]);
}, 120_000);

it('do not deadlock self-replies with votes', async () => {
  const [me, ...voters] = await Promise.all(Array.from({ length: 8 }, () => t.make.user()));
  if (!me) throw new Error('nobody');
  const by = { userId: me.id, username: me.username };
  const post = await t.make.post({ by: me });
  const top = await writeComment(ctx, by, post.id, { text: 'Top' });
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([
      writeComment(ctx, by, post.id, { text: `More, the ${round}th`, parentId: top.id }),
      ...voters.map((voter, i) =>
        voteComment(ctx, { userId: voter.id }, top.id, (((i + round) % 3) - 1) as -1),
      ),
      votePost(ctx, { userId: voters[0]?.id ?? '' }, post.id, ((round % 3) - 1) as -1),
    ]);
  }
  expect(await differences()).toEqual(none);
});

it('match the rows of the demo content after votes', async () => {
  await db.execute(sql`delete from notices`);
  await db.execute(sql`delete from comment_votes`);
  await db.execute(sql`delete from post_votes`);
  await db.execute(sql`delete from follows`);
  await db.execute(sql`delete from saved_posts`);
  await db.execute(sql`delete from moderation_log`);
  await removeRows(t);
  await seedDemo(db, t.clock.now(), t.deps.log);
  expect(await differences()).toEqual(none);
  const voter = await t.make.user();
  const some = await db
    .select({ id: comments.id })
    .from(comments)
    .where(eq(comments.siteId, 'nontrivial'))
    .limit(5);
  for (const [i, { id }] of some.entries())
    await voteComment(ctx, { userId: voter.id }, id, i % 2 === 0 ? 1 : -1);
  expect(await differences()).toEqual(none);
});
