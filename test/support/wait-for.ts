import { setTimeout as sleep } from 'node:timers/promises';

/** Looks again and again until it is so. A look that throws counts as not yet; what it threw last is told when patience ends. */
export async function until(what: string, look: () => unknown, patience = 30_000): Promise<void> {
  const end = performance.now() + patience;
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
  throw new Error(`not within ${patience} ms: ${what}`, { cause: last });
}
