import { localDate, occurrenceOn } from '../../server/domain/core/local-time.ts';

/** A local hour, daily or on one weekday: 1 is Monday, 7 is Sunday. `timeZone` is an IANA name. */
type LocalHour = { timeZone: string; hour: number; weekday: number | null };

/**
 * Returns the next occurrence at or after an instant, once per local day.
 * A skipped day has none. Throws RangeError for an unknown zone.
 */
export function nextOccurrence({ timeZone, hour, weekday }: LocalHour, from: Date): Date {
  const today = localDate(timeZone, from);
  // Yesterday's last hour may be skipped and begin today. Two weeks cover a skipped weekday.
  for (let days = -1; days <= 15; days += 1) {
    const date = today.add({ days });
    if (weekday !== null && date.dayOfWeek !== weekday) continue;
    const at = occurrenceOn(timeZone, date, hour);
    if (at && at >= from) return at;
  }
  throw new RangeError(`no such hour: ${JSON.stringify({ timeZone, hour, weekday })}`);
}
