import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { comments, outbox, posts, users } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { eraseSubscriptions, byUser } from '../subscriptions/erase.ts';
import { eraseTextPictures } from '../images/text-pictures.ts';
import { keepAddressBan } from '../accounts/address-bans.ts';
import { newId } from '../core/ids.ts';
import { erasePosts, eraseComments, endFollows, type Account } from './erase-content.ts';
import { eraseRows } from './erase-rows.ts';
import {
  redactAuditLog,
  findEmailAddresses,
  deleteMails,
  eraseFailedLogins,
  eraseReportNotes,
  replaceActor,
} from './erase-traces.ts';
import { own } from '../../db/own.ts';

type Services = Needs<'db' | 'contentVersions' | 'log' | 'secrets'>;
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

/** Leaves a row without login and with a random username. Replaces the name last. */
async function deleteAccount(
  services: Services,
  account: Account & { deletePosts: boolean },
): Promise<void> {
  const within = { ...services, site: { id: account.siteId } };
  const repeat = async (step: (tx: Db) => Promise<number>) => {
    while ((await writeSiteContent(within, step)) > 0);
  };
  await eraseRows(services.db, account.siteId, 'account', [account.id], 'at once');
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
  await repeat((tx) => eraseTextPictures(tx, account));
  await repeat((tx) => endFollows(tx, account));
  await repeat((tx) => redactAuditLog(tx, account));
  const addresses = await findEmailAddresses(services.db, account);
  await deleteMails(services, account, addresses);
  await writeSiteContent(within, (tx) =>
    anonymizeUser({ ...services, db: tx }, account, addresses),
  );
}

/** Erases the remaining data and replaces the username. */
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
  await eraseRows(tx, siteId, 'address', addresses);
  await eraseFailedLogins(tx, siteId, addresses);
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
  const username = `deleted-${newId()}`;
  await replaceActor(tx, siteId, { from: account.username, to: username });
  // Includes what was added since the first step.
  await eraseRows(tx, siteId, 'account', [id]);
  await tx
    .update(users)
    .set({ username })
    .where(own(users, siteId, { id }));
}
