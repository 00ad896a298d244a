import { and, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { hourMs } from '#shared/durations.ts';
import type { Needs } from '../../../context.ts';
import { digestVariants, issues } from '../../../db/schema.ts';
import { forEachIsolated } from '../../core/for-each-isolated.ts';
import { isFailedMail } from './delivery-stats.ts';
import { own } from '../../../db/own.ts';

const countMails = (which: SQL) => sql`(
  select count(*) from outbox
  where outbox.site_id = ${issues.siteId} and outbox.issue_id = ${issues.id} and ${which}
)`;

/**
 * Closes finished issues, each with the prompts and the rendered emails of its variants, which it
 * deletes. A failure affects one issue only.
 */
export async function closeIssues({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  // All time zones have passed: two days for daily, nine for weekly.
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();
  const isOver = sql`(
    ${issues.frequency} = 'daily' and ${issues.endsAt} < ${hoursAgo(52)}::timestamptz
    or ${issues.endsAt} < ${hoursAgo(9 * 24)}::timestamptz
  )`;
  const isFinished = and(
    inArray(issues.state, ['preparing', 'sending']),
    isNull(issues.heldAt),
    // A started issue without emails yet still has its time.
    isNull(issues.scheduledAt),
    isOver,
    or(isNull(issues.leaseUntil), lt(issues.leaseUntil, now)),
    sql`not exists (
      select 1 from outbox
      where outbox.site_id = ${issues.siteId} and outbox.issue_id = ${issues.id}
        and outbox.state in ('queued', 'sending')
    )`,
  );
  const finished = await db
    .select({ siteId: issues.siteId, id: issues.id })
    .from(issues)
    .where(isFinished);
  await forEachIsolated(finished, ({ siteId, id }) =>
    db.transaction(async (tx) => {
      const closed = await tx
        .update(issues)
        .set({
          state: 'sent',
          completedAt: now,
          draft: null,
          sent: countMails(sql`outbox.state = 'sent'`),
          failed: countMails(isFailedMail),
        })
        .where(and(own(issues, siteId, { id }), isFinished))
        .returning({ id: issues.id });
      if (closed.length > 0)
        await tx
          .update(digestVariants)
          .set({
            preferences: null,
            lead: null,
            arrangement: null,
            subject: null,
            html: null,
            text: null,
          })
          .where(own(digestVariants, siteId, { issueId: id }));
    }),
  );
}
