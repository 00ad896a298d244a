import type { adminSources as rows } from '#shared/contract/admin-inbound-feeds.ts';
import {
  changeSource,
  connectSource,
  deleteSource,
  listSources,
  pauseSource,
  readSourceNow,
  resumeSource,
} from '../domain/imports/inbound-feeds.ts';
import { memberOf, type Handler } from './handler-types.ts';

export const adminSources: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/sources': (ctx, { query }) => listSources(ctx, query),
  'POST /api/admin/sources': (ctx, { body }) => connectSource(ctx, memberOf(ctx), body),
  'PUT /api/admin/sources/{id}': (ctx, { path, body }) =>
    changeSource(ctx, memberOf(ctx), path.id, body),
  'DELETE /api/admin/sources/{id}': (ctx, { path }) => deleteSource(ctx, memberOf(ctx), path.id),
  'POST /api/admin/sources/{id}/pause': (ctx, { path }) => pauseSource(ctx, memberOf(ctx), path.id),
  'POST /api/admin/sources/{id}/resume': (ctx, { path }) =>
    resumeSource(ctx, memberOf(ctx), path.id),
  'POST /api/admin/sources/{id}/read': (ctx, { path }) => readSourceNow(ctx, path.id),
};
