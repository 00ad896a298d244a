import { and, eq, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { comments, commentVotes, posts, postVotes, savedPosts, users } from '../../db/schema.ts';

type OwnVotes = Reply<'GET /api/me/votes'>;
const value = sql.placeholder;

/** One statement for all three. The ids come as one value each, so that its text is always the same. What one wrote has the vote it came with, row or not. */
const statements = perDatabase((db) => {
  const ids = (name: string) => sql`any(string_to_array(${value(name)}, ','))`;
  const byId = (
    votes: typeof postVotes | typeof commentVotes,
    id: typeof postVotes.postId | typeof commentVotes.commentId,
    own: typeof posts | typeof comments,
    name: string,
  ) =>
    sql<Record<string, number>>`(select coalesce(json_object_agg(id, value), '{}') from (
      select ${id} as id, ${votes.value} as value from ${votes} where ${votes.siteId} = ${value('site')} and ${votes.userId} = ${value('user')} and ${id} = ${ids(name)}
      union select ${own.id}, 1 from ${own} where ${own.siteId} = ${value('site')} and ${own.id} = ${ids(name)} and ${own.userId} = ${value('user')}) as votes)`;
  return {
    mine: db
      .select({
        posts: byId(postVotes, postVotes.postId, posts, 'posts'),
        comments: byId(commentVotes, commentVotes.commentId, comments, 'comments'),
        saved: sql<
          string[]
        >`(select coalesce(json_agg(${savedPosts.postId}), '[]') from ${savedPosts}
          where ${savedPosts.siteId} = ${value('site')} and ${savedPosts.userId} = ${value('user')} and ${savedPosts.postId} = ${ids('posts')})`,
      })
      .from(users)
      .where(and(eq(users.siteId, value('site')), eq(users.id, value('user'))))
      .prepare('own_votes'),
  };
});

/** Somebody's votes on some posts and comments, and which of the posts they have saved. */
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
  return row ?? { posts: {}, comments: {}, saved: [] };
}
