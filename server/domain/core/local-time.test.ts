import { expect, it } from 'vitest';
import { nextOccurrence } from '../../../test/support/next-occurrence.ts';
import { zoneName } from './local-time.ts';

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
  ['Australia/Eucla', 8, null, '2026-11-21T00:00:00.000Z', '2026-11-21T23:15:00.000Z'],
  ['Pacific/Marquesas', 8, null, '2026-11-21T00:00:00.000Z', '2026-11-21T17:30:00.000Z'],
  ['Pacific/Kiritimati', 8, null, '2026-12-31T17:00:00.000Z', '2026-12-31T18:00:00.000Z'],
  ['Pacific/Pago_Pago', 8, 4, '2026-12-31T20:00:00.000Z', '2027-01-07T19:00:00.000Z'],
  ['UTC', 0, null, '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z'],
  ['UTC', 8, null, '2028-02-28T09:00:00.000Z', '2028-02-29T08:00:00.000Z'],
])('finds in %s hour %i (weekday %s) after %s', (zone, hour, weekday, from, at) => {
  expect(next(zone, hour, weekday, from)).toBe(at);
});

it.each([
  ['Europe/Berlin', 2, '2027-03-28T00:00:00.000Z', '2027-03-28T01:00:00.000Z'],
  ['America/New_York', 2, '2027-03-14T05:00:00.000Z', '2027-03-14T07:00:00.000Z'],
  ['America/St_Johns', 2, '2027-03-14T05:00:00.000Z', '2027-03-14T05:30:00.000Z'],
  ['America/Asuncion', 0, '2023-10-01T00:00:00.000Z', '2023-10-01T04:00:00.000Z'],
  ['Australia/Adelaide', 2, '2026-10-03T12:00:00.000Z', '2026-10-03T16:30:00.000Z'],
  // The clocks move half an hour, or at 2:45.
  ['Australia/Lord_Howe', 2, '2026-10-03T14:00:00.000Z', '2026-10-03T15:30:00.000Z'],
  ['Pacific/Chatham', 3, '2026-09-26T12:00:00.000Z', '2026-09-26T14:00:00.000Z'],
  // The gap ends the day, begins it, or is two hours long.
  ['America/Nuuk', 23, '2026-03-28T12:00:00.000Z', '2026-03-29T01:00:00.000Z'],
  ['America/Nuuk', 23, '2026-03-29T01:00:00.000Z', '2026-03-29T01:00:00.000Z'],
  ['America/Nuuk', 23, '2026-03-29T01:00:00.001Z', '2026-03-30T00:00:00.000Z'],
  ['Africa/Cairo', 0, '2026-04-23T21:30:00.000Z', '2026-04-23T22:00:00.000Z'],
  ['Antarctica/Troll', 2, '2026-03-28T12:00:00.000Z', '2026-03-29T01:00:00.000Z'],
])('replaces in %s the skipped hour %i after %s', (zone, hour, from, at) => {
  expect(next(zone, hour, null, from)).toBe(at);
});

it.each([
  ['Europe/Berlin', 2, '2026-10-24T22:00:00.000Z', '2026-10-25T00:00:00.000Z'],
  ['America/New_York', 1, '2026-11-01T04:00:00.000Z', '2026-11-01T05:00:00.000Z'],
  ['America/Havana', 0, '2026-10-31T12:00:00.000Z', '2026-11-01T04:00:00.000Z'],
  ['Australia/Adelaide', 2, '2027-04-03T12:00:00.000Z', '2027-04-03T15:30:00.000Z'],
  ['Australia/Lord_Howe', 1, '2026-04-04T13:00:00.000Z', '2026-04-04T14:00:00.000Z'],
  ['Pacific/Chatham', 3, '2027-04-03T12:00:00.000Z', '2027-04-03T13:15:00.000Z'],
  // After the first, the next is a day later.
  ['Europe/Berlin', 2, '2026-10-25T00:00:00.001Z', '2026-10-26T01:00:00.000Z'],
  ['Europe/Berlin', 2, '2026-10-25T01:00:00.000Z', '2026-10-26T01:00:00.000Z'],
  ['Pacific/Chatham', 3, '2027-04-03T13:15:00.001Z', '2027-04-04T14:15:00.000Z'],
])('in %s picks the first hour %i after %s', (zone, hour, from, at) => {
  expect(next(zone, hour, null, from)).toBe(at);
});

it('finds no hour on a skipped day', () => {
  expect(next('Pacific/Apia', 8, null, '2011-12-29T19:00:00.000Z')).toBe(
    '2011-12-30T18:00:00.000Z',
  );
  expect(next('Pacific/Apia', 8, 5, '2011-12-29T19:00:00.000Z')).toBe('2012-01-05T18:00:00.000Z');
});

it('normalizes time zone names and throws for unknown ones', () => {
  expect(zoneName('europe/BERLIN')).toBe('Europe/Berlin');
  expect(zoneName('UTC')).toBe('UTC');
  expect(() => zoneName('Europe/Nowhere')).toThrow(RangeError);
  expect(() => next('Europe/Nowhere', 8, null, '2026-11-21T00:00:00Z')).toThrow(RangeError);
});
