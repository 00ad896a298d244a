import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a multiple of `step` has passed since `began`, at most until `max`. So the time of a
 * reply does not reveal its cause. Milliseconds of `performance.now()`.
 */
export async function roundUpTime(began: number, step: number, max = Infinity): Promise<void> {
  const took = performance.now() - began;
  await sleep(Math.max(0, Math.min(Math.ceil(took / step) * step, max) - took));
}
