import type { adminSubscribers as rows } from '#shared/contract/admin-subscribers.ts';
import { listSubscribers, unsubscribeManually } from '../domain/subscriptions/admin-list.ts';
import { listConsents } from '../domain/subscriptions/consents.ts';
import { readEmbedSnippets } from '../domain/subscriptions/embed-snippets.ts';
import { readGrowth } from '../domain/subscriptions/admin-growth.ts';
import {
  listSuppressed,
  suppressManually,
  unsuppressManually,
} from '../domain/subscriptions/admin-suppressions.ts';
import { importSubscribers } from '../domain/subscriptions/import.ts';
import { importSuppressions } from '../domain/subscriptions/suppression-files.ts';
import type { DownloadKey, Handler } from './handler-types.ts';

export const adminSubscribers: {
  [K in Exclude<keyof typeof rows, DownloadKey>]: Handler<K>;
} = {
  'GET /api/admin/subscribers': (ctx, { query }) => listSubscribers(ctx, query),
  'GET /api/admin/subscribers/growth': (ctx, { query }) =>
    readGrowth(ctx, query.days === '90' ? 90 : 30),
  'POST /api/admin/subscribers/import': (ctx, { body }) => importSubscribers(ctx, ctx.viewer, body),
  'POST /api/admin/subscribers/suppress': (ctx, { body }) =>
    suppressManually(ctx, ctx.viewer, body),
  'POST /api/admin/subscribers/unsuppress': (ctx, { body }) =>
    unsuppressManually(ctx, ctx.viewer, body),
  'POST /api/admin/subscribers/{id}/unsubscribe': (ctx, { path }) =>
    unsubscribeManually(ctx, ctx.viewer, path.id),
  'GET /api/admin/subscribers/embed': (ctx, { query }) =>
    readEmbedSnippets(ctx, query.language ?? 'en'),
  'GET /api/admin/subscribers/{id}/consents': (ctx, { path }) => listConsents(ctx, path.id),
  'POST /api/admin/subscribers/suppressed/import': (ctx, { body }) =>
    importSuppressions(ctx, ctx.viewer, body),
  'GET /api/admin/subscribers/suppressed': (ctx, { query }) => listSuppressed(ctx, query),
};
