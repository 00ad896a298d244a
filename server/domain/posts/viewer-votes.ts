import { sql } from 'drizzle-orm';
import type { MemberChoice } from '#shared/choices.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import * as limits from '#shared/limits.ts';
import {
  comments,
  commentVotes,
  memberChoices,
  posts,
  postVotes,
  savedPosts,
  threadVisits,
  users,
} from '../../db/schema.ts';
import { toIso } from './post-list-queries.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type OwnVotes = Reply<'GET /api/me/votes'>;
const value = sql.placeholder;

/** Counts the comments of others since a visit, reading only those. */
const newComments = sql`(select count(*)::int from (
  select 1 from ${comments}
  where ${comments.siteId} = ${threadVisits.siteId} and ${comments.postId} = ${threadVisits.postId}
    and ${comments.createdAt} > ${threadVisits.seenAt} and ${comments.isVisible}
    and ${comments.userId} <> ${threadVisits.userId}
  limit ${sql.raw(String(limits.newComments.max))}) as fresh)`;

/**
 * One statement for all. Each id list is one value, so the SQL text stays constant.
 * The caller's own content always has an up-vote, even without a row.
 */
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
  const ownChoices = (choice: MemberChoice) =>
    sql`${memberChoices.siteId} = ${value('site')} and ${memberChoices.userId} = ${value('user')}
      and ${memberChoices.choice} = ${sql.raw(`'${choice}'`)}`;
  const muted = sql`(
          with muted as materialized (
        select kind, subject from ${memberChoices} where ${ownChoices('mute')})
          select json_build_object(
        'posts', (select coalesce(json_object_agg(id, json_build_object(
            'kind', kind, 'subject', case kind when 'person' then author else subject end)),
            '{}') from (
          select distinct on (${posts.id}) ${posts.id} as id, muted.kind, muted.subject,
            ${users.username} as author
          from ${posts}
          join ${users} on ${users.siteId} = ${posts.siteId} and ${users.id} = ${posts.userId}
          cross join lateral (
            values ('post', ${posts.id}, 1), ('person', ${posts.userId}, 2),
              ('domain', ${posts.domain}, 3)
            union all select 'tag', tag, 4 from unnest(${posts.tags}) as tag
          ) as trait(kind, subject, place)
          join muted on muted.kind = trait.kind and muted.subject = trait.subject
          where ${posts.siteId} = ${value('site')} and ${posts.id} = ${ids('posts')}
          order by ${posts.id}, trait.place, muted.subject) as hidden),
        'comments', (select coalesce(json_agg(${comments.id}), '[]') from ${comments}
          join muted on muted.kind = 'person' and muted.subject = ${comments.userId}
          where ${comments.siteId} = ${value('site')}
            and ${comments.id} = ${ids('comments')})))`;
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
        followed: sql<string[]>`(
          select coalesce(json_agg(${memberChoices.subject}), '[]') from ${memberChoices}
          where ${ownChoices('follow')} and ${memberChoices.kind} = 'post'
            and ${memberChoices.subject} = ${ids('posts')})`,
        // Nested, so that its columns keep the names of their tables.
        muted: sql<OwnVotes['muted']>`${muted}`,
        visits: sql<OwnVotes['visits']>`(
          select coalesce(json_object_agg(${threadVisits.postId}, json_build_object(
            'seenAt', ${toIso(threadVisits.seenAt)}, 'newComments', ${newComments})), '{}')
          from ${threadVisits}
          where ${threadVisits.siteId} = ${value('site')}
            and ${threadVisits.userId} = ${value('user')}
            and ${threadVisits.postId} = ${ids('posts')})`,
      })
      .from(users)
      .where(own(users, value('site'), { id: value('user') }))
      .prepare('own_votes'),
  };
});

/** Returns what the caller's account adds to posts and comments of a page. */
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
  return (
    row ?? {
      posts: {},
      comments: {},
      saved: [],
      followed: [],
      muted: { posts: {}, comments: [] },
      visits: {},
    }
  );
}

export const handlers = {
  'GET /api/me/votes': (ctx, { query }) => readViewerVotes(ctx, ctx.viewer, query),
} satisfies Partial<Handlers>;
