import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { periodAt } from './periods.ts';

/** The last days, earliest first, with their start times. `end` is the end of the current day. */
export type Days = { names: string[]; starts: Date[]; end: Date };

export function lastDays(timeZone: string, now: Date, count: number): Days {
  let day = periodAt('daily', timeZone, now);
  const days: Days = { names: [], starts: [], end: day.endsAt };
  for (let i = 0; i < count; i += 1) {
    days.names.unshift(day.name);
    days.starts.unshift(day.startsAt);
    day = periodAt('daily', timeZone, new Date(day.startsAt.getTime() - 1));
  }
  return days;
}

/** Returns the day of an instant, from 1; 0 before the first day. Later instants get the last. */
export const getDayIndex = ({ starts }: Days, at: PgColumn | SQL): SQL<number> =>
  sql<number>`width_bucket(
    ${at},
    ${`{${starts.map((start) => start.toISOString()).join(',')}}`}::timestamptz[]
  )`;
