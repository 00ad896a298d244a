import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { endpoint, instant } from './endpoint.ts';
import { link, noAddress, ofOneLine } from './field-schemas.ts';
import { providerId } from './identities.ts';
import { described, named } from './openapi-metadata.ts';
import { hour } from './rate-limit.ts';

const path = z.strictObject({ id: providerId });
const line = (max: number) =>
  z
    .string('must be a text')
    .check(
      ...ofOneLine,
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(max, `must be at most ${max} characters`),
    );
const kinds = ['oidc', 'github'] as const;

const loginProvider = named(
  'LoginProvider',
  z.object({
    id: z.string(),
    kind: z.enum(kinds),
    label: z.string(),
    issuer: z.string(),
    clientId: z.string(),
    isOn: z.boolean(),
    trustsAddresses: z.boolean(),
    callbackUrl: described('The redirect URL to register at the provider.', z.string()),
    createdAt: instant,
  }),
);
export type LoginProvider = z.infer<typeof loginProvider>;

/** Providers that members of the site can log in with. */
export const adminLoginProviders = {
  'GET /api/admin/login-providers': endpoint({
    access: 'admin',
    summary: 'Login providers, the oldest first, without their secrets.',
    reply: named('LoginProviders', z.object({ providers: z.array(loginProvider) })),
  }),
  'PUT /api/admin/login-providers/{id}': endpoint({
    access: 'admin',
    limit: {
      name: 'login-providers',
      requests: 'changes',
      storage: 'process',
      seconds: hour,
      person: 60,
      network: 360,
    },
    requiresRecentLogin: true,
    summary:
      'Creates or replaces a login provider. One that is on must answer as its issuer. The ' +
      'secret is never returned.',
    path,
    body: z.strictObject({
      kind: described(
        '`oidc`: OpenID Connect, with discovery. `github`: GitHub or GitHub Enterprise.',
        z.enum(kinds, 'must be oidc or github'),
      ),
      label: described(
        'Its name on the login page.',
        line(limits.loginProviders.label).check(noAddress),
        'Google',
      ),
      issuer: described(
        'Its issuer, such as `https://accounts.google.com`; for GitHub `https://github.com`.',
        link.check(z.refine((url) => !/[?#]/.test(url), 'must have no query and no fragment')),
        'https://accounts.google.com',
      ),
      clientId: described('From the provider.', line(limits.loginProviders.clientId), 'my-client'),
      clientSecret: described(
        'From the provider. Omitted: the stored one, for the same issuer.',
        z.optional(line(limits.loginProviders.clientSecret)),
        'my-secret',
      ),
      isOn: described('Whether the login page shows it.', z.boolean('must be true or false')),
      trustsAddresses: described(
        'Whether people can sign up with an address that it has not verified. Omitted: no.',
        z.optional(z.boolean('must be true or false')),
      ),
    }),
    reply: loginProvider,
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'DELETE /api/admin/login-providers/{id}': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary: 'Deletes a login provider. Linked accounts stay, but can no longer log in.',
    path,
    reply: named('LoginProviderDeleted', z.object({ deleted: z.boolean() })),
  }),
};
