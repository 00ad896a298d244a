import * as z from 'zod/mini';
import { apiKey, keyId, newKey } from './api-keys.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

const adminKey = named(
  'AdminKey',
  z.extend(apiKey, {
    username: described('Of the admin in whose name it acts.', z.string()),
    isActive: described('False: expired or revoked.', z.boolean()),
  }),
);
export type AdminKey = z.infer<typeof adminKey>;

const call = named(
  'AdminKeyCall',
  z.object({
    id: z.string(),
    endpoint: described('Method and path, without values.', z.string()),
    status: described('Of the response.', z.int()),
    createdAt: instant,
  }),
);
export type AdminKeyCall = z.infer<typeof call>;

const scope = named(
  'AdminScope',
  z.object({
    scope: z.string(),
    section: described('Of this reference.', z.string()),
    action: z.enum(['read', 'write']),
  }),
);

/** API keys for the administration of a site. */
export const adminKeys = {
  'GET /api/admin/keys': endpoint({
    access: 'admin',
    summary: 'Keys for the administration, newest first, and the scopes that they may have.',
    reply: named('AdminKeys', z.object({ keys: z.array(adminKey), scopes: z.array(scope) })),
  }),
  'POST /api/admin/keys': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    status: 201,
    summary:
      'Creates a key for endpoints of the administration. It acts in your name while you are an ' +
      'admin. Only this reply has its secret.',
    body: z.strictObject({
      ...newKey,
      scopes: described(
        'Its scopes; `GET /api/admin/keys` has all of them.',
        z
          .array(z.string('must be the name of a scope'), 'must be a list')
          .check(z.minLength(1, 'must name at least one'), z.maxLength(100, 'must be at most 100')),
        ['members:read'],
      ),
    }),
    reply: named(
      'NewAdminKey',
      z.object({ key: adminKey, secret: described('Shown once.', z.string()) }),
    ),
    errorCodes: ['conflict'],
  }),
  'DELETE /api/admin/keys/{id}': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary: 'Revokes a key at once. It is listed with its calls for another 30 days.',
    path: keyId,
    reply: adminKey,
  }),
  'GET /api/admin/keys/{id}/calls': endpoint({
    access: 'admin',
    summary: 'Calls with a key of the last 30 days, newest first.',
    path: keyId,
    query: z.strictObject({
      limit: described('Page size, 25 by default.', z.optional(integerParam(50)), 10),
      cursor: z.optional(cursorParam),
    }),
    reply: named(
      'AdminKeyCalls',
      z.object({ calls: z.array(call), nextCursor, hasNextPage: z.boolean() }),
    ),
  }),
};
