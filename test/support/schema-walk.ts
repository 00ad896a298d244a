import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/client.ts';

const rowsOf = async <Row>(db: Db, query: ReturnType<typeof sql>) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** Every column of every table in which a word stands somewhere, in any case: `users.name`. */
export async function columnsWith(db: Db, word: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(db, sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const columns = await rowsOf<{ key: string }>(db, sql`
      select distinct part.key from ${sql.identifier(name)} t, json_each_text(row_to_json(t)) as part where part.value ilike ${`%${word}%`} order by 1`);
    found.push(...columns.map(({ key }) => `${name}.${key}`));
  }
  return found;
}
