import * as z from 'zod/mini';
import { isWellFormed } from '../text-rules.ts';
import * as limits from '../limits.ts';
import { digestLanguages } from '../paths.ts';
import { emailAddress } from './auth.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { frequencies } from './subscriptions.ts';

const states = ['pending', 'active', 'unsubscribed'] as const;
const frequency = z.enum(frequencies, 'must be daily or weekly');
const language = z.enum(digestLanguages, `must be one of ${digestLanguages.join(', ')}`);
const byId = z.strictObject({ id: z.string().check(z.maxLength(40)) });
const count = z.int();
const line = (most: number, least = 0) =>
  z.string('must be a text').check(
    z.trim(),
    z.minLength(least, 'must not be empty'),
    z.maxLength(most, `must be at most ${most} characters`),
    z.refine((value) => !/\p{Cc}/u.test(value), 'must not contain control characters'),
    z.refine(isWellFormed, 'must not contain half a character'),
  );
const suppression = named('SuppressionReason', z.enum(['bounce', 'complaint', 'staff']));
const day = described("By the site's calendar.", z.string(), '2026-11-21');

/** A subscriber as those see them who run the site. */
const subscriber = named(
  'Subscriber',
  z.object({
    id: z.string(),
    email: z.string(),
    state: z.enum(states),
    suppressed: described(
      'Nothing but login codes is mailed there: it was refused for good, somebody complained, or staff said so. Null: mail goes there.',
      z.nullable(suppression),
    ),
    frequency,
    language,
    timeZone: z.string(),
    sendHour: z.int(),
    sendWeekday: described('Of the weekly digest: 1 is Monday.', z.int()),
    pausedUntil: z.nullable(instant),
    hasPrompt: described(
      'They have said in their own words what the digest should be like. The words are in the export alone.',
      z.boolean(),
    ),
    account: described('Username of the account that it is linked to.', z.nullable(z.string())),
    source: described('Where it began.', z.enum(['form', 'account', 'import'])),
    consent: described('Of an import: where and how the reader agreed; else empty.', z.string()),
    createdAt: instant,
    askedAt: described('When the last request to confirm was mailed.', z.nullable(instant)),
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
    paused: described('Active ones who have paused.', count),
    daily: described('Active ones.', count),
    weekly: described('Active ones.', count),
    withPrompt: described('Active ones with wishes in their own words.', count),
    languages: described(
      'Of active ones, the most first.',
      z.array(z.object({ language: z.string(), count })),
    ),
    unsubscribed30: described('Ended within the last 30 days.', count),
  }),
);

const subscriberList = named(
  'SubscriberList',
  z.object({
    counts: described(
      'Of all, whatever is asked for; with the first page only.',
      z.nullable(counts),
    ),
    subscribers: described(
      'May be fewer than asked for, or none, where many were looked through: go on with `nextCursor`.',
      z.array(subscriber),
    ),
    nextCursor,
    hasNextPage: z.boolean(),
  }),
);
export type SubscriberList = z.infer<typeof subscriberList>;

/** A row of an import. Whatever is wrong with one is told of that row; the others are taken. */
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
    "The site's by default.",
    z.optional(z.string('must be a text').check(z.maxLength(100))),
  ),
  consent: described(
    'Where and how this reader agreed to get the newsletter, at most 500 characters. Kept with the subscription.',
    z.optional(z.string('must be a text').check(z.maxLength(2_000))),
    'Form on example.org/newsletter',
  ),
  consentAt: described(
    'When: a date, or an instant of ISO 8601.',
    z.optional(z.string('must be a text').check(z.maxLength(40))),
    '2026-03-01',
  ),
});

export const adminSubscribers = {
  'GET /api/admin/subscribers': endpoint({
    access: 'admin',
    summary: 'Who receives the newsletter, newest first, with totals.',
    query: z.strictObject({
      state: z.optional(z.enum(states, 'must be pending, active or unsubscribed')),
      frequency: z.optional(frequency),
      language: z.optional(language),
      q: described(
        'A whole address, which is found at once; or a part of one, for which the latest are looked through.',
        z.optional(line(320)),
        'ada@',
      ),
      limit: described(
        `Page size, ${limits.pageSize} by default.`,
        z.optional(integerParam(1, limits.maxPageSize)),
      ),
      cursor: z.optional(cursorParam),
    }),
    reply: subscriberList,
  }),
  'GET /api/admin/subscribers/growth': endpoint({
    access: 'admin',
    summary:
      'How many readers were there at the end of each day, came and went. Who erased everything is in no figure.',
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
    fresh: true,
    summary:
      'All subscribers as a CSV file, newest first: address, state, preferences, and what shows their consent. Sent in pieces; one that breaks off is cut. Cells that a spreadsheet would take for a formula begin with an apostrophe.',
    query: z.strictObject({
      prompts: described(
        '`true`: with what readers have said in their own words.',
        z.optional(z.enum(['true', 'false'], 'must be true or false')),
      ),
    }),
    reply: named('SubscriberFile', z.string(), {
      description: 'The file, in UTF-8 (RFC 4180). Its first line names the columns.',
    }),
    media: 'text/csv',
    refuses: ['too_many_requests'],
  }),
  'POST /api/admin/subscribers/import': endpoint({
    access: 'admin',
    fresh: true,
    summary:
      'Brings in readers, at most 500 at a time. Nobody who unsubscribed, complained or is subscribed already is changed. Safe to repeat.',
    body: z.strictObject({
      rows: z
        .array(importRow, 'must be a list')
        .check(z.minLength(1, 'must have a row'), z.maxLength(500, 'must have at most 500 rows')),
      confirmed: described(
        '`true`: each of them has agreed elsewhere, as `consent` of each row says, and is active at once; this is logged. `false`: each is mailed a link to confirm.',
        z.boolean('must be true or false'),
      ),
    }),
    bodyLimit: { bytes: 512 * 1024, keys: 8_000 },
    reply: named(
      'SubscriberImport',
      z.object({
        active: described('Added, and active.', count),
        pending: described('Added, and asked to confirm.', count),
        skipped: described(
          'Rows that were not taken, from 1, and why.',
          z.array(z.object({ row: z.int(), email: z.string(), reason: z.string() })),
        ),
      }),
    ),
  }),
  'POST /api/admin/subscribers/suppress': endpoint({
    access: 'admin',
    fresh: true,
    summary:
      'Nothing but login codes is mailed to an address any more. Its subscription, if it has one, stays as it is. Safe to repeat.',
    body: z.strictObject({
      email: described("It need not be a subscriber's.", emailAddress),
      reason: described('For the log; without addresses.', line(500, 1)),
    }),
    reply: named(
      'Suppressed',
      z.object({
        suppressed: described(
          'Why nothing goes there: what was there before stays, but for bounces.',
          suppression,
        ),
      }),
    ),
  }),
  'POST /api/admin/subscribers/unsuppress': endpoint({
    access: 'admin',
    fresh: true,
    summary:
      'Mail goes to an address again, whyever it did not. A subscription that a complaint has ended stays ended. Safe to repeat.',
    body: z.strictObject({
      email: emailAddress,
      reason: described('For the log; without addresses.', line(500, 1)),
    }),
    reply: named(
      'Unsuppressed',
      z.object({
        suppressed: z.null(),
        before: described('Why nothing went there; null if it did.', z.nullable(suppression)),
      }),
    ),
  }),
  'POST /api/admin/subscribers/{id}/unsubscribe': endpoint({
    access: 'admin',
    summary: 'Ends a subscription, mails that are on their way included. Safe to repeat.',
    path: byId,
    reply: subscriber,
    refuses: ['not_found'],
  }),
  'GET /api/admin/subscribers/suppressed': endpoint({
    access: 'admin',
    summary:
      'Addresses that nothing but login codes is mailed to, newest first: as hashes, for they stay when the person goes. To ask about an address, look for it among the subscribers.',
    query: z.strictObject({ reason: z.optional(suppression), cursor: z.optional(cursorParam) }),
    reply: named(
      'SuppressedList',
      z.object({
        counts: described(
          'Of all; with the first page only.',
          z.nullable(z.object({ bounce: count, complaint: count, staff: count })),
        ),
        days: described(
          'The last 30 days, oldest first; with the first page only.',
          z.nullable(z.array(z.object({ day, bounce: count, complaint: count, staff: count }))),
        ),
        suppressed: z.array(
          z.object({
            hash: described('The beginning of it.', z.string()),
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
