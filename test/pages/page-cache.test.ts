import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notifyContentChanged } from '../../server/db/content-versions.ts';
import { posts } from '../../server/db/schema.ts';
import { eq } from 'drizzle-orm';
import { readHtml, getText } from '../support/html.ts';
import { createTestApp, siteIds, startOfTest } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';
import { downDatabase, createVariant, type Variant } from '../support/app-variant.ts';

const t = await createTestApp({ config: { pageCacheBytes: 5_000_000 } });
for (const site of siteIds) await t.make.post({ site, title: `Only on ${site}` });
const live = t.deps.db;
const down = await downDatabase(t);

let v: Variant;
let rendered = 0;
beforeEach(async () => {
  t.clock.set(startOfTest);
  rendered = 0;
  v = await createVariant(t, {}, (real) => (request, signal) => {
    rendered += 1;
    return real(request, signal);
  });
});
afterEach(() => void (v.deps.db = live));

const later = (seconds: number) => t.clock.set(new Date(t.clock.now().getTime() + seconds * 1_000));
const titles = async (path = '/') =>
  readHtml((await v.on('nontrivial').get(path)).text)
    .all('#posts h2 a')
    .map(getText);

it('renders a page once for every encoding and method', async () => {
  const plain = await v.on('nontrivial').get('/').set('Accept-Encoding', 'identity');
  for (const encoding of ['gzip', 'br', 'identity']) {
    const response = await v.on('nontrivial').get('/').set('Accept-Encoding', encoding);
    expect(response.text).toBe(plain.text);
    expect(response.headers['content-encoding']).toBe(
      encoding === 'identity' ? undefined : encoding,
    );
    expect(response.headers.vary).toBe('Accept-Encoding');
    const head = await v.on('nontrivial').head('/').set('Accept-Encoding', encoding);
    expect(head.headers['content-length']).toBe(response.headers['content-length']);
    expect(head.text ?? '').toBe('');
  }
  expect(rendered).toBe(1);
});

it('returns 304 with the required headers for a validator', async () => {
  // The first page is sent before its validator is known.
  await v.on('nontrivial').get('/');
  const page = await v.on('nontrivial').get('/');
  const etag = page.headers.etag as string;
  expect(etag).toMatch(/^W\/"[\w-]{20,}"$/);
  for (const header of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const response = await v.on('nontrivial').get('/').set('If-None-Match', header);
    expect(response.status).toBe(304);
    expect(response.text).toBe('');
    expect(response.headers.etag).toBe(etag);
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.headers['content-type']).toBeUndefined();
    expect(response.headers['content-security-policy']).toBe(
      page.headers['content-security-policy'],
    );
  }
  expect((await v.on('nontrivial').get('/').set('If-None-Match', '"other"')).status).toBe(200);
});

it('derives the validator from the content in every process', async () => {
  const etag = async (app: Variant) =>
    (await app.on('nontrivial').get('/').set('If-None-Match', '"other"')).headers.etag as string;
  const first = await etag(v);
  expect(await etag(await createVariant(t))).toBe(first);
  later(10);
  await v.on('nontrivial').get('/');
  await until('the page is made anew', () => rendered === 2);
  expect(await etag(v)).toBe(first);
  await t.make.post({ title: 'New to all' });
  await t.deps.contentVersions.bump('nontrivial');
  expect(await etag(v)).not.toBe(first);
});

it('shows local writes and hides hidden posts at once', async () => {
  await titles();
  const post = await t.make.post({ title: 'Written just now', minutesAgo: 0 });
  await t.deps.contentVersions.bump('nontrivial');
  expect(await titles()).toContain('Written just now');
  await t.deps.db.update(posts).set({ isHidden: true }).where(eq(posts.id, post.id));
  await t.deps.contentVersions.bump('nontrivial');
  expect(await titles()).not.toContain('Written just now');
  expect((await v.on('nontrivial').get(`/post/${post.slug}`)).status).toBe(404);
});

it('shows writes of another process after its notification', async () => {
  await titles();
  await t.make.post({ title: 'Written elsewhere', minutesAgo: 0 });
  expect(await titles()).not.toContain('Written elsewhere');
  await notifyContentChanged(t.deps.db, 'nontrivial');
  await until(
    'the page shows it',
    async () => (await titles()).includes('Written elsewhere'),
    1_000,
  );
});

it('preserves the pages of other tenants on a change', async () => {
  for (const site of siteIds) await v.on(site).get('/');
  await t.deps.contentVersions.bump('nontrivial');
  for (const site of siteIds) await v.on(site).get('/');
  expect(rendered).toBe(4);
});

it('renders a page once for all unknown hosts', async () => {
  const [first, second] = [
    await v.on('unknown.test').get('/top'),
    await v.on('other.test').get('/top'),
  ];
  expect(second.text).toBe(first.text);
  expect(rendered).toBe(1);
  for (const { headers } of [first, second]) {
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  }
  expect((await v.on('default').get('/top')).text).not.toBe(first.text);
});

it('separates the pages of tenants under every host name', async () => {
  for (const [host, title] of [
    ['nontrivial.example', 'nontrivial'],
    ['www.nontrivial.example', 'nontrivial'],
    ['nontrivial.localhost', 'nontrivial'],
    ['statecraft.example', 'statecraft'],
    ['default.localhost', 'default'],
    ['localhost', 'default'],
    ['unknown.test', 'default'],
  ] as const) {
    for (let i = 0; i < 2; i += 1) {
      const page = readHtml((await v.on(host).get('/top')).text);
      expect(page.all('#posts h2 a').map(getText)).toContain(`Only on ${title}`);
      for (const other of siteIds)
        if (other !== title)
          expect(page.all('#posts h2 a').map(getText)).not.toContain(`Only on ${other}`);
    }
  }
});

it('renders a missing page once for concurrent requests', async () => {
  const all = await Promise.all(
    Array.from({ length: 60 }, () => v.on('nontrivial').get('/hot').set('Accept-Encoding', 'br')),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect(rendered).toBe(1);
});

describe('a cache key', () => {
  it.each([
    ['/?utm_source=mail', '/'],
    ['/?utm_source=mail&ref=x', '/?fbclid=1'],
    ['/top?t=week&x=1', '/top?t=week'],
  ])('%s shares the page %s', async (path, other) => {
    const [a, b] = [await v.on('nontrivial').get(path), await v.on('nontrivial').get(other)];
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.text).toBe(b.text);
    expect(rendered).toBe(1);
  });

  it.each([
    ['/top', '/top?t=week'],
    ['/', '/new'],
    ['/top?t=week', '/top?t=day'],
  ])('%s differs from the page %s', async (path, other) => {
    await v.on('nontrivial').get(path);
    await v.on('nontrivial').get(other);
    expect(rendered).toBe(2);
  });

  it.each([
    ['/nothing', 404],
    ['/top?t=decade', 400],
    ['/top?t=week&t=week', 400],
    ['/post/gone-AAAAAAAAAAAA', 404],
  ])('%s returns %i uncached', async (path, status) => {
    for (let i = 0; i < 2; i += 1) {
      const response = await v.on('nontrivial').get(path);
      expect(response.status).toBe(status);
      expect(response.headers.etag).toBeUndefined();
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(rendered).toBe(2);
  });

  it('preserves query parameters of concurrent redirects', async () => {
    const post = await t.make.post({ title: 'Moved on' });
    const ask = (query: string) => v.on('nontrivial').get(`/post/wrong-${post.id}?${query}`);
    const [a, b] = await Promise.all([ask('utm_source=a'), ask('utm_source=b')]);
    expect([a.headers.location, b.headers.location]).toEqual([
      `/post/${post.slug}?utm_source=a`,
      `/post/${post.slug}?utm_source=b`,
    ]);
  });
});

it('serves a cached page for ten minutes of an outage', async () => {
  const before = await titles();
  v.deps.db = down;
  for (const seconds of [30, 30, 30, 500]) {
    later(seconds);
    expect(await titles()).toEqual(before);
  }
  later(10);
  const response = await v.on('nontrivial').get('/');
  expect(response.status).toBe(503);
  expect(response.headers['cache-control']).toBe('no-store');
  v.deps.db = live;
  expect(await titles()).toEqual(before);
});

it('serves no changed page during an outage', async () => {
  await titles();
  v.deps.db = down;
  await t.deps.contentVersions.bump('nontrivial');
  expect((await v.on('nontrivial').get('/')).status).toBe(503);
  v.deps.db = live;
});

it('counts hits and bytes in the metrics', async () => {
  for (let i = 0; i < 3; i += 1) await v.on('nontrivial').get('/');
  t.deps.metrics.flush();
  const line = t.log.findLast((entry) => entry.msg === 'metrics') as {
    metrics: { pages: Record<string, number> };
  };
  expect(line.metrics.pages).toMatchObject({ hits: 2, misses: 1 });
  expect(line.metrics.pages.bytes).toBeGreaterThan(0);
});
