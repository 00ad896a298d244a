import { and, desc, eq, sql } from 'drizzle-orm';
import type { UserComment } from '#shared/contract/users.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { readSiteStart } from '../posts/feeds.ts';
import { hasDiscussion, publicTitle } from '../posts/post-row.ts';
import { parsePostId } from '../posts/slugs.ts';
import { columns, toComment } from './comments.ts';
import { searchComments } from './search-comments.ts';
import { own } from '../../db/own.ts';

/** `updatedAt` as for posts. */
export type CommentFeed = { comments: UserComment[]; updatedAt: string };

const value = sql.placeholder;

const statements = perDatabase((db) => {
  const newest = (condition = sql`true`) =>
    db
      .select({ ...columns, post: publicTitle })
      .from(comments)
      .innerJoin(users, own(users, comments.siteId, { id: comments.userId }))
      .innerJoin(posts, own(posts, comments.siteId, { id: comments.postId }))
      .where(
        and(
          eq(comments.siteId, value('site')),
          condition,
          sql`${comments.isVisible}`,
          hasDiscussion,
        ),
      )
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .limit(limits.pageSize);
  return {
    ofSite: newest().prepare('comment_feed_site'),
    ofPost: newest(eq(comments.postId, value('post'))).prepare('comment_feed_post'),
    post: db
      .select({ ...publicTitle, id: posts.id, createdAt: posts.createdAt })
      .from(posts)
      .where(and(own(posts, value('site'), { id: value('post') }), hasDiscussion))
      .prepare('comment_feed_subject'),
  };
});

/** A post that others may comment on, as `publicTitle` shows it. */
type FeedSubject = { id: string; slug: string; title: string; createdAt: Date };

/** Finds the post of a feed. Error: not_found. */
export async function readFeedSubject(ctx: Ctx, idOrSlug: string): Promise<FeedSubject> {
  const id = parsePostId(idOrSlug);
  const [post] = id ? await statements(ctx.db).post.execute({ site: ctx.site.id, post: id }) : [];
  if (!post) throw notFound('The post was not found.');
  return post;
}

/** Returns the newest comments: of the site, of a post, or those that a search finds. */
export async function readCommentFeed(
  ctx: Ctx,
  source: FeedSubject | { q: string } | null,
): Promise<CommentFeed> {
  const { ofSite, ofPost } = statements(ctx.db);
  const site = ctx.site.id;
  const listed =
    source && 'q' in source
      ? (await searchComments(ctx, { q: source.q, sort: 'new' })).comments
      : (source
          ? await ofPost.execute({ site, post: source.id })
          : await ofSite.execute({ site })
        ).map((row) => ({ ...toComment(row, 0), post: row.post }));
  const updatedAt = listed
    .map(({ createdAt, editedAt }) => editedAt ?? createdAt)
    .toSorted()
    .at(-1);
  const since = source && 'id' in source ? source.createdAt : null;
  return {
    comments: listed,
    updatedAt: updatedAt ?? (since ?? (await readSiteStart(ctx))).toISOString(),
  };
}
