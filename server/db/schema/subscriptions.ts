import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SegmentRule } from '#shared/contract/admin-segments.ts';
import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import type { RequestedPreferences } from '#shared/contract/subscription-schemas.ts';
import type { ConsentChannel, ConsentEvent } from '#shared/newsletter/consent-names.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/**
 * Newsletter subscriptions by email address. A row is `pending` until it is confirmed. Unsubscribed
 * rows remain, so that links in old emails work.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    /** In lower case (`emailKey`). */
    email: text('email').notNull(),
    /** The linked account. */
    userId: text('user_id'),
    state: text('state')
      .$type<'pending' | 'active' | 'unsubscribed'>()
      .notNull()
      .default('pending'),
    frequency: text('frequency').$type<'daily' | 'weekly'>().notNull(),
    /** The subscriber's prompt; null for the standard digest. */
    customPrompt: text('custom_prompt'),
    /** What the digest is to be like; null for the standard digest. */
    preferences: jsonb('preferences').$type<DigestPreferences>(),
    /**
     * Whether the prompt was read: it waits, and then replaces the preferences or adds to them; or
     * it could not be read. Null without a prompt.
     */
    promptState: text('prompt_state').$type<'replaces' | 'adds' | 'read' | 'unread'>(),
    /** What the prompt asks for and no preference can hold. */
    cannot: text('cannot').array().notNull().default([]),
    /** Language of the emails: `en` or one of the ten others. */
    language: text('language').notNull().default('en'),
    /** IANA name. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Local hour, 0-23; local day of the weekly digest, 1 (Monday) to 7. */
    sendHour: smallint('send_hour').notNull().default(8),
    sendWeekday: smallint('send_weekday').notNull().default(1),
    /** No mail is sent before this time. */
    pausedUntil: instant('paused_until'),
    /** Origin of the subscription, as evidence of consent. */
    source: text('source').$type<'form' | 'account' | 'import'>().notNull(),
    /** For an import: the importer's statement on where and how the subscriber agreed. */
    consent: text('consent').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the last confirmation was mailed. Older links remain valid for their seven days. */
    confirmationSentAt: instant('confirmation_sent_at'),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    /** Signed in all links. Raised to make earlier ones invalid. */
    linkVersion: integer('link_version').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    check('subscriptions_state', sql`${t.state} in ('pending', 'active', 'unsubscribed')`),
    check(
      'subscriptions_prompt_state',
      sql`${t.promptState} in ('replaces', 'adds', 'read', 'unread')`,
    ),
    check('subscriptions_frequency', sql`${t.frequency} in ('daily', 'weekly')`),
    check(
      'subscriptions_hour',
      sql`${t.sendHour} between 0 and 23 and ${t.sendWeekday} between 1 and 7`,
    ),
    uniqueIndex('subscriptions_email').on(t.siteId, t.email),
    uniqueIndex('subscriptions_user')
      .on(t.siteId, t.userId)
      .where(sql`user_id is not null`),
    // Due subscribers are read by zone and hour; the admin list is ordered by age.
    index('subscriptions_active')
      .on(t.siteId, t.frequency, t.timeZone, t.sendHour, t.id)
      .where(sql`state = 'active'`),
    // The send times of weekly readers; those of daily ones are in `subscriptions_active`.
    index('subscriptions_weekly')
      .on(t.siteId, t.timeZone, t.sendHour, t.sendWeekday)
      .where(sql`state = 'active' and frequency = 'weekly'`),
    index('subscriptions_waiting')
      .on(t.siteId)
      .where(sql`prompt_state in ('replaces', 'adds')`),
    index('subscriptions_new').on(
      t.siteId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // For jobs that delete or revert expired rows.
    index('subscriptions_pending')
      .on(t.createdAt)
      .where(sql`state = 'pending' or confirmed_at is null`),
  ],
);

/**
 * Requests of anybody for a subscription that exists and is not active. The subscription changes
 * once the confirmation link of a request, which has its time, is used. They live as long as the
 * link.
 */
export const subscriptionRequests = pgTable(
  'subscription_requests',
  {
    siteId: siteId(),
    subscriptionId: text('subscription_id').notNull(),
    createdAt: instant('created_at').notNull(),
    preferences: jsonb('preferences').$type<RequestedPreferences>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.subscriptionId, t.createdAt] }),
    foreignKey({
      name: 'subscription_requests_subscription',
      columns: [t.siteId, t.subscriptionId],
      foreignColumns: [subscriptions.siteId, subscriptions.id],
    }).onDelete('cascade'),
    index('subscription_requests_age').on(t.createdAt),
  ],
);

/**
 * Proof of consent: what a subscriber agreed to, when and where. A row is never changed, and ends
 * with its subscription.
 */
export const consents = pgTable(
  'consents',
  {
    siteId: siteId(),
    subscriptionId: text('subscription_id').notNull(),
    id: text('id').notNull(),
    event: text('event').$type<ConsentEvent>().notNull(),
    via: text('via').$type<ConsentChannel>().notNull(),
    /** Path on the site, or URL of the page that embeds the form. Empty: not known. */
    page: text('page').notNull().default(''),
    /** What the form or page said, in lines. For an import the importer's statement. */
    text: text('text').notNull().default(''),
    /** Language of the text. */
    language: text('language').notNull(),
    /** Keyed hash. Null: not known, or a private network. */
    network: text('network'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.subscriptionId, t.id] }),
    foreignKey({
      columns: [t.siteId, t.subscriptionId],
      foreignColumns: [subscriptions.siteId, subscriptions.id],
    }).onDelete('cascade'),
  ],
);

/** Saved audiences of a site. */
export const segments = pgTable(
  'segments',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    rule: jsonb('rule').$type<SegmentRule>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex('segments_name').on(t.siteId, sql`lower(${t.name})`),
  ],
);
