import { and, desc, eq, ilike, not, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { plainText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { posts, users } from '../../db/schema.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { readUser } from '../accounts/users.ts';
import { createMarker, excerptOf } from './found-text.ts';
import { otherScripts, parseSearch, type Search } from './parse-search.ts';
import { cursors, listPostsOfDomain, listPostsOfUser, toFilteredList } from './post-lists.ts';
import { summary, type ListedPost } from './post-list-queries.ts';
import { countTypedTerms } from './typed-terms.ts';

/** The text of the trigram index. */
const fullText = sql`(${posts.title} || ' ' || coalesce(${posts.text}, ''))`;

/**
 * Searches title and text. All terms must match, as well as `author:` and `domain:`. Each search
 * gets its own plan: rare terms use their index, common ones scan recent posts. Error: bad_request.
 * Decision 33.
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
  const search = parseSearch(q);
  const isFilter = search.words === '' && search.pieces.length === 0;
  if (isFilter && search.domain === null && search.author === null)
    throw badRequest([{ field: 'q', message: 'must contain something to search for' }]);

  const author = search.author === null ? null : await findAuthor(ctx, search.author);
  if (author === undefined)
    return { ...toFilteredList([], limit, cursors.new.encode), totalCount: 0 };
  const order = sort === 'top' ? mostPoints : sort === 'relevance' && !isFilter ? best : newest;
  if (author && isFilter && order === newest && search.domain === null)
    return listPostsOfUser(ctx, author, { cursor, limit });

  const conditions = conditionsOf(ctx, search, author);
  if (!author && isFilter && order === newest && search.domain !== null) {
    const list = await listPostsOfDomain(ctx, search.domain, { cursor, limit });
    if (cursor !== undefined) return list;
    return { ...list, totalCount: await countPosts(ctx.db, conditions) };
  }
  const found = await ctx.db.transaction(
    async (tx) => {
      await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
      const keys = await order.read(tx, { conditions, search, cursor, limit: limit + 1 });
      const totalCount =
        cursor === undefined ? (keys[0]?.total ?? (await countPosts(tx, conditions))) : undefined;
      return { posts: await readPosts(tx, ctx, keys), totalCount };
    },
    { accessMode: 'read only' },
  );
  const { rows, ...next } = pageFromRows(found.posts, limit, order.encode);
  const texts = rows.map(({ body }) => plainText(body ?? []));
  const mark = await createMarker(ctx, search, [...rows.map(({ post }) => post.title), ...texts]);
  return {
    posts: rows.map(({ post }, i) => ({
      ...post,
      found: { title: mark(post.title), excerpt: excerptOf(mark(texts[i] ?? '')) },
    })),
    ...next,
    ...(found.totalCount === undefined ? {} : { totalCount: found.totalCount }),
  };
}

function conditionsOf(ctx: Ctx, search: Search, author: { id: string } | null): SQL[] {
  const conditions = [eq(posts.siteId, ctx.site.id), sql`${posts.isVisible}`];
  if (author) conditions.push(eq(posts.userId, author.id));
  if (search.domain !== null) conditions.push(eq(posts.domain, search.domain));
  if (search.words !== '')
    conditions.push(sql`${posts.search} @@ websearch_to_tsquery('english', ${search.words})`);
  for (const { text, isExcluded } of search.pieces) {
    const matches = contains(fullText, text);
    conditions.push(isExcluded ? not(matches) : matches);
  }
  // The trigram index is partial; this condition lets the planner use it.
  if (search.pieces.some(({ isExcluded }) => !isExcluded))
    conditions.push(sql`${fullText} ~ ${sql.raw(`'${otherScripts}'`)}`);
  return conditions;
}

const contains = (where: SQL, text: string) => ilike(where, `%${text.replace(/[\\%_]/g, '\\$&')}%`);

/** Counts what matches, up to a limit. */
async function countPosts(tx: Db, conditions: SQL[]): Promise<number> {
  const matches = tx
    .select({ one: sql`1`.as('one') })
    .from(posts)
    .where(and(...conditions))
    .limit(limits.search.most)
    .as('matches');
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(matches);
  return row?.count ?? 0;
}

type Scope = { conditions: SQL[]; search: Search; cursor: string | undefined; limit: number };
/** `total`: what matches, up to a limit, if the order counts it. Right on the first page only. */
type Key = { id: string; exact: number; rank: number; total: number | null };
type FoundPost = Awaited<ReturnType<typeof readPosts>>[number];
type Order = {
  read(tx: Db, scope: Scope): Promise<Key[]>;
  encode(last: FoundPost): string;
};

const unranked = {
  id: posts.id,
  exact: sql<number>`0`,
  rank: sql<number>`0`,
  total: sql<null>`null`,
};

const newest: Order = {
  read: (tx, { conditions, cursor, limit }) => {
    const after = cursor === undefined ? undefined : cursors.new.decode(cursor);
    return tx
      .select(unranked)
      .from(posts)
      .where(
        and(
          ...conditions,
          after && sql`(${posts.createdAt}, ${posts.id}) < (${after.createdAt}, ${after.id})`,
        ),
      )
      .orderBy(desc(posts.createdAt), desc(posts.id))
      .limit(limit);
  },
  encode: ({ post }) => cursors.new.encode(post),
};

const mostPoints: Order = {
  read: (tx, { conditions, cursor, limit }) => {
    const after = cursor === undefined ? undefined : cursors.top.decode(cursor);
    return tx
      .select(unranked)
      .from(posts)
      .where(
        and(
          ...conditions,
          after &&
            sql`(${posts.score}, ${posts.createdAt}, ${posts.id})
              < (${after.score}, ${after.createdAt}, ${after.id})`,
        ),
      )
      .orderBy(desc(posts.score), desc(posts.createdAt), desc(posts.id))
      .limit(limit);
  },
  encode: ({ post }) => cursors.top.encode(post),
};

/**
 * By the number of terms that occur as they were typed, so that a stem never outranks the word;
 * then by frequency, where the title counts most; then newest first. Of very many matches only the
 * newest are ranked, which bounds the work. Nothing parses a text again: that was nine tenths of a
 * search. Decision 299.
 */
const best: Order = {
  read: (tx, { conditions, search, cursor, limit }) => {
    const query = sql`websearch_to_tsquery('english', ${search.words})`;
    const inTitle = search.pieces
      .filter(({ isExcluded }) => !isExcluded)
      .map(({ text }) => sql`+ (${contains(sql`${posts.title}`, text)})::int * 1000000`);
    // Without a text, the indexed words are those of the title.
    const title = sql`case when ${posts.text} is null then ${posts.search}
      else to_tsvector('english', ${posts.title}) end`;
    const candidates = tx
      .select({
        id: posts.id,
        createdAt: posts.createdAt,
        exact: countTypedTerms(fullText, search.words).as('exact'),
        rank: sql<number>`(4000000 * ts_rank(${title}, ${query})
          + 1000000 * ts_rank(${posts.search}, ${query}, 1))::int
          ${sql.join(inTitle, sql` `)}`.as('rank'),
      })
      .from(posts)
      .where(and(...conditions))
      .orderBy(desc(posts.createdAt), desc(posts.id))
      .limit(limits.search.most)
      .as('candidates');
    const after = cursor === undefined ? null : decodeFound(cursor);
    return tx
      .select({
        id: candidates.id,
        exact: candidates.exact,
        rank: candidates.rank,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(candidates)
      .where(
        after
          ? sql`(${candidates.exact}, ${candidates.rank}, ${candidates.createdAt}, ${candidates.id})
              < (${after.exact}, ${after.rank}, ${after.createdAt}, ${after.id})`
          : undefined,
      )
      .orderBy(
        desc(candidates.exact),
        desc(candidates.rank),
        desc(candidates.createdAt),
        desc(candidates.id),
      )
      .limit(limit);
  },
  encode: ({ post, key }) =>
    encodeCursor('found', [key.exact, key.rank, Date.parse(post.createdAt), post.id]),
};

function decodeFound(cursor: string) {
  const [exact, rank, createdAt, id] = decodeCursor('found', cursor, [
    'number',
    'number',
    'number',
    'string',
  ]);
  if (![exact, rank].every((n) => Number.isInteger(n) && n >= 0 && n <= 2_147_483_647))
    throw badRequest([{ field: 'cursor', message: 'must be a cursor returned by this list' }]);
  return { exact, rank, createdAt: cursorTime(createdAt), id };
}

/** Reads what lists show of posts, and their texts, in the order of `keys`. */
async function readPosts(tx: Db, ctx: Ctx, keys: Key[]) {
  if (keys.length === 0) return [];
  const rows = await tx
    .select({ post: sql<ListedPost>`${summary}`, body: posts.renderedText })
    .from(posts)
    .innerJoin(users, and(eq(users.siteId, posts.siteId), eq(users.id, posts.userId)))
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
