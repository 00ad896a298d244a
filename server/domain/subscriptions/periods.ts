import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import type { Site } from '../../context.ts';
import { instantAt, localDate, occurrenceOn } from '../core/local-time.ts';

/** What decides when the issues of a site close. */
export type IssueCalendar = Pick<Site, 'timeZone'> & { digest: Pick<Site['digest'], 'closeHour'> };

/**
 * The time range of an issue, which closes at its end. `name` is a day (`2026-11-21`) or an ISO week
 * (`2026-w47`) in the site's zone. It includes `startsAt` and excludes `endsAt`.
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

/** Returns the first and the last day of a period by its name, in the site's zone. */
export function getPeriodDays(name: string): { firstDay: string; lastDay: string } {
  const monday = findMonday(name);
  return monday
    ? { firstDay: monday.toString(), lastDay: monday.add({ days: 6 }).toString() }
    : { firstDay: name, lastDay: name };
}

/** Returns when the issue of a day closes. A day's issue covers at least half of the day. */
function getClose({ timeZone, digest }: IssueCalendar, day: Temporal.PlainDate): Date {
  const isNextDay = digest.closeHour < 12;
  return instantAt(timeZone, isNextDay ? day.add({ days: 1 }) : day, digest.closeHour);
}

const toDay = (calendar: IssueCalendar, day: Temporal.PlainDate): Period => ({
  frequency: 'daily',
  name: day.toString(),
  startsAt: getClose(calendar, day.subtract({ days: 1 })),
  endsAt: getClose(calendar, day),
});

/** A week has the time of its seven days, so its issue closes with that of Sunday. */
const toWeek = (calendar: IssueCalendar, monday: Temporal.PlainDate): Period => ({
  frequency: 'weekly',
  name: toWeekName(monday),
  startsAt: getClose(calendar, monday.subtract({ days: 1 })),
  endsAt: getClose(calendar, monday.add({ days: 6 })),
});

/** Returns the last day whose issue has closed at or before an instant. */
function findClosedDay(calendar: IssueCalendar, at: Date): Temporal.PlainDate {
  let day = localDate(calendar.timeZone, at);
  while (getClose(calendar, day) > at) day = day.subtract({ days: 1 });
  return day;
}

/** Returns the period that contains an instant. */
export function periodAt(frequency: Frequency, calendar: IssueCalendar, at: Date): Period {
  const day = findClosedDay(calendar, at).add({ days: 1 });
  return frequency === 'daily' ? toDay(calendar, day) : toWeek(calendar, getMonday(day));
}

/** Returns the last period that ended at or before an instant. */
export function lastEnded(frequency: Frequency, calendar: IssueCalendar, at: Date): Period {
  const day = findClosedDay(calendar, at);
  return frequency === 'daily'
    ? toDay(calendar, day)
    : toWeek(calendar, getMonday(day.subtract({ days: 6 })));
}

/** Returns the period of a name such as `2026-11-21` or `2026-w47`; null for any other text. */
export function findPeriod(calendar: IssueCalendar, name: string): Period | null {
  const monday = findMonday(name);
  if (!monday && !/^\d{4}-\d\d-\d\d$/.test(name)) return null;
  try {
    const period = monday
      ? toWeek(calendar, monday)
      : toDay(calendar, Temporal.PlainDate.from(name));
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
 * Returns what is due on a reader's local day: the latest issue that has closed at the reader's
 * hour. A week that closes later on this day is waited for. Decision 88.
 */
function findDueOn(
  { frequency, timeZone, hour, weekday }: SendTime,
  calendar: IssueCalendar,
  day: Temporal.PlainDate,
): DueDelivery | null {
  if (frequency === 'weekly' && day.dayOfWeek !== weekday) return null;
  const hourAt = occurrenceOn(timeZone, day, hour);
  if (!hourAt) return null;
  const endOfDay = instantAt(timeZone, day.add({ days: 1 })).getTime();
  const closedBy =
    frequency === 'weekly' ? new Date(Math.max(hourAt.getTime(), endOfDay - 1)) : hourAt;
  const period = lastEnded(frequency, calendar, closedBy);
  const at = hourAt > period.endsAt ? hourAt : period.endsAt;
  return { localDay: day.toString(), at, period };
}

/** Returns the last delivery that was due at or before an instant. */
export function findLastDue(reader: SendTime, calendar: IssueCalendar, until: Date): DueDelivery {
  for (let day = localDate(reader.timeZone, until); ; day = day.subtract({ days: 1 })) {
    const due = findDueOn(reader, calendar, day);
    if (due && due.at <= until) return due;
  }
}

/** Returns when a reader is next due, at or after an instant. */
export function findNextDueAt(reader: SendTime, calendar: IssueCalendar, from: Date): Date {
  // A skipped hour at the end of a day is the first instant of the next day.
  let day = localDate(reader.timeZone, from).subtract({ days: 1 });
  for (; ; day = day.add({ days: 1 })) {
    const due = findDueOn(reader, calendar, day);
    if (due && due.at >= from) return due.at;
  }
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
