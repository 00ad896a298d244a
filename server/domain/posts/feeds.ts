import { and, eq, sql } from 'drizzle-orm';
import type { PostSummary } from '#shared/contract/posts.ts';
import type { FeedSort } from '#shared/paths.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { posts, sites, type users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { listPosts, listPostsOfUser } from './post-lists.ts';
import { searchPosts } from './search.ts';
import { listTags } from './tags.ts';

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

/** A list, a tag, a search or a user. */
type FeedSource =
  | { sort: FeedSort }
  | { tag: string }
  | { q: string }
  | Pick<typeof users.$inferSelect, 'id' | 'createdAt'>;

/**
 * Returns the first page of a list, with bodies. Posts with a tag and of a search are newest first.
 * Errors: not_found for an unknown tag; bad_request for a search.
 */
export async function readFeed(ctx: Ctx, source: FeedSource): Promise<Feed> {
  const { contents } = statements(ctx.db);
  const { posts: listed } = await listSource(ctx, source);
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
  const since = 'id' in source ? source.createdAt : await readSiteStart(ctx);
  return { posts: [], updatedAt: since.toISOString() };
}

async function listSource(ctx: Ctx, source: FeedSource): Promise<{ posts: PostSummary[] }> {
  if ('id' in source) return listPostsOfUser(ctx, source, {});
  if ('q' in source) return searchPosts(ctx, { ...source, sort: 'new' });
  if ('tag' in source && !(await listTags(ctx)).tags.some(({ name }) => name === source.tag))
    throw notFound('The tag was not found.');
  return listPosts(ctx, source);
}

/** Returns when the site was created: the date of a feed without entries. */
export async function readSiteStart(ctx: Ctx): Promise<Date> {
  const [site] = await statements(ctx.db).site.execute({ site: ctx.site.id });
  return site?.createdAt ?? new Date(0);
}
