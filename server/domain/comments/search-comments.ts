import { and, desc, eq, ilike, not, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { plainText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { badRequest } from '../../infra/app-error.ts';
import { createMarker, excerptOf } from '../posts/found-text.ts';
import { otherScripts, parseSearch, type Search } from '../posts/parse-search.ts';
import { hasDiscussion, publicTitle } from '../posts/post-row.ts';
import { columns, toComment } from './comments.ts';

/**
 * Searches the texts of comments, newest first. All terms must match, as well as `author:`. As for
 * posts, each search gets its own plan. Error: bad_request.
 */
export async function searchComments(
  ctx: Ctx,
  { q = '', cursor, limit = limits.pageSize }: HandlerInput<'GET /api/search/comments'>['query'],
): Promise<Reply<'GET /api/search/comments'>> {
  const search = parseSearch(q);
  if (search.domain !== null)
    throw badRequest([{ field: 'q', message: 'cannot name a domain in a search of comments' }]);
  const conditions = conditionsOf(ctx, search);
  if (cursor !== undefined) {
    const [createdAt, id] = decodeCursor('found-comments', cursor, ['number', 'string']);
    conditions.push(
      sql`(${comments.createdAt}, ${comments.id}) < (${cursorTime(createdAt)}, ${id})`,
    );
  }
  if (search.words === '' && search.pieces.length === 0 && search.author === null)
    return { comments: [], nextCursor: null, hasNextPage: false };
  const found = await ctx.db.transaction(
    async (tx) => {
      await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
      return tx
        .select({ ...columns, post: publicTitle })
        .from(comments)
        .innerJoin(users, and(eq(users.siteId, comments.siteId), eq(users.id, comments.userId)))
        .innerJoin(posts, and(eq(posts.siteId, comments.siteId), eq(posts.id, comments.postId)))
        .where(and(...conditions))
        .orderBy(desc(comments.createdAt), desc(comments.id))
        .limit(limit + 1);
    },
    { accessMode: 'read only' },
  );
  const { rows, ...next } = pageFromRows(found, limit, (last) =>
    encodeCursor('found-comments', [last.createdAt.getTime(), last.id]),
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
  };
}

function conditionsOf(ctx: Ctx, search: Search): SQL[] {
  const conditions = [eq(comments.siteId, ctx.site.id), sql`${comments.isVisible}`, hasDiscussion];
  if (search.author !== null) conditions.push(sql`lower(${users.username}) = ${search.author}`);
  if (search.words !== '')
    conditions.push(
      sql`to_tsvector('english', ${comments.text})
        @@ websearch_to_tsquery('english', ${search.words})`,
    );
  for (const { text, isExcluded } of search.pieces) {
    const matches = ilike(comments.text, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(isExcluded ? not(matches) : matches);
  }
  // The trigram index is partial; this condition lets the planner use it.
  if (search.pieces.some(({ isExcluded }) => !isExcluded))
    conditions.push(sql`${comments.text} ~ ${sql.raw(`'${otherScripts}'`)}`);
  return conditions;
}
