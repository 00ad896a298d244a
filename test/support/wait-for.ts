import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls until the condition holds. Errors count as false; the last one is reported at the time
 * limit.
 */
export async function until(what: string, look: () => unknown, timeoutMs = 30_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  let last: unknown;
  while (performance.now() < end) {
    try {
      last = await look();
      if (last) return;
    } catch (error) {
      last = error;
    }
    await sleep(20);
  }
  throw new Error(`not within ${timeoutMs} ms: ${what}`, { cause: last });
}
