import type { Translate } from '#shared/texts/translate.ts';
import { useApp } from '../app-context.tsx';
import { useNow } from '../lib/use-now.ts';
import { exactTime, relativeTime } from '../lib/time.ts';
import * as global from '../theme/global.styles.ts';

/** "3 hours ago" with the exact time as its title. `now`: epoch milliseconds. */
export function timeAgo(t: Translate, at: string, now: number) {
  const then = Date.parse(at);
  const exact = exactTime(t, then);
  return (
    <time dateTime={at} title={exact}>
      {relativeTime(t, then, now)}
      {/* `local-times.ts` may change it before hydration. */}
      <span className={global.hidden} suppressHydrationWarning>
        {`, ${exact}`}
      </span>
    </time>
  );
}

/** Updates itself. Lists use one clock for all rows instead. */
export function TimeAgo({ at }: { at: string }) {
  const { t, now } = useApp();
  return timeAgo(t, at, useNow(now));
}
