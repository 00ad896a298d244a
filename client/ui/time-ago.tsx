import { useApp } from '../app-context.tsx';
import { useNow } from '../lib/use-now.ts';
import { exactTime, relativeTime } from '../lib/time.ts';
import * as global from '../theme/global.styles.ts';

/** "3 hours ago", with the exact time for pointer and screen reader. `now`: the moment to count from, epoch milliseconds. */
export function timeAgo(at: string, now: number) {
  const then = Date.parse(at);
  const exact = exactTime(then);
  return (
    <time dateTime={at} title={exact}>
      {relativeTime(then, now)}
      <span className={global.hidden}>{`, ${exact}`}</span>
    </time>
  );
}

/** The same as a component that keeps itself up to date. Lists keep one clock for all their rows instead. */
export function TimeAgo({ at }: { at: string }) {
  return timeAgo(at, useNow(useApp().now));
}
