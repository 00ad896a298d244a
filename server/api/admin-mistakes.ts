import type { adminMistakes as rows } from '#shared/contract/admin-mistakes.ts';
import { checkLinks, listMistakes } from '../domain/digests/mistakes.ts';
import type { Handler } from './handler-types.ts';

export const adminMistakes: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/issues/{id}/mistakes': (ctx, { path, query }) =>
    listMistakes(ctx, path.id, query.language),
  'POST /api/admin/issues/{id}/links': (ctx, { path, body }) =>
    checkLinks(ctx, path.id, body.language),
};
