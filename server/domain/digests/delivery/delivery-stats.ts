import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reply } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import type { Ctx } from '../../../context.ts';
import { perDatabase } from '../../../db/client.ts';
import { outbox, subscriptions, suppressions } from '../../../db/schema.ts';
import { getDayIndex, lastDays } from '../../core/calendar-days.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

type Charts = Reply<'GET /api/admin/newsletter/charts'>;

const shownDays = 30;
/** Cache time of the counts: a month of emails has many rows. */
const cacheMs = 60_000;
/** Longest time between planning and sending. */
const maxPlanningMs = 4 * dayMs;
/** Emails that a server rejected, or that could not be sent. Readers decline others. */
export const isFailedMail = sql`outbox.state = 'failed' and coalesce(outbox.smtp_response, '')
  not in ('unsubscribed', 'paused', 'erased', 'suppressed', 'replaced')`;

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
  const since = (column: PgColumn, marginMs = 0) => {
    const start = new Date((days.starts[0] ?? days.end).getTime() - marginMs);
    return sql`${column} >= ${start.toISOString()}::timestamptz`;
  };
  // Bounds the scan of the index `outbox_new`.
  const digests = and(
    eq(outbox.siteId, site.id),
    since(outbox.createdAt, maxPlanningMs),
    isNotNull(outbox.issueId),
  );
  const countPerDay = async (time: PgColumn, filter: SQL | undefined): Promise<number[]> => {
    const rows = await db
      .select({ day: getDayIndex(days, time).as('day'), count: sql<number>`count(*)::int` })
      .from(time.table)
      .where(and(filter, since(time)))
      .groupBy(sql`day`);
    const counts = new Map(rows.map((row) => [row.day, row.count]));
    return days.names.map((_, i) => counts.get(i + 1) ?? 0);
  };
  const countSuppressions = (reason: 'bounce' | 'complaint') =>
    countPerDay(suppressions.createdAt, own(suppressions, site.id, { reason }));
  const counts = {
    sent: await countPerDay(outbox.sentAt, and(digests, eq(outbox.state, 'sent'))),
    failed: await countPerDay(outbox.sendAfter, and(digests, isFailedMail)),
    bounced: await countSuppressions('bounce'),
    complained: await countSuppressions('complaint'),
    unsubscribed: await countPerDay(
      subscriptions.unsubscribedAt,
      and(
        eq(subscriptions.siteId, site.id),
        sql`${subscriptions.state} <> 'active'`,
        isNotNull(subscriptions.confirmedAt),
      ),
    ),
  };
  return {
    days: days.names.map((day, i) => ({
      day,
      sent: counts.sent[i] ?? 0,
      failed: counts.failed[i] ?? 0,
      bounced: counts.bounced[i] ?? 0,
      complained: counts.complained[i] ?? 0,
      unsubscribed: counts.unsubscribed[i] ?? 0,
    })),
  };
}

export const handlers = {
  'GET /api/admin/newsletter/charts': (ctx) => readCharts(ctx),
} satisfies Partial<Handlers>;
