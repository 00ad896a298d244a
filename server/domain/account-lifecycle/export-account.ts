import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { getColumn, lifeOfRows, type Export } from '../../db/life-of-rows.ts';
import { readSettings } from '../accounts/settings.ts';
import { enforceDailyLimit } from '../core/rate-limiter.ts';

type Row = Record<string, unknown>;

const batchSize = 200;

/**
 * Returns all data of the user as chunks of JSON. Streams, so memory stays small and no connection
 * waits for a slow client. Checks limits before the first chunk. Error: too_many_requests.
 */
export async function exportAccount(ctx: Ctx, by: Viewer): Promise<AsyncGenerator<string>> {
  await enforceDailyLimit(
    ctx,
    'export',
    by,
    limits.accountExports,
    english("You've downloaded your data several times today. Try again tomorrow."),
  );
  const account = await readSettings(ctx, by);
  return generateJson(ctx, by, {
    exportedAt: ctx.clock.now().toISOString(),
    site: ctx.site.id,
    account,
  });
}

async function* generateJson(ctx: Ctx, viewer: Viewer, head: Row): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  let name = '';
  let first = true;
  for (const { table, owner, export: lists } of lifeOfRows) {
    if (lists === undefined || 'none' in lists) continue;
    for (const list of lists) {
      if (list.as !== name) {
        yield `${name === '' ? '' : '],'}"${list.as}":[`;
        name = list.as;
        first = true;
      }
      const by = list.by ?? owner.account ?? '';
      const rows = and(
        eq(table.siteId, ctx.site.id),
        eq(getColumn(table, by), by === owner.address ? viewer.email : viewer.userId),
        list.where,
      );
      for await (const items of readBatches(ctx.db, table, list, rows)) {
        yield `${first ? '' : ','}${items.map((item) => JSON.stringify(item)).join()}`;
        first = false;
      }
    }
  }
  yield ']}}';
}

/** Reads what a list exports of rows, in its order. */
async function* readBatches(
  db: Db,
  table: PgTable,
  list: Export,
  rows: SQL | undefined,
): AsyncGenerator<Row[]> {
  const columns = Object.fromEntries(
    list.columns.split(' ').map((word) => {
      const [name = '', column = name] = word.split(':');
      return [name, list.computed?.[name] ?? getColumn(table, column)];
    }),
  );
  const [order, sort, isLater] =
    'order' in list
      ? ([list.order.split(' '), asc, sql`>`] as const)
      : ([list.newest.split(' '), desc, sql`<`] as const);
  // Columns of the order that are not exported are only read.
  const sortColumns = Object.fromEntries(order.map((name) => [name, getColumn(table, name)]));
  let after: SQL | undefined;
  for (;;) {
    const found: Row[] = await db
      .select({ ...columns, ...sortColumns })
      .from(table)
      .where(and(rows, after))
      .orderBy(...Object.values(sortColumns).map(sort))
      .limit(batchSize);
    if (found.length > 0)
      yield found.map((row) =>
        Object.fromEntries(Object.keys(columns).map((name) => [name, row[name]])),
      );
    const last = found.at(-1);
    if (!last || found.length < batchSize) return;
    const values = order.map((name) => {
      const value = last[name];
      return value instanceof Date ? sql`${value.toISOString()}::timestamptz` : sql`${value}`;
    });
    after = sql`(${sql.join(Object.values(sortColumns), sql`, `)}) ${isLater}
      (${sql.join(values, sql`, `)})`;
  }
}
