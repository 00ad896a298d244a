import { articles, posts } from '../../db/schema.ts';
import { own } from '../../db/own.ts';

/** Joins the article of a post, if it was read. */
export const joinsFetchedArticle = () =>
  own(articles, posts.siteId, { postId: posts.id, state: 'read' });
