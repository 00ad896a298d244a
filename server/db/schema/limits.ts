import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/** Replies to writes with an `Idempotency-Key`. A repeated request gets the stored reply. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of call and body. A key reused for another request is an error. */
    fingerprint: text('fingerprint').notNull(),
    reply: jsonb('reply'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.userId, t.key] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    index('idempotency_keys_age').on(t.createdAt),
  ],
);

/** Counters of rate limits that must survive a restart. `id` names the limit and its subject. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    id: text('id').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('rate_limits_age').on(t.endsAt)],
);

/**
 * Facts about this installation: database heartbeats, processed webhook events and warnings already
 * logged. `id` names the fact and its subject.
 */
export const instanceMarkers = pgTable(
  'instance_markers',
  {
    id: text('id').primaryKey(),
    seenAt: instant('seen_at').notNull().defaultNow(),
    /** Null: never. */
    expiresAt: instant('expires_at'),
  },
  (t) => [index('instance_markers_age').on(t.expiresAt)],
);

/**
 * Requests of people that must survive the restore of a backup. They concern erased accounts and
 * subscriptions, unsubscriptions, and addresses that get no mail. Rows are only added. `subjectId`
 * is the id of an account or subscription, or the hash of an address.
 */
export const erasures = pgTable(
  'erasures',
  {
    siteId: siteId(),
    kind: text('kind').$type<ErasureKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.kind, t.subjectId, t.at] }),
    index('erasures_age').on(t.at),
  ],
);

/**
 * - `account`, `account-and-posts`: the deletion was requested
 * - `subscription`: erased
 * - `bounce`, `complaint`, `manual`: an address gets no more mail
 * - `account-kept`: the subject took that back: the account stays, the subscription goes on, or the
 *   address gets mail again.
 */
export type ErasureKind =
  | 'account'
  | 'account-and-posts'
  | 'account-kept'
  | 'unsubscription'
  | 'subscription'
  | 'bounce'
  | 'complaint'
  | 'manual';

/** What must leave shared caches: one row per key, until their purge is acknowledged twice. */
export const cdnPurges = pgTable(
  'cdn_purges',
  {
    siteId: siteId(),
    /** `server/infra/cdn/cdn-keys.ts` lists them. */
    key: text('key').notNull(),
    /** Counts the changes, so that a purge of an older one does not delete the row. */
    revision: integer('revision').notNull().default(1),
    /** When the purge is due. */
    dueAt: instant('due_at').notNull(),
    /** Earliest time of the next attempt. While a process sends it: the end of its lease. */
    sendAfter: instant('send_after').notNull(),
    /** Failed attempts since the last change. */
    attempts: smallint('attempts').notNull().default(0),
    /** The first purge succeeded. The second removes what a cache stored at the same time. */
    isRepeat: boolean('is_repeat').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.key] }),
    index('cdn_purges_queue').on(t.sendAfter),
    index('cdn_purges_late')
      .on(t.dueAt)
      .where(sql`not is_repeat`),
  ],
);
