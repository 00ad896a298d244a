import { and, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema.ts';
import { areDigestsPaused, arePaused } from './send-pauses.ts';
import { requestedPriority, urgentPriority, type StoredMail } from './outbox.ts';
import { withoutContent } from './encrypted-mail.ts';
import { staysHere } from '../core/moving-sites.ts';
import { retryDelays } from './retry-delays.ts';

/**
 * Login codes, other requested mail, and the rest are sent separately. So none of them waits for
 * slower mail.
 */
export type Queue = 'codes' | 'requested' | 'others';

/** Sites whose mail is claimed; they do not wait for the mail of others. */
export type SiteFilter = { only: string } | { except: readonly string[] };

export const inQueue: Record<Queue, SQL> = {
  codes: sql`priority = ${urgentPriority}`,
  requested: sql`priority > ${urgentPriority} and priority <= ${requestedPriority}`,
  others: sql`priority > ${requestedPriority}`,
};

/** How long a process may hold an email, longer than a mailer takes. Then it counts as dead. */
const leaseMs = 120_000;
/** What a lease still has when an email is transmitted, also longer than a mailer takes. */
const minLeftMs = 100_000;

/**
 * Claims rows for this process; until they are done, `send_after` is the end of the lease. Within a
 * priority, sites take turns: fewest emails in flight first, then longest waiting. Skips paused
 * bulk mail, paused confirmations, paused digests, and held issues. Codes are never paused.
 */
export async function claimMails(
  db: Db,
  now: Date,
  limit: number,
  queue: Queue | undefined,
  only: { siteId: string; id: string } | undefined,
  siteFilter: SiteFilter = { except: [] },
): Promise<StoredMail[]> {
  const inIssue = only ? sql`site_id = ${only.siteId} and issue_id = ${only.id}` : sql`true`;
  const ofQueue = sql`${queue === undefined ? sql`true` : inQueue[queue]} and ${inIssue}`;
  const ofSites =
    'only' in siteFilter
      ? sql`sites.id = ${siteFilter.only}`
      : sql`sites.id not in (
          select json_array_elements_text(${JSON.stringify(siteFilter.except)}::json))`;
  // Materialized, so that the limit applies once and not for every updated row.
  const due = sql`(${outbox.siteId}, ${outbox.id}) in (
    with tenants as materialized (
      select id, ${arePaused('bulk', sql`sites.id`)} as bulk_paused,
        ${arePaused('transactional', sql`sites.id`)} as requested_paused,
        (digests_paused_at is not null or ${areDigestsPaused(sql`sites.id`)}) as digests_paused,
        (select count(*) from outbox
          where state = 'sending' and site_id = sites.id and ${ofQueue}) as in_flight
      from sites where ${ofSites} and ${staysHere(sql`sites.id`)}
    ), first as materialized (
      select mail.*, tenants.in_flight from tenants cross join lateral (
        select site_id, id, priority, send_after from outbox
        where site_id = tenants.id and state = 'queued'
          and send_after <= ${now.toISOString()}::timestamptz and ${ofQueue}
          and (priority = ${urgentPriority} or not case when priority > ${requestedPriority}
            then tenants.bulk_paused else tenants.requested_paused end)
          and (variant_id is null or not tenants.digests_paused and exists (
            select 1 from digest_variants join issues on issues.site_id = digest_variants.site_id
              and issues.id = digest_variants.issue_id
            where digest_variants.site_id = outbox.site_id
              and digest_variants.id = outbox.variant_id
              and digest_variants.state <> 'waiting' and issues.held_at is null))
        order by priority, send_after limit ${limit} for update skip locked
      ) as mail
    ), due as materialized (
      select site_id, id from first
      order by priority,
        in_flight + row_number() over (partition by site_id order by priority, send_after),
        send_after
      limit ${limit}
    ) select site_id, id from due)`;
  const rows = await db
    .update(outbox)
    .set({ state: 'sending', sendAfter: new Date(now.getTime() + leaseMs), sentAt: null })
    .where(due)
    .returning();
  const inOrder = rows.toSorted(
    (a, b) => a.priority - b.priority || a.createdAt.getTime() - b.createdAt.getTime(),
  );
  const [counts, turns] = [new Map<string, number>(), new Map<StoredMail, number>()];
  for (const row of inOrder) {
    const turn = counts.get(row.siteId) ?? 0;
    turns.set(row, turn);
    counts.set(row.siteId, turn + 1);
  }
  return inOrder.toSorted(
    (a, b) => a.priority - b.priority || (turns.get(a) ?? 0) - (turns.get(b) ?? 0),
  );
}

/**
 * Returns the end of the lease of an email whose transmission starts now. Extends it only if the
 * email waited long for a slot, because each change costs an entry in each index.
 */
export const extendLease = ({ sendAfter }: Pick<StoredMail, 'sendAfter'>, now: Date): Date =>
  sendAfter.getTime() - now.getTime() < minLeftMs ? new Date(now.getTime() + leaseMs) : sendAfter;

/** Requeues emails whose process died, except those that may have arrived. */
export async function reclaimStale(db: Db, now: Date): Promise<void> {
  const started = sql`${outbox.sentAt} is not null`;
  const failed = sql`(${started} or ${outbox.attempts} >= ${retryDelays.length})`;
  await db
    .update(outbox)
    .set({
      ...withoutContent(failed),
      state: sql`case when ${failed} then 'failed' else 'queued' end`,
      attempts: sql`${outbox.attempts} + 1`,
      smtpResponse: sql`case when ${started} then 'uncertain: lost' else 'lost' end`,
    })
    // Must match the condition of the partial index.
    .where(and(sql`${outbox.state} = 'sending'`, lte(outbox.sendAfter, now)));
}
