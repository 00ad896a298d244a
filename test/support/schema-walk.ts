import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '../../server/db/client.ts';
import { getColumn, lifeOfRows } from '../../server/db/life-of-rows.ts';

const queryRows = async <Row>(db: Db, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** Columns (`users.name`) of all tables that contain a text, in any case. */
export async function columnsWith(db: Db, word: string): Promise<string[]> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'
      and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const columns = await queryRows<{ key: string }>(
      db,
      sql`
      select distinct part.key from ${sql.identifier(name)} t, json_each_text(row_to_json(t))
        as part where part.value ilike ${`%${word}%`} order by 1`,
    );
    found.push(...columns.map(({ key }) => `${name}.${key}`));
  }
  return found;
}

/** Every table. */
export async function allTables(db: Db): Promise<string[]> {
  return (
    await queryRows<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'
        and table_type = 'BASE TABLE' order by 1`,
    )
  ).map(({ name }) => name);
}

/** Columns with words by or about a person: `users.name`. */
export const personalColumns = lifeOfRows
  .flatMap(({ table, personal }) =>
    (personal?.split(' ') ?? []).map(
      (name) => `${getTableName(table)}.${getColumn(table, name).name}`,
    ),
  )
  .toSorted();

/** Ages the data: moves every time in every row back by days. */
export async function passDays(db: Db, days: number): Promise<void> {
  const columns = await queryRows<{ table: string; name: string }>(
    db,
    sql`
    select c.table_name as table, c.column_name as name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema
      and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type = 'timestamp with time zone' and c.is_generated = 'NEVER'`,
  );
  for (const [table, tableColumns] of Map.groupBy(columns, (column) => column.table)) {
    await db.execute(
      sql`update ${sql.identifier(table)} set ${sql.join(
        tableColumns.map(
          ({ name }) =>
            sql`${sql.identifier(name)} = ${sql.identifier(name)} - ${days} * interval '24 hours'`,
        ),
        sql`, `,
      )}`,
    );
  }
}
