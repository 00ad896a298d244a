import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { NotificationTime } from '#shared/notifications.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { ShortcutMode } from '#shared/shortcuts.ts';
import { instant, mailboxOf } from './columns.ts';
import { siteId } from './sites.ts';

/** Accounts. One email address can have one account on each site. */
export const users = pgTable(
  'users',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    username: text('username').notNull(),
    name: text('name').notNull(),
    about: text('about').notNull().default(''),
    website: text('website'),
    /** Name of an image that the member owns. */
    picture: text('picture'),
    /**
     * Verified, in lower case. Null for imported and demo users, who cannot log in. Private: no
     * response about another user contains it.
     */
    email: text('email'),
    role: text('role').$type<'member' | 'moderator' | 'admin'>().notNull().default('member'),
    /** Unused: `notify_replies` and `notify_mentions` replace it. */
    emailOnReply: boolean('email_on_reply').notNull().default(false),
    /** When notifications are mailed. `notifyThreads`: new comments on saved posts. */
    notifyReplies: text('notify_replies').$type<NotificationTime>().notNull().default('never'),
    notifyMentions: text('notify_mentions').$type<NotificationTime>().notNull().default('never'),
    notifyThreads: text('notify_threads').$type<NotificationTime>().notNull().default('never'),
    /**
     * IANA name: the zone of times on pages, and of the daily email of a member without a digest.
     * Null: that of the browser, and the site's.
     */
    timeZone: text('time_zone'),
    /** Of emails. Null: that of the newsletter subscription, or of the site. */
    language: text('language').$type<DigestLanguage>(),
    /** Null: as chosen in the browser. */
    shortcuts: text('shortcuts').$type<ShortcutMode>(),
    /** Newer inbox entries are unread. */
    inboxReadAt: instant('inbox_read_at').notNull().defaultNow(),
    /** When a job will delete the account. `deletePosts`: also deletes posts and comments. */
    deletionScheduledAt: instant('deletion_scheduled_at'),
    deletePosts: boolean('delete_posts').notNull().default(false),
    /** Set for a deleted account, whose remaining content has an anonymous name. */
    deletedAt: instant('deleted_at'),
    /** A banned user can only read. `banReason` is shown to the user. */
    bannedUntil: instant('banned_until'),
    banReason: text('ban_reason').notNull().default(''),
    /** Votes of other users on the user's posts and comments. */
    karma: integer('karma').notNull().default(0),
    /** Number of binary digits of the karma, 0 below 1, for the order of found people. */
    karmaLevel: smallint('karma_level')
      .notNull()
      .generatedAlwaysAs(sql`length(ltrim(greatest(karma, 0)::bit(32)::text, '0'))`),
    postCount: integer('post_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    followerCount: integer('follower_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    /**
     * Keyed hash of the network that signed up, to recognize accounts made together. Null for
     * private networks, and after 30 days.
     */
    signupNetwork: text('signup_network'),
    /** User ID of the member whose invitation created the account. */
    invitedBy: text('invited_by'),
    /** When the first passkey was added. Stays set when all are removed. */
    firstPasskeyAt: instant('first_passkey_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    // Accounts that may belong to one person, for counting votes.
    index('users_mailbox')
      .on(t.siteId, sql`(${mailboxOf(t.email)})`)
      .where(sql`email is not null`),
    index('users_signup_network')
      .on(t.siteId, t.signupNetwork, t.createdAt)
      .where(sql`signup_network is not null`),
    index('users_invited')
      .on(t.siteId, t.invitedBy, t.createdAt)
      .where(sql`invited_by is not null`),
    index('users_banned')
      .on(t.siteId, t.bannedUntil)
      .where(sql`banned_until is not null`),
    index('users_new').on(t.siteId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('users_deletion')
      .on(t.deletionScheduledAt)
      .where(sql`deletion_scheduled_at is not null`),
    uniqueIndex('users_username').on(t.siteId, sql`lower(${t.username})`),
    // For the search of people by the beginning of a name. A level seldom changes, so a vote seldom
    // writes to the indexes.
    index('users_username_level')
      .on(t.siteId, t.karmaLevel, sql`lower(${t.username}) text_pattern_ops`)
      .where(sql`deleted_at is null`),
    index('users_name_level')
      .on(t.siteId, t.karmaLevel, sql`search_form(${t.name}) text_pattern_ops`)
      .where(sql`deleted_at is null`),
    uniqueIndex('users_email')
      .on(t.siteId, t.email)
      .where(sql`email is not null`),
    index('users_staff')
      .on(t.siteId, t.role, sql`lower(${t.username})`)
      .where(sql`role <> 'member'`),
    check('users_role', sql`${t.role} in ('member', 'moderator', 'admin')`),
  ],
);

/** Links of members with which others can sign up. Only the SHA-256 of a token is stored. */
export const invitations = pgTable(
  'invitations',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    mostUses: smallint('most_uses').notNull(),
    uses: smallint('uses').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    uniqueIndex('invitations_token').on(t.siteId, t.tokenHash),
    index('invitations_user').on(t.siteId, t.userId, t.createdAt),
    index('invitations_end').on(t.expiresAt),
  ],
);

/** Owners of proven addresses who wait for a moderator, on sites that approve their members. */
export const signupApplications = pgTable(
  'signup_applications',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    name: text('name').notNull(),
    /** The question of the site that `answer` replies to. */
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex('signup_applications_email').on(t.siteId, t.email),
    uniqueIndex('signup_applications_username').on(t.siteId, sql`lower(${t.username})`),
    index('signup_applications_queue').on(t.siteId, t.createdAt, t.id),
    index('signup_applications_age').on(t.createdAt),
  ],
);

/** Members who follow other members. */
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

/** Login sessions. Only the SHA-256 of a token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Browser and system, for the list of sessions. */
    device: text('device').notNull().default(''),
    /** Keyed hash of the network that logged in, by account. Null for private networks. */
    network: text('network'),
    /** The linked identity that began it; null for a login by mailed code. */
    identityId: text('identity_id'),
    createdAt: instant('created_at').notNull(),
    /** Updated at most once an hour, so that reads rarely write. */
    lastUsedAt: instant('last_used_at').notNull(),
    /** The passkey that began or confirmed the session; null: only a mailed code did. */
    passkeyId: text('passkey_id'),
    /** A copy of `passkeys.trusted_at`. */
    passkeyTrustedAt: instant('passkey_trusted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    uniqueIndex('sessions_token').on(t.siteId, t.tokenHash),
    index('sessions_user').on(t.siteId, t.userId, t.createdAt),
    index('sessions_age').on(t.createdAt),
  ],
);

/** Mailed codes. Only the newest code of an email address is valid. */
export const loginCodes = pgTable(
  'login_codes',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /**
     * `email_change`: verifies a new email address of `user_id`, without a login. `bounce`:
     * verifies that mail to the address arrives again.
     */
    purpose: text('purpose')
      .$type<'login' | 'email_change' | 'bounce'>()
      .notNull()
      .default('login'),
    userId: text('user_id'),
    /** Data of the account that the code creates. */
    signup: jsonb('signup').$type<{
      username: string;
      name: string;
      answer?: string;
      invitation?: string;
    }>(),
    /**
     * HMAC of the code, bound to tenant and row. Null if no code was mailed because no account has
     * this email address. Empty if no email was sent, because of the limit.
     */
    codeHash: text('code_hash'),
    /**
     * Hash of the cookie of the browser that requested the code, which must enter it. Null for
     * other purposes than a login, and for the code of the day.
     */
    browserHash: text('browser_hash'),
    /** Unused. */
    askerHash: text('asker_hash'),
    /** Unused. */
    isKnownBrowser: boolean('is_known_browser').notNull().default(false),
    /** Attempts so far, right or wrong. */
    attempts: smallint('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    consumedAt: instant('consumed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    index('login_codes_email').on(t.email, t.createdAt.desc().nullsFirst()),
    // Limits count by mailbox.
    index('login_codes_mailbox').on(sql`(${mailboxOf(t.email)})`, t.createdAt.desc().nullsFirst()),
    index('login_codes_user')
      .on(t.siteId, t.userId, t.createdAt.desc().nullsFirst())
      .where(sql`user_id is not null`),
    index('login_codes_age').on(t.createdAt),
  ],
);

/** Wrong codes by account or IP prefix. Stored here, so that a restart does not reset the limit. */
export const failedLogins = pgTable(
  'failed_logins',
  {
    id: text('id').primaryKey(),
    subject: text('subject').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('failed_logins_subject').on(t.subject, t.createdAt),
    index('failed_logins_age').on(t.createdAt),
  ],
);

/** API keys. Only the SHA-256 of a secret is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().notNull(),
    /** For the administration of the site, as an admin of it. */
    isAdmin: boolean('is_admin').notNull().default(false),
    prefix: text('prefix').notNull(),
    lastFour: text('last_four').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Updated at most once an hour. */
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    uniqueIndex('api_keys_secret').on(t.siteId, t.secretHash),
    index('api_keys_user').on(t.siteId, t.userId, t.createdAt),
  ],
);

/** Calls with keys for the administration. */
export const adminKeyCalls = pgTable(
  'admin_key_calls',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    keyId: text('key_id').notNull(),
    endpoint: text('endpoint').notNull(),
    status: smallint('status').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({
      columns: [t.siteId, t.keyId],
      foreignColumns: [apiKeys.siteId, apiKeys.id],
    }).onDelete('cascade'),
    index('admin_key_calls_log').on(t.siteId, t.keyId, t.createdAt, t.id),
    index('admin_key_calls_created').on(t.createdAt),
  ],
);
