import { and, eq } from 'drizzle-orm';
import { articles, posts } from '../../db/schema.ts';

/** Joins the article of a post, if it was read. */
export const isReadArticleOfPost = () =>
  and(eq(articles.siteId, posts.siteId), eq(articles.postId, posts.id), eq(articles.state, 'read'));
