import { beforeEach, expect, it } from 'vitest';
import { createPageCache, type Cacheable } from './page-cache.ts';

type Page = Cacheable & { name: string };
const page = (name: string, bytes = 1_000, keep = true): Page => ({
  name,
  isCacheable: keep,
  size: () => bytes,
});

let now = 0;
let created: string[] = [];
let version = 0;
let gaps = 0;
let isListening = true;
let errors: unknown[] = [];
beforeEach(() => {
  now = 1_000_000;
  created = [];
  version = 0;
  gaps = 0;
  isListening = true;
  errors = [];
});

const create = (bytes = 100_000) =>
  createPageCache<Page>({
    bytes,
    freshMs: 5_000,
    staleMs: 60_000,
    unlistenedTtlMs: 1_000,
    outageTtlMs: 600_000,
    now: () => now,
    onError: (error) => errors.push(error),
    contentVersions: {
      get: (site) => gaps + (site === 'a' ? version : 0),
      getKnown: (site) => (site === 'a' ? version : 0),
      isListening: () => isListening,
    },
  });
const maker = (name: string, bytes?: number, keep?: boolean) => async () => {
  created.push(name);
  return page(name, bytes, keep);
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('creates a page once while it is fresh', async () => {
  const cache = create();
  expect(cache.get('a', 'k', maker('no'))).toBeUndefined();
  await cache.getOrCreate('a', 'k', maker('first'));
  now += 4_999;
  expect(cache.get('a', 'k', maker('no'))?.name).toBe('first');
  expect(created).toEqual(['first']);
});

it('returns a stale page during a refresh', async () => {
  const cache = create();
  await cache.getOrCreate('a', 'k', maker('first'));
  now += 5_000;
  expect(cache.get('a', 'k', maker('second'))?.name).toBe('first');
  expect(cache.get('a', 'k', maker('third'))?.name).toBe('first');
  await settled();
  expect(cache.get('a', 'k', maker('no'))?.name).toBe('second');
  expect(created).toEqual(['first', 'second']);
});

it('returns no page older than a minute', async () => {
  const cache = create();
  await cache.getOrCreate('a', 'k', maker('first'));
  now += 60_000;
  expect(cache.get('a', 'k', maker('no'))).toBeUndefined();
});

it('keeps a stale page when the refresh fails', async () => {
  const cache = create();
  await cache.getOrCreate('a', 'k', maker('first'));
  now += 10_000;
  expect(cache.get('a', 'k', () => Promise.reject(new Error('down')))?.name).toBe('first');
  await settled();
  expect(errors).toHaveLength(1);
  expect(cache.get('a', 'k', () => Promise.reject(new Error('down')))?.name).toBe('first');
});

it('drops the pages of a changed tenant only', async () => {
  const cache = create();
  await cache.getOrCreate('a', 'a k', maker('of a'));
  await cache.getOrCreate('b', 'b k', maker('of b'));
  version += 1;
  expect(cache.get('a', 'a k', maker('no'))).toBeUndefined();
  expect(cache.get('b', 'b k', maker('no'))?.name).toBe('of b');
});

it('does not cache a page started before a change', async () => {
  const cache = create();
  let finish: (value: Page) => void = () => undefined;
  const early = cache.getOrCreate(
    'a',
    'k',
    () => new Promise<Page>((resolve) => (finish = resolve)),
  );
  version += 1;
  const late = cache.getOrCreate('a', 'k', maker('after'));
  finish(page('before'));
  expect((await early).name).toBe('before');
  expect((await late).name).toBe('after');
  expect(cache.get('a', 'k', maker('no'))?.name).toBe('after');
});

it('caches for a second while not listening', async () => {
  const cache = create();
  await cache.getOrCreate('a', 'k', maker('first'));
  isListening = false;
  now += 999;
  expect(cache.get('a', 'k', maker('no'))?.name).toBe('first');
  now += 1;
  expect(cache.get('a', 'k', maker('no'))).toBeUndefined();
});

it('returns the old page while none can be created', async () => {
  const cache = create();
  const isOutage = async () => ({ ...page('sorry', 10, false), isOutage: true });
  const fail = () => Promise.reject(new Error('down'));
  await cache.getOrCreate('a', 'k', maker('first'));
  isListening = false;
  now += 100_000;
  expect(cache.get('a', 'k', maker('no'))).toBeUndefined();
  expect((await cache.getOrCreate('a', 'k', isOutage)).name).toBe('first');
  expect(cache.get('a', 'k', maker('no'))?.name).toBe('first');
  now += 1_000;
  expect(cache.get('a', 'k', maker('no'))).toBeUndefined();
  expect((await cache.getOrCreate('a', 'k', fail)).name).toBe('first');
  expect(created).toEqual(['first']);
  now += 1_000;
  expect((await cache.getOrCreate('a', 'k', maker('second'))).name).toBe('second');
  expect(cache.get('a', 'k', maker('no'))?.name).toBe('second');
});

it('returns pages from before a gap only during failures', async () => {
  const cache = create();
  const fail = () => Promise.reject(new Error('down'));
  await cache.getOrCreate('a', 'k', maker('first'));
  gaps += 1;
  expect(cache.get('a', 'k', maker('no'))).toBeUndefined();
  expect((await cache.getOrCreate('a', 'k', fail)).name).toBe('first');
  now += 1_000;
  expect((await cache.getOrCreate('a', 'k', maker('second'))).name).toBe('second');
  expect(cache.get('a', 'k', maker('no'))?.name).toBe('second');
});

it('returns no changed or very old page during an outage', async () => {
  const cache = create();
  const isOutage = async () => ({ ...page('sorry', 10, false), isOutage: true });
  await cache.getOrCreate('a', 'k', maker('first'));
  version += 1;
  expect((await cache.getOrCreate('a', 'k', isOutage)).name).toBe('sorry');
  await cache.getOrCreate('a', 'k', maker('second'));
  now += 600_000;
  expect((await cache.getOrCreate('a', 'k', isOutage)).name).toBe('sorry');
});

it('shares one page among a thousand requests', async () => {
  const cache = create();
  const all = await Promise.all(
    Array.from({ length: 1_000 }, () => cache.getOrCreate('a', 'k', maker('one'))),
  );
  expect(created).toEqual(['one']);
  expect(new Set(all.map(({ name }) => name))).toEqual(new Set(['one']));
  expect(cache.gauge()).toMatchObject({ misses: 1, shared: 999, entries: 1 });
});

it('shares a failure, but does not cache it', async () => {
  const cache = create();
  const fail = () => Promise.reject(new Error('down'));
  const results = await Promise.allSettled([
    cache.getOrCreate('a', 'k', fail),
    cache.getOrCreate('a', 'k', fail),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.getOrCreate('a', 'k', maker('again'))).name).toBe('again');
  await cache.getOrCreate('a', 'other', maker('error page', 10, false));
  expect(cache.get('a', 'other', maker('no'))).toBeUndefined();
});

it('evicts the least recently used page', async () => {
  const cache = create(10_000);
  for (let i = 0; i < 10; i += 1) await cache.getOrCreate('a', `k${i}`, maker(`p${i}`, 1_000));
  expect(cache.get('a', 'k0', maker('no'))?.name).toBe('p0');
  await cache.getOrCreate('a', 'k10', maker('p10', 1_200));
  expect(cache.get('a', 'k0', maker('no'))?.name).toBe('p0');
  expect(cache.get('a', 'k1', maker('no'))).toBeUndefined();
  expect(cache.get('a', 'k2', maker('no'))).toBeUndefined();
  expect(cache.get('a', 'k3', maker('no'))?.name).toBe('p3');
  await cache.getOrCreate('a', 'huge', maker('too large to keep', 5_000));
  expect(cache.get('a', 'huge', maker('no'))).toBeUndefined();
  expect(cache.gauge().bytes).toBeLessThanOrEqual(10_000);
});

it('counts the growth of a page', async () => {
  const cache = create(10_000);
  let size = 1_000;
  await cache.getOrCreate('a', 'k', async () => ({
    name: 'grows',
    isCacheable: true,
    size: () => size,
  }));
  for (let i = 0; i < 8; i += 1) await cache.getOrCreate('a', `k${i}`, maker(`p${i}`, 1_000));
  size = 3_000;
  cache.get('a', 'k', maker('no'));
  await cache.getOrCreate('a', 'last', maker('last', 1_000));
  expect(cache.get('a', 'k', maker('no'))?.name).toBe('grows');
  expect(cache.get('a', 'k0', maker('no'))).toBeUndefined();
});

it('caches nothing with zero bytes', async () => {
  const cache = create(0);
  await Promise.all([
    cache.getOrCreate('a', 'k', maker('x')),
    cache.getOrCreate('a', 'k', maker('y')),
  ]);
  expect(created).toEqual(['x', 'y']);
  expect(cache.get('a', 'k', maker('no'))).toBeUndefined();
});
