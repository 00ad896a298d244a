import { expect, it } from 'vitest';
import { forEachIsolated } from './for-each-isolated.ts';

const failAt = (...failing: number[]) => {
  const done: number[] = [];
  const step = async (item: number) => {
    if (failing.includes(item)) throw new Error(`failed at ${item}`);
    done.push(item);
  };
  return { done, step };
};

it('goes on after a failure, and throws it', async () => {
  const { done, step } = failAt(1);
  await expect(forEachIsolated([1, 2, 3], step)).rejects.toThrow('failed at 1');
  expect(done).toEqual([2, 3]);
});

it('throws several failures together', async () => {
  const { done, step } = failAt(1, 3);
  const failure: unknown = await forEachIsolated([1, 2, 3], step).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AggregateError);
  expect(failure).toMatchObject({
    message: '2 of 3 steps failed',
    errors: [{ message: 'failed at 1' }, { message: 'failed at 3' }],
  });
  expect(done).toEqual([2]);
});

it('stops after the present item', async () => {
  const stopping = new AbortController();
  const done: number[] = [];
  await forEachIsolated(
    [1, 2, 3],
    async (item) => {
      done.push(item);
      if (item === 2) stopping.abort();
    },
    stopping.signal,
  );
  expect(done).toEqual([1, 2]);
});
