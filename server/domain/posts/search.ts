import { and, desc, eq, ilike, not, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { posts, sites, users } from '../../db/schema.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import {
  cursors,
  listPostsOfDomain,
  listPostsOfUser,
  summary,
  toList,
  type ListedPost,
} from './post-lists.ts';
import { domainFrom } from './url-normalization.ts';
import { readUser } from '../accounts/users.ts';

/** What somebody searches for. */
export type Search = {
  /** Words that the database's dictionary knows how to take apart: phrases in quotes, `or`, and `-` before what must not be there. */
  words: string;
  /** Words of other scripts, found wherever they stand in a text. */
  pieces: { text: string; without: boolean }[];
  author: string | null;
  domain: string | null;
};

/** Letters of scripts whose words the dictionary does not take apart: Greek and what follows it, no punctuation and no emoji. As in the index. */
const others = '[\\u0370-\\u1fff\\u2c00-\\ud7ff\\uf900-\\ufdff\\ufe70-\\uffef]';
const ofOtherScript = new RegExp(others);

/** Reads a search. Error: bad_request when an author or a domain is named twice, or a domain is none. */
export function parseSearch(q: string): Search {
  const search: Search = { words: '', pieces: [], author: null, domain: null };
  const words: string[] = [];
  const once = (name: 'author' | 'domain', value: string) => {
    if (search[name] !== null && search[name] !== value)
      throw badRequest([{ field: 'q', message: `can name only one ${name}` }]);
    search[name] = value;
  };
  for (const token of q.normalize('NFC').match(/-?"[^"]*"?|\S+/g) ?? []) {
    const filter = /^(author|domain):(.+)$/i.exec(token);
    if (filter?.[1]?.toLowerCase() === 'author')
      once('author', (filter[2] ?? '').replace(/^@/, '').toLowerCase());
    else if (filter) {
      const domain = domainFrom(filter[2] ?? '');
      if (domain === null) throw badRequest([{ field: 'q', message: 'names an invalid domain' }]);
      once('domain', domain);
    } else if (ofOtherScript.test(token)) {
      const text = token.replace(/^-/, '').replaceAll('"', '').trim();
      if (text !== '') search.pieces.push({ text, without: token.startsWith('-') });
    } else words.push(token);
  }
  return { ...search, words: words.join(' ') };
}

/** The text of a post, as the trigram index has it. */
const whole = sql`(${posts.title} || ' ' || coalesce(${posts.text}, ''))`;

/**
 * Posts that a search finds, newest first. Full-text over title and text, `author:` and `domain:`; all of it must fit. Every search is
 * planned for its own words, for a rare word is found by its index and a common one by going through the newest posts. `totalCount` is the
 * site's. Error: bad_request. Decision 33.
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

  const author = search.author === null ? null : await authorOf(ctx, search.author);
  if (author === undefined)
    return { ...toList([], limit, cursors.new.encode), totalCount: await totalOf(ctx) };
  if (author && search.domain === null && search.words === '' && search.pieces.length === 0) {
    return {
      ...(await listPostsOfUser(ctx, author, { cursor, limit })),
      totalCount: await totalOf(ctx),
    };
  }

  const conditions: (SQL | undefined)[] = [eq(posts.siteId, ctx.site.id), sql`${posts.isVisible}`];
  if (author) conditions.push(eq(posts.userId, author.id));
  if (search.domain !== null) conditions.push(eq(posts.domain, search.domain));
  if (search.words !== '')
    conditions.push(sql`${posts.search} @@ websearch_to_tsquery('english', ${search.words})`);
  for (const { text, without } of search.pieces) {
    const there = ilike(whole, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(without ? not(there) : there);
  }
  // Only such texts are in the trigram index, and only such can have these pieces.
  if (search.pieces.some(({ without }) => !without))
    conditions.push(sql`${whole} ~ ${sql.raw(`'${others}'`)}`);
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
          total: sql<number>`(select ${sites.postCount} from ${sites} where ${sites.id} = ${ctx.site.id})`,
        })
        .from(page);
      return toList(rows, limit, cursors.new.encode);
    },
    { accessMode: 'read only' },
  );
}

/** The person a search names; undefined when there is none of that name. */
async function authorOf(ctx: Ctx, username: string): Promise<{ id: string } | undefined> {
  try {
    return await readUser(ctx, username);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function totalOf(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ total: sites.postCount })
    .from(sites)
    .where(eq(sites.id, ctx.site.id));
  return row?.total ?? 0;
}
