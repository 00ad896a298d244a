import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { shortcutModes } from '../shortcuts.ts';
import { isUnambiguousEmail } from '../text-rules.ts';
import { codeForm, plainCode } from '../login-code.ts';
import { name, textField, wholeNumber } from './field-schemas.ts';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { minutes, type Limit } from './rate-limit.ts';

/** One plain email address: no list, no display name, no comment. */
const emailPattern = z
  .string('must be an email address')
  .check(
    z.maxLength(limits.email.max, `must be at most ${limits.email.max} characters`),
    z.regex(
      /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;:<>()[\]"\\\p{C}]+\.[^\s@.,;:<>()[\]"\\\p{C}]{2,}$/u,
      'must be an email address',
    ),
    z.refine(isUnambiguousEmail, 'must not contain full-width or other look-alike characters'),
  );
export const emailAddress = described('An email address.', emailPattern, 'reader@example.org');

export const newUsername = described(
  `${limits.username.min}-${limits.username.max} letters, digits, \`_\` and \`-\`; ` +
    'unique on the site whatever the case.',
  z
    .string('must be a name')
    .check(
      z.regex(/^[A-Za-z0-9_-]*$/, 'must be letters, digits, _ and - only'),
      z.minLength(limits.username.min, `must be at least ${limits.username.min} characters`),
      z.maxLength(limits.username.max, `must be at most ${limits.username.max} characters`),
    ),
  'reader_1',
);

export const displayName = described('Display name, shown on the profile.', name, 'Ada Reader');

/** The current account. No other response contains an email. */
/** Of a member, on the pages of the site. */
export const picture = described(
  'URL path of the picture on the site, a square. Null: none.',
  z.nullable(z.string()),
);

export const account = named(
  'Account',
  z.object({
    username: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(['member', 'moderator', 'admin']),
    picture,
  }),
);
export type Account = z.infer<typeof account>;

/** Part of the settings that each page needs. */
export const shortcuts = described(
  'Single-letter shortcuts: `search` is only `/`. Null: as chosen in the browser.',
  z.nullable(z.enum(shortcutModes)),
);

/** Whether the code is a long one. The same for every email, registered or not. */
const long = described(
  'The code has ten letters and digits because of repeated attempts on this ' +
    'address. Omitted: six digits.',
  z.optional(z.boolean()),
);
export const codeSent = z.object({
  sent: described(
    'The same for every address: an email is on its way, with a code or with what to do instead. ' +
      'False: the address got too many codes. One of ten letters and digits, mailed within ' +
      'the last 24 hours, works.',
    z.boolean(),
  ),
  long,
});
const sent = named('CodeSent', codeSent);

/** Part of a form that creates something for an unproven address. */
export const proof = described(
  'Only after the error `challenge_required`.',
  z.optional(
    z.strictObject({
      challenge: z.string().check(z.maxLength(200)),
      nonce: described(
        'Its decimal digits, appended to the challenge, give a SHA-256 with the ' +
          'required number of leading zero bits.',
        wholeNumber(0, 1e12),
      ),
    }),
  ),
);

export const loginCode = described(
  'The code: six digits, or ten letters and digits. Digits of all scripts are accepted; spaces, ' +
    'dashes and invisible characters are ignored.',
  z.string('must be the code').check(
    z.maxLength(100, 'must be at most 100 characters'),
    z.overwrite((typed) => plainCode(typed) ?? typed),
    z.regex(codeForm, 'must be six digits, or ten letters and digits'),
  ),
  '123456',
);

/** The session that a login starts. */
export const newSession = named(
  'Session',
  z.object({ token: described('Shown once.', z.string()), user: account }),
);

export type NewSession = z.infer<typeof newSession>;

/** What a code, or the identity of a provider, is exchanged for. */
export const loginResult = named(
  'LoginResult',
  z.union([
    newSession,
    named(
      'ApplicationWaiting',
      z.object({
        waiting: described(
          'No account yet: a moderator decides, and the address gets an email.',
          z.literal(true),
        ),
      }),
    ),
  ]),
);

export const pendingIdentity = described(
  'ID of the identity pending in this browser.',
  z.string('must be an ID').check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, 'must be an ID')),
  'k3VwqZ1x8TfB',
);

/** What a site may ask of people who sign up. */
export const admission = {
  answer: described(
    'To the question of a site that approves its members; required there.',
    z.optional(textField(limits.applications.answer)),
    'I build small models.',
  ),
  invitation: described(
    'The token of an invitation, from the fragment of its link; required on sites in the ' +
      'sign-up mode `invitation`.',
    z.optional(z.string().check(z.regex(/^[\w-]{43}$/, 'must be the token of an invitation'))),
  ),
  proof,
};

const toProve = described(
  'ID of the identity pending in this browser, if its address is to be proven.',
  z.optional(pendingIdentity),
);

const codeMailsLimit: Limit = {
  name: 'code-mails',
  requests: 'codes',
  storage: 'database',
  seconds: minutes(10),
  network: 40,
};

export const auth = {
  'POST /api/csrf/token': endpoint({
    access: 'anyone',
    // Each load of a page requests one.
    limit: {
      name: 'tokens',
      requests: 'requests',
      storage: 'process',
      seconds: minutes(10),
      network: 10_000,
    },
    summary:
      'A token for write requests, sent as `X-CSRF-Token` together with the cookie set here.',
    reply: named('CsrfToken', z.object({ token: z.string() })),
    csrf: false,
    errorCodes: ['forbidden'],
  }),
  'POST /api/auth/signup': endpoint({
    access: 'anyone',
    limit: codeMailsLimit,
    summary:
      'Emails a code. The account is created once the code is sent to `POST /api/auth/verify`.',
    body: z.strictObject({
      username: newUsername,
      name: displayName,
      email: emailAddress,
      ...admission,
    }),
    reply: sent,
    csrf: false,
    errorCodes: ['forbidden', 'conflict', 'too_many_requests'],
  }),
  'POST /api/auth/login': endpoint({
    access: 'anyone',
    limit: codeMailsLimit,
    summary: "Emails a code. The response doesn't reveal whether the address is known.",
    body: z.strictObject({ email: emailAddress, pending: toProve }),
    reply: sent,
    csrf: false,
    errorCodes: ['forbidden', 'not_found', 'too_many_requests'],
  }),
  'POST /api/auth/verify': endpoint({
    access: 'anyone',
    limit: {
      name: 'code-checks',
      requests: 'codes',
      storage: 'process',
      seconds: minutes(10),
      network: 200,
    },
    summary:
      'Verifies an emailed code and starts a session. Needs the cookie that the request for the ' +
      'code set. Send the token as `Authorization: Bearer …`.',
    body: z.strictObject({
      email: emailAddress,
      otp: loginCode,
      pending: toProve,
    }),
    reply: named(
      'CodeCheck',
      z.union([
        loginResult,
        named(
          'AddressProven',
          z.object({
            addressProven: described(
              'No account has the address. The pending identity can now sign up.',
              z.literal(true),
            ),
          }),
        ),
      ]),
    ),
    csrf: false,
    errorCodes: ['forbidden', 'unauthorized', 'conflict', 'too_many_requests'],
  }),
  'POST /api/auth/hand-over': endpoint({
    access: 'anyone',
    limit: {
      name: 'hand-overs',
      requests: 'requests',
      storage: 'process',
      seconds: minutes(10),
      network: 200,
    },
    summary:
      'Starts a session with the ticket of `POST /api/admin/sites/{site}/visit`, once. The login ' +
      'is as old as on the other site.',
    body: z.strictObject({
      ticket: z
        .string('must be a ticket')
        .check(z.regex(/^[\w-]{40,2000}$/, 'must be the ticket of a hand-over')),
    }),
    reply: newSession,
    csrf: false,
    errorCodes: ['forbidden', 'unauthorized'],
  }),
  'GET /api/auth/verify': endpoint({
    access: 'member',
    summary: 'The user of the session.',
    reply: named(
      'SessionCheck',
      z.object({
        user: account,
        shortcuts,
        timeZone: described('As in the settings.', z.nullable(z.string())),
      }),
    ),
    errorCodes: ['unauthorized'],
  }),
  'POST /api/auth/logout': endpoint({
    access: 'anyone',
    limit: {
      name: 'logouts',
      requests: 'requests',
      storage: 'process',
      seconds: minutes(10),
      network: 300,
    },
    summary: 'Ends the session of the token. Safe to repeat.',
    reply: named('LoggedOut', z.object({ ended: z.boolean() })),
    csrf: false,
    errorCodes: ['forbidden'],
  }),
};
