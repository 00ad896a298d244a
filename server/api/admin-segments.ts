import type { adminSegments as rows } from '#shared/contract/admin-segments.ts';
import { countSegment } from '../domain/subscriptions/match-segment.ts';
import {
  changeSegment,
  createSegment,
  deleteSegment,
  listSegments,
} from '../domain/subscriptions/segments.ts';
import type { Handler } from './handler-types.ts';

export const adminSegments: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/segments': (ctx) => listSegments(ctx),
  'POST /api/admin/segments': (ctx, { body }) => createSegment(ctx, ctx.viewer, body),
  'PUT /api/admin/segments/{id}': (ctx, { path, body }) =>
    changeSegment(ctx, ctx.viewer, path.id, body),
  'DELETE /api/admin/segments/{id}': (ctx, { path }) => deleteSegment(ctx, ctx.viewer, path.id),
  'POST /api/admin/segment-counts': (ctx, { body }) => countSegment(ctx.db, ctx.site.id, body.rule),
};
