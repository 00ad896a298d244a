import { expect, it } from 'vitest';
import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import { callForEach, moderateItems } from './bulk-calls.ts';
import type { Entry } from './queue-action.ts';

const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ kind: 'post' as const, id: `p${i}` }));
const entries = items(3).map((item) => ({ item })) as Entry[];
const input = { action: 'hide' as const, reason: 'Spam' };
const busy = new ApiError(503, 'unavailable', 'Not now.');

/** An API that records the sizes of its calls, and fails at one of them. */
function createApi(failingCall?: number) {
  const sizes: number[] = [];
  const api = async (
    _key: string,
    { body }: { body: { items: { kind: string; id: string }[] } },
  ) => {
    sizes.push(body.items.length);
    if (sizes.length === failingCall) throw busy;
    return {
      items: body.items.map(({ kind, id }) =>
        id === 'p7'
          ? { kind, id, outcome: 'rejected', message: 'It is yours.' }
          : { kind, id, outcome: 'done' },
      ),
    };
  };
  return { api: api as unknown as Api, sizes };
}

it('moderates more items than one call may have', async () => {
  const { api, sizes } = createApi();
  expect(await moderateItems(api, items(230), input)).toEqual({ 'post-p7': 'It is yours.' });
  expect(sizes).toEqual([100, 100, 30]);
});

it('names the items of a later call that fails', async () => {
  const { api, sizes } = createApi(2);
  const failures = await moderateItems(api, items(201), input);
  expect(sizes).toEqual([100, 100, 1]);
  expect(Object.keys(failures)).toEqual([
    'post-p7',
    ...items(200)
      .slice(100)
      .map(({ id }) => `post-${id}`),
  ]);
});

it('throws if the first call fails', async () => {
  await expect(moderateItems(createApi(1).api, items(5), input)).rejects.toBe(busy);
});

it('names the entries that fail, or throws if all do', async () => {
  const fail = (...ids: string[]) =>
    callForEach(entries, (id) => (ids.includes(id) ? Promise.reject(busy) : Promise.resolve()));
  expect(await fail()).toEqual({});
  expect(Object.keys(await fail('p1'))).toEqual(['post-p1']);
  await expect(fail('p0', 'p1', 'p2')).rejects.toBe(busy);
});
