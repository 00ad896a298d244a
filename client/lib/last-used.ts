import { hourMs } from '#shared/durations.ts';
import { relativeTime } from './time.ts';

/** Returns "2 days ago" for a time stored to the hour. `now`: epoch milliseconds. */
export function lastUsed(at: string, now: number): string {
  const then = Date.parse(at);
  return now - then < hourMs ? 'within the last hour' : relativeTime(then, now);
}
