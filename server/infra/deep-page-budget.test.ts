import { expect, it } from 'vitest';
import { createDeepPageBudget } from './deep-page-budget.ts';

function createBudget(perSecond = 50) {
  let now = 0;
  let floods = 0;
  const admit = createDeepPageBudget(
    perSecond,
    () => now,
    () => (floods += 1),
  );
  return {
    /** Requests at an even rate. Returns how many were admitted. */
    request(rate: number, seconds: number): number {
      let admitted = 0;
      for (let i = 0; i < rate * seconds; i += 1) {
        now += 1_000 / rate;
        if (admit()) admitted += 1;
      }
      return admitted;
    },
    requestAtOnce: (count: number) => Array.from({ length: count }, admit).filter(Boolean).length,
    wait: (seconds: number) => void (now += seconds * 1_000),
    floods: () => floods,
  };
}

it('admits everything up to the rate, and a burst', () => {
  const budget = createBudget();
  expect(budget.requestAtOnce(200)).toBe(200);
  budget.wait(4);
  expect(budget.request(50, 600)).toBe(30_000);
  expect(budget.floods()).toBe(0);
});

it('admits a tenth of the rate during a flood', () => {
  const budget = createBudget();
  budget.request(333, 60);
  const admitted = budget.request(333, 60);
  expect(admitted).toBeGreaterThanOrEqual(299);
  expect(admitted).toBeLessThanOrEqual(301);
  expect(budget.floods()).toBe(1);
});

it('ends a flood after a minute within the rate', () => {
  const budget = createBudget();
  budget.request(333, 60);
  expect(budget.request(40, 59)).toBeLessThan(59 * 40);
  budget.request(40, 5);
  expect(budget.request(40, 60)).toBe(2_400);
  budget.request(333, 60);
  expect(budget.floods()).toBe(2);
});

it('admits single pages at a rate below one', () => {
  const budget = createBudget(1);
  budget.requestAtOnce(100);
  expect(budget.request(1, 100)).toBeGreaterThanOrEqual(9);
});
