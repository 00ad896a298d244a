import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import {
  apiKeys,
  comments,
  failedLogins,
  idempotencyKeys,
  identities,
  invitations,
  loginCodes,
  loginFlows,
  memberChoices,
  notifications,
  outbox,
  passkeys,
  posts,
  savedPosts,
  sessions,
  signupApplications,
  textVersions,
  threadVisits,
  inboundFeeds,
  moderatorNotes,
  users,
} from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { eraseSubscriptions, byUser } from '../subscriptions/erase.ts';
import { keepAddressBan } from '../accounts/address-bans.ts';
import { newId } from '../core/ids.ts';
import { erasePosts, eraseComments, endFollows, type Account } from './erase-content.ts';
import {
  redactAuditLog,
  findEmailAddresses,
  deleteMails,
  eraseReportNotes,
  replaceActor,
} from './erase-traces.ts';
import { own } from '../../db/own.ts';

type Services = Pick<Deps, 'db' | 'contentVersions' | 'log' | 'secrets'>;
const due = and(lte(users.deletionScheduledAt, databaseNow), isNull(users.deletedAt));

/**
 * Deletes accounts whose deletion is due. Idempotent, and safe in several processes; continues
 * after a crash. A failure does not stop the others. Resolves with the number deleted.
 */
export async function deleteDueAccounts(
  services: Services,
  stopping?: AbortSignal,
): Promise<number> {
  const accounts = await services.db
    .select({ siteId: users.siteId, id: users.id, deletePosts: users.deletePosts })
    .from(users)
    .where(due)
    .orderBy(users.deletionScheduledAt)
    .limit(100);
  let deleted = 0;
  for (const account of accounts) {
    if (stopping?.aborted) break;
    try {
      await deleteAccount(services, account);
      deleted += 1;
    } catch (error) {
      services.log.error(
        { event: 'account_deletion_failed', job: 'delete-accounts', site: account.siteId, error },
        'account could not be deleted',
      );
    }
  }
  return deleted;
}

/**
 * Leaves a row without login and with a random username. So votes still count, and remaining posts
 * and comments have an author. Replaces the name last.
 */
async function deleteAccount(
  services: Services,
  account: Account & { deletePosts: boolean },
): Promise<void> {
  const within = { ...services, site: { id: account.siteId } };
  const repeat = async (step: (tx: Db) => Promise<number>) => {
    while ((await writeSiteContent(within, step)) > 0);
  };
  await endAccess(services.db, account);
  if (account.deletePosts) {
    for (const listed of [
      sql`${posts.isVisible}`,
      sql`not ${posts.isVisible} and ${posts.title} <> ''`,
    ])
      await repeat((tx) => erasePosts(tx, account, listed));
    for (const listed of [
      sql`${comments.isVisible}`,
      sql`not ${comments.isVisible} and ${comments.text} <> ''`,
    ])
      await repeat((tx) => eraseComments(tx, account, listed));
  }
  await repeat((tx) => endFollows(tx, account, 'followerId', 'followeeId'));
  await repeat((tx) => endFollows(tx, account, 'followeeId', 'followerId'));
  await repeat((tx) => redactAuditLog(tx, account));
  const addresses = await findEmailAddresses(services.db, account);
  await deleteMails(services, account, addresses);
  await writeSiteContent(within, (tx) =>
    anonymizeUser({ ...services, db: tx }, account, addresses),
  );
}

async function endAccess(db: Db, { siteId, id }: Account): Promise<void> {
  await db.delete(sessions).where(own(sessions, siteId, { userId: id }));
  await db.delete(invitations).where(own(invitations, siteId, { userId: id }));
  await db.delete(apiKeys).where(own(apiKeys, siteId, { userId: id }));
  await db.delete(passkeys).where(own(passkeys, siteId, { userId: id }));
  await db.delete(identities).where(own(identities, siteId, { userId: id }));
}

/**
 * Erases the remaining data and replaces the username. The user's reports stay as numbers. Actions
 * as staff stay with the site.
 */
async function anonymizeUser(
  { db: tx, secrets }: Pick<Services, 'db' | 'secrets'>,
  { siteId, id }: Account,
  addresses: string[],
): Promise<void> {
  const [account] = await tx
    .select({ id: users.id, email: users.email, username: users.username })
    .from(users)
    .where(and(own(users, siteId, { id }), due))
    .for('no key update');
  if (!account) return;
  await eraseSubscriptions(tx, siteId, byUser(account));
  await keepAddressBan({ db: tx, secrets }, { siteId, id });
  // Includes what was added since the first step.
  await endAccess(tx, { siteId, id });
  await tx.delete(savedPosts).where(own(savedPosts, siteId, { userId: id }));
  await tx.delete(textVersions).where(own(textVersions, siteId, { userId: id }));
  await tx.delete(memberChoices).where(own(memberChoices, siteId, { userId: id }));
  await tx.delete(threadVisits).where(own(threadVisits, siteId, { userId: id }));
  await tx.delete(notifications).where(own(notifications, siteId, { userId: id }));
  await tx.delete(idempotencyKeys).where(own(idempotencyKeys, siteId, { userId: id }));
  await tx
    .delete(loginCodes)
    .where(
      and(
        eq(loginCodes.siteId, siteId),
        or(inArray(loginCodes.email, addresses), eq(loginCodes.userId, id)),
      ),
    );
  await tx
    .delete(signupApplications)
    .where(
      and(eq(signupApplications.siteId, siteId), inArray(signupApplications.email, addresses)),
    );
  await tx
    .delete(loginFlows)
    .where(
      and(
        eq(loginFlows.siteId, siteId),
        inArray(sql`${loginFlows.identity} ->> 'email'`, addresses),
      ),
    );
  await tx.delete(failedLogins).where(
    inArray(
      failedLogins.subject,
      addresses.map((address) => `account ${siteId} ${address}`),
    ),
  );
  await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.siteId, siteId),
        inArray(outbox.recipient, addresses),
        equalsLiteral(outbox.state, 'queued'),
      ),
    );
  await eraseReportNotes(tx, { siteId, id });
  while ((await redactAuditLog(tx, { siteId, id })) > 0);
  await tx.delete(moderatorNotes).where(own(moderatorNotes, siteId, { userId: id }));
  // Stops feeds that post as this user.
  await tx
    .update(inboundFeeds)
    .set({ state: 'paused', lastError: "The author's account was deleted." })
    .where(own(inboundFeeds, siteId, { userId: id }));
  const username = `deleted-${newId()}`;
  await replaceActor(tx, siteId, { from: account.username, to: username });
  await tx
    .update(users)
    .set({
      username,
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
    })
    .where(own(users, siteId, { id }));
}
