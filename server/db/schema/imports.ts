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
import { users } from './accounts.ts';
import { posts } from './posts.ts';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/** External feeds whose items become posts. */
export const inboundFeeds = pgTable(
  'inbound_feeds',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull().default(''),
    /** Whose posts they are. */
    userId: text('user_id').notNull(),
    state: text('state').$type<'active' | 'paused'>().notNull().default('active'),
    /** Of each reading, at the most so many posts. */
    maxPostsPerFetch: smallint('max_posts_per_fetch').notNull().default(10),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** Not before; while it is read, when the reader is believed dead. */
    nextFetchAt: instant('next_fetch_at').notNull(),
    failures: smallint('failures').notNull().default(0),
    /** What went wrong the last time, in a sentence; null when nothing did. */
    lastError: text('last_error'),
    fetchedAt: instant('fetched_at'),
    postCount: integer('post_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    check('inbound_feeds_state', sql`${t.state} in ('active', 'paused')`),
    uniqueIndex('inbound_feeds_url').on(t.siteId, t.url),
    index('inbound_feeds_due')
      .on(t.nextFetchAt)
      .where(sql`state = 'active'`),
  ],
);

/** Feed items already seen, with or without a post, so that none is imported twice. */
export const inboundFeedItems = pgTable(
  'inbound_feed_items',
  {
    siteId: siteId(),
    feedId: text('feed_id').notNull(),
    /** SHA-256 of its id, or else of its link. */
    guidHash: text('guid_hash').notNull(),
    postId: text('post_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.feedId, t.guidHash] }),
    foreignKey({
      columns: [t.siteId, t.feedId],
      foreignColumns: [inboundFeeds.siteId, inboundFeeds.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    index('inbound_feed_items_age').on(t.createdAt),
  ],
);

/** File imports of posts and subscribers. */
export const imports = pgTable(
  'imports',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    kind: text('kind').$type<'posts' | 'subscribers'>().notNull(),
    fileName: text('file_name').notNull(),
    /** Who: as `moderation_log.actor`. */
    createdBy: text('created_by').notNull(),
    state: text('state').$type<'running' | 'done' | 'canceled'>().notNull().default('running'),
    totalRows: integer('total_rows').notNull().default(0),
    /** Rows that were looked at; the next piece begins there. */
    processedRows: integer('processed_rows').notNull().default(0),
    createdRows: integer('created_rows').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    /** The first hundred that were not taken, and why. */
    errors: jsonb('errors').$type<{ row: number; message: string }[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    check(
      'imports_state',
      sql`${t.kind} in ('posts', 'subscribers') and ${t.state} in ('running', 'done', 'canceled')`,
    ),
    index('imports_new').on(t.siteId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
