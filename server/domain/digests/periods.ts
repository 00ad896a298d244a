import type { Frequency } from '#shared/contract/subscriptions.ts';
import { instantAt, localDate, offsetAt } from '../digest-times.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A stretch of time that an issue is of, in the tenant's zone: `2026-11-21`, or the ISO week `2026-w47`. From `startsAt` up to but without `endsAt`. */
export type Period = { frequency: Frequency; name: string; startsAt: Date; endsAt: Date };

/** Dates are days since 1970 on a wall, in milliseconds: what `Date.UTC` gives for midnight. */
const nameOfDate = (date: number) => new Date(date).toISOString().slice(0, 10);
/** 1 is Monday. */
const weekdayOf = (date: number) => ((((date / day + 3) % 7) + 7) % 7) + 1;
const mondayOf = (date: number) => date - (weekdayOf(date) - 1) * day;

/** The ISO week that a Monday begins: it belongs to the year of its Thursday. */
function nameOfWeek(monday: number): string {
  const year = new Date(monday + 3 * day).getUTCFullYear();
  const first = mondayOf(Date.UTC(year, 0, 4));
  return `${year}-w${String(Math.round((monday - first) / (7 * day)) + 1).padStart(2, '0')}`;
}

/** The first and the last day of a period, by its name: dates on the tenant's wall. */
export function daysOf(name: string): { firstDay: string; lastDay: string } {
  const [, year, week] = /^(\d{4})-w(\d{2})$/.exec(name) ?? [];
  if (week === undefined) return { firstDay: name, lastDay: name };
  const monday = mondayOf(Date.UTC(Number(year), 0, 4)) + (Number(week) - 1) * 7 * day;
  return { firstDay: nameOfDate(monday), lastDay: nameOfDate(monday + 6 * day) };
}

/** The period that has a date of the tenant's in it. */
function periodOfDate(frequency: Frequency, timeZone: string, date: number): Period {
  const first = frequency === 'daily' ? date : mondayOf(date);
  const next = first + (frequency === 'daily' ? day : 7 * day);
  return {
    frequency,
    name: frequency === 'daily' ? nameOfDate(first) : nameOfWeek(first),
    startsAt: instantAt(timeZone, first),
    endsAt: instantAt(timeZone, next),
  };
}

/** The period that runs at a moment. */
export const periodAt = (frequency: Frequency, timeZone: string, at: Date): Period =>
  periodOfDate(frequency, timeZone, localDate(timeZone, at));

/** The last period that is over at a moment. */
export const lastEnded = (frequency: Frequency, timeZone: string, at: Date): Period => {
  const { startsAt } = periodAt(frequency, timeZone, at);
  return periodAt(frequency, timeZone, new Date(startsAt.getTime() - 1));
};

/** The period of a name: `2026-11-21`, `2026-w47`; null for what is none. */
export function periodNamed(timeZone: string, name: string): Period | null {
  const week = /^(\d{4})-w(\d{2})$/.exec(name);
  if (week) {
    const monday = mondayOf(Date.UTC(Number(week[1]), 0, 4)) + (Number(week[2]) - 1) * 7 * day;
    const period = periodOfDate('weekly', timeZone, monday);
    return period.name === name ? period : null;
  }
  const date = /^\d{4}-\d\d-\d\d$/.test(name) ? Date.parse(`${name}T00:00:00Z`) : NaN;
  return Number.isNaN(date) || nameOfDate(date) !== name
    ? null
    : periodOfDate('daily', timeZone, date);
}

/** When somebody wants the digest. `weekday` counts for the weekly: 1 is Monday. */
export type ReaderTimes = { frequency: Frequency; timeZone: string; hour: number; weekday: number };
/** An issue is due for a reader: the reader's own day, the moment, and the period. */
export type Due = { localDay: string; at: Date; period: Period };

/**
 * What is due for a reader from one moment up to but without another. On each local day of a reader (daily), or each local week (weekly), there is exactly one issue, and each issue has exactly
 * one such day: the one that ended a fixed number of days before, whatever clocks are moved in between (product 23, 28).
 */
export function duesBetween(reader: ReaderTimes, tenantZone: string, from: Date, to: Date): Due[] {
  const { frequency, timeZone, hour: atHour, weekday } = reader;
  const lag = lagOf(timeZone, atHour, tenantZone) * day;
  const dues: Due[] = [];
  const last = localDate(timeZone, to) + day;
  for (let date = localDate(timeZone, from) - day; date <= last; date += day) {
    if (frequency === 'weekly' && weekdayOf(date) !== weekday) continue;
    const at = instantAt(timeZone, date, atHour);
    // A day that the zone leaves out has no hour of its own.
    if (
      at < from ||
      at >= to ||
      (localDate(timeZone, at) !== date && localDate(timeZone, instantAt(timeZone, date)) !== date)
    )
      continue;
    const ended = date - lag;
    // Of weeks the last that is over when that day is.
    const of = frequency === 'daily' ? ended : mondayOf(ended + day) - day;
    dues.push({ localDay: nameOfDate(date), at, period: periodOfDate(frequency, tenantZone, of) });
  }
  return dues;
}

/** How many days before a reader's own day the tenant's day has surely ended when it is that hour there, in winter and summer alike. */
export function lagOf(timeZone: string, atHour: number, tenantZone: string): number {
  return Math.max(1, 1 + Math.ceil((mostAhead(timeZone, tenantZone) - atHour * hour) / day));
}

/** Zones' offsets through the years; pairs of zones, and how far the one is ahead of the other at the most. There are fewer zones than this may hold. */
const offsets = new Map<string, number[]>();
const pairs = new Map<string, number>();
const kept = 1_000;

/** How far a zone is ahead of another at the most, by the rules that are known for the years to come. Milliseconds. */
function mostAhead(timeZone: string, other: string): number {
  const key = `${timeZone} ${other}`;
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const theirs = offsetsOf(other);
  const most = Math.max(...offsetsOf(timeZone).map((offset, i) => offset - (theirs[i] ?? 0)));
  if (pairs.size >= kept) pairs.clear();
  pairs.set(key, most);
  return most;
}

/** Week by week: in some zones the clocks are moved a week or two after those of others. */
function offsetsOf(timeZone: string): number[] {
  const known = offsets.get(timeZone);
  if (known) return known;
  const found = Array.from({ length: 520 }, (_, week) =>
    offsetAt(timeZone, new Date(Date.UTC(2025, 0, 4 + 7 * week))),
  );
  if (offsets.size >= kept) offsets.clear();
  offsets.set(timeZone, found);
  return found;
}
