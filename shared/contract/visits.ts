import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { postPath } from './posts.ts';
import { minutes } from './rate-limit.ts';

export const visits = {
  'PUT /api/posts/{id}/visit': endpoint({
    access: 'member',
    limit: {
      name: 'visits',
      requests: 'requests',
      storage: 'process',
      seconds: minutes(10),
      person: 300,
      network: 1_800,
    },
    summary:
      'Stores how far you have read a thread; `GET /api/me/votes` counts newer ones. It ' +
      'never goes back, and is stored at most once a minute.',
    path: postPath,
    body: z.strictObject({
      newest: described(
        'When the newest comment that was shown was written.',
        z
          .string('must be a time')
          .check(
            z.refine(
              (value) => /^\d{4}-[\d-]+T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)),
              'must be a time',
            ),
          ),
        '2026-11-21T08:00:00.000Z',
      ),
    }),
    reply: named('Visited', z.object({ visited: z.boolean() })),
    apiKey: 'write',
    errorCodes: ['too_many_requests'],
  }),
};
