import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import {
  admission,
  displayName,
  loginResult,
  newSession,
  newUsername,
  pendingIdentity as pending,
} from './auth.ts';
import { endpoint, instant } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { type Limit, minutes, settingsLimit } from './rate-limit.ts';

export const providerId = described(
  `ID of the login provider: 1-${limits.loginProviders.id} lowercase letters, digits and hyphens.`,
  z
    .string('must be an ID')
    .check(
      z.regex(
        new RegExp(`^[a-z0-9][a-z0-9-]{0,${limits.loginProviders.id - 1}}$`),
        'must be lowercase letters, digits and hyphens',
      ),
    ),
  'google',
);
const provider = z.strictObject({ id: providerId });
const identityId = described(
  'ID of the linked account.',
  z.string().check(z.maxLength(200)),
  'k3VwqZ1x8TfB',
);

/** An account at a provider that logs in to the caller's account. */
const identity = named(
  'Identity',
  z.object({
    id: z.string(),
    issuer: described('Host of the provider.', z.string()),
    account: described('Name or email address there.', z.string()),
    createdAt: instant,
    lastUsedAt: described('Null: not used yet.', z.nullable(instant)),
  }),
);
export type Identity = z.infer<typeof identity>;

const pendingFields = {
  id: described('For signing up or linking, in this browser.', z.string()),
  provider: described('ID of the login provider.', z.string()),
  account: described('Name or email address there.', z.string()),
  email: described('Email address there, if any.', z.nullable(z.string())),
  name: described('Name there, or empty.', z.string()),
  canSignUp: described(
    'Whether it can create an account: the address is verified, no account has ' +
      "it, and the site's sign-up mode allows it, perhaps with an invitation or an answer. If " +
      'not, prove the address with `pending` of `POST /api/auth/login`, or log in and link it.',
    z.boolean(),
  ),
};
const next = described('Path of this site to go to afterwards.', z.string());
/** A parameter of the response of a provider. */
const parameter = z.string('must be a text').check(z.maxLength(3_500, 'is too long'));

/** Each call makes the server call the provider. */
const providerLoginsLimit: Limit = {
  name: 'provider-logins',
  requests: 'logins',
  storage: 'process',
  seconds: minutes(10),
  network: 60,
};

/** Login by other providers: OpenID Connect, and GitHub. */
export const identities = {
  'GET /api/auth/providers': endpoint({
    access: 'anyone',
    apiKey: 'read',
    summary: 'Providers that members can log in with.',
    reply: named(
      'LoginChoices',
      z.object({ providers: z.array(z.object({ id: z.string(), label: z.string() })) }),
    ),
  }),
  'GET /api/auth/providers/{id}/start': endpoint({
    access: 'anyone',
    limit: providerLoginsLimit,
    summary:
      'Starts a login at a provider, for this browser. A browser that asks for a page is ' +
      'redirected there (303).',
    path: provider,
    query: z.strictObject({
      next: described(
        'Path of this site to go to afterwards.',
        z.optional(z.string().check(z.maxLength(limits.url.max, 'is too long'))),
        '/new',
      ),
    }),
    reply: named('LoginStart', z.object({ url: described('URL at the provider.', z.string()) })),
    errorCodes: ['not_found', 'too_many_requests', 'unavailable'],
  }),
  'POST /api/auth/providers/{id}/callback': endpoint({
    access: 'anyone',
    limit: providerLoginsLimit,
    summary:
      'Finishes a login at a provider, once, in the browser that started it. Returns a session, ' +
      'or who can sign up or be linked.',
    path: provider,
    body: z.strictObject({
      state: described('`state` of the response.', parameter, 'af0ifjsldkj'),
      code: described('`code` of the response. Omitted: it has none.', z.optional(parameter)),
      iss: described('`iss` of the response, if it has one.', z.optional(parameter)),
    }),
    reply: named(
      'LoginFinish',
      z.object({
        session: z.nullable(newSession),
        pending: z.nullable(z.object(pendingFields)),
        next,
      }),
    ),
    csrf: false,
    errorCodes: ['forbidden', 'unauthorized', 'not_found', 'too_many_requests', 'unavailable'],
  }),
  'POST /api/auth/identity/signup': endpoint({
    access: 'anyone',
    limit: {
      name: 'provider-sign-ups',
      requests: 'sign-ups',
      storage: 'process',
      seconds: minutes(10),
      network: 20,
    },
    summary:
      'Creates an account for the identity pending in this browser, and logs in. On a site ' +
      'that approves its members, creates an application; the identity can be linked later.',
    body: z.strictObject({ pending, username: newUsername, name: displayName, ...admission }),
    reply: loginResult,
    csrf: false,
    errorCodes: ['forbidden', 'not_found', 'conflict', 'too_many_requests'],
  }),
  'GET /api/identities': endpoint({
    access: 'member',
    summary: 'Lists your linked accounts, newest first, and one pending in this browser.',
    reply: named(
      'IdentityList',
      z.object({
        identities: z.array(identity),
        pending: z.nullable(z.object({ ...pendingFields, next })),
      }),
    ),
  }),
  'POST /api/identities': endpoint({
    access: 'member',
    limit: settingsLimit,
    requiresRecentLogin: true,
    summary: 'Links the identity pending in this browser to your account.',
    body: z.strictObject({ pending }),
    reply: identity,
    status: 201,
    errorCodes: ['not_found', 'conflict', 'too_many_requests'],
  }),
  'DELETE /api/identities/{id}': endpoint({
    access: 'member',
    limit: settingsLimit,
    requiresRecentLogin: true,
    allowBanned: true,
    summary: 'Removes a linked account, and ends the sessions that it began.',
    path: z.strictObject({ id: identityId }),
    reply: named('IdentityRemoved', z.object({ removed: z.boolean() })),
  }),
};
