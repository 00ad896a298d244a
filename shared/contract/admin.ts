import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

/** The role of the caller. Other staff endpoints are in the `admin-*` files. */
export const admin = {
  'GET /api/admin/me': endpoint({
    access: 'moderator',
    summary: 'Your permissions on this site.',
    reply: named(
      'Staff',
      z.object({
        username: z.string(),
        role: z.enum(['moderator', 'admin']),
        platform: described('Whether you are a platform admin.', z.boolean()),
        hasRecentLogin: described(
          'Whether you logged in within the last 15 minutes, as some endpoints require.',
          z.boolean(),
        ),
        isTrial: described(
          'Whether no email leaves the machine, and `/dev/mail` shows those of the site.',
          z.boolean(),
        ),
        site: z.object({ id: z.string(), name: z.string() }),
      }),
    ),
  }),
};
