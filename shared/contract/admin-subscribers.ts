import * as z from 'zod/mini';
import { isWellFormed } from '../text-rules.ts';
import * as limits from '../limits.ts';
import { digestLanguages } from '../paths.ts';
import { emailAddress } from './auth.ts';
import { byId, cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { consent, frequency } from './subscription-schemas.ts';
import { type Limit, hour, minutes } from './rate-limit.ts';

const states = ['pending', 'active', 'unsubscribed'] as const;
const language = z.enum(digestLanguages, `must be one of ${digestLanguages.join(', ')}`);
const count = z.int();
const line = (max: number, min = 0) =>
  z.string('must be a text').check(
    z.trim(),
    z.minLength(min, 'must not be empty'),
    z.maxLength(max, `must be at most ${max} characters`),
    z.refine((value) => !/\p{Cc}/u.test(value), 'must not contain control characters'),
    z.refine(isWellFormed, 'must not contain an incomplete character'),
  );
const suppression = named('SuppressionReason', z.enum(['bounce', 'complaint', 'manual']));
const day = described("In the site's time zone.", z.string(), '2026-11-21');

/** A subscriber as admins see it. */
const subscriber = named(
  'Subscriber',
  z.object({
    id: z.string(),
    email: described('Masked without a login within the last 15 minutes.', z.string()),
    isMasked: described('Whether `email` is masked.', z.boolean()),
    state: z.enum(states),
    suppressed: described(
      'Why only login codes are sent there: permanent bounce, complaint, or ' +
        'blocked by staff. Null: not suppressed.',
      z.nullable(suppression),
    ),
    frequency,
    language,
    timeZone: z.string(),
    sendHour: z.int(),
    sendWeekday: described('Weekly digest: 1 is Monday.', z.int()),
    pausedUntil: z.nullable(instant),
    hasPrompt: described(
      'Whether they wrote a personal prompt. The prompt itself is only in the export.',
      z.boolean(),
    ),
    account: described('Username of the linked account.', z.nullable(z.string())),
    source: described('Where the subscription came from.', z.enum(['form', 'account', 'import'])),
    consent: described('For imports: where and how the reader consented; else empty.', z.string()),
    createdAt: instant,
    confirmationSentAt: described(
      'When the last confirmation email was sent.',
      z.nullable(instant),
    ),
    confirmedAt: z.nullable(instant),
    unsubscribedAt: z.nullable(instant),
  }),
);
export type Subscriber = z.infer<typeof subscriber>;

const counts = named(
  'SubscriberCounts',
  z.object({
    active: count,
    pending: count,
    unsubscribed: count,
    paused: described('Active subscribers on pause.', count),
    daily: described('Active subscribers.', count),
    weekly: described('Active subscribers.', count),
    withPrompt: described('Active subscribers with a personal prompt.', count),
    languages: described(
      'Active subscribers, most first.',
      z.array(z.object({ language: z.string(), count })),
    ),
    unsubscribed30: described('Ended in the last 30 days.', count),
  }),
);

const subscriberList = named(
  'SubscriberList',
  z.object({
    counts: described('Across all subscribers; on the first page only.', z.nullable(counts)),
    subscribers: described(
      'May have fewer entries than the page size, or none, after a long search: ' +
        'continue with `nextCursor`.',
      z.array(subscriber),
    ),
    nextCursor,
    hasNextPage: z.boolean(),
  }),
);
export type SubscriberList = z.infer<typeof subscriberList>;

/** A row of an import. Invalid rows are reported; the others are imported. */
const importRow = z.strictObject({
  email: z.string('must be a text').check(z.maxLength(400, 'must be an address')),
  frequency: described(
    '`daily` by default.',
    z.optional(z.string('must be a text').check(z.maxLength(40))),
  ),
  language: described(
    '`en` by default.',
    z.optional(z.string('must be a text').check(z.maxLength(40))),
  ),
  timeZone: described(
    "The site's time zone by default.",
    z.optional(z.string('must be a text').check(z.maxLength(100))),
  ),
  consent: described(
    'Where and how this reader consented, at most 500 characters. Stored with the subscription.',
    z.optional(z.string('must be a text').check(z.maxLength(2_000))),
    'Form on example.org/newsletter',
  ),
  consentAt: described(
    'When: an ISO 8601 date or time.',
    z.optional(z.string('must be a text').check(z.maxLength(40))),
    '2026-03-01',
  ),
});

const subscriberExportsLimit: Limit = {
  name: 'subscriber-exports',
  requests: 'exports',
  storage: 'database',
  seconds: hour,
  person: 10,
  network: 60,
};

export const adminSubscribers = {
  'GET /api/admin/subscribers': endpoint({
    access: 'admin',
    limit: {
      name: 'subscriber-lists',
      requests: 'pages',
      storage: 'database',
      seconds: minutes(10),
      person: 120,
      network: 720,
    },
    summary: 'Newsletter subscribers, newest first, with totals.',
    query: z.strictObject({
      state: z.optional(z.enum(states, 'must be pending, active or unsubscribed')),
      frequency: z.optional(frequency),
      language: z.optional(language),
      q: described(
        'A full address (exact match) or part of one (searches recent subscribers).',
        z.optional(line(320)),
        'ada@',
      ),
      limit: described(
        `Page size, ${limits.pageSize} by default.`,
        z.optional(integerParam(limits.maxPageSize)),
      ),
      cursor: z.optional(cursorParam),
    }),
    reply: subscriberList,
    errorCodes: ['too_many_requests'],
  }),
  'GET /api/admin/subscribers/growth': endpoint({
    access: 'admin',
    summary:
      "Subscribers at the end of each day, joined and left. Erased subscribers aren't counted.",
    query: z.strictObject({
      days: described('30 by default.', z.optional(z.enum(['30', '90'], 'must be 30 or 90')), '30'),
    }),
    reply: named(
      'SubscriberGrowth',
      z.object({
        days: described(
          'The earliest first, today last.',
          z.array(
            z.object({
              day,
              confirmed: described('Became active.', count),
              unsubscribed: count,
              active: described('At the end of the day.', count),
            }),
          ),
        ),
      }),
    ),
  }),
  'GET /api/admin/subscribers/export': endpoint({
    access: 'admin',
    limit: subscriberExportsLimit,
    requiresRecentLogin: true,
    summary:
      'All subscribers as a CSV file, newest first: address, state, preferences ' +
      'and proof of consent. Streamed; an interrupted download is incomplete. ' +
      'Cells that look like formulas start with an apostrophe.',
    query: z.strictObject({
      prompts: described(
        '`true`: includes personal prompts.',
        z.optional(z.enum(['true', 'false'], 'must be true or false')),
      ),
    }),
    reply: named('SubscriberFile', z.string(), {
      description: 'The file, in UTF-8 (RFC 4180). Its first line names the columns.',
    }),
    media: 'text/csv',
    errorCodes: ['too_many_requests'],
  }),
  'POST /api/admin/subscribers/import': endpoint({
    access: 'admin',
    limit: {
      name: 'subscriber-imports',
      requests: 'imports',
      storage: 'database',
      seconds: hour,
      person: 200,
      network: 1_000,
    },
    requiresRecentLogin: true,
    summary:
      'Imports subscribers, at most 500 per request. Unsubscribed, complained and ' +
      'existing addresses are skipped. Safe to repeat.',
    body: z.strictObject({
      rows: z
        .array(importRow, 'must be a list')
        .check(z.minLength(1, 'must have a row'), z.maxLength(500, 'must have at most 500 rows')),
      confirmed: described(
        '`true`: each has consented elsewhere, as `consent` of the row states, and ' +
          'is active immediately; this is logged. `false`: each is sent a confirmation ' +
          'link.',
        z.boolean('must be true or false'),
      ),
    }),
    bodyLimit: { bytes: 512 * 1024, keys: 8_000 },
    reply: named(
      'SubscriberImport',
      z.object({
        active: described('Added and active.', count),
        pending: described('Added and asked to confirm.', count),
        skipped: described(
          'Skipped rows, counted from 1, and why.',
          z.array(z.object({ row: z.int(), email: z.string(), reason: z.string() })),
        ),
      }),
    ),
  }),
  'POST /api/admin/subscribers/suppress': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary:
      'Suppresses an address: only login codes are sent to it. Its subscription, ' +
      'if any, is unchanged. Safe to repeat.',
    body: z.strictObject({
      email: described("Doesn't have to be a subscriber.", emailAddress),
      reason: described('For the log; must not contain addresses.', line(500, 1)),
    }),
    reply: named(
      'Suppressed',
      z.object({
        suppressed: described(
          'Why it is suppressed. An earlier reason stays, except bounces.',
          suppression,
        ),
      }),
    ),
  }),
  'POST /api/admin/subscribers/unsuppress': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary:
      'Lifts the suppression of an address, whatever the reason. A subscription ' +
      'ended by a complaint stays ended. Safe to repeat.',
    body: z.strictObject({
      email: emailAddress,
      reason: described('For the log; must not contain addresses.', line(500, 1)),
    }),
    reply: named(
      'Unsuppressed',
      z.object({
        suppressed: z.null(),
        before: described("Why it was suppressed; null if it wasn't.", z.nullable(suppression)),
      }),
    ),
  }),
  'POST /api/admin/subscribers/{id}/unsubscribe': endpoint({
    access: 'admin',
    summary: 'Ends a subscription and cancels its queued emails. Safe to repeat.',
    path: byId,
    reply: subscriber,
    errorCodes: ['not_found'],
  }),
  'GET /api/admin/subscribers/embed': endpoint({
    access: 'admin',
    summary: 'HTML of the form to subscribe, for pages of other sites.',
    query: z.strictObject({ language: described('`en` by default.', z.optional(language), 'de') }),
    reply: named(
      'SubscribeSnippets',
      z.object({
        form: described('A form.', z.string()),
        frame: described('A frame with the form.', z.string()),
        origins: described('Pages of these origins may use them.', z.array(z.string())),
      }),
    ),
  }),
  'GET /api/admin/subscribers/{id}/consents': endpoint({
    access: 'admin',
    summary: 'Proof of consent: what a subscriber agreed to, when and where, earliest first.',
    path: byId,
    reply: named('SubscriberConsents', z.object({ consents: z.array(consent) })),
    errorCodes: ['not_found'],
  }),
  'GET /api/admin/subscribers/consents/export': endpoint({
    access: 'admin',
    limit: subscriberExportsLimit,
    requiresRecentLogin: true,
    summary: 'Proof of consent of all subscribers as a CSV file, one line per event. Streamed.',
    reply: named('ConsentFile', z.string(), {
      description: 'The file, in UTF-8 (RFC 4180). Its first line names the columns.',
    }),
    media: 'text/csv',
    errorCodes: ['too_many_requests'],
  }),
  'GET /api/admin/subscribers/suppressed/export': endpoint({
    access: 'admin',
    limit: subscriberExportsLimit,
    requiresRecentLogin: true,
    summary:
      'All suppressed addresses as a CSV file: hash, reason, time, and the address itself if it ' +
      'belongs to a subscriber or member. Streamed.',
    reply: named('SuppressedFile', z.string(), {
      description: 'The file, in UTF-8 (RFC 4180). Its first line names the columns.',
    }),
    media: 'text/csv',
    errorCodes: ['too_many_requests'],
  }),
  'POST /api/admin/subscribers/suppressed/import': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary: 'Suppresses addresses, at most 500 per request. Safe to repeat.',
    body: z.strictObject({
      unsubscribe: described(
        '`true`: also ends the subscriptions of these addresses. `false` by default.',
        z.optional(z.boolean('must be true or false')),
      ),
      rows: z
        .array(
          z.strictObject({
            email: z.optional(z.string('must be a text').check(z.maxLength(400))),
            hash: described(
              'Of an export of this site, for rows without an address.',
              z.optional(z.string('must be a text').check(z.maxLength(100))),
            ),
            reason: described(
              '`manual` by default.',
              z.optional(z.string('must be a text').check(z.maxLength(40))),
            ),
          }),
          'must be a list',
        )
        .check(z.minLength(1, 'must have a row'), z.maxLength(500, 'must have at most 500 rows')),
    }),
    bodyLimit: { bytes: 512 * 1024, keys: 4_000 },
    reply: named(
      'SuppressedImport',
      z.object({
        suppressed: count,
        skipped: described(
          'Skipped rows, counted from 1, and why.',
          z.array(z.object({ row: z.int(), reason: z.string() })),
        ),
      }),
    ),
  }),
  'GET /api/admin/subscribers/suppressed': endpoint({
    access: 'admin',
    summary:
      'Suppressed addresses, newest first, as hashes, because they outlive the ' +
      'subscriber. To check an address, search the subscribers.',
    query: z.strictObject({ reason: z.optional(suppression), cursor: z.optional(cursorParam) }),
    reply: named(
      'SuppressedList',
      z.object({
        counts: described(
          'Total; on the first page only.',
          z.nullable(z.object({ bounce: count, complaint: count, manual: count })),
        ),
        days: described(
          'The last 30 days, oldest first; with the first page only.',
          z.nullable(z.array(z.object({ day, bounce: count, complaint: count, manual: count }))),
        ),
        suppressed: z.array(
          z.object({
            hash: described('First characters of the hash.', z.string()),
            reason: suppression,
            createdAt: instant,
          }),
        ),
        nextCursor,
        hasNextPage: z.boolean(),
      }),
    ),
  }),
};
