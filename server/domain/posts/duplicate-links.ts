import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { problem } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { posts, users } from '../../db/schema.ts';
import { AppError } from '../../infra/app-error.ts';
import { summary } from './post-list-queries.ts';
import { normalizeUrl } from './url-normalization.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/** Separates locks on links from other locks. Must be the same in every version. */
const linkLockSpace = 7_242_002;

/**
 * Rejects a link posted in the last 30 days, in any spelling or by the canonical link of its page. Holds a lock until the transaction
 * ends, so that of two concurrent posts only one succeeds.
 * Posts hidden by a moderator count but are not revealed.
 * Posts that are deleted, or hidden by their author or a rule, count for that author at most.
 * Error: conflict, with the earlier post.
 */
export async function rejectDuplicateLink(
  ctx: Needs<'site' | 'clock'>,
  tx: Db,
  by: { userId: string },
  normalizedUrl: string,
  excludedId = '',
): Promise<void> {
  const siteId = ctx.site.id;
  await tx.execute(
    sql`select pg_advisory_xact_lock(
      hashtextextended(${`${siteId} ${normalizedUrl}`}, ${linkLockSpace}))`,
  );
  const isHiddenByModerator = and(
    eq(posts.isHidden, true),
    sql`coalesce(${posts.hiddenBy}, 'moderator') not in ('author', 'pending_review')`,
  );
  const isOwnPost = and(isNull(posts.deletedAt), eq(posts.userId, by.userId));
  const [match] = await tx
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
        matchesRecentLink(ctx, normalizedUrl),
        ne(posts.id, excludedId),
        or(sql`${posts.isVisible}`, isHiddenByModerator, isOwnPost),
      ),
    )
    .orderBy(desc(posts.isVisible), desc(posts.createdAt))
    .limit(1);
  if (!match) return;
  const { listed, hiddenBy, createdAt, ...post } = match;
  const [text, message] =
    !listed && hiddenBy === 'author'
      ? [
          english('This link was already posted by you in a post you hid.'),
          problem('was already posted by you in a post you hid'),
        ]
      : !listed && hiddenBy === 'pending_review'
        ? [
            english('This link was already posted by you and is waiting for review.'),
            problem('was already posted by you and is waiting for review'),
          ]
        : [
            english('This link was posted here within the last 30 days.'),
            problem('was posted here within the last 30 days'),
          ];
  const error = new AppError('conflict', text, [{ field: 'url', message }]);
  if (listed) error.earlier = { ...post, createdAt: createdAt.toISOString() };
  throw error;
}

/** Returns the visible post of the last 30 days with this link. */
export async function findDuplicateLink(
  ctx: Needs<'db' | 'site' | 'clock'>,
  normalizedUrl: string,
): Promise<Reply<'GET /api/link-check'>> {
  const [row] = await ctx.db
    .select({ post: summary })
    .from(posts)
    .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
    .where(and(matchesRecentLink(ctx, normalizedUrl), sql`${posts.isVisible}`))
    .orderBy(desc(posts.createdAt))
    .limit(1);
  return { post: row?.post ?? null };
}

const matchesRecentLink = ({ site, clock }: Needs<'site' | 'clock'>, normalizedUrl: string) =>
  and(
    own(posts, site.id, {}),
    or(eq(posts.normalizedUrl, normalizedUrl), eq(posts.canonicalUrl, normalizedUrl)),
    gt(posts.createdAt, new Date(clock.now().getTime() - limits.sameLink.windowMs)),
  );

export const handlers = {
  'GET /api/link-check': (ctx, { query }) => findDuplicateLink(ctx, normalizeUrl(query.url)),
} satisfies Partial<Handlers>;
