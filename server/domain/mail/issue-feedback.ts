import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { issues, outbox } from '../../db/schema.ts';
import { setMarker } from '../core/instance-markers.ts';

/** How long a counted mail is rememberMs, in milliseconds. Rows of mails live no longer. */
const rememberMs = 31 * 24 * 3_600_000;
/** How many recent issues to search for the last mail of a reader. */
const recentIssues = { daily: 31, weekly: 5 };

/**
 * Counts a bounce or complaint with the issue of the mail, once per mail. Other mails are not
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
    .where(and(eq(outbox.siteId, siteId), eq(outbox.id, mailId)));
  if (!mail?.issueId) return;
  if (!(await setMarker(tx, `issue-feedback ${what} ${siteId} ${mailId}`, rememberMs))) return;
  const increment =
    what === 'bounce'
      ? { bounced: sql`${issues.bounced} + 1` }
      : { complained: sql`${issues.complained} + 1` };
  await tx
    .update(issues)
    .set(increment)
    .where(and(eq(issues.siteId, siteId), eq(issues.id, mail.issueId)));
}

/** Counts an unsubscription with the reader's last issue, because all mails have the same link. */
export async function recordUnsubscribe(
  tx: Db,
  siteId: string,
  subscriptionId: string,
): Promise<void> {
  const selectRecent = (frequency: keyof typeof recentIssues) => sql`(
    select ${issues.id} from ${issues}
    where ${issues.siteId} = ${siteId} and ${issues.frequency} = ${frequency}
    order by ${issues.endsAt} desc limit ${recentIssues[frequency]})`;
  const [last] = await tx
    .select({ issueId: outbox.issueId })
    .from(outbox)
    .where(
      and(
        eq(outbox.siteId, siteId),
        eq(outbox.subscriptionId, subscriptionId),
        sql`${outbox.sentAt} is not null`,
        sql`(${outbox.issueId} in ${selectRecent('daily')}
          or ${outbox.issueId} in ${selectRecent('weekly')})`,
      ),
    )
    .orderBy(desc(outbox.sentAt))
    .limit(1);
  if (last?.issueId)
    await tx
      .update(issues)
      .set({ unsubscribed: sql`${issues.unsubscribed} + 1` })
      .where(and(eq(issues.siteId, siteId), eq(issues.id, last.issueId)));
}
