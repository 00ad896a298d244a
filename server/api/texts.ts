import type { texts as rows } from '#shared/contract/texts.ts';
import { readText } from '../domain/texts.ts';
import type { Handler } from './handler.ts';

export const texts: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/texts/{name}': (ctx, { path }) => readText(ctx, path.name),
};
