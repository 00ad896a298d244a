import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { issueKind } from '#shared/contract/admin-newsletter-schemas.ts';
import { dayMs } from '#shared/durations.ts';
import type { Db } from '../../db/client.ts';
import { issues, outbox } from '../../db/schema.ts';
import { setMarker } from '../core/instance-markers.ts';
import { own } from '../../db/own.ts';

/** How long a counted email and an issue are remembered. Rows of emails live no longer. */
const rememberMs = 31 * dayMs;

/**
 * Counts a bounce or complaint with the issue of the email, once per email. Other emails are not
 * counted.
 */
export async function recordFeedback(
  tx: Db,
  siteId: string,
  mailId: string,
  what: 'bounce' | 'complaint',
): Promise<void> {
  const [mail] = await tx
    .select({ issueId: outbox.issueId })
    .from(outbox)
    .where(own(outbox, siteId, { id: mailId }));
  if (!mail?.issueId) return;
  if (!(await setMarker(tx, `issue-feedback ${what} ${siteId} ${mailId}`, rememberMs))) return;
  const increment =
    what === 'bounce'
      ? { bounced: sql`${issues.bounced} + 1` }
      : { complained: sql`${issues.complained} + 1` };
  await tx
    .update(issues)
    .set(increment)
    .where(own(issues, siteId, { id: mail.issueId }));
}

/** Counts an unsubscription with the reader's last issue, because all emails have the same link. */
export async function recordUnsubscribe(
  tx: Db,
  siteId: string,
  subscriptionId: string,
  now: Date,
): Promise<void> {
  const last = await findLastDigest(tx, siteId, subscriptionId, now);
  if (last)
    await tx
      .update(issues)
      .set({ unsubscribed: sql`${issues.unsubscribed} + 1` })
      .where(own(issues, siteId, { id: last.issueId }));
}

/** Returns the last digest to a reader. */
export async function findLastDigest(
  tx: Db,
  siteId: string,
  subscriptionId: string,
  now: Date,
): Promise<{ id: string; issueId: string } | null> {
  const recent = await tx
    .select({ id: issues.id })
    .from(issues)
    .where(
      and(
        eq(issues.siteId, siteId),
        inArray(issues.frequency, issueKind.options),
        gt(issues.endsAt, new Date(now.getTime() - rememberMs)),
      ),
    );
  // A list of ids, because a subquery would not be searched by the index.
  const [last] = await tx
    .select({ id: outbox.id, issueId: outbox.issueId })
    .from(outbox)
    .where(
      and(
        eq(outbox.siteId, siteId),
        inArray(
          outbox.issueId,
          recent.map(({ id }) => id),
        ),
        eq(outbox.subscriptionId, subscriptionId),
        isNotNull(outbox.sentAt),
      ),
    )
    .orderBy(desc(outbox.sentAt))
    .limit(1);
  return last?.issueId ? { id: last.id, issueId: last.issueId } : null;
}
