import type { comments as rows } from '#shared/contract/comments.ts';
import { listComments } from '../domain/comments.ts';
import type { Handler } from './handler.ts';

export const comments: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/posts/{id}/comments': (ctx, { path, query }) => listComments(ctx, path.id, query),
};
