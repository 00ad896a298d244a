import { expect, it, vi } from 'vitest';
import * as limits from '#shared/limits.ts';
import { AppError } from '../../server/infra/app-error.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { readHtml } from '../support/html.ts';
import { isFullRun } from '../support/full-run.ts';
import { usePageFixture } from '../support/page-fixture.ts';
import { siteIds } from '../support/test-app.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';

const { t, kinds, read } = await usePageFixture();
const outage = await createVariant(t, { db: await downDatabase(t) });
const defect = () => Promise.reject(new TypeError('a defect'));
const broken = await createVariant(
  t,
  {},
  (real) => (request, signal) => real({ ...request, api: defect }, signal),
);
const late = await createVariant(t, {}, () => () => Promise.reject(new Error('no page at all')));
const searches = [
  ['the form', '', 200],
  ['what was found', '?q=number', 200],
  ['what an author wrote', '?q=author:Writer_statecraft', 200],
  ['what was posted from a domain', '?q=domain:elsewhere.example', 200],
  ['nothing found', '?q=nothingofthekind', 200],
  ['hostile words', `?q=${encodeURIComponent(`"><script>alert(1)</script>' & <!-- ]]>`)}`, 200],
  ['one that is not understood', '?q=author:a+author:b', 400],
  ['a foreign cursor', '?q=number&cursor=foreign', 400],
  ['words twice', '?q=a&q=b', 400],
] as const;

it('detects invalid HTML', async () => {
  const wrong =
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p>' +
    '<div>x</div></p></body></html>';
  expect(await htmlErrors(wrong)).not.toEqual([]);
});

it.each(kinds)('$name on $site ($status) is valid HTML', async (kind) => {
  expect(await htmlErrors((await read(kind)).html)).toEqual([]);
});

it.each(kinds.filter(({ site }) => site === 'nontrivial'))(
  '$name is valid HTML during a database outage',
  async ({ site, path }) => {
    expect(await htmlErrors((await outage.on(site).get(path)).text)).toEqual([]);
  },
);

it.each(searches)('renders a search for %s as valid HTML', async (_name, query, status) => {
  for (const site of siteIds) {
    const response = await t.on(site).get(`/search${query}`);
    expect(response.status).toBe(status);
    expect(await htmlErrors(response.text)).toEqual([]);
  }
});

it('renders the pages of a search as valid HTML', async () => {
  const { text } = await t.on('statecraft').get('/search?q=number');
  const more = readHtml(text).hrefs('a[rel="next"]')[0] ?? '';
  expect(more).toContain('cursor=');
  const next = await t.on('statecraft').get(more);
  expect(readHtml(next.text).all('#posts li').length).toBeGreaterThan(0);
  expect(await htmlErrors(next.text)).toEqual([]);
});

it('renders a search during an outage as valid HTML', async () => {
  const response = await outage.on('default').get('/search?q=number');
  expect(response.status).toBe(503);
  expect(await htmlErrors(response.text)).toEqual([]);
});

it.each(kinds.filter(({ site }) => site === 'default'))(
  '$name on an unknown host is valid HTML',
  async ({ path }) => {
    expect(await htmlErrors((await t.on('unknown.test').get(path)).text)).toEqual([]);
  },
);

// The longest document: the short run reads it on a site host and an API host.
const referenceHosts = isFullRun
  ? [...siteIds, 'unknown.test', 'api.unknown.test']
  : ['nontrivial', 'api.unknown.test'];
it.each(referenceHosts)('renders the API reference on %s as valid HTML', async (host) => {
  const response = await t.on(host).get('/api/docs');
  expect(response.status).toBe(200);
  expect(await htmlErrors(response.text)).toEqual([]);
});

it('renders the error screen as valid HTML', async () => {
  const response = await broken.on('default').get('/');
  expect(response.status).toBe(500);
  expect(await htmlErrors(response.text)).toEqual([]);
});

it.each([
  ['a page that failed altogether', '/', 'nontrivial', 500],
  ['an invalid address', '/%ff', 'nontrivial', 400],
  ['a page on an unknown host that failed altogether', '/', 'unknown.test', 500],
])('%s is valid HTML', async (_name, path, host, status) => {
  const response = await late.on(host).get(path);
  expect(response.status).toBe(status);
  expect(await htmlErrors(response.text)).toEqual([]);
});

it.each([
  ['an address that no page can have', 'get', '//elsewhere', 404],
  ['a page that is posted to', 'post', '/new', 405],
  ['a feed that is posted to', 'post', '/feed.xml', 405],
  ['a file that is deleted', 'delete', '/robots.txt', 405],
  ['an address that is too long', 'get', `/${'a'.repeat(limits.http.urlBytes)}`, 414],
] as const)('%s returns an error as valid HTML', async (_name, method, path, status) => {
  for (const site of [...siteIds, 'unknown.test']) {
    const response = await t.on(site)[method](path);
    expect(response.status).toBe(status);
    expect(readHtml(response.text).all('main.plain')).toHaveLength(1);
    expect(await htmlErrors(response.text)).toEqual([]);
  }
});

it('returns the search rate limit error as valid HTML', async () => {
  const crowded = await createVariant(t);
  await vi.waitFor(
    async () =>
      expect((await crowded.on('nontrivial').get('/search?q=domain:%5B')).status).toBe(429),
    { timeout: 20_000, interval: 0 },
  );
  expect(await htmlErrors((await crowded.on('nontrivial').get('/search?q=number')).text)).toEqual(
    [],
  );
});

it('returns the overload error as valid HTML', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const busy = await createVariant(
    t,
    { metrics: { ...t.deps.metrics, loopDelay: () => 10_000 } },
    () => () => promise,
  );
  const waiting = Array.from({ length: 17 }, async () => busy.on('statecraft').get('/'));
  const refused = await Promise.race(waiting);
  expect(refused.status).toBe(503);
  expect(readHtml(refused.text).text('main')).toContain('The site is very busy.');
  expect(await htmlErrors(refused.text)).toEqual([]);
  reject(new Error('no page at all'));
  await Promise.all(waiting);
});

it('returns the timeout error as valid HTML', async () => {
  const slow = await createVariant(
    t,
    {},
    () => () => Promise.reject(new AppError('unavailable', 'The page took too long.')),
  );
  const response = await slow.on('default').get('/');
  expect(response.status).toBe(503);
  expect(await htmlErrors(response.text)).toEqual([]);
});
