import supertest from 'supertest';
import { beforeEach, expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import { expectError } from '../support/error-replies.ts';
import { ask, serve } from '../support/sockets.ts';
import { stableHeaders } from '../support/stable-headers.ts';
import { createTestApp, siteIds, startOfTest, type SiteId } from '../support/test-app.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';

const t = await createTestApp();
const port = await serve(t.app);
beforeEach(() => t.clock.set(startOfTest));

const getSite = (id: SiteId) => t.deps.siteRegistry.sites.get(id) ?? t.deps.siteRegistry.unknown;
const getDomain = (id: SiteId) => getSite(id).theme.seo.canonicalDomain;
const plain = 'text/plain; charset=utf-8';
const files = [
  ['/robots.txt', plain],
  ['/llms.txt', plain],
  ['/.well-known/security.txt', plain],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
] as const;

it.each(files)('GET %s answers on every site, cached an hour', async (path, type) => {
  const bodies = new Set<string>();
  for (const site of siteIds) {
    const { status, headers, text } = await t.on(site).get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=3600',
      vary: expect.stringContaining('Accept-Encoding') as string,
    });
    expect(headers['x-robots-tag']).toBeUndefined();
    bodies.add(text);
  }
  expect(bodies.size, 'each site has its own').toBe(siteIds.length);
});

it.each(files)('%s returns 304 to its validator', async (path) => {
  const headers = { Host: 'nontrivial.example', 'Accept-Encoding': 'br' };
  const first = await ask(port, path, { headers });
  expect(first.headers['content-encoding']).toBe('br');
  const etag = first.headers.etag as string;
  for (const method of ['GET', 'HEAD']) {
    const again = await ask(port, path, { method, headers: { ...headers, 'If-None-Match': etag } });
    expect([
      again.status,
      again.bytes.length,
      again.headers.etag,
      again.headers['cache-control'],
    ]).toEqual([304, 0, etag, 'public, max-age=3600']);
  }
  expect(
    (await ask(port, path, { headers: { ...headers, 'If-None-Match': '"other"' } })).status,
  ).toBe(200);
});

it.each([...files.map(([path]) => path), '/apple-touch-icon.png', '/.well-known/nothing'])(
  'HEAD of %s matches the headers of GET',
  async (path) => {
    for (const Host of ['nontrivial.example', 'unknown.test']) {
      const [get, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) => ask(port, path, { method, headers: { Host } })),
      );
      const [rest, same] = [get, head].map((reply) => stableHeaders(reply?.headers ?? {}));
      expect([head?.status, same]).toEqual([get?.status, rest]);
      expect(head?.bytes.length).toBe(0);
      expect(get?.headers['content-length']).toBe(String(get?.bytes.length));
    }
  },
);

it.each(files)('%s answers writes with 405', async (path) => {
  for (const method of ['post', 'put', 'delete', 'options'] as const) {
    const answer = await t.on('nontrivial')[method](path);
    expect([answer.status, answer.headers.allow, answer.headers['cache-control']]).toEqual([
      405,
      'GET, HEAD',
      'no-store',
    ]);
  }
});

it.each(files)('%s exists at this path only', async (path) => {
  for (const other of [path.toUpperCase(), `${path}.br`, `/x${path}`])
    expect((await t.on('nontrivial').get(other)).status, other).toBe(404);
});

it('robots.txt names the sitemap on the canonical domain', async () => {
  for (const site of siteIds) {
    const text = [
      'User-agent: *',
      'Allow: /api/sitemap',
      'Disallow: /api/',
      'Disallow: /search',
      'Disallow: /settings',
      'Disallow: /submit',
      'Disallow: /post/*/edit',
      'Disallow: /api-keys',
      'Disallow: /inbox',
      'Disallow: /saved',
      'Disallow: /admin/',
      'Disallow: /manage-subscription',
      'Disallow: /subscriptions/',
      'Disallow: /forms',
      '',
      `Sitemap: https://${getDomain(site)}/sitemap.xml`,
      '',
    ].join('\n');
    for (const host of [site, `${site}.localhost:3000`])
      expect((await t.on(host).get('/robots.txt')).text).toBe(text);
  }
  expect((await t.on('www.nontrivial.example').get('/robots.txt')).text).toContain(
    'Sitemap: https://nontrivial.example/sitemap.xml',
  );
});

it.each(['unknown.test', 'nontrivial.unknown.test', 'api.unknown.test'])(
  'robots.txt of unknown host %s disallows everything, uncached',
  async (host) => {
    const { status, text, headers } = await t.on(host).get('/robots.txt');
    expect([status, text]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  },
);

it.each(['api.nontrivial.example', 'www.api.statecraft.example', 'api.localhost:3000'])(
  'robots.txt of the API host %s disallows everything',
  async (host) => {
    const { status, text, headers } = await t.on(host).get('/robots.txt');
    expect([status, text, headers['cache-control']]).toEqual([
      200,
      'User-agent: *\nDisallow: /\n',
      'public, max-age=3600',
    ]);
    for (const path of [
      '/llms.txt',
      '/.well-known/security.txt',
      '/.well-known/nothing',
      '/manifest.webmanifest',
      '/apple-touch-icon.png',
      '/favicon.ico',
    ]) {
      expectError(await t.on(host).get(path), 'not_found');
    }
  },
);

it('the API port has none of these files', async () => {
  for (const path of [...files.map(([name]) => name), '/apple-touch-icon.png']) {
    expectError(
      await supertest(t.apiApp).get(path).set('Host', 'nontrivial.localhost:3001'),
      'not_found',
    );
  }
});

it('names no unknown host in any file', async () => {
  for (const [path] of files) {
    const unknown = await t.on('evil.test').get(path);
    expect(unknown.status).toBe(200);
    expect(unknown.headers['cache-control']).toBe('private, no-store');
    expect(unknown.text + JSON.stringify(unknown.headers)).not.toContain('evil.test');
    const forwarded = await t.on('nontrivial').get(path).set('X-Forwarded-Host', 'evil.test');
    expect(forwarded.text).toBe((await t.on('nontrivial').get(path)).text);
  }
});

it('lists only pages that return 200 in llms.txt', async () => {
  for (const site of siteIds) {
    const { text } = await t.on(site).get('/llms.txt');
    const paths = [...text.matchAll(/\]\(https:\/\/[^/]+([^)]+)\)/g)].map(([, path = '']) => path);
    for (const path of paths.filter((candidate) => !/\.(?:xml|json)$|^\/api\/docs/.test(candidate)))
      expect((await t.on(site).get(path)).status, path).toBe(200);
  }
});

it('updates security.txt daily', async () => {
  const first = await t.on('nontrivial').get('/.well-known/security.txt');
  expect(first.text).toContain(
    'Contact: https://nontrivial.example/contact\nExpires: 2027-05-20T00:00:00Z\n',
  );
  expect((await t.on('nontrivial').get('/contact')).status).toBe(200);
  t.clock.set(new Date(startOfTest.getTime() + 15 * hourMs));
  expect((await t.on('nontrivial').get('/.well-known/security.txt')).headers.etag).toBe(
    first.headers.etag,
  );
  t.clock.set(new Date(startOfTest.getTime() + 16 * hourMs));
  expect((await t.on('nontrivial').get('/.well-known/security.txt')).text).toContain(
    'Expires: 2027-05-21T00:00:00Z\n',
  );
});

it.each([
  '/.well-known/',
  '/.well-known/change-password',
  '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  '/.well-known/security.txt/',
  '/.well-known/acme-challenge/x',
  '/.well-known/ai-catalog.json',
])('GET %s returns a plain text 404', async (path) => {
  for (const host of [...siteIds, 'unknown.test']) {
    const { status, text, headers } = await t.on(host).get(path).redirects(0);
    expect([status, text]).toEqual([404, 'Not Found\n']);
    expect(headers).toMatchObject({
      'content-type': plain,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(headers).not.toHaveProperty('etag');
  }
  expect((await t.on('nontrivial').post(path)).status).toBe(404);
});

it('needs no database', async () => {
  const v = await createVariant(t, { db: await downDatabase(t) });
  for (const [path] of files) expect((await v.on('nontrivial').get(path)).status, path).toBe(200);
});
