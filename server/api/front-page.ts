import type { frontPages as rows } from '#shared/contract/front-page.ts';
import { readFrontPage } from '../domain/digests/front-page.ts';
import type { Handler } from './handler-types.ts';

export const frontPages: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/front-page': (ctx) => readFrontPage(ctx),
};
