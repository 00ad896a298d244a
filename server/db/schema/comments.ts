import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
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
import type { RichText } from '#shared/rich-text.ts';
import { periodsOf } from '../periods.ts';
import { users } from './accounts.ts';
import { posts } from './posts.ts';
import { instant, searchLanguage } from './columns.ts';
import { siteId } from './sites.ts';

/** Comments on posts, as a tree. */
export const comments = pgTable(
  'comments',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    postId: text('post_id').notNull(),
    parentId: text('parent_id'),
    userId: text('user_id').notNull(),
    text: text('text').notNull(),
    searchLanguage: searchLanguage(),
    renderedText: jsonb('rendered_text').$type<RichText>().notNull(),
    /** 0 for a comment on the post itself. */
    depth: smallint('depth').notNull(),
    score: integer('score').notNull().default(1),
    /** Wilson lower bound of the votes; changes only with a vote. */
    wilsonScore: doublePrecision('wilson_score').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** As for posts. Null also for a comment hidden by a moderator. */
    hiddenBy: text('hidden_by').$type<'moderator' | 'removed' | 'pending_review'>(),
    deletedAt: instant('deleted_at'),
    isVisible: boolean('is_visible')
      .notNull()
      .generatedAlwaysAs(sql`not is_hidden and deleted_at is null`),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    foreignKey({ columns: [t.siteId, t.parentId], foreignColumns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    // Also counts the comments of a thread since a visit.
    index('comments_thread').on(
      t.siteId,
      t.postId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // The database looks for replies when a comment is deleted with its site.
    index('comments_parent')
      .on(t.siteId, t.parentId)
      .where(sql`parent_id is not null`),
    // For the figures of the administration.
    index('comments_new')
      .on(t.siteId, t.createdAt.desc().nullsFirst())
      .where(sql`is_visible`),
    index('comments_user')
      .on(t.siteId, t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_visible`),
    index('comments_unlisted')
      .on(t.siteId, t.userId, t.id)
      .where(sql`not is_visible`),
    // The trigram index `comments_trigrams` of a migration finds words of other scripts.
    // As `posts_words`.
    index('comments_words')
      .using(
        'gin',
        sql`search_words(${t.searchLanguage}, ${t.text})`,
        periodsOf(t.siteId, t.createdAt),
      )
      .where(sql`is_visible`),
    index('comments_pending_review')
      .on(t.siteId, t.createdAt, t.id)
      .where(sql`hidden_by = 'pending_review' and deleted_at is null`),
  ],
);

/** Up to which comment members read the threads that they visited. */
export const threadVisits = pgTable(
  'thread_visits',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    postId: text('post_id').notNull(),
    /** When the newest comment that was shown was written. */
    seenAt: instant('seen_at').notNull(),
    storedAt: instant('stored_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.userId, t.postId] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    index('thread_visits_stored').on(t.storedAt),
  ],
);

/** Votes on comments. A withdrawn vote has no row. */
export const commentVotes = pgTable(
  'comment_votes',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    commentId: text('comment_id').notNull(),
    value: smallint('value').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.userId, t.commentId] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    foreignKey({
      columns: [t.siteId, t.commentId],
      foreignColumns: [comments.siteId, comments.id],
    }),
    check('comment_votes_value', sql`${t.value} in (-1, 1)`),
    index('comment_votes_comment').on(t.siteId, t.commentId),
  ],
);

/**
 * A member's inbox: comments that reply to or mention the member, or are on a post they
 * follow or saved.
 */
export const notifications = pgTable(
  'notifications',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<'reply' | 'mention' | 'thread'>().notNull(),
    commentId: text('comment_id').notNull(),
    /** Whether the next daily email has it. */
    awaitsDailyMail: boolean('awaits_daily_mail').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    foreignKey({
      columns: [t.siteId, t.commentId],
      foreignColumns: [comments.siteId, comments.id],
    }),
    check('notifications_kind', sql`${t.kind} in ('reply', 'mention', 'thread')`),
    index('notifications_daily')
      .on(t.siteId, t.userId)
      .where(sql`awaits_daily_mail`),
    // One notification per comment, even for a reply that also mentions the user.
    uniqueIndex('notifications_once').on(t.siteId, t.commentId, t.userId),
    index('notifications_new').on(
      t.siteId,
      t.userId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);
