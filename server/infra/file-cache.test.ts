import { expect, it } from 'vitest';
import { createFileCache } from './file-cache.ts';

const file = (bytes: number) => Promise.resolve({ bytes: Buffer.alloc(bytes) });

it('evicts the least recently used files beyond its size', async () => {
  const files = createFileCache<{ bytes: Buffer }>(100, 60_000);
  for (const key of ['a', 'b', 'c']) await files.set(key, file(30));
  expect((await files.get('a'))?.bytes).toHaveLength(30);
  await files.set('d', file(30));
  expect(['a', 'b', 'c', 'd'].filter((key) => files.get(key))).toEqual(['a', 'c', 'd']);
});

it('shares a pending file, and forgets a failed one', async () => {
  const files = createFileCache<{ bytes: Buffer }>(100, 60_000);
  const { promise, reject } = Promise.withResolvers<{ bytes: Buffer }>();
  const first = files.set('a', promise);
  expect(files.get('a')).toBe(promise);
  await files.set('large', file(500));
  expect(files.get('a')).toBe(promise);
  reject(new Error('no such file'));
  await expect(first).rejects.toThrow('no such file');
  expect(files.get('a')).toBeUndefined();
  expect(files.get('large')).toBeUndefined();
});

it('forgets a file after some time', async () => {
  const files = createFileCache<{ bytes: Buffer }>(100, 0);
  await files.set('a', file(30));
  expect(files.get('a')).toBeUndefined();
  for (const key of ['a', 'b', 'c']) await files.set(key, file(90));
  expect(files.get('c')).toBeUndefined();
});
