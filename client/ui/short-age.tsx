import type { Translate } from '#shared/texts/translate.ts';
import { exactTime, shortAge as toShortAge } from '../lib/time.ts';

/** "3h" with the exact time as its title, for lists. */
export function shortAge(t: Translate, at: string, now: number) {
  const then = Date.parse(at);
  return (
    <time dateTime={at} title={exactTime(t, then)}>
      {toShortAge(t, then, now)}
    </time>
  );
}
