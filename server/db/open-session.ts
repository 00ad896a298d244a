import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Db } from './client.ts';
import { connectDirectly } from './pooler.ts';

/**
 * Opens a connection of its own without limits of time, for long work. The embedded database has
 * one connection, which is shared.
 */
export async function openSession(
  database: Database,
  applicationName: string,
): Promise<{ db: Db; close(): Promise<void> }> {
  if (database.kind === 'pglite') return { db: database.db, close: () => Promise.resolve() };
  const client = await connectDirectly(database, applicationName);
  return { db: drizzle(client) as unknown as Db, close: () => client.end() };
}
