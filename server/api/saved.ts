import type { savedPosts as rows } from '#shared/contract/saved.ts';
import { listSaved, savePost, unsavePost } from '../domain/posts/saved.ts';
import type { Handler } from './handler-types.ts';

export const savedPosts: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/saved': (ctx, { query }) => listSaved(ctx, ctx.viewer, query),
  'POST /api/posts/{id}/save': (ctx, { path }) => savePost(ctx, ctx.viewer, path.id),
  'DELETE /api/posts/{id}/save': (ctx, { path }) => unsavePost(ctx, ctx.viewer, path.id),
};
