import pg from 'pg';
import { sessions, waits } from './sessions.ts';
import { until } from './wait-for.ts';

/** Locks a table, so that requests that read it wait until the release. */
export async function holdTable(url: string, table: string): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url, application_name: 'holder' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  let held = true;
  return {
    async release() {
      if (!held) return;
      held = false;
      await client.end();
    },
  };
}

/** Resolves when `count` statements of the program wait for a lock. */
export async function waitingForLocks(url: string, count: number): Promise<void> {
  await until(
    `${count} statements wait`,
    async () => (await sessions(url, 'broadsheet', waits)).length >= count,
  );
}
