import { sql } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import { threadVisits } from '../../db/schema.ts';
import { hasDiscussion, requirePost } from './post-row.ts';
import type { Handlers } from '../core/handler.ts';

/**
 * Stores the time of the newest comment that a member was shown on a post. Ignores earlier times,
 * and a second change within a minute. A time in the future becomes now. Error: not_found.
 */
async function recordVisit(
  ctx: Ctx,
  by: { userId: string },
  idOrSlug: string,
  newest: string,
): Promise<Reply<'PUT /api/posts/{id}/visit'>> {
  const post = await requirePost(ctx, idOrSlug, hasDiscussion);
  await ctx.db
    .insert(threadVisits)
    .values({
      siteId: ctx.site.id,
      userId: by.userId,
      postId: post.id,
      seenAt: sql`least(${newest}::timestamptz, now())`,
    })
    .onConflictDoUpdate({
      target: [threadVisits.siteId, threadVisits.userId, threadVisits.postId],
      set: { seenAt: sql`excluded.seen_at`, storedAt: sql`excluded.stored_at` },
      setWhere: sql`${threadVisits.seenAt} < excluded.seen_at
        and ${threadVisits.storedAt} < now() - interval '1 minute'`,
    });
  return { visited: true };
}

export const handlers = {
  'PUT /api/posts/{id}/visit': (ctx, { path, body }) =>
    recordVisit(ctx, ctx.viewer, path.id, body.newest),
} satisfies Partial<Handlers>;
