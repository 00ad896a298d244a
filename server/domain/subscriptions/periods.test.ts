import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#shared/durations.ts';
import {
  deliveriesBetween,
  findEdition,
  lastEnded,
  periodAt,
  findPeriod,
  type DueDelivery,
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
const siteZones = ['UTC', 'America/New_York', 'Asia/Tokyo'];
const hours = [0, 8, 15, 23];
const start = new Date('2026-02-10T00:00:00Z');
const days = 400;
const end = new Date(start.getTime() + days * dayMs);

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
/** Returns the ISO 8601 week of a date. */
function isoWeek(date: string): string {
  const thursday = dayAfter(date, 4 - weekdayOf(date));
  const week =
    1 +
    Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (7 * dayMs));
  return `${thursday.slice(0, 4)}-w${String(week).padStart(2, '0')}`;
}

/** Expects one recent issue per local day or week, each issue once and in order. */
function expectEachOnce(reader: SendTime, siteZone: string, dues: DueDelivery[]) {
  const step = reader.frequency === 'daily' ? 1 : 7;
  expect(dues.length).toBeGreaterThanOrEqual(Math.floor(days / step) - 1);
  dues.forEach(({ localDay, at, period }, i) => {
    const shows = wall(reader.timeZone, at);
    const next = dues[i + 1];
    const days = [localDay, next?.localDay, dayAfter(localDay, step)];
    if (next && days[1] !== days[2])
      throw new Error(`${reader.timeZone}: ${days[0]} is followed by ${days[1]}`);
    if (next && next.period.startsAt.getTime() !== period.endsAt.getTime())
      throw new Error(`${reader.timeZone}: ${period.name} is followed by ${next.period.name}`);
    // A weekly digest waits for the end of its week.
    const waits =
      reader.frequency === 'weekly' &&
      at.getTime() === period.endsAt.getTime() &&
      shows.hour > reader.hour &&
      shows.hour <= reader.hour + 14;
    const onTime =
      shows.date === localDay &&
      (shows.hour === reader.hour || shows.hour === reader.hour + 1 || waits);
    // A skipped hour at the end of a day becomes the first hour of the next.
    const leftOut = shows.date === dayAfter(localDay, 1) && shows.hour === 0;
    if (!onTime && !leftOut)
      throw new Error(`${reader.timeZone}: ${localDay} at ${shows.date} ${shows.hour}`);
    if (reader.frequency === 'weekly' && weekdayOf(localDay) !== reader.weekday)
      throw new Error(`${localDay} is no day ${reader.weekday}`);
    if (at < period.endsAt)
      throw new Error(`${reader.timeZone}: ${period.name} is sent before it is over`);
    // Clocks may change by two hours.
    if (
      at.getTime() - period.endsAt.getTime() >
      (reader.frequency === 'daily' ? 12 : 7 * 24 + 2) * hourMs
    )
      throw new Error(`${reader.timeZone}: ${period.name} is stale`);
    if (period.edition !== findEdition(reader, siteZone))
      throw new Error(`${reader.timeZone}: ${period.name} is of another edition`);
    const [start, last] = [
      wall(siteZone, period.startsAt),
      wall(siteZone, new Date(period.endsAt.getTime() - 1)),
    ];
    const name =
      reader.frequency === 'weekly'
        ? isoWeek(start.date)
        : period.edition === 0
          ? start.date
          : `${last.date}-${String(last.hour + 1).padStart(2, '0')}`;
    if (period.name !== name) throw new Error(`${period.name} is ${name}`);
  });
}

describe.each(['daily', 'weekly'] as const)('in 400 days a %s reader', (frequency) => {
  it('receives each issue once in thirty time zones', () => {
    let turn = 0;
    for (const timeZone of zones) {
      const siteZone = siteZones[turn % 3] ?? 'UTC';
      const reader = {
        frequency,
        timeZone,
        hour: hours[Math.floor(turn / 3) % 4] ?? 8,
        weekday: 1 + (turn % 7),
      };
      turn += 1;
      expectEachOnce(reader, siteZone, deliveriesBetween(reader, siteZone, start, end));
    }
  });

  it('receives each issue once at any hour and site zone', () => {
    for (const timeZone of ['America/New_York', 'Pacific/Kiritimati']) {
      for (const siteZone of siteZones) {
        for (const atHour of hours) {
          const reader = { frequency, timeZone, hour: atHour, weekday: 1 };
          expectEachOnce(reader, siteZone, deliveriesBetween(reader, siteZone, start, end));
        }
      }
    }
  });
});

it('finds the same deliveries in consecutive ranges as in one', () => {
  fc.assert(
    fc.property(
      fc.record({
        timeZone: fc.constantFrom(...zones),
        siteZone: fc.constantFrom(...siteZones),
        frequency: fc.constantFrom('daily' as const, 'weekly' as const),
        hour: fc.integer({ min: 0, max: 23 }),
        weekday: fc.integer({ min: 1, max: 7 }),
        from: fc.integer({ min: 0, max: days - 12 }),
        checks: fc.array(fc.integer({ min: 1, max: 10 * dayMs }), { maxLength: 6 }),
      }),
      ({ siteZone, from, checks, ...reader }) => {
        const first = new Date(start.getTime() + from * dayMs);
        const last = new Date(first.getTime() + 10 * dayMs);
        const times = [
          first,
          ...checks
            .map((after) => new Date(first.getTime() + after))
            .toSorted((a, b) => a.getTime() - b.getTime()),
          last,
        ];
        const pieces = times
          .slice(1)
          .flatMap((until, i) => deliveriesBetween(reader, siteZone, times[i] ?? first, until));
        expect(pieces).toEqual(deliveriesBetween(reader, siteZone, first, last));
      },
    ),
    { numRuns: 60, seed: 20261121 },
  );
});

const gaps = (timeZone: string, from: string, to: string) => {
  const at = deliveriesBetween(
    { frequency: 'daily', timeZone, hour: 8, weekday: 1 },
    timeZone,
    new Date(from),
    new Date(to),
  ).map((due) => due.at.getTime());
  return at.slice(1).map((time, i) => (time - (at[i] ?? 0)) / hourMs);
};

it('sends at 8 in New York across clock changes', () => {
  expect(gaps('America/New_York', '2026-03-06T00:00:00Z', '2026-03-11T00:00:00Z')).toEqual([
    24, 23, 24, 24,
  ]);
  expect(gaps('America/New_York', '2026-10-30T00:00:00Z', '2026-11-04T00:00:00Z')).toEqual([
    24, 25, 24, 24,
  ]);
});

it('uses ISO 8601 weeks, including week 53 and leap days', () => {
  const names = deliveriesBetween(
    { frequency: 'weekly', timeZone: 'UTC', hour: 8, weekday: 1 },
    'UTC',
    new Date('2026-12-14T00:00:00Z'),
    new Date('2027-01-19T00:00:00Z'),
  ).map(({ period: { name } }) => name);
  expect(names).toEqual(['2026-w50', '2026-w51', '2026-w52', '2026-w53', '2027-w01', '2027-w02']);
  expect(periodAt('weekly', 'UTC', new Date('2028-02-29T12:00:00Z'))).toMatchObject({
    name: '2028-w09',
    startsAt: new Date('2028-02-28T00:00:00Z'),
    endsAt: new Date('2028-03-06T00:00:00Z'),
  });
  expect(periodAt('daily', 'UTC', new Date('2028-02-29T23:59:59.999Z')).name).toBe('2028-02-29');
  expect(lastEnded('weekly', 'Asia/Tokyo', new Date('2027-01-03T15:00:00Z')).name).toBe('2026-w53');
  expect(lastEnded('weekly', 'Asia/Tokyo', new Date('2027-01-03T14:59:59Z')).name).toBe('2026-w52');
});

it.each<
  [timeZone: string, siteZone: string, weekday: number, hour: number, at: string, name: string]
>([
  // The week had ended.
  ['Asia/Shanghai', 'UTC', 1, 8, '2026-12-07T00:00Z', '2026-w49'],
  ['America/Los_Angeles', 'UTC', 7, 17, '2026-12-07T01:00Z', '2026-w49'],
  // It ends later on the reader's day.
  ['Asia/Tokyo', 'UTC', 1, 8, '2026-12-07T00:00Z', '2026-w49'],
  ['Asia/Tokyo', 'UTC', 1, 0, '2026-12-07T00:00Z', '2026-w49'],
  ['Pacific/Auckland', 'UTC', 1, 8, '2026-12-07T00:00Z', '2026-w49'],
  ['Asia/Tokyo', 'America/New_York', 1, 8, '2026-12-07T05:00Z', '2026-w49'],
  ['America/Los_Angeles', 'UTC', 7, 8, '2026-12-07T00:00Z', '2026-w49'],
  // It ends on the next day, or more than 14 hours after the reader's hour.
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 1, 12, '2026-12-06T22:00Z', '2026-w48'],
  ['Asia/Tokyo', 'America/Los_Angeles', 1, 2, '2026-12-06T17:00Z', '2026-w48'],
  // Another day of the week.
  ['Asia/Tokyo', 'UTC', 2, 8, '2026-12-07T23:00Z', '2026-w49'],
  ['Asia/Tokyo', 'UTC', 7, 8, '2026-12-05T23:00Z', '2026-w48'],
])('a weekly reader in %s of a site in %s on day %i at %i is due at %s', (...row) => {
  const [timeZone, siteZone, weekday, atHour, at, name] = row;
  const reader = { frequency: 'weekly' as const, timeZone, hour: atHour, weekday };
  const from = new Date('2026-12-05T12:00Z');
  const dues = deliveriesBetween(reader, siteZone, from, new Date('2026-12-12T12:00Z'));
  expect(dues.map((due) => [due.at, due.period.name])).toEqual([[new Date(at), name]]);
  const [due] = dues;
  expect(weekdayOf(due?.localDay ?? '')).toBe(weekday);
});

it.each<[timeZone: string, siteZone: string, hour: number, names: string[]]>([
  ['UTC', 'UTC', 8, ['2026-10-24', '2026-10-25', '2026-10-26']],
  ['UTC', 'UTC', 9, ['2026-10-25-08', '2026-10-26-08', '2026-10-27-08']],
  ['Europe/Berlin', 'UTC', 8, ['2026-10-24', '2026-10-25', '2026-10-26']],
  ['Asia/Tokyo', 'UTC', 8, ['2026-10-24-22', '2026-10-25-22', '2026-10-26-22']],
  ['America/Los_Angeles', 'UTC', 8, ['2026-10-25-14', '2026-10-26-14', '2026-10-27-14']],
  ['Asia/Tokyo', 'America/New_York', 8, ['2026-10-24-16', '2026-10-25-16', '2026-10-26-16']],
  ['Pacific/Pago_Pago', 'Asia/Tokyo', 8, ['2026-10-25', '2026-10-26', '2026-10-27']],
  [
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    1,
    ['2026-10-23-22', '2026-10-24-22', '2026-10-25-22'],
  ],
])(
  'a reader in %s of a site in %s at %i gets the last edition',
  (timeZone, siteZone, at, names) => {
    const reader = { frequency: 'daily' as const, timeZone, hour: at, weekday: 1 };
    const from = new Date('2026-10-20T00:00:00Z');
    const dues = deliveriesBetween(reader, siteZone, from, new Date('2026-10-30T00:00:00Z'));
    expect(
      dues
        .filter(({ localDay }) => localDay >= '2026-10-25' && localDay <= '2026-10-27')
        .map(({ period }) => period.name),
    ).toEqual(names);
  },
);

it('ends an edition at least an hour before its readers', () => {
  for (const siteZone of siteZones)
    for (const timeZone of zones)
      for (let atHour = 0; atHour < 24; atHour += 1) {
        const reader = { frequency: 'daily' as const, timeZone, hour: atHour, weekday: 1 };
        const [due] = deliveriesBetween(
          reader,
          siteZone,
          new Date('2026-12-01T00:00:00Z'),
          new Date('2026-12-03T00:00:00Z'),
        );
        const hours = due ? (due.at.getTime() - due.period.endsAt.getTime()) / hourMs : 0;
        expect(hours, `${timeZone} at ${atHour} for ${siteZone}`).toBeGreaterThanOrEqual(1);
        expect(hours, `${timeZone} at ${atHour} for ${siteZone}`).toBeLessThan(11);
      }
});

describe('when two zones differ more for four days', () => {
  // Europe/London changes its clocks on 25 October, Africa/Cairo on 30 October.
  const readCairo = (frequency: 'daily' | 'weekly', atHour: number) =>
    deliveriesBetween(
      { frequency, timeZone: 'Africa/Cairo', hour: atHour, weekday: 1 },
      'Europe/London',
      new Date('2026-10-25T12:00:00Z'),
      new Date('2026-10-26T12:00:00Z'),
    );

  it.each([0, 1, 2])('sends a week that is over at %i', (atHour) => {
    for (const { at, period } of readCairo('weekly', atHour))
      expect(at.getTime()).toBeGreaterThanOrEqual(period.endsAt.getTime());
  });

  it('sends an edition that ended an hour before', () => {
    for (let atHour = 0; atHour < 24; atHour += 1)
      for (const { at, period } of readCairo('daily', atHour))
        expect(at.getTime() - period.endsAt.getTime(), `at ${atHour}`).toBeGreaterThanOrEqual(
          hourMs,
        );
  });
});

it('sends what ended at 22 to readers at midnight', () => {
  const dues = deliveriesBetween(
    { frequency: 'daily', timeZone: 'America/New_York', hour: 0, weekday: 1 },
    'America/New_York',
    new Date('2026-07-01T00:00:00Z'),
    new Date('2026-07-03T00:00:00Z'),
  );
  expect(dues.map(({ localDay, period: { name } }) => [localDay, name])).toEqual([
    ['2026-07-01', '2026-06-30-22'],
    ['2026-07-02', '2026-07-01-22'],
  ]);
});

it.each(['2026-11-21', '2026-11-21-08', '2026-03-08-22', '2026-w47', '2026-w53', '2024-02-29'])(
  'finds the period named %s',
  (name) => {
    const period = findPeriod('America/New_York', name);
    expect(period?.name).toBe(name);
    expect(
      periodAt(
        period?.frequency ?? 'daily',
        'America/New_York',
        period?.startsAt ?? start,
        period?.edition,
      ),
    ).toEqual(period);
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
  '2026-11-21-00',
  '2026-11-21-07',
  '2026-11-21-8',
  '2026-02-29-08',
  '',
  '2026-w5',
  ' 2026-11-21',
])('returns null for the period name %j', (name) => {
  expect(findPeriod('UTC', name)).toBeNull();
});
