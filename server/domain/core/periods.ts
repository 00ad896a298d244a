import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { instantAt, localDate, occurrenceOn, offsetAt } from './local-time.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * The time that an issue covers, in the tenant's zone: `2026-11-21` or ISO week `2026-w47`.
 * It includes `startsAt` and excludes `endsAt`.
 */
export type Period = { frequency: Frequency; name: string; startsAt: Date; endsAt: Date };

const getMonday = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 });

/** An ISO week may belong to another year than its Monday. */
const toWeekName = ({ yearOfWeek, weekOfYear }: Temporal.PlainDate) =>
  `${yearOfWeek}-w${String(weekOfYear).padStart(2, '0')}`;

/** Returns the Monday of a week by its name; null for any other text. */
function findMonday(name: string): Temporal.PlainDate | null {
  const [, year, week] = /^(\d{4})-w(\d{2})$/.exec(name) ?? [];
  if (week === undefined) return null;
  // The fourth of January is always in the first week.
  const first = getMonday(Temporal.PlainDate.from({ year: Number(year), month: 1, day: 4 }));
  return first.add({ weeks: Number(week) - 1 });
}

/** Returns the first and the last day of a period by its name, in the tenant's zone. */
export function getPeriodDays(name: string): { firstDay: string; lastDay: string } {
  const monday = findMonday(name);
  return monday
    ? { firstDay: monday.toString(), lastDay: monday.add({ days: 6 }).toString() }
    : { firstDay: name, lastDay: name };
}

/** Returns the period that contains a date in the tenant's zone. */
function toPeriod(frequency: Frequency, timeZone: string, date: Temporal.PlainDate): Period {
  const daily = frequency === 'daily';
  const first = daily ? date : getMonday(date);
  return {
    frequency,
    name: daily ? first.toString() : toWeekName(first),
    startsAt: instantAt(timeZone, first),
    endsAt: instantAt(timeZone, first.add(daily ? { days: 1 } : { weeks: 1 })),
  };
}

/** Returns the period that contains an instant. */
export const periodAt = (frequency: Frequency, timeZone: string, at: Date): Period =>
  toPeriod(frequency, timeZone, localDate(timeZone, at));

/** Returns the last period that ended at or before an instant. */
export const lastEnded = (frequency: Frequency, timeZone: string, at: Date): Period => {
  const { startsAt } = periodAt(frequency, timeZone, at);
  return periodAt(frequency, timeZone, new Date(startsAt.getTime() - 1));
};

/** Returns the period of a name such as `2026-11-21` or `2026-w47`; null for any other text. */
export function findPeriod(timeZone: string, name: string): Period | null {
  const monday = findMonday(name);
  if (monday) {
    const period = toPeriod('weekly', timeZone, monday);
    return period.name === name ? period : null;
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(name)) return null;
  try {
    return toPeriod('daily', timeZone, Temporal.PlainDate.from(name));
  } catch {
    return null;
  }
}

/** When a reader receives the digest. `weekday` applies to the weekly digest: 1 is Monday. */
export type SendTime = { frequency: Frequency; timeZone: string; hour: number; weekday: number };
/** An issue is due for a reader: the reader's local day, the instant, and the issue's period. */
export type DueDelivery = { localDay: string; at: Date; period: Period };

/**
 * Returns the deliveries due between `from` (inclusive) and `to` (exclusive).
 * Each local day or week has exactly one issue, whatever the clocks do.
 * The period ended a fixed number of days before. Decision 88.
 */
export function deliveriesBetween(
  reader: SendTime,
  tenantZone: string,
  from: Date,
  to: Date,
): DueDelivery[] {
  const { frequency, timeZone, hour: atHour, weekday } = reader;
  const lag = issueLag(timeZone, atHour, tenantZone);
  const dues: DueDelivery[] = [];
  const first = localDate(timeZone, from).subtract({ days: 1 });
  const count = first.until(localDate(timeZone, to)).days + 1;
  for (let days = 0; days <= count; days += 1) {
    const date = first.add({ days });
    if (frequency === 'weekly' && date.dayOfWeek !== weekday) continue;
    const at = occurrenceOn(timeZone, date, atHour);
    if (!at || at < from || at >= to) continue;
    const ended = date.subtract({ days: lag });
    // The last week that had ended by the end of that day.
    const last =
      frequency === 'daily' ? ended : getMonday(ended.add({ days: 1 })).subtract({ days: 1 });
    dues.push({ localDay: date.toString(), at, period: toPeriod(frequency, tenantZone, last) });
  }
  return dues;
}

/**
 * Returns how many days before a reader's local day the tenant's day has ended.
 * The result holds in summer and winter.
 */
export function issueLag(timeZone: string, atHour: number, tenantZone: string): number {
  return Math.max(1, 1 + Math.ceil((maxAhead(timeZone, tenantZone) - atHour * hour) / day));
}

/** The maximum lead per pair of zones. There are fewer zones than the limit. */
const aheadByPair = new Map<string, number>();
const maxPairs = 1_000;

/** Returns how far a zone is ahead of another at most, over ten years. Milliseconds. */
function maxAhead(timeZone: string, other: string): number {
  const key = `${timeZone} ${other}`;
  const cached = aheadByPair.get(key);
  if (cached !== undefined) return cached;
  // Weekly samples, because some zones change their clocks a week or two after others.
  const differences = Array.from({ length: 520 }, (_, week) => {
    const at = new Date(Date.UTC(2025, 0, 4 + 7 * week));
    return offsetAt(timeZone, at) - offsetAt(other, at);
  });
  if (aheadByPair.size >= maxPairs) aheadByPair.clear();
  const ahead = Math.max(...differences);
  aheadByPair.set(key, ahead);
  return ahead;
}
