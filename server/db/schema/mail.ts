import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MailProvider } from '#shared/mail-providers.ts';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/** Every email is a row before it is sent. */
export const outbox = pgTable(
  'outbox',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    /** The account that an email about an account names, for its deletion. */
    userId: text('user_id'),
    /** Lower is sent first: 0 for codes, because a user waits for them. */
    priority: smallint('priority').notNull(),
    /** Empty after a week. Then `recipientHash` proves whose it was (recipients.ts). */
    recipient: text('recipient').notNull(),
    recipientHash: text('recipient_hash'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /**
     * One-click unsubscribe URL of newsletter emails (RFC 8058). That of a digest is created when
     * it is sent. Null for account emails.
     */
    unsubscribeUrl: text('unsubscribe_url'),
    /**
     * For a digest: its issue, subscriber and variant, which holds the content. `localDay`: the
     * subscriber's local date; null if sent by command.
     */
    issueId: text('issue_id'),
    subscriptionId: text('subscription_id'),
    variantId: text('variant_id'),
    localDay: text('local_day'),
    /** The rendering of the variant that was transmitted. */
    variantRenderedAt: instant('variant_rendered_at'),
    state: text('state')
      .$type<'queued' | 'sending' | 'sent' | 'failed'>()
      .notNull()
      .default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    /** How often the receiving server asked to wait. That is no failed attempt. */
    deferrals: smallint('deferrals').notNull().default(0),
    /** Earliest time of sending. */
    sendAfter: instant('send_after').notNull(),
    /** The email is obsolete after this time. */
    expiresAt: instant('expires_at'),
    /** The `traceparent` of the request that caused it, if that is traced. */
    traceParent: text('trace_parent'),
    /** The last response of the mail server. */
    smtpResponse: text('smtp_response'),
    createdAt: instant('created_at').notNull(),
    /** When the transfer of the content began. From then on the email may have arrived. */
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    check('outbox_state', sql`${t.state} in ('queued', 'sending', 'sent', 'failed')`),
    // Supports the fair order of sites.
    index('outbox_queue')
      .on(t.siteId, t.priority, t.sendAfter)
      .where(sql`state = 'queued'`),
    index('outbox_sending')
      .on(t.sendAfter)
      .where(sql`state = 'sending'`),
    index('outbox_recipient')
      .on(t.siteId, t.recipient)
      .where(sql`state = 'queued'`),
    // Emails of one subscriber, for export and deletion.
    index('outbox_newsletter')
      .on(t.siteId, t.recipient)
      .where(sql`unsubscribe_url is not null`),
    index('outbox_user')
      .on(t.siteId, t.userId)
      .where(sql`user_id is not null`),
    index('outbox_age').on(t.createdAt),
    // Emails that are not emptied yet. Each is in it once, when it is over.
    index('outbox_content')
      .on(t.createdAt)
      .where(sql`recipient <> '' and state in ('sent', 'failed')`),
    index('outbox_failed')
      .on(t.siteId, t.createdAt)
      .where(sql`state = 'failed'`),
    // Held mail, as `server/domain/operations/restore-guard.ts` marks it.
    index('outbox_held')
      .on(t.siteId)
      .where(sql`state = 'failed' and smtp_response = 'held after a pause' and recipient <> ''`),
    index('outbox_new').on(t.siteId, t.createdAt.desc().nullsFirst()),
    // The emails of a variant, to delete it after the last one.
    index('outbox_variant')
      .on(t.siteId, t.issueId, t.variantId)
      .where(sql`variant_id is not null`),
    // One email per issue and subscriber, and one digest per day.
    uniqueIndex('outbox_issue')
      .on(t.siteId, t.issueId, t.subscriptionId)
      .where(sql`issue_id is not null`),
    uniqueIndex('outbox_day')
      .on(t.siteId, t.subscriptionId, t.kind, t.localDay)
      .where(sql`local_day is not null`),
    // One daily email per account and day.
    uniqueIndex('outbox_user_day')
      .on(t.siteId, t.userId, t.kind, t.localDay)
      .where(sql`user_id is not null and local_day is not null`),
  ],
);

/**
 * Automatic pauses of a site's mail. `policy` pauses bulk mail, `policy-requested` confirmations,
 * the others digests. `count`: the rejections, complaints or bounces at the start.
 */
export const mailPauses = pgTable(
  'mail_pauses',
  {
    siteId: siteId(),
    reason: text('reason')
      .$type<'policy' | 'policy-requested' | 'complaints' | 'bounces'>()
      .notNull(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.reason] }),
    check(
      'mail_pauses_reason',
      sql`${t.reason} in ('policy', 'policy-requested', 'complaints', 'bounces')`,
    ),
  ],
);

/**
 * Receiving servers that asked a site to wait, by the mail server that it sends through. Shared by
 * all workers, and kept over a restart.
 */
export const mailBackoffs = pgTable(
  'mail_backoffs',
  {
    siteId: siteId(),
    transport: text('transport').$type<'site' | 'installation' | 'transactional'>().notNull(),
    /** The domain of the recipients. Empty: the mail server itself asked. */
    domain: text('domain').notNull(),
    /** How often it asked since it last accepted an email; each time the wait is twice as long. */
    failures: smallint('failures').notNull(),
    /** Emails in the first minute after the wait. */
    perMinute: integer('per_minute').notNull(),
    waitUntil: instant('wait_until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.transport, t.domain] }),
    check('mail_backoffs_failures', sql`${t.failures} between 0 and 100`),
  ],
);

/** How many digests a site sends on each day from a domain that receivers do not know yet. */
export const mailWarmups = pgTable(
  'mail_warmups',
  {
    siteId: siteId(),
    /** The domain of the sender that the plan is for. */
    domain: text('domain').notNull(),
    isOn: boolean('is_on').notNull(),
    /** Digests on each day. After the last day there is no limit. */
    volumes: integer('volumes').array().notNull(),
    /** The present day, from 0. It lasts 24 hours from its first digest. */
    day: smallint('day').notNull().default(0),
    dayStartedAt: instant('day_started_at'),
    /** Digests of the present day. */
    sent: integer('sent').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.siteId] })],
);

export type Warmup = typeof mailWarmups.$inferSelect;

/**
 * Email addresses that get only login codes after a bounce, complaint or manual block. Stored as a
 * keyed hash that remains after account deletion.
 */
export const suppressions = pgTable(
  'suppressions',
  {
    siteId: siteId(),
    emailHash: text('email_hash').notNull(),
    /** `manual`: blocked by staff. */
    reason: text('reason').$type<'bounce' | 'complaint' | 'manual'>().notNull(),
    /** Null: a mail server or provider. Otherwise see `Reporter` in suppressions.ts. */
    reporter: text('reporter'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.emailHash] }),
    index('suppressions_new').on(t.siteId, t.createdAt.desc().nullsFirst()),
  ],
);

/** How a site sends its mail. Without a row, or with null, as the installation does. */
export const mailSenders = pgTable(
  'mail_senders',
  {
    siteId: siteId(),
    /** Empty: the name of the site. */
    fromName: text('from_name').notNull().default(''),
    fromAddress: text('from_address'),
    replyTo: text('reply_to'),
    /** The domain of return paths; null: that of the sender. */
    bounceDomain: text('bounce_domain'),
    /** Lines of text, shown in newsletter mail. */
    postalAddress: text('postal_address').notNull().default(''),
    /** The URL of its own mail server, encrypted with SECRET_KEY. */
    smtpUrl: text('smtp_url'),
    dkimDomain: text('dkim_domain'),
    dkimSelector: text('dkim_selector'),
    /** PEM, encrypted with SECRET_KEY for this domain and selector. */
    dkimPrivateKey: text('dkim_private_key'),
    /** The public key as in its DNS record. */
    dkimPublicKey: text('dkim_public_key'),
    /** When the DNS record was last found. The key signs from then on. */
    dkimVerifiedAt: instant('dkim_verified_at'),
  },
  (t) => [primaryKey({ columns: [t.siteId] })],
);

export type StoredSender = typeof mailSenders.$inferSelect;

/** Mail providers that report bounces and complaints to a site. */
export const mailHooks = pgTable(
  'mail_hooks',
  {
    siteId: siteId(),
    provider: text('provider').$type<MailProvider>().notNull(),
    /** What authenticates its requests, encrypted with SECRET_KEY for this site and provider. */
    secret: text('secret').notNull(),
    lastEventAt: instant('last_event_at'),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.provider] })],
);
