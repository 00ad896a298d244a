/** Limits, sizes and times that several files use. Names or comments state the units. */

import { dayMs, hourMs, minuteMs } from './durations.ts';
export * from './subscription-limits.ts';

export const pageSize = 25;
export const maxPageSize = 100;
/** Page size of the sitemap, for `sort=recent` only. */
export const maxRecentPageSize = 1000;
/** `page` starts at 1; cursors reach further. */
export const maxPageNumber = 100;

export const title = { min: 3, max: 150 };
export const url = { max: 2048 };
export const postText = { max: 20_000 };
export const commentText = { max: 10_000 };
/** Pictures that a member uploads for texts in 24 hours. */
export const textPictures = { ofDay: 20 };
export const commentDepth = 18;
/** Edits within this time leave no mark. */
export const quietEdit = { windowMs: 10 * minuteMs };
/** Max @mentions resolved per text, and max users notified. */
export const mentions = { maxNames: 50, maxNotified: 10 };
/**
 * Emails about replies and mentions per user: one per post within this time, and a daily maximum.
 */
export const replyMails = { windowMs: 10 * minuteMs, ofDay: 20 };
/** Members who are notified of a new comment because they follow or saved its post. */
export const threadFollowers = 500;
/** Ranked comments that a thread loads at once. Links lead to the others. */
export const threadSize = 200;

export const username = { min: 3, max: 24 };
export const about = { max: 1000 };
/** Tags of a post and of a site, and characters of one. */
export const tags = { max: 5, ofSite: 50, name: 30 };
/** Pinned posts of a site, and how long a post can be pinned. */
export const pins = { max: 3, days: 365 };
/** The same link is rejected for this long; titles and links are editable for this long. */
export const sameLink = { windowMs: 30 * dayMs };
export const edit = { windowMs: 6 * hourMs };
/**
 * Spam limits:
 * - `sameText`: repeated texts per member and day, among the last texts
 * - `links`: links per text
 * - `young`, `firstDay`: actions of new accounts in the first minutes and on the first day
 */
export const spam = {
  sameText: { count: 3, windowMs: dayMs, maxCompared: 100, minCharacters: 20 },
  links: { default: 30, firstDay: 2 },
  young: { ageMs: 10 * minuteMs, posts: 2 },
  firstDay: { ageMs: dayMs, posts: 3, comments: 10 },
};
/** Characters of a report, a moderation reason, and a moderator note. */
export const reason = { max: 500 };
/** Characters of an editor's correction of a digest sentence, and of a reader's note on one. */
export const correction = { max: 500, note: 500 };
/**
 * Invitations: usable ones of a member, accounts of one, its longest validity in days.
 * `retentionMs`: how long an ended one is stored.
 */
export const invitations = { max: 20, maxUses: 100, days: 90, retentionMs: 30 * dayMs };
/** Answer to the question of a site, in characters, and how long applications wait. */
export const applications = { answer: 1000, retentionMs: 90 * dayMs };
export const userNote = { max: 2000 };
/** Max first posts that a site reviews per member. */
export const firstPosts = { max: 100 };
/** Max items removed per ban request; call again for the rest. */
export const bans = { maxItems: 1_000 };
/** Comments that one page of the discussions looks at. */
export const discussions = { comments: 2_000 };
/** Stored earlier texts of a post or comment. */
export const versions = { max: 50 };
/** What a member follows and mutes, together. */
export const choices = { max: 1_000 };
/**
 * Posts in the inbox of the last followed tags and domains, up to this age. Counting stops at
 * `posts`. `titles`: of the newest posts.
 */
export const followedSubjects = { max: 50, maxAgeMs: 7 * dayMs, posts: 100, titles: 3 };
/** Counting new comments of a thread stops here. */
export const newComments = { max: 100 };
/** A visit of a thread is forgotten after this time. */
export const threadVisits = { retentionMs: 365 * dayMs };
/** IDs per request for the caller's votes and saved posts. */
export const voteStates = { posts: 100, comments: 200 };
/** API keys per member, and their lifetime in days. */
/** Characters of the name of a site. */
export const siteName = 60;
export const apiKeys = { max: 10, days: { min: 1, max: 365, default: 180 }, logMs: 30 * dayMs };
/** Sensitive actions need a login within this time. */
export const recentLoginMs = 15 * minuteMs;
/** Daily limits per member: email changes, data downloads and deletion requests. */
export const addressChanges = { count: 5, windowMs: dayMs };
export const accountExports = { count: 5, windowMs: dayMs };
export const accountDeletions = { count: 5, windowMs: dayMs };
/** Grace period of an account deletion. */
export const deletionGraceMs = 14 * dayMs;
/** How long the deletion of a site can be taken back. */
export const siteDeletionMs = 30 * dayMs;
/**
 * Link previews: bytes, total time, redirects. Failures are reported at multiples of
 * `failureStepMs`, so that timing reveals nothing.
 */
export const linkPreview = {
  bytes: 2 * 1024 * 1024,
  timeoutMs: 5_000,
  failureStepMs: 1_000,
  redirects: 3,
  title: 300,
  description: 300,
};
/**
 * Inbound feeds:
 * - `bytes`, `timeoutMs`, `items`: size and duration of a poll, and items considered
 * - `ofSite`: feeds of a site
 * - `pushedIntervalMs`: time between polls while a hub sends the items
 * - `pollIntervalMs`, `maxRetryDelayMs`: time between polls, and its maximum after failures
 * - `failures`: failures in a row until it stops
 * - `firstPosts`, `posts`: max posts of the first poll, and of any poll
 * - `maxAgeMs`: max age of an item
 * - `recentMs`: max age that posts of the first poll get
 * - `retentionMs`: how long items are remembered, which must be longer than `maxAgeMs`
 */
export const feeds = {
  bytes: 2 * 1024 * 1024,
  timeoutMs: 10_000,
  items: 200,
  ofSite: 200,
  pollIntervalMs: 15 * minuteMs,
  pushedIntervalMs: 4 * hourMs,
  maxRetryDelayMs: dayMs,
  failures: 30,
  firstPosts: 10,
  posts: { min: 1, max: 50, default: 10 },
  maxAgeMs: 30 * dayMs,
  recentMs: 48 * hourMs,
  retentionMs: 90 * dayMs,
};
/**
 * Rows per request, rows per file, and reported errors. Characters of an imported text, and of the
 * HTML that it may be made of. At most `links` imported links of a site
 * wait to be fetched. They were posted up to `maxLinkAgeMs` before the newest one. A host gets one
 * request per `hostIntervalMs`. A run of the job makes at most `linksPerRun`.
 */
export const imports = {
  rows: 200,
  maxFileRows: 10_000_000,
  problems: 100,
  maxText: 100_000,
  maxHtml: 700_000,
  links: 500,
  maxLinkAgeMs: 14 * dayMs,
  hostIntervalMs: 5_000,
  linksPerRun: 20,
};
export const idempotencyKey = { max: 100, retentionMs: dayMs };

/** Login codes: digits, lifetime and attempts per code. */
export const loginCode = { digits: 6, lifetimeMs: 10 * minuteMs, tries: 5 };
/** The code for an email under attack: 50 bits, too many to guess, without an attempt limit. */
export const longCode = { characters: 10 };
/** Emails with codes to one mailbox, from all sites together. */
export const codeMails = [
  { count: 3, windowMs: 15 * minuteMs },
  { count: 10, windowMs: dayMs },
] as const;
/**
 * The code that is mailed once above these limits. It has the characters of a long code and works
 * once, in any browser that requests a code of its site. So strangers cannot lock the owner out.
 */
export const dayCode = { lifetimeMs: dayMs };
/** How long a browser remembers who logged in. */
export const knownBrowser = { lifetimeMs: 365 * dayMs };
/** Wrong codes per day, by account and by client IP prefix. */
export const wrongCodes = { windowMs: dayMs, ofAccount: 20, ofNetwork: 50 };
/**
 * Accounts of one network made within this time count as one voter. `retentionMs`: how long the
 * network of a sign-up is stored.
 */
export const signupBurst = { windowMs: hourMs, retentionMs: 30 * dayMs };
/**
 * Passkeys per member, and the lifetime of a challenge. `waitMs`: until a passkey opens staff
 * endpoints. It applies if an account that had passkeys added it after a login by mailed code.
 */
export const passkeys = { max: 20, challengeLifetimeMs: 10 * minuteMs, waitMs: dayMs };
/** Characters of a sender's name, of a postal address, and of a user or password of a server. */
export const mailSender = { name: 100, postalAddress: 400, login: 500 };
/** The plan for a new sender domain. Shorter than the outbox keeps its rows. */
export const warmUp = { days: 20, perDay: 10_000_000 };
/**
 * Login by another provider: providers of a site, identities of a member, and lengths of fields.
 * `lifetimeMs`: of a login there. `pendingLifetimeMs`: of its result.
 */
export const loginProviders = {
  ofSite: 10,
  ofMember: 10,
  lifetimeMs: 10 * minuteMs,
  pendingLifetimeMs: 30 * minuteMs,
  id: 30,
  label: 40,
  clientId: 500,
  clientSecret: 1_000,
};
/** Web-hooks of a site, how long their messages are kept, and the most that fields may have. */
export const webHooks = { ofSite: 10, logMs: 30 * dayMs, account: 256, minPoints: 10_000 };
/**
 * Other cells of a platform: how many, sites in a page, staff of a site that is listed. A process
 * asks each cell this often, and for at most `timeoutMs`.
 */
export const cells = {
  all: 50,
  page: 100,
  staff: 50,
  askEveryMs: 5 * minuteMs,
  timeoutMs: 30_000,
};
/** Limits of a reply of a login provider, of another cell, or with a certificate of a mail webhook. */
export const serviceFetch = { timeoutMs: 10_000, bytes: 512 * 1024 };
/** Sessions expire when idle, and after an absolute time. */
export const session = { idleMs: 14 * dayMs, absoluteMs: 30 * dayMs };
/** Lifetime of a confirmation link. */
export const verifyLink = { lifetimeMs: 7 * dayMs };
/** Lifetime of a link that shows and erases all data. The texts name it. */
export const ownerLink = { lifetimeMs: hourMs };
/** Subscription emails per address, across all sites. */
export const subscriptionMails = [
  { count: 1, windowMs: 15 * minuteMs },
  { count: 3, windowMs: dayMs },
] as const;
/** Confirmation emails to an address that bounced, across all sites. */
export const bouncedMails = [{ count: 1, windowMs: 3 * dayMs }] as const;
/**
 * Imports of subscribers, per site. `mails`: confirmation emails, a default that platform admins
 * change per site. `confirmed`: readers that site admins may import as confirmed.
 */
export const subscriberImport = {
  mails: { count: 1_000, windowMs: dayMs },
  confirmed: { count: 500, windowMs: dayMs },
} as const;
/** Invalid tokens allowed per client IP prefix. */
export const wrongTokens = { count: 30, windowMs: 10 * minuteMs };
/**
 * Accounts that the subscription form reveals to a network without a proof of work. `revealMails`:
 * how often their owners are mailed.
 */
export const accountReveals = { count: 5, windowMs: dayMs };
export const revealMails = { windowMs: dayMs };
/** A request for a mailed link takes a multiple of this time, to reveal nothing. */
export const linkRequestStepMs = 100;
/** Faster submissions need a proof of work. */
export const minFormMs = 800;
/**
 * A proof of work is required above these hourly sign-ups per site. Both a minimum and a multiple
 * of the weekly mean must be exceeded.
 */
export const signupSurge = {
  minRequests: 200,
  times: 10,
  zeroBits: 17,
  challengeLifetimeMs: 10 * minuteMs,
};
/**
 * Mail webhooks: max clock skew, and how long events are remembered. That is longer than any is
 * accepted: reports by mail are accepted as long as the outbox has their email, 30 days.
 */
export const mailEvents = { maxSkewMs: 5 * minuteMs, retentionMs: 31 * dayMs };
/** Records of erasures are kept longer than anyone keeps backups. */
export const erasures = { retentionMs: 400 * dayMs };
/** Variants of an issue that are rendered at a time, and model calls that run for them. */
export const digestRendering = { variants: 4, modelCalls: 4 };
/** Smaller counts are not public. */
export const shownSubscribers = 50;
export const name = { max: 60 };

/** JSON bodies: bytes, nesting, and total names and values. */
export const body = { bytes: 64 * 1024, depth: 32, keys: 1_000 };

/** A check of the links of an email. `totalMs`: no link is begun after this time. */
export const linkCheck = { links: 50, concurrent: 4, totalMs: 20_000 };

/** Forms without JavaScript. */
export const form = { bytes: 64 * 1024, fields: 60 };
/** With the longest post, of which each character can take nine bytes. */
export const writingForm = { bytes: 256 * 1024, fields: 60 };

/** Posts related to a post, and how many of each of its tags are compared. */
export const related = { max: 4, perTag: 30 };

/**
 * Characters of a search, how many posts and comments are ranked and counted, and how many people
 * found. The words of comments are not stored, so that their search costs more.
 */
export const search = { max: 200, posts: 1_000, comments: 300, users: 10 };

export const slugWords = 60;

/** HTTP server. */
export const http = {
  headerBytes: 16 * 1024,
  headerCount: 100,
  urlBytes: 8 * 1024,
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 30_000,
  keepAliveTimeoutMs: 95_000,
  /** Closes a connection whose client does not read, which would block a slot. */
  stallTimeoutMs: 30_000,
  maxConnections: 2_000,
  /** Of an IPv4 address or an IPv6 /64 that is no trusted proxy. Many readers may share it. */
  maxConnectionsPerNetwork: 500,
};

/**
 * Rendering of pages:
 * - `shellTimeoutMs`: until the status is known; an error page after that
 * - `lateAfterMs`: data that takes longer may follow the head; a failure before decides the status
 * - `lateTimeoutMs`: for such data; the error screen in its place after that
 * - `maxInFlight`: requests in progress
 */
export const render = {
  shellTimeoutMs: 3_000,
  lateAfterMs: 10,
  lateTimeoutMs: 5_000,
  maxInFlight: 64,
};

/**
 * Pictures for those who share a page:
 * - `idleMs`: how long the thread waits for more
 * - `timeoutMs`: how long one may take
 * - `waiting`: how many may wait
 * - `perSite`, `retentionMs`: how many of a site are stored, and for how long
 */
export const pictures = {
  idleMs: 60_000,
  timeoutMs: 10_000,
  waiting: 20,
  perSite: 500,
  retentionMs: 90 * dayMs,
};

/** Seconds until a refused old page is requested again: by crawlers, and by browsers. */
export const refusedPage = { retryAfter: 120, refresh: 2 };

/**
 * Pages are served from the cache until `freshMs`, then once more during a refresh, until
 * `staleMs`. Without change notifications: `unlistenedTtlMs`. While the database is away:
 * `outageTtlMs`.
 */
export const pageCache = {
  freshMs: 5_000,
  staleMs: 60_000,
  unlistenedTtlMs: 1_000,
  outageTtlMs: 600_000,
};

export const database = {
  connectTimeoutMs: 1_000,
  statementTimeoutMs: 5_000,
  idleInTransactionTimeoutMs: 10_000,
  /**
   * Queries queue behind a migration that waits for a lock, so it waits only briefly and retries.
   */
  migrationLockTimeoutMs: 500,
  migrationPauseMs: 1_000,
  migrationWaitMs: 60_000,
  /** How long a start in production waits for a database that does not answer. */
  startWaitMs: 60_000,
  startPauseMs: 1_000,
  poolSize: 10,
  /** Between two notifications of a process. The first one is sent at once. */
  announceIntervalMs: 20,
  /** Delay before a lost listener reconnects. */
  relistenDelayMs: 500,
  /** Between two questions on the listener's connection. */
  listenerCheckIntervalMs: 10_000,
  /** Time since a replica was last known to be complete, after which it is not used. */
  maxReplicaLagMs: 5_000,
  /** Time that a read waits for the last change of its site on a replica, unless overloaded. */
  usualReadWaitMs: 100,
  replicaCheckIntervalMs: 1_000,
  /** Minimum time between two questions to the primary for its position. */
  replicaSampleGapMs: 20,
};

/** Time that the jobs of a process that serves pages leave to the first pages. */
export const jobsDelayMs = 1_000;

/** After the time in which a process that stops still serves. */
export const stop = { closeAfterMs: 5_000, hardAfterMs: 10_000 };
