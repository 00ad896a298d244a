import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RichText } from '#shared/rich-text.ts';

/**
 * One schema for PGlite and PostgreSQL. Everything a tenant owns has its `site_id` in the primary key and in every foreign key, so that a
 * reference across tenants cannot be stored. Every list has an index in its own order: `nullsFirst` is what plain `desc` means to PostgreSQL, and with
 * any other order of nulls, on a column that has none, the planner sorts instead. Counters are stored; times keep milliseconds.
 */
const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const sites = pgTable('sites', {
  id: text('id').primaryKey(),
  /**
   * What is published (`server/domain/site-admin/settings.ts`). Of a tenant that the software ships with: overrides of its preset, by the same names. One that was made here stands on the default preset.
   */
  settings: jsonb('settings').$type<StoredSettings>().notNull().default({}),
  /** Listed posts. */
  postCount: integer('post_count').notNull().default(0),
  /** Since when its digests rest, because somebody said so. */
  digestsPausedAt: instant('digests_paused_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Settings of a site, by the names of the theme and so on; each is checked when it is read. */
export type StoredSettings = {
  theme?: unknown;
  texts?: unknown;
  newsletter?: unknown;
  analytics?: unknown;
  revealAccounts?: unknown;
  timeZone?: unknown;
  modalDelay?: unknown;
  rankingWindow?: unknown;
  digest?: unknown;
  /** Not of a version: pictures that were uploaded, by file name. */
  files?: unknown;
  /** Not of a version either: what moderators set (`server/domain/moderation/rules.ts`). */
  moderation?: unknown;
};

const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => sites.id);

/** Host names that were given to sites here; one belongs to one site. Those of presets and of the environment stand before them. */
export const siteHosts = pgTable(
  'site_hosts',
  {
    host: text('host').primaryKey(),
    siteId: siteId(),
    position: smallint('position').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('site_hosts_site').on(t.siteId, t.position)],
);

/** What a site's settings were and will be: at the most one draft, and everything that was published, the last of which is in force. */
export const siteVersions = pgTable(
  'site_versions',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    state: text('state').$type<'draft' | 'published'>().notNull(),
    settings: jsonb('settings').$type<StoredSettings>().notNull(),
    /** Who: username and site, for a platform admin is of another site. */
    author: text('author').notNull(),
    /** What changed, in words. Of a draft: the version that it was begun from. */
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    publishedAt: instant('published_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    check('site_versions_state', sql`${t.state} in ('draft', 'published')`),
    uniqueIndex('site_versions_draft')
      .on(t.siteId)
      .where(sql`state = 'draft'`),
    index('site_versions_new')
      .on(t.siteId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
  ],
);

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
    /** Whether replies and mentions are mailed too. */
    mailReplies: boolean('mail_replies').notNull().default(false),
    /** What of the inbox is newer has not been seen. */
    inboxReadAt: instant('inbox_read_at').notNull().defaultNow(),
    /** When a job will delete the account; until then its owner can change their mind. `deletePosts`: what they wrote goes too. */
    deletionAt: instant('deletion_at'),
    deletePosts: boolean('delete_posts').notNull().default(false),
    /** The person is gone; what they wrote and chose to leave stands under a name that is nobody's. */
    deletedAt: instant('deleted_at'),
    /** Until then they may read and change nothing; why, in the words that they are told. */
    bannedUntil: instant('banned_until'),
    banReason: text('ban_reason').notNull().default(''),
    /** Votes of others on this person's posts and comments. */
    karma: integer('karma').notNull().default(0),
    postCount: integer('post_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    followerCount: integer('follower_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    index('users_banned')
      .on(t.siteId, t.bannedUntil)
      .where(sql`banned_until is not null`),
    index('users_new').on(t.siteId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('users_deletion')
      .on(t.deletionAt)
      .where(sql`deletion_at is not null`),
    uniqueIndex('users_username').on(t.siteId, sql`lower(${t.username})`),
    uniqueIndex('users_email')
      .on(t.siteId, t.email)
      .where(sql`email is not null`),
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
    /** The link in the form in which two are the same (product 12). Null where it is not known: posts that were there before, until they are edited. */
    normalizedUrl: text('normalized_url'),
    /** Names of its tags, in the site's order; `post_tags` finds posts by them. */
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
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
    /** Who hid it: what a moderator hid, its author cannot show again; what was `removed`, not even change. `hold`: it waits for a moderator, and nobody but its author sees it. */
    hiddenBy: text('hidden_by').$type<'author' | 'moderator' | 'removed' | 'hold'>(),
    /** Since when nobody may comment on it. */
    lockedAt: instant('locked_at'),
    deletedAt: instant('deleted_at'),
    listed: boolean('listed')
      .notNull()
      .generatedAlwaysAs(sql`not is_hidden and deleted_at is null`),
    /** Words of title and text, for search. Scripts whose words it does not know are found by the trigram index `posts_trigrams` of the migration. */
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('english', title || ' ' || coalesce(text, ''))`),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    check('posts_age_window', sql`${t.ageWindow} between 0 and 4`),
    index('posts_new')
      .on(t.siteId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`listed`),
    index('posts_hot')
      .on(t.siteId, t.hot.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`listed`),
    index('posts_top')
      .on(
        t.siteId,
        t.score.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`listed`),
    index('posts_top_day')
      .on(
        t.siteId,
        t.score.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`listed and age_window <= 0`),
    index('posts_top_week')
      .on(
        t.siteId,
        t.score.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`listed and age_window <= 1`),
    index('posts_top_month')
      .on(
        t.siteId,
        t.score.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`listed and age_window <= 2`),
    index('posts_top_year')
      .on(
        t.siteId,
        t.score.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`listed and age_window <= 3`),
    index('posts_user')
      .on(t.siteId, t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`listed`),
    // The few that are not: for who takes all with them, on export and deletion.
    index('posts_unlisted')
      .on(t.siteId, t.userId, t.id)
      .where(sql`not listed`),
    index('posts_held')
      .on(t.siteId, t.createdAt, t.id)
      .where(sql`hidden_by = 'hold' and deleted_at is null`),
    // One page instead of three levels, wherever rows of another table each have their post.
    index('posts_id').using('hash', t.id),
    index('posts_link')
      .on(t.siteId, t.normalizedUrl, t.createdAt.desc().nullsFirst())
      .where(sql`normalized_url is not null`),
    index('posts_domain')
      .on(t.siteId, t.domain, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`listed`),
    index('posts_search')
      .using('gin', t.search)
      .where(sql`listed`),
    index('posts_ageing')
      .on(t.ageWindow, t.createdAt)
      .where(sql`age_window < 4`),
  ],
);

/** Subjects that a tenant lets its posts be filed under. */
export const tags = pgTable(
  'tags',
  {
    siteId: siteId(),
    /** Lower case letters, digits and hyphens; stands in addresses. */
    name: text('name').notNull(),
    description: text('description').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.name] })],
);

/** Which posts have a tag, newest first. */
export const postTags = pgTable(
  'post_tags',
  {
    siteId: siteId(),
    tag: text('tag').notNull(),
    postId: text('post_id').notNull(),
    /** Of the post, so that the list is one walk of the index. */
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.postId, t.tag] }),
    foreignKey({ columns: [t.siteId, t.tag], foreignColumns: [tags.siteId, tags.name] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    index('post_tags_new').on(
      t.siteId,
      t.tag,
      t.createdAt.desc().nullsFirst(),
      t.postId.desc().nullsFirst(),
    ),
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
    /** As of posts; null also for what a moderator hid. */
    hiddenBy: text('hidden_by').$type<'moderator' | 'removed' | 'hold'>(),
    deletedAt: instant('deleted_at'),
    listed: boolean('listed')
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
    index('comments_post').on(t.siteId, t.postId),
    index('comments_user')
      .on(t.siteId, t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`listed`),
    index('comments_unlisted')
      .on(t.siteId, t.userId, t.id)
      .where(sql`not listed`),
    index('comments_held')
      .on(t.siteId, t.createdAt, t.id)
      .where(sql`hidden_by = 'hold' and deleted_at is null`),
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
    foreignKey({
      columns: [t.siteId, t.commentId],
      foreignColumns: [comments.siteId, comments.id],
    }),
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
    /** `address`: it proves a new address of the account `user_id`, and logs nobody in. */
    purpose: text('purpose').$type<'login' | 'address'>().notNull().default('login'),
    userId: text('user_id'),
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
    index('login_codes_user')
      .on(t.siteId, t.userId, t.createdAt.desc().nullsFirst())
      .where(sql`user_id is not null`),
    index('login_codes_age').on(t.createdAt),
  ],
);

/** Wrong codes by whom: an account of a tenant, or a network. Counted here, so that a restart forgives nothing. */
export const failedLogins = pgTable(
  'failed_logins',
  {
    id: text('id').primaryKey(),
    who: text('who').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('failed_logins_who').on(t.who, t.createdAt),
    index('failed_logins_age').on(t.createdAt),
  ],
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
    /** Of a mail of the newsletter: where one call ends the subscription (RFC 8058). Null: a mail of one's account, which no list sends. */
    unsubscribeUrl: text('unsubscribe_url'),
    /**
     * Of a digest: its issue, for whom it is, and where its words stand, which this row has not: those of an audience are the same for all its readers. `localDay`: the reader's own day that
     * it is for; null for what was sent by command.
     */
    issueId: text('issue_id'),
    subscriptionId: text('subscription_id'),
    audienceId: text('audience_id'),
    localDay: text('local_day'),
    state: text('state')
      .$type<'queued' | 'sending' | 'sent' | 'failed'>()
      .notNull()
      .default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    /** Not before. */
    dueAt: instant('due_at').notNull(),
    /** After this nobody wants it any more. */
    expiresAt: instant('expires_at'),
    /** What the mail server said last. */
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
    /** While it is sent: when its words began to go out. From then on it may have arrived. */
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    check('outbox_state', sql`${t.state} in ('queued', 'sending', 'sent', 'failed')`),
    // Tenants take turns: each one's own first.
    index('outbox_turn')
      .on(t.siteId, t.priority, t.dueAt)
      .where(sql`state = 'queued'`),
    index('outbox_sending')
      .on(t.dueAt)
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

/** Addresses that a mail server refused for good: nothing goes there but codes, which somebody asks for. As a keyed hash: it stays when the person goes. */
export const suppressedAddresses = pgTable(
  'suppressed_addresses',
  {
    siteId: siteId(),
    addressHash: text('address_hash').notNull(),
    /** `staff`: somebody of the site said so. */
    reason: text('reason').$type<'bounce' | 'complaint' | 'staff'>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.addressHash] }),
    index('suppressed_addresses_new').on(t.siteId, t.createdAt.desc().nullsFirst()),
  ],
);

/**
 * Who receives the newsletter, by address (product 21-23). A row is `pending` until whoever reads the address has confirmed it, and `unsubscribed` rows stay, so that
 * links in old mails go on saying so. Nothing of one says whether the address has an account; `user_id` is set by its owner.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    /** In lower case (`emailKey`). */
    email: text('email').notNull(),
    /** Whose it is, once it was linked. */
    userId: text('user_id'),
    state: text('state')
      .$type<'pending' | 'active' | 'unsubscribed'>()
      .notNull()
      .default('pending'),
    frequency: text('frequency').$type<'daily' | 'weekly'>().notNull(),
    /** In the reader's own words; null: the digest as it is for everybody. */
    customPrompt: text('custom_prompt'),
    /** Of the mails: `en` or one of the ten. */
    language: text('language').notNull().default('en'),
    /** By the IANA database. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Local hour, 0-23; local day of the weekly, 1 (Monday) to 7. */
    sendHour: smallint('send_hour').notNull().default(8),
    sendWeekday: smallint('send_weekday').notNull().default(1),
    /** Until then nothing is sent. */
    pausedUntil: instant('paused_until'),
    /** Where it began, for who has to show consent. */
    source: text('source').$type<'form' | 'account' | 'import'>().notNull(),
    /** Of an import: where and how the reader agreed, as whoever brought them said. */
    consent: text('consent').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the last request to confirm was mailed: older links than this are good too, for their seven days. */
    askedAt: instant('asked_at'),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    check('subscriptions_state', sql`${t.state} in ('pending', 'active', 'unsubscribed')`),
    check('subscriptions_frequency', sql`${t.frequency} in ('daily', 'weekly')`),
    check(
      'subscriptions_hour',
      sql`${t.sendHour} between 0 and 23 and ${t.sendWeekday} between 1 and 7`,
    ),
    uniqueIndex('subscriptions_email').on(t.siteId, t.email),
    uniqueIndex('subscriptions_user')
      .on(t.siteId, t.userId)
      .where(sql`user_id is not null`),
    // Whoever is due is read by zone and hour; the admin's list goes by age.
    index('subscriptions_active')
      .on(t.siteId, t.frequency, t.timeZone, t.sendHour, t.id)
      .where(sql`state = 'active'`),
    index('subscriptions_new').on(
      t.siteId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // What a job forgets, or takes back.
    index('subscriptions_pending')
      .on(t.createdAt)
      .where(sql`state = 'pending' or confirmed_at is null`),
  ],
);

/** Posts that a member keeps for later. */
export const savedPosts = pgTable(
  'saved_posts',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    postId: text('post_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.userId, t.postId] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    index('saved_posts_new').on(
      t.siteId,
      t.userId,
      t.createdAt.desc().nullsFirst(),
      t.postId.desc().nullsFirst(),
    ),
    index('saved_posts_post').on(t.siteId, t.postId),
  ],
);

/** What stands in a member's inbox: a comment that answers or names them. */
export const notices = pgTable(
  'notices',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<'reply' | 'mention'>().notNull(),
    commentId: text('comment_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    foreignKey({
      columns: [t.siteId, t.commentId],
      foreignColumns: [comments.siteId, comments.id],
    }),
    check('notices_kind', sql`${t.kind} in ('reply', 'mention')`),
    // One notice for one comment, also when it both answers and names somebody.
    uniqueIndex('notices_once').on(t.siteId, t.commentId, t.userId),
    index('notices_new').on(
      t.siteId,
      t.userId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);

/** What members say is wrong with a post or a comment. */
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
    /** `acted`: something was done about it; `dismissed`: nothing had to be. */
    outcome: text('outcome').$type<'acted' | 'dismissed'>(),
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
 * Who did what, and why: to content and members, and to the site itself. Rows are only ever added; words of a reason can be taken out of public sight. What is `public` stands on the page
 * of moderations.
 */
export const moderationLog = pgTable(
  'moderation_log',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    /** Null: the command line. */
    actorId: text('actor_id'),
    /** Of somebody without an account on this site, such as a platform admin: username and site. */
    actor: text('actor'),
    action: text('action').notNull(),
    public: boolean('public').notNull().default(false),
    redacted: boolean('redacted').notNull().default(false),
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
    index('moderation_log_new').on(
      t.siteId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('moderation_log_public')
      .on(t.siteId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`public`),
    index('moderation_log_user')
      .on(t.siteId, t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`user_id is not null`),
    index('moderation_log_post')
      .on(t.siteId, t.postId, t.createdAt.desc().nullsFirst())
      .where(sql`post_id is not null`),
  ],
);

/** Keys for programs (product 19). The secret itself is nowhere: only its SHA-256. */
export const apiKeys = pgTable(
  'api_keys',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<('read' | 'write')[]>().notNull(),
    prefix: text('prefix').notNull(),
    lastFour: text('last_four').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Moves at most once an hour. */
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    uniqueIndex('api_keys_secret').on(t.siteId, t.secretHash),
    index('api_keys_user').on(t.siteId, t.userId, t.createdAt),
  ],
);

/** Writes that were made under an `Idempotency-Key`: the same again gets the same reply and does nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of call and body: the same key for something else is a mistake. */
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

/** How often what is limited was done in the window that runs, where a restart must not forget it. `id` names limit and who. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    id: text('id').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('rate_counts_age').on(t.endsAt)],
);

/** What was read of the page behind a post's link (product 29). One row a post that has a link, made with it; a changed link is read anew. */
export const articles = pgTable(
  'articles',
  {
    siteId: siteId(),
    postId: text('post_id').notNull(),
    state: text('state')
      .$type<'queued' | 'reading' | 'read' | 'failed'>()
      .notNull()
      .default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    /** Not before; while it is read, when the reader is believed dead. */
    dueAt: instant('due_at').notNull(),
    title: text('title'),
    text: text('text'),
    excerpt: text('excerpt'),
    /** A language tag. */
    language: text('language'),
    siteName: text('site_name'),
    image: text('image'),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.postId] }),
    foreignKey({
      columns: [t.siteId, t.postId],
      foreignColumns: [posts.siteId, posts.id],
    }).onDelete('cascade'),
    check('articles_state', sql`${t.state} in ('queued', 'reading', 'read', 'failed')`),
    index('articles_due')
      .on(t.dueAt)
      .where(sql`state in ('queued', 'reading')`),
  ],
);

/** What a model said of a post, once per language (product 29). Extracts are made when they are needed, and stand nowhere. */
export const summaries = pgTable(
  'summaries',
  {
    siteId: siteId(),
    postId: text('post_id').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    model: text('model').notNull(),
    /** SHA-256 of what it was made of: another text is summarised anew. */
    sourceHash: text('source_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.postId, t.language] }),
    foreignKey({
      columns: [t.siteId, t.postId],
      foreignColumns: [posts.siteId, posts.id],
    }).onDelete('cascade'),
  ],
);

/** An issue of the digest (product 28): one per tenant, frequency and period. */
export const issues = pgTable(
  'issues',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    frequency: text('frequency').$type<'daily' | 'weekly'>().notNull(),
    /** `2026-11-21`, or `2026-w47`. */
    period: text('period').notNull(),
    /** Posts from here on, up to but without there: an issue begins where the one before ended. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** `skipped`: there were too few posts. */
    state: text('state')
      .$type<'preparing' | 'sending' | 'sent' | 'skipped'>()
      .notNull()
      .default('preparing'),
    modelCalls: integer('model_calls').notNull().default(0),
    tokensIn: integer('tokens_in').notNull().default(0),
    tokensOut: integer('tokens_out').notNull().default(0),
    /** Whoever writes what stands in it has until then; after it that process is believed dead. */
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    /** An editor's own words: above the summary, and instead of the subject that it would have. */
    intro: text('intro').notNull().default(''),
    subject: text('subject'),
    /** Until an editor lets it go, nothing of it is planned or sent. */
    heldAt: instant('held_at'),
    /** What came back of it by web-hook. */
    bounced: integer('bounced').notNull().default(0),
    complained: integer('complained').notNull().default(0),
    unsubscribed: integer('unsubscribed').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex('issues_period').on(t.siteId, t.frequency, t.period),
    check('issues_frequency', sql`${t.frequency} in ('daily', 'weekly')`),
    check('issues_state', sql`${t.state} in ('preparing', 'sending', 'sent', 'skipped')`),
    check('issues_span', sql`${t.startsAt} < ${t.endsAt}`),
    index('issues_open')
      .on(t.createdAt)
      .where(sql`state in ('preparing', 'sending')`),
    index('issues_new').on(t.siteId, t.frequency, t.endsAt.desc().nullsFirst()),
  ],
);

/** The posts that were looked at for an issue, and why each is in it or not. */
export const issuePosts = pgTable(
  'issue_posts',
  {
    siteId: siteId(),
    issueId: text('issue_id').notNull(),
    postId: text('post_id').notNull(),
    frequency: text('frequency').$type<'daily' | 'weekly'>().notNull(),
    /** From 1, of those that are in it. */
    position: smallint('position'),
    outcome: text('outcome').$type<'chosen' | 'candidate' | 'left_out'>().notNull(),
    reason: text('reason').notNull(),
    rank: smallint('rank').notNull(),
    /** An editor's words instead of the summary. */
    note: text('note').notNull().default(''),
    /** An editor put it where it is: the rule does not move it. */
    edited: boolean('edited').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.issueId, t.postId] }),
    foreignKey({ columns: [t.siteId, t.issueId], foreignColumns: [issues.siteId, issues.id] }),
    foreignKey({
      columns: [t.siteId, t.postId],
      foreignColumns: [posts.siteId, posts.id],
    }).onDelete('cascade'),
    // A post is in one issue of a frequency at the most.
    uniqueIndex('issue_posts_once')
      .on(t.siteId, t.frequency, t.postId)
      .where(sql`outcome = 'chosen'`),
    index('issue_posts_post').on(t.siteId, t.postId),
  ],
);

/** All readers of an issue who get the same words: one language, one wish (product 29). What is rendered for them is filled in with each reader's own links. */
export const audiences = pgTable(
  'audiences',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    issueId: text('issue_id').notNull(),
    language: text('language').notNull(),
    /** Hash of the normalised prompt; empty for none. */
    promptKey: text('prompt_key').notNull(),
    prompt: text('prompt'),
    state: text('state').$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    /** When the first of its readers is due: by then it is written, with or without a model. */
    neededAt: instant('needed_at').notNull(),
    kind: text('kind').$type<'ai' | 'extract'>(),
    /** In their order. And the comments that are quoted. */
    postIds: text('post_ids').array(),
    commentIds: text('comment_ids').array(),
    /** Sentences, each with the posts it rests on. */
    overview: jsonb('overview').$type<{ text: string; posts: string[] }[]>(),
    subject: text('subject'),
    html: text('html'),
    text: text('text'),
    madeAt: instant('made_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.issueId], foreignColumns: [issues.siteId, issues.id] }),
    uniqueIndex('audiences_key').on(t.siteId, t.issueId, t.language, t.promptKey),
    check('audiences_state', sql`${t.state} in ('waiting', 'ready', 'failed')`),
    index('audiences_due')
      .on(t.neededAt)
      .where(sql`state = 'waiting'`),
  ],
);

/** What the model cost a tenant on one day (UTC): the budget is held to it. */
export const modelSpend = pgTable(
  'model_spend',
  {
    siteId: siteId(),
    day: text('day').notNull(),
    calls: integer('calls').notNull().default(0),
    tokens: integer('tokens').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.day] })],
);

/** What moderators know of a member; no member reads it. */
export const userNotes = pgTable(
  'user_notes',
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
    index('user_notes_new').on(
      t.siteId,
      t.userId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);

/** Domains and words that a site does not want, and what happens to what has them. */
export const moderationRules = pgTable(
  'moderation_rules',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    kind: text('kind').$type<'domain' | 'word'>().notNull(),
    /** A host name, which stands for those below it too; or a word or words, in lower case. */
    pattern: text('pattern').notNull(),
    deed: text('deed').$type<'refuse' | 'hold' | 'report'>().notNull(),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    check(
      'moderation_rules_kind',
      sql`${t.kind} in ('domain', 'word') and ${t.deed} in ('refuse', 'hold', 'report')`,
    ),
    uniqueIndex('moderation_rules_pattern').on(t.siteId, t.kind, t.pattern),
  ],
);

/** Feeds of others whose items become posts of an account of the site. */
export const sources = pgTable(
  'sources',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull().default(''),
    /** Whose posts they are. */
    userId: text('user_id').notNull(),
    state: text('state').$type<'active' | 'paused'>().notNull().default('active'),
    /** Of each reading, at the most so many posts. */
    mostPosts: smallint('most_posts').notNull().default(10),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** Not before; while it is read, when the reader is believed dead. */
    dueAt: instant('due_at').notNull(),
    failures: smallint('failures').notNull().default(0),
    /** What went wrong the last time, in a sentence; null when nothing did. */
    problem: text('problem'),
    readAt: instant('read_at'),
    postCount: integer('post_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    check('sources_state', sql`${t.state} in ('active', 'paused')`),
    uniqueIndex('sources_url').on(t.siteId, t.url),
    index('sources_due')
      .on(t.dueAt)
      .where(sql`state = 'active'`),
  ],
);

/** Items of feeds that were seen, so that none comes twice: also those of which no post was made. */
export const sourceItems = pgTable(
  'source_items',
  {
    siteId: siteId(),
    sourceId: text('source_id').notNull(),
    /** SHA-256 of its id, or else of its link. */
    guidHash: text('guid_hash').notNull(),
    postId: text('post_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.sourceId, t.guidHash] }),
    foreignKey({
      columns: [t.siteId, t.sourceId],
      foreignColumns: [sources.siteId, sources.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    index('source_items_age').on(t.createdAt),
  ],
);

/** Files that somebody of the site is bringing in, piece by piece. */
export const imports = pgTable(
  'imports',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    kind: text('kind').$type<'posts' | 'subscribers'>().notNull(),
    fileName: text('file_name').notNull(),
    /** Who: as `moderation_log.actor`. */
    author: text('author').notNull(),
    state: text('state').$type<'running' | 'done' | 'stopped'>().notNull().default('running'),
    total: integer('total').notNull().default(0),
    /** Rows that were looked at; the next piece begins there. */
    done: integer('done').notNull().default(0),
    added: integer('added').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    /** The first hundred that were not taken, and why. */
    problems: jsonb('problems').$type<{ row: number; message: string }[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    check(
      'imports_state',
      sql`${t.kind} in ('posts', 'subscribers') and ${t.state} in ('running', 'done', 'stopped')`,
    ),
    index('imports_new').on(t.siteId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
