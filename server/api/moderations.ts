import type { moderations as rows } from '#shared/contract/moderations.ts';
import { listModerations } from '../domain/moderation/log.ts';
import type { Handler } from './handler-types.ts';

export const moderations: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/moderations': (ctx, { query }) => listModerations(ctx, query),
};
