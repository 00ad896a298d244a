import { expect, it } from 'vitest';
import { shells } from '../../shared/paths.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { readHtml, getText } from '../support/html.ts';
import { joinSite } from '../support/members.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';

// Member pages are identical for everybody; only the API checks permissions.
const t = await createTestApp({ config: { pageCacheBytes: 5_000_000 } });
const ownPost = await t.make.post({ site: 'nontrivial', title: 'Secretly edited' });
const toPath = (shell: string) => shell.replace(':slug', ownPost.slug);
const every = siteIds.flatMap((site) =>
  shells.map((shell) => ({ site, shell, path: toPath(shell) })),
);

it.each(every)('$shell of $site is neutral, uncached and not indexed', async ({ site, path }) => {
  const { status, headers, text } = await t.on(site).get(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  for (const name of ['etag', 'last-modified', 'set-cookie']) expect(headers[name]).toBeUndefined();
  const page = readHtml(text);
  expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
  for (const selector of [
    'link[rel="canonical"]',
    'link[rel="alternate"]',
    'meta[property="og:title"]',
    'main article',
  ])
    expect(page.all(selector), selector).toEqual([]);
  expect(page.all('h1')).toHaveLength(1);
  expect(page.text('main noscript')).toContain('JavaScript');
  expect(page.state.queries).toEqual([]);
  expect(await htmlErrors(text)).toEqual([]);
});

it.each(every)(
  '$shell of $site is identical for every caller and query',
  async ({ site, path }) => {
    const { token } = await joinSite(t, site);
    const { text } = await t.on(site).get(path);
    const requests = [
      t.on(site).get(path).set('Authorization', `Bearer ${token}`),
      t
        .on(site)
        .get(path)
        .set('Authorization', 'Bearer nobody-has-this-token-at-all-00000000000000')
        .set('Cookie', `token=${token}; session=${token}`),
      t
        .on(site)
        .get(
          `${path}?url=https%3A%2F%2Fevil.example%2F&title=Canary&` +
            'cursor=Canary&next=//evil.example',
        ),
      t
        .on(site)
        .get(path)
        .set({ 'User-Agent': 'Canary', 'Accept-Language': 'ar', Referer: 'https://evil.example/' }),
    ];
    for (const request of requests) {
      const reply = await request;
      expect(reply.status).toBe(200);
      expect(reply.text).toBe(text);
      expect(reply.text).not.toMatch(/Canary|evil\.example|Secretly/);
    }
    for (const other of siteIds.filter((id) => id !== site))
      expect(text).not.toContain(`site-${other}`);
  },
);

it.each(shells)('%s answers HEAD like GET and rejects other methods', async (shell) => {
  const path = toPath(shell);
  const get = await t.on('nontrivial').get(path).set('Accept-Encoding', 'br');
  const head = await t.on('nontrivial').head(path).set('Accept-Encoding', 'br');
  expect(head.text ?? '').toBe('');
  for (const name of [
    'content-encoding',
    'cache-control',
    'x-robots-tag',
    'content-security-policy',
  ])
    expect(head.headers[name]).toBe(get.headers[name]);
  for (const method of ['post', 'put', 'delete'] as const) {
    const reply = await t.on('nontrivial')[method](path);
    expect([reply.status, reply.headers.allow, reply.headers['cache-control']]).toEqual([
      405,
      'GET, HEAD',
      'no-store',
    ]);
  }
});

it('renders shells on every request and caches other pages', async () => {
  let renderCount = 0;
  const v = await createVariant(t, {}, (real) => (request, signal) => {
    renderCount += 1;
    return real(request, signal);
  });
  for (const shell of shells)
    for (const _ of [1, 2])
      expect((await v.on('nontrivial').get(toPath(shell))).headers['cache-control']).toBe(
        'private, no-store',
      );
  expect(renderCount).toBe(shells.length * 2);
  for (const _ of [1, 2]) await v.on('nontrivial').get('/about');
  expect(renderCount).toBe(shells.length * 2 + 1);
});

it('serves shells during a database outage', async () => {
  const v = await createVariant(t, { db: await downDatabase(t) });
  for (const shell of shells) {
    const { status, headers } = await v.on('nontrivial').get(toPath(shell));
    expect([shell, status, headers['cache-control']]).toEqual([shell, 200, 'private, no-store']);
  }
});

it('serves neutral shells on an unknown host', async () => {
  for (const shell of shells) {
    const { status, headers } = await t.on('unknown.test').get(toPath(shell));
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
  }
});

it('rejects other spellings of a shell path', async () => {
  for (const path of ['/Settings', '/inbox/x', '/saved.html', '/api-keys/1', '/post/edit']) {
    const { status, headers } = await t.on('nontrivial').get(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
  }
  const { status, headers } = await t.on('nontrivial').get('/settings/').redirects(0);
  expect([status, headers.location]).toEqual([301, '/settings']);
});

it('gives each shell its own heading', async () => {
  const headings = await Promise.all(
    shells.map(async (shell) =>
      getText(readHtml((await t.on('statecraft').get(toPath(shell))).text).element('h1')),
    ),
  );
  expect(new Set(headings).size).toBe(shells.length);
});
