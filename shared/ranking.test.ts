import { expect, it } from 'vitest';
import { describeStanding, weighPoints } from './ranking.ts';

it('weighs points by their decimal logarithm', () => {
  expect([1, 10, 1_000].map(weighPoints)).toEqual([0, 1, 3]);
  expect(weighPoints(0)).toBe(0);
  expect(weighPoints(-100)).toBe(-2);
});

it('says how many hours points outweigh', () => {
  expect(describeStanding(100, 5, 12.5).hours).toBe(25);
  expect(describeStanding(-10, 5, 12.5).hours).toBe(-12.5);
});

it('finds a new post of equal rank', () => {
  expect(describeStanding(100, 12.5, 12.5).equalPoints).toBeCloseTo(10);
  expect(describeStanding(100, 0, 12.5).equalPoints).toBeCloseTo(100);
  expect(describeStanding(10, 12.5, 12.5).equalPoints).toBe(1);
});

it('has no equal for a post below all new ones', () => {
  expect(describeStanding(10, 13, 12.5).equalPoints).toBeNull();
  expect(describeStanding(-1, 0, 12.5).equalPoints).toBe(1);
});
