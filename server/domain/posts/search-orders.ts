import { and, desc, sql } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor } from '../../db/cursor.ts';
import { posts } from '../../db/schema.ts';
import { badRequest } from '../../infra/app-error.ts';
import type { ListedPost } from './post-list-queries.ts';
import { cursors } from './post-lists.ts';
import type { Search } from './parse-search.ts';
import {
  contains,
  fullText,
  selectNewest,
  toQuery,
  type Place,
  type Scope,
} from './search-matches.ts';
import { countTypedTerms } from './typed-terms.ts';

/** How many matches are ranked together. */
const maxRanked = 250;

/** A match, with the keys of its order if these are not in the post. */
type Key = { id: string; relevance: Relevance | null };
/** `start`: the newest of the matches that were ranked together. */
type Relevance = { exact: number; rank: number; start: Place };
/** `total`: the number of matches, up to a limit, if the order counts them. */
export type Found = { keys: Key[]; total?: number };
type Order = {
  read(tx: Db, scope: Scope, page: { cursor: string | undefined; limit: number }): Promise<Found>;
  encode(last: ListedPost, key: Key): string;
};

const toKey = ({ id }: { id: string }): Key => ({ id, relevance: null });

export const newest: Order = {
  async read(tx, scope, { cursor, limit }) {
    const from = cursor === undefined ? null : { ...cursors.new.decode(cursor), inclusive: false };
    const rows = selectNewest(tx, scope, { from, limit }).as('rows');
    return { keys: (await tx.select({ id: rows.id }).from(rows)).map(toKey) };
  },
  encode: (post) => cursors.new.encode(post),
};

export const mostPoints: Order = {
  async read(tx, { conditions }, { cursor, limit }) {
    const after = cursor === undefined ? undefined : cursors.top.decode(cursor);
    const rows = await tx
      .select({ id: posts.id })
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
    return { keys: rows.map(toKey) };
  },
  encode: (post) => cursors.top.encode(post),
};

/**
 * Orders by the number of terms that occur as typed, so that a stem never outranks the word. Then
 * by frequency, where the title counts most; then newest first. Some hundred matches are ranked
 * together, the newest first, which bounds the work. Later pages continue with the next ones.
 * Decisions 299 and 342.
 */
export const best: Order = {
  async read(tx, scope, { cursor, limit }) {
    let at: Position | null = cursor === undefined ? null : decodeRelevance(cursor);
    const found: Found = { keys: [] };
    do {
      const part: RankedMatches = await readRanked(tx, scope, at, limit - found.keys.length);
      found.keys.push(...part.keys);
      found.total ??= part.total;
      at = part.next && { start: part.next, after: null };
    } while (at && found.keys.length < limit);
    return found;
  },
  encode: ({ id, createdAt }, { relevance }) => {
    if (!relevance) throw new Error('the match was not ranked');
    const { exact, rank, start } = relevance;
    const time = [Date.parse(createdAt), id];
    return encodeCursor('ranked', [exact, rank, ...time, start.createdAt.getTime(), start.id]);
  },
};

/** Among which matches a page goes on, and after which one. */
type Position = {
  start: Place;
  after: { exact: number; rank: number; createdAt: Date; id: string } | null;
};
/** `next`: the newest match that is older than those. */
type RankedMatches = { keys: Key[]; total: number; next: Place | null };

async function readRanked(
  tx: Db,
  scope: Scope,
  at: Position | null,
  limit: number,
): Promise<RankedMatches> {
  const matches = tx.$with('matches').as(
    selectNewest(tx, scope, {
      from: at?.start ?? null,
      limit: at ? maxRanked + 1 : limits.search.posts,
    }),
  );
  const newestFirst = sql`${matches.createdAt} desc, ${matches.id} desc`;
  const together = tx.select().from(matches).orderBy(newestFirst).limit(maxRanked).as('together');
  const candidates = tx
    .select({
      id: together.id,
      createdAt: together.createdAt,
      ...relevanceOf(together, scope.search),
    })
    .from(together)
    // Without it, each rank is computed for the condition and for the order.
    .offset(0)
    .as('candidates');
  const { id, createdAt, exact, rank } = candidates;
  const after = at?.after;
  const page = tx
    .select({ id, exact, rank, createdAt })
    .from(candidates)
    .where(
      after
        ? sql`(${exact}, ${rank}, ${createdAt}, ${id})
            < (${after.exact}, ${after.rank}, ${after.createdAt}, ${after.id})`
        : undefined,
    )
    .orderBy(desc(exact), desc(rank), desc(createdAt), desc(id))
    .limit(limit)
    .as('page');
  type Time = [ms: number, id: string];
  const timeAt = (offset: number) => sql<Time | null>`(
    select json_build_array((extract(epoch from ${matches.createdAt}) * 1000)::bigint,
      ${matches.id})
    from ${matches} order by ${newestFirst} offset ${sql.raw(String(offset))} limit 1)`;
  const [row] = await tx
    .with(matches)
    .select({
      keys: sql<[id: string, exact: number, rank: number][]>`coalesce(json_agg(
        json_build_array(${page.id}, ${page.exact}, ${page.rank})), '[]')`,
      total: sql<number>`(select count(*)::int from ${matches})`,
      start: timeAt(0),
      next: timeAt(maxRanked),
    })
    .from(page);
  const toPlace = ([ms, of]: Time): Place => ({
    createdAt: new Date(ms),
    id: of,
    inclusive: true,
  });
  const start = row?.start ? toPlace(row.start) : null;
  return {
    keys: start
      ? (row?.keys ?? []).map(([of, isExact, its]) => ({
          id: of,
          relevance: { exact: isExact, rank: its, start },
        }))
      : [],
    total: row?.total ?? 0,
    next: row?.next ? toPlace(row.next) : null,
  };
}

type Texts = Record<'title' | 'text' | 'search', unknown>;

function relevanceOf(of: Texts, search: Search) {
  const query = toQuery(search);
  const inTitle = search.pieces
    .filter(({ isExcluded }) => !isExcluded)
    .map(({ text }) => sql`+ (${contains(of.title, text)})::int * 1000000`);
  // Without a text, the indexed words are those of the title.
  const title = sql`case when ${of.text} is null then ${of.search}
    else search_words(${search.language}, ${of.title}) end`;
  return {
    exact: countTypedTerms(fullText(of), search).as('exact'),
    rank: sql<number>`(4000000 * ts_rank(${title}, ${query})
      + 1000000 * ts_rank(${of.search}, ${query}, 1))::int
      ${sql.join(inTitle, sql` `)}`.as('rank'),
  };
}

function decodeRelevance(cursor: string): Position {
  const [exact, rank, createdAt, id, startedAt, startId] = decodeCursor('ranked', cursor, [
    'number',
    'number',
    'number',
    'string',
    'number',
    'string',
  ]);
  if (![exact, rank].every((n) => Number.isInteger(n) && n >= 0 && n <= 2_147_483_647))
    throw badRequest([{ field: 'cursor', message: 'must be a cursor returned by this list' }]);
  return {
    start: { createdAt: cursorTime(startedAt), id: startId, inclusive: true },
    after: { exact, rank, createdAt: cursorTime(createdAt), id },
  };
}
