import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { endOfDay, instantAt, localDate } from './local-time.ts';

/** The last days, earliest first, with their start times. `end` is the end of the current day. */
export type Days = { names: string[]; starts: Date[]; end: Date };

export function lastDays(timeZone: string, now: Date, count: number): Days {
  const today = localDate(timeZone, now);
  const dates = Array.from({ length: count }, (_, index) =>
    today.subtract({ days: count - 1 - index }),
  );
  return {
    names: dates.map((date) => date.toString()),
    starts: dates.map((date) => instantAt(timeZone, date)),
    end: endOfDay(timeZone, now),
  };
}

/** Returns the day of an instant, from 1; 0 before the first day. Later instants get the last. */
export const getDayIndex = ({ starts }: Days, at: PgColumn | SQL): SQL<number> =>
  sql<number>`width_bucket(
    ${at},
    ${`{${starts.map((start) => start.toISOString()).join(',')}}`}::timestamptz[]
  )`;
