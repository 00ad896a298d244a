import { and, eq, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { plainText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { pageFromRows } from '../../db/cursor.ts';
import { posts, users } from '../../db/schema.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { readUser } from '../accounts/users.ts';
import { createMarker, excerptOf } from './found-text.ts';
import { parseSearch } from './parse-search.ts';
import {
  cursors,
  listPostsOfDomain,
  listPostsOfUser,
  toFilteredList,
  listPosts,
} from './post-lists.ts';
import { summary, type ListedPost } from './post-list-queries.ts';
import { completeWords, scopeOf, selectNewest, type Scope } from './search-matches.ts';
import { best, mostPoints, newest, type Found } from './search-orders.ts';
import { addThumbnails } from './thumbnails.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/**
 * Searches title and text. All terms must match, as well as `author:` and `domain:`. Each search
 * gets its own plan. Error: bad_request. Decision 33.
 */
export async function searchPosts(
  ctx: Ctx,
  query: HandlerInput<'GET /api/posts'>['query'],
): Promise<Reply<'GET /api/posts'>> {
  const { q = '', cursor, limit = limits.pageSize, sort = 'relevance' } = query;
  for (const field of ['page', 't', 'feed', 'tag'] as const) {
    if (query[field] !== undefined)
      throw badRequest([{ field, message: 'cannot be combined with a search' }]);
  }
  if (sort === 'hot')
    throw badRequest([{ field: 'sort', message: 'must be relevance, new or top with a search' }]);
  if (limit > limits.maxPageSize)
    throw badRequest([{ field: 'limit', message: `must be at most ${limits.maxPageSize}` }]);
  const typed = parseSearch(q, ctx.site.language);
  const isFilter = typed.words === '' && typed.pieces.length === 0;
  if (isFilter && typed.domain === null && typed.author === null)
    throw badRequest([{ field: 'q', message: 'must contain something to search for' }]);

  const author = typed.author === null ? null : await findAuthor(ctx, typed.author);
  if (author === undefined)
    return { ...toFilteredList([], limit, cursors.new.encode), totalCount: 0 };
  const order = sort === 'top' ? mostPoints : sort === 'relevance' && !isFilter ? best : newest;
  if (author && isFilter && order === newest && typed.domain === null)
    return listPostsOfUser(ctx, author, { cursor, limit });

  if (!author && isFilter && order === newest && typed.domain !== null) {
    const list = await listPostsOfDomain(ctx, typed.domain, { cursor, limit });
    if (cursor !== undefined) return list;
    return { ...list, totalCount: await countPosts(ctx.db, scopeOf(ctx, typed, author)) };
  }
  const found = await ctx.db.transaction(
    async (tx) => {
      await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
      const search = await completeWords(typed, (complete, max) =>
        selectNewest(tx, scopeOf(ctx, complete, author), { from: null, limit: max }),
      );
      const scope = scopeOf(ctx, search, author);
      const { keys, total } = await order.read(tx, scope, { cursor, limit: limit + 1 });
      const totalCount =
        cursor === undefined ? (total ?? (await countPosts(tx, scope))) : undefined;
      return { search, posts: await readPosts(tx, ctx, keys), totalCount };
    },
    { accessMode: 'read only' },
  );
  const { rows, ...next } = pageFromRows(found.posts, limit, ({ post, key }) =>
    order.encode(post, key),
  );
  const texts = rows.map(({ body }) => plainText(body ?? []));
  const mark = await createMarker(ctx, found.search, [
    ...rows.map(({ post }) => post.title),
    ...texts,
  ]);
  return {
    posts: rows.map(({ post }, i) => ({
      ...post,
      found: { title: mark(post.title), excerpt: excerptOf(mark(texts[i] ?? '')) },
    })),
    ...next,
    ...(found.totalCount === undefined ? {} : { totalCount: found.totalCount }),
  };
}

/** Counts what matches, up to a limit. */
async function countPosts(tx: Db, scope: Scope): Promise<number> {
  const matches = selectNewest(tx, scope, { from: null, limit: limits.search.posts }).as('matches');
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(matches);
  return row?.count ?? 0;
}

/** Reads what lists show of posts, and their texts, in the order of `keys`. */
async function readPosts(tx: Db, ctx: Ctx, keys: Found['keys']) {
  if (keys.length === 0) return [];
  const rows = await tx
    .select({ post: sql<ListedPost>`${summary}`, body: posts.renderedText })
    .from(posts)
    .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
    .where(
      and(
        eq(posts.siteId, ctx.site.id),
        sql`${posts.id} = any(${sql.param(keys.map(({ id }) => id))}::text[])`,
      ),
    );
  const byId = new Map(rows.map((row) => [row.post.id, row]));
  return keys.flatMap((key) => {
    const row = byId.get(key.id);
    return row ? [{ ...row, key }] : [];
  });
}

/** Returns the author, or undefined if the name is unknown. */
async function findAuthor(ctx: Ctx, username: string): Promise<{ id: string } | undefined> {
  try {
    return await readUser(ctx, username);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

export const handlers = {
  'GET /api/posts': async (ctx, { query }) =>
    addThumbnails(
      ctx,
      await (query.q === undefined ? listPosts(ctx, query) : searchPosts(ctx, query)),
    ),
} satisfies Partial<Handlers>;
