import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/**
 * Newsletter subscriptions by email address. A row is `pending` until it is confirmed. Unsubscribed
 * rows remain, so that links in old mails work.
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
    /** Language of the mails: `en` or one of the ten others. */
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
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    check('subscriptions_state', sql`${t.state} in ('pending', 'active', 'unsubscribed')`),
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
