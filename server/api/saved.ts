import type { savedPosts as rows } from '#shared/contract/saved.ts';
import { listSaved, savePost, unsavePost } from '../domain/posts/saved.ts';
import { memberOf, type Handler } from './handler-types.ts';

export const savedPosts: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/saved': (ctx, { query }) => listSaved(ctx, memberOf(ctx), query),
  'POST /api/posts/{id}/save': (ctx, { path }) => savePost(ctx, memberOf(ctx), path.id),
  'DELETE /api/posts/{id}/save': (ctx, { path }) => unsavePost(ctx, memberOf(ctx), path.id),
};
