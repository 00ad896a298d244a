import { listPosts } from '../domain/posts/post-lists.ts';
import { searchPosts } from '../domain/posts/search.ts';
import type { Handler } from './handler-types.ts';

export const postLists: { 'GET /api/posts': Handler<'GET /api/posts'> } = {
  'GET /api/posts': (ctx, { query }) =>
    query.q === undefined ? listPosts(ctx, query) : searchPosts(ctx, query),
};
