import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { comments } from './comments.ts';
import { posts } from './posts.ts';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/** Reports by members against posts and comments. */
export const reports = pgTable(
  'reports',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    reporterId: text('reporter_id').notNull(),
    postId: text('post_id'),
    commentId: text('comment_id'),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    state: text('state').$type<'open' | 'closed'>().notNull().default('open'),
    closedAt: instant('closed_at'),
    /** `resolved`: a moderator acted; `dismissed`: no action was necessary. */
    outcome: text('outcome').$type<'resolved' | 'dismissed'>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.reporterId], foreignColumns: [users.siteId, users.id] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    foreignKey({
      columns: [t.siteId, t.commentId],
      foreignColumns: [comments.siteId, comments.id],
    }),
    check('reports_target', sql`num_nonnulls(${t.postId}, ${t.commentId}) = 1`),
    uniqueIndex('reports_post')
      .on(t.siteId, t.reporterId, t.postId)
      .where(sql`post_id is not null`),
    uniqueIndex('reports_comment')
      .on(t.siteId, t.reporterId, t.commentId)
      .where(sql`comment_id is not null`),
    index('reports_open')
      .on(t.siteId, t.createdAt)
      .where(sql`state = 'open'`),
  ],
);

/**
 * Actions on content, members and sites, with their reason. Rows are never changed, except that a
 * reason can be redacted. Rows with `is_public` appear on the public moderation log.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    /** Null: the command line. */
    actorId: text('actor_id'),
    /** Username and site of an actor without an account here, such as a platform admin. */
    actor: text('actor'),
    action: text('action').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    isRedacted: boolean('is_redacted').notNull().default(false),
    postId: text('post_id'),
    commentId: text('comment_id'),
    userId: text('user_id'),
    reason: text('reason').notNull().default(''),
    before: jsonb('before'),
    after: jsonb('after'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.actorId], foreignColumns: [users.siteId, users.id] }),
    index('audit_log_new').on(t.siteId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('audit_log_public')
      .on(t.siteId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_public`),
    index('audit_log_user')
      .on(t.siteId, t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`user_id is not null`),
    index('audit_log_post')
      .on(t.siteId, t.postId, t.createdAt.desc().nullsFirst())
      .where(sql`post_id is not null`),
  ],
);

/** Notes of moderators about a member. The member cannot read them. */
export const moderatorNotes = pgTable(
  'moderator_notes',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    authorId: text('author_id'),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    foreignKey({ columns: [t.siteId, t.authorId], foreignColumns: [users.siteId, users.id] }),
    index('moderator_notes_new').on(
      t.siteId,
      t.userId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);

/**
 * Bans by email address, so that they outlive the account. `email_hash`: a keyed hash of the
 * mailbox.
 */
export const addressBans = pgTable(
  'address_bans',
  {
    siteId: siteId(),
    emailHash: text('email_hash').notNull(),
    /** The banned account. Null after its deletion. */
    userId: text('user_id'),
    bannedUntil: instant('banned_until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.emailHash] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    index('address_bans_user')
      .on(t.siteId, t.userId)
      .where(sql`user_id is not null`),
    index('address_bans_end').on(t.bannedUntil),
  ],
);

/** Blocked or watched domains and words, and the action on a match. */
export const moderationRules = pgTable(
  'moderation_rules',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    kind: text('kind').$type<'domain' | 'word'>().notNull(),
    /** A host name, which includes its subdomains, or words in lower case. */
    pattern: text('pattern').notNull(),
    action: text('action').$type<'reject' | 'hold' | 'report'>().notNull(),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    check(
      'moderation_rules_kind',
      sql`${t.kind} in ('domain', 'word') and ${t.action} in ('reject', 'hold', 'report')`,
    ),
    uniqueIndex('moderation_rules_pattern').on(t.siteId, t.kind, t.pattern),
  ],
);
