import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { readSettings } from '../accounts/settings.ts';
import { enforceDailyLimit } from '../core/rate-limiter.ts';
import { type Kind, kinds } from './export-tables.ts';

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
    "You've downloaded your data several times today. Try again tomorrow.",
  );
  const account = await readSettings(ctx, by);
  return generateJson(ctx, by, {
    exportedAt: ctx.clock.now().toISOString(),
    site: ctx.site.id,
    account,
  });
}

async function* generateJson(ctx: Ctx, by: Viewer, head: Row): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  let name = '';
  let first = true;
  for (const kind of kinds) {
    if (kind.name !== name) {
      yield `${name === '' ? '' : '],'}"${kind.name}":[`;
      ({ name } = kind);
      first = true;
    }
    for (let last: Row | undefined; ;) {
      const rows = await readRows(ctx, by, kind, last);
      const items = rows.map((row) => JSON.stringify(omitColumns(row, kind.omitted)));
      if (items.length > 0) yield `${first ? '' : ','}${items.join()}`;
      first &&= rows.length === 0;
      if (rows.length < batchSize) break;
      last = rows.at(-1);
    }
  }
  yield ']}}';
}

function readRows(
  { db, site }: Ctx,
  viewer: Viewer,
  { table, owner, ownerValue = 'userId', columns, orderBy, newestFirst = false, where }: Kind,
  last: Row | undefined,
): Promise<Row[]> {
  const sortColumns = orderBy.map((name) => columns[name] as PgColumn);
  const value = (name: string) =>
    last?.[name] instanceof Date
      ? sql`${last[name].toISOString()}::timestamptz`
      : sql`${last?.[name]}`;
  const row = (parts: (PgColumn | SQL)[]) =>
    sql`(${sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    )})`;
  const after =
    last && sql`${row(sortColumns)} ${sql.raw(newestFirst ? '<' : '>')} ${row(orderBy.map(value))}`;
  return db
    .select(columns)
    .from(table)
    .where(and(eq(table.siteId, site.id), eq(owner, viewer[ownerValue]), where, after))
    .orderBy(...sortColumns.map((column) => (newestFirst ? desc(column) : asc(column))))
    .limit(batchSize);
}

function omitColumns(row: Row, names: string[] = []): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}
