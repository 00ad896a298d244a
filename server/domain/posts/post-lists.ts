import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { PostSummary } from '#shared/contract/posts.ts';
import * as limits from '#shared/limits.ts';
import type { TopPeriod } from '#shared/paths.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { follows, posts, postTags, sites, users } from '../../db/schema.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { topHours } from './ranking.ts';

/** A time as the API writes it. */
const iso = (column: PgColumn) =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A post as lists show it, made whole by the database. Bodies stay there. */
export const summary = sql<ListedPost>`json_build_object(
  'id', ${posts.id}, 'slug', ${posts.slug}, 'title', ${posts.title}, 'url', ${posts.url}, 'domain', ${posts.domain},
  'author', json_build_object('username', ${users.username}), 'score', ${posts.score}, 'commentCount', ${posts.commentCount}, 'tags', ${posts.tags},
  'createdAt', ${iso(posts.createdAt)}, 'updatedAt', ${iso(posts.updatedAt)}, 'hot', ${posts.hotScore})`;

/** With the key that `hot` is ordered by, which the contract trims away. */
export type ListedPost = PostSummary & { hot: number };

const value = sql.placeholder;
const total = sql<number>`(select ${sites.postCount} from ${sites} where ${sites.id} = ${value('site')})`;

/** Every list is one prepared statement that walks one index in its own order. */
const statements = perDatabase((db) => {
  type Order = { columns: PgColumn[]; cursor: string[] };
  const orders = {
    new: { columns: [posts.createdAt, posts.id], cursor: ['createdAt', 'id'] },
    hot: { columns: [posts.hotScore, posts.id], cursor: ['hot', 'id'] },
    top: {
      columns: [posts.score, posts.createdAt, posts.id],
      cursor: ['score', 'createdAt', 'id'],
    },
  } satisfies Record<string, Order>;
  // The whole list is one value: decoding, mapping and putting together a dozen columns for each row was a tenth of a page's cost.
  const list = (totalOf: SQL<number>, order: Order, conditions: SQL[], fromPage = false) => {
    const ordered = db
      .select({ post: summary.as('post') })
      .from(posts)
      .innerJoin(users, and(eq(users.siteId, posts.siteId), eq(users.id, posts.userId)))
      .where(and(eq(posts.siteId, value('site')), sql`${posts.isVisible}`, ...conditions))
      .orderBy(...order.columns.map((column) => desc(column)))
      .limit(value('limit'));
    const page = (fromPage ? ordered.offset(value('offset')) : ordered).as('page');
    return db
      .select({ posts: sql<ListedPost[]>`coalesce(json_agg(${page.post}), '[]')`, total: totalOf })
      .from(page);
  };
  const byCursor = (name: string, order: Order, scope: SQL[], totalOf = total) => {
    const row = sql.join(
      order.columns.map((column) => sql`${column}`),
      sql`, `,
    );
    const last = sql.join(
      order.cursor.map((key) => sql`${value(key)}`),
      sql`, `,
    );
    return {
      first: list(totalOf, order, scope).prepare(`posts_${name}_first`),
      next: list(totalOf, order, [...scope, sql`(${row}) < (${last})`]).prepare(
        `posts_${name}_next`,
      ),
    };
  };
  // The window stands as a constant in the text, for that is what the partial index of the period is chosen by.
  // The exact edge is hidden from the planner, which takes the two conditions for independent, sees next to no rows, and sorts a whole day.
  const within = (window: number) => [
    sql`${posts.topWindow} <= ${sql.raw(String(window))}`,
    sql`${posts.createdAt} + interval '0' > ${value('since')}`,
  ];
  const both = (name: string, scope: SQL[], order: keyof typeof orders) => ({
    byCursor: byCursor(name, orders[order], scope),
    byPage: list(total, orders[order], scope, true).prepare(`posts_${name}_page`),
  });
  const periods = Object.keys(topHours).map(
    (period, window) => [period, both(`top_${period}`, within(window), 'top')] as const,
  );
  // Each person's newest from their own index, then the newest of those; their last is the edge down to which each one's posts are read. What
  // is read grows with who is followed and with the page, not with the site, nor with how much those people wrote.
  const following = (conditions: SQL[]) => {
    const theirs = and(
      eq(posts.siteId, value('site')),
      eq(posts.userId, follows.followeeId),
      sql`${posts.isVisible}`,
      ...conditions,
    );
    const mine = and(eq(follows.siteId, value('site')), eq(follows.followerId, value('follower')));
    const newestFirst = [desc(posts.createdAt), desc(posts.id)];
    const newest = db
      .select({ createdAt: posts.createdAt, id: posts.id })
      .from(posts)
      .where(theirs)
      .orderBy(...newestFirst)
      .limit(value('limit'))
      .as('newest');
    const chosen = db
      .select({ createdAt: newest.createdAt, id: newest.id })
      .from(follows)
      .innerJoinLateral(newest, sql`true`)
      .where(mine)
      .orderBy(desc(newest.createdAt), desc(newest.id))
      .limit(value('limit'))
      .as('selected');
    const edge = db
      .select({ createdAt: chosen.createdAt, id: chosen.id })
      .from(chosen)
      .orderBy(chosen.createdAt, chosen.id)
      .limit(1);
    const shown = db
      .select({ post: summary.as('post'), createdAt: posts.createdAt, id: posts.id })
      .from(posts)
      .where(and(theirs, sql`(${posts.createdAt}, ${posts.id}) >= (${edge})`))
      .orderBy(...newestFirst)
      .limit(value('limit'))
      .as('shown');
    const page = db
      .select({ post: shown.post })
      .from(follows)
      .innerJoin(users, and(eq(users.siteId, follows.siteId), eq(users.id, follows.followeeId)))
      .innerJoinLateral(shown, sql`true`)
      .where(mine)
      .orderBy(desc(shown.createdAt), desc(shown.id))
      .as('page');
    return db
      .select({ posts: sql<ListedPost[]>`coalesce(json_agg(${page.post}), '[]')`, total })
      .from(page);
  };
  // The rows of the tag in their order, each with its post and its author.
  const tagged = (conditions: SQL[]) => {
    const page = db
      .select({ post: summary.as('post') })
      .from(postTags)
      .innerJoin(
        posts,
        and(
          eq(posts.siteId, postTags.siteId),
          eq(posts.id, postTags.postId),
          sql`${posts.isVisible}`,
        ),
      )
      .innerJoin(users, and(eq(users.siteId, posts.siteId), eq(users.id, posts.userId)))
      .where(and(eq(postTags.siteId, value('site')), eq(postTags.tag, value('tag')), ...conditions))
      .orderBy(desc(postTags.createdAt), desc(postTags.postId))
      .limit(value('limit'))
      .as('page');
    return db
      .select({ posts: sql<ListedPost[]>`coalesce(json_agg(${page.post}), '[]')`, total })
      .from(page);
  };
  const ofUser = sql<number>`(select ${users.postCount} from ${users} where ${users.siteId} = ${value('site')} and ${users.id} = ${value('user')})`;
  return {
    new: both('new', [], 'new'),
    hot: both('hot', [], 'hot'),
    top: { all: both('top', [], 'top'), ...Object.fromEntries(periods) } as Record<
      TopPeriod,
      ReturnType<typeof both>
    >,
    ofUser: byCursor('user', orders.new, [eq(posts.userId, value('user'))], ofUser),
    following: {
      first: following([]).prepare('posts_following_first'),
      next: following([
        sql`(${posts.createdAt}, ${posts.id}) < (${value('createdAt')}, ${value('id')})`,
      ]).prepare('posts_following_next'),
    },
    tagged: {
      first: tagged([]).prepare('posts_tagged_first'),
      next: tagged([
        sql`(${postTags.createdAt}, ${postTags.postId}) < (${value('createdAt')}, ${value('id')})`,
      ]).prepare('posts_tagged_next'),
    },
    ofDomain: byCursor('domain', orders.new, [eq(posts.domain, value('domain'))]),
  };
});

type Sort = 'new' | 'hot' | 'top';

/** Each order's cursor, from the last row and back to its keys. */
export const cursors = {
  new: {
    encode: (last: ListedPost) => encodeCursor('new', [Date.parse(last.createdAt), last.id]),
    decode(cursor: string) {
      const [createdAt, id] = decodeCursor('new', cursor, ['number', 'string']);
      return { createdAt: cursorTime(createdAt), id };
    },
  },
  hot: {
    encode: (last: ListedPost) => encodeCursor('hot', [last.hot, last.id]),
    decode(cursor: string) {
      const [hot, id] = decodeCursor('hot', cursor, ['number', 'string']);
      return { hot, id };
    },
  },
  top: {
    encode: (last: ListedPost) =>
      encodeCursor('top', [last.score, Date.parse(last.createdAt), last.id]),
    decode(cursor: string) {
      const [score, createdAt, id] = decodeCursor('top', cursor, ['number', 'number', 'string']);
      if (!Number.isInteger(score) || Math.abs(score) > 2_147_483_647)
        throw badRequest([{ field: 'cursor', message: 'must be a cursor returned by this list' }]);
      return { score, createdAt: cursorTime(createdAt), id };
    },
  },
} satisfies Record<Sort, unknown>;

/** Posts of the site by sort (product 13), of one tag, or of the people one follows. Errors: bad_request; unauthorized for `feed=following` without a session. */
export async function listPosts(
  ctx: Ctx,
  query: HandlerInput<'GET /api/posts'>['query'],
): Promise<Reply<'GET /api/posts'>> {
  if (query.feed !== undefined) {
    if (!ctx.viewer)
      throw new AppError('unauthorized', 'Log in to see posts from people you follow.');
    refuseOtherOrder(query, 'feed');
    return listFollowing(ctx, { id: ctx.viewer.userId }, query);
  }
  if (query.tag !== undefined) {
    refuseOtherOrder(query, 'tag');
    return listPostsWithTag(ctx, query.tag, query);
  }
  const { page, cursor, limit = limits.pageSize } = query;
  if (page !== undefined && cursor !== undefined)
    throw badRequest([{ field: 'cursor', message: 'cannot be used together with page' }]);
  if (limit > limits.maxPageSize && query.sort !== 'recent') {
    throw badRequest([{ field: 'limit', message: `must be at most ${limits.maxPageSize}` }]);
  }
  const asked = query.sort ?? (page === undefined ? 'hot' : 'top');
  const sort: Sort = asked === 'recent' ? 'new' : asked;
  if (query.t !== undefined && sort !== 'top')
    throw badRequest([{ field: 't', message: 'can only be used with sort=top' }]);
  const period = query.t ?? 'all';

  const prepared = sort === 'top' ? statements(ctx.db).top[period] : statements(ctx.db)[sort];
  const scope = {
    site: ctx.site.id,
    limit: limit + 1,
    ...(sort === 'top' && period !== 'all' ? { since: since(ctx, period) } : {}),
  };
  const rows =
    cursor !== undefined
      ? await prepared.byCursor.next.execute({ ...scope, ...cursors[sort].decode(cursor) })
      : page !== undefined
        ? await prepared.byPage.execute({ ...scope, offset: (page - 1) * limit })
        : await prepared.byCursor.first.execute(scope);
  return toList(rows, limit, cursors[sort].encode);
}

/** Refuses what does not go with a list that is read newest first, by cursor only. Error: bad_request. */
function refuseOtherOrder(
  query: HandlerInput<'GET /api/posts'>['query'],
  list: 'feed' | 'tag',
): void {
  for (const field of ['page', 't', 'tag'] as const) {
    if (field !== list && query[field] !== undefined)
      throw badRequest([{ field, message: `cannot be combined with ${list}` }]);
  }
  if (query.sort !== undefined && query.sort !== 'new' && query.sort !== 'recent')
    throw badRequest([{ field: 'sort', message: `must be new with ${list}` }]);
  if (query.limit !== undefined && query.limit > limits.maxPageSize)
    throw badRequest([{ field: 'limit', message: `must be at most ${limits.maxPageSize}` }]);
}

function since(ctx: Ctx, period: Exclude<TopPeriod, 'all'>): Date {
  return new Date(ctx.clock.now().getTime() - topHours[period] * 3_600_000);
}

export function toList(
  rows: { posts: ListedPost[]; total: number }[],
  limit: number,
  cursorOf: (last: ListedPost) => string,
): Reply<'GET /api/posts'> {
  const { posts: listed = [], total: totalCount = 0 } = rows[0] ?? {};
  const { rows: page, nextCursor, hasNextPage } = pageFromRows(listed, limit, cursorOf);
  return { posts: page, nextCursor, hasNextPage, totalCount };
}

/** Posts of one person, newest first. `user` is the person's id on this site. */
export async function listPostsOfUser(
  ctx: Ctx,
  user: { id: string },
  { cursor, limit = limits.pageSize }: HandlerInput<'GET /api/users/{username}/posts'>['query'],
): Promise<Reply<'GET /api/users/{username}/posts'>> {
  const { first, next } = statements(ctx.db).ofUser;
  const scope = { site: ctx.site.id, user: user.id, limit: limit + 1 };
  const rows =
    cursor === undefined
      ? await first.execute(scope)
      : await next.execute({ ...scope, ...cursors.new.decode(cursor) });
  return toList(rows, limit, cursors.new.encode);
}

/** Posts of the people that somebody follows, newest first (product 18). `follower` is that person's id on this site. */
export async function listFollowing(
  ctx: Ctx,
  follower: { id: string },
  { cursor, limit = limits.pageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Reply<'GET /api/posts'>> {
  const { first, next } = statements(ctx.db).following;
  const scope = { site: ctx.site.id, follower: follower.id, limit: limit + 1 };
  const rows =
    cursor === undefined
      ? await first.execute(scope)
      : await next.execute({ ...scope, ...cursors.new.decode(cursor) });
  return toList(rows, limit, cursors.new.encode);
}

/** Posts that link to one host, newest first. */
export async function listPostsOfDomain(
  ctx: Ctx,
  domain: string,
  { cursor, limit = limits.pageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Reply<'GET /api/posts'>> {
  const { first, next } = statements(ctx.db).ofDomain;
  const scope = { site: ctx.site.id, domain, limit: limit + 1 };
  const rows =
    cursor === undefined
      ? await first.execute(scope)
      : await next.execute({ ...scope, ...cursors.new.decode(cursor) });
  return toList(rows, limit, cursors.new.encode);
}

/** Posts with one tag, newest first; none of a tag that the site does not have. */
async function listPostsWithTag(
  ctx: Ctx,
  tag: string,
  { cursor, limit = limits.pageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Reply<'GET /api/posts'>> {
  const { first, next } = statements(ctx.db).tagged;
  const scope = { site: ctx.site.id, tag, limit: limit + 1 };
  const rows =
    cursor === undefined
      ? await first.execute(scope)
      : await next.execute({ ...scope, ...cursors.new.decode(cursor) });
  return toList(rows, limit, cursors.new.encode);
}
