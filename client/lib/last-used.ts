import { hourMs } from '#shared/durations.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { relativeTime } from './time.ts';

/** Returns "2 days ago" for a time stored to the hour. `now`: epoch milliseconds. */
export function lastUsed(t: Translate, at: string, now: number): string {
  const then = Date.parse(at);
  return now - then < hourMs ? t('within the last hour') : relativeTime(t, then, now);
}
