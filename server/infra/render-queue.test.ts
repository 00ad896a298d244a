import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

it('runs one task per turn of the loop', async () => {
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

it('continues after a pause', async () => {
  const turns = createRenderQueue();
  await turns();
  await turn();
  await expect(turns()).resolves.toBeUndefined();
});
