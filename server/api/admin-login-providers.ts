import type { adminLoginProviders as rows } from '#shared/contract/admin-login-providers.ts';
import {
  deleteLoginProvider,
  listLoginProviders,
  putLoginProvider,
} from '../domain/login/login-providers.ts';
import type { Handler } from './handler-types.ts';

export const adminLoginProviders: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/login-providers': (ctx) => listLoginProviders(ctx),
  'PUT /api/admin/login-providers/{id}': (ctx, { path, body }) =>
    putLoginProvider(ctx, ctx.viewer, path.id, body),
  'DELETE /api/admin/login-providers/{id}': (ctx, { path }) =>
    deleteLoginProvider(ctx, ctx.viewer, path.id),
};
