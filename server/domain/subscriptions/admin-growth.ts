import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import { subscriptions } from '../../db/schema.ts';
import { getDayIndex, lastDays } from '../core/calendar-days.ts';
import type { Handlers } from '../core/handler.ts';

/**
 * Counts confirmations, unsubscriptions and active subscribers per day. Computed backwards from the
 * current number, so erased rows are not counted.
 */
async function readGrowth(
  { db, site, clock }: Ctx,
  count: 30 | 90,
): Promise<Reply<'GET /api/admin/subscribers/growth'>> {
  const days = lastDays(site.timeZone, clock.now(), count);
  const { siteId, state, confirmedAt, unsubscribedAt } = subscriptions;
  const inSite = eq(siteId, site.id);
  const since = (at: SQL | typeof confirmedAt) =>
    sql`${at} >= ${(days.starts[0] ?? days.end).toISOString()}::timestamptz`;
  const perDay = async (at: typeof confirmedAt, which?: SQL) => {
    const rows = await db
      .select({ day: getDayIndex(days, at).as('day'), count: sql<number>`count(*)::int` })
      .from(subscriptions)
      .where(and(inSite, since(at), which))
      .groupBy(sql`day`);
    return new Map(rows.map((row) => [row.day, row.count]));
  };
  const confirmed = await perDay(confirmedAt);
  const unsubscribed = await perDay(
    unsubscribedAt,
    sql`${state} <> 'active' and ${confirmedAt} is not null`,
  );
  let active = await db.$count(subscriptions, and(inSite, sql`state = 'active'`));
  const counts = days.names.map((day, i) => ({
    day,
    confirmed: confirmed.get(i + 1) ?? 0,
    unsubscribed: unsubscribed.get(i + 1) ?? 0,
    active: 0,
  }));
  for (const day of counts.toReversed()) {
    day.active = Math.max(0, active);
    active += day.unsubscribed - day.confirmed;
  }
  return { days: counts };
}

export const handlers = {
  'GET /api/admin/subscribers/growth': (ctx, { query }) =>
    readGrowth(ctx, query.days === '90' ? 90 : 30),
} satisfies Partial<Handlers>;
