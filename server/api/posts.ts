import type { posts as rows } from '#shared/contract/posts.ts';
import { listPosts, readPost } from '../domain/posts.ts';
import { searchPosts } from '../domain/search.ts';
import type { Handler } from './handler.ts';

export const posts: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/posts': (ctx, { query }) => (query.q === undefined ? listPosts(ctx, query) : searchPosts(ctx, query)),
  'GET /api/posts/{id}': (ctx, { path }) => readPost(ctx, path.id),
};
