import { sql, type SQL } from 'drizzle-orm';
import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import { subscriptions } from '../../db/schema.ts';

const toWeekday = (localDay: string): number => Temporal.PlainDate.from(localDay).dayOfWeek;

/** Matches the readers who want a daily digest on a day of their zone, such as 2026-11-28. */
export const wantsDay = (localDay: string): SQL =>
  sql`(coalesce(${subscriptions.preferences} -> 'weekdays', '[]') = '[]'
    or ${subscriptions.preferences} -> 'weekdays' @> ${String(toWeekday(localDay))}::jsonb)`;

export const isWantedDay = (preferences: DigestPreferences | null, localDay: string): boolean =>
  !preferences?.weekdays.length || preferences.weekdays.includes(toWeekday(localDay));
