import { expect, it } from 'vitest';
import { createConcurrencyLimit, maxConcurrent } from './send-throttle.ts';

/** Longer than the interval between two measurements. */
const intervalMs = 60;

/** Keeps the event loop busy. */
function work(): void {
  const end = performance.now() + intervalMs;
  while (performance.now() < end);
}

const recent = { sinceRequest: () => 0 };
const never = { sinceRequest: () => Infinity };

it.each([
  ['a worker', never, true],
  ['a process that serves pages', recent, false],
] as const)('stops sending in %s while it is busy', async (_, metrics, isWorker) => {
  const countSlots = createConcurrencyLimit(metrics, isWorker);
  const busy: number[] = [];
  for (let i = 0; i < maxConcurrent; i += 1) {
    work();
    busy.push(countSlots());
  }
  expect(busy).toEqual([4, 3, 2, 1, 0]);
  // On a loaded machine, an idle process may first look busy.
  await expect.poll(countSlots, { interval: 4 * intervalMs, timeout: 20_000 }).toBe(1);
});

it('sends at full rate while nobody requests pages', () => {
  const countSlots = createConcurrencyLimit(never, false);
  work();
  expect(countSlots()).toBe(maxConcurrent);
});
