import { sql } from 'drizzle-orm';
import {
  boolean, check, customType, doublePrecision, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RichText } from '#shared/rich-text.ts';

/**
 * One schema for PGlite and PostgreSQL. Everything a tenant owns has its `site_id` in the primary key and in every foreign key, so that a
 * reference across tenants cannot be stored. Every list has an index in its own order: `nullsFirst` is what plain `desc` means to PostgreSQL, and with
 * any other order of nulls, on a column that has none, the planner sorts instead. Counters are stored; times keep milliseconds.
 */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const sites = pgTable('sites', {
  id: text('id').primaryKey(),
  /** Overrides of the preset's theme and texts, by the same names; and the analytics script. */
  settings: jsonb('settings').$type<{ theme?: unknown; texts?: unknown; analytics?: unknown }>().notNull().default({}),
  /** Listed posts. */
  postCount: integer('post_count').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
});

const siteId = () => text('site_id').notNull().references(() => sites.id);

export const users = pgTable(
  'users',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    username: text('username').notNull(),
    name: text('name').notNull(),
    about: text('about').notNull().default(''),
    website: text('website'),
    /** Proven, in lower case. Null for people who came by an import or the demo: nobody can log in as them. In no reply about another person. */
    email: text('email'),
    role: text('role').$type<'member' | 'moderator' | 'admin'>().notNull().default('member'),
    /** Votes of others on this person's posts and comments. */
    karma: integer('karma').notNull().default(0),
    postCount: integer('post_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex('users_username').on(t.siteId, sql`lower(${t.username})`),
    uniqueIndex('users_email').on(t.siteId, t.email).where(sql`email is not null`),
    check('users_role', sql`${t.role} in ('member', 'moderator', 'admin')`),
  ],
);

/** Who follows whom. */
export const follows = pgTable(
  'follows',
  {
    siteId: siteId(),
    followerId: text('follower_id').notNull(),
    followeeId: text('followee_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.followerId, t.followeeId] }),
    foreignKey({ columns: [t.siteId, t.followerId], foreignColumns: [users.siteId, users.id] }),
    foreignKey({ columns: [t.siteId, t.followeeId], foreignColumns: [users.siteId, users.id] }),
    check('follows_others', sql`${t.followerId} <> ${t.followeeId}`),
    index('follows_followee').on(t.siteId, t.followeeId),
  ],
);

export const posts = pgTable(
  'posts',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    /** Words of the title, then the id. */
    slug: text('slug').notNull(),
    userId: text('user_id').notNull(),
    title: text('title').notNull(),
    url: text('url'),
    domain: text('domain'),
    text: text('text'),
    /** The text as it is shown, made when it is written. */
    content: jsonb('content').$type<RichText>(),
    score: integer('score').notNull().default(1),
    commentCount: integer('comment_count').notNull().default(0),
    /** Product 13; changes only with a vote. */
    hot: doublePrecision('hot').notNull(),
    /** The shortest period of `top` the post is still in: 0 day, 1 week, 2 month, 3 year, 4 none. A job moves it on. */
    ageWindow: smallint('age_window').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
    deletedAt: instant('deleted_at'),
    listed: boolean('listed').notNull().generatedAlwaysAs(sql`not is_hidden and deleted_at is null`),
    /** Words of title and text, for search. Scripts whose words it does not know are found by the trigram index `posts_trigrams` of the migration. */
    search: tsvector('search').notNull().generatedAlwaysAs(sql`to_tsvector('english', title || ' ' || coalesce(text, ''))`),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    check('posts_age_window', sql`${t.ageWindow} between 0 and 4`),
    index('posts_new').on(t.siteId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`listed`),
    index('posts_hot').on(t.siteId, t.hot.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`listed`),
    index('posts_top').on(t.siteId, t.score.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`listed`),
    index('posts_top_day').on(t.siteId, t.score.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`listed and age_window <= 0`),
    index('posts_top_week').on(t.siteId, t.score.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`listed and age_window <= 1`),
    index('posts_top_month').on(t.siteId, t.score.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`listed and age_window <= 2`),
    index('posts_top_year').on(t.siteId, t.score.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`listed and age_window <= 3`),
    index('posts_user').on(t.siteId, t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`listed`),
    // One page instead of three levels, wherever rows of another table each have their post.
    index('posts_id').using('hash', t.id),
    index('posts_domain').on(t.siteId, t.domain, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`listed`),
    index('posts_search').using('gin', t.search).where(sql`listed`),
    index('posts_ageing').on(t.ageWindow, t.createdAt).where(sql`age_window < 4`),
  ],
);

export const comments = pgTable(
  'comments',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    postId: text('post_id').notNull(),
    parentId: text('parent_id'),
    userId: text('user_id').notNull(),
    text: text('text').notNull(),
    content: jsonb('content').$type<RichText>().notNull(),
    /** 0 for a comment on the post itself. */
    depth: smallint('depth').notNull(),
    score: integer('score').notNull().default(1),
    /** Wilson lower bound of its votes (product 16); changes only with a vote. */
    best: doublePrecision('best').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    deletedAt: instant('deleted_at'),
    listed: boolean('listed').notNull().generatedAlwaysAs(sql`not is_hidden and deleted_at is null`),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    foreignKey({ columns: [t.siteId, t.parentId], foreignColumns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    index('comments_post').on(t.siteId, t.postId),
    index('comments_user').on(t.siteId, t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`listed`),
  ],
);

export const postVotes = pgTable(
  'post_votes',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    postId: text('post_id').notNull(),
    value: smallint('value').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.userId, t.postId] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    check('post_votes_value', sql`${t.value} in (-1, 1)`),
    index('post_votes_post').on(t.siteId, t.postId),
  ],
);

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
    foreignKey({ columns: [t.siteId, t.commentId], foreignColumns: [comments.siteId, comments.id] }),
    check('comment_votes_value', sql`${t.value} in (-1, 1)`),
    index('comment_votes_comment').on(t.siteId, t.commentId),
  ],
);

/** Who is logged in where. The token itself is nowhere: only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The browser and system, as far as its name tells; for the list of one's own sessions. */
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** Moves at most once an hour, so that reading writes nothing. */
    usedAt: instant('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    uniqueIndex('sessions_token').on(t.siteId, t.tokenHash),
    index('sessions_user').on(t.siteId, t.userId, t.createdAt),
    index('sessions_age').on(t.createdAt),
  ],
);

/** Codes that were mailed. The newest of an address is the only one that counts (product 7). */
export const loginCodes = pgTable(
  'login_codes',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** What the person wants to be called, for a code that makes an account. */
    signup: jsonb('signup').$type<{ username: string; name: string }>(),
    /** HMAC of the code, bound to tenant and row. Null where no code was mailed, for an address that nobody logs in with. */
    codeHash: text('code_hash'),
    /** Tries so far, right or wrong. */
    tries: smallint('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    index('login_codes_email').on(t.email, t.createdAt.desc().nullsFirst()),
    index('login_codes_age').on(t.createdAt),
  ],
);

/** Wrong codes by whom: an account of a tenant, or a network. Counted here, so that a restart forgives nothing. */
export const failedLogins = pgTable(
  'failed_logins',
  { id: text('id').primaryKey(), who: text('who').notNull(), createdAt: instant('created_at').notNull() },
  (t) => [index('failed_logins_who').on(t.who, t.createdAt), index('failed_logins_age').on(t.createdAt)],
);

/** Every mail is a row first; a job sends it. */
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
    state: text('state').$type<'queued' | 'sending' | 'sent' | 'failed'>().notNull().default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    /** Not before. */
    dueAt: instant('due_at').notNull(),
    /** After this nobody wants it any more. */
    expiresAt: instant('expires_at'),
    /** What the mail server said last. */
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    check('outbox_state', sql`${t.state} in ('queued', 'sending', 'sent', 'failed')`),
    index('outbox_due').on(t.priority, t.dueAt).where(sql`state = 'queued'`),
    index('outbox_new').on(t.siteId, t.createdAt.desc().nullsFirst()),
  ],
);
