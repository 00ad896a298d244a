import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

/** Who runs the site that is asked, and what they may do there. Which part of the work a call belongs to is in the other `admin-*` files. */
export const admin = {
  'GET /api/admin/me': endpoint({
    access: 'moderator',
    summary: 'What the person who asks may do on this site.',
    reply: named(
      'Staff',
      z.object({
        username: z.string(),
        role: z.enum(['moderator', 'admin']),
        platform: described('An admin of the installation.', z.boolean()),
        fresh: described(
          'Logged in within the last 15 minutes: what takes that may be done now.',
          z.boolean(),
        ),
        site: z.object({ id: z.string(), name: z.string() }),
      }),
    ),
  }),
};
