import { and, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { queryRows, perDatabase, type Db } from '../../db/client.ts';
import { mailboxOf } from '../../db/schema/columns.ts';
import { comments, commentVotes, posts, postVotes, users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { hasDiscussion } from './post-row.ts';
import { hotRankSql, hotWeight, wilson } from './ranking.ts';
import { parsePostId } from './slugs.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Vote = -1 | 0 | 1;
type VoteReply = Reply<'POST /api/posts/{id}/vote'>;
const value = sql.placeholder;
const maxScore = 2_147_483_647;
const clampScore = (score: number) => Math.max(-maxScore, Math.min(maxScore, score));

/**
 * Votes on a post. One statement changes the vote, the score, the rank and the karma. A vote counts
 * unless the author, or a member whose vote counts, may be the same person (`findRelated`).
 * It locks the post first, so concurrent votes add up.
 * A waiting statement still sees old rows but writes to current ones.
 * It therefore derives the change from the written row, not from an earlier read.
 * Error: not_found. Decisions 71 and 159.
 */
export async function votePost(
  ctx: Ctx,
  by: { userId: string },
  idOrSlug: string,
  vote: Vote,
): Promise<VoteReply> {
  const id = parsePostId(idOrSlug);
  if (id === null) throw notFound('The post was not found.');
  const values = {
    site: ctx.site.id,
    id,
    voter: by.userId,
    vote,
    weight: hotWeight(ctx.site.rankingWindow),
  };
  const { put, takeBack } = statements(ctx.db);
  let [cast] = await (vote === 0 ? takeBack : put).execute(values);
  // A related vote at the same time was not visible yet, so the vote is cast again, alone.
  if (cast?.isUnsure && vote !== 0)
    [cast] = await ctx.db.transaction(async (tx) => {
      await lockPost(tx, ctx.site.id, id);
      const steps = statements(tx);
      await steps.takeBack.execute(values);
      return steps.put.execute(values);
    });
  if (!cast) throw notFound('The post was not found.');
  return { score: cast.score, vote: cast.own ? 1 : vote };
}

const lockPost = (tx: Db, siteId: string, id: string) =>
  tx
    .select({ id: posts.id })
    .from(posts)
    .where(own(posts, siteId, { id }))
    .for('no key update');

/**
 * Returns the ids of the site's members who may be the same person as the voter. They have the same
 * mailbox, or signed up in the same network within an hour of the voter.
 */
function findRelated(site: SQLWrapper, voter: SQLWrapper): SQL {
  const [own, other] = [alias(users, 'voter'), alias(users, 'other')];
  const within = sql.raw(`interval '${limits.signupBurst.windowMs / 1_000} seconds'`);
  const both = sql`from ${users} as voter join ${users} as other
    on ${other.siteId} = ${own.siteId} and ${other.id} <> ${own.id}`;
  const isOwn = sql`${own.siteId} = ${site} and ${own.id} = ${voter}`;
  return sql`select ${other.id} as id ${both} and ${other.email} is not null
      and ${mailboxOf(other.email)} = ${mailboxOf(own.email)} where ${isOwn}
    union all select ${other.id} ${both} and ${other.signupNetwork} = ${own.signupNetwork}
      and ${other.createdAt} between ${own.createdAt} - ${within} and ${own.createdAt} + ${within}
      where ${isOwn}`;
}

const statements = perDatabase((db) => {
  const site = value('site');
  const voter = value('voter');
  // `xmax` is 0 for an inserted row. An unchanged vote returns nothing.
  // `limit` makes the planner look up each related voter by primary key.
  const isCounted = sql`not exists (select 1 from related where related.id = post.user_id)
    and not exists (select 1 from related cross join lateral (
      select 1 from ${postVotes} as earlier where earlier.site_id = ${site}
        and earlier.user_id = related.id and earlier.post_id = post.id and earlier.counted
        limit 1) as counted_vote)`;
  const put = sql`insert into ${postVotes} (site_id, user_id, post_id, value, counted)
    select ${site}, ${voter}, id, ${value('vote')}::smallint, ${isCounted}
      from post where user_id <> ${voter}
    on conflict (site_id, user_id, post_id)
      do update set value = excluded.value where ${postVotes.value} <> excluded.value
    returning value * case when not counted then 0 when ${postVotes}.xmax = 0 then 1 else 2 end
      as change`;
  const takeBack = sql`delete from ${postVotes} using post
    where ${postVotes.siteId} = ${site} and ${postVotes.userId} = ${voter}
      and ${postVotes.postId} = post.id and post.user_id <> ${voter}
    returning case when counted then -value else 0 end as change`;
  const prepareVote = (name: string, change: SQL) => {
    const post = db.$with('post', {}).as(
      sql`select id, user_id, score, created_at from ${posts}
          where ${posts.siteId} = ${site} and ${posts.id} = ${value('id')} and ${posts.isVisible}
          for no key update`,
    );
    const related = db.$with('related', {}).as(findRelated(site, voter));
    const cast = db.$with('cast_vote', {}).as(change);
    const next = db.$with('next', {}).as(
      sql`select id, user_id, created_at, change,
            greatest(${-maxScore}, least(${maxScore}, score::bigint + change))::integer as score
          from post, cast_vote`,
    );
    const hotRank = hotRankSql(sql`next.score`, sql`next.created_at`, sql`${value('weight')}`);
    const counted = db.$with('counted', {}).as(
      sql`update ${posts} set score = next.score, hot_score = ${hotRank}
          from next where ${posts.siteId} = ${site} and ${posts.id} = next.id`,
    );
    const credited = db.$with('credited', {}).as(
      sql`update ${users} set karma = karma + next.change
          from next where ${users.siteId} = ${site} and ${users.id} = next.user_id`,
    );
    return db
      .with(post, related, cast, next, counted, credited)
      .select({
        score: sql<number>`coalesce(next.score, post.score)`,
        own: sql<boolean>`post.user_id = ${voter}`,
        isUnsure: sql<boolean>`coalesce(next.change, 0) <> 0 and exists (select 1 from related)`,
      })
      .from(sql`post left join next on true`)
      .prepare(name);
  };
  return { put: prepareVote('vote_post', put), takeBack: prepareVote('vote_post_back', takeBack) };
});

/** Votes on a comment, like `votePost`, with the Wilson score as rank. Error: not_found. */
export async function voteComment(
  ctx: Ctx,
  by: { userId: string },
  id: string,
  vote: Vote,
): Promise<VoteReply> {
  const site = ctx.site.id;
  if (!/^[A-Za-z0-9]{1,32}$/.test(id)) throw notFound('The comment was not found.');
  return ctx.db.transaction(async (tx) => {
    const [comment] = await tx
      .select({ author: comments.userId, score: comments.score })
      .from(comments)
      .where(
        and(
          own(comments, site, { id }),
          sql`${comments.isVisible}`,
          sql`exists (select 1 from ${posts}
            where ${posts.siteId} = ${comments.siteId} and ${posts.id} = ${comments.postId}
              and ${hasDiscussion})`,
        ),
      )
      .for('no key update', { of: comments });
    if (!comment) throw notFound('The comment was not found.');
    if (comment.author === by.userId) return { score: comment.score, vote: 1 };
    const isOwnVote = own(commentVotes, site, { userId: by.userId, commentId: id }) as SQL;
    // Demo content also has rows for the authors' own votes.
    const otherVotes = sql`from ${commentVotes} where ${and(
      own(commentVotes, site, { commentId: id }),
      ne(commentVotes.userId, comment.author),
    )}`;
    // All parts of the statement see the votes from before it.
    const put =
      vote === 0
        ? sql`delete from ${commentVotes} where ${isOwnVote}`
        : sql`insert into ${commentVotes} (site_id, user_id, comment_id, value)
            values (${site}, ${by.userId}, ${id}, ${vote})
            on conflict (site_id, user_id, comment_id) do update set value = excluded.value`;
    const [row] = await queryRows<{ old: number | null; up: number; down: number }>(
      tx,
      sql`with put as (${put} returning 1)
      select (select value from ${commentVotes} where ${isOwnVote}) as old,
        count(*) filter (where value = 1)::int as up,
        count(*) filter (where value = -1)::int as down ${otherVotes}`,
    );
    const old = row?.old ?? 0;
    const change = vote - old;
    if (change === 0) return { score: comment.score, vote };
    const score = clampScore(comment.score + change);
    const count = (value: 1 | -1, previous = 0) =>
      previous - Number(old === value) + Number(vote === value);
    // Adds the author's own vote.
    const best = wilson(1 + count(1, row?.up), count(-1, row?.down));
    await moveCounts(
      tx,
      sql`update ${comments} set score = ${score}, wilson_score = ${best}
        where ${own(comments, site, { id })}`,
      site,
      comment.author,
      change,
    );
    return { score, vote };
  });
}

/** Updates the target and its author's karma. */
async function moveCounts(
  tx: Db,
  target: SQL,
  site: string,
  author: string,
  change: number,
): Promise<void> {
  await tx.execute(
    sql`with target as (${target} returning 1)
      update ${users} set karma = karma + ${change}
      where ${own(users, site, { id: author })}`,
  );
}

export const handlers = {
  'POST /api/posts/{id}/vote': (ctx, { path, body }) =>
    votePost(ctx, ctx.viewer, path.id, body.vote),
  'POST /api/comments/{id}/vote': (ctx, { path, body }) =>
    voteComment(ctx, ctx.viewer, path.id, body.vote),
} satisfies Partial<Handlers>;
