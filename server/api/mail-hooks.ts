import type {
  adminMailHooks as adminRows,
  mailHooks as rows,
} from '#shared/contract/mail-hooks.ts';
import { deleteMailHook, listMailHooks, putMailHook } from '../domain/site-admin/mail-hooks.ts';
import { handleMailHook } from '../domain/subscriptions/mail-hook-events.ts';
import type { Handler } from './handler-types.ts';

/** `server/http/api/provider-webhook.ts` has authenticated the provider and read its events. */
export const mailHooks: { [K in keyof typeof rows]: Handler<K> } = {
  'POST /api/mail/hooks/{provider}': (ctx, { path, body }) => handleMailHook(ctx, path, body),
};

export const adminMailHooks: { [K in keyof typeof adminRows]: Handler<K> } = {
  'GET /api/admin/mail/hooks': (ctx) => listMailHooks(ctx),
  'PUT /api/admin/mail/hooks/{provider}': (ctx, { path, body }) =>
    putMailHook(ctx, ctx.viewer, path.provider, body.secret),
  'DELETE /api/admin/mail/hooks/{provider}': (ctx, { path }) =>
    deleteMailHook(ctx, ctx.viewer, path.provider),
};
