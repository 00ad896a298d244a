import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { posts, users } from '../../db/schema.ts';
import { AppError } from '../../infra/app-error.ts';
import { summary } from './post-lists.ts';
import { normalizeUrl } from './url-normalization.ts';

/** Any number, the same in every version: what tells locks on links from others. */
const lockOnLinks = 7_242_002;

/**
 * Refuses a link that is on the site already, in this or another spelling, since 30 days (product 12), and keeps others from posting it until the transaction ends: of two at once one
 * waits, and finds the other's post. What a moderator hid counts, even deleted, but is not told of; what its author hid, or waits for a moderator, counts for the author only; what its author deleted does not.
 * `but`: the post that is to have the link. Error: conflict, with the earlier post.
 */
export async function rejectDuplicateLink(
  ctx: Pick<Ctx, 'site' | 'clock'>,
  tx: Db,
  by: { userId: string },
  normalizedUrl: string,
  but = '',
): Promise<void> {
  const siteId = ctx.site.id;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${siteId} ${normalizedUrl}`}, ${lockOnLinks}))`,
  );
  const byModerator = and(
    eq(posts.isHidden, true),
    sql`coalesce(${posts.hiddenBy}, 'moderator') not in ('author', 'pending_review')`,
  );
  const byOneself = and(isNull(posts.deletedAt), eq(posts.userId, by.userId));
  const [found] = await tx
    .select({
      listed: posts.isVisible,
      hiddenBy: posts.hiddenBy,
      slug: posts.slug,
      title: posts.title,
      commentCount: posts.commentCount,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .where(
      and(
        sameSince(ctx, normalizedUrl),
        ne(posts.id, but),
        or(sql`${posts.isVisible}`, byModerator, byOneself),
      ),
    )
    .orderBy(desc(posts.isVisible), desc(posts.createdAt))
    .limit(1);
  if (!found) return;
  const { listed, hiddenBy, createdAt, ...earlier } = found;
  const message =
    !listed && hiddenBy === 'author'
      ? 'was already posted by you in a post you hid'
      : !listed && hiddenBy === 'pending_review'
        ? 'was already posted by you and is waiting for review'
        : 'was posted here within the last 30 days';
  const refusal = new AppError('conflict', `This link ${message}.`, [{ field: 'url', message }]);
  if (listed) refusal.earlier = { ...earlier, createdAt: createdAt.toISOString() };
  throw refusal;
}

/** The listed post of the last 30 days with this link, in this or another spelling. `url` is one that `isLink` accepts. */
export async function findDuplicateLink(
  ctx: Pick<Ctx, 'db' | 'site' | 'clock'>,
  url: string,
): Promise<Reply<'GET /api/link-check'>> {
  const [found] = await ctx.db
    .select({ post: summary })
    .from(posts)
    .innerJoin(users, and(eq(users.siteId, posts.siteId), eq(users.id, posts.userId)))
    .where(and(sameSince(ctx, normalizeUrl(url)), sql`${posts.isVisible}`))
    .orderBy(desc(posts.createdAt))
    .limit(1);
  return { post: found?.post ?? null };
}

const sameSince = ({ site, clock }: Pick<Ctx, 'site' | 'clock'>, normalizedUrl: string) =>
  and(
    eq(posts.siteId, site.id),
    eq(posts.normalizedUrl, normalizedUrl),
    gt(posts.createdAt, new Date(clock.now().getTime() - limits.sameLink.within)),
  );
