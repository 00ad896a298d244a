import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import type { TopPeriod } from '#shared/paths.ts';
import type { Ctx } from '../../context.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { topHours } from './ranking.ts';
import { listDiscussions } from './discussions.ts';
import { listStatements, type ListedPost, type Pin } from './post-list-queries.ts';
import { addThumbnails } from './thumbnails.ts';
import { readUser } from '../accounts/users.ts';
import type { Handlers } from '../core/handler.ts';

type Sort = 'new' | 'hot' | 'top';

/** Encodes and decodes the cursor of each order. */
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

/**
 * Lists posts by sort, by tag, or of followed users. Errors: bad_request; unauthorized for
 * `feed=following` without a session.
 */
export async function listPosts(
  ctx: Ctx,
  query: HandlerInput<'GET /api/posts'>['query'],
): Promise<Reply<'GET /api/posts'>> {
  if (query.feed !== undefined) {
    if (!ctx.viewer)
      throw new AppError('unauthorized', 'Log in to see posts from people you follow.');
    rejectOtherOrder(query, 'feed');
    return listFollowing(ctx, { id: ctx.viewer.userId }, query);
  }
  if (query.tag !== undefined) {
    rejectOtherOrder(query, 'tag');
    return listPostsWithTag(ctx, query.tag, query);
  }
  if (query.sort === 'discussions') {
    rejectParameters(query, 'discussions', ['page', 't']);
    return listDiscussions(ctx, query);
  }
  const { page, cursor, limit = limits.pageSize } = query;
  if (query.sort === 'relevance')
    throw badRequest([
      { field: 'sort', message: 'must be hot, new, top or recent without a search' },
    ]);
  if (page !== undefined && cursor !== undefined)
    throw badRequest([{ field: 'cursor', message: 'cannot be used together with page' }]);
  if (limit > limits.maxPageSize && query.sort !== 'recent') {
    throw badRequest([{ field: 'limit', message: `must be at most ${limits.maxPageSize}` }]);
  }
  const requestedSort = query.sort ?? (page === undefined ? 'hot' : 'top');
  const sort: Sort = requestedSort === 'recent' ? 'new' : requestedSort;
  if (query.t !== undefined && sort !== 'top')
    throw badRequest([{ field: 't', message: 'can only be used with sort=top' }]);
  const period = query.t ?? 'all';

  const prepared =
    sort === 'top' ? listStatements(ctx.db).top[period] : listStatements(ctx.db)[sort];
  const scope = {
    site: ctx.site.id,
    limit: limit + 1,
    ...(sort === 'top' && period !== 'all' ? { since: getWindowStart(ctx, period) } : {}),
  };
  const rows =
    cursor !== undefined
      ? await prepared.byCursor.next.execute({ ...scope, ...cursors[sort].decode(cursor) })
      : page !== undefined
        ? await prepared.byPage.execute({ ...scope, offset: (page - 1) * limit })
        : await prepared.byCursor.first.execute({ ...scope, now: ctx.clock.now() });
  const list = period === 'all' || sort !== 'top' ? toList : toFilteredList;
  return list(rows, limit, cursors[sort].encode);
}

/** Rejects parameters that do not apply to a newest-first list. Error: bad_request. */
function rejectOtherOrder(
  query: HandlerInput<'GET /api/posts'>['query'],
  list: 'feed' | 'tag',
): void {
  rejectParameters(query, list, list === 'tag' ? ['page', 't'] : ['page', 't', 'tag']);
  if (query.sort !== undefined && query.sort !== 'new' && query.sort !== 'recent')
    throw badRequest([{ field: 'sort', message: `must be new with “${list}”` }]);
}

/** Rejects parameters that a list does not have, and its larger pages. Error: bad_request. */
function rejectParameters(
  query: HandlerInput<'GET /api/posts'>['query'],
  list: 'feed' | 'tag' | 'discussions',
  fields: readonly ('page' | 't' | 'tag')[],
): void {
  for (const field of fields) {
    if (query[field] !== undefined)
      throw badRequest([{ field, message: `cannot be combined with “${list}”` }]);
  }
  if (query.limit !== undefined && query.limit > limits.maxPageSize)
    throw badRequest([{ field: 'limit', message: `must be at most ${limits.maxPageSize}` }]);
}

function getWindowStart(ctx: Ctx, period: Exclude<TopPeriod, 'all'>): Date {
  return new Date(ctx.clock.now().getTime() - topHours[period] * hourMs);
}

function toList(
  rows: { posts: ListedPost[]; total?: number; pinned?: Pin[] | null }[],
  limit: number,
  toCursor: (last: ListedPost) => string,
): Reply<'GET /api/posts'> {
  const { posts: listed = [], total: totalCount = 0, pinned } = rows[0] ?? {};
  const { rows: page, nextCursor, hasNextPage } = pageFromRows(listed, limit, toCursor);
  const pins = pinned
    ?.toSorted((a, b) => b.until.localeCompare(a.until))
    .slice(0, limits.pins.max)
    .map(({ post }) => post);
  return {
    posts: page,
    ...(pins?.length ? { pinned: pins } : {}),
    nextCursor,
    hasNextPage,
    totalCount,
  };
}

/** Returns the same without `totalCount`, which is that of the site. */
export function toFilteredList(...args: Parameters<typeof toList>): Reply<'GET /api/posts'> {
  const { totalCount: _, ...list } = toList(...args);
  return list;
}

/** Lists a user's posts, newest first. */
export async function listPostsOfUser(
  ctx: Ctx,
  user: { id: string },
  { cursor, limit = limits.pageSize }: HandlerInput<'GET /api/users/{username}/posts'>['query'],
): Promise<Reply<'GET /api/users/{username}/posts'>> {
  const { first, next } = listStatements(ctx.db).byUser;
  const scope = { site: ctx.site.id, user: user.id, limit: limit + 1 };
  const rows =
    cursor === undefined
      ? await first.execute(scope)
      : await next.execute({ ...scope, ...cursors.new.decode(cursor) });
  return toList(rows, limit, cursors.new.encode);
}

/** Lists posts of followed users, newest first. */
export async function listFollowing(
  ctx: Ctx,
  follower: { id: string },
  { cursor, limit = limits.pageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Reply<'GET /api/posts'>> {
  const { first, next } = listStatements(ctx.db).following;
  const scope = { site: ctx.site.id, follower: follower.id, limit: limit + 1 };
  const rows =
    cursor === undefined
      ? await first.execute(scope)
      : await next.execute({ ...scope, ...cursors.new.decode(cursor) });
  return toFilteredList(rows, limit, cursors.new.encode);
}

/** Lists posts that link to a host, newest first. */
export async function listPostsOfDomain(
  ctx: Ctx,
  domain: string,
  { cursor, limit = limits.pageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Reply<'GET /api/posts'>> {
  const { first, next } = listStatements(ctx.db).byDomain;
  const scope = { site: ctx.site.id, domain, limit: limit + 1 };
  const rows =
    cursor === undefined
      ? await first.execute(scope)
      : await next.execute({ ...scope, ...cursors.new.decode(cursor) });
  return toFilteredList(rows, limit, cursors.new.encode);
}

/** Lists posts with a tag, newest first. */
async function listPostsWithTag(
  ctx: Ctx,
  tag: string,
  { cursor, limit = limits.pageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Reply<'GET /api/posts'>> {
  const { first, next } = listStatements(ctx.db).tagged;
  const scope = { site: ctx.site.id, tag, limit: limit + 1 };
  const rows =
    cursor === undefined
      ? await first.execute(scope)
      : await next.execute({ ...scope, ...cursors.new.decode(cursor) });
  return toFilteredList(rows, limit, cursors.new.encode);
}

export const handlers = {
  'GET /api/users/{username}/posts': async (ctx, { path, query }) =>
    addThumbnails(ctx, await listPostsOfUser(ctx, await readUser(ctx, path.username), query)),
} satisfies Partial<Handlers>;
