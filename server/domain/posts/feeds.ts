import { and, eq, sql } from 'drizzle-orm';
import type { PostSummary } from '#shared/contract/posts.ts';
import type { FeedSort } from '#shared/paths.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { posts, sites, type users } from '../../db/schema.ts';
import { listPosts, listPostsOfUser } from './post-lists.ts';

export type FeedPost = PostSummary & { content: RichText | null };

/** `updatedAt`: of what changed last; of an empty feed, since when there is a site or a person. So the same posts make the same bytes. ISO 8601. */
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

/** The first page of a list, or of one person's posts, with their texts, for a feed (product 15). The texts come by one statement for all posts. */
export async function readFeed(
  ctx: Ctx,
  of: FeedSort | Pick<typeof users.$inferSelect, 'id' | 'createdAt'>,
): Promise<Feed> {
  const { contents, site } = statements(ctx.db);
  const { posts: listed } =
    typeof of === 'string'
      ? await listPosts(ctx, { sort: of })
      : await listPostsOfUser(ctx, of, {});
  const rows =
    listed.length === 0
      ? []
      : await contents.execute({ site: ctx.site.id, ids: listed.map(({ id }) => id) });
  const contentOf = new Map(rows.map(({ id, content }) => [id, content]));
  // Between the two statements a post may have been hidden.
  const feedPosts = listed.flatMap((post) =>
    contentOf.has(post.id) ? [{ ...post, content: contentOf.get(post.id) ?? null }] : [],
  );
  const updatedAt = feedPosts
    .map((post) => post.updatedAt)
    .toSorted()
    .at(-1);
  if (updatedAt !== undefined) return { posts: feedPosts, updatedAt };
  const since =
    typeof of === 'string'
      ? (await site.execute({ site: ctx.site.id }))[0]?.createdAt
      : of.createdAt;
  return { posts: [], updatedAt: (since ?? new Date(0)).toISOString() };
}
