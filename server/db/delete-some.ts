import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable, type PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

/**
 * Deletes at most `limit` rows that match, so that one statement stays short. A row that is changed
 * meanwhile must still match. Resolves with their number.
 */
export async function deleteSome(
  db: Db,
  table: PgTable,
  filter: SQL,
  limit: number,
): Promise<number> {
  const deleted = await db
    .delete(table)
    .where(some(table, filter, limit))
    .returning({ one: sql<number>`1` });
  return deleted.length;
}

/**
 * Changes at most `limit` rows, as `deleteSome` deletes them. Changed rows must no longer match
 * `filter`.
 */
export async function updateSome(
  db: Db,
  table: PgTable,
  changes: PgUpdateSetSource<PgTable>,
  filter: SQL,
  limit: number,
): Promise<number> {
  const changed = await db
    .update(table)
    .set(changes)
    .where(some(table, filter, limit))
    .returning({ one: sql<number>`1` });
  return changed.length;
}

function some(table: PgTable, filter: SQL, limit: number): SQL {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = sql.join(
    primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary),
    sql`, `,
  );
  const found = sql`select ${key} from ${table} where ${filter} limit ${limit}`;
  return sql`${filter} and (${key}) in (${found})`;
}
