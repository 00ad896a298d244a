import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reply } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import type { Ctx } from '../../../context.ts';
import { perDatabase, type Db } from '../../../db/client.ts';
import { outbox, subscriptions, suppressions } from '../../../db/schema.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { getDayIndex, lastDays, type Days } from '../../core/calendar-days.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

type Charts = Reply<'GET /api/admin/newsletter/charts'>;

const shownDays = 30;
/** Cache time of the counts: a month of emails has many rows. */
const cacheMs = 60_000;
/** Longest time between planning and sending. */
const maxPlanningMs = 4 * dayMs;
/** Deliveries that readers declined are not failures. */
export const declinedReasons = sql.raw(
  `'unsubscribed', 'paused', 'erased', 'suppressed', 'replaced'`,
);

const getCache = perDatabase(() => new Map<string, { until: number; charts: Promise<Charts> }>());

/** Counts deliveries by day and state, cached for a minute. */
function readCharts(ctx: Ctx): Promise<Charts> {
  const cache = getCache(ctx.db);
  const now = ctx.clock.now().getTime();
  const cached = cache.get(ctx.site.id);
  if (cached && now < cached.until && now >= cached.until - cacheMs) return cached.charts;
  const charts = countDeliveries(ctx);
  cache.set(ctx.site.id, { until: now + cacheMs, charts });
  charts.catch(() => cache.get(ctx.site.id)?.charts === charts && cache.delete(ctx.site.id));
  return charts;
}

async function countDeliveries({ db, site, clock }: Ctx): Promise<Charts> {
  const days = lastDays(site.timeZone, clock.now(), shownDays);
  const since = (column: PgColumn | SQL, marginMs = 0) => {
    const start = new Date((days.starts[0] ?? days.end).getTime() - marginMs);
    return sql`${column} >= ${start.toISOString()}::timestamptz`;
  };
  // Bounds the scan of the index `outbox_new`.
  const digests = and(
    eq(outbox.siteId, site.id),
    since(outbox.createdAt, maxPlanningMs),
    isNotNull(outbox.issueId),
  );
  const sent = await countPerDay(
    db,
    days,
    outbox,
    outbox.sentAt,
    and(digests, eq(outbox.state, 'sent'), since(outbox.sentAt)),
  );
  const failed = await countPerDay(
    db,
    days,
    outbox,
    outbox.sendAfter,
    and(
      digests,
      equalsLiteral(outbox.state, 'failed'),
      since(outbox.sendAfter),
      sql`coalesce(${outbox.smtpResponse}, '') not in (${declinedReasons})`,
    ),
  );
  const countSuppressions = (reason: 'bounce' | 'complaint') =>
    countPerDay(
      db,
      days,
      suppressions,
      suppressions.createdAt,
      and(own(suppressions, site.id, { reason }), since(suppressions.createdAt)),
    );
  const [bounced, complained] = [
    await countSuppressions('bounce'),
    await countSuppressions('complaint'),
  ];
  const unsubscribed = await countPerDay(
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
  const getCount = (counts: Map<number, number>, i: number) => counts.get(i + 1) ?? 0;
  return {
    days: days.names.map((day, i) => ({
      day,
      sent: getCount(sent, i),
      failed: getCount(failed, i),
      bounced: getCount(bounced, i),
      complained: getCount(complained, i),
      unsubscribed: getCount(unsubscribed, i),
    })),
  };
}

async function countPerDay(
  db: Db,
  days: Days,
  table: PgTable,
  column: PgColumn,
  filter: SQL | undefined,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ day: getDayIndex(days, column).as('day'), count: sql<number>`count(*)::int` })
    .from(table)
    .where(filter)
    .groupBy(sql`day`);
  return new Map(rows.map((row) => [row.day, row.count]));
}

export const handlers = {
  'GET /api/admin/newsletter/charts': (ctx) => readCharts(ctx),
} satisfies Partial<Handlers>;
