import type { invitations as rows } from '#shared/contract/invitations.ts';
import { createInvitation, endInvitation, listInvitations } from '../domain/login/invitations.ts';
import type { Handler } from './handler-types.ts';

export const invitations: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/invitations': (ctx) => listInvitations(ctx, ctx.viewer),
  'POST /api/invitations': (ctx, { body }) => createInvitation(ctx, ctx.viewer, body),
  'DELETE /api/invitations/{id}': (ctx, { path }) => endInvitation(ctx, ctx.viewer, path.id),
};
