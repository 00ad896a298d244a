import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { afterServing } from './served-time.ts';

it('does not count time in which the loop was blocked', async () => {
  const callback = vi.fn();
  afterServing(200, callback);
  const end = performance.now() + 400;
  while (performance.now() < end);
  await sleep(1);
  expect(callback).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce(), 5_000);
});

it('calls nothing back once it is canceled', async () => {
  const callback = vi.fn();
  const cancel = afterServing(100, callback);
  await sleep(60);
  cancel();
  await sleep(150);
  expect(callback).not.toHaveBeenCalled();
});
