import type { adminSources as rows } from '#shared/contract/admin-inbound-feeds.ts';
import {
  updateInboundFeed,
  addInboundFeed,
  deleteInboundFeed,
  listInboundFeeds,
  pauseInboundFeed,
  pollInboundFeedNow,
  resumeInboundFeed,
} from '../domain/imports/inbound-feeds.ts';
import type { Handler } from './handler-types.ts';

export const adminSources: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/sources': (ctx, { query }) => listInboundFeeds(ctx, query),
  'POST /api/admin/sources': (ctx, { body }) => addInboundFeed(ctx, ctx.viewer, body),
  'PUT /api/admin/sources/{id}': (ctx, { path, body }) =>
    updateInboundFeed(ctx, ctx.viewer, path.id, body),
  'DELETE /api/admin/sources/{id}': (ctx, { path }) => deleteInboundFeed(ctx, ctx.viewer, path.id),
  'POST /api/admin/sources/{id}/pause': (ctx, { path }) =>
    pauseInboundFeed(ctx, ctx.viewer, path.id),
  'POST /api/admin/sources/{id}/resume': (ctx, { path }) =>
    resumeInboundFeed(ctx, ctx.viewer, path.id),
  'POST /api/admin/sources/{id}/read': (ctx, { path }) => pollInboundFeedNow(ctx, path.id),
};
