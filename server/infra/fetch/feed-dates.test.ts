import { expect, it } from 'vitest';
import { parseFeedDate } from './feed-dates.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';

it.each([
  ['Sat, 21 Nov 2026 08:00:00 GMT', '2026-11-21T08:00:00Z'],
  ['Sat, 21 Nov 2026 08:00:00 +0530', '2026-11-21T02:30:00Z'],
  ['Sat, 21 Nov 2026 08:00:00 EST', '2026-11-21T13:00:00Z'],
  ['21 Nov 26 08:00 PDT', '2026-11-21T15:00:00Z'],
  ['Sat,21 Nov 2026 8:00:00 Z', '2026-11-21T08:00:00Z'],
  ['Saturday, 21-Nov-26 08:00:00 UTC', '2026-11-21T08:00:00Z'],
  ['Sat, 21 November 2026 08:00:00', '2026-11-21T08:00:00Z'],
  ['Sat, 21 Nov 2026 08:00:00 +0100 (CET)', '2026-11-21T07:00:00Z'],
  ['Nov 21, 2026 08:00 PM', '2026-11-21T20:00:00Z'],
  ['Sat Nov 21 08:00:00 GMT 2026', '2026-11-21T08:00:00Z'],
  ['2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z'],
  ['2026-11-21T08:00:00.123+02:00', '2026-11-21T06:00:00Z'],
  ['2026-11-21 08:00:00', '2026-11-21T08:00:00Z'],
  ['2026-11-21', '2026-11-21T00:00:00Z'],
  ['20261121T08:00:00Z', '2026-11-21T08:00:00Z'],
  ['2026-11', '2026-11-01T00:00:00Z'],
  ['2026', '2026-01-01T00:00:00Z'],
  ['Sat, 21 Nov 2026 08:00:00 XYZ', '2026-11-21T08:00:00Z'],
  ['yesterday', null],
  ['', null],
  ['2026-13-01', null],
  ['Sat, 00 Nov 2026 08:00:00 GMT', null],
  ['21 Foo 2026', null],
  ['1969-01-01', null],
])('parses the date %j as %j', (written, at) => {
  expect(parseFeedDate(written)).toEqual(at === null ? null : new Date(at));
});

it.each(['9', ' ', 'a', '1 ', 'Sat, ', '-', '('])('rejects a long date of %j quickly', (sign) => {
  const readCpuMs = startCpuTimer();
  expect(parseFeedDate(sign.repeat(200_000))).toBeNull();
  expect(readCpuMs()).toBeLessThan(200);
});
