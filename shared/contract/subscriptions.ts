import * as z from 'zod/mini';
import { isTimeZone, isWellFormed, promptLength } from '../text-rules.ts';
import * as limits from '../limits.ts';
import { digestLanguages } from '../paths.ts';
import { emailAddress } from './auth.ts';
import { endpoint, instant } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { digestWishes, wishKinds } from './digest-preferences.ts';

export const frequencies = ['daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

const frequency = described(
  'How often it comes.',
  z.enum(frequencies, 'must be daily or weekly'),
  'daily',
);
const prompt = described(
  `What the digest should be like, in the reader's own words: at most ${limits.customPrompt.max} characters (code points) without the space around them.`,
  z.string('must be a text').check(
    z.trim(),
    z.refine(
      (value) => promptLength(value) <= limits.customPrompt.max,
      `must be at most ${limits.customPrompt.max} characters`,
    ),
    z.refine((value) => !/[^\P{Cc}\n\r\t]/u.test(value), 'must not contain control characters'),
    z.refine(isWellFormed, 'must not contain half a character'),
  ),
  'In plain words, above all about energy',
);
const language = described(
  'Of the mails.',
  z.enum(digestLanguages, `must be one of ${digestLanguages.join(', ')}`),
  'en',
);
const timeZone = described(
  'By the IANA database.',
  z
    .string('must be a time zone')
    .check(z.refine(isTimeZone, 'must be a time zone such as Europe/Berlin')),
  'Europe/Berlin',
);
const whole = (least: number, most: number) =>
  z
    .int('must be a whole number')
    .check(z.gte(least, `must be at least ${least}`), z.lte(most, `must be at most ${most}`));

/** What a digest is made by, and can be shown by before there is a subscription. */
export const previewWishes = {
  frequency: described('`daily` by default.', z.optional(frequency)),
  custom_prompt: z.optional(prompt),
  language: z.optional(language),
};

/** What a form of the newsletter may say besides what it has to. */
const wishes = { ...previewWishes, timeZone: z.optional(timeZone) };

const masked = described('With all but its ends left out.', z.string(), 'r•••r@example.org');

/** A subscription as its reader sees it. */
export const subscription = named(
  'Subscription',
  z.object({
    email: masked,
    state: z.enum(['pending', 'active', 'unsubscribed']),
    frequency,
    custom_prompt: described('Null: the digest as it is for everybody.', z.nullable(z.string())),
    wishes: described(
      'What is understood of these words; null where there are none.',
      z.nullable(digestWishes),
    ),
    language,
    timeZone: z.string(),
    sendHour: described('Hour of the local day.', z.int()),
    sendWeekday: described('Of the weekly digest: 1 is Monday, 7 is Sunday.', z.int()),
    pausedUntil: z.nullable(instant),
    nextSendAt: described(
      'When the next issue is due at the earliest; null while none is.',
      z.nullable(instant),
    ),
    account: described('Username of the account that it is linked to.', z.nullable(z.string())),
  }),
);
export type Subscription = z.infer<typeof subscription>;

/** Changes of preferences: what is not named stays. */
const preferences = z.strictObject({
  frequency: z.optional(frequency),
  custom_prompt: described('Empty or null: none.', z.optional(z.nullable(prompt))),
  dropWish: described(
    'One of `wishes` that is no more to be: the words are changed so that they do not say it.',
    z.optional(
      z.strictObject({
        kind: z.enum(wishKinds),
        subject: described(
          'Of a topic, or of what is avoided.',
          z.optional(
            z.string('must be a text').check(z.maxLength(200, 'must be one of the wishes')),
          ),
        ),
      }),
    ),
  ),
  language: z.optional(language),
  timeZone: z.optional(timeZone),
  sendHour: z.optional(whole(0, 23)),
  sendWeekday: z.optional(whole(1, 7)),
  pauseWeeks: described(
    'Nothing is sent for so many weeks from now; 0 ends a pause.',
    z.optional(z.literal([0, 1, 2, 4], 'must be 0, 1, 2 or 4')),
  ),
});
export type PreferenceChanges = z.infer<typeof preferences>;

const subscribed = named(
  'SubscriptionReply',
  z.object({
    requiresVerification: described(
      'A mail with a link is on its way, which has to be confirmed.',
      z.boolean(),
    ),
    userExists: described(
      'Whether the address has an account here, on sites that tell (product 21).',
      z.boolean(),
    ),
    username: described('Of that account.', z.nullable(z.string())),
    hint: described('What may be done next, in the language of the call.', z.string()),
  }),
);
export type SubscriptionReply = z.infer<typeof subscribed>;

/** Signed by the site; who has it reads the mailbox. */
const token = described(
  'From a mailed link.',
  z.string().check(z.maxLength(200, 'must be a token')),
  'k3VwqZ1x8TfB.6d8y…',
);
const byToken = z.strictObject({ token });
const linkSent = named('LinkSent', z.object({ sent: z.literal(true) }));

export const subscriptions = {
  'POST /api/subscriptions/subscribe': endpoint({
    access: 'anyone',
    summary:
      'Subscribes an address to the digest. A mail with a link to confirm goes to it, unless a member gives the address that they have proven.',
    body: z.strictObject({
      email: emailAddress,
      ...wishes,
      remark: described(
        'Must stay empty: only programs fill it in.',
        z.optional(z.string().check(z.maxLength(1000))),
      ),
      elapsed: described('Milliseconds for which the form was seen.', z.optional(whole(0, 1e12))),
      proof: described(
        'Only while the site is being flooded: see the code `proof_needed`.',
        z.optional(
          z.strictObject({
            challenge: z.string().check(z.maxLength(200)),
            nonce: described(
              'Its decimal digits after the challenge make a SHA-256 that begins with as many zero bits as asked for.',
              whole(0, 1e12),
            ),
          }),
        ),
      ),
    }),
    reply: subscribed,
    status: 201,
    refuses: ['forbidden', 'too_many_requests'],
  }),
  'POST /api/subscriptions/subscribe-authenticated': endpoint({
    access: 'member',
    summary: "Subscribes a member with the account's own address, at once.",
    body: z.strictObject(wishes),
    reply: subscribed,
    status: 201,
  }),
  'GET /api/subscriptions/verify/{token}': endpoint({
    access: 'anyone',
    summary: 'What would be confirmed. Nothing changes.',
    path: byToken,
    reply: named(
      'SubscriptionToConfirm',
      z.object({
        state: described(
          '`expired`: the link is too old, or the subscription was ended after it was made; another can be mailed.',
          z.enum(['waiting', 'confirmed', 'expired']),
        ),
        subscription: described('What was asked for.', subscription),
        token: described('To manage it with; null until it is confirmed.', z.nullable(z.string())),
      }),
    ),
    refuses: ['not_found', 'too_many_requests'],
  }),
  'POST /api/subscriptions/verify/{token}': endpoint({
    access: 'anyone',
    summary: 'Confirms a subscription. Safe to repeat.',
    path: byToken,
    reply: named(
      'SubscriptionConfirmed',
      z.object({
        already: described('It was confirmed before.', z.boolean()),
        subscription,
        token: described('To manage it with.', z.string()),
      }),
    ),
    refuses: ['not_found', 'gone', 'too_many_requests'],
  }),
  'GET /api/subscriptions/unsubscribe/{token}': endpoint({
    access: 'anyone',
    summary: 'What would be ended. A browser gets a page with a button instead.',
    path: byToken,
    reply: named('Unsubscribing', z.object({ email: masked, language, subscribed: z.boolean() })),
    refuses: ['not_found', 'too_many_requests'],
  }),
  'POST /api/subscriptions/unsubscribe/{token}': endpoint({
    access: 'anyone',
    summary:
      'Ends a subscription at once, as mail programs ask for it in one click (RFC 8058). Whatever is sent along is not read. Safe to repeat.',
    path: byToken,
    reply: named(
      'Unsubscribed',
      z.object({ email: masked, language, subscribed: z.literal(false) }),
    ),
    csrf: false,
    refuses: ['not_found', 'too_many_requests'],
  }),
  'POST /api/subscriptions/unsubscribe-authenticated': endpoint({
    access: 'member',
    summary: "Ends the member's own subscription. Safe to repeat.",
    reply: named('OwnUnsubscribed', z.object({ subscribed: z.literal(false) })),
  }),
  'GET /api/subscriptions/status': endpoint({
    access: 'member',
    summary:
      "The member's own subscription: the one that is linked, else the one of the account's address.",
    reply: named(
      'SubscriptionStatus',
      z.object({
        subscribed: z.boolean(),
        subscription: z.nullable(subscription),
        token: described('To manage it with.', z.nullable(z.string())),
      }),
    ),
  }),
  'PUT /api/subscriptions/preferences': endpoint({
    access: 'member',
    summary: "Changes the member's own subscription.",
    body: preferences,
    reply: subscription,
    refuses: ['not_found'],
  }),
  'POST /api/subscriptions/link-account': endpoint({
    access: 'member',
    summary: 'Links a subscription to the account, whichever address it has.',
    body: z.strictObject({ token: described('The one to manage it with.', token) }),
    reply: subscription,
    refuses: ['not_found', 'conflict', 'too_many_requests'],
  }),
  'GET /api/subscriptions/preferences/{token}': endpoint({
    access: 'anyone',
    summary: 'A subscription, for whoever has the link from a mail.',
    path: byToken,
    reply: subscription,
    refuses: ['not_found', 'too_many_requests'],
  }),
  'PUT /api/subscriptions/preferences/{token}': endpoint({
    access: 'anyone',
    summary: 'Changes a subscription.',
    path: byToken,
    body: preferences,
    reply: subscription,
    refuses: ['not_found', 'too_many_requests'],
  }),
  'DELETE /api/subscriptions/preferences/{token}': endpoint({
    access: 'anyone',
    summary: 'Erases a subscription and everything that is known of it, at once.',
    path: byToken,
    reply: named('SubscriptionErased', z.object({ erased: z.literal(true) })),
    refuses: ['not_found', 'too_many_requests'],
  }),
  'POST /api/subscriptions/resubscribe/{token}': endpoint({
    access: 'anyone',
    summary: 'Takes an unsubscription back.',
    path: byToken,
    reply: subscription,
    refuses: ['not_found', 'too_many_requests'],
  }),
  'GET /api/subscriptions/export/{token}': endpoint({
    access: 'anyone',
    summary: 'Everything that is known of a subscription.',
    path: byToken,
    reply: named(
      'SubscriptionExport',
      z.object({
        ...subscription.shape,
        site: z.string(),
        email: z.string(),
        source: z.string(),
        consent: described(
          'Of who was brought in: where and how they agreed, as whoever did it said; else empty.',
          z.string(),
        ),
        createdAt: instant,
        confirmedAt: z.nullable(instant),
        unsubscribedAt: z.nullable(instant),
        mails: described(
          'What was sent to the address for it, and when.',
          z.array(z.object({ kind: z.string(), state: z.string(), createdAt: instant })),
        ),
      }),
    ),
    refuses: ['not_found', 'too_many_requests'],
  }),
  'POST /api/subscriptions/manage-link': endpoint({
    access: 'anyone',
    summary:
      "Mails the link to a subscription's preferences, or another one to confirm it where that was not done yet. The reply does not tell whether the address has one.",
    body: z.strictObject({
      email: z.optional(emailAddress),
      token: described(
        'In place of the address: one to confirm with, even if it has expired.',
        z.optional(token),
      ),
    }),
    reply: linkSent,
    refuses: ['not_found', 'too_many_requests'],
  }),
};
