import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#shared/durations.ts';
import {
  findLastDue,
  findNextDueAt,
  findPeriod,
  lastEnded,
  periodAt,
  type DueDelivery,
  type IssueCalendar,
  type SendTime,
} from './periods.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Lisbon',
  'Europe/Moscow',
  'Europe/Istanbul',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Lagos',
  'Asia/Tehran',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Asia/Jerusalem',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Marquesas',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Nuuk',
  'America/Asuncion',
];
const hours = [0, 4, 8, 15, 23];
const start = new Date('2026-02-10T00:00:00Z');
const days = 400;
const end = new Date(start.getTime() + days * dayMs);

const at = (timeZone: string, closeHour = 4): IssueCalendar => ({
  timeZone,
  digest: { closeHour },
});
const calendars = [at('UTC'), at('America/New_York'), at('Asia/Tokyo', 18), at('Europe/Berlin', 0)];

const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);
/** Returns the local clock time, computed independently of the code under test. */
function wall(timeZone: string, at: Date): { date: string; hour: number } {
  const [date = '', time = ''] = clocks.get(timeZone)?.format(at).split(' ') ?? [];
  return { date, hour: Number(time.slice(0, 2)) };
}
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
const weekdayOf = (date: string) => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Lists what is due from one instant up to another. */
function listDues(reader: SendTime, calendar: IssueCalendar, from: Date, to: Date): DueDelivery[] {
  const dues: DueDelivery[] = [];
  for (let next = findNextDueAt(reader, calendar, from); next < to;) {
    dues.push(findLastDue(reader, calendar, next));
    next = findNextDueAt(reader, calendar, new Date(next.getTime() + 1));
  }
  return dues;
}

/** Expects the latest closed issue at the reader's hour, on each local day or week. */
function expectLatest(reader: SendTime, calendar: IssueCalendar, dues: DueDelivery[]) {
  const step = reader.frequency === 'daily' ? 1 : 7;
  expect(dues.length).toBeGreaterThanOrEqual(Math.floor(days / step) - 1);
  dues.forEach(({ localDay, at, period }, i) => {
    const shows = wall(reader.timeZone, at);
    const close = wall(calendar.timeZone, period.endsAt);
    const next = dues[i + 1];
    const age = at.getTime() - period.endsAt.getTime();
    const waits = reader.frequency === 'weekly' && age === 0;
    const faults = {
      day: next && next.localDay !== dayAfter(localDay, step),
      older: next && next.period.endsAt < period.endsAt,
      hour:
        !(shows.date === localDay && (waits || [0, 1].includes(shows.hour - reader.hour))) &&
        // A skipped hour at the end of a day becomes the first hour of the next.
        !(shows.date === dayAfter(localDay, 1) && shows.hour === 0),
      weekday: step === 7 && weekdayOf(localDay) !== reader.weekday,
      // Clocks may skip the hour.
      close: ![0, 1].includes(close.hour - calendar.digest.closeHour),
      latest: age < 0 || age >= step * dayMs + 2 * hourMs,
    };
    for (const [fault, found] of Object.entries(faults))
      if (found)
        throw new Error(`${reader.timeZone} at ${reader.hour}: ${fault} of ${period.name}`);
  });
}

describe.each(['daily', 'weekly'] as const)('in 400 days a %s reader', (frequency) => {
  it('is sent the latest issue in thirty time zones', () => {
    for (const [turn, timeZone] of zones.entries()) {
      const calendar = calendars[turn % calendars.length] ?? at('UTC');
      const hour = hours[turn % hours.length] ?? 8;
      const reader = { frequency, timeZone, hour, weekday: 1 + (turn % 7) };
      expectLatest(reader, calendar, listDues(reader, calendar, start, end));
    }
  });
});

it('sends at 8 in New York across clock changes', () => {
  const reader = { frequency: 'daily' as const, timeZone: 'America/New_York', hour: 8, weekday: 1 };
  const listGaps = (from: string, to: string) => {
    const dues = listDues(reader, at('America/New_York'), new Date(from), new Date(to));
    return dues.slice(1).map((due, i) => (due.at.getTime() - Number(dues[i]?.at)) / hourMs);
  };
  expect(listGaps('2026-03-06T00:00:00Z', '2026-03-11T00:00:00Z')).toEqual([24, 23, 24, 24]);
  expect(listGaps('2026-10-30T00:00:00Z', '2026-11-04T00:00:00Z')).toEqual([24, 25, 24, 24]);
});

it('uses ISO 8601 weeks, including week 53 and leap days', () => {
  const reader = { frequency: 'weekly' as const, timeZone: 'UTC', hour: 8, weekday: 1 };
  const [from, to] = [new Date('2026-12-14T00:00:00Z'), new Date('2027-01-19T00:00:00Z')];
  expect(listDues(reader, at('UTC'), from, to).map(({ period }) => period.name)).toEqual([
    '2026-w50',
    '2026-w51',
    '2026-w52',
    '2026-w53',
    '2027-w01',
    '2027-w02',
  ]);
  expect(periodAt('weekly', at('UTC'), new Date('2028-02-29T12:00:00Z'))).toMatchObject({
    name: '2028-w09',
    startsAt: new Date('2028-02-28T04:00:00Z'),
    endsAt: new Date('2028-03-06T04:00:00Z'),
  });
  const endAt = (time: string) => lastEnded('weekly', at('Asia/Tokyo'), new Date(time)).name;
  expect(endAt('2027-01-03T19:00:00Z')).toBe('2026-w53');
  expect(endAt('2027-01-03T18:59:59Z')).toBe('2026-w52');
});

it.each([
  [0, '2026-11-20', '2026-11-21T00:00Z', '2026-11-23T00:00Z'],
  [4, '2026-11-20', '2026-11-21T04:00Z', '2026-11-23T04:00Z'],
  [11, '2026-11-20', '2026-11-21T11:00Z', '2026-11-23T11:00Z'],
  [12, '2026-11-21', '2026-11-21T12:00Z', '2026-11-22T12:00Z'],
  [18, '2026-11-21', '2026-11-21T18:00Z', '2026-11-22T18:00Z'],
])('names an issue that closes at %i by its day', (closeHour, name, close, endOfWeek) => {
  const calendar = at('UTC', closeHour);
  expect(lastEnded('daily', calendar, new Date(close))).toMatchObject({
    name,
    startsAt: new Date(Date.parse(close) - dayMs),
    endsAt: new Date(close),
  });
  expect(findPeriod(calendar, '2026-w47')?.endsAt).toEqual(new Date(endOfWeek));
});

it.each<[zone: string, hour: number, site: IssueCalendar, at: string, name: string]>([
  ['UTC', 8, at('UTC'), '2026-11-21T08:00Z', '2026-11-20'],
  ['UTC', 4, at('UTC'), '2026-11-21T04:00Z', '2026-11-20'],
  // The hour comes before the close.
  ['UTC', 3, at('UTC'), '2026-11-21T03:00Z', '2026-11-19'],
  ['Asia/Tokyo', 8, at('UTC'), '2026-11-20T23:00Z', '2026-11-19'],
  ['America/Los_Angeles', 8, at('UTC'), '2026-11-21T16:00Z', '2026-11-20'],
  ['Asia/Tokyo', 19, at('Asia/Tokyo', 18), '2026-11-21T10:00Z', '2026-11-21'],
])('a reader in %s at %i is due the latest issue', (timeZone, hour, calendar, due, name) => {
  const reader = { frequency: 'daily' as const, timeZone, hour, weekday: 1 };
  const at = new Date(due);
  expect(findNextDueAt(reader, calendar, at)).toEqual(at);
  expect(findLastDue(reader, calendar, at)).toMatchObject({
    at,
    localDay: '2026-11-21',
    period: { name },
  });
});

it.each<[zone: string, weekday: number, hour: number, site: string, at: string, name: string]>([
  // The week has ended.
  ['Asia/Shanghai', 1, 12, 'UTC', '2026-12-07T04:00Z', '2026-w49'],
  ['America/Los_Angeles', 7, 21, 'UTC', '2026-12-07T05:00Z', '2026-w49'],
  // It ends later on the reader's day.
  ['Asia/Tokyo', 1, 8, 'UTC', '2026-12-07T04:00Z', '2026-w49'],
  ['Pacific/Auckland', 1, 8, 'UTC', '2026-12-07T04:00Z', '2026-w49'],
  ['UTC', 1, 0, 'UTC', '2026-12-07T04:00Z', '2026-w49'],
  // It ends on another day.
  ['Pacific/Kiritimati', 1, 12, 'Pacific/Pago_Pago', '2026-12-06T22:00Z', '2026-w48'],
  ['Asia/Tokyo', 7, 8, 'UTC', '2026-12-05T23:00Z', '2026-w48'],
  ['Asia/Tokyo', 2, 8, 'UTC', '2026-12-07T23:00Z', '2026-w49'],
])('a weekly reader in %s on day %i at %i for %s is due at %s', (...row) => {
  const [timeZone, weekday, hour, site, due, name] = row;
  const reader = { frequency: 'weekly' as const, timeZone, hour, weekday };
  const from = new Date('2026-12-05T12:00Z');
  const dues = listDues(reader, at(site), from, new Date('2026-12-12T12:00Z'));
  expect(dues.map(({ at, period }) => [at, period.name])).toEqual([[new Date(due), name]]);
});

it.each(['2026-11-21', '2026-03-08', '2026-w47', '2026-w53', '2024-02-29'])(
  'finds the period named %s',
  (name) => {
    const calendar = at('America/New_York');
    const period = findPeriod(calendar, name);
    expect(period?.name).toBe(name);
    expect(periodAt(period?.frequency ?? 'daily', calendar, period?.startsAt ?? start)).toEqual(
      period,
    );
  },
);

it.each([
  '2026-02-29',
  '2026-13-01',
  '2026-w54',
  '2027-w53',
  '2026-w00',
  '2026-W47',
  '26-11-21',
  '2026-11-21T00',
  '2026-11-21-08',
  '',
  '2026-w5',
  ' 2026-11-21',
])('returns null for the period name %j', (name) => {
  expect(findPeriod(at('UTC'), name)).toBeNull();
});
