import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SubscriberGroup } from '#shared/contract/admin-statistics.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx, Deps, Needs, Site } from '../../context.ts';
import { subscriberDays, subscriptions } from '../../db/schema.ts';
import { getDayIndex, lastDays, type Days } from '../core/calendar-days.ts';
import { toCsvLine } from '#shared/csv-line.ts';
import type { Handlers } from '../core/handler.ts';

/** Days that the first run computes, as far as the rows of subscribers still tell. */
const firstDays = 90;
/** Confirmations arrive for a week, so the counts of these days are computed again. */
const openDays = 8;
/** Rows per export batch. */
const batchSize = 1_000;

type Group = { source: string; language: string };
type DayCounts = { requested: number; confirmed: number; unsubscribed: number; active: number };
const noCounts: DayCounts = { requested: 0, confirmed: 0, unsubscribed: 0, active: 0 };

/**
 * Stores the counts of days that have ended, once per site and day. Charts read only these rows.
 * Computed backwards from the present number: what was erased since is missing in days that were
 * not stored yet. Idempotent. Returns the number of stored days.
 */
export async function storeSubscriberDays(
  { db, clock }: Needs<'db' | 'clock'>,
  site: Pick<Site, 'id' | 'timeZone'>,
): Promise<number> {
  const today = lastDays(site.timeZone, clock.now(), firstDays + 1);
  const ended = today.names.slice(0, -1);
  const stored = await db
    .selectDistinct({ day: subscriberDays.day })
    .from(subscriberDays)
    .where(and(eq(subscriberDays.siteId, site.id), gte(subscriberDays.day, ended[0] ?? '')));
  const known = new Set(stored.map(({ day }) => day));
  if (known.has(ended.at(-1) ?? '')) return 0;
  const latest = ended.findLastIndex((day) => known.has(day));
  const first = latest < 0 ? 0 : Math.max(0, latest - openDays);
  const days = lastDays(site.timeZone, clock.now(), firstDays + 1 - first);
  const counts = await countDays(db, site.id, days);
  const rows = counts.flatMap(({ day, group, ...values }) =>
    known.has(day) || Object.values(values).every((value) => value === 0)
      ? []
      : [{ siteId: site.id, day, ...group, ...values }],
  );
  // A day without subscribers needs a row too, or it would be computed again.
  const yesterday = ended.at(-1) ?? '';
  if (!rows.some(({ day }) => day === yesterday))
    rows.push({ siteId: site.id, day: yesterday, source: 'form', language: 'en', ...noCounts });
  await db.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += batchSize)
      await tx
        .insert(subscriberDays)
        .values(rows.slice(at, at + batchSize))
        .onConflictDoNothing();
    const later = counts
      .filter(({ day, confirmed }) => known.has(day) && confirmed > 0)
      .map(({ day, group, confirmed }) => ({ day, ...group, confirmed }));
    // Erased rows lower no count, and who changed the language is not counted twice.
    if (later.length > 0)
      await tx.execute(sql`
        update subscriber_days d
        set confirmed = least(d.requested, greatest(d.confirmed, c.confirmed))
        from json_to_recordset(${JSON.stringify(later)}::json) as c (
          day text, source text, language text, confirmed int
        )
        where d.site_id = ${site.id} and d.day = c.day and d.source = c.source
          and d.language = c.language`);
  });
  return new Set(rows.map(({ day }) => day)).size;
}

/** Counts by group for all `days` but the last, which has not ended. */
async function countDays(
  db: Deps['db'],
  site: string,
  days: Days,
): Promise<(DayCounts & { day: string; group: Group })[]> {
  const { siteId, source, language, state, createdAt, confirmedAt, unsubscribedAt } = subscriptions;
  const start = sql`${(days.starts[0] ?? days.end).toISOString()}::timestamptz`;
  const since = (at: typeof createdAt | typeof confirmedAt, which?: SQL) =>
    db
      .select({
        source: source,
        language,
        day: getDayIndex(days, at).as('day'),
        count: sql<number>`count(*)::int`,
        confirmed: sql<number>`(count(*) filter (where ${confirmedAt} is not null))::int`,
      })
      .from(subscriptions)
      .where(and(eq(siteId, site), sql`${at} >= ${start}`, which))
      .groupBy(source, language, sql`day`);
  const activeRows = await db
    .select({ source: source, language, count: sql<number>`count(*)::int` })
    .from(subscriptions)
    .where(and(eq(siteId, site), sql`${state} = 'active'`))
    .groupBy(source, language);

  const requested = await since(createdAt);
  const joined = await since(confirmedAt);
  const left = await since(
    unsubscribedAt,
    sql`${state} <> 'active' and ${confirmedAt} is not null`,
  );
  const groups = new Map<string, Group>();
  const toKey = (row: Group) => {
    const key = `${row.source} ${row.language}`;
    if (!groups.has(key)) groups.set(key, { source: row.source, language: row.language });
    return key;
  };
  const table = days.names.map(() => new Map<string, DayCounts & { joined: number }>());
  const at = (day: number, key: string) => {
    const cells = table[day - 1];
    const cell = cells?.get(key) ?? { ...noCounts, joined: 0 };
    cells?.set(key, cell);
    return cell;
  };
  for (const row of requested) {
    const cell = at(row.day, toKey(row));
    cell.requested = row.count;
    cell.confirmed = row.confirmed;
  }
  for (const row of joined) at(row.day, toKey(row)).joined = row.count;
  for (const row of left) at(row.day, toKey(row)).unsubscribed = row.count;
  const present = new Map(activeRows.map((row) => [toKey(row), row.count]));
  for (const [key] of groups) {
    let count = present.get(key) ?? 0;
    for (let day = days.names.length; day > 0; day -= 1) {
      const cell = at(day, key);
      cell.active = Math.max(0, count);
      count += cell.unsubscribed - cell.joined;
    }
  }
  return table.slice(0, -1).flatMap((cells, i) =>
    [...cells].map(([key, { requested, confirmed, unsubscribed, active }]) => ({
      day: days.names[i] ?? '',
      group: groups.get(key) ?? { source: '', language: '' },
      requested,
      confirmed,
      unsubscribed,
      active,
    })),
  );
}

/** Reads stored days for the charts, in groups by source or language. */
export async function readSubscriberStatistics(
  { db, site, clock }: Ctx,
  {
    by = 'source',
    days: count = 90,
  }: HandlerInput<'GET /api/admin/statistics/subscribers'>['query'],
): Promise<Reply<'GET /api/admin/statistics/subscribers'>> {
  const names = lastDays(site.timeZone, clock.now(), count + 1).names.slice(0, -1);
  const group = { source: subscriberDays.source, language: subscriberDays.language }[
    by satisfies SubscriberGroup
  ];
  const sum = (column: PgColumn) => sql<number>`sum(${column})::int`;
  const rows = await db
    .select({
      day: subscriberDays.day,
      group,
      requested: sum(subscriberDays.requested),
      confirmed: sum(subscriberDays.confirmed),
      unsubscribed: sum(subscriberDays.unsubscribed),
      active: sum(subscriberDays.active),
    })
    .from(subscriberDays)
    .where(and(eq(subscriberDays.siteId, site.id), gte(subscriberDays.day, names[0] ?? '')))
    .groupBy(subscriberDays.day, group);
  const largest = new Map<string, number>();
  for (const row of rows)
    if (row.active > 0) largest.set(row.group, Math.max(largest.get(row.group) ?? 0, row.active));
  const groups = [...largest]
    .toSorted(([a, most], [b, other]) => other - most || (a < b ? -1 : 1))
    .map(([name]) => name);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  // Before the first stored day nothing is known.
  const known = names.slice(
    Math.max(
      0,
      names.findIndex((day) => byDay.has(day)),
    ),
  );
  return {
    groups,
    days: known.map((day) => {
      const found = byDay.get(day) ?? [];
      const total = (what: 'requested' | 'confirmed' | 'unsubscribed') =>
        found.reduce((all, row) => all + row[what], 0);
      return {
        day,
        requested: total('requested'),
        confirmed: total('confirmed'),
        unsubscribed: total('unsubscribed'),
        active: groups.map((name) => found.find((row) => row.group === name)?.active ?? 0),
      };
    }),
  };
}

/** Returns all stored days as CSV chunks, oldest first. */
export async function* exportSubscriberDays({ db, site }: Ctx): AsyncGenerator<string> {
  yield `\uFEFF${toCsvLine(['day', 'source', 'language', ...Object.keys(noCounts)])}`;
  let after = '';
  for (;;) {
    const found = await db
      .selectDistinct({ day: subscriberDays.day })
      .from(subscriberDays)
      .where(and(eq(subscriberDays.siteId, site.id), sql`${subscriberDays.day} > ${after}`))
      .orderBy(subscriberDays.day)
      .limit(100);
    const days = found.map(({ day }) => day);
    if (days.length === 0) return;
    const rows = await db
      .select()
      .from(subscriberDays)
      .where(and(eq(subscriberDays.siteId, site.id), inArray(subscriberDays.day, days)))
      .orderBy(subscriberDays.day, subscriberDays.source, subscriberDays.language);
    yield rows
      .map(({ day, source, language, requested, confirmed, unsubscribed, active }) =>
        toCsvLine([
          day,
          source,
          language,
          ...[requested, confirmed, unsubscribed, active].map(String),
        ]),
      )
      .join('');
    after = days.at(-1) ?? after;
  }
}

export const handlers = {
  'GET /api/admin/statistics/subscribers': (ctx, { query }) => readSubscriberStatistics(ctx, query),
} satisfies Partial<Handlers>;
