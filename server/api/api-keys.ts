import type { apiKeys as rows } from '#shared/contract/api-keys.ts';
import { createApiKey, deleteApiKey, listApiKeys } from '../domain/accounts/api-keys.ts';
import { requireMember, type Handler } from './handler-types.ts';

export const apiKeys: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/api-keys': (ctx) => listApiKeys(ctx, requireMember(ctx)),
  'POST /api/api-keys': (ctx, { body }) => createApiKey(ctx, requireMember(ctx), body),
  'DELETE /api/api-keys/{id}': (ctx, { path }) => deleteApiKey(ctx, requireMember(ctx), path.id),
};
