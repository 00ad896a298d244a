import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { imageLimits } from '#shared/newsletter/uploaded-images.ts';
import * as schema from './schema.ts';
import { databaseNow } from './sql-time.ts';

type Schema = typeof schema;
type TableName = {
  [N in keyof Schema]: Schema[N] extends PgTable ? N : never;
}[keyof Schema];
type Column<T extends PgTable> = keyof T['_']['columns'] & string;

/** The life of a table's rows. An entry names all columns except `siteId`. */
type Life<T extends PgTable = PgTable> = {
  /** Columns with words by or about a person. */
  personal?: string;
  /** Columns that are neither personal nor exported nor of an owner. */
  other?: string;
  /** By default they stay as long as their owner. */
  expire?: Expiry<T>[];
} & (
  | { owner: 'installation'; archive?: undefined; erase?: Erase<T>; export?: undefined }
  | { owner: 'site'; archive: Archived<T>; erase?: Erase<T>; export?: undefined }
  | {
      owner: Owner<T>;
      archive: Archived<T>;
      erase: Erase<T>;
      export: Export<T>[] | { none: string };
    }
);

/**
 * What an archive of the site has of the table (docs/moving/site.md), besides its generated
 * columns: everything, only together with the secrets, or nothing.
 */
type Archived<T extends PgTable> =
  | 'all'
  | 'secret'
  | { none: string }
  | {
      rows?: SQL;
      /** The column that orders rows which refer to others of the table. */
      first?: Column<T>;
      omit?: string;
      /** Columns that only an archive with secrets has. */
      secret?: string;
      /** Other values. */
      as?: Partial<Record<Column<T>, SQL>>;
    };

/** The columns with the IDs of the owners, or with an email address. */
export type Owner<T extends PgTable = PgTable> = Partial<
  Record<'account' | 'post' | 'comment' | 'session' | 'subscription', Column<T>>
> & { address?: Column<T> | SQL };

/**
 * What happens when an owner is erased. Posts and comments are erased only if their author said so.
 * - `at once`: deleted before all else, and again at the end, because it gives access
 * - `with parent`: deleted by a foreign key
 * - `steps`: by these functions of `server/domain`
 */
type Erase<T extends PgTable> =
  | 'delete'
  | 'at once'
  | 'with parent'
  | { set: PgUpdateSetSource<T> }
  | { steps: string }
  | { keep: string };

/**
 * A list in the account export, without secrets and their hashes; content of others only by ID.
 * Lists of one name are joined. Read in the order of an index that begins with site and owner.
 */
export type Export<T extends PgTable = PgTable> = {
  as: string;
  /** Columns, or `name:column`, or names of `computed`. */
  columns: string;
  computed?: Record<string, SQL>;
  /** By default the column of the account. */
  by?: Column<T>;
  where?: SQL;
} & ({ order: string } | { newest: string });

/** Rows are deleted, changed by `set`, or left to a step of `server/domain/operations`. */
export type Expiry<T extends PgTable = PgTable> =
  | { after: number; since: Column<T> | SQL; set?: PgUpdateSetSource<T> }
  | { at: Column<T> }
  | { after: number; step: ExpireStep };

export type ExpireStep =
  | 'deleteOldMails'
  | 'emptyOldMails'
  | 'purgeImages'
  | 'purgeObjects'
  | 'purgeOrphanedVariants'
  | 'purgeSites'
  | 'purgeUnconfirmed';

const { auditLog: log, comments, llmUsage, loginFlows, posts, reports, subscriptions } = schema;

const exportedPost =
  'id slug title url text tags score commentCount hidden:isHidden createdAt updatedAt editedAt ' +
  'deletedAt';
const exportedComment =
  'id postId parentId text score hidden:isHidden createdAt editedAt deletedAt';
/** Reports of site rules are stored under the author's name, so they are skipped. */
const ownReport = sql`${reports.reason} <> 'rule'`;
const exportedSubscription = {
  as: 'subscriptions',
  columns:
    'email state frequency custom_prompt:customPrompt preferences cannot language timeZone ' +
    'sendHour sendWeekday pausedUntil source consent createdAt confirmedAt unsubscribedAt ' +
    'linkVersion consents',
  computed: {
    consents: sql`(
      select coalesce(json_agg(json_build_object('event', given.event, 'via', given.via,
        'page', given.page, 'text', given.text, 'language', given.language,
        'network', given.network, 'createdAt', given.created_at)
        order by given.created_at, given.id), '[]'::json)
      from consents given
      where given.site_id = subscriptions.site_id and given.subscription_id = subscriptions.id)`,
  },
  order: 'id',
} as const;
/** The text of the variant is complete. */
const isReady = sql`digest_variants.state = 'ready'`;
const ofPost = { none: 'made of posts by the site' };

/** How long the rows of emails live. */
export const mailTtlMs = 30 * dayMs;

const lives: { readonly [N in TableName]: Life<Schema[N]> } = {
  // The site.
  sites: {
    owner: 'site',
    archive: { omit: 'openedAt deletionScheduledAt moveState movedTo' },
    other:
      'id settings postCount digestsPausedAt openedAt deletionScheduledAt moveState movedTo ' +
      'searchLanguage createdAt',
    expire: [{ after: 0, step: 'purgeSites' }],
  },
  siteHosts: { owner: 'site', archive: 'all', other: 'host position createdAt' },
  siteVersions: {
    owner: 'site',
    archive: 'all',
    personal: 'author',
    other: 'id state settings note createdAt publishedAt',
    erase: { steps: 'replaceActor' },
  },
  tags: { owner: 'site', archive: 'all', other: 'name description position' },

  // Members. The row of an erased account stays, so votes still count, and remaining posts and
  // comments have an author.
  users: {
    owner: { account: 'id' },
    archive: { omit: 'signupNetwork' },
    personal: 'username name about website picture email banReason',
    other:
      'role emailOnReply notifyReplies notifyMentions notifyThreads timeZone language shortcuts ' +
      'inboxReadAt deletionScheduledAt deletePosts deletedAt bannedUntil karma karmaLevel ' +
      'postCount commentCount followerCount followingCount signupNetwork invitedBy ' +
      'firstPasskeyAt createdAt',
    // Then the username becomes a random one.
    erase: {
      set: {
        name: 'Deleted',
        about: '',
        website: null,
        picture: null,
        email: null,
        role: 'member',
        emailOnReply: false,
        notifyReplies: 'never',
        notifyMentions: 'never',
        notifyThreads: 'never',
        timeZone: null,
        language: null,
        shortcuts: null,
        deletionScheduledAt: null,
        deletePosts: false,
        deletedAt: databaseNow,
        firstPasskeyAt: null,
        bannedUntil: null,
        banReason: '',
        signupNetwork: null,
        invitedBy: null,
      },
    },
    export: { none: 'it is the head of the export' },
    expire: [
      { after: limits.signupBurst.retentionMs, since: 'createdAt', set: { signupNetwork: null } },
    ],
  },
  posts: {
    owner: { account: 'userId' },
    archive: 'all',
    personal: 'slug title url domain normalizedUrl canonicalUrl text renderedText search',
    other:
      'importedCommentCount importedFrom hotScore topWindow hiddenBy lockedAt isStub isVisible ' +
      'searchLanguage',
    erase: { steps: 'erasePosts' },
    export: [
      {
        as: 'posts',
        columns: exportedPost,
        newest: 'createdAt id',
        where: sql`${posts.isVisible}`,
      },
      { as: 'posts', columns: exportedPost, order: 'id', where: sql`not ${posts.isVisible}` },
    ],
  },
  comments: {
    owner: { account: 'userId' },
    archive: { first: 'depth' },
    personal: 'text renderedText',
    other: 'depth wilsonScore hiddenBy isVisible searchLanguage',
    erase: { steps: 'eraseComments' },
    export: [
      {
        as: 'comments',
        columns: exportedComment,
        newest: 'createdAt id',
        where: sql`${comments.isVisible}`,
      },
      {
        as: 'comments',
        columns: exportedComment,
        order: 'id',
        where: sql`not ${comments.isVisible}`,
      },
    ],
  },
  postVotes: {
    owner: { account: 'userId' },
    archive: 'all',
    other: 'counted',
    erase: { keep: 'they still count' },
    export: [{ as: 'postVotes', columns: 'postId vote:value createdAt', order: 'postId' }],
  },
  commentVotes: {
    owner: { account: 'userId' },
    archive: 'all',
    erase: { keep: 'they still count' },
    export: [{ as: 'commentVotes', columns: 'commentId vote:value createdAt', order: 'commentId' }],
  },
  follows: {
    owner: { account: 'followerId' },
    archive: 'all',
    other: 'followeeId',
    // In both directions.
    erase: { steps: 'endFollows' },
    export: [
      {
        as: 'follows',
        columns: 'username createdAt',
        computed: {
          username: sql`(select users.username from users
            where users.site_id = follows.site_id and users.id = follows.followee_id)`,
        },
        order: 'followeeId',
      },
    ],
  },
  savedPosts: {
    owner: { account: 'userId' },
    archive: 'all',
    erase: 'delete',
    export: [{ as: 'savedPosts', columns: 'postId createdAt', newest: 'createdAt postId' }],
  },
  textVersions: {
    owner: { account: 'userId' },
    archive: 'all',
    personal: 'title url text renderedText',
    erase: 'delete',
    export: [
      {
        as: 'earlierTexts',
        columns: 'id postId commentId title url text replacedAt',
        newest: 'replacedAt id',
      },
    ],
  },
  memberChoices: {
    owner: { account: 'userId' },
    archive: 'all',
    personal: 'subject',
    erase: 'delete',
    export: [{ as: 'choices', columns: 'kind subject choice createdAt', order: 'kind subject' }],
  },
  threadVisits: {
    owner: { account: 'userId' },
    archive: 'all',
    other: 'storedAt',
    erase: 'delete',
    export: [{ as: 'visitedThreads', columns: 'postId seenAt', order: 'postId' }],
    expire: [{ after: limits.threadVisits.retentionMs, since: 'storedAt' }],
  },
  notifications: {
    owner: { account: 'userId', comment: 'commentId' },
    archive: 'all',
    other: 'awaitsDailyMail',
    erase: 'delete',
    export: [{ as: 'inbox', columns: 'kind commentId createdAt id', newest: 'createdAt id' }],
  },
  reports: {
    owner: { account: 'reporterId' },
    archive: 'all',
    personal: 'note',
    other: 'id state closedAt outcome',
    // The reports stay as numbers.
    erase: { steps: 'eraseReportNotes' },
    export: [
      {
        as: 'reports',
        columns: 'postId reason note createdAt',
        order: 'postId',
        where: sql`${reports.postId} is not null and ${ownReport}`,
      },
      {
        as: 'reports',
        columns: 'commentId reason note createdAt',
        order: 'commentId',
        where: sql`${reports.commentId} is not null and ${ownReport}`,
      },
    ],
  },
  sessions: {
    owner: { account: 'userId' },
    archive: { none: 'members log in again' },
    personal: 'device',
    other: 'tokenHash network identityId passkeyId passkeyTrustedAt',
    erase: 'at once',
    export: [{ as: 'sessions', columns: 'id device createdAt lastUsedAt', order: 'createdAt id' }],
    expire: [
      { after: limits.session.absoluteMs, since: 'createdAt' },
      { after: limits.session.idleMs, since: 'lastUsedAt' },
    ],
  },
  pushSubscriptions: {
    owner: { account: 'userId', session: 'sessionId' },
    archive: { none: 'they end with their session' },
    personal: 'endpoint p256dh auth',
    other: 'vapidKey',
    erase: 'with parent',
    export: [{ as: 'pushBrowsers', columns: 'endpoint createdAt', order: 'createdAt' }],
  },
  pushMessages: {
    owner: { session: 'sessionId' },
    archive: { none: 'they are in flight' },
    other: 'notificationId attempts sendAfter createdAt',
    erase: 'with parent',
    export: { none: 'what they say is in the inbox' },
  },
  invitations: {
    owner: { account: 'userId' },
    archive: 'secret',
    other: 'tokenHash',
    erase: 'at once',
    export: [
      { as: 'invitations', columns: 'id uses mostUses createdAt expiresAt', order: 'createdAt id' },
    ],
    expire: [{ after: limits.invitations.retentionMs, since: 'expiresAt' }],
  },
  apiKeys: {
    owner: { account: 'userId' },
    archive: 'secret',
    personal: 'name',
    other: 'secretHash isAdmin',
    erase: 'at once',
    export: [
      {
        as: 'apiKeys',
        columns: 'id name scopes prefix lastFour createdAt lastUsedAt expiresAt',
        order: 'createdAt id',
      },
    ],
    expire: [{ after: 30 * dayMs, since: 'expiresAt' }],
  },
  passkeys: {
    owner: { account: 'userId' },
    archive: 'all',
    personal: 'name',
    other: 'credentialId publicKey counter transports trustedAt',
    erase: 'at once',
    export: [{ as: 'passkeys', columns: 'id name createdAt lastUsedAt', order: 'createdAt id' }],
  },
  identities: {
    owner: { account: 'userId' },
    archive: 'all',
    personal: 'subject account',
    erase: 'at once',
    export: [
      {
        as: 'identities',
        columns: 'id issuer subject account createdAt lastUsedAt',
        order: 'createdAt id',
      },
    ],
  },
  subscriptions: {
    owner: { account: 'userId', address: 'email' },
    archive: 'all',
    personal: 'email customPrompt preferences cannot consent',
    other: 'id promptState confirmationSentAt',
    erase: { steps: 'eraseSubscriptions' },
    export: [
      exportedSubscription,
      { ...exportedSubscription, by: 'email', where: sql`${subscriptions.userId} is null` },
    ],
    // Those that were confirmed once are ended, not erased.
    expire: [{ after: limits.verifyLink.lifetimeMs, step: 'purgeUnconfirmed' }],
  },
  auditLog: {
    owner: { account: 'userId' },
    archive: { rows: sql`${log.action} not in ('export-site', 'import-site')` },
    personal: 'actor reason before after',
    other: 'id actorId isPublic isRedacted',
    // Actions as staff stay with the site.
    erase: { steps: 'redactAuditLog replaceActor' },
    export: [
      // Without the moderator.
      {
        as: 'moderations',
        columns: 'action postId commentId createdAt reason',
        computed: { reason: sql`case when ${log.isRedacted} then null else ${log.reason} end` },
        newest: 'createdAt id',
        where: sql`${log.isPublic}`,
      },
      // No index covers these columns, so the site's log is read, newest first.
      {
        as: 'actions',
        columns: 'action postId commentId reason createdAt',
        by: 'actorId',
        newest: 'createdAt id',
      },
    ],
  },
  moderatorNotes: {
    owner: { account: 'userId' },
    archive: 'all',
    personal: 'text',
    other: 'id authorId createdAt',
    erase: 'delete',
    export: { none: 'what moderators tell each other' },
  },
  addressBans: {
    owner: { account: 'userId' },
    archive: 'all',
    other: 'emailHash bannedUntil',
    erase: { steps: 'keepAddressBan' },
    export: { none: 'hashes that say nothing without an address' },
    expire: [{ at: 'bannedUntil' }],
  },
  idempotencyKeys: {
    owner: { account: 'userId' },
    archive: { none: 'replies for a day' },
    personal: 'key reply',
    other: 'fingerprint createdAt',
    erase: 'delete',
    export: { none: 'what they made is in posts and comments' },
    expire: [{ after: limits.idempotencyKey.retentionMs, since: 'createdAt' }],
  },

  // Logins.
  loginCodes: {
    owner: { account: 'userId', address: 'email' },
    archive: { none: 'codes for minutes' },
    personal: 'email signup',
    other: 'id purpose codeHash browserHash askerHash isKnownBrowser attempts createdAt consumedAt',
    erase: 'delete',
    export: { none: 'secrets' },
    expire: [{ after: limits.dayCode.lifetimeMs, since: 'createdAt' }],
  },
  failedLogins: {
    owner: 'installation',
    personal: 'subject',
    other: 'id createdAt',
    erase: { steps: 'eraseFailedLogins' },
    expire: [{ after: limits.wrongCodes.windowMs, since: 'createdAt' }],
  },
  loginFlows: {
    owner: { address: sql`${loginFlows.identity} ->> 'email'` },
    archive: { none: 'unfinished logins' },
    personal: 'identity',
    other: 'id providerId browserHash stateHash request next createdAt',
    erase: 'delete',
    export: { none: 'unfinished logins' },
    expire: [{ after: limits.loginProviders.pendingLifetimeMs, since: 'createdAt' }],
  },
  passkeyChallenges: {
    owner: { account: 'userId' },
    archive: { none: 'random numbers, for minutes' },
    other: 'challenge browserHash createdAt',
    erase: { keep: 'random numbers, for minutes' },
    export: { none: 'random numbers' },
    expire: [{ after: limits.passkeys.challengeLifetimeMs, since: 'createdAt' }],
  },
  signupApplications: {
    owner: { address: 'email' },
    archive: 'all',
    personal: 'email username name answer',
    other: 'id question createdAt',
    erase: 'delete',
    export: { none: 'their senders have no account' },
    expire: [{ after: limits.applications.retentionMs, since: 'createdAt' }],
  },

  // What the site makes of posts.
  postTags: {
    owner: { post: 'postId' },
    archive: 'all',
    other: 'tag createdAt',
    erase: 'delete',
    export: { none: 'they are in the posts' },
  },
  pinnedPosts: {
    owner: { post: 'postId' },
    archive: 'all',
    other: 'until',
    erase: 'delete',
    export: { none: 'places in lists, chosen by moderators' },
  },
  articles: {
    owner: { post: 'postId' },
    archive: { as: { state: sql`case state when 'reading' then 'queued' else state end` } },
    personal: 'title text excerpt siteName image imageAlt',
    other: 'state attempts fetchAfter requestedAt isImported language publishedAt fetchedAt',
    erase: 'delete',
    export: { none: "words of other people's pages" },
    expire: [{ after: 60 * dayMs, since: 'fetchedAt', set: { text: null } }],
  },
  summaries: {
    owner: { post: 'postId' },
    archive: 'all',
    personal: 'text sentences',
    other: 'language style model sourceHash createdAt',
    erase: 'delete',
    export: ofPost,
  },
  embeddings: {
    owner: { post: 'postId' },
    archive: { none: 'the job makes them again' },
    other: 'model sourceHash vector createdAt',
    erase: { keep: 'numbers, for days' },
    export: ofPost,
    expire: [{ after: 60 * dayMs, since: 'createdAt' }],
  },
  // A picture shows the title. Tests read text, so its hash stands for it.
  sharingPictures: {
    owner: { post: 'postId' },
    archive: { none: 'they are drawn again' },
    personal: 'hash',
    other: 'page png createdAt',
    erase: 'delete',
    export: ofPost,
    expire: [{ after: limits.pictures.retentionMs, since: 'createdAt' }],
  },

  // The newsletter.
  subscriptionRequests: {
    owner: { subscription: 'subscriptionId' },
    archive: 'all',
    personal: 'preferences',
    other: 'createdAt',
    erase: 'with parent',
    export: { none: 'anyone may have sent them; a confirmed one is the subscription' },
    expire: [{ after: limits.verifyLink.lifetimeMs, since: 'createdAt' }],
  },
  consents: {
    owner: { subscription: 'subscriptionId' },
    archive: 'all',
    personal: 'page text',
    other: 'id event via language network createdAt',
    erase: 'with parent',
    export: { none: 'they are in the subscriptions' },
  },
  issues: {
    owner: 'site',
    archive: { omit: 'leaseUntil' },
    other:
      'id frequency number period startsAt endsAt state modelCalls tokensIn tokensOut ' +
      'leaseUntil createdAt completedAt intro subject preheader document draft revision savedBy ' +
      'savedAt isArranged heldAt scheduledAt segmentId sent failed bounced complained unsubscribed',
  },
  letterTemplates: {
    owner: 'site',
    archive: 'all',
    other: 'id name subject preheader document savedAt',
  },
  issuePosts: {
    owner: { post: 'postId' },
    archive: 'all',
    personal: 'note',
    other:
      'issueId frequency position outcome selectionReason rank sameStoryAs storyPostId ' +
      'updates isPinned',
    // The note of an editor about the post.
    erase: { set: { note: '' } },
    export: ofPost,
  },
  // Rendered emails are deleted when their issue closes, and variants of one subscriber with the
  // emails.
  digestVariants: {
    owner: 'site',
    archive: {
      rows: isReady,
      // As in closed issues. They are rendered again for a reader who is due.
      omit: 'preferences lead arrangement subject html text',
    },
    personal: 'preferences lead overview entries arrangement subject html text',
    other:
      'id issueId language promptKey segmentIds state attempts dueAt summaryKind postIds ' +
      'commentIds documentPostIds renderedAt',
    erase: { steps: 'eraseCitations' },
    expire: [{ after: 0, step: 'purgeOrphanedVariants' }],
  },
  digestSentences: {
    owner: 'site',
    archive: {
      rows: sql`exists (
        select 1 from digest_variants where digest_variants.site_id = digest_sentences.site_id
          and digest_variants.id = digest_sentences.variant_id and ${isReady})`,
    },
    other: 'variantId renderedAt sentenceId',
  },
  corrections: {
    owner: 'site',
    archive: 'all',
    personal: 'text passages notes decidedBy',
    other:
      'id sentenceId issueId postIds language state reportCount firstReportedAt correction ' +
      'delivery decidedAt settledAt',
    erase: { steps: 'eraseCitations replaceActor' },
  },
  correctionRecipients: {
    owner: { subscription: 'subscriptionId' },
    archive: {
      as: { mailId: sql`case when sent_at is not null then mail_id end` },
    },
    other: 'correctionId mailId sentAt',
    erase: 'with parent',
    export: { none: 'emails of the site' },
  },
  llmUsage: {
    owner: 'site',
    archive: { none: 'the budget of the installation' },
    other: 'day calls tokens',
    expire: [
      { after: 365 * dayMs, since: sql`(${llmUsage.day}::date + 1)::timestamp at time zone 'utc'` },
    ],
  },
  issueReads: { owner: 'site', archive: 'all', other: 'issueId place day reads automated' },
  subscriberDays: {
    owner: 'site',
    archive: 'all',
    other: 'day source language requested confirmed unsubscribed active',
  },
  segments: { owner: 'site', archive: 'all', other: 'id name rule updatedAt' },
  // An image of a post is a picture of its linked page. One of an account is in its profile or texts.
  images: {
    owner: { post: 'postId', account: 'userId' },
    archive: { omit: 'object' },
    personal: 'alt',
    other: 'name data object size createdAt checkAt unused',
    erase: 'delete',
    export: [{ as: 'pictures', columns: 'name size createdAt', by: 'userId', order: 'name' }],
    expire: [{ after: imageLimits.unusedRetentionMs, step: 'purgeImages' }],
  },
  textImages: {
    owner: { post: 'postId', comment: 'commentId' },
    archive: 'all',
    other: 'id image',
    erase: 'delete',
    export: { none: 'the texts of the member name their pictures' },
  },
  bucketObjects: {
    owner: 'installation',
    other: 'key createdAt',
    expire: [{ after: dayMs, step: 'purgeObjects' }],
  },

  // Mail.
  outbox: {
    owner: { account: 'userId', address: 'recipient' },
    // Who got an issue, so that nobody gets it twice. The installation that queued a mail sends it.
    archive: {
      rows: sql`issue_id is not null`,
      omit: 'recipientHash smtpResponse traceParent',
      as: {
        state: sql`case when state = 'sent' then 'sent' else 'failed' end`,
        recipient: sql`''`,
        subject: sql`''`,
        html: sql`''`,
        text: sql`''`,
        unsubscribeUrl: sql`''`,
      },
    },
    personal: 'recipient smtpResponse',
    // The content is encrypted.
    other:
      'id kind priority recipientHash subject html text unsubscribeUrl issueId subscriptionId ' +
      'variantId localDay variantRenderedAt state attempts deferrals sendAfter expiresAt ' +
      'traceParent createdAt sentAt',
    erase: { steps: 'deleteMails' },
    export: { none: 'their owner has them' },
    expire: [
      { after: mailTtlMs, step: 'deleteOldMails' },
      { after: 7 * dayMs, step: 'emptyOldMails' },
    ],
  },
  suppressions: {
    owner: 'site',
    archive: 'all',
    other: 'emailHash reason reporter createdAt',
    erase: { keep: 'keyed hashes, so that the addresses get no mail' },
  },
  mailPauses: {
    owner: 'site',
    archive: { none: 'what receivers said to the servers of the installation' },
    other: 'reason count endsAt',
    expire: [{ at: 'endsAt' }],
  },
  mailBackoffs: {
    owner: 'site',
    archive: { none: 'what receivers said to the servers of the installation' },
    other: 'transport domain failures perMinute waitUntil',
    // Their rate is used again when more mail follows within a day.
    expire: [{ after: dayMs, since: 'waitUntil' }],
  },
  mailWarmups: {
    owner: 'site',
    archive: 'all',
    other: 'domain isOn volumes day dayStartedAt sent',
  },
  mailSenders: {
    owner: 'site',
    archive: {
      secret: 'smtpUrl dkimDomain dkimSelector dkimPrivateKey dkimPublicKey dkimVerifiedAt',
    },
    other:
      'fromName fromAddress replyTo bounceDomain postalAddress smtpUrl dkimDomain dkimSelector ' +
      'dkimPrivateKey dkimPublicKey dkimVerifiedAt',
  },
  mailHooks: { owner: 'site', archive: 'secret', other: 'provider secret lastEventAt' },

  // What staff of the site set up.
  adminKeyCalls: {
    owner: 'site',
    archive: { none: 'calls to the servers of the installation' },
    other: 'id keyId endpoint status createdAt',
    expire: [{ after: limits.apiKeys.logMs, since: 'createdAt' }],
  },
  webHooks: {
    owner: 'site',
    archive: 'secret',
    other: 'id kind url account events minPoints secret isOn refusedStatus createdAt',
  },
  webHookMessages: {
    owner: 'site',
    archive: { none: 'they are in flight' },
    other: 'id hookId event subjectId state attempts isUnsure status sendAfter createdAt',
    expire: [{ after: limits.webHooks.logMs, since: 'createdAt' }],
  },
  moderationRules: {
    owner: 'site',
    archive: 'all',
    other: 'id kind pattern action note createdAt',
  },
  loginProviders: {
    owner: 'site',
    archive: 'secret',
    other: 'id kind label issuer clientId clientSecret isOn trustsAddresses createdAt',
  },
  imports: {
    owner: 'site',
    archive: 'all',
    personal: 'createdBy',
    other:
      'id kind fileName state totalRows processedRows createdRows skipped errors origin ' +
      'picturesDueAt picturesStored picturesFailed createdAt completedAt',
    erase: { steps: 'replaceActor' },
    // Errors quote the rejected rows.
    expire: [{ after: 30 * dayMs, since: 'createdAt', set: { errors: [] } }],
  },
  importedAddresses: {
    owner: { account: 'userId', address: 'email' },
    archive: 'all',
    personal: 'email',
    erase: 'delete',
    export: { none: 'an account with an owner has none' },
  },
  oldPaths: {
    owner: { account: 'userId', post: 'postId', comment: 'commentId' },
    archive: 'all',
    personal: 'path',
    other: 'tag',
    erase: 'delete',
    export: { none: 'addresses of an earlier site' },
  },
  inboundFeeds: {
    owner: { account: 'userId' },
    archive: 'all',
    other:
      'id url title state maxPostsPerFetch tags etag lastModified nextFetchAt failures lastError ' +
      'fetchedAt hub topic hubAskedAt hubLeaseEndsAt postCount createdAt',
    erase: { set: { state: 'paused', lastError: "The author's account was deleted." } },
    export: { none: "the site's; what was made of them is in the posts" },
  },
  inboundFeedItems: {
    owner: 'site',
    archive: 'all',
    other: 'feedId guidHash postId createdAt',
    expire: [{ after: limits.feeds.retentionMs, since: 'createdAt' }],
  },

  // The installation.
  erasures: {
    owner: 'site',
    archive: 'all',
    other: 'kind subjectId at',
    erase: { keep: 'IDs and keyed hashes, to erase again after a restore' },
    expire: [{ after: limits.erasures.retentionMs, since: 'at' }],
  },
  cdnPurges: {
    owner: 'site',
    archive: { none: 'the shared cache of the installation' },
    other: 'key revision dueAt sendAfter attempts isRepeat',
    // By then the content left all caches by its age.
    expire: [{ after: 2 * dayMs, since: 'dueAt' }],
  },
  cells: {
    owner: 'installation',
    other: 'id address key sites answeredAt problem since askedAt createdAt',
  },
  rateLimits: { owner: 'installation', other: 'id count endsAt', expire: [{ at: 'endsAt' }] },
  instanceMarkers: {
    owner: 'installation',
    other: 'id seenAt expiresAt',
    expire: [{ at: 'expiresAt' }],
  },
  storedAssets: {
    owner: 'installation',
    other: 'path body replacedAt',
    // By then a browser has no page of a replaced version.
    expire: [{ after: 30 * dayMs, since: 'replacedAt' }],
  },
};

const tables: Record<string, unknown> = { ...schema };

/**
 * The lives of all tables, in the order of the account export. A table comes after those that it
 * references.
 */
export const lifeOfRows = Object.entries(lives).map(([name, life]) => ({
  ...life,
  table: tables[name],
})) as unknown as readonly (Life & { table: PgTable & { siteId: PgColumn } })[];

export function getColumn(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new TypeError(`${getTableName(table)} has no column ${name}`);
  return column;
}
