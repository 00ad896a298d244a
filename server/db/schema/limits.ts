import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
export const rateCounts = pgTable(
  'rate_counts',
  {
    id: text('id').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('rate_counts_age').on(t.endsAt)],
);
