import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/**
 * Returns an id that differs between this database and a restored dump. It consists of numbers that
 * a dump omits; for an embedded database also of its file. A physical copy has the same numbers, so
 * that only `INSTANCE_NAME` tells it apart. Decision 118.
 */
export async function databaseIdentity(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  dataDir: string,
): Promise<string> {
  const queryText = async (query: ReturnType<typeof sql>) =>
    String((await db.execute<{ it: unknown }>(sql`select ${query} as it`)).rows[0]?.it);
  const server = await queryText(serverIdentity).catch(() => '');
  const inside = await queryText(innerIdentity);
  return joinIdentity([server, inside], kind, dataDir);
}

/** The parts of an identity as SQL. Not every provider permits the first. */
const serverIdentity = sql`(select system_identifier::text from pg_control_system())`;
const innerIdentity = sql`(
  (select oid::text from pg_database where datname = current_database())
  || ' ' || 'instance_markers'::regclass::oid::text
)`;

/** Joins what was read of a database, and what its file adds. */
export const joinIdentity = (parts: string[], kind: Database['kind'], dataDir: string): string =>
  [...parts, kind === 'pglite' ? identifyFile(dataDir) : ''].filter(Boolean).join(' ');

/** Names an installation by its database: host, port and name, or nothing if it is embedded. */
export function describeDatabase(url: string | null): string {
  if (url === null) return '';
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}

/** Identifies a file that is written once. Inode numbers are reused, so it includes the time. */
function identifyFile(dataDir: string): string {
  try {
    const { ino, birthtimeMs } = statSync(join(dataDir, 'pglite', 'PG_VERSION'));
    return `${ino} ${birthtimeMs}`;
  } catch {
    return '';
  }
}
