import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import {
  digestVariants,
  issues,
  outbox,
  subscriptionRequests,
  subscriptions,
} from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { mailTtlMs } from '../../db/life-of-rows.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import { deferredUnsubscribeUrl, withoutContent } from '../mail/encrypted-mail.ts';
import { recordErasures } from '../core/erasures.ts';
import { nextLinkVersion } from './subscription-row.ts';
import { own } from '../../db/own.ts';

/**
 * Erases subscriptions, and all newsletter emails to their addresses. Resolves with their number.
 */
export async function eraseSubscriptions(tx: Db, siteId: string, which: SQL): Promise<number> {
  const erased = await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.siteId, siteId), which))
    .returning({
      id: subscriptions.id,
      email: subscriptions.email,
    });
  if (erased.length === 0) return 0;
  await recordErasures(
    tx,
    siteId,
    'subscription',
    erased.map(({ id }) => id),
  );
  const { variantId } = outbox;
  const sent = await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.siteId, siteId),
        inArray(
          outbox.recipient,
          erased.map(({ email }) => email),
        ),
        isNewsletterMail,
      ),
    )
    .returning({ variantId });
  // Digests that were planned for a previous address.
  const recentIssues = tx
    .select({ id: issues.id })
    .from(issues)
    .where(
      and(
        eq(issues.siteId, siteId),
        or(isNull(issues.completedAt), gt(issues.completedAt, ago(mailTtlMs + dayMs))),
      ),
    );
  const sentBefore = await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.siteId, siteId),
        inArray(outbox.issueId, recentIssues),
        inArray(
          outbox.subscriptionId,
          erased.map(({ id }) => id),
        ),
      ),
    )
    .returning({ variantId });
  const variantIds = new Set([...sent, ...sentBefore].flatMap((mail) => mail.variantId ?? []));
  await purgeOrphanedVariants(
    tx,
    and(eq(digestVariants.siteId, siteId), inArray(digestVariants.id, [...variantIds])),
  );
  return erased.length;
}

/**
 * Deletes personal digests when no email needs them any more, at most `limit`. Resolves with their
 * number.
 */
export async function purgeOrphanedVariants(tx: Db, which?: SQL, limit?: number): Promise<number> {
  const isOrphaned = sql`${digestVariants.promptKey} <> '' and not exists (
    select 1 from outbox where outbox.site_id = ${digestVariants.siteId}
      and outbox.issue_id = ${digestVariants.issueId}
      and outbox.variant_id = ${digestVariants.id})`;
  const orphaned = tx
    .select({ siteId: digestVariants.siteId, id: digestVariants.id })
    .from(digestVariants)
    .where(and(which, isNotNull(digestVariants.preferences), isOrphaned))
    .orderBy(digestVariants.siteId, digestVariants.id)
    .for('update');
  const found = await (limit === undefined ? orphaned : orphaned.limit(limit));
  // Checked again under the lock: an email may have been planned since.
  for (const { siteId, id } of found)
    await tx.delete(digestVariants).where(and(own(digestVariants, siteId, { id }), isOrphaned));
  return found.length;
}

/** Notifications also have an unsubscribe URL, but they belong to the account. */
const isNewsletterMail = and(isNotNull(outbox.unsubscribeUrl), isNull(outbox.userId));

/**
 * Matches the user's subscriptions: the linked one, and an unlinked one with the user's email
 * address.
 */
export const byUser = (person: { id: string; email: string | null }): SQL =>
  or(
    eq(subscriptions.userId, person.id),
    and(eq(subscriptions.email, person.email ?? ''), isNull(subscriptions.userId)),
  ) as SQL;

/** Ends subscriptions, and cancels their waiting emails. Idempotent. Resolves with their number. */
export async function endSubscription(tx: Db, siteId: string, which: SQL): Promise<number> {
  const ended = await tx
    .update(subscriptions)
    .set({ state: 'unsubscribed', unsubscribedAt: databaseNow })
    .where(and(eq(subscriptions.siteId, siteId), which, ne(subscriptions.state, 'unsubscribed')))
    .returning({ id: subscriptions.id, email: subscriptions.email });
  await recordErasures(
    tx,
    siteId,
    'unsubscription',
    ended.map(({ id }) => id),
  );
  for (const { email } of ended) await dropNewsletterMails(tx, siteId, email);
  return ended.length;
}

/**
 * Undoes the end of subscriptions. One whose latest request was not confirmed is pending again:
 * anyone may have sent that request. Idempotent. Resolves with those that had ended.
 */
export async function resumeSubscription(
  tx: Db,
  siteId: string,
  which: SQL,
): Promise<(typeof subscriptions.$inferSelect)[]> {
  const { confirmedAt, confirmationSentAt } = subscriptions;
  const resumed = await tx
    .update(subscriptions)
    .set({
      state: sql`case
        when ${confirmedAt} >= coalesce(${confirmationSentAt}, ${confirmedAt}) then 'active'
        else 'pending' end`,
      unsubscribedAt: null,
    })
    .where(and(eq(subscriptions.siteId, siteId), which, eq(subscriptions.state, 'unsubscribed')))
    .returning();
  await recordReturns(tx, siteId, resumed);
  return resumed;
}

/** Records that people are back, for those who had unsubscribed. */
export const recordReturns = (
  tx: Db,
  siteId: string,
  which: readonly { id: string }[],
): Promise<void> =>
  recordErasures(
    tx,
    siteId,
    'account-kept',
    which.map(({ id }) => id),
  );

/** The answer of emails that the end of a subscription canceled. */
const canceled = 'unsubscribed';

/** Cancels waiting newsletter emails to an address. */
async function dropNewsletterMails(tx: Db, siteId: string, address: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ ...withoutContent(), state: 'failed', smtpResponse: canceled })
    .where(
      and(
        own(outbox, siteId, { recipient: address }),
        isNewsletterMail,
        equalsLiteral(outbox.state, 'queued'),
      ),
    );
}

/**
 * Queues canceled digests of an address again. Their content is in the variants; that of other
 * emails is gone.
 */
export async function requeueDigests(
  tx: Db,
  { secrets, site, clock }: Needs<'secrets' | 'site' | 'clock'>,
  address: string,
): Promise<void> {
  await tx
    .update(outbox)
    .set({
      state: 'queued',
      smtpResponse: null,
      unsubscribeUrl: deferredUnsubscribeUrl(secrets),
    })
    .where(
      and(
        own(outbox, site.id, { recipient: address }),
        isNewsletterMail,
        isNotNull(outbox.variantId),
        equalsLiteral(outbox.state, 'failed'),
        eq(outbox.smtpResponse, canceled),
        isNull(outbox.sentAt),
        gt(outbox.expiresAt, clock.now()),
      ),
    );
}

/**
 * Erases subscriptions that were not confirmed within a week. Ends those again that had been
 * confirmed before. Changes at most `limit` rows of each, so that others do not wait. Resolves with
 * the number.
 */
export async function purgeUnconfirmed(db: Db, limit: number): Promise<number> {
  const expiry = ago(limits.verifyLink.lifetimeMs);
  const select = (which: SQL) =>
    sql`(${subscriptions.siteId}, ${subscriptions.id}) in (${db
      .select({ siteId: subscriptions.siteId, id: subscriptions.id })
      .from(subscriptions)
      .where(
        and(
          lt(subscriptions.createdAt, expiry),
          sql`(state = 'pending' or confirmed_at is null)`,
          sql`not exists (select 1 from ${subscriptionRequests} as request
            where request.site_id = ${subscriptions.siteId}
              and request.subscription_id = ${subscriptions.id}
              and request.created_at >= ${expiry})`,
          which,
        ),
      )
      .limit(limit)})`;
  const { createdAt, confirmationSentAt, unsubscribedAt } = subscriptions;
  const latest = sql`greatest(${createdAt}, ${confirmationSentAt}, ${unsubscribedAt})`;
  const erased = await db
    .delete(subscriptions)
    .where(select(and(isNull(subscriptions.confirmedAt), sql`${latest} < ${expiry}`) as SQL))
    .returning({ id: subscriptions.id });
  const endedAgain = await db
    .update(subscriptions)
    .set({ state: 'unsubscribed' })
    .where(
      select(
        and(
          equalsLiteral(subscriptions.state, 'pending'),
          isNotNull(subscriptions.confirmedAt),
          sql`${latest} < ${expiry}`,
        ) as SQL,
      ),
    )
    .returning({ id: subscriptions.id });
  return erased.length + endedAgain.length;
}

/**
 * Moves an account's subscription from one email address to another, unless that one has a
 * subscription.
 */
export async function moveSubscription(
  tx: Db,
  siteId: string,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ email: to, ...nextLinkVersion })
    .where(
      and(
        own(subscriptions, siteId, { userId, email: from }),
        sql`not exists (select 1 from ${subscriptions} as taken
          where taken.site_id = ${siteId} and taken.email = ${to})`,
      ),
    );
}
