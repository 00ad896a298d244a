import pg from 'pg';
import { ConfigError } from '../infra/config/config.ts';
import { connectOnce, type Database } from './client.ts';
import { SessionlessClient } from './sessionless-client.ts';

/**
 * Opens a connection for what needs a session, such as session locks. Error: ConfigError, also if
 * the connection passes through a pooler.
 */
export async function connectDirectly(
  database: Pick<Database, 'driver' | 'directUrl'>,
  applicationName: string,
): Promise<pg.Client> {
  const hasPooler = usesPooler(database);
  const client = await connectOnce(
    database.directUrl ?? '',
    applicationName,
    hasPooler ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
  );
  if (!hasPooler || !(await isPooled(client))) {
    // The role may have limits for what passes the pooler.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return client;
  }
  await client.end();
  throw new ConfigError(
    'DATABASE_DIRECT_URL',
    'names a pooler too. Set the URL of the PostgreSQL server itself',
  );
}

/** Whether the database is reached through a pooler in transaction mode, as configured. */
const usesPooler = ({ driver }: Pick<Database, 'driver'>): boolean =>
  driver instanceof pg.Pool && driver.options.Client === SessionlessClient;

/**
 * Throws a ConfigError for a pooler that is not configured as one. It refuses the time limits that
 * a connection to the server starts with.
 */
export const requireSupportedPooler = (database: Database): Promise<void> =>
  database.ping().catch(rejectUnsupportedPooler);

/** Throws a ConfigError for this error of a pooler. What needs the database reports others. */
export function rejectUnsupportedPooler(error: unknown): void {
  for (let e = error; e instanceof Error; e = e.cause)
    if (/unsupported startup parameter/.test(e.message))
      throw new ConfigError(
        'DATABASE_URL',
        'names a connection pooler. Set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to ' +
          'the URL of the PostgreSQL server itself',
      );
}

/** A pooler gives its clients keys of its own, not the process id of the server. */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== (client as pg.Client & { processID: number }).processID;
}
