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
 * Newsletter subscriptions by email address. A row is `pending` until the owner confirms it. Unsubscribed rows stay,
 * so that links in old mails keep working.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    /** In lower case (`emailKey`). */
    email: text('email').notNull(),
    /** Whose it is, once it was linked. */
    userId: text('user_id'),
    state: text('state')
      .$type<'pending' | 'active' | 'unsubscribed'>()
      .notNull()
      .default('pending'),
    frequency: text('frequency').$type<'daily' | 'weekly'>().notNull(),
    /** In the reader's own words; null: the digest as it is for everybody. */
    customPrompt: text('custom_prompt'),
    /** Of the mails: `en` or one of the ten. */
    language: text('language').notNull().default('en'),
    /** By the IANA database. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Local hour, 0-23; local day of the weekly, 1 (Monday) to 7. */
    sendHour: smallint('send_hour').notNull().default(8),
    sendWeekday: smallint('send_weekday').notNull().default(1),
    /** Until then nothing is sent. */
    pausedUntil: instant('paused_until'),
    /** Where it began, for who has to show consent. */
    source: text('source').$type<'form' | 'account' | 'import'>().notNull(),
    /** Of an import: where and how the reader agreed, as whoever brought them said. */
    consent: text('consent').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the last request to confirm was mailed: older links than this are good too, for their seven days. */
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
    // Whoever is due is read by zone and hour; the admin's list goes by age.
    index('subscriptions_active')
      .on(t.siteId, t.frequency, t.timeZone, t.sendHour, t.id)
      .where(sql`state = 'active'`),
    index('subscriptions_new').on(
      t.siteId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // What a job forgets, or takes back.
    index('subscriptions_pending')
      .on(t.createdAt)
      .where(sql`state = 'pending' or confirmed_at is null`),
  ],
);
