import { describe, expect, it } from 'vitest';
import { nextOccurrence, zoneName } from './digest-times.ts';

const next = (timeZone: string, hour: number, weekday: number | null, from: string) =>
  nextOccurrence({ timeZone, hour, weekday }, new Date(from)).toISOString();

it.each([
  ['Europe/Berlin', 8, null, '2026-11-21T06:59:59.999Z', '2026-11-21T07:00:00.000Z'],
  ['Europe/Berlin', 8, null, '2026-11-21T07:00:00.000Z', '2026-11-21T07:00:00.000Z'],
  ['Europe/Berlin', 8, null, '2026-11-21T07:00:00.001Z', '2026-11-22T07:00:00.000Z'],
  ['America/New_York', 8, 1, '2026-11-21T08:00:00.000Z', '2026-11-23T13:00:00.000Z'],
  ['America/New_York', 0, 7, '2026-11-22T04:59:00.000Z', '2026-11-22T05:00:00.000Z'],
  ['Asia/Kolkata', 23, null, '2026-11-21T17:31:00.000Z', '2026-11-22T17:30:00.000Z'],
  ['Asia/Kathmandu', 8, null, '2026-11-21T00:00:00.000Z', '2026-11-21T02:15:00.000Z'],
  ['Pacific/Kiritimati', 8, null, '2026-12-31T17:00:00.000Z', '2026-12-31T18:00:00.000Z'],
  ['Pacific/Pago_Pago', 8, 4, '2026-12-31T20:00:00.000Z', '2027-01-07T19:00:00.000Z'],
  ['UTC', 0, null, '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z'],
  ['UTC', 8, null, '2028-02-28T09:00:00.000Z', '2028-02-29T08:00:00.000Z'],
])('in %s it is %i (weekday %s) after %s at %s', (zone, hour, weekday, from, at) => {
  expect(next(zone, hour, weekday, from)).toBe(at);
});

it.each([
  // Left out: the moment at which the clocks were moved.
  ['Europe/Berlin', 2, '2027-03-28T00:00:00.000Z', '2027-03-28T01:00:00.000Z'],
  ['America/New_York', 2, '2027-03-14T05:00:00.000Z', '2027-03-14T07:00:00.000Z'],
  ['America/Asuncion', 0, '2023-10-01T00:00:00.000Z', '2023-10-01T04:00:00.000Z'],
  ['Australia/Lord_Howe', 2, '2026-10-03T14:00:00.000Z', '2026-10-03T15:30:00.000Z'],
  ['America/Nuuk', 23, '2026-03-28T12:00:00.000Z', '2026-03-29T01:00:00.000Z'],
  ['America/Nuuk', 23, '2026-03-29T01:00:00.000Z', '2026-03-29T01:00:00.000Z'],
  ['America/Nuuk', 23, '2026-03-29T01:00:00.001Z', '2026-03-30T00:00:00.000Z'],
  ['Antarctica/Troll', 2, '2026-03-28T12:00:00.000Z', '2026-03-29T01:00:00.000Z'],
  ['Africa/Cairo', 0, '2026-04-23T21:30:00.000Z', '2026-04-23T22:00:00.000Z'],
  // Twice: the first.
  ['Europe/Berlin', 2, '2026-10-24T22:00:00.000Z', '2026-10-25T00:00:00.000Z'],
  ['America/New_York', 1, '2026-11-01T04:00:00.000Z', '2026-11-01T05:00:00.000Z'],
  ['Australia/Lord_Howe', 1, '2026-04-04T13:00:00.000Z', '2026-04-04T14:00:00.000Z'],
  // And not once more, whenever it is asked.
  ['Europe/Berlin', 2, '2026-10-25T00:00:00.001Z', '2026-10-26T01:00:00.000Z'],
  ['Europe/Berlin', 2, '2026-10-25T01:00:00.000Z', '2026-10-26T01:00:00.000Z'],
])(
  'in %s the hour %i of a day on which the clocks are moved, after %s, is at %s',
  (zone, hour, from, at) => {
    expect(next(zone, hour, null, from)).toBe(at);
  },
);

it('a day that a zone leaves out has none', () => {
  expect(next('Pacific/Apia', 8, null, '2011-12-29T19:00:00.000Z')).toBe(
    '2011-12-30T18:00:00.000Z',
  );
  expect(next('Pacific/Apia', 8, 5, '2011-12-29T19:00:00.000Z')).toBe('2012-01-05T18:00:00.000Z');
});

// Temporal knows the rules by itself, where there is one.
describe.skipIf(!('Temporal' in globalThis))('over years and many zones', () => {
  const zones = [
    'UTC',
    'Europe/Berlin',
    'Europe/London',
    'Europe/Dublin',
    'Europe/Moscow',
    'Atlantic/Azores',
    'America/New_York',
    'America/Los_Angeles',
    'America/St_Johns',
    'America/Sao_Paulo',
    'America/Santiago',
    'America/Nuuk',
    'America/Havana',
    'Africa/Casablanca',
    'Africa/Cairo',
    'Asia/Tokyo',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Asia/Tehran',
    'Asia/Beirut',
    'Asia/Gaza',
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'Antarctica/Troll',
    'Pacific/Auckland',
    'Pacific/Chatham',
    'Pacific/Apia',
    'Pacific/Kiritimati',
    'Pacific/Marquesas',
  ];

  it.each(zones)('in %s there is one for each local day, at the hour of its wall', (timeZone) => {
    for (const hour of [0, 2, 23]) {
      let from = Date.parse('2026-02-28T20:00:00Z');
      for (
        let days = 0, date = Temporal.PlainDate.from('2026-02-28');
        days < 430;
        date = date.add({ days: 1 })
      ) {
        const zoned = date
          .toPlainDateTime({ hour })
          .toZonedDateTime(timeZone, { disambiguation: 'earlier' });
        const at =
          (zoned.hour === hour ? zoned : zoned.getTimeZoneTransition('next'))?.epochMilliseconds ??
          0;
        if (at <= from) continue;
        expect(
          nextOccurrence({ timeZone, hour, weekday: null }, new Date(from + 1)).getTime(),
          `${date.toString()} ${hour}:00`,
        ).toBe(at);
        if (days % 7 === 0)
          expect(
            nextOccurrence(
              { timeZone, hour, weekday: date.dayOfWeek },
              new Date(from + 1),
            ).getTime(),
          ).toBe(at);
        from = at;
        days += 1;
      }
    }
  });
});

it('a zone is written in one way, and one that nobody knows is an error', () => {
  expect(zoneName('europe/BERLIN')).toBe('Europe/Berlin');
  expect(zoneName('UTC')).toBe('UTC');
  expect(() => zoneName('Europe/Nowhere')).toThrow(RangeError);
  expect(() => next('Europe/Nowhere', 8, null, '2026-11-21T00:00:00Z')).toThrow(RangeError);
});
