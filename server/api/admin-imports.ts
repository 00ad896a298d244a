import type { adminImports as rows } from '#shared/contract/admin-imports.ts';
import {
  beginImport,
  importRows,
  listImports,
  readImport,
  stopImport,
} from '../domain/imports/import-jobs.ts';
import { memberOf, type Handler } from './handler-types.ts';

export const adminImports: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/imports': (ctx, { query }) => listImports(ctx, query),
  'GET /api/admin/imports/{id}': (ctx, { path }) => readImport(ctx, path.id),
  'POST /api/admin/imports': (ctx, { body }) => beginImport(ctx, memberOf(ctx), body),
  'POST /api/admin/imports/{id}/rows': (ctx, { path, body }) =>
    importRows(ctx, memberOf(ctx), path.id, body),
  'POST /api/admin/imports/{id}/stop': (ctx, { path }) => stopImport(ctx, memberOf(ctx), path.id),
};
