import type { texts as rows } from '#shared/contract/static-pages.ts';
import { readText } from '../domain/sites/static-pages.ts';
import type { Handler } from './handler-types.ts';

export const texts: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/pages/{slug}': (ctx, { path }) => readText(ctx, path.slug),
};
