import type { apiKeys as rows } from '#shared/contract/api-keys.ts';
import { createApiKey, deleteApiKey, listApiKeys } from '../domain/accounts/api-keys.ts';
import { memberOf, type Handler } from './handler-types.ts';

export const apiKeys: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/api-keys': (ctx) => listApiKeys(ctx, memberOf(ctx)),
  'POST /api/api-keys': (ctx, { body }) => createApiKey(ctx, memberOf(ctx), body),
  'DELETE /api/api-keys/{id}': (ctx, { path }) => deleteApiKey(ctx, memberOf(ctx), path.id),
};
