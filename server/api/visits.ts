import type { visits as rows } from '#shared/contract/visits.ts';
import { recordVisit } from '../domain/posts/visits.ts';
import type { Handler } from './handler-types.ts';

export const visits: { [K in keyof typeof rows]: Handler<K> } = {
  'PUT /api/posts/{id}/visit': (ctx, { path, body }) =>
    recordVisit(ctx, ctx.viewer, path.id, body.newest),
};
