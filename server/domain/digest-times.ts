/** When the clock on a wall shows an hour: for everything that is sent by local time. Pure, on what Intl knows of the zones; Node's own Temporal is not in every build. */

const hour = 3_600_000;
const day = 24 * hour;

/** A local hour, every day or on one day of the week: 1 is Monday, 7 is Sunday. `timeZone`: of the IANA database. */
export type LocalHour = { timeZone: string; hour: number; weekday: number | null };

/**
 * When it is that hour there for the next time, at or after an instant (product 23). Once a local day: an hour that comes twice counts when it comes first, in place of one that is left out
 * counts the next moment that there is. A day that a zone leaves out has none. Error: RangeError for a zone that nobody knows.
 */
export function nextOccurrence(of: LocalHour, from: Date): Date {
  // Days of the wall are reckoned as if they were UTC's.
  const today = dateAt(of.timeZone, from.getTime());
  // From yesterday, whose last hour may be left out and begin today; for two weeks, should one have no such day.
  for (let date = today - day; date <= today + 15 * day; date += day) {
    if (of.weekday !== null && weekdayOf(date) !== of.weekday) continue;
    const at = firstAt(of.timeZone, date + of.hour * hour);
    if (
      at >= from.getTime() &&
      [at, firstAt(of.timeZone, date)].some((one) => dateAt(of.timeZone, one) === date)
    )
      return new Date(at);
  }
  throw new RangeError(`no such hour: ${JSON.stringify(of)}`);
}

/** A zone as it is written once: names that differ in their capitals only are one. Error: RangeError. */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** The date on the wall at an instant: days since 1970 as if they were UTC's, in milliseconds (`Date.UTC`). */
export const localDate = (timeZone: string, at: Date): number => dateAt(timeZone, at.getTime());

/** The first instant of a local hour of a date (`localDate`); where the clocks leave it out, the next there is. */
export const instantAt = (timeZone: string, date: number, atHour = 0): Date =>
  new Date(firstAt(timeZone, date + atHour * hour));

/** How far a zone is ahead of UTC. Milliseconds. */
export const offsetAt = (timeZone: string, at: Date): number => offset(timeZone, at.getTime());

/** 1 is Monday. The first of January 1970 was a Thursday. */
const weekdayOf = (date: number) => ((((date / day + 3) % 7) + 7) % 7) + 1;

const dateAt = (timeZone: string, instant: number) =>
  Math.floor(wallTime(timeZone, instant) / day) * day;

/** The first instant at which a wall shows this time, or has passed it. A zone moves its clocks at most once in the two days around it. */
function firstAt(timeZone: string, wall: number): number {
  const before = wall - offset(timeZone, wall - day);
  if (wallTime(timeZone, before) === wall) return before;
  const after = wall - offset(timeZone, wall + day);
  if (wallTime(timeZone, after) === wall) return after;
  // Left out: the clocks are moved after `after`, at `before` at the latest.
  let [still, moved] = [after, before];
  while (moved - still > 1) {
    const middle = Math.floor((still + moved) / 2);
    if (wallTime(timeZone, middle) < wall) still = middle;
    else moved = middle;
  }
  return moved;
}

const offset = (timeZone: string, instant: number) => wallTime(timeZone, instant) - instant;

/** What the wall shows, as milliseconds of UTC. */
function wallTime(timeZone: string, instant: number): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(instant))
    part[type] = Number(value);
  const { year = 0, month = 1, day: date = 1, hour: hours = 0, minute = 0, second = 0 } = part;
  return (
    Date.UTC(year, month - 1, date, hours, minute, second) + (((instant % 1_000) + 1_000) % 1_000)
  );
}

/** Making one takes longer than asking it a hundred times. There are fewer zones than this may hold, and readers are in few of them. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const keptClocks = 200;

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    if (clocks.size >= keptClocks) clocks.clear();
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}
