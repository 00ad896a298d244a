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

/**
 * The life of a table's rows. `personal` and `other` are all columns but `siteId`; `personal` are
 * those with words by or about a person.
 */
export type Life<T extends PgTable = PgTable> = {
  personal?: string;
  other: string;
  /** By default they stay as long as their owner. */
  expire?: Expiry<T>[];
} & (
  | { owner: 'site' | 'installation'; erase?: Erase<T>; export?: undefined }
  | { owner: Owner<T>; erase: Erase<T>; export: Export<T>[] | { none: string } }
);

/** The columns with the IDs of the owners, or with an email address. */
export type Owner<T extends PgTable = PgTable> = Partial<
  Record<'account' | 'post' | 'comment' | 'session' | 'subscription', Column<T>>
> & { address?: Column<T> | SQL };

/**
 * What happens when an owner is erased. Posts and comments are erased only if their author said so.
 * - `at once`: deleted before all else, and again at the end, because it gives access
 * - `with parent`: deleted by a foreign key
 * - `step`: by this function of `server/domain`
 */
type Erase<T extends PgTable> =
  | 'delete'
  | 'at once'
  | 'with parent'
  | { set: PgUpdateSetSource<T> }
  | { step: EraseStep }
  | { keep: string };

export type EraseStep =
  | 'deleteMails'
  | 'endFollows'
  | 'eraseCitations'
  | 'eraseComments'
  | 'eraseFailedLogins'
  | 'erasePosts'
  | 'eraseReportNotes'
  | 'eraseSubscriptions'
  | 'keepAddressBan'
  | 'redactAuditLog'
  | 'replaceActor';

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
  | 'purgeOrphanedVariants'
  | 'purgeUnconfirmed'
  | 'purgeUnderstoodPrompts';

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
    'email state frequency custom_prompt:customPrompt language timeZone sendHour sendWeekday ' +
    'pausedUntil source consent createdAt confirmedAt unsubscribedAt linkVersion consents',
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
const ofPost = { none: 'made of posts by the site' };

const lives: { readonly [N in TableName]: Life<Schema[N]> } = {
  // The site.
  sites: { other: 'id settings postCount digestsPausedAt openedAt createdAt', owner: 'site' },
  siteHosts: { other: 'host position createdAt', owner: 'site' },
  siteVersions: {
    personal: 'author',
    other: 'id state settings note createdAt publishedAt',
    owner: 'site',
    erase: { step: 'replaceActor' },
  },
  tags: { other: 'name description position', owner: 'site' },

  // Members. The row of an erased account stays, so votes still count, and remaining posts and
  // comments have an author.
  users: {
    personal: 'username name about website email banReason',
    other:
      'id role emailOnReply notifyReplies notifyMentions notifyThreads timeZone shortcuts ' +
      'inboxReadAt deletionScheduledAt deletePosts deletedAt bannedUntil karma karmaLevel ' +
      'postCount commentCount followerCount followingCount signupNetwork invitedBy ' +
      'firstPasskeyAt createdAt',
    owner: { account: 'id' },
    // `replaceActor` replaces the username.
    erase: {
      set: {
        name: 'Deleted',
        about: '',
        website: null,
        email: null,
        role: 'member',
        emailOnReply: false,
        notifyReplies: 'never',
        notifyMentions: 'never',
        notifyThreads: 'never',
        timeZone: null,
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
    personal: 'slug title url domain normalizedUrl text renderedText search',
    other:
      'id userId tags score commentCount importedCommentCount importedFrom hotScore topWindow ' +
      'isHidden hiddenBy lockedAt deletedAt isStub isVisible createdAt updatedAt editedAt',
    owner: { account: 'userId' },
    erase: { step: 'erasePosts' },
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
    personal: 'text renderedText',
    other:
      'id postId parentId userId depth score wilsonScore isHidden hiddenBy deletedAt isVisible ' +
      'createdAt editedAt',
    owner: { account: 'userId' },
    erase: { step: 'eraseComments' },
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
    other: 'userId postId value counted createdAt',
    owner: { account: 'userId' },
    erase: { keep: 'they still count' },
    export: [{ as: 'postVotes', columns: 'postId vote:value createdAt', order: 'postId' }],
  },
  commentVotes: {
    other: 'userId commentId value createdAt',
    owner: { account: 'userId' },
    erase: { keep: 'they still count' },
    export: [{ as: 'commentVotes', columns: 'commentId vote:value createdAt', order: 'commentId' }],
  },
  follows: {
    other: 'followerId followeeId createdAt',
    owner: { account: 'followerId' },
    // In both directions.
    erase: { step: 'endFollows' },
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
    other: 'userId postId createdAt',
    owner: { account: 'userId' },
    erase: 'delete',
    export: [{ as: 'savedPosts', columns: 'postId createdAt', newest: 'createdAt postId' }],
  },
  textVersions: {
    personal: 'title url text renderedText',
    other: 'id userId postId commentId replacedAt',
    owner: { account: 'userId' },
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
    personal: 'subject',
    other: 'userId kind choice createdAt',
    owner: { account: 'userId' },
    erase: 'delete',
    export: [{ as: 'choices', columns: 'kind subject choice createdAt', order: 'kind subject' }],
  },
  threadVisits: {
    other: 'userId postId seenAt storedAt',
    owner: { account: 'userId' },
    erase: 'delete',
    export: [{ as: 'visitedThreads', columns: 'postId seenAt', order: 'postId' }],
    expire: [{ after: limits.threadVisits.retentionMs, since: 'storedAt' }],
  },
  notifications: {
    other: 'id userId kind commentId awaitsDailyMail createdAt',
    owner: { account: 'userId', comment: 'commentId' },
    erase: 'delete',
    export: [{ as: 'inbox', columns: 'kind commentId createdAt id', newest: 'createdAt id' }],
  },
  reports: {
    personal: 'note',
    other: 'id reporterId postId commentId reason state closedAt outcome createdAt',
    owner: { account: 'reporterId' },
    // The reports stay as numbers.
    erase: { step: 'eraseReportNotes' },
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
    personal: 'device',
    other: 'id userId tokenHash network identityId createdAt lastUsedAt passkeyId passkeyTrustedAt',
    owner: { account: 'userId' },
    erase: 'at once',
    export: [{ as: 'sessions', columns: 'id device createdAt lastUsedAt', order: 'createdAt id' }],
    expire: [
      { after: limits.session.absoluteMs, since: 'createdAt' },
      { after: limits.session.idleMs, since: 'lastUsedAt' },
    ],
  },
  pushSubscriptions: {
    personal: 'endpoint p256dh auth',
    other: 'sessionId userId vapidKey createdAt',
    owner: { account: 'userId', session: 'sessionId' },
    erase: 'with parent',
    export: [{ as: 'pushBrowsers', columns: 'endpoint createdAt', order: 'createdAt' }],
  },
  pushMessages: {
    other: 'sessionId notificationId attempts sendAfter createdAt',
    owner: { session: 'sessionId' },
    erase: 'with parent',
    export: { none: 'what they say is in the inbox' },
  },
  invitations: {
    other: 'id userId tokenHash mostUses uses createdAt expiresAt',
    owner: { account: 'userId' },
    erase: 'at once',
    export: [
      { as: 'invitations', columns: 'id uses mostUses createdAt expiresAt', order: 'createdAt id' },
    ],
    expire: [{ after: limits.invitations.retentionMs, since: 'expiresAt' }],
  },
  apiKeys: {
    personal: 'name',
    other: 'id userId scopes prefix lastFour secretHash createdAt lastUsedAt expiresAt',
    owner: { account: 'userId' },
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
    personal: 'name',
    other: 'id userId credentialId publicKey counter transports createdAt lastUsedAt trustedAt',
    owner: { account: 'userId' },
    erase: 'at once',
    export: [{ as: 'passkeys', columns: 'id name createdAt lastUsedAt', order: 'createdAt id' }],
  },
  identities: {
    personal: 'subject account',
    other: 'id userId issuer createdAt lastUsedAt',
    owner: { account: 'userId' },
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
    personal: 'email customPrompt consent',
    other:
      'id userId state frequency promptHash language timeZone sendHour sendWeekday pausedUntil ' +
      'source createdAt confirmationSentAt confirmedAt unsubscribedAt linkVersion',
    owner: { account: 'userId', address: 'email' },
    erase: { step: 'eraseSubscriptions' },
    export: [
      exportedSubscription,
      { ...exportedSubscription, by: 'email', where: sql`${subscriptions.userId} is null` },
    ],
    // Ends those again that had been confirmed before.
    expire: [{ after: limits.verifyLink.lifetimeMs, step: 'purgeUnconfirmed' }],
  },
  auditLog: {
    personal: 'actor reason before after',
    other: 'id actorId action isPublic isRedacted postId commentId userId createdAt',
    owner: { account: 'userId' },
    // Actions as staff stay with the site; `replaceActor` renames who acted on other sites.
    erase: { step: 'redactAuditLog' },
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
    personal: 'text',
    other: 'id userId authorId createdAt',
    owner: { account: 'userId' },
    erase: 'delete',
    export: { none: 'what moderators tell each other' },
  },
  addressBans: {
    other: 'emailHash userId bannedUntil',
    owner: { account: 'userId' },
    erase: { step: 'keepAddressBan' },
    export: { none: 'hashes that say nothing without an address' },
    expire: [{ at: 'bannedUntil' }],
  },
  idempotencyKeys: {
    personal: 'key reply',
    other: 'userId fingerprint createdAt',
    owner: { account: 'userId' },
    erase: 'delete',
    export: { none: 'what they made is in posts and comments' },
    expire: [{ after: limits.idempotencyKey.retentionMs, since: 'createdAt' }],
  },

  // Logins.
  loginCodes: {
    personal: 'email signup',
    other:
      'id purpose userId codeHash browserHash askerHash isKnownBrowser attempts createdAt ' +
      'consumedAt',
    owner: { account: 'userId', address: 'email' },
    erase: 'delete',
    export: { none: 'secrets' },
    expire: [{ after: limits.dayCode.lifetimeMs, since: 'createdAt' }],
  },
  failedLogins: {
    personal: 'subject',
    other: 'id createdAt',
    owner: 'installation',
    erase: { step: 'eraseFailedLogins' },
    expire: [{ after: limits.wrongCodes.windowMs, since: 'createdAt' }],
  },
  loginFlows: {
    personal: 'identity',
    other: 'id providerId browserHash stateHash request next createdAt',
    owner: { address: sql`${loginFlows.identity} ->> 'email'` },
    erase: 'delete',
    export: { none: 'unfinished logins' },
    expire: [{ after: limits.loginProviders.pendingLifetimeMs, since: 'createdAt' }],
  },
  passkeyChallenges: {
    other: 'challenge userId browserHash createdAt',
    owner: { account: 'userId' },
    erase: { keep: 'random numbers, for minutes' },
    export: { none: 'random numbers' },
    expire: [{ after: limits.passkeys.challengeLifetimeMs, since: 'createdAt' }],
  },
  signupApplications: {
    personal: 'email username name answer',
    other: 'id question createdAt',
    owner: { address: 'email' },
    erase: 'delete',
    export: { none: 'their senders have no account' },
    expire: [{ after: limits.applications.retentionMs, since: 'createdAt' }],
  },

  // What the site makes of posts.
  postTags: {
    other: 'tag postId createdAt',
    owner: { post: 'postId' },
    erase: 'delete',
    export: { none: 'they are in the posts' },
  },
  pinnedPosts: {
    other: 'postId until',
    owner: { post: 'postId' },
    erase: 'delete',
    export: { none: 'places in lists, chosen by moderators' },
  },
  articles: {
    personal: 'title text excerpt siteName image',
    other: 'postId state attempts fetchAfter requestedAt isImported language fetchedAt',
    owner: { post: 'postId' },
    erase: 'delete',
    export: { none: "words of other people's pages" },
    expire: [{ after: 60 * dayMs, since: 'fetchedAt', set: { text: null } }],
  },
  summaries: {
    personal: 'text sentences',
    other: 'postId language style model sourceHash createdAt',
    owner: { post: 'postId' },
    erase: 'delete',
    export: ofPost,
  },
  postLabels: {
    personal: 'labels',
    other: 'postId kind sourceHash createdAt',
    owner: { post: 'postId' },
    erase: 'delete',
    export: ofPost,
    expire: [{ after: 60 * dayMs, since: 'createdAt' }],
  },
  evidence: {
    personal: 'sentences',
    other: 'postId sourceHash',
    owner: { post: 'postId' },
    erase: 'delete',
    export: ofPost,
  },
  embeddings: {
    other: 'postId model sourceHash vector createdAt',
    owner: { post: 'postId' },
    erase: { keep: 'numbers, for days' },
    export: ofPost,
    expire: [{ after: 60 * dayMs, since: 'createdAt' }],
  },
  // A picture shows the title. Tests read text, so its hash stands for it.
  sharingPictures: {
    personal: 'hash',
    other: 'page postId png createdAt',
    owner: { post: 'postId' },
    erase: 'delete',
    export: ofPost,
    expire: [{ after: limits.pictures.retentionMs, since: 'createdAt' }],
  },

  // The newsletter.
  subscriptionRequests: {
    personal: 'preferences',
    other: 'subscriptionId createdAt',
    owner: { subscription: 'subscriptionId' },
    erase: 'with parent',
    export: { none: 'anyone may have sent them; a confirmed one is the subscription' },
    expire: [{ after: limits.verifyLink.lifetimeMs, since: 'createdAt' }],
  },
  consents: {
    personal: 'page text',
    other: 'subscriptionId id event via language network createdAt',
    owner: { subscription: 'subscriptionId' },
    erase: 'with parent',
    export: { none: 'they are in the subscriptions' },
  },
  understoodPrompts: {
    personal: 'preferences',
    other: 'hash version source createdAt',
    owner: 'site',
    erase: { step: 'eraseSubscriptions' },
    expire: [{ after: 0, step: 'purgeUnderstoodPrompts' }],
  },
  issues: {
    other:
      'id frequency edition period startsAt endsAt state modelCalls tokensIn tokensOut ' +
      'leaseUntil createdAt completedAt intro subject document draft revision savedBy savedAt ' +
      'heldAt scheduledAt segmentId sent failed bounced complained unsubscribed',
    owner: 'site',
  },
  issuePosts: {
    personal: 'note',
    other:
      'issueId postId frequency edition position outcome selectionReason rank sameStoryAs ' +
      'storyPostId updates isPinned',
    owner: { post: 'postId' },
    // The note of an editor about the post.
    erase: { set: { note: '' } },
    export: ofPost,
  },
  // Rendered emails are deleted when their issue closes, and variants of one subscriber with the
  // emails.
  digestVariants: {
    personal: 'preferences lead overview entries subject html text',
    other:
      'id issueId language promptKey segmentIds state attempts dueAt summaryKind postIds ' +
      'commentIds documentPostIds renderedAt',
    owner: 'site',
    erase: { step: 'eraseCitations' },
    expire: [{ after: 0, step: 'purgeOrphanedVariants' }],
  },
  digestSentences: { other: 'variantId renderedAt sentenceId', owner: 'site' },
  corrections: {
    personal: 'text passages notes decidedBy',
    other:
      'id sentenceId issueId postIds language state reportCount firstReportedAt correction ' +
      'delivery decidedAt settledAt',
    owner: 'site',
    // `replaceActor` renames the editor.
    erase: { step: 'eraseCitations' },
  },
  correctionRecipients: {
    other: 'correctionId subscriptionId mailId sentAt',
    owner: { subscription: 'subscriptionId' },
    erase: 'with parent',
    export: { none: 'emails of the site' },
  },
  topicTerms: {
    other: 'topic terms createdAt',
    owner: 'site',
    expire: [{ after: 60 * dayMs, since: 'createdAt' }],
  },
  llmUsage: {
    other: 'day calls tokens',
    owner: 'site',
    expire: [
      { after: 365 * dayMs, since: sql`(${llmUsage.day}::date + 1)::timestamp at time zone 'utc'` },
    ],
  },
  issueReads: { other: 'issueId place day reads automated', owner: 'site' },
  subscriberDays: {
    other: 'day source language requested confirmed unsubscribed active',
    owner: 'site',
  },
  segments: { other: 'id name rule updatedAt', owner: 'site' },
  images: {
    other: 'name data size createdAt checkAt unused',
    owner: 'site',
    expire: [{ after: imageLimits.unusedRetentionMs, step: 'purgeImages' }],
  },

  // Mail.
  outbox: {
    personal: 'recipient smtpResponse',
    // The content is encrypted.
    other:
      'id kind userId priority recipientHash subject html text unsubscribeUrl issueId ' +
      'subscriptionId variantId localDay variantRenderedAt state attempts deferrals sendAfter ' +
      'expiresAt traceParent createdAt sentAt',
    owner: { account: 'userId', address: 'recipient' },
    erase: { step: 'deleteMails' },
    export: { none: 'their owner has them' },
    expire: [
      { after: 30 * dayMs, step: 'deleteOldMails' },
      { after: 7 * dayMs, step: 'emptyOldMails' },
    ],
  },
  suppressions: { other: 'emailHash reason reporter createdAt', owner: 'site' },
  mailPauses: { other: 'reason count endsAt', owner: 'site', expire: [{ at: 'endsAt' }] },
  mailBackoffs: {
    other: 'transport domain failures perMinute waitUntil',
    owner: 'site',
    // For the rate that they hold.
    expire: [{ after: dayMs, since: 'waitUntil' }],
  },
  mailWarmups: { other: 'domain isOn volumes day dayStartedAt sent', owner: 'site' },
  mailSenders: {
    other:
      'fromName fromAddress replyTo bounceDomain postalAddress smtpUrl dkimDomain dkimSelector ' +
      'dkimPrivateKey dkimPublicKey dkimVerifiedAt',
    owner: 'site',
  },
  mailHooks: { other: 'provider secret lastEventAt', owner: 'site' },

  // What staff of the site set up.
  moderationRules: { other: 'id kind pattern action note createdAt', owner: 'site' },
  loginProviders: {
    other: 'id kind label issuer clientId clientSecret isOn createdAt',
    owner: 'site',
  },
  imports: {
    personal: 'createdBy',
    other:
      'id kind fileName state totalRows processedRows createdRows skipped errors createdAt ' +
      'completedAt',
    owner: 'site',
    erase: { step: 'replaceActor' },
    // Errors quote the rejected rows.
    expire: [{ after: 30 * dayMs, since: 'createdAt', set: { errors: [] } }],
  },
  inboundFeeds: {
    other:
      'id url title userId state maxPostsPerFetch tags etag lastModified nextFetchAt failures ' +
      'lastError fetchedAt postCount createdAt',
    owner: { account: 'userId' },
    erase: { set: { state: 'paused', lastError: "The author's account was deleted." } },
    export: { none: "the site's; what was made of them is in the posts" },
  },
  inboundFeedItems: {
    other: 'feedId guidHash postId createdAt',
    owner: 'site',
    expire: [{ after: limits.feeds.retentionMs, since: 'createdAt' }],
  },

  // The installation.
  erasures: {
    other: 'kind subjectId at',
    owner: 'site',
    expire: [{ after: limits.erasures.retentionMs, since: 'at' }],
  },
  cdnPurges: {
    other: 'key revision dueAt sendAfter attempts isRepeat',
    owner: 'site',
    // By then the content left all caches by its age.
    expire: [{ after: 2 * dayMs, since: 'dueAt' }],
  },
  rateLimits: { other: 'id count endsAt', owner: 'installation', expire: [{ at: 'endsAt' }] },
  instanceMarkers: {
    other: 'id seenAt expiresAt',
    owner: 'installation',
    expire: [{ at: 'expiresAt' }],
  },
  storedAssets: {
    other: 'path body replacedAt',
    owner: 'installation',
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
