import { and, eq, inArray, sql } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { mailWarmups, outbox } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { moveQueued } from './move-queued.ts';
import type { StoredMail } from './outbox.ts';
import { readDay } from './warm-up.ts';

/** A digest counts with its first attempt. One that is tried again has its place in the volume. */
const isCounted = ({ issueId, attempts, deferrals }: StoredMail): boolean =>
  issueId !== null && attempts === 0 && deferrals === 0;
const isUntried = sql`${outbox.issueId} is not null
  and ${outbox.attempts} = 0 and ${outbox.deferrals} = 0`;

/**
 * Limits digests to the volume of the day. What exceeds it goes back to the queue until the next
 * day, with all other digests of the site. Other mail passes. Decision 330.
 */
export function createVolumeLimit({ db, clock, log }: Needs<'db' | 'clock' | 'log'>) {
  /** Emails that were taken and not tried, by site with a plan. */
  const unused = new Map<string, number>();

  async function returnUnused(): Promise<void> {
    for (const [siteId, mails] of unused) {
      unused.set(siteId, 0);
      if (mails > 0)
        await db
          .update(mailWarmups)
          .set({ sent: sql`greatest(0, ${mailWarmups.sent} - ${mails})` })
          .where(eq(mailWarmups.siteId, siteId));
    }
  }

  /** Returns the digests that exceed the volume, after their return to the queue. */
  async function refuse(siteId: string, mails: readonly StoredMail[]): Promise<StoredMail[]> {
    const { granted, endsAt } = await reserve(db, siteId, mails.length, clock.now());
    if (granted === mails.length || endsAt === null) return [];
    const refused = mails.slice(granted);
    await release(db, siteId, refused, endsAt);
    const until = sql`${endsAt.toISOString()}::timestamptz`;
    const isDue = sql`${isUntried} and ${outbox.sendAfter} < ${until}`;
    const waiting = refused.length + (await moveQueued(db, siteId, isDue, () => until));
    log.info(
      {
        event: 'mail_warmup_day_done',
        job: 'send-mail',
        site: siteId,
        waiting,
        until: endsAt.toISOString(),
      },
      'the digests of this day are sent; the others wait for the next day of the plan',
    );
    return refused;
  }

  return {
    /** Returns the emails that may be sent now. */
    async take(rows: readonly StoredMail[]): Promise<StoredMail[]> {
      const bySite = Map.groupBy(
        rows.filter((row) => isCounted(row)),
        ({ siteId }) => siteId,
      );
      if (bySite.size === 0) return [...rows];
      await returnUnused();
      const limited = await db
        .select({ siteId: mailWarmups.siteId })
        .from(mailWarmups)
        .where(
          and(
            eq(mailWarmups.isOn, true),
            sql`${mailWarmups.day} < cardinality(${mailWarmups.volumes})`,
            inArray(mailWarmups.siteId, [...bySite.keys()]),
          ),
        );
      const refused = new Set<StoredMail>();
      for (const { siteId } of limited) {
        unused.set(siteId, unused.get(siteId) ?? 0);
        for (const mail of await refuse(siteId, bySite.get(siteId) ?? [])) refused.add(mail);
      }
      return rows.filter((row) => !refused.has(row));
    },
    /** Notes an email that was taken and not tried. */
    giveBack(row: StoredMail): void {
      const mails = unused.get(row.siteId);
      if (mails !== undefined && isCounted(row)) unused.set(row.siteId, mails + 1);
    },
    close: returnUnused,
  };
}

/** Reserves emails of the present day, for all workers. `endsAt`: the end of the day. */
const reserve = (
  db: Db,
  siteId: string,
  mails: number,
  now: Date,
): Promise<{ granted: number; endsAt: Date | null }> =>
  db.transaction(async (tx) => {
    const [plan] = await tx
      .select()
      .from(mailWarmups)
      .where(eq(mailWarmups.siteId, siteId))
      .for('update');
    if (!plan?.isOn) return { granted: mails, endsAt: null };
    const today = readDay(plan, now);
    if (today.volume === null) {
      await tx.update(mailWarmups).set({ day: today.day }).where(eq(mailWarmups.siteId, siteId));
      return { granted: mails, endsAt: null };
    }
    const granted = Math.max(0, Math.min(mails, today.volume - today.sent));
    const startedAt = today.endsAt === null ? now : (plan.dayStartedAt ?? now);
    if (granted > 0)
      await tx
        .update(mailWarmups)
        .set({ day: today.day, dayStartedAt: startedAt, sent: today.sent + granted })
        .where(eq(mailWarmups.siteId, siteId));
    return { granted, endsAt: new Date(startedAt.getTime() + dayMs) };
  });

async function release(
  db: Db,
  siteId: string,
  mails: readonly StoredMail[],
  sendAfter: Date,
): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'queued', sendAfter })
    .where(
      and(
        eq(outbox.siteId, siteId),
        equalsLiteral(outbox.state, 'sending'),
        inArray(
          outbox.id,
          mails.map(({ id }) => id),
        ),
      ),
    );
}
