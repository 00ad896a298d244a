import { relativeTime } from './time.ts';

const hour = 3_600_000;

/** Returns "2 days ago" for a time stored to the hour. `now`: epoch milliseconds. */
export function lastUsed(at: string, now: number): string {
  const then = Date.parse(at);
  return now - then < hour ? 'within the last hour' : relativeTime(then, now);
}
