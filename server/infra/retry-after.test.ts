import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseRetryAfterMs } from './retry-after.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') }),
);
afterEach(() => void vi.useRealTimers());

it.each([
  ['30', 30_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 08:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
  ['soon', null],
  ['-5x', null],
  [undefined, null],
  [null, null],
])('reads %s', (header, expected) => {
  expect(parseRetryAfterMs(header)).toBe(expected);
});
