import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import { queryRows, perDatabase, type Db } from '../../db/client.ts';
import { comments, commentVotes, posts, postVotes, users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { hotRankOf, hotWeight, wilson } from './ranking.ts';
import { postId } from './slugs.ts';

type Vote = -1 | 0 | 1;
type VoteReply = Reply<'POST /api/posts/{id}/vote'>;
const value = sql.placeholder;
const largest = 2_147_483_647;
const bounded = (score: number) => Math.max(-largest, Math.min(largest, score));

/**
 * Votes on a post: score, rank and the author's karma move with the row of the vote, in one statement, which is a transaction. The post's row is locked first, by everybody
 * who counts on it, so a hundred votes at once add up; rows that only point to it need not wait for that. What waited for the lock sees other rows as they were before it, but
 * those it writes as they are now: so the change is told by what was written, not by reading the vote there was. Error: not_found.
 * Decision 71.
 */
export async function votePost(
  ctx: Ctx,
  by: { userId: string },
  idOrSlug: string,
  vote: Vote,
): Promise<VoteReply> {
  const id = postId(idOrSlug);
  if (id === null) throw notFound('The post');
  const [cast] = await statements(ctx.db)[vote === 0 ? 'takeBack' : 'put'].execute({
    site: ctx.site.id,
    id,
    voter: by.userId,
    vote,
    weight: hotWeight(ctx.site.rankingWindow),
  });
  if (!cast) throw notFound('The post');
  return { score: cast.score, vote: cast.own ? 1 : vote };
}

const statements = perDatabase((db) => {
  const site = value('site');
  const voter = value('voter');
  // A vote that is up or down is either new (`xmax` is 0), or was the opposite, or is left alone.
  const put = sql`insert into ${postVotes} (site_id, user_id, post_id, value) select ${site}, ${voter}, id, ${value('vote')}::smallint from post where user_id <> ${voter}
    on conflict (site_id, user_id, post_id) do update set value = excluded.value where ${postVotes.value} <> excluded.value
    returning value * case when ${postVotes}.xmax = 0 then 1 else 2 end as change`;
  const takeBack = sql`delete from ${postVotes} using post where ${postVotes.siteId} = ${site} and ${postVotes.userId} = ${voter} and ${postVotes.postId} = post.id and post.user_id <> ${voter}
    returning -value as change`;
  const prepared = (name: string, change: SQL) => {
    const post = db
      .$with('post', {})
      .as(
        sql`select id, user_id, score, created_at from ${posts} where ${posts.siteId} = ${site} and ${posts.id} = ${value('id')} and ${posts.isVisible} for no key update`,
      );
    const given = db.$with('given', {}).as(change);
    const next = db
      .$with('next', {})
      .as(
        sql`select id, user_id, created_at, change, greatest(${-largest}, least(${largest}, score::bigint + change))::integer as score from post, given`,
      );
    const counted = db
      .$with('counted', {})
      .as(
        sql`update ${posts} set score = next.score, hot_score = ${hotRankOf(sql`next.score`, sql`next.created_at`, sql`${value('weight')}`)} from next where ${posts.siteId} = ${site} and ${posts.id} = next.id`,
      );
    const credited = db
      .$with('credited', {})
      .as(
        sql`update ${users} set karma = karma + next.change from next where ${users.siteId} = ${site} and ${users.id} = next.user_id`,
      );
    return db
      .with(post, given, next, counted, credited)
      .select({
        score: sql<number>`coalesce(next.score, post.score)`,
        own: sql<boolean>`post.user_id = ${voter}`,
      })
      .from(sql`post left join next on true`)
      .prepare(name);
  };
  return { put: prepared('vote_post', put), takeBack: prepared('vote_post_back', takeBack) };
});

/** Votes on a comment; as `votePost`, with the place among its siblings instead of the rank. Error: not_found. */
export async function voteComment(
  ctx: Ctx,
  by: { userId: string },
  id: string,
  vote: Vote,
): Promise<VoteReply> {
  const site = ctx.site.id;
  if (!/^[A-Za-z0-9]{1,32}$/.test(id)) throw notFound('The comment');
  return ctx.db.transaction(async (tx) => {
    const [comment] = await tx
      .select({ author: comments.userId, score: comments.score })
      .from(comments)
      .where(
        and(
          eq(comments.siteId, site),
          eq(comments.id, id),
          sql`${comments.isVisible}`,
          sql`exists (select 1 from ${posts} where ${posts.siteId} = ${comments.siteId} and ${posts.id} = ${comments.postId} and ${posts.isVisible})`,
        ),
      )
      .for('no key update', { of: comments });
    if (!comment) throw notFound('The comment');
    if (comment.author === by.userId) return { score: comment.score, vote: 1 };
    const mine = and(
      eq(commentVotes.siteId, site),
      eq(commentVotes.userId, by.userId),
      eq(commentVotes.commentId, id),
    ) as SQL;
    // Demo content has rows for the authors' own votes too.
    const all = sql`from ${commentVotes} where ${and(eq(commentVotes.siteId, site), eq(commentVotes.commentId, id), ne(commentVotes.userId, comment.author))}`;
    // All parts of the statement see the votes as they were before it.
    const put =
      vote === 0
        ? sql`delete from ${commentVotes} where ${mine}`
        : sql`insert into ${commentVotes} (site_id, user_id, comment_id, value) values (${site}, ${by.userId}, ${id}, ${vote}) on conflict (site_id, user_id, comment_id) do update set value = excluded.value`;
    const [row] = await queryRows<{ old: number | null; up: number; down: number }>(
      tx,
      sql`with put as (${put} returning 1)
      select (select value from ${commentVotes} where ${mine}) as old, count(*) filter (where value = 1)::int as up, count(*) filter (where value = -1)::int as down ${all}`,
    );
    const old = row?.old ?? 0;
    const change = vote - old;
    if (change === 0) return { score: comment.score, vote };
    const score = bounded(comment.score + change);
    const count = (value: 1 | -1, before = 0) =>
      before - Number(old === value) + Number(vote === value);
    // The author's own comes with the comment.
    const best = wilson(1 + count(1, row?.up), count(-1, row?.down));
    await moveCounts(
      tx,
      sql`update ${comments} set score = ${score}, wilson_score = ${best} where ${and(eq(comments.siteId, site), eq(comments.id, id))}`,
      site,
      comment.author,
      change,
    );
    return { score, vote };
  });
}

/** Moves what was voted on and, with it, the karma of who wrote it. */
async function moveCounts(
  tx: Db,
  target: SQL,
  site: string,
  author: string,
  change: number,
): Promise<void> {
  await tx.execute(
    sql`with target as (${target} returning 1) update ${users} set karma = karma + ${change} where ${and(eq(users.siteId, site), eq(users.id, author))}`,
  );
}
