import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { posts, savedPosts, users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { summary, type ListedPost } from './post-list-queries.ts';
import { parsePostId } from './slugs.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

const value = sql.placeholder;
type Saved = { post: ListedPost; savedAt: number };
type Reader = { userId: string };

/** Hidden and deleted posts are left out, and return when they are shown again. */
const statements = perDatabase((db) => {
  const isSavedByReader = [own(savedPosts, value('site'), { userId: value('user') })];
  const matchesSavedPost = and(
    own(posts, savedPosts.siteId, { id: savedPosts.postId }),
    sql`${posts.isVisible}`,
  );
  // One lookup per saved post. A join might read all posts of the site.
  const isListed = sql`(select ${posts.isVisible} from ${posts}
    where ${posts.siteId} = ${savedPosts.siteId} and ${posts.id} = ${savedPosts.postId})`;
  const total = db
    .select({ n: sql`count(*)::int` })
    .from(savedPosts)
    .where(and(...isSavedByReader, isListed));
  const list = (conditions: SQL[]) => {
    const page = db
      .select({
        saved: sql<Saved>`json_build_object(
            'post', ${summary},
            'savedAt', (extract(epoch from ${savedPosts.createdAt}) * 1000)::bigint)`.as('saved'),
      })
      .from(savedPosts)
      .innerJoin(posts, matchesSavedPost)
      .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
      .where(and(...isSavedByReader, ...conditions))
      .orderBy(desc(savedPosts.createdAt), desc(savedPosts.postId))
      .limit(value('limit'))
      .as('page');
    return db
      .select({
        saved: sql<Saved[]>`coalesce(json_agg(${page.saved}), '[]')`,
        total: sql<number>`(${total})`,
      })
      .from(page);
  };
  return {
    first: list([]).prepare('saved_first'),
    next: list([
      sql`(${savedPosts.createdAt}, ${savedPosts.postId})
        < (${value('createdAt')}, ${value('id')})`,
    ]).prepare('saved_next'),
  };
});

/** Lists the caller's saved posts, the last saved first. */
export async function listSaved(
  ctx: Ctx,
  reader: Reader,
  { cursor, limit = limits.pageSize }: HandlerInput<'GET /api/saved'>['query'],
): Promise<Reply<'GET /api/saved'>> {
  const { first, next } = statements(ctx.db);
  const scope = { site: ctx.site.id, user: reader.userId, limit: limit + 1 };
  let rows;
  if (cursor === undefined) rows = await first.execute(scope);
  else {
    const [savedAt, id] = decodeCursor('saved', cursor, ['number', 'string']);
    rows = await next.execute({ ...scope, createdAt: cursorTime(savedAt), id });
  }
  const { saved = [], total: totalCount = 0 } = rows[0] ?? {};
  const page = pageFromRows(saved, limit, (last) =>
    encodeCursor('saved', [last.savedAt, last.post.id]),
  );
  return {
    posts: page.rows.map(({ post }) => post),
    nextCursor: page.nextCursor,
    hasNextPage: page.hasNextPage,
    totalCount,
  };
}

/** Saves a post. Idempotent. Error: not_found. */
export async function savePost(
  ctx: Ctx,
  by: Reader,
  idOrSlug: string,
): Promise<Reply<'POST /api/posts/{id}/save'>> {
  const id = requirePostId(idOrSlug);
  if (!(await isListed(ctx, id))) throw notFound('The post was not found.');
  await ctx.db
    .insert(savedPosts)
    .values({ siteId: ctx.site.id, userId: by.userId, postId: id })
    .onConflictDoNothing();
  return { saved: true };
}

/**
 * Removes a saved post, even if it is now hidden. Idempotent.
 * Error: not_found for a post that is neither saved nor visible.
 */
export async function unsavePost(
  ctx: Ctx,
  by: Reader,
  idOrSlug: string,
): Promise<Reply<'DELETE /api/posts/{id}/save'>> {
  const id = requirePostId(idOrSlug);
  const deleted = await ctx.db
    .delete(savedPosts)
    .where(own(savedPosts, ctx.site.id, { userId: by.userId, postId: id }))
    .returning({ id: savedPosts.postId });
  if (deleted.length === 0 && !(await isListed(ctx, id))) throw notFound('The post was not found.');
  return { saved: false };
}

function requirePostId(idOrSlug: string): string {
  const id = parsePostId(idOrSlug);
  if (id === null) throw notFound('The post was not found.');
  return id;
}

async function isListed(ctx: Ctx, id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(own(posts, ctx.site.id, { id }), sql`${posts.isVisible}`));
  return rows.length > 0;
}

export const handlers = {
  'GET /api/saved': (ctx, { query }) => listSaved(ctx, ctx.viewer, query),
  'POST /api/posts/{id}/save': (ctx, { path }) => savePost(ctx, ctx.viewer, path.id),
  'DELETE /api/posts/{id}/save': (ctx, { path }) => unsavePost(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
