import type { apiKeys as rows } from '#shared/contract/api-keys.ts';
import { createApiKey, deleteApiKey, listApiKeys } from '../domain/accounts/api-keys.ts';
import type { Handler } from './handler-types.ts';

export const apiKeys: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/api-keys': (ctx) => listApiKeys(ctx, ctx.viewer),
  'POST /api/api-keys': (ctx, { body }) => createApiKey(ctx, ctx.viewer, body),
  'DELETE /api/api-keys/{id}': (ctx, { path }) => deleteApiKey(ctx, ctx.viewer, path.id),
};
