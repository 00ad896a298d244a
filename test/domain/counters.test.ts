import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createRandom } from '../../server/domain/core/random.ts';
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

const queryRows = async (query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: unknown[] }).rows;

/** Returns rows with wrong counters. An author's own vote counts with or without a row. */
async function findDifferences() {
  const others = sql`coalesce((select sum(v.value)::int from`;
  return {
    posts: await queryRows(sql`select p.id, p.score, p.comment_count from posts p
      where p.score <> 1 + ${others} post_votes v where v.site_id = p.site_id and v.post_id = p.id
        and v.counted and v.user_id <> p.user_id), 0)
        or p.comment_count <> (select count(*) from comments c
          where c.site_id = p.site_id and c.post_id = p.id and c.is_visible)`),
    comments: await queryRows(sql`select c.id, c.score from comments c
      where c.score <> 1 + ${others} comment_votes v
        where v.site_id = c.site_id and v.comment_id = c.id and v.user_id <> c.user_id), 0)`),
    users: await queryRows(sql`select u.username, u.karma, u.comment_count, u.follower_count,
        u.following_count from users u
      where u.karma <> ${others} post_votes v join posts p on p.site_id = v.site_id
        and p.id = v.post_id where p.site_id = u.site_id and p.user_id = u.id
        and v.counted and v.user_id <> u.id), 0)
          + ${others} comment_votes v join comments c on c.site_id = v.site_id
            and c.id = v.comment_id where c.site_id = u.site_id and c.user_id = u.id
            and v.user_id <> u.id), 0)
        or u.comment_count <> (select count(*) from comments c
          where c.site_id = u.site_id and c.user_id = u.id and c.is_visible)
        or u.follower_count <> (select count(*) from follows f
          where f.site_id = u.site_id and f.followee_id = u.id)
        or u.following_count <> (select count(*) from follows f
          where f.site_id = u.site_id and f.follower_id = u.id)`),
    ranks: [
      ...(await db.select().from(posts))
        .filter(
          ({ score, hotScore: hot, createdAt }) => Math.abs(hot - hotRank(score, createdAt)) > 1e-9,
        )
        .map(({ id }) => id),
      ...(
        (await queryRows(sql`select c.id, c.wilson_score as best,
        1 + (select count(*)::int from comment_votes v
          where v.site_id = c.site_id and v.comment_id = c.id and v.user_id <> c.user_id
          and v.value = 1) as up,
        (select count(*)::int from comment_votes v
          where v.site_id = c.site_id and v.comment_id = c.id and v.user_id <> c.user_id
          and v.value = -1) as down from comments c`)) as {
          id: string;
          best: number;
          up: number;
          down: number;
        }[]
      ).filter(({ best, up, down }) => Math.abs(best - wilson(up, down)) > 1e-9),
    ],
    notices: await queryRows(
      sql`select n.id from notifications n join comments c on c.site_id = n.site_id
        and c.id = n.comment_id where c.deleted_at is not null or n.user_id = c.user_id`,
    ),
  };
}
const noDifferences = { posts: [], comments: [], users: [], ranks: [], notices: [] };

it(`match the rows after concurrent actions (seed ${seed})`, async () => {
  const random = createRandom(seed);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const userRows = await Promise.all(
    Array.from({ length: 10 }, (_, i) => t.make.user('nontrivial', { username: `random_${i}` })),
  );
  const viewers: Viewer[] = userRows.map(({ id, username }) => ({
    sessionId: null,
    userId: id,
    username,
    name: '',
    email: '',
    role: 'moderator',
    hasRecentLogin: true,
    hasUsedPasskey: false,
    platform: false,
    key: null,
  }));
  const postRows = await Promise.all(
    Array.from({ length: 4 }, (_, i) => t.make.post({ by: userRows[i] as never })),
  );
  const knownComments: { id: string; post: string; by: Viewer }[] = [];
  let done = 0;
  // Makes every text unique.
  let commentCount = 0;
  const actions: (() => (actor: Viewer) => Promise<unknown>)[] = [
    () => {
      const [post, vote] = [pick(postRows).id, pick([-1, 0, 1] as const)];
      return (actor) => votePost(ctx, actor, post, vote);
    },
    () => {
      const [comment, vote] = [pick(knownComments), pick([-1, 0, 1] as const)];
      return (actor) => voteComment(ctx, actor, comment?.id ?? '', vote);
    },
    () => {
      const [post, name] = [pick(postRows).id, pick(userRows).username];
      const parent =
        random() < 0.6 ? pick(knownComments.filter((comment) => comment.post === post)) : undefined;
      return async (actor) =>
        knownComments.push({
          id: (
            await writeComment(ctx, actor, post, {
              text: `Words for @${name}, the ${(commentCount += 1)}th`,
              parentId: parent?.id,
            })
          ).id,
          post,
          by: actor,
        });
    },
    () => {
      const [comment, name] = [pick(knownComments), pick(userRows).username];
      return () =>
        editComment(ctx, comment?.by ?? (viewers[0] as Viewer), comment?.id ?? '', {
          text: `Other words for @${name}, the ${(commentCount += 1)}th`,
        });
    },
    () => {
      const comment = pick(knownComments);
      return () =>
        random() < 0.4
          ? deleteComment(ctx, comment?.by ?? (viewers[0] as Viewer), comment?.id ?? '')
          : Promise.resolve();
    },
    () => {
      const [comment, hidden] = [pick(knownComments), random() < 0.5];
      return (actor) => setCommentVisibility(ctx, actor, comment?.id ?? '', { is_hidden: hidden });
    },
    () => {
      const [name, following] = [pick(userRows).username, random() < 0.6];
      return (actor) => setFollow(ctx, actor, name, following);
    },
    () => {
      const [post, save] = [pick(postRows).id, random() < 0.6];
      return (actor) => (save ? savePost : unsavePost)(ctx, actor, post);
    },
  ];
  for (let round = 0; round < 60; round += 1) {
    const calls = Array.from({ length: 10 }, () => [pick(actions)(), pick(viewers)] as const);
    for (const result of await Promise.allSettled(calls.map(([run, actor]) => run(actor)))) {
      if (result.status === 'fulfilled') done += 1;
      // Refusals are fine (deleted comments, own posts); anything else, such as a deadlock, is not.
      else expect(result.reason, String((result.reason as Error).cause)).toBeInstanceOf(AppError);
    }
  }
  expect(done).toBeGreaterThan(300);
  expect((await db.select().from(comments)).length).toBeGreaterThan(20);
  expect(await findDifferences()).toEqual(noDifferences);
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
  const viewer = { userId: me.id, username: me.username };
  const post = await t.make.post({ by: me });
  const top = await writeComment(ctx, viewer, post.id, { text: 'Top' });
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([
      writeComment(ctx, viewer, post.id, { text: `More, the ${round}th`, parentId: top.id }),
      ...voters.map((voter, i) =>
        voteComment(ctx, { userId: voter.id }, top.id, (((i + round) % 3) - 1) as -1),
      ),
      votePost(ctx, { userId: voters[0]?.id ?? '' }, post.id, ((round % 3) - 1) as -1),
    ]);
  }
  expect(await findDifferences()).toEqual(noDifferences);
});

it('match the rows of the demo content after votes', async () => {
  await db.execute(sql`delete from notifications`);
  await db.execute(sql`delete from comment_votes`);
  await db.execute(sql`delete from post_votes`);
  await db.execute(sql`delete from follows`);
  await db.execute(sql`delete from saved_posts`);
  await db.execute(sql`delete from audit_log`);
  await removeRows(t);
  await seedDemo(db, t.clock.now(), t.deps.log);
  // Autovacuum may have seen the tables empty; plans for empty tables take seconds on full ones.
  await db.execute(sql`analyze`);
  expect(await findDifferences()).toEqual(noDifferences);
  const voter = await t.make.user();
  const some = await db
    .select({ id: comments.id })
    .from(comments)
    .where(eq(comments.siteId, 'nontrivial'))
    .limit(5);
  for (const [i, { id }] of some.entries())
    await voteComment(ctx, { userId: voter.id }, id, i % 2 === 0 ? 1 : -1);
  expect(await findDifferences()).toEqual(noDifferences);
});
