import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { outbox, subscriptions, suppressions } from '../../db/schema.ts';
import { getDayIndex, lastDays, type Days } from '../core/calendar-days.ts';

type Charts = Reply<'GET /api/admin/newsletter/charts'>;

const shown = 30;
/** Cache time of the counts, as a month of mails is many rows (ms). */
const keptFor = 60_000;
/** Longest time between planning and sending (ms). */
const ahead = 4 * 24 * 3_600_000;
/** Deliveries that readers declined are not failures. */
const unwanted = sql.raw(`'unsubscribed', 'paused', 'erased', 'suppressed'`);

const keptBy = new WeakMap<Db, Map<string, { until: number; made: Promise<Charts> }>>();

/** Counts deliveries by day and state, cached for a minute. */
export function readCharts(ctx: Ctx): Promise<Charts> {
  let known = keptBy.get(ctx.db);
  if (!known) keptBy.set(ctx.db, (known = new Map()));
  const now = ctx.clock.now().getTime();
  const before = known.get(ctx.site.id);
  if (before && now < before.until && now >= before.until - keptFor) return before.made;
  const made = countAll(ctx);
  known.set(ctx.site.id, { until: now + keptFor, made });
  made.catch(() => known.get(ctx.site.id)?.made === made && known.delete(ctx.site.id));
  return made;
}

async function countAll({ db, site, clock }: Ctx): Promise<Charts> {
  const days = lastDays(site.timeZone, clock.now(), shown);
  const since = (at: PgColumn | SQL, before = 0) =>
    sql`${at} >= ${new Date((days.starts[0] ?? days.end).getTime() - before).toISOString()}::timestamptz`;
  // In the order of `outbox_new`, and no further back.
  const digests = and(
    eq(outbox.siteId, site.id),
    since(outbox.createdAt, ahead),
    isNotNull(outbox.issueId),
  );
  const sent = await perDay(
    db,
    days,
    outbox,
    outbox.sentAt,
    and(digests, eq(outbox.state, 'sent'), since(outbox.sentAt)),
  );
  const failed = await perDay(
    db,
    days,
    outbox,
    outbox.sendAfter,
    and(
      digests,
      eq(outbox.state, 'failed'),
      since(outbox.sendAfter),
      sql`coalesce(${outbox.smtpResponse}, '') not in (${unwanted})`,
    ),
  );
  const back = (reason: 'bounce' | 'complaint') =>
    perDay(
      db,
      days,
      suppressions,
      suppressions.createdAt,
      and(
        eq(suppressions.siteId, site.id),
        eq(suppressions.reason, reason),
        since(suppressions.createdAt),
      ),
    );
  const [bounced, complained] = [await back('bounce'), await back('complaint')];
  const unsubscribed = await perDay(
    db,
    days,
    subscriptions,
    subscriptions.unsubscribedAt,
    and(
      eq(subscriptions.siteId, site.id),
      sql`${subscriptions.state} <> 'active'`,
      isNotNull(subscriptions.confirmedAt),
      since(subscriptions.unsubscribedAt),
    ),
  );
  const of = (counts: Map<number, number>, i: number) => counts.get(i + 1) ?? 0;
  return {
    days: days.names.map((day, i) => ({
      day,
      sent: of(sent, i),
      failed: of(failed, i),
      bounced: of(bounced, i),
      complained: of(complained, i),
      unsubscribed: of(unsubscribed, i),
    })),
  };
}

async function perDay(
  db: Db,
  days: Days,
  table: PgTable,
  at: PgColumn,
  which: SQL | undefined,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ day: getDayIndex(days, at).as('day'), count: sql<number>`count(*)::int` })
    .from(table)
    .where(which)
    .groupBy(sql`day`);
  return new Map(rows.map((row) => [row.day, row.count]));
}
