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
import { comments } from './comments.ts';
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
    /** The author of the posts. */
    userId: text('user_id').notNull(),
    state: text('state').$type<'active' | 'paused'>().notNull().default('active'),
    /** Maximum number of posts per fetch. */
    maxPostsPerFetch: smallint('max_posts_per_fetch').notNull().default(10),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** Earliest time of the next fetch. During a fetch: the end of its lease. */
    nextFetchAt: instant('next_fetch_at').notNull(),
    failures: smallint('failures').notNull().default(0),
    /** The last error in one sentence; null after a success. */
    lastError: text('last_error'),
    fetchedAt: instant('fetched_at'),
    /** The hub that the feed names, and the URL that it has there (WebSub). */
    hub: text('hub'),
    topic: text('topic'),
    /** When the hub was last asked to send new items, and until when it does. */
    hubAskedAt: instant('hub_asked_at'),
    hubLeaseEndsAt: instant('hub_lease_ends_at'),
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

/** Feed items already seen, with or without a post. Prevents duplicate imports. */
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
    /** Username, without site. */
    createdBy: text('created_by').notNull(),
    state: text('state').$type<'running' | 'done' | 'canceled'>().notNull().default('running'),
    totalRows: integer('total_rows').notNull().default(0),
    /** Rows processed so far; the next batch starts there. */
    processedRows: integer('processed_rows').notNull().default(0),
    createdRows: integer('created_rows').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    /** The first hundred rejected rows. */
    errors: jsonb('errors').$type<{ row: number; message: string }[]>().notNull().default([]),
    /** Where pictures of the file without a host are; null: not known. */
    origin: text('origin'),
    /** When to fetch the pictures of imported texts next; null: not at all. */
    picturesDueAt: instant('pictures_due_at'),
    picturesStored: integer('pictures_stored').notNull().default(0),
    picturesFailed: integer('pictures_failed').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    index('imports_pictures')
      .on(t.picturesDueAt)
      .where(sql`${t.picturesDueAt} is not null`),
    check(
      'imports_state',
      sql`${t.kind} in ('posts', 'subscribers') and ${t.state} in ('running', 'done', 'canceled')`,
    ),
    index('imports_new').on(t.siteId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/**
 * Addresses of imported authors, in lower case. Whoever proves the address gets the account, and
 * the row is deleted.
 */
export const importedAddresses = pgTable(
  'imported_addresses',
  {
    siteId: siteId(),
    email: text('email').notNull(),
    userId: text('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.email] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    index('imported_addresses_user').on(t.siteId, t.userId),
  ],
);

/** Where pages of an earlier site are now: exactly one of the four. */
export const oldPaths = pgTable(
  'old_paths',
  {
    siteId: siteId(),
    /** Path and query of the earlier site, as `toOldPath` writes them. */
    path: text('path').notNull(),
    postId: text('post_id'),
    commentId: text('comment_id'),
    userId: text('user_id'),
    tag: text('tag'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.path] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    foreignKey({
      columns: [t.siteId, t.commentId],
      foreignColumns: [comments.siteId, comments.id],
    }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    check('old_paths_place', sql`num_nonnulls(post_id, comment_id, user_id, tag) = 1`),
    index('old_paths_post').on(t.siteId, t.postId),
    index('old_paths_comment').on(t.siteId, t.commentId),
    index('old_paths_user').on(t.siteId, t.userId),
  ],
);
