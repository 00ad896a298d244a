import { exactTime, shortAge as toShortAge } from '../lib/time.ts';

/** "3h" with the exact time as its title, for lists. */
export function shortAge(at: string, now: number) {
  const then = Date.parse(at);
  return (
    <time dateTime={at} title={exactTime(then)}>
      {toShortAge(then, now)}
    </time>
  );
}
