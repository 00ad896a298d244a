import * as z from 'zod/mini';
import { dayMs } from '../durations.ts';
import { deletionGraceMs } from '../limits.ts';
import { notificationTimes } from '../notifications.ts';
import { digestLanguages } from '../paths.ts';
import { shortcutModes } from '../shortcuts.ts';
import { apiKey } from './api-keys.ts';
import {
  account as loggedIn,
  codeSent,
  emailAddress,
  loginCode,
  picture,
  shortcuts,
} from './auth.ts';
import { endpoint, instant } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { timeZone } from './subscription-schemas.ts';
import { type Limit, hour, settingsLimit } from './rate-limit.ts';

const time = z.enum(notificationTimes, `must be one of ${notificationTimes.join(', ')}`);

/** The caller's own account. */
const settings = named(
  'Settings',
  z.object({
    username: z.string(),
    name: z.string(),
    about: described('Plain text.', z.string()),
    website: z.nullable(z.string()),
    picture,
    email: z.string(),
    notifications: described(
      'When each kind is also emailed. `threads`: new comments on posts that you saved, which ' +
        'are in your inbox unless `never`.',
      z.object({ replies: time, mentions: time, threads: time }),
    ),
    timeZone: described(
      'Time zone of times on pages and, unless your digest has its own, of the daily email. ' +
        "Null: pages use the browser's, the email the site's.",
      z.nullable(z.string()),
    ),
    language: described(
      'Language of emails to you. Null: that of your newsletter subscription, or of the site.',
      z.nullable(z.enum(digestLanguages)),
    ),
    shortcuts,
    deletionScheduledAt: described(
      'When the account will be deleted, if its owner requested it.',
      z.nullable(instant),
    ),
  }),
);
export type Settings = z.infer<typeof settings>;

const session = named(
  'SessionInfo',
  z.object({
    id: z.string(),
    device: described('Browser and operating system, if known.', z.string()),
    network: described(
      'Whether it logged in from the network of this request. Null: unknown.',
      z.nullable(z.enum(['same', 'other'])),
    ),
    createdAt: instant,
    lastUsedAt: described('Rounded to the hour.', instant),
    current: described('The session of this request.', z.boolean()),
  }),
);

const stoppedMail = named(
  'StoppedMail',
  z.object({
    stopped: described(
      '`bounce`: mail came back; you can lift it. `other`: after a complaint, or by staff. Null: ' +
        'mail is sent.',
      z.nullable(z.enum(['bounce', 'other'])),
    ),
  }),
);

const days = deletionGraceMs / dayMs;

const addressCodesLimit: Limit = {
  name: 'address-codes',
  requests: 'codes',
  storage: 'database',
  seconds: hour,
  person: 30,
  network: 180,
};

const deletionsLimit: Limit = {
  name: 'deletions',
  requests: 'changes',
  storage: 'database',
  seconds: hour,
  person: 20,
  network: 120,
};

export const account = {
  'GET /api/me': endpoint({
    access: 'member',
    summary: 'Whose API key or session this is, on which site, and what the key may do.',
    reply: named(
      'Me',
      z.object({
        username: z.string(),
        name: z.string(),
        site: z.object({ name: z.string(), url: z.string() }),
        key: described(
          'Null for a session.',
          z.nullable(z.pick(apiKey, { scopes: true, expiresAt: true })),
        ),
      }),
    ),
    apiKey: 'any',
  }),
  'GET /api/account': endpoint({
    access: 'member',
    summary: 'Your account.',
    reply: settings,
  }),
  'PATCH /api/account': endpoint({
    access: 'member',
    limit: settingsLimit,
    allowBanned: true,
    summary:
      'Changes your notifications, time zone, language and shortcuts. Omitted fields stay the same.',
    body: z.strictObject({
      notifications: z.optional(
        z.strictObject(
          { replies: z.optional(time), mentions: z.optional(time), threads: z.optional(time) },
          'must be an object',
        ),
      ),
      timeZone: z.optional(z.nullable(timeZone)),
      language: z.optional(z.nullable(z.enum(digestLanguages, 'must be the code of a language'))),
      shortcuts: z.optional(z.enum(shortcutModes, `must be one of ${shortcutModes.join(', ')}`)),
    }),
    reply: settings,
  }),
  'PUT /api/account/email': endpoint({
    access: 'member',
    limit: {
      name: 'address-changes',
      requests: 'changes',
      storage: 'database',
      seconds: hour,
      person: 10,
      network: 60,
    },
    requiresRecentLogin: true,
    allowBanned: true,
    summary:
      'Emails a code to a new address. The address changes once you send the code ' +
      "to `POST /api/account/email/verify`. The response doesn't reveal whether " +
      'the address is in use.',
    body: z.strictObject({ email: emailAddress }),
    reply: named('AddressCodeSent', codeSent),
    errorCodes: ['too_many_requests'],
  }),
  'POST /api/account/email/verify': endpoint({
    access: 'member',
    limit: addressCodesLimit,
    allowBanned: true,
    summary:
      'Verifies the code and changes the address. The old address gets a notice; ' +
      'other sessions and all API keys are revoked.',
    body: z.strictObject({ otp: loginCode }),
    reply: named('AddressChanged', z.object({ user: loggedIn })),
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'GET /api/account/bounce': endpoint({
    access: 'member',
    allowBanned: true,
    summary: 'Whether mail to your address is stopped. Login codes are sent in any case.',
    reply: stoppedMail,
  }),
  'POST /api/account/bounce': endpoint({
    access: 'member',
    limit: {
      name: 'bounce-codes',
      requests: 'codes',
      storage: 'database',
      seconds: hour,
      person: 10,
      network: 60,
    },
    allowBanned: true,
    summary:
      'Emails a code to your address, if mail to it bounced. Mail goes there again once you send ' +
      'the code to `POST /api/account/bounce/verify`.',
    reply: named('BounceCodeSent', codeSent),
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'POST /api/account/bounce/verify': endpoint({
    access: 'member',
    limit: addressCodesLimit,
    allowBanned: true,
    summary: 'Verifies the code and lifts the bounce of your address.',
    body: z.strictObject({ otp: loginCode }),
    reply: stoppedMail,
    errorCodes: ['too_many_requests'],
  }),
  'GET /api/account/export': endpoint({
    access: 'member',
    limit: {
      name: 'exports',
      requests: 'exports',
      storage: 'database',
      seconds: hour,
      person: 10,
      network: 60,
    },
    requiresRecentLogin: true,
    summary:
      'Exports everything stored about you: account, posts, comments, votes, follows, saved ' +
      'posts, visits of threads, inbox, reports, sessions, passkeys, invitations, and keys ' +
      'without their secrets.',
    reply: named(
      'AccountExport',
      z.object({
        exportedAt: instant,
        site: z.string(),
        account: settings,
        data: described(
          'Rows by type.',
          z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
        ),
      }),
    ),
    errorCodes: ['too_many_requests'],
  }),
  'DELETE /api/account': endpoint({
    access: 'member',
    limit: deletionsLimit,
    allowBanned: true,
    summary:
      `Schedules the account for deletion in ${days} days; \`DELETE /api/account/deletion\` ` +
      `cancels it until then. Other sessions and all API keys are revoked immediately.`,
    body: z.strictObject({
      username: described('Your username, as confirmation.', z.string('must be your username')),
      posts: described(
        'Whether your posts and comments stay, anonymously, or are erased.',
        z.enum(['keep', 'delete'], 'must be keep or delete'),
      ),
    }),
    reply: settings,
    errorCodes: ['too_many_requests'],
  }),
  'DELETE /api/account/deletion': endpoint({
    access: 'member',
    limit: deletionsLimit,
    allowBanned: true,
    summary: 'Cancels the deletion.',
    reply: settings,
    errorCodes: ['conflict'],
  }),
  'GET /api/sessions': endpoint({
    access: 'member',
    summary: 'Lists your sessions, newest first.',
    reply: named('SessionList', z.object({ sessions: z.array(session) })),
  }),
  'DELETE /api/sessions/{id}': endpoint({
    access: 'member',
    limit: settingsLimit,
    allowBanned: true,
    summary: 'Logs out one of your sessions.',
    path: z.strictObject({
      id: described('ID of the session.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
    }),
    reply: named('SessionEnded', z.object({ ended: z.boolean() })),
  }),
  'DELETE /api/sessions': endpoint({
    access: 'member',
    limit: settingsLimit,
    allowBanned: true,
    summary: 'Logs out all other sessions.',
    reply: named('SessionsEnded', z.object({ ended: described('How many.', z.int()) })),
  }),
};
