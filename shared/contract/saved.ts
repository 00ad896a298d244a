import * as z from 'zod/mini';
import { maxPageSize, pageSize } from '../limits.ts';
import { cursorParam, endpoint, integerParam } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { postList, postPath } from './posts.ts';
import { minutes, type Limit } from './rate-limit.ts';

const saved = named('Saved', z.object({ saved: z.boolean() }));

const savesLimit: Limit = {
  name: 'saves',
  requests: 'saved posts',
  storage: 'process',
  seconds: minutes(10),
  person: 200,
  network: 1_200,
};

export const savedPosts = {
  'GET /api/saved': endpoint({
    access: 'member',
    summary: 'Your saved posts, most recently saved first. `totalCount` counts them.',
    query: z.strictObject({
      limit: described(
        `Page size, ${pageSize} by default.`,
        z.optional(integerParam(maxPageSize)),
        10,
      ),
      cursor: z.optional(cursorParam),
    }),
    reply: postList,
    apiKey: 'read',
  }),
  'POST /api/posts/{id}/save': endpoint({
    access: 'member',
    limit: savesLimit,
    summary: 'Saves a post for later. Safe to repeat.',
    path: postPath,
    reply: saved,
    apiKey: 'write',
    errorCodes: ['too_many_requests'],
  }),
  'DELETE /api/posts/{id}/save': endpoint({
    access: 'member',
    limit: savesLimit,
    summary: 'Removes a post from your saved posts. Safe to repeat.',
    path: postPath,
    reply: saved,
    apiKey: 'write',
  }),
};
