import type { adminApplications as rows } from '#shared/contract/admin-applications.ts';
import {
  acceptApplication,
  declineApplication,
  listApplications,
} from '../domain/moderation/applications.ts';
import type { Handler } from './handler-types.ts';

export const adminApplications: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/applications': (ctx, { query }) => listApplications(ctx, ctx.viewer, query),
  'POST /api/admin/applications/{id}/accept': (ctx, { path }) =>
    acceptApplication(ctx, ctx.viewer, path.id),
  'POST /api/admin/applications/{id}/decline': (ctx, { path, body }) =>
    declineApplication(ctx, ctx.viewer, path.id, body.reason ?? ''),
};
