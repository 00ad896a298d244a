import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { periodAt } from './periods.ts';

/** The last days of a calendar, the earliest first, and where each begins; `end`: of the last, which has `now` in it. */
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

/** Which of the days an instant is in, from 1; 0 for one before all of them. What comes after the last counts as in it. */
export const dayOf = ({ starts }: Days, at: PgColumn | SQL): SQL<number> =>
  sql<number>`width_bucket(${at}, ${`{${starts.map((start) => start.toISOString()).join(',')}}`}::timestamptz[])`;
