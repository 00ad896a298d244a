import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAttribute, readHtml, getText } from '../support/html.ts';
import { createTestApp, siteIds, startOfTest } from '../support/test-app.ts';

const t = await createTestApp();
for (const site of siteIds) await t.make.post({ site, title: `Only on ${site}` });
const by = await t.make.user('nontrivial', { username: 'Reader_1' });
const post = await t.make.post({ by, title: 'Read by machines', text: 'Words' });
/** Pages, failures and redirects of every kind. */
const read = [
  '/',
  '/new/',
  '/top?t=week',
  `/post/${post.slug}`,
  `/post/x-${post.id}`,
  '/u/Reader_1',
  '/u/READER_1',
  '/about',
  '/nothing',
  '/post/gone-AAAAAAAAAAAA',
  '/top?t=decade',
  '/%ff',
];

describe('an unknown host', () => {
  const strangers = [
    'unknown.test',
    'nontrivial.example.evil.test',
    'xnontrivial.example',
    '192.0.2.1',
    'unknown.test:8080',
  ];

  it.each(strangers)('%s gets the default site uncached and not indexed', async (host) => {
    const response = await t.on(host).get('/');
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(response.headers['set-cookie']).toBeUndefined();
    const page = readHtml(response.text);
    expect(page.text('header.masthead a > span')).toBe('Statecraft');
    expect(page.text('title')).toBe('Statecraft: international relations, read closely');
    expect(page.hrefs('link[rel="stylesheet"]')[1]).toContain('site-statecraft-');
    expect(page.all('#posts h2 a').map(getText)).toEqual(['Only on default']);
    expect(page.hrefs('link[rel="canonical"]')).toEqual(['https://broadsheet.example/']);
    expect(response.text + JSON.stringify(response.headers)).not.toContain(host.split(':')[0]);
  });

  it('is taken from no other header', async () => {
    const plain = await t.on('nontrivial').get('/');
    const hostHeaders = [
      'X-Forwarded-Host: evil.test',
      'Forwarded: host=evil.test',
      'X-Original-Host: evil.test',
      'X-Tenant-ID: statecraft',
    ];
    for (const header of hostHeaders) {
      const [name = '', value = ''] = header.split(': ');
      const response = await t.on('nontrivial').get('/').set(name, value);
      expect(response.text).toBe(plain.text);
    }
  });

  it('returns 404 for unknown paths and posts of other sites', async () => {
    for (const path of ['/nothing', `/post/${post.slug}`]) {
      const response = await t.on('unknown.test').get(path);
      expect(response.status).toBe(404);
      expect(response.headers['cache-control']).toBe('private, no-store');
    }
  });
});

it.each([
  ['www.nontrivial.example', 'Nontrivial'],
  ['NonTrivial.Example', 'Nontrivial'],
  ['nontrivial.example.', 'Nontrivial'],
  ['nontrivial.example:443', 'Nontrivial'],
  ['nontrivial.localhost:3000', 'Nontrivial'],
  ['statecraft.localhost', 'Statecraft'],
  ['localhost:3000', 'Broadsheet'],
  ['127.0.0.1:3000', 'Broadsheet'],
])('%s serves %s', async (host, name) => {
  const page = readHtml((await t.on(host).get('/')).text);
  expect(page.text('header.masthead a > span')).toBe(name);
});

it.each(['/newsletter/archives', '/administration', '/unknown/path'])(
  '%s returns 404 uncached and not indexed',
  async (path) => {
    for (const site of siteIds) {
      const response = await t.on(site).get(path);
      expect(response.status).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['x-robots-tag']).toBe('noindex');
      const page = readHtml(response.text);
      expect(page.text('h1')).toBe('Not Found');
      expect(page.text('title')).toMatch(/^Not Found · /);
      expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
      expect(page.hrefs('link[rel="canonical"]')).toEqual([]);
    }
  },
);

it.each(['/new/page', '/u', '/post', '/u/Reader_1/posts', '/index.html'])(
  '%s returns 404',
  async (path) => {
    expect((await t.on('nontrivial').get(path)).status).toBe(404);
  },
);

it.each([
  ['/new/', '/new'],
  ['/top/?t=week', '/top?t=week'],
  ['/about///', '/about'],
  [`/post/${post.slug}/`, `/post/${post.slug}`],
])('%s redirects to %s with 301', async (path, to) => {
  const response = await t.on('nontrivial').get(path);
  expect([response.status, response.headers.location]).toEqual([301, to]);
});

it.each(['//evil.test/', '//evil.test/..', '/\\evil.test/', '//evil.test'])(
  '%s redirects to no other host',
  async (path) => {
    const response = await t.on('nontrivial').get(path);
    expect([400, 404]).toContain(response.status);
    expect(response.headers.location).toBeUndefined();
  },
);

it.each([
  '/post/%ff',
  '/%E0%A4%A',
  '/%',
  '/u/%00',
  '/post/x%0Ay',
  '/post/x%E2%80%A8y',
  '/new?cursor=%zz',
])('%s is malformed and returns 400 with a page', async (path) => {
  const response = await t.on('nontrivial').get(path);
  expect(response.status).toBe(400);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(readHtml(response.text).all('h1')).toHaveLength(1);
});

describe('two callers of a page', () => {
  // The clock stands still, because responses contain the time.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: startOfTest }));
  afterEach(() => void vi.useRealTimers());

  const machines = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'GPTBot/1.2',
    '',
  ];
  it.each(read)('get the same bytes and status: %s', async (path) => {
    const as = (agent: string) =>
      t
        .on('nontrivial')
        .get(path)
        .set({ 'User-Agent': agent, Cookie: 'a=b', 'Accept-Language': 'de' });
    const bytes = ({ headers, text }: Awaited<ReturnType<typeof as>>) =>
      text.replaceAll(headers['x-request-id'] as string, '');
    const person = await as(
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    );
    expect(person.headers['set-cookie']).toBeUndefined();
    expect(person.headers.vary ?? '').not.toMatch(/User-Agent|Cookie|Accept-Language/i);
    for (const machine of machines) {
      const response = await as(machine);
      expect([response.status, response.headers.location]).toEqual([
        person.status,
        person.headers.location,
      ]);
      expect(bytes(response)).toBe(bytes(person));
    }
  });
});

it.each(read)('HEAD %s returns the headers of GET', async (path) => {
  const [get, head] = [await t.on('nontrivial').get(path), await t.on('nontrivial').head(path)];
  expect(head.status).toBe(get.status);
  expect(head.text ?? '').toBe('');
  // The others depend on a body, or on its end.
  const requestHeaders = new RegExp(
    '^(?:x-request-id|date|transfer-encoding|content-encoding|' +
      'content-length|etag|connection|keep-alive)$',
  );
  const rest = ({ headers }: typeof get) =>
    Object.entries(headers as object)
      .filter(([name]) => !requestHeaders.test(name))
      .toSorted();
  expect(rest(head)).toEqual(rest(get));
});

const others = ['post', 'put', 'patch', 'delete', 'options', 'trace', 'propfind'] as const;
it.each(others)('%s on a page returns 405 with Allow', async (method) => {
  const response = await t.on('nontrivial')[method]('/about');
  expect(response.status).toBe(405);
  expect(response.headers.allow).toContain('GET');
  expect(response.headers['cache-control']).toBe('no-store');
});

it('sends the security headers', async () => {
  for (const path of ['/', '/nothing', '/top?t=decade', '/new/']) {
    const { headers } = await t.on('nontrivial').get(path);
    const policy = headers['content-security-policy'] as string;
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[\w+/]+=*'; style-src 'self';/,
    );
    expect(policy).not.toMatch(/unsafe|nonce|\*|https?:/);
    for (const name of ['base-uri', 'frame-ancestors', 'object-src'])
      expect(policy).toContain(`${name} 'none'`);
    expect(policy).toContain(`form-action 'self'`);
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000; includeSubDomains/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  }
});

it('serves the same content compressed', async () => {
  const plain = await t.on('nontrivial').get('/').set('Accept-Encoding', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const encoding of ['gzip', 'br']) {
    const response = await t.on('nontrivial').get('/').set('Accept-Encoding', encoding);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toContain('Accept-Encoding');
    expect(response.text).toBe(plain.text);
  }
});

it('links icons and preloads of its own site', async () => {
  for (const site of siteIds) {
    const page = readHtml((await t.on(site).get('/')).text);
    for (const link of page.all('link'))
      expect(getAttribute(link, 'href')).toMatch(
        new RegExp(
          String.raw`^\/assets\/|^https:\/\/[a-z]+\.example\/|` +
            String.raw`^\/(?:apple-touch-icon\.png|manifest\.webmanifest|` +
            String.raw`new\/(?:feed\.xml|atom\.xml|feed\.json))$`,
        ),
      );
    expect(page.hrefs('link[rel="icon"]')[0]).toContain(`/assets/${site}-favicon`);
  }
});
