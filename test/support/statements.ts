import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../../server/db/client.ts';

export type Statement = { text: string; values: unknown[] };
type Driver = { query: (...args: unknown[]) => unknown };

/** The statements that a call sends, with their values. */
export async function recordStatements(
  database: Database,
  call: () => Promise<unknown>,
): Promise<Statement[]> {
  const driver = database.driver as unknown as Driver;
  const { query } = driver;
  const sent: Statement[] = [];
  driver.query = (...args: unknown[]) => {
    sent.push(toStatement(args));
    return query.apply(driver, args);
  };
  try {
    await call();
  } finally {
    driver.query = query;
  }
  return sent;
}

type Client = {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
};
export type PlanMode = 'force_custom_plan' | 'force_generic_plan';

/** Works on a connection without the time limits of the program, to fill tables and for plans. */
export async function withConnection<T>(
  { driver, directUrl }: Pick<Database, 'driver' | 'directUrl'>,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  if (directUrl === null) return work(driver as PGlite);
  const client = new pg.Client({ connectionString: directUrl });
  await client.connect();
  try {
    // As for the program.
    await client.query('set jit = off');
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The plans of all statements that a call sends, or of those that are wanted, in each mode.
 * Throws if there is none.
 */
export async function explainAll(
  database: Database,
  call: () => Promise<unknown>,
  modes: PlanMode | readonly PlanMode[],
  isWanted: (statement: Statement) => boolean = () => true,
): Promise<string[]> {
  const statements = (await recordStatements(database, call)).filter(isWanted);
  if (statements.length === 0) throw new Error('The call sent no such statement.');
  return withConnection(database, async (client) => {
    const plans: string[] = [];
    for (const statement of statements)
      for (const mode of [modes].flat()) plans.push(await explain(client, statement, mode));
    return plans;
  });
}

/** Explains a statement with its blocks read, on its own connection. */
export async function explain(
  client: Client,
  { text, values }: Statement,
  mode: PlanMode,
): Promise<string> {
  const toText = (value: unknown) => {
    if (value instanceof Date) return value.toISOString();
    return Array.isArray(value) ? `{${value.join(',')}}` : String(value);
  };
  const literal = (value: unknown) =>
    value === null ? 'null' : `'${toText(value).replaceAll("'", "''")}'`;
  await client.query(`set plan_cache_mode = ${mode}`);
  await client.query(`prepare asked as ${text}`);
  try {
    const plan = await client.query(
      'explain (analyze, buffers, costs off, timing off, summary off) execute ' +
        `asked(${values.map(literal).join(', ')})`,
    );
    return plan.rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  } finally {
    await client.query('deallocate asked');
    await client.query('reset plan_cache_mode');
  }
}

/** Blocks read by the whole plan, from memory or disk. Without any, the plan does not name them. */
export function countBlocks(plan: string): number {
  const [execution = ''] = plan.split('\nPlanning:');
  const found = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(execution);
  if (!found && !plan.includes('(actual ')) throw new Error(`The plan was not executed:\n${plan}`);
  return Number(found?.[1] ?? 0) + Number(found?.[2] ?? 0);
}

/**
 * All statements that a call sends to PostgreSQL, in order, those of transactions included. Without
 * what prepares a connection and what announces changes to other processes, which several writes
 * share.
 */
export async function recordAllStatements(call: () => Promise<unknown>): Promise<Statement[]> {
  const client = pg.Client.prototype as unknown as Driver;
  const { query } = client;
  const sent: Statement[] = [];
  client.query = function (this: unknown, ...args: unknown[]) {
    const statement = toStatement(args);
    if (!/^set |pg_notify/.test(statement.text)) sent.push(statement);
    return query.apply(this, args);
  };
  try {
    await call();
  } finally {
    client.query = query;
  }
  return sent;
}

const toStatement = ([first, second]: unknown[]): Statement => ({
  text: typeof first === 'string' ? first : (first as { text: string }).text,
  values: second as unknown[],
});
