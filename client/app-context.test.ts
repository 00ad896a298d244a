import { expect, it } from 'vitest';
import { createQueryClient } from './app-context.tsx';

it('keeps data fresh for 5 minutes and cached for 30', () => {
  expect(createQueryClient('browser').getDefaultOptions().queries).toMatchObject({
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
  });
});

it('starts no timer for data on the server', () => {
  expect(createQueryClient('server').getDefaultOptions().queries?.gcTime).toBe(Infinity);
});
