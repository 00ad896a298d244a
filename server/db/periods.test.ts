import { expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { periodsUntil } from './periods.ts';

/** First and last day of a key. */
function daysOf(key = ''): [number, number] {
  const [, level, n] = key.split(' ').map(Number);
  const length = 8 ** (level ?? NaN);
  return [(n ?? NaN) * length, ((n ?? NaN) + 1) * length - 1];
}

it.each([0, 1, 7, 8, 63, 64, 4_095, 4_096, 20_780, 20_784, 21_000, 40_000])(
  'covers each day up to day %i once, newest first',
  (day) => {
    let next = day + 1;
    for (const key of periodsUntil('a', new Date(day * dayMs + 1)).flat()) {
      const [first, last] = daysOf(key);
      expect(last).toBe(next);
      next = first - 1;
    }
    expect(next).toBe(-1);
  },
);

it('never makes a group much longer than all newer ones', () => {
  for (let day = 20_000; day < 25_000; day += 37) {
    let newer = 1;
    for (const group of periodsUntil('a', new Date(day * dayMs))) {
      const length = daysOf(group[0])[1] - daysOf(group.at(-1))[0] + 1;
      expect(length).toBeLessThanOrEqual(3 * newer);
      newer += length;
    }
  }
});

it('reads few periods for the whole past of a site', () => {
  const groups = periodsUntil('a', new Date('2026-11-21'));
  expect(groups.length).toBeLessThan(25);
  expect(groups.flat().length).toBeLessThan(70);
});
