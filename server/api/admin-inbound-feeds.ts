import type { adminInboundFeeds as rows } from '#shared/contract/admin-inbound-feeds.ts';
import {
  updateInboundFeed,
  deleteInboundFeed,
  listInboundFeeds,
  pauseInboundFeed,
  pollInboundFeedNow,
  resumeInboundFeed,
} from '../domain/imports/inbound-feeds.ts';
import { addInboundFeed } from '../domain/imports/connect-feed.ts';
import type { Handler } from './handler-types.ts';

export const adminInboundFeeds: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/inbound-feeds': (ctx, { query }) => listInboundFeeds(ctx, query),
  'POST /api/admin/inbound-feeds': (ctx, { body }) => addInboundFeed(ctx, ctx.viewer, body),
  'PATCH /api/admin/inbound-feeds/{id}': (ctx, { path, body }) =>
    updateInboundFeed(ctx, ctx.viewer, path.id, body),
  'DELETE /api/admin/inbound-feeds/{id}': (ctx, { path }) =>
    deleteInboundFeed(ctx, ctx.viewer, path.id),
  'POST /api/admin/inbound-feeds/{id}/pause': (ctx, { path }) =>
    pauseInboundFeed(ctx, ctx.viewer, path.id),
  'POST /api/admin/inbound-feeds/{id}/resume': (ctx, { path }) =>
    resumeInboundFeed(ctx, ctx.viewer, path.id),
  'POST /api/admin/inbound-feeds/{id}/poll': (ctx, { path }) => pollInboundFeedNow(ctx, path.id),
};
