import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

it('lets one piece of work through in a turn of the loop, in the order they came', async () => {
  const turns = createRenderQueue();
  const done: number[] = [];
  for (const number of [1, 2, 3]) void turns().then(() => done.push(number));
  expect(done).toEqual([]);
  const seen: number[][] = [];
  for (let i = 0; i < 4; i += 1) {
    await turn();
    seen.push([...done]);
  }
  expect(seen.at(-1)).toEqual([1, 2, 3]);
  for (const [i, now] of seen.entries())
    expect(now.length - (seen[i - 1]?.length ?? 0)).toBeLessThanOrEqual(1);
});

it('goes on when there was nothing to do for a while', async () => {
  const turns = createRenderQueue();
  await turns();
  await turn();
  await expect(turns()).resolves.toBeUndefined();
});
