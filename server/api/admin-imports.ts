import type { adminImports as rows } from '#shared/contract/admin-imports.ts';
import {
  startImport,
  importRows,
  listImports,
  readImport,
  cancelImport,
} from '../domain/imports/import-jobs.ts';
import type { Handler } from './handler-types.ts';

export const adminImports: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/imports': (ctx, { query }) => listImports(ctx, query),
  'GET /api/admin/imports/{id}': (ctx, { path }) => readImport(ctx, path.id),
  'POST /api/admin/imports': (ctx, { body }) => startImport(ctx, ctx.viewer, body),
  'POST /api/admin/imports/{id}/rows': (ctx, { path, body }) =>
    importRows(ctx, ctx.viewer, path.id, body),
  'POST /api/admin/imports/{id}/stop': (ctx, { path }) => cancelImport(ctx, ctx.viewer, path.id),
};
