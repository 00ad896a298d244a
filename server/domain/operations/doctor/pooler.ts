import pg from 'pg';
import * as limits from '#shared/limits.ts';
import { connectOnce } from '../../../db/client.ts';
import { isPooled } from '../../../db/pooler.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

type Mode = 'none' | 'session' | 'transaction' | 'statement';
const name = 'broadsheet-doctor';

/**
 * Checks whether the URLs are what DATABASE_POOLER says. Without a `directUrl` it is `none`. Error:
 * ConfigError for a database that cannot be reached.
 */
export async function checkPooler(url: string, directUrl: string | null): Promise<Finding[]> {
  const client = await connectOnce(url, name);
  try {
    const mode = await findMode(client, url);
    if (directUrl === null) return checkUnconfigured(mode);
    const modes: Record<Mode, Finding> = {
      none: warn(
        'pooler',
        'DATABASE_POOLER is transaction, but DATABASE_URL names the server itself. Set ' +
          'DATABASE_POOLER=none, because queries through a pooler are planned each time.',
      ),
      session: warn(
        'pooler',
        'does not share its connections, so it runs in session mode. Set pool_mode = transaction.',
      ),
      statement: fail(
        'pooler',
        'allows no transactions, so it runs in statement mode. Set pool_mode = transaction.',
      ),
      transaction: ok('pooler', 'shares its connections between transactions.'),
    };
    // It ends connections that begin a transaction.
    if (mode === 'statement') return [modes[mode]];
    return [modes[mode], await checkDirect(client, directUrl), ...(await checkSettings(client))];
  } finally {
    await client.end();
  }
}

/** Whether two clients get the same connection to the server tells the modes apart. */
async function findMode(client: pg.Client, url: string): Promise<Mode> {
  if (!(await isPooled(client))) return 'none';
  try {
    await client.query('begin');
    await client.query('commit');
  } catch {
    return 'statement';
  }
  const other = await connectOnce(url, name);
  try {
    const pids = { client: new Set<number>(), other: new Set<number>() };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      pids.client.add(await readPid(client));
      pids.other.add(await readPid(other));
      if (!pids.client.isDisjointFrom(pids.other)) return 'transaction';
    }
    return 'session';
  } finally {
    await other.end();
  }
}

async function readPid(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

function checkUnconfigured(mode: Mode): Finding[] {
  const advice =
    'Set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the URL of the server itself.';
  if (mode === 'none') return [];
  return mode === 'session'
    ? [warn('pooler', `DATABASE_URL names a pooler in session mode. ${advice}`)]
    : [fail('pooler', `DATABASE_URL names a pooler, which is not configured. ${advice}`)];
}

/** The start time of the server differs between a primary and its standby. */
const identity = `select current_database() || ' ' || extract(epoch from pg_postmaster_start_time())
  as it, pg_is_in_recovery() as "isStandby"`;

async function checkDirect(client: pg.Client, directUrl: string): Promise<Finding> {
  const direct = await connectOnce(directUrl, name, 'DATABASE_DIRECT_URL');
  try {
    if (await isPooled(direct))
      return fail(
        'DATABASE_DIRECT_URL',
        'names a pooler too. Set the URL of the PostgreSQL server itself.',
      );
    type Row = { it: string; isStandby: boolean };
    const [[pooled], [own]] = [
      (await client.query<Row>(identity)).rows,
      (await direct.query<Row>(identity)).rows,
    ];
    if (own?.isStandby)
      return fail('DATABASE_DIRECT_URL', 'names a standby, which accepts no writes.');
    return pooled?.it === own?.it
      ? ok('DATABASE_DIRECT_URL', 'reaches the same database without the pooler.')
      : fail('DATABASE_DIRECT_URL', 'reaches another database than DATABASE_URL.');
  } finally {
    await direct.end();
  }
}

/** A pooler passes on no settings: outside transactions, they are those of role and database. */
async function checkSettings(client: pg.Client): Promise<Finding[]> {
  type Row = { role: string; name: string; milliseconds: number; jit: string };
  const { rows } = await client.query<Row>(
    `select current_user as role, current_database() as name, setting::int as milliseconds,
       current_setting('jit') as jit
     from pg_settings where name = 'statement_timeout'`,
  );
  const { role = '', name: database = '', milliseconds = 0, jit = 'off' } = rows[0] ?? {};
  const { statementTimeoutMs } = limits.database;
  const advise = (problem: string, command: string) =>
    warn('pooler', `${problem} Run \`${command}\`, then RECONNECT in PgBouncer.`);
  return [
    ...(milliseconds > 0 && milliseconds <= statementTimeoutMs
      ? []
      : [
          advise(
            'a statement outside a transaction has no time limit on the server.',
            `alter role ${pg.escapeIdentifier(role)} set statement_timeout = ` +
              `'${statementTimeoutMs / 1_000}s'`,
          ),
        ]),
    ...(jit === 'on'
      ? [
          advise(
            'PostgreSQL compiles large statements each time (JIT). With a long mail queue this ' +
              'takes seconds.',
            `alter database ${pg.escapeIdentifier(database)} set jit = off`,
          ),
        ]
      : []),
  ];
}
