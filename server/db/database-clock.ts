import { sql } from 'drizzle-orm';
import type { Clock } from '../infra/clock.ts';
import type { Logger } from '../infra/log.ts';
import type { Database } from './client.ts';

type Asked = Pick<Database, 'db'>;

const intervalMs = 10_000;
/** Less is not a jump of the clock. */
const toleranceMs = 1_000;

/**
 * Returns the time of the database when the monotonic clock of this process began, and how wrong
 * that may be, in milliseconds.
 */
async function readStart({ db }: Asked): Promise<{ start: number; error: number }> {
  const askedAt = performance.now();
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const error = (performance.now() - askedAt) / 2;
  if (!rows[0]) throw new Error('the database did not tell the time');
  return { start: rows[0].ms - askedAt - error, error };
}

/** The clock of the database, for a command. */
export async function readDatabaseClock(database: Asked): Promise<Clock> {
  const { start } = await readStart(database);
  return { now: () => new Date(start + performance.now()) };
}

/**
 * The clock of the database, so that all processes agree, whatever the time of their machines. From
 * one answer to the next it runs by the monotonic clock of this process. Decision 40.
 */
export async function followDatabaseClock(
  database: Asked,
  log: Logger,
): Promise<Clock & { close(): Promise<void> }> {
  let { start } = await readStart(database);
  const follow = async () => {
    const answer = await readStart(database);
    if (Math.abs(answer.start - start) < toleranceMs + answer.error) return;
    const seconds = Math.round((answer.start - start) / 1_000);
    start = answer.start;
    log.warn({ event: 'clock_changed', seconds }, 'the clock of the database changed');
  };
  let following = Promise.resolve();
  // During an outage of the database, the time goes on.
  const timer = setInterval(
    () => (following = following.then(follow).catch(() => undefined)),
    intervalMs,
  ).unref();
  return {
    now: () => new Date(start + performance.now()),
    async close() {
      clearInterval(timer);
      await following;
    },
  };
}
