import { sql } from 'drizzle-orm';
import {
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/** Every mail is a row before it is sent. */
export const outbox = pgTable(
  'outbox',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    /** Lower goes first: 0 for codes, which somebody waits for. */
    priority: smallint('priority').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Of a mail of the newsletter: where one call ends the subscription (RFC 8058). Null: a mail of one's account, which no list sends. */
    unsubscribeUrl: text('unsubscribe_url'),
    /**
     * Of a digest: its issue, for whom it is, and where its words stand, which this row has not: those of an audience are the same for all its readers. `localDay`: the reader's own day that
     * it is for; null for what was sent by command.
     */
    issueId: text('issue_id'),
    subscriptionId: text('subscription_id'),
    variantId: text('variant_id'),
    localDay: text('local_day'),
    state: text('state')
      .$type<'queued' | 'sending' | 'sent' | 'failed'>()
      .notNull()
      .default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    /** Not before. */
    sendAfter: instant('send_after').notNull(),
    /** After this nobody wants it any more. */
    expiresAt: instant('expires_at'),
    /** What the mail server said last. */
    smtpResponse: text('smtp_response'),
    createdAt: instant('created_at').notNull(),
    /** While it is sent: when its words began to go out. From then on it may have arrived. */
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    check('outbox_state', sql`${t.state} in ('queued', 'sending', 'sent', 'failed')`),
    // Tenants take turns: each one's own first.
    index('outbox_queue')
      .on(t.siteId, t.priority, t.sendAfter)
      .where(sql`state = 'queued'`),
    index('outbox_sending')
      .on(t.sendAfter)
      .where(sql`state = 'sending'`),
    index('outbox_recipient')
      .on(t.siteId, t.recipient)
      .where(sql`state = 'queued'`),
    // A reader's, for their export and when they are forgotten.
    index('outbox_newsletter')
      .on(t.siteId, t.recipient)
      .where(sql`unsubscribe_url is not null`),
    index('outbox_age').on(t.createdAt),
    index('outbox_new').on(t.siteId, t.createdAt.desc().nullsFirst()),
    // One mail of an issue to one reader, and one digest on a day.
    uniqueIndex('outbox_issue')
      .on(t.siteId, t.issueId, t.subscriptionId)
      .where(sql`issue_id is not null`),
    uniqueIndex('outbox_day')
      .on(t.siteId, t.subscriptionId, t.kind, t.localDay)
      .where(sql`local_day is not null`),
  ],
);

/**
 * Addresses that get no mail except login codes, after a bounce, a complaint or a manual block. Stored as a keyed
 * hash, which stays when the account is erased.
 */
export const suppressions = pgTable(
  'suppressions',
  {
    siteId: siteId(),
    emailHash: text('email_hash').notNull(),
    /** `staff`: somebody of the site said so. */
    reason: text('reason').$type<'bounce' | 'complaint' | 'manual'>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.emailHash] }),
    index('suppressions_new').on(t.siteId, t.createdAt.desc().nullsFirst()),
  ],
);
