import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { posts, postTags, sites, users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { parsePostId } from './slugs.ts';
import { own } from '../../db/own.ts';

export type PostRow = typeof posts.$inferSelect;

/** Returns whether staff or a rule hid the post. A missing `hiddenBy` counts as a moderator. */
export const isHiddenByStaff = ({ isHidden, hiddenBy }: Pick<PostRow, 'isHidden' | 'hiddenBy'>) =>
  isHidden && hiddenBy !== 'author';

/** Whether the discussion of a post can be read: the post is visible, or a stub. */
export const hasDiscussion = sql`(${posts.isVisible} or ${posts.isStub} and not ${posts.isHidden})`;

/** Replaces the title of a deleted post, in all languages. */
export const deletedTitle = '[deleted]';

/** Slug and title for others. The slug of a deleted post has no words of its title. */
export const publicTitle = {
  slug: sql<string>`case when ${posts.deletedAt} is null then ${posts.slug} else ${posts.id} end`,
  title: sql<string>`case when ${posts.deletedAt} is null then ${posts.title}
    else ${sql.raw(`'${deletedTitle}'`)} end`,
};

export const matchesPost = ({ siteId, id }: Pick<PostRow, 'siteId' | 'id'>) =>
  own(posts, siteId, { id });

/** Returns what a caller needs of a post that matches the filter. Error: not_found. */
export async function requirePost(
  { db, site }: Needs<'db' | 'site'>,
  idOrSlug: string,
  filter: SQL,
): Promise<Pick<PostRow, 'id' | 'userId'>> {
  const id = parsePostId(idOrSlug);
  const [post] =
    id === null
      ? []
      : await db
          .select({ id: posts.id, userId: posts.userId })
          .from(posts)
          .where(and(matchesPost({ siteId: site.id, id }), filter));
  if (!post) throw notFound('The post was not found.');
  return post;
}

/** Locks a post that is not deleted until the transaction ends. Error: not_found. */
export const lockPost = (
  tx: Db,
  ctx: Needs<'site'>,
  idOrSlug: string,
  filter?: SQL,
): Promise<PostRow> => lockMatchingPost(tx, ctx, idOrSlug, and(isNull(posts.deletedAt), filter));

/** Locks a post, or the stub of a deleted one. */
export const lockPostOrStub = (tx: Db, ctx: Needs<'site'>, idOrSlug: string): Promise<PostRow> =>
  lockMatchingPost(tx, ctx, idOrSlug, sql`(${posts.deletedAt} is null or ${posts.isStub})`);

async function lockMatchingPost(
  tx: Db,
  { site }: Needs<'site'>,
  idOrSlug: string,
  filter: SQL | undefined,
): Promise<PostRow> {
  const id = parsePostId(idOrSlug);
  const [post] =
    id === null
      ? []
      : await tx
          .select()
          .from(posts)
          .where(and(matchesPost({ siteId: site.id, id }), filter))
          .for('no key update');
  if (!post) throw notFound('The post was not found.');
  return post;
}

/** Adds a post with its tags, which are in the site's order. */
export async function insertPost(
  tx: Db,
  post: typeof posts.$inferInsert & {
    createdAt: Date;
    tags: string[];
    searchLanguage: DigestLanguage;
  },
): Promise<void> {
  const { siteId, id, createdAt, tags } = post;
  if (tags.length === 0) {
    await tx.insert(posts).values(post);
    return;
  }
  const inserted = tx
    .$with('inserted')
    .as(tx.insert(posts).values(post).returning({ id: posts.id }));
  await tx
    .with(inserted)
    .insert(postTags)
    .values(tags.map((tag) => ({ siteId, tag, postId: id, createdAt })));
}

/** Updates the post counters of the user, then of the site. */
export async function updatePostCounters(
  tx: Db,
  { siteId, userId }: { siteId: string; userId: string },
  change: number,
): Promise<void> {
  if (change === 0) return;
  await tx
    .update(users)
    .set({ postCount: sql`${users.postCount} + ${change}` })
    .where(own(users, siteId, { id: userId }));
  await tx
    .update(sites)
    .set({ postCount: sql`${sites.postCount} + ${change}` })
    .where(eq(sites.id, siteId));
}
