import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
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
  const { columns, primaryKeys } = getTableConfig(table);
  const key = sql.join(
    primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary),
    sql`, `,
  );
  const deleted = await db
    .delete(table)
    .where(
      sql`${filter} and (${key}) in (select ${key} from ${table} where ${filter} limit ${limit})`,
    )
    .returning({ one: sql<number>`1` });
  return deleted.length;
}
