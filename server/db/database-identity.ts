import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/**
 * What tells this database from a copy of it: the server's own number, the database's and a table's, which a dump does not bring along; of an embedded one also the file on its disk. It changes where a backup was restored, and
 * where the database was moved. Decision 118.
 */
export async function databaseIdentity(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  dataDir: string,
): Promise<string> {
  const read = async (what: ReturnType<typeof sql>) =>
    String((await db.execute<{ it: unknown }>(sql`select ${what} as it`)).rows[0]?.it);
  // Not every provider lets its customers ask.
  const server = await read(sql`(select system_identifier::text from pg_control_system())`).catch(
    () => '',
  );
  const inside = await read(
    sql`(select oid::text from pg_database where datname = current_database()) || ' ' || 'rate_counts'::regclass::oid::text`,
  );
  return [server, inside, kind === 'pglite' ? fileOf(dataDir) : ''].filter(Boolean).join(' ');
}

/** Which file it is, of one that is written once: numbers of files are given out again. */
function fileOf(dataDir: string): string {
  try {
    const { ino, birthtimeMs } = statSync(join(dataDir, 'pglite', 'PG_VERSION'));
    return `${ino} ${birthtimeMs}`;
  } catch {
    return '';
  }
}
