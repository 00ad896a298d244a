import { and, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import { digestVariants, issues } from '../../db/schema.ts';
import { declinedReasons } from './delivery-stats.ts';

/** Mails that a server rejected, or that could not be sent. Readers decline others. */
export const isFailedMail = sql`outbox.state = 'failed'
  and coalesce(outbox.smtp_response, '') not in (${declinedReasons})`;
const countMails = (which: SQL) => sql`(
  select count(*) from outbox
  where outbox.site_id = ${issues.siteId} and outbox.issue_id = ${issues.id} and ${which}
)`;

/** Closes finished issues; deletes prompts and undeliverable mails. */
export async function closeIssues({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  // All time zones have passed: two days for daily, nine for weekly.
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const isOver = sql`(
    ${issues.frequency} = 'daily' and ${issues.endsAt} < ${hoursAgo(52)}::timestamptz
    or ${issues.endsAt} < ${hoursAgo(9 * 24)}::timestamptz
  )`;
  const closed = await db
    .update(issues)
    .set({
      state: 'sent',
      completedAt: now,
      draft: null,
      sent: countMails(sql`outbox.state = 'sent'`),
      failed: countMails(isFailedMail),
    })
    .where(
      and(
        inArray(issues.state, ['preparing', 'sending']),
        isNull(issues.heldAt),
        isOver,
        or(isNull(issues.leaseUntil), lt(issues.leaseUntil, now)),
        sql`not exists (
          select 1 from outbox
          where outbox.site_id = ${issues.siteId} and outbox.issue_id = ${issues.id}
            and outbox.state in ('queued', 'sending')
        )`,
      ),
    )
    .returning({ siteId: issues.siteId, id: issues.id });
  for (const { siteId, id } of closed) {
    await db
      .update(digestVariants)
      .set({ preferences: null, lead: null, subject: null, html: null, text: null })
      .where(and(eq(digestVariants.siteId, siteId), eq(digestVariants.issueId, id)));
  }
}
