import type { adminCorrections as rows } from '#shared/contract/admin-corrections.ts';
import {
  dismissCorrection,
  listCorrections,
  strikeSentence,
} from '../domain/digests/corrections/decide.ts';
import type { Handler } from './handler-types.ts';

export const adminCorrections: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/corrections': (ctx, { query }) => listCorrections(ctx, query),
  'POST /api/admin/corrections/{id}/dismiss': (ctx, { path }) =>
    dismissCorrection(ctx, ctx.viewer, path.id),
  'POST /api/admin/corrections/{id}/strike': (ctx, { path, body }) =>
    strikeSentence(ctx, ctx.viewer, path.id, body),
};
