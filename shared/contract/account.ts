import * as z from 'zod/mini';
import { deletionGrace } from '../limits.ts';
import { account as loggedIn, emailAddress, loginCode, long } from './auth.ts';
import { endpoint, instant } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

/** One's own account, as nobody else sees it. */
export const settings = named(
  'Settings',
  z.object({
    username: z.string(),
    name: z.string(),
    about: described('Markdown.', z.string()),
    website: z.nullable(z.string()),
    email: z.string(),
    mailReplies: described('Whether replies and mentions are mailed too.', z.boolean()),
    deletionAt: described(
      'When the account will be deleted, if its owner asked for it.',
      z.nullable(instant),
    ),
  }),
);
export type Settings = z.infer<typeof settings>;

const session = named(
  'SessionInfo',
  z.object({
    id: z.string(),
    device: described('Browser and system, as far as they tell.', z.string()),
    createdAt: instant,
    usedAt: described('To the hour.', instant),
    current: described('The one that asks.', z.boolean()),
  }),
);

const days = deletionGrace / 86_400_000;

export const account = {
  'GET /api/account': endpoint({
    access: 'member',
    summary: "One's own account.",
    reply: settings,
  }),
  'PUT /api/account': endpoint({
    access: 'member',
    summary: 'Changes what one is mailed. What is left out stays.',
    body: z.strictObject({ mailReplies: z.optional(z.boolean('must be true or false')) }),
    reply: settings,
  }),
  'PUT /api/account/email': endpoint({
    access: 'fresh',
    summary:
      'Mails a code to a new address; the address changes once `POST /api/account/email/verify` has it. The reply does not tell whether the address is known.',
    body: z.strictObject({ email: emailAddress }),
    reply: named('AddressCodeSent', z.object({ sent: z.boolean(), long })),
    refuses: ['too_many_requests'],
  }),
  'POST /api/account/email/verify': endpoint({
    access: 'member',
    summary:
      'Takes that code. The old address gets a notice; all other sessions and all API keys end.',
    body: z.strictObject({ otp: loginCode }),
    reply: named('AddressChanged', z.object({ user: loggedIn })),
    refuses: ['conflict', 'too_many_requests'],
  }),
  'GET /api/account/export': endpoint({
    access: 'fresh',
    summary:
      'Everything that is stored about oneself: account, posts, comments, votes, follows, saved posts, inbox, reports, sessions and keys without their secrets.',
    reply: named(
      'AccountExport',
      z.object({
        exportedAt: instant,
        site: z.string(),
        account: settings,
        data: described(
          'Rows by what they are.',
          z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
        ),
      }),
    ),
    refuses: ['too_many_requests'],
  }),
  'DELETE /api/account': endpoint({
    access: 'member',
    summary: `Deletes the account in ${days} days; until then \`POST /api/account/keep\` takes it back. All other sessions and all API keys end at once.`,
    body: z.strictObject({
      username: described("One's own, to be sure.", z.string('must be your username')),
      posts: described(
        "Whether what one wrote stays, under nobody's name, or goes too.",
        z.enum(['keep', 'delete'], 'must be keep or delete'),
      ),
    }),
    reply: settings,
    refuses: ['too_many_requests'],
  }),
  'POST /api/account/keep': endpoint({
    access: 'member',
    summary: 'Takes the deletion back.',
    reply: settings,
    refuses: ['conflict'],
  }),
  'GET /api/sessions': endpoint({
    access: 'member',
    summary: 'Where one is logged in, the last first.',
    reply: named('SessionList', z.object({ sessions: z.array(session) })),
  }),
  'DELETE /api/sessions/{id}': endpoint({
    access: 'member',
    summary: "Logs out one of one's sessions.",
    path: z.strictObject({
      id: described('Id of the session.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
    }),
    reply: named('SessionEnded', z.object({ ended: z.boolean() })),
  }),
  'DELETE /api/sessions': endpoint({
    access: 'member',
    summary: 'Logs out everywhere but here.',
    reply: named('SessionsEnded', z.object({ ended: described('How many.', z.int()) })),
  }),
};
