import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { issues, outbox } from '../../db/schema.ts';
import { setMarker } from '../core/instance-markers.ts';

/** So long it is known that a mail was counted; rows of mails do not live longer. Milliseconds. */
const remembered = 31 * 24 * 3_600_000;
/** Issues that a reader who leaves may have had last. */
const lately = { daily: 31, weekly: 5 };

/** A mail came back: counts with the issue that it is of, once however often it is told. Mails of other kinds count nowhere. */
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
  if (!(await setMarker(tx, `issue-feedback ${what} ${siteId} ${mailId}`, remembered))) return;
  const more =
    what === 'bounce'
      ? { bounced: sql`${issues.bounced} + 1` }
      : { complained: sql`${issues.complained} + 1` };
  await tx
    .update(issues)
    .set(more)
    .where(and(eq(issues.siteId, siteId), eq(issues.id, mail.issueId)));
}

/** A reader left by the link of a mail: counts with the issue that they had last, for the links of all mails are the same. */
export async function recordUnsubscribe(
  tx: Db,
  siteId: string,
  subscriptionId: string,
): Promise<void> {
  const ofFrequency = (frequency: keyof typeof lately) =>
    sql`(select ${issues.id} from ${issues} where ${issues.siteId} = ${siteId} and ${issues.frequency} = ${frequency} order by ${issues.endsAt} desc limit ${lately[frequency]})`;
  const [last] = await tx
    .select({ issueId: outbox.issueId })
    .from(outbox)
    .where(
      and(
        eq(outbox.siteId, siteId),
        eq(outbox.subscriptionId, subscriptionId),
        sql`${outbox.sentAt} is not null`,
        sql`(${outbox.issueId} in ${ofFrequency('daily')} or ${outbox.issueId} in ${ofFrequency('weekly')})`,
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
