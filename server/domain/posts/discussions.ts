import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { summary, type ListedPost } from './post-list-queries.ts';
import { own } from '../../db/own.ts';

const value = sql.placeholder;
type Discussion = { post: ListedPost; at: number; comment: string };

/**
 * Walks the newest comments of the site in index order. Takes those that are the newest on their
 * post, by a lookup in another index. So nothing is stored for this list. A page scans a limited
 * number of comments, so it may be short where one thread has thousands.
 */
const statements = perDatabase((db) => {
  const newestFirst = [desc(comments.createdAt), desc(comments.id)];
  const isWalked = (conditions: SQL[]) =>
    and(eq(comments.siteId, value('site')), sql`${comments.isVisible}`, ...conditions);
  const walk = (conditions: SQL[]) =>
    db
      .select({ id: comments.id, postId: comments.postId, createdAt: comments.createdAt })
      .from(comments)
      .where(isWalked(conditions))
      .orderBy(...newestFirst)
      .limit(limits.discussions.comments);
  const list = (conditions: SQL[]) => {
    const walked = walk(conditions).as('walked');
    const newestOfPost = sql`(
      select newest.id from comments newest
      where newest.site_id = ${value('site')} and newest.post_id = ${walked.postId}
        and newest.is_visible
      order by newest.created_at desc, newest.id desc limit 1)`;
    const page = db
      .select({
        discussion: sql<Discussion>`json_build_object('post', ${summary},
          'at', (extract(epoch from ${walked.createdAt}) * 1000)::bigint,
          'comment', ${walked.id})`.as('discussion'),
      })
      .from(walked)
      .innerJoin(
        posts,
        and(own(posts, value('site'), { id: walked.postId }), sql`${posts.isVisible}`),
      )
      .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
      .where(sql`${walked.id} = ${newestOfPost}`)
      .orderBy(desc(walked.createdAt), desc(walked.id))
      .limit(value('limit'))
      .as('page');
    return db
      .select({ discussions: sql<Discussion[]>`coalesce(json_agg(${page.discussion}), '[]')` })
      .from(page);
  };
  /** The last comment that a page looked at, if it did not reach the end. */
  const last = (conditions: SQL[]) =>
    db
      .select({ at: comments.createdAt, comment: comments.id })
      .from(comments)
      .where(isWalked(conditions))
      .orderBy(...newestFirst)
      .offset(limits.discussions.comments - 1)
      .limit(1);
  const after = [
    sql`(${comments.createdAt}, ${comments.id}) < (${value('createdAt')}, ${value('id')})`,
  ];
  return {
    first: { list: list([]).prepare('discussions_first'), last: last([]).prepare('walked_first') },
    next: {
      list: list(after).prepare('discussions_next'),
      last: last(after).prepare('walked_next'),
    },
  };
});

/** Lists posts by their latest comment. Error: bad_request for a cursor of another list. */
export async function listDiscussions(
  ctx: Ctx,
  { cursor, limit = limits.pageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Reply<'GET /api/posts'>> {
  const { first, next } = statements(ctx.db);
  const [at, id] =
    cursor === undefined ? [] : decodeCursor('discussions', cursor, ['number', 'string']);
  const { list, last } = at === undefined ? first : next;
  const scope = {
    site: ctx.site.id,
    ...(at === undefined ? {} : { createdAt: cursorTime(at), id }),
  };
  const [row] = await list.execute({ ...scope, limit: limit + 1 });
  const encode = (of: { at: number; comment: string }) =>
    encodeCursor('discussions', [of.at, of.comment]);
  const page = pageFromRows(row?.discussions ?? [], limit, encode);
  const [walked] = page.hasNextPage ? [] : await last.execute(scope);
  const nextCursor = walked
    ? encode({ at: walked.at.getTime(), comment: walked.comment })
    : page.nextCursor;
  return {
    posts: page.rows.map(({ post }) => post),
    nextCursor,
    hasNextPage: nextCursor !== null,
  };
}
