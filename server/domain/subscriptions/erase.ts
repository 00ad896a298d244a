import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Db } from '../../db/client.ts';
import { digestVariants, issues, outbox, subscriptions } from '../../db/schema.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';

/** Mails are rows for so long (retention.ts), and a day more. Milliseconds. */
const mailsKept = 31 * 24 * 3_600_000;

/** Forgets subscriptions, and all mails of the newsletter to their addresses, sent ones and those on their way (reliability P4). Resolves with how many. */
export async function eraseSubscriptions(tx: Db, siteId: string, which: SQL): Promise<number> {
  const gone = await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.siteId, siteId), which))
    .returning({ id: subscriptions.id, email: subscriptions.email });
  if (gone.length === 0) return 0;
  await tx.delete(outbox).where(
    and(
      eq(outbox.siteId, siteId),
      inArray(
        outbox.recipient,
        gone.map(({ email }) => email),
      ),
      isNotNull(outbox.unsubscribeUrl),
    ),
  );
  // Digests that were planned for an address of before.
  const lately = tx
    .select({ id: issues.id })
    .from(issues)
    .where(and(eq(issues.siteId, siteId), gt(issues.createdAt, ago(mailsKept))));
  await tx.delete(outbox).where(
    and(
      eq(outbox.siteId, siteId),
      inArray(outbox.issueId, lately),
      inArray(
        outbox.subscriptionId,
        gone.map(({ id }) => id),
      ),
    ),
  );
  await purgeOrphanedVariants(tx, eq(digestVariants.siteId, siteId));
  return gone.length;
}

/** Words of readers that a digest was to be written to, and what was written to them, when no mail of it is for anybody any more (reliability P4). */
export async function purgeOrphanedVariants(tx: Db, which: SQL): Promise<void> {
  const lonely = sql`${digestVariants.promptKey} <> '' and not exists (
    select 1 from outbox where outbox.site_id = ${digestVariants.siteId} and outbox.issue_id = ${digestVariants.issueId} and outbox.variant_id = ${digestVariants.id})`;
  const found = await tx
    .select({ siteId: digestVariants.siteId, id: digestVariants.id })
    .from(digestVariants)
    .where(and(which, isNotNull(digestVariants.prompt), lonely))
    .orderBy(digestVariants.siteId, digestVariants.id)
    .for('update');
  // Looked at again: whoever was planning mails of one has done so by now, and nobody else can.
  for (const { siteId, id } of found)
    await tx
      .delete(digestVariants)
      .where(and(eq(digestVariants.siteId, siteId), eq(digestVariants.id, id), lonely));
}

/** The subscriptions that are somebody's: the one that is linked, and the one of their address unless another account has that. */
export const ofUser = (person: { id: string; email: string | null }): SQL =>
  or(
    eq(subscriptions.userId, person.id),
    and(eq(subscriptions.email, person.email ?? ''), isNull(subscriptions.userId)),
  ) as SQL;

/** Ends a subscription, mails that are on their way included (reliability G9). Safe to repeat. Resolves with how many ended by it. */
export async function endSubscription(tx: Db, siteId: string, which: SQL): Promise<number> {
  const ended = await tx
    .update(subscriptions)
    .set({ state: 'unsubscribed', unsubscribedAt: databaseNow })
    .where(and(eq(subscriptions.siteId, siteId), which, ne(subscriptions.state, 'unsubscribed')))
    .returning({ email: subscriptions.email });
  for (const { email } of ended) await dropNewsletterMails(tx, siteId, email);
  return ended.length;
}

/** Mails of the newsletter that wait for an address do not go any more. */
async function dropNewsletterMails(tx: Db, siteId: string, address: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'failed', smtpResponse: 'unsubscribed' })
    .where(
      and(
        eq(outbox.siteId, siteId),
        eq(outbox.recipient, address),
        isNotNull(outbox.unsubscribeUrl),
        eq(outbox.state, 'queued'),
      ),
    );
}

/**
 * Forgets, after a week, what nobody has ever confirmed (reliability P6); what had been confirmed and ended before is ended again. `most` rows at the most, so that no other waits long. Resolves with how many.
 */
export async function purgeUnconfirmed(db: Db, most: number): Promise<number> {
  const old = ago(limits.verifyLink.lives);
  const some = (which: SQL) =>
    sql`(${subscriptions.siteId}, ${subscriptions.id}) in (${db
      .select({ siteId: subscriptions.siteId, id: subscriptions.id })
      .from(subscriptions)
      .where(
        and(
          lt(subscriptions.createdAt, old),
          sql`(state = 'pending' or confirmed_at is null)`,
          which,
        ),
      )
      .limit(most)})`;
  const latest = sql`greatest(${subscriptions.createdAt}, ${subscriptions.confirmationSentAt}, ${subscriptions.unsubscribedAt})`;
  const never = await db
    .delete(subscriptions)
    .where(some(and(isNull(subscriptions.confirmedAt), sql`${latest} < ${old}`) as SQL))
    .returning({ id: subscriptions.id });
  const again = await db
    .update(subscriptions)
    .set({ state: 'unsubscribed' })
    .where(
      some(
        and(
          eq(subscriptions.state, 'pending'),
          isNotNull(subscriptions.confirmedAt),
          sql`${latest} < ${old}`,
        ) as SQL,
      ),
    )
    .returning({ id: subscriptions.id });
  return never.length + again.length;
}

/** An account's subscription goes along when its address changes, unless the new address has one. `from`, `to`: addresses. */
export async function moveSubscription(
  tx: Db,
  siteId: string,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ email: to })
    .where(
      and(
        eq(subscriptions.siteId, siteId),
        eq(subscriptions.userId, userId),
        eq(subscriptions.email, from),
        sql`not exists (select 1 from ${subscriptions} as taken where taken.site_id = ${siteId} and taken.email = ${to})`,
      ),
    );
}
