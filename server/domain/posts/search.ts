import { and, desc, eq, ilike, not, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { posts, users } from '../../db/schema.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { cursors, listPostsOfDomain, listPostsOfUser, toFilteredList } from './post-lists.ts';
import { summary, type ListedPost } from './post-list-queries.ts';
import { parseDomain } from './url-normalization.ts';
import { readUser } from '../accounts/users.ts';

export type Search = {
  /** Text for `websearch_to_tsquery`: quoted phrases, `or`, and `-` to exclude. */
  words: string;
  /** Text in other scripts, matched as a substring. */
  pieces: { text: string; isExcluded: boolean }[];
  author: string | null;
  domain: string | null;
};

/** Scripts that the text search dictionary cannot split. Must match the index definition. */
const otherScripts = '[\\u0370-\\u1fff\\u2c00-\\ud7ff\\uf900-\\ufdff\\ufe70-\\uffef]';
const otherScript = new RegExp(otherScripts);

/** Parses a search. Error: bad_request for two authors or domains, or an invalid domain. */
export function parseSearch(q: string): Search {
  const search: Search = { words: '', pieces: [], author: null, domain: null };
  const terms: string[] = [];
  const setFilter = (name: 'author' | 'domain', value: string) => {
    if (search[name] !== null && search[name] !== value)
      throw badRequest([{ field: 'q', message: `can name only one ${name}` }]);
    search[name] = value;
  };
  for (const token of q.normalize('NFC').match(/-?"[^"]*"?|\S+/g) ?? []) {
    const filter = /^(author|domain):(.+)$/i.exec(token);
    if (filter?.[1]?.toLowerCase() === 'author')
      setFilter('author', (filter[2] ?? '').replace(/^@/, '').toLowerCase());
    else if (filter) {
      const domain = parseDomain(filter[2] ?? '');
      if (domain === null) throw badRequest([{ field: 'q', message: 'names an invalid domain' }]);
      setFilter('domain', domain);
    } else if (otherScript.test(token)) {
      const text = token.replace(/^-/, '').replaceAll('"', '').trim();
      if (text !== '') search.pieces.push({ text, isExcluded: token.startsWith('-') });
    } else terms.push(token);
  }
  return { ...search, words: terms.join(' ') };
}

/** The text of the trigram index. */
const fullText = sql`(${posts.title} || ' ' || coalesce(${posts.text}, ''))`;

/**
 * Searches title and text, newest first. All terms must match, as well as `author:` and `domain:`.
 * Each search gets its own plan: rare terms use their index, common ones scan recent posts.
 * Error: bad_request. Decision 33.
 */
export async function searchPosts(
  ctx: Ctx,
  query: HandlerInput<'GET /api/posts'>['query'],
): Promise<Reply<'GET /api/posts'>> {
  const { q = '', cursor, limit = limits.pageSize } = query;
  for (const field of ['page', 't', 'feed', 'tag'] as const) {
    if (query[field] !== undefined)
      throw badRequest([{ field, message: 'cannot be combined with a search' }]);
  }
  if (query.sort !== undefined && query.sort !== 'new' && query.sort !== 'recent')
    throw badRequest([{ field: 'sort', message: 'must be new with a search' }]);
  if (limit > limits.maxPageSize)
    throw badRequest([{ field: 'limit', message: `must be at most ${limits.maxPageSize}` }]);
  const search = parseSearch(q);
  if (search.words === '' && search.pieces.length === 0) {
    if (search.domain !== null && search.author === null)
      return listPostsOfDomain(ctx, search.domain, { cursor, limit });
    if (search.domain === null && search.author === null)
      throw badRequest([{ field: 'q', message: 'must contain something to search for' }]);
  }

  const author = search.author === null ? null : await findAuthor(ctx, search.author);
  if (author === undefined) return toFilteredList([], limit, cursors.new.encode);
  if (author && search.domain === null && search.words === '' && search.pieces.length === 0) {
    return listPostsOfUser(ctx, author, { cursor, limit });
  }

  const conditions: (SQL | undefined)[] = [eq(posts.siteId, ctx.site.id), sql`${posts.isVisible}`];
  if (author) conditions.push(eq(posts.userId, author.id));
  if (search.domain !== null) conditions.push(eq(posts.domain, search.domain));
  if (search.words !== '')
    conditions.push(sql`${posts.search} @@ websearch_to_tsquery('english', ${search.words})`);
  for (const { text, isExcluded } of search.pieces) {
    const matches = ilike(fullText, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(isExcluded ? not(matches) : matches);
  }
  // The trigram index is partial; this condition lets the planner use it.
  if (search.pieces.some(({ isExcluded }) => !isExcluded))
    conditions.push(sql`${fullText} ~ ${sql.raw(`'${otherScripts}'`)}`);
  if (cursor !== undefined) {
    const { createdAt, id } = cursors.new.decode(cursor);
    conditions.push(sql`(${posts.createdAt}, ${posts.id}) < (${createdAt}, ${id})`);
  }
  return ctx.db.transaction(
    async (tx) => {
      await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
      const page = tx
        .select({ post: summary.as('post') })
        .from(posts)
        .innerJoin(users, and(eq(users.siteId, posts.siteId), eq(users.id, posts.userId)))
        .where(and(...conditions))
        .orderBy(desc(posts.createdAt), desc(posts.id))
        .limit(limit + 1)
        .as('page');
      const rows = await tx
        .select({
          posts: sql<ListedPost[]>`coalesce(json_agg(${page.post}), '[]')`,
        })
        .from(page);
      return toFilteredList(rows, limit, cursors.new.encode);
    },
    { accessMode: 'read only' },
  );
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
