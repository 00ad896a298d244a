import type { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as limits from '#shared/limits.ts';
import { ConfigError, type Config } from '../infra/config/config.ts';
import type { Logger } from '../infra/log.ts';
import { describeConnectionProblem } from './connection-problem.ts';
import { createPglite, planOnce } from './create-pglite.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { openEmbedded } from './open-embedded.ts';
import { traceStatements } from './trace-statements.ts';
import { SessionlessClient } from './sessionless-client.ts';

/** Raw SQL result of both drivers. */
type Rows<Row> = { rows: Row[] };
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}
export type Db = PgDatabase<RowsHKT, Record<string, never>>;

/** Runs raw SQL and returns its rows. */
export async function queryRows<Row extends Record<string, unknown>>(
  db: Db,
  query: SQL,
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(query);
  return rows;
}

export type Database = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** The driver: a pool or the embedded database. */
  driver: pg.Pool | EmbeddedDatabase;
  /** The URL for what needs a session of its own: `LISTEN`, session locks. Null: embedded. */
  directUrl: string | null;
  /** Checks the database on a reserved connection, once for all callers. Throws without it. */
  ping(): Promise<void>;
  /** Runs a query on the connection of `ping`. It has a second to answer. */
  probe<Row extends Record<string, unknown>>(query: string): Promise<Row[]>;
  /** Connections of the pool: total, idle, and waiting callers. */
  gauge(): Record<string, number>;
  close(): Promise<void>;
};

/**
 * Location of the database: a PostgreSQL URL or a data folder. With a `directUrl`, `url` is a
 * pooler in transaction mode. `opening` is an embedded database that is being opened. `memory` is
 * for tests. `open` is not closed (for development).
 */
export type DatabaseSource =
  | { url: string; directUrl?: string | null }
  | { dataDir: string }
  | { opening: Promise<EmbeddedDatabase> }
  | { open: EmbeddedDatabase }
  | 'memory';

/** Returns the configured location. */
export const configuredDatabase = ({
  databaseUrl,
  databaseDirectUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>): DatabaseSource =>
  databaseUrl === null ? { dataDir } : { url: databaseUrl, directUrl: databaseDirectUrl };

export async function openDatabase(
  source: DatabaseSource,
  log: Logger,
  poolSize = limits.database.poolSize,
): Promise<Database> {
  if (typeof source === 'object' && 'open' in source)
    return { ...(await wrapPglite(source.open)), close: () => Promise.resolve() };
  return typeof source === 'object' && 'url' in source
    ? openPostgres(source, log, poolSize)
    : openPglite(source);
}

/** The driver reads these modes of TLS as `verify-full`, and writes a warning to the console. */
export const toDriverUrl = (url: string): string =>
  /[?&]uselibpqcompat=true\b/.test(url)
    ? url
    : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)\b/, '$1verify-full');

/** Settings of a session, which a pooler in transaction mode does not have. */
const session: pg.PoolConfig = {
  statement_timeout: limits.database.statementTimeoutMs,
  idle_in_transaction_session_timeout: limits.database.idleInTransactionTimeoutMs,
  // The claim of mail has a high estimate and takes milliseconds. To compile it took seconds.
  onConnect: async (client) => void (await client.query(`${planOnce}; set jit = off`)),
};

function openPostgres(
  { url, directUrl }: { url: string; directUrl?: string | null },
  log: Logger,
  poolSize: number,
): Database {
  const { connectTimeoutMs, statementTimeoutMs } = limits.database;
  const common: pg.PoolConfig = {
    connectionString: toDriverUrl(url),
    // Also limits the wait for a connection of a full pool.
    connectionTimeoutMillis: connectTimeoutMs,
    // For a server that never answers. Later than the server's own limit, whose error says more.
    query_timeout: statementTimeoutMs + 500,
    keepAlive: true,
    ...(directUrl ? { Client: SessionlessClient } : session),
  };
  const pool = new pg.Pool({
    ...common,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    application_name: 'broadsheet',
  });
  const health = new pg.Pool({
    ...common,
    max: 1,
    query_timeout: 1_000,
    application_name: 'broadsheet-health',
  });
  // Without a listener, a database restart ends the process.
  pool.on('error', (error) =>
    log.warn({ event: 'database_connection_lost', error }, 'idle database connection lost'),
  );
  // Between two statements only the client reports a lost connection. The next statement then
  // fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  health.on('error', () => undefined);
  return {
    db: Object.assign(drizzleNodePostgres(traceStatements(pool)), {
      transaction: createTransaction(pool),
    }) as unknown as Db,
    kind: 'postgres',
    driver: pool,
    directUrl: directUrl ?? url,
    ping: shareRunning(async () => void (await health.query('select 1'))),
    probe: async <Row extends Record<string, unknown>>(query: string) =>
      (await health.query<Row>(query)).rows,
    gauge: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await Promise.all([pool.end(), health.end()]);
    },
  };
}

/** Everybody may ask for the health, and a queue for its connection would make it look bad. */
function shareRunning(ask: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= ask().finally(() => (running = null)));
}

/**
 * Runs transactions of the pool. Drizzle's own method keeps the connection when BEGIN fails, and
 * returns broken connections to the pool. See drizzle-orm issues 6023 and 6114.
 */
function createTransaction(pool: pg.Pool): Db['transaction'] {
  return async (run, options) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await (drizzleNodePostgres(traceStatements(client)) as unknown as Db).transaction(
        run,
        options,
      );
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken || client.getTransactionStatus() !== 'I');
    }
  };
}

type DatabaseVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL';

/** Opens a connection without the pool's time limits, for schema changes. Error: ConfigError. */
export async function connectOnce(
  url: string,
  applicationName: string,
  variable: DatabaseVariable = 'DATABASE_URL',
): Promise<pg.Client> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({
      connectionString: toDriverUrl(url),
      connectionTimeoutMillis: 2_000,
      application_name: applicationName,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    void client?.end().catch(() => undefined);
    const { text, isOutage } = describeConnectionProblem(error);
    const Problem = isOutage ? DatabaseOutage : ConfigError;
    throw new Problem(variable, `names a database that ${text}`);
  }
}

/** The database may answer later. */
export class DatabaseOutage extends ConfigError {}

async function openPglite(
  source: { dataDir: string } | { opening: Promise<EmbeddedDatabase> } | 'memory',
): Promise<Database> {
  if (source === 'memory') return wrapPglite(await createPglite({}));
  return wrapPglite(await ('opening' in source ? source.opening : openEmbedded(source.dataDir)));
}

/** Wraps an open embedded database. */
export async function wrapPglite(lite: EmbeddedDatabase): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite');
  return {
    db: drizzle(traceStatements(lite) as PGlite) as unknown as Db,
    kind: 'pglite',
    driver: lite,
    directUrl: null,
    ping: shareRunning(async () => void (await lite.query('select 1'))),
    probe: async <Row>(query: string) => (await lite.query<Row>(query)).rows,
    gauge: () => ({}),
    close: () => lite.close(),
  };
}

/**
 * No connection, a limit of time or resources, another transaction, a standby, or damaged storage.
 * XX000 is missing, because statements cause it too.
 */
const unavailableCodes =
  /^(?:08...|28...|3D000|57P0.|57014|25P0[34]|53...|25006|40001|40P01|55P03|58...|XX00[12])$/;
const unavailableSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
/** With these system calls. A file that is missing says nothing about the database. */
const networkCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);
const unavailableMessages = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'connection terminated',
    'query read timeout',
    'client has encountered a connection error',
    'not queryable',
    'PGlite is clos',
  ].join('|'),
  'i',
);

/** Whether the database is temporarily unavailable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let isOfQuery = false;
  for (let e = error; e instanceof Error; e = e.cause) {
    isOfQuery ||= e instanceof DrizzleQueryError;
    if (e instanceof AggregateError && e.errors.some(isDatabaseUnavailable)) return true;
    const code = 'code' in e ? String(e.code) : '';
    if (
      unavailableCodes.test(code) ||
      (unavailableSystemCodes.has(code) &&
        (isOfQuery || ('syscall' in e && networkCalls.has(String(e.syscall))))) ||
      unavailableMessages.test(e.message)
    )
      return true;
  }
  return false;
}

/** Returns the code of the database or of the network. */
export function sqlState(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause)
    if ('code' in e && typeof e.code === 'string') return e.code;
  return undefined;
}

/** Whether the error is a violation of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause)
    if ('code' in e && e.code === '23505') return true;
  return false;
}

/** Caches prepared statements by database. */
export function perDatabase<T>(make: (db: Db) => T): (db: Db) => T {
  const cache = new WeakMap<Db, T>();
  return (db) => {
    let statements = cache.get(db);
    if (!statements) cache.set(db, (statements = make(db)));
    return statements;
  };
}
