import * as z from 'zod/mini';
import { newSession } from './auth.ts';
import { bodyLimitFor, endpoint, instant } from './endpoint.ts';
import { name } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';
import { type Limit, hour, minutes, settingsLimit } from './rate-limit.ts';

/** A passkey in its owner's list. */
const passkey = named(
  'Passkey',
  z.object({
    id: z.string(),
    name: z.string(),
    createdAt: instant,
    lastUsedAt: described('The last login with it; null: none.', z.nullable(instant)),
    trustedAt: described(
      'From when it opens staff endpoints, where the site requires a passkey for staff.',
      instant,
    ),
  }),
);
export type Passkey = z.infer<typeof passkey>;

const base64url = (max: number) =>
  z
    .string('must be base64url')
    .check(
      z.maxLength(max, `must be at most ${max} characters`),
      z.regex(/^[A-Za-z0-9_-]+$/, 'must be base64url'),
    );

const credential = {
  id: base64url(1_400),
  rawId: z.optional(base64url(1_400)),
  type: z.literal('public-key', 'must be public-key'),
  authenticatorAttachment: z.optional(
    z.enum(['platform', 'cross-platform'], 'must be platform or cross-platform'),
  ),
  clientExtensionResults: z.object({}),
};
const transports = z
  .array(z.string('must be a text').check(z.maxLength(30, 'must be at most 30 characters')))
  .check(z.maxLength(10, 'must be at most 10'));

const userVerification = z.literal('required');
const credentialType = z.literal('public-key');

const path = z.strictObject({
  id: described('ID of the passkey.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});
const passkeyName = described('A name for the passkey.', name, 'My phone');

const newPasskeysLimit: Limit = {
  name: 'new-passkeys',
  requests: 'new passkeys',
  storage: 'database',
  seconds: hour,
  person: 60,
  network: 360,
};

export const passkeys = {
  'POST /api/passkey-login': endpoint({
    access: 'anyone',
    // Each page view of the login form requests a challenge.
    limit: {
      name: 'passkey-challenges',
      requests: 'requests',
      storage: 'process',
      seconds: minutes(10),
      network: 300,
    },
    summary:
      'A challenge for a login with a passkey: options for `credentials.get`. It is valid ' +
      'once, for ten minutes, with the cookie of the CSRF token.',
    reply: named(
      'PasskeyLoginOptions',
      z.object({
        challenge: z.string(),
        rpId: described("The site's host name.", z.string()),
        timeout: described('Milliseconds.', z.int()),
        userVerification,
      }),
    ),
    errorCodes: ['forbidden', 'too_many_requests'],
  }),
  'POST /api/passkey-login/verify': endpoint({
    access: 'anyone',
    limit: {
      name: 'passkey-checks',
      requests: 'logins',
      storage: 'process',
      seconds: minutes(10),
      network: 200,
    },
    summary:
      'Verifies the signed challenge and starts a session. The body is the credential as JSON ' +
      '(`PublicKeyCredential.toJSON()`).',
    body: z.strictObject({
      ...credential,
      response: z.strictObject({
        clientDataJSON: base64url(4_000),
        authenticatorData: base64url(4_000),
        signature: base64url(10_000),
        userHandle: z.optional(base64url(200)),
      }),
    }),
    reply: newSession,
    errorCodes: ['forbidden', 'unauthorized', 'too_many_requests'],
  }),
  'GET /api/passkeys': endpoint({
    access: 'member',
    summary: 'Lists your passkeys, oldest first.',
    reply: named(
      'PasskeyList',
      z.object({
        passkeys: z.array(passkey),
        required: described('Whether your role needs one for staff endpoints.', z.boolean()),
        used: described('Whether a trusted one began or confirmed this session.', z.boolean()),
      }),
    ),
  }),
  'POST /api/passkey-registration': endpoint({
    access: 'member',
    limit: newPasskeysLimit,
    requiresRecentLogin: true,
    allowBanned: true,
    summary:
      'Options for `credentials.create`. They are valid once, for ten minutes, with ' +
      'the cookie of the CSRF token.',
    reply: named(
      'PasskeyOptions',
      z.object({
        challenge: z.string(),
        rp: z.object({ id: z.string(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.int() })),
        timeout: described('Milliseconds.', z.int()),
        attestation: z.literal('none'),
        excludeCredentials: described(
          'Those that you have.',
          z.array(
            z.object({ id: z.string(), type: credentialType, transports: z.array(z.string()) }),
          ),
        ),
        authenticatorSelection: z.object({
          residentKey: z.literal('required'),
          requireResidentKey: z.boolean(),
          userVerification,
        }),
      }),
    ),
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'POST /api/passkeys': endpoint({
    access: 'member',
    limit: newPasskeysLimit,
    requiresRecentLogin: true,
    allowBanned: true,
    summary:
      'Adds a passkey: the new credential as JSON (`PublicKeyCredential.toJSON()`), and a name, ' +
      'by default the browser and system.',
    body: z.strictObject({
      ...credential,
      name: z.optional(passkeyName),
      response: z.strictObject({
        clientDataJSON: base64url(4_000),
        attestationObject: base64url(40_000),
        authenticatorData: z.optional(base64url(10_000)),
        transports: z.optional(transports),
        publicKey: z.optional(base64url(10_000)),
        publicKeyAlgorithm: z.optional(z.int('must be a whole number')),
      }),
    }),
    bodyLimit: bodyLimitFor(1_000),
    reply: passkey,
    status: 201,
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'PATCH /api/passkeys/{id}': endpoint({
    access: 'member',
    limit: settingsLimit,
    allowBanned: true,
    summary: 'Renames a passkey.',
    path,
    body: z.strictObject({ name: passkeyName }),
    reply: passkey,
  }),
  'DELETE /api/passkeys/{id}': endpoint({
    access: 'member',
    limit: settingsLimit,
    requiresRecentLogin: true,
    allowBanned: true,
    summary:
      'Removes a passkey and logs out other devices that it had logged in. Staff who need a ' +
      'passkey must have logged in with one.',
    path,
    reply: named('PasskeyRemoved', z.object({ removed: z.boolean() })),
  }),
};
