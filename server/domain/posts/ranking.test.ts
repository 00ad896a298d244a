import { expect, it } from 'vitest';
import { ageWindow, hotRank, hotWeight, hotWindow, topHours, wilson } from './ranking.ts';

const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [0, 0],
  [1, 0],
  [-1, 0],
  [10, 1],
  [100, 2],
  [1000, 3],
  [-10, -1],
  [-1000, -3],
  [2, Math.log10(2)],
  [-5, -Math.log10(5)],
  [2_000_000_000, Math.log10(2e9)],
])('hot of a post with %i points at the epoch is %f', (score, expected) => {
  expect(hotRank(score, at(0))).toBeCloseTo(expected, 12);
});

it('hot grows by 1 with every 45,000 seconds: a tenfold score against half a day', () => {
  expect(hotWindow).toBe(45_000);
  expect(hotRank(0, at(45_000))).toBe(1);
  expect(hotRank(1, at(1_763_712_000)) - hotRank(1, at(1_763_712_000 - 45_000))).toBeCloseTo(1, 9);
  expect(hotRank(10, at(1_763_712_000))).toBeCloseTo(hotRank(100, at(1_763_712_000 - 45_000)), 9);
  expect(hotRank(1, new Date(1_763_712_000_001))).toBeGreaterThan(
    hotRank(1, new Date(1_763_712_000_000)),
  );
});

it('hot rises with the score, below and above zero', () => {
  const ranks = [-1000, -11, -10, -2, -1, 2, 9, 10, 11, 1000].map((score) =>
    hotRank(score, at(1_763_712_000)),
  );
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(ranks.length);
});

// Reference values: the lower end of the Wilson score interval, z = 1.281551565545 (80 %, both sides).
it.each([
  [0, 0, 0.0],
  [1, 0, 0.3784475],
  [0, 1, 0.0],
  [1, 1, 0.16425172],
  [2, 0, 0.54909237],
  [10, 0, 0.85893132],
  [100, 0, 0.98384164],
  [10, 5, 0.50121956],
  [5, 10, 0.20078166],
  [0, 7, 0.0],
])('the lower bound for %i up and %i down is %f', (up, down, expected) => {
  expect(wilson(up, down)).toBeCloseTo(expected, 7);
});

it('the lower bound stays between 0 and 1, rises with each up-vote and falls with each down-vote', () => {
  for (let up = 0; up < 60; up += 1) {
    for (let down = 0; down < 60; down += 1) {
      const bound = wilson(up, down);
      expect(bound).toBeGreaterThanOrEqual(-1e-15);
      expect(bound).toBeLessThan(1);
      expect(wilson(up + 1, down)).toBeGreaterThan(bound);
      if (up > 0) expect(wilson(up, down + 1)).toBeLessThan(bound);
    }
  }
  expect(wilson(1_000_000_000, 1)).toBeLessThanOrEqual(1);
});

it.each([
  [0, 0],
  [24, 1],
  [7 * 24, 2],
  [30 * 24, 3],
  [365 * 24, 4],
  [10_000 * 24, 4],
])(
  'a post of exactly %i hours is in window %i, and a millisecond before in the one before it',
  (hours, window) => {
    const now = new Date('2026-11-21T08:00:00.000Z');
    const created = now.getTime() - hours * 3_600_000;
    expect(ageWindow(new Date(created), now)).toBe(window);
    expect(ageWindow(new Date(created + 1), now)).toBe(
      hours > 365 * 24 ? 4 : Math.max(0, window - 1),
    );
  },
);

it('a post of the future, as clocks differ, is in the first window', () => {
  expect(
    ageWindow(new Date('2026-11-21T08:05:00.000Z'), new Date('2026-11-21T08:00:00.000Z')),
  ).toBe(0);
});

it('the periods of top are a day, a week, 30 days and 365 days, each longer than the one before', () => {
  expect(topHours).toEqual({ day: 24, week: 168, month: 720, year: 8760 });
  expect(Object.keys(topHours)).toEqual(['day', 'week', 'month', 'year']);
});

it('the window of a site weighs the score and leaves time alone, so that ranks of before a change stay comparable (product 13)', () => {
  expect(hotWeight(12.5)).toBe(1);
  expect(hotRank(100, at(0), hotWeight(25))).toBeCloseTo(4, 12);
  // Twice the window: a tenfold score is worth twice the time.
  expect(hotRank(10, at(0), hotWeight(25))).toBeCloseTo(hotRank(1, at(90_000), hotWeight(25)), 9);
  expect(hotRank(1, at(45_000), hotWeight(25))).toBe(hotRank(1, at(45_000)));
});
