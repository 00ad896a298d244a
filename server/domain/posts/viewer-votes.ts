import { and, eq, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import * as limits from '#shared/limits.ts';
import {
  comments,
  commentVotes,
  posts,
  postVotes,
  savedPosts,
  threadVisits,
  users,
} from '../../db/schema.ts';
import { toIso } from './post-list-queries.ts';

type OwnVotes = Reply<'GET /api/me/votes'>;
const value = sql.placeholder;

/**
 * One statement for all. Each id list is one value, so the SQL text stays constant.
 * The caller's own content always has an up-vote, even without a row.
 */
/** Counts the comments of others since a visit, reading only those. */
const newComments = sql`(select count(*)::int from (
  select 1 from ${comments}
  where ${comments.siteId} = ${threadVisits.siteId} and ${comments.postId} = ${threadVisits.postId}
    and ${comments.createdAt} > ${threadVisits.seenAt} and ${comments.isVisible}
    and ${comments.userId} <> ${threadVisits.userId}
  limit ${sql.raw(String(limits.newComments.most))}) as fresh)`;

const statements = perDatabase((db) => {
  const ids = (name: string) => sql`any(string_to_array(${value(name)}, ','))`;
  const byId = (
    votes: typeof postVotes | typeof commentVotes,
    id: typeof postVotes.postId | typeof commentVotes.commentId,
    authored: typeof posts | typeof comments,
    name: string,
  ) =>
    sql<Record<string, number>>`(select coalesce(json_object_agg(id, value), '{}') from (
      select ${id} as id, ${votes.value} as value from ${votes}
      where ${votes.siteId} = ${value('site')} and ${votes.userId} = ${value('user')}
        and ${id} = ${ids(name)}
      union select ${authored.id}, 1 from ${authored}
      where ${authored.siteId} = ${value('site')} and ${authored.id} = ${ids(name)}
        and ${authored.userId} = ${value('user')}) as votes)`;
  return {
    mine: db
      .select({
        posts: byId(postVotes, postVotes.postId, posts, 'posts'),
        comments: byId(commentVotes, commentVotes.commentId, comments, 'comments'),
        saved: sql<
          string[]
        >`(select coalesce(json_agg(${savedPosts.postId}), '[]') from ${savedPosts}
          where ${savedPosts.siteId} = ${value('site')} and ${savedPosts.userId} = ${value('user')}
            and ${savedPosts.postId} = ${ids('posts')})`,
        visits: sql<OwnVotes['visits']>`(
          select coalesce(json_object_agg(${threadVisits.postId}, json_build_object(
            'seenAt', ${toIso(threadVisits.seenAt)}, 'newComments', ${newComments})), '{}')
          from ${threadVisits}
          where ${threadVisits.siteId} = ${value('site')}
            and ${threadVisits.userId} = ${value('user')}
            and ${threadVisits.postId} = ${ids('posts')})`,
      })
      .from(users)
      .where(and(eq(users.siteId, value('site')), eq(users.id, value('user'))))
      .prepare('own_votes'),
  };
});

/** Returns the caller's votes on posts and comments, saved posts and visits. */
export async function readViewerVotes(
  ctx: Ctx,
  by: { userId: string },
  query: HandlerInput<'GET /api/me/votes'>['query'],
): Promise<OwnVotes> {
  const [row] = await statements(ctx.db).mine.execute({
    site: ctx.site.id,
    user: by.userId,
    posts: (query.posts ?? []).join(','),
    comments: (query.comments ?? []).join(','),
  });
  return row ?? { posts: {}, comments: {}, saved: [], visits: {} };
}
