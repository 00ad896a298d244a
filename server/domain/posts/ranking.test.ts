import { expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
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
])('ranks %i points at the epoch as %f', (score, expected) => {
  expect(hotRank(score, at(0))).toBeCloseTo(expected, 12);
});

it('raises the hot rank by 1 every 45,000 seconds', () => {
  expect(hotWindow).toBe(45_000);
  expect(hotRank(0, at(45_000))).toBe(1);
  expect(hotRank(1, at(1_763_712_000)) - hotRank(1, at(1_763_712_000 - 45_000))).toBeCloseTo(1, 9);
  expect(hotRank(10, at(1_763_712_000))).toBeCloseTo(hotRank(100, at(1_763_712_000 - 45_000)), 9);
  expect(hotRank(1, new Date(1_763_712_000_001))).toBeGreaterThan(
    hotRank(1, new Date(1_763_712_000_000)),
  );
});

it('raises the hot rank with the score', () => {
  const ranks = [-1000, -11, -10, -2, -1, 2, 9, 10, 11, 1000].map((score) =>
    hotRank(score, at(1_763_712_000)),
  );
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(ranks.length);
});

// Reference values: lower bound of the 80 % Wilson interval, z = 1.281551565545.
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
])('computes for %i up and %i down %f', (up, down, expected) => {
  expect(wilson(up, down)).toBeCloseTo(expected, 7);
});

it('keeps the Wilson bound monotonic and between 0 and 1', () => {
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
])('puts a post of %i hours into window %i', (hours, window) => {
  const now = new Date('2026-11-21T08:00:00.000Z');
  const created = now.getTime() - hours * hourMs;
  expect(ageWindow(new Date(created), now)).toBe(window);
  expect(ageWindow(new Date(created + 1), now)).toBe(
    hours > 365 * 24 ? 4 : Math.max(0, window - 1),
  );
});

it('puts a future post into the first window', () => {
  expect(
    ageWindow(new Date('2026-11-21T08:05:00.000Z'), new Date('2026-11-21T08:00:00.000Z')),
  ).toBe(0);
});

it('orders the periods of top by length', () => {
  expect(topHours).toEqual({ day: 24, week: 168, month: 720, year: 8760 });
  expect(Object.keys(topHours)).toEqual(['day', 'week', 'month', 'year']);
});

it('weighs the score, not the time, by site window', () => {
  expect(hotWeight(12.5)).toBe(1);
  expect(hotRank(100, at(0), hotWeight(25))).toBeCloseTo(4, 12);
  // Twice the window: a tenfold score is worth twice the time.
  expect(hotRank(10, at(0), hotWeight(25))).toBeCloseTo(hotRank(1, at(90_000), hotWeight(25)), 9);
  expect(hotRank(1, at(45_000), hotWeight(25))).toBe(hotRank(1, at(45_000)));
});
