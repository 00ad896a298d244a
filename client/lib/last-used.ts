import { relativeTime } from './time.ts';

const hour = 3_600_000;

/** "2 days ago", of a time that is kept to the hour only: within the last one nothing finer is known. `now`: epoch milliseconds. */
export function lastUsed(at: string, now: number): string {
  const then = Date.parse(at);
  return now - then < hour ? 'within the last hour' : relativeTime(then, now);
}
