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
import { requireMember, type Handler } from './handler-types.ts';

export const adminSources: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/sources': (ctx, { query }) => listInboundFeeds(ctx, query),
  'POST /api/admin/sources': (ctx, { body }) => addInboundFeed(ctx, requireMember(ctx), body),
  'PUT /api/admin/sources/{id}': (ctx, { path, body }) =>
    updateInboundFeed(ctx, requireMember(ctx), path.id, body),
  'DELETE /api/admin/sources/{id}': (ctx, { path }) =>
    deleteInboundFeed(ctx, requireMember(ctx), path.id),
  'POST /api/admin/sources/{id}/pause': (ctx, { path }) =>
    pauseInboundFeed(ctx, requireMember(ctx), path.id),
  'POST /api/admin/sources/{id}/resume': (ctx, { path }) =>
    resumeInboundFeed(ctx, requireMember(ctx), path.id),
  'POST /api/admin/sources/{id}/read': (ctx, { path }) => pollInboundFeedNow(ctx, path.id),
};
