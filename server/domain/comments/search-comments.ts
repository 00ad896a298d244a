import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { plainText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { inPeriodGroup, periodGroups } from '../../db/periods.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { badRequest } from '../../infra/app-error.ts';
import { createMarker, excerptOf } from '../posts/found-text.ts';
import { parseSearch, type Search } from '../posts/parse-search.ts';
import { hasDiscussion, publicTitle } from '../posts/post-row.ts';
import { completeWords, hasIndexedWords, matchText, toQuery } from '../posts/search-matches.ts';
import { countTypedTerms } from '../posts/typed-terms.ts';
import { columns, toComment } from './comments.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/** Characters of a comment whose words are counted for its rank. */
const rankedLength = 2_000;

/**
 * Searches the texts of comments: by relevance, time or points. All terms must match, as well as
 * `author:`. The newest matches are ranked and counted, which bounds the work. As for posts, each
 * search gets its own plan. Error: bad_request. Decision 299.
 */
export async function searchComments(
  ctx: Ctx,
  {
    q = '',
    sort = 'relevance',
    cursor,
    limit = limits.pageSize,
  }: HandlerInput<'GET /api/search/comments'>['query'],
): Promise<Reply<'GET /api/search/comments'>> {
  const typed = parseSearch(q, ctx.site.language);
  if (typed.domain !== null)
    throw badRequest([{ field: 'q', message: 'cannot filter comments by domain' }]);
  const isFilter = typed.words === '' && typed.pieces.length === 0;
  const order = isFilter && sort === 'relevance' ? 'new' : sort;
  const after = cursor === undefined ? undefined : decodeFound(order, cursor);
  if (isFilter && typed.author === null)
    return { comments: [], nextCursor: null, hasNextPage: false, totalCount: 0 };
  const { found, search } = await ctx.db.transaction(
    async (tx) => {
      await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
      const search = await completeWords(typed, (complete, limit) =>
        selectNewest(tx, ctx, complete, { from: undefined, limit }),
      );
      // Later pages by time go on behind the newest matches.
      const from = order === 'new' ? after : undefined;
      const matches = selectNewest(tx, ctx, search, {
        from,
        limit: from ? limit + 1 : limits.search.comments,
      }).as('matches');
      const [first, second] = orders[order](search, matches);
      const ranked = tx.$with('ranked').as(
        tx
          .select({
            id: matches.id,
            createdAt: matches.createdAt,
            first: first.as('first'),
            second: second.as('second'),
          })
          .from(matches),
      );
      const page = tx
        .select({
          id: ranked.id,
          createdAt: ranked.createdAt,
          first: ranked.first,
          second: ranked.second,
          // Read twice, so that PostgreSQL ranks once, even without statistics of the table.
          total: sql<number>`(select count(*)::int from ${ranked})`.as('total'),
        })
        .from(ranked)
        .where(
          after &&
            sql`(${ranked.first}, ${ranked.second}, ${ranked.createdAt}, ${ranked.id})
              < (${after.first}, ${after.second}, ${after.createdAt}, ${after.id})`,
        )
        .orderBy(desc(ranked.first), desc(ranked.second), desc(ranked.createdAt), desc(ranked.id))
        .limit(limit + 1)
        .as('page');
      const found = await tx
        .with(ranked)
        .select({
          ...columns,
          post: publicTitle,
          first: page.first,
          second: page.second,
          total: page.total,
        })
        .from(page)
        .innerJoin(comments, own(comments, ctx.site.id, { id: page.id }))
        .innerJoin(users, matchesAuthor)
        .innerJoin(posts, matchesPost)
        .orderBy(desc(page.first), desc(page.second), desc(page.createdAt), desc(page.id));
      return { found, search };
    },
    { accessMode: 'read only' },
  );
  const { rows, ...next } = pageFromRows(found, limit, (last) =>
    encodeCursor(`found-comments-${order}`, [
      last.first,
      last.second,
      last.createdAt.getTime(),
      last.id,
    ]),
  );
  const texts = rows.map(({ renderedText }) => plainText(renderedText));
  const mark = await createMarker(ctx, search, texts);
  return {
    comments: rows.map((row, i) => ({
      ...toComment(row, 0),
      post: row.post,
      found: excerptOf(mark(texts[i] ?? '')),
    })),
    ...next,
    ...(cursor === undefined ? { totalCount: found[0]?.total ?? 0 } : {}),
  };
}

type Order = 'relevance' | 'new' | 'top';
type Position = { first: number; second: number; createdAt: Date; id: string };
type Keys = [SQL<number>, SQL<number>];

const matchesAuthor = own(users, comments.siteId, { id: comments.userId });
const matchesPost = own(posts, comments.siteId, { id: comments.postId });

/**
 * Two integers that precede the time in the order. By relevance: the number of terms that occur as
 * typed, then their frequency. So a stem never outranks the word.
 */
const orders: Record<Order, (search: Search, of: Record<'text' | 'score', unknown>) => Keys> = {
  relevance: (search, of) => [
    countTypedTerms(sql`${of.text}`, search),
    sql`(1000000 * ts_rank(search_words(${search.language}, left(${of.text}, ${rankedLength})),
      ${toQuery(search)}, 1))::int`,
  ],
  new: () => [sql`0`, sql`0`],
  top: (_, of) => [sql`${of.score}`, sql`0`],
};

/** The newest matches, down from a place. As `selectNewest` of posts. Decision 342. */
function selectNewest(
  tx: Db,
  ctx: Ctx,
  search: Search,
  { from, limit }: { from: Position | undefined; limit: number },
) {
  const hasWords = hasIndexedWords(search);
  const select = (more?: SQL) =>
    tx
      .select({
        id: comments.id,
        createdAt: comments.createdAt,
        text: comments.text,
        score: comments.score,
      })
      .from(comments)
      .innerJoin(posts, matchesPost)
      .where(
        and(
          ...conditionsOf(ctx, search),
          from && sql`(${comments.createdAt}, ${comments.id}) < (${from.createdAt}, ${from.id})`,
          more,
        ),
      )
      .orderBy(desc(comments.createdAt), desc(comments.id));
  const found = (
    hasWords ? select(inPeriodGroup(comments.siteId, comments.createdAt)) : select().limit(limit)
  ).as('found');
  return tx
    .select({ id: found.id, createdAt: found.createdAt, text: found.text, score: found.score })
    .from(periodGroups(ctx.site.id, hasWords ? (from?.createdAt ?? ctx.clock.now()) : null))
    .innerJoinLateral(found, sql`true`)
    .limit(limit);
}

function decodeFound(order: Order, cursor: string): Position {
  const [first, second, createdAt, id] = decodeCursor(`found-comments-${order}`, cursor, [
    'number',
    'number',
    'number',
    'string',
  ]);
  if (![first, second].every((key) => Number.isInteger(key) && Math.abs(key) <= 2_147_483_647))
    throw badRequest([{ field: 'cursor', message: 'must be a cursor returned by this list' }]);
  return { first, second, createdAt: cursorTime(createdAt), id };
}

function conditionsOf(ctx: Ctx, search: Search): SQL[] {
  const conditions = [eq(comments.siteId, ctx.site.id), sql`${comments.isVisible}`, hasDiscussion];
  if (search.author !== null)
    conditions.push(
      sql`${comments.userId} = (select ${users.id} from ${users}
        where ${users.siteId} = ${ctx.site.id} and lower(${users.username}) = ${search.author})`,
    );
  const words = sql`search_words(${comments.searchLanguage}, ${comments.text})`;
  return [...conditions, ...matchText(search, { text: sql`${comments.text}`, words })];
}

export const handlers = {
  'GET /api/search/comments': (ctx, { query }) => searchComments(ctx, query),
} satisfies Partial<Handlers>;
