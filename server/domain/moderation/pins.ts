import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { pinnedPosts, posts } from '../../db/schema.ts';
import { AppError, badRequest, notFound } from '../../infra/app-error.ts';
import { postCdnKey } from '../../infra/cdn/cdn-keys.ts';
import { requireStaffPasskey } from '../login/passkey-policy.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { lockPost, type PostRow } from '../posts/post-row.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type By = Pick<Viewer, 'userId' | 'username' | 'role'>;
type Pin = Reply<'PUT /api/posts/{id}/pin'>;

/**
 * Pins a visible post until a time. Idempotent. Errors: not_found, also for members; bad_request
 * for the time; conflict if enough other posts are pinned.
 */
async function pinPost(
  ctx: Ctx,
  by: By,
  idOrSlug: string,
  { until }: HandlerInput<'PUT /api/posts/{id}/pin'>['body'],
): Promise<Pin> {
  requireModerator(ctx, by);
  const now = ctx.clock.now();
  const end = new Date(until);
  if (end <= now) throw badRequest([{ field: 'until', message: 'must be in the future' }]);
  if (end.getTime() > now.getTime() + limits.pins.days * dayMs)
    throw badRequest([{ field: 'until', message: `must be within ${limits.pins.days} days` }]);
  return changePin(ctx, by, idOrSlug, async (tx, post) => {
    if (post.isHidden) throw notFound('The post was not found.');
    await tx
      .delete(pinnedPosts)
      .where(and(eq(pinnedPosts.siteId, post.siteId), lte(pinnedPosts.until, now)));
    // A hidden post keeps its pin, but not its place.
    const others = await tx
      .select({ id: pinnedPosts.postId })
      .from(pinnedPosts)
      .innerJoin(posts, own(posts, pinnedPosts.siteId, { id: pinnedPosts.postId }))
      .where(
        and(
          eq(pinnedPosts.siteId, post.siteId),
          ne(pinnedPosts.postId, post.id),
          sql`${posts.isVisible}`,
        ),
      );
    if (others.length >= limits.pins.max)
      throw new AppError(
        'conflict',
        '{max} posts are pinned already. Unpin one of them first.',
        undefined,
        { max: limits.pins.max },
      );
    await tx
      .insert(pinnedPosts)
      .values({ siteId: post.siteId, postId: post.id, until: end })
      .onConflictDoUpdate({
        target: [pinnedPosts.siteId, pinnedPosts.postId],
        set: { until: end },
      });
    return end;
  });
}

/** Ends the pin of a post. Idempotent. Error: not_found, also for members. */
async function unpinPost(ctx: Ctx, by: By, idOrSlug: string): Promise<Pin> {
  requireModerator(ctx, by);
  return changePin(ctx, by, idOrSlug, async (tx, post) => {
    await tx.delete(pinnedPosts).where(isPinOf(post));
    return null;
  });
}

const isPinOf = ({ siteId, id }: Pick<PostRow, 'siteId' | 'id'>) =>
  own(pinnedPosts, siteId, { postId: id });

function requireModerator(ctx: Ctx, by: By): void {
  if (by.role === 'member') throw notFound('The post was not found.');
  requireStaffPasskey(ctx);
}

/** Changes the pin of a post and logs the difference. One change of a site after another. */
async function changePin(
  ctx: Ctx,
  by: By,
  idOrSlug: string,
  change: (tx: Db, post: PostRow) => Promise<Date | null>,
): Promise<Pin> {
  return writeSiteContent(
    ctx,
    async (tx) => {
      const post = await lockPost(tx, ctx, idOrSlug);
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`pins ${post.siteId}`}, 0))`,
      );
      const [pinned] = await tx
        .select({ until: pinnedPosts.until })
        .from(pinnedPosts)
        .where(and(isPinOf(post), gt(pinnedPosts.until, ctx.clock.now())));
      const before = pinned?.until.toISOString() ?? null;
      const after = (await change(tx, post))?.toISOString() ?? null;
      if (before !== after)
        await writeAuditLog(tx, ctx, by, [
          {
            action: after === null ? 'unpin-post' : 'pin-post',
            postId: post.id,
            userId: post.userId,
            before: { until: before },
            after: { until: after },
            isPublic: true,
          },
        ]);
      return { pinnedUntil: after, id: post.id };
    },
    ({ id }) => [{ keys: ['lists', 'log', postCdnKey(id)] }],
  );
}

export const handlers = {
  'PUT /api/posts/{id}/pin': (ctx, { path, body }) => pinPost(ctx, ctx.viewer, path.id, body),
  'DELETE /api/posts/{id}/pin': (ctx, { path }) => unpinPost(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
