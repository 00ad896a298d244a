import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { name, wholeNumber } from './field-schemas.ts';
import { endpoint, instant } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { hour, settingsLimit } from './rate-limit.ts';

const scopes = ['read', 'write'] as const;

/** A key in its owner's list. */
export const apiKey = named(
  'ApiKey',
  z.object({
    id: z.string(),
    name: z.string(),
    scopes: described(
      '`read` and `write`, or those of a key for the administration.',
      z.array(z.string()),
    ),
    prefix: described('How the secret begins.', z.string()),
    lastFour: described('How it ends.', z.string()),
    createdAt: instant,
    lastUsedAt: described('Rounded to the hour; null: never.', z.nullable(instant)),
    expiresAt: instant,
  }),
);
export type ApiKey = z.infer<typeof apiKey>;

/** What every new key says. */
export const newKey = {
  name: described('A name for the key.', name, 'My reader'),
  expiresInDays: described(
    `${limits.apiKeys.days.default} by default.`,
    z.optional(wholeNumber(limits.apiKeys.days.min, limits.apiKeys.days.max)),
    90,
  ),
};

export const keyId = z.strictObject({
  id: described('ID of the key.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});

/** API keys. Managing keys, sessions or the account requires a session. */
export const apiKeys = {
  'GET /api/api-keys': endpoint({
    access: 'member',
    summary: 'Lists your keys, newest first.',
    reply: named('ApiKeyList', z.object({ keys: z.array(apiKey) })),
  }),
  'POST /api/api-keys': endpoint({
    // A key outlives the session, so a stolen session must not create one.
    access: 'member',
    limit: {
      name: 'new-keys',
      requests: 'new keys',
      storage: 'database',
      seconds: hour,
      person: 30,
      network: 180,
    },
    requiresRecentLogin: true,
    summary:
      'Creates a key. The secret is shown once. Send it as `Authorization: Bearer ' +
      '…`; no CSRF token is needed with it.',
    body: z.strictObject({
      ...newKey,
      scopes: described(
        'Its scopes.',
        z
          .array(z.enum(scopes, 'must be read or write'))
          .check(z.minLength(1, 'must name at least one')),
        ['read'],
      ),
    }),
    reply: named('NewApiKey', z.extend(apiKey, { secret: described('Shown once.', z.string()) })),
    status: 201,
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'DELETE /api/api-keys/{id}': endpoint({
    access: 'member',
    limit: settingsLimit,
    allowBanned: true,
    summary: 'Revokes a key immediately.',
    path: keyId,
    reply: named('ApiKeyEnded', z.object({ ended: z.boolean() })),
  }),
};
