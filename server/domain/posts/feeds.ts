import { and, eq, sql } from 'drizzle-orm';
import type { PostSummary } from '#shared/contract/posts.ts';
import type { FeedSort } from '#shared/paths.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { posts, sites, type users } from '../../db/schema.ts';
import { listPosts, listPostsOfUser } from './post-lists.ts';

export type FeedPost = PostSummary & { content: RichText | null };

/**
 * `updatedAt` is the last change, or the creation of the site or user for an empty feed.
 * The same posts therefore give the same bytes. ISO 8601.
 */
export type Feed = { posts: FeedPost[]; updatedAt: string };

const value = sql.placeholder;

const statements = perDatabase((db) => ({
  contents: db
    .select({ id: posts.id, content: posts.renderedText })
    .from(posts)
    .where(
      and(
        eq(posts.siteId, value('site')),
        sql`${posts.id} = any(${value('ids')})`,
        sql`${posts.isVisible}`,
      ),
    )
    .prepare('feed_contents'),
  site: db
    .select({ createdAt: sites.createdAt })
    .from(sites)
    .where(eq(sites.id, value('site')))
    .prepare('feed_site'),
}));

/** Returns the first page of a list or of a user's posts, with bodies. */
export async function readFeed(
  ctx: Ctx,
  source: FeedSort | Pick<typeof users.$inferSelect, 'id' | 'createdAt'>,
): Promise<Feed> {
  const { contents, site } = statements(ctx.db);
  const { posts: listed } =
    typeof source === 'string'
      ? await listPosts(ctx, { sort: source })
      : await listPostsOfUser(ctx, source, {});
  const rows =
    listed.length === 0
      ? []
      : await contents.execute({ site: ctx.site.id, ids: listed.map(({ id }) => id) });
  const contentById = new Map(rows.map(({ id, content }) => [id, content]));
  // A post may have been hidden between the two statements.
  const feedPosts = listed.flatMap((post) =>
    contentById.has(post.id) ? [{ ...post, content: contentById.get(post.id) ?? null }] : [],
  );
  const updatedAt = feedPosts
    .map((post) => post.updatedAt)
    .toSorted()
    .at(-1);
  if (updatedAt !== undefined) return { posts: feedPosts, updatedAt };
  const since =
    typeof source === 'string'
      ? (await site.execute({ site: ctx.site.id }))[0]?.createdAt
      : source.createdAt;
  return { posts: [], updatedAt: (since ?? new Date(0)).toISOString() };
}
