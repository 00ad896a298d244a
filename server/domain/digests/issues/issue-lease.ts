import { and, eq, sql, type SQL } from 'drizzle-orm';
import { minuteMs } from '#shared/durations.ts';
import type { Needs } from '../../../context.ts';
import { digestVariants, issues } from '../../../db/schema.ts';
import { staysHere } from '../../core/moving-sites.ts';
import { matchesIssue, type Issue } from './issues.ts';
import { isSitePaused } from './pause.ts';

/** Lease on an issue, renewed while rendering; then another process may take it. */
const leaseMs = 3 * minuteMs;
/** A lease that was renewed since is not renewed for a question, because many are asked at once. */
const freshMs = 10_000;
/** Attempts to render a variant. */
export const maxAttempts = 3;

export type IssueLease = {
  issue: Issue;
  /** Renews it. Returns nothing if another process leased the issue, or if it does not match. */
  renew(filter: SQL): Promise<Issue | undefined>;
  /** Renews it if that was some time ago. */
  keep(): Promise<void>;
  /** Lets others take the issue, at once or at a time. */
  end(at?: Date): Promise<unknown>;
};

/** Leases the issue with the most urgent variant to this process, or returns null. */
export async function leaseIssue(
  { db, clock }: Needs<'db' | 'clock'>,
  only: Pick<Issue, 'siteId' | 'id'> | undefined,
): Promise<IssueLease | null> {
  const now = clock.now();
  const filter = only ? sql`i.site_id = ${only.siteId} and i.id = ${only.id}` : sql`true`;
  const isFree = sql`(i.lease_until is null or i.lease_until < ${now.toISOString()}::timestamptz)`;
  const nextEnd = () => new Date(clock.now().getTime() + leaseMs);
  const end = nextEnd();
  const [issue] = await db
    .update(issues)
    .set({ leaseUntil: end })
    .where(
      sql`(${issues.siteId}, ${issues.id}) in (
    with first as materialized (
      select i.site_id, i.id from ${digestVariants} a
      join ${issues} i on i.site_id = a.site_id and i.id = a.issue_id
      where a.state = 'waiting' and a.attempts < ${maxAttempts} and ${filter}
        and i.held_at is null and ${staysHere(sql`i.site_id`)} and not ${isSitePaused(sql`i.site_id`)} and ${isFree}
      order by a.due_at limit 1 for update of i skip locked
    ) select site_id, id from first)`,
    )
    .returning();
  if (!issue) return null;
  // Shows whether the lease is still that of this process.
  let storedEnd = end;
  let turn: Promise<unknown> = Promise.resolve();
  // One after another, so that the stored end is known.
  const store = (end: Date | null, filter?: SQL): Promise<Issue | undefined> => {
    const stored = turn.then(async () => {
      const [current] = await db
        .update(issues)
        .set({ leaseUntil: end })
        .where(and(matchesIssue(issue), eq(issues.leaseUntil, storedEnd), filter))
        .returning();
      if (current && end) storedEnd = end;
      return current;
    });
    turn = stored.catch(() => undefined);
    return stored;
  };
  const renew = (filter?: SQL) => store(nextEnd(), filter);
  return {
    issue,
    renew,
    async keep() {
      if (storedEnd.getTime() - clock.now().getTime() < leaseMs - freshMs) await renew();
    },
    end: (at) => store(at ?? null),
  };
}
