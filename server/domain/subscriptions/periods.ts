import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { dayMs, hourMs } from '#shared/durations.ts';
import { editions, type Edition } from '#shared/newsletter/editions.ts';
import {
  instantAt,
  listClockChanges,
  localDate,
  occurrenceOn,
  offsetAt,
} from '../core/local-time.ts';

/** An edition has ended this long before the hour of its readers. */
const editionLeadMs = hourMs;
/** How long a weekly digest waits after the reader's hour for its week to end. */
const maxWaitMs = 14 * hourMs;

/**
 * The time range of an issue, in the site's zone. `name` is a day (`2026-11-21`), an edition that
 * ends at 8 on this day (`2026-11-21-08`), or an ISO week (`2026-w47`). Weeks have edition 0. It
 * includes `startsAt` and excludes `endsAt`.
 */
export type Period = {
  frequency: Frequency;
  edition: Edition;
  name: string;
  startsAt: Date;
  endsAt: Date;
};

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

/** Returns the first and the last day of a period by its name, in the site's zone. */
export function getPeriodDays(name: string): { firstDay: string; lastDay: string } {
  const monday = findMonday(name);
  return monday
    ? { firstDay: monday.toString(), lastDay: monday.add({ days: 6 }).toString() }
    : { firstDay: name.slice(0, 10), lastDay: name.slice(0, 10) };
}

/** Returns the week that contains a date in the site's zone. */
function toWeek(timeZone: string, date: Temporal.PlainDate): Period {
  const monday = getMonday(date);
  return {
    frequency: 'weekly',
    edition: 0,
    name: toWeekName(monday),
    startsAt: instantAt(timeZone, monday),
    endsAt: instantAt(timeZone, monday.add({ weeks: 1 })),
  };
}

/** Returns the name of an edition by the date on which it ends. */
export const toDayName = (date: string, edition: Edition): string =>
  edition === 0 ? date : `${date}-${String(edition).padStart(2, '0')}`;

/** Returns an edition by the site's date on which it ends. Edition 0 ends at 24:00. */
function toDay(timeZone: string, date: Temporal.PlainDate, edition: Edition): Period {
  const end = edition === 0 ? date.add({ days: 1 }) : date;
  return {
    frequency: 'daily',
    edition,
    name: toDayName(date.toString(), edition),
    startsAt: instantAt(timeZone, end.subtract({ days: 1 }), edition),
    endsAt: instantAt(timeZone, end, edition),
  };
}

/** Returns the period that contains an instant. */
export function periodAt(
  frequency: Frequency,
  timeZone: string,
  at: Date,
  edition: Edition = 0,
): Period {
  const date = localDate(timeZone, at);
  if (frequency === 'weekly') return toWeek(timeZone, date);
  const today = toDay(timeZone, date, edition);
  return at < today.endsAt ? today : toDay(timeZone, date.add({ days: 1 }), edition);
}

/** Returns the last period that ended at or before an instant. */
export const lastEnded = (
  frequency: Frequency,
  timeZone: string,
  at: Date,
  edition: Edition = 0,
): Period => {
  const { startsAt } = periodAt(frequency, timeZone, at, edition);
  return periodAt(frequency, timeZone, new Date(startsAt.getTime() - 1), edition);
};

/** Returns the period of a name such as `2026-11-21` or `2026-w47`; null for any other text. */
export function findPeriod(timeZone: string, name: string): Period | null {
  const monday = findMonday(name);
  if (monday) {
    const period = toWeek(timeZone, monday);
    return period.name === name ? period : null;
  }
  const [, date, ending = '00'] = /^(\d{4}-\d\d-\d\d)(?:-(\d\d))?$/.exec(name) ?? [];
  const edition = editions.find((edition) => edition === Number(ending));
  if (date === undefined || edition === undefined) return null;
  try {
    const period = toDay(timeZone, Temporal.PlainDate.from(date), edition);
    return period.name === name ? period : null;
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
  siteZone: string,
  from: Date,
  to: Date,
): DueDelivery[] {
  const { frequency, timeZone, hour: atHour, weekday } = reader;
  const findDue =
    frequency === 'daily' ? createDayFinder(reader, siteZone) : createWeekFinder(reader, siteZone);
  const dues: DueDelivery[] = [];
  const first = localDate(timeZone, from).subtract({ days: 1 });
  const count = first.until(localDate(timeZone, to)).days + 1;
  for (let days = 0; days <= count; days += 1) {
    const date = first.add({ days });
    if (frequency === 'weekly' && date.dayOfWeek !== weekday) continue;
    const hourAt = occurrenceOn(timeZone, date, atHour);
    if (!hourAt || hourAt >= to || (frequency === 'daily' && hourAt < from)) continue;
    const period = findDue(date);
    // Only a weekly digest waits for the end of its period.
    const at = hourAt > period.endsAt ? hourAt : period.endsAt;
    if (at >= from && at < to) dues.push({ localDay: date.toString(), at, period });
  }
  return dues;
}

/** A reader is due at least once in this time. A zone may skip a weekday. */
const maxIntervalMs: Record<Frequency, number> = { daily: 3 * dayMs, weekly: 16 * dayMs };

/** Returns when a reader is next due, at or after an instant, on a day of a daily digest. */
export function findNextDueAt(
  reader: SendTime,
  siteZone: string,
  from: Date,
  isWantedDay: (localDay: string) => boolean = () => true,
): Date | null {
  const to = new Date(from.getTime() + maxIntervalMs.weekly);
  return (
    deliveriesBetween(reader, siteZone, from, to).find(
      ({ localDay }) => reader.frequency === 'weekly' || isWantedDay(localDay),
    )?.at ?? null
  );
}

/** Returns the last delivery that was due at or before an instant. */
export function findLastDue(
  reader: SendTime,
  siteZone: string,
  until: Date,
): DueDelivery | undefined {
  const from = new Date(until.getTime() - maxIntervalMs[reader.frequency]);
  return deliveriesBetween(reader, siteZone, from, new Date(until.getTime() + 1)).at(-1);
}

type PeriodFinder = (date: Temporal.PlainDate) => Period;

function createDayFinder(reader: SendTime, siteZone: string): PeriodFinder {
  const { days, edition } = findLastEnd(reader, siteZone);
  // Edition 0 ends at the end of its day, the others on it.
  const offset = edition === 0 ? days - 1 : days;
  return (date) => toDay(siteZone, date.add({ days: offset }), edition);
}

/**
 * Finds the last week that has ended by the reader's hour. If the next one ends soon after it on
 * the same day, finds that one. Both apply in summer and in winter. Decision 424.
 */
function createWeekFinder({ timeZone, hour: atHour }: SendTime, siteZone: string): PeriodFinder {
  const ahead = maxAhead(timeZone, siteZone);
  // From the site's Monday, with which a week ends, to the reader's date.
  const days = Math.ceil((ahead - atHour * hourMs) / dayMs);
  // The clock of the reader when the next week ends, since midnight of the reader's date.
  const nextEnd = ahead - (days - 1) * dayMs;
  const isNext = nextEnd < dayMs && nextEnd - atHour * hourMs <= maxWaitMs;
  const offset = isNext ? days - 1 : days;
  return (date) =>
    toWeek(siteZone, getMonday(date.subtract({ days: offset })).subtract({ days: 1 }));
}

/**
 * Returns the edition of a reader: the last that has ended, an hour before, on each of the reader's
 * days. It holds in summer and winter, so that changes of clocks repeat and lose no post.
 */
export const findEdition = (reader: SendTime, siteZone: string): Edition =>
  reader.frequency === 'daily' ? findLastEnd(reader, siteZone).edition : 0;

/** `days`: from the reader's date to the site's date on which the edition ends. */
function findLastEnd(
  { timeZone, hour: atHour }: SendTime,
  siteZone: string,
): { days: number; edition: Edition } {
  // The clock of the site at the reader's hour, since midnight of the reader's date.
  const clock = atHour * hourMs - maxAhead(timeZone, siteZone) - editionLeadMs;
  const days = Math.floor(clock / dayMs);
  const edition = editions.findLast((edition) => edition * hourMs <= clock - days * dayMs) ?? 0;
  return { days, edition };
}

/** The maximum lead per pair of zones. There are fewer zones than the limit. */
const aheadByPair = new Map<string, number>();
const maxPairs = 1_000;

/** The years in which the clocks of two zones are compared. */
const comparedFrom = new Date('2025-01-01T00:00:00Z');
const comparedTo = new Date('2035-01-01T00:00:00Z');

/** Returns how far a zone is ahead of another at most, over ten years. Milliseconds. */
function maxAhead(timeZone: string, other: string): number {
  const key = `${timeZone} ${other}`;
  const cached = aheadByPair.get(key);
  if (cached !== undefined) return cached;
  // The difference is the same from one clock change to the next. It may last only a few days.
  const changes = [timeZone, other].flatMap((zone) =>
    listClockChanges(zone, comparedFrom, comparedTo),
  );
  const ahead = Math.max(
    ...[comparedFrom, ...changes].map((at) => offsetAt(timeZone, at) - offsetAt(other, at)),
  );
  if (aheadByPair.size >= maxPairs) aheadByPair.clear();
  aheadByPair.set(key, ahead);
  return ahead;
}

/** The name of the period of a letter, which has none. */
export const toLetterName = (id: string): string => `letter-${id}`;
const isLetterName = (name: string): boolean => name.startsWith('letter-');

/** Returns the days of an issue: those of its period, or the day of a letter. */
export function getIssueDays(
  timeZone: string,
  { period, endsAt }: { period: string; endsAt: Date },
): { firstDay: string; lastDay: string } {
  if (!isLetterName(period)) return getPeriodDays(period);
  const day = localDate(timeZone, endsAt).toString();
  return { firstDay: day, lastDay: day };
}
/** Returns the kind of the issue with this name. */
export const getKind = (name: string): Frequency | 'letter' =>
  isLetterName(name) ? 'letter' : name.includes('w') ? 'weekly' : 'daily';
