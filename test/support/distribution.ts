import { getTableName } from 'drizzle-orm';
import { lifeOfRows } from '../../server/db/life-of-rows.ts';

/**
 * Whether the rows of a table belong to one site, which can move to another installation
 * (docs/scaling.md). A table comes after those that it references.
 */
type Placement =
  /** They do, and its keys include the site. */
  | { as: 'distributed' }
  /** They do, and it has a key that is unique among sites, or is read for all of them. */
  | { as: 'reference'; why: string }
  /** Rows of the installation. */
  | { as: 'local'; why: string };

const elsewhere: Record<string, Placement> = {
  sites: { as: 'reference', why: 'Every table references it, and each process reads all sites.' },
  site_hosts: { as: 'reference', why: 'A host is unique among all sites.' },
  mail_senders: { as: 'reference', why: 'Each process reads those of all sites.' },
  failed_logins: {
    as: 'local',
    why: 'Wrong codes are counted by network across sites. Rows live for a day.',
  },
  rate_limits: {
    as: 'local',
    why: 'Limits of a mailbox or a network count all sites together. Rows live for a day.',
  },
  cells: { as: 'local', why: 'Other cells, which belong to the installation.' },
  instance_markers: { as: 'local', why: 'Facts about the installation, not about a site.' },
  bucket_objects: { as: 'local', why: 'Objects outlive their site until they are deleted.' },
  stored_assets: { as: 'local', why: 'Files of the program, not of a site.' },
};

export const tables: Record<string, Placement> = Object.fromEntries(
  lifeOfRows
    .map(({ table }) => getTableName(table))
    .map((name) => [name, elsewhere[name] ?? { as: 'distributed' }]),
);

const expired = 'The job deletes or empties expired rows of all sites.';

/**
 * Statements of several sites, by the file and function that build them, with the reason. All are
 * of jobs, commands, health checks or platform admins, except the limit of mailed codes.
 */
export const acrossSites: Record<string, string> = {
  'server/db/delete-some.ts deleteSome': expired,
  'server/db/delete-some.ts updateSome': expired,
  'server/db/migrate.ts -': 'A migration changes the rows of all sites.',
  'server/domain/images/purge-images.ts purgeImages': expired,
  'server/domain/images/stored-images.ts purgeObjects': expired,
  'server/domain/images/stored-images.ts listUnmoved': 'The command moves images of all sites.',
  'server/domain/mail/receiver-backoffs.ts load': 'The job sends claimed mail of all sites.',
  'server/domain/mail/volume-limit.ts take': 'The job sends claimed mail of all sites.',
  'server/domain/operations/database-figures.ts -': 'The metrics count rows by site.',
  'server/domain/operations/doctor/login-providers.ts checkLoginProviders':
    'The doctor looks at all sites.',
  'server/domain/operations/erasure-file.ts exportErasures': 'A backup is of all sites.',
  'server/domain/operations/restore-guard.ts hold': 'A restore holds the mail of all sites.',
  'server/domain/posts/claim-articles.ts -': 'The job claims due articles of all sites.',
  'server/domain/posts/claim-articles.ts claimPosted': 'The job claims due articles of all sites.',
  'server/domain/operations/purge-cdn.ts claim': 'The job claims due purges of all sites.',
  'server/domain/operations/purge-cdn.ts postpone': 'The job stores the outcome of its purges.',
  'server/domain/operations/purge-cdn.ts settle': 'The job stores the outcome of its purges.',
  'server/domain/operations/purge-cdn.ts readPurgeState':
    'Each process asks whether the shared cache is purged, for all sites.',
  'server/domain/account-lifecycle/erase-account.ts deleteDueAccounts':
    'The job finds accounts of all sites whose deletion is due.',
  'server/domain/account-lifecycle/erase-traces.ts replaceActor':
    'Platform admins act on several sites, under one name.',
  'server/domain/comments/push-messages.ts claim':
    'The sender of push messages claims those of all sites.',
  'server/domain/comments/push-messages.ts sendDuePushes': expired,
  'server/domain/digests/delivery/close-issues.ts closeIssues':
    'The job closes the finished issues of all sites.',
  'server/domain/digests/selection/followed-posts.ts readFollowedPosts':
    'The mail sender reads what the readers of its mails follow.',
  'server/domain/imports/demo-content.ts -': 'The first start looks whether there is any member.',
  'server/domain/imports/feed-poller.ts pollFeeds': 'The job claims due feeds of all sites.',
  'server/domain/mail/due-sites.ts findDueSites':
    'The mail sender looks which sites have due mail.',
  'server/domain/operations/retention.ts -': expired,
  'server/domain/operations/retention.ts changeMails': expired,
  'server/domain/posts/tags.ts ensureTags': 'The start looks which sites have tags.',
  'server/domain/posts/top-windows.ts advanceTopWindows':
    'The job moves posts of all sites to their next period.',
  'server/domain/subscriptions/erase.ts purgeOrphanedVariants': expired,
  'server/domain/subscriptions/erase.ts purgeUnconfirmed': expired,
  'server/domain/login/login-codes.ts readMailRetryAfter':
    'Codes mailed to one mailbox are counted on all sites together (decision 182).',
  'server/domain/login/login-codes.ts mailDayCode':
    'Codes mailed to one mailbox are counted on all sites together (decision 182).',
  'server/domain/comments/daily-inbox.ts queueDailyInboxMails':
    'The job finds members of all sites who are due.',
  'server/domain/digests/delivery/deliver-corrections.ts assignCorrections':
    'The mail sender adds corrections to the mails that it claimed.',
  'server/domain/digests/delivery/deliver-corrections.ts processCorrections':
    'The job finds open corrections of all sites.',
  'server/domain/digests/delivery/render-delivery.ts readReaders':
    'The mail sender reads the readers of the mails that it claimed.',
  'server/domain/digests/delivery/render-delivery.ts readVariants':
    'The mail sender reads the digests of the mails that it claimed.',
  'server/domain/digests/issues/issue-lease.ts leaseIssue':
    'The job leases the next issue of any site.',
  'server/domain/digests/issues/subscriber-variants.ts createVariants':
    'The job creates the digests of due mails.',
  'server/domain/mail/claim-mails.ts claimMails':
    'The mail sender shares its rate among all sites.',
  'server/domain/mail/claim-mails.ts reclaimStale':
    'The mail sender ends leases of processes that died.',
  'server/domain/mail/delivery-writer.ts store':
    'The mail sender stores the outcome of the mails that it claimed.',
  'server/domain/mail/suppressions.ts filterSuppressed':
    'The mail sender checks the addresses of the mails that it claimed.',
  'server/domain/operations/doctor/cdn.ts checkWaiting': 'The doctor looks at all sites.',
  'server/domain/operations/doctor/outbox.ts checkCodes': 'The doctor looks at all sites.',
  'server/domain/operations/doctor/outbox.ts checkOutbox': 'The doctor looks at all sites.',
  'server/domain/operations/doctor/outbox.ts checkPauses': 'The doctor looks at all sites.',
  'server/domain/operations/doctor/outbox.ts checkStaff': 'The doctor looks at all sites.',
  'server/domain/operations/restore-guard.ts countHeldMail': 'The doctor looks at all sites.',
  'server/domain/site-admin/cells/own-sites.ts listOwnSites':
    'Platform admins see the figures of all sites.',
  'server/domain/site-admin/posting/queue-posts.ts queuePosts':
    'The job queues posts of all sites for their connections.',
  'server/domain/site-admin/web-hook-messages.ts claim':
    'The sender of web-hook messages claims those of all sites.',
  'server/domain/sites/site-registry.ts read':
    'Each process reads all sites, and whether they have web-hooks and old addresses.',
  'server/domain/site-admin/details.ts listSites': 'Platform admins see a list of all sites.',
};
