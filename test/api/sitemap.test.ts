import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { posts, sites } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { getAttribute, readHtml } from '../support/html.ts';
import { setUpSitemap, whole, staticPaths, files } from '../support/sitemap-calls.ts';
import { readUrlset } from '../support/sitemap-schema.ts';
import { siteIds } from '../support/test-app.ts';

const { t, getDomain, listed, findPaths } = await setUpSitemap();

describe.each(whole)('%s', (path) => {
  it('lists public pages and posts of the site, newest first', async () => {
    const { status, headers, text } = await t.on('nontrivial').get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(findPaths(text, 'nontrivial')).toEqual([
      ...staticPaths,
      ...listed.map(({ slug }) => `/post/${slug}`),
    ]);
    expect(text).not.toMatch(/hidden-away|taken-back|of-statecraft/);
  });

  it('states frequency, priority, language and date of changes', async () => {
    const changed = new Date('2026-11-20T12:34:56.789Z');
    await t.deps.db
      .update(posts)
      .set({ updatedAt: changed })
      .where(eq(posts.id, listed[0]?.id ?? ''));
    const urls = readUrlset((await t.on('nontrivial').get(path)).text, getDomain('nontrivial'));
    const inOneLanguage = urls.filter(({ loc }) => !loc.includes('/newsletter/languages'));
    for (const { loc, alternates } of inOneLanguage) expect(alternates).toEqual({ 'en-US': loc });
    expect(urls).toHaveLength(inOneLanguage.length + 11);
    expect(
      inOneLanguage
        .filter(({ loc }) => !loc.includes('/newsletter/'))
        .slice(0, 6)
        .map(({ changefreq, priority, lastmod }) => [changefreq, priority, lastmod]),
    ).toEqual([
      ['daily', '1', undefined],
      ['monthly', '0.8', undefined],
      ['monthly', '0.7', undefined],
      ['yearly', '0.3', undefined],
      ['yearly', '0.3', undefined],
      ['weekly', '0.7', changed.toISOString()],
    ]);
  });

  it('lists no post where there is none', async () => {
    expect(findPaths((await t.on('default').get(path)).text, 'default')).toEqual(staticPaths);
  });

  it.each([
    ['nontrivial.example', 'nontrivial'],
    ['www.nontrivial.example', 'nontrivial'],
    ['statecraft.example:8080', 'statecraft'],
    ['nontrivial.localhost:3000', 'nontrivial'],
    ['localhost:3000', 'default'],
    ['127.0.0.1:3000', 'default'],
    ['default.localhost', 'default'],
  ] as const)('on %s is that of %s, with canonical URLs', async (host, site) => {
    const { headers, text } = await t.on(host).get(path);
    expect(text).toBe((await t.on(site).get(path)).text);
    expect(findPaths(text, site).length).toBeGreaterThanOrEqual(5);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    ['www.my-nontrivial-test.example', 'nontrivial'],
    ['NONTRIVIAL.unknown.test', 'nontrivial'],
    ['staging-statecraft.example', 'statecraft'],
    ['nontrivial.statecraft.test', 'statecraft'],
    ['unknown.test', 'statecraft'],
    ['default.test', 'statecraft'],
  ] as const)("on %s, an unknown host, is %s's, uncached", async (host, site) => {
    const { status, headers, text } = await t.on(host).get(path);
    expect(status).toBe(200);
    expect(text).toBe((await t.on(site).get(path)).text);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  });
});

it('lists only canonical, indexable pages that return 200', async () => {
  for (const site of siteIds) {
    const { text } = await t.on(site).get('/sitemap.xml');
    for (const { loc } of readUrlset(text, getDomain(site))) {
      const page = await t
        .on(site)
        .get(loc.slice(`https://${getDomain(site)}`.length))
        .redirects(0);
      expect(page.status, loc).toBe(200);
      expect(page.headers['x-robots-tag']).toBeUndefined();
      const html = readHtml(page.text);
      // Industry pages with few posts are listed although they are noindex.
      const hidden = html
        .all('meta[name="robots"]')
        .filter((meta) => getAttribute(meta, 'content')?.includes('noindex'));
      if (!loc.includes('/newsletter/industries/')) expect(hidden).toEqual([]);
      expect(html.hrefs('link[rel="canonical"]')).toEqual([loc]);
    }
  }
});

it('lists exactly the specified pages', async () => {
  const { text } = await t.on('nontrivial').get('/api/sitemap-static.xml');
  expect(findPaths(text, 'nontrivial')).toEqual(staticPaths);
});

it('escapes an unusual slug that resolves', async () => {
  const author = await t.make.user('default');
  const post = await t.make.post({ by: author });
  const slug = `it's "a&b" <c> ]]> größe-${post.id}`;
  await t.deps.db.update(posts).set({ slug }).where(eq(posts.id, post.id));
  await t.deps.contentVersions.bump('default');
  try {
    for (const path of files) {
      const { text } = await t.on('default').get(path);
      const locs = readUrlset(text, getDomain('default')).map(({ loc }) => loc);
      if (path === '/api/sitemap-static.xml') continue;
      const loc = locs.find((url) => url.includes(post.id)) ?? '';
      expect(decodeURIComponent(new URL(loc).pathname)).toBe(`/post/${slug}`);
      expect((await t.on('default').get(new URL(loc).pathname)).status).toBe(200);
    }
  } finally {
    await t.deps.db.delete(posts).where(eq(posts.id, post.id));
    await t.deps.db.update(sites).set({ postCount: 0 }).where(eq(sites.id, 'default'));
    await t.deps.contentVersions.bump('default');
  }
});

it('equals the sum of its two parts', async () => {
  const [all, fixed, rest] = await Promise.all(
    ['/sitemap.xml', '/api/sitemap-static.xml', '/api/sitemap-posts.xml'].map(async (path) =>
      readUrlset((await t.on('nontrivial').get(path)).text, getDomain('nontrivial')),
    ),
  );
  expect(fixed?.map(({ loc }) => new URL(loc).pathname)).toEqual(staticPaths);
  expect([...(fixed ?? []), ...(rest ?? []).toReversed()]).toEqual(all);
});

it('is valid without posts', async () => {
  expect(findPaths((await t.on('default').get('/api/sitemap-posts.xml')).text, 'default')).toEqual([
    paths.home,
  ]);
});

it('is under /api on the API hosts and port', async () => {
  const { text } = await t.on('nontrivial').get('/api/sitemap/xml');
  for (const [app, host] of [
    [t.app, 'api.nontrivial.example'],
    [t.apiApp, 'nontrivial.localhost:3001'],
  ] as const) {
    const answer = await supertest(app).get('/api/sitemap/xml').set('Host', host);
    expect([answer.status, answer.text]).toEqual([200, text]);
    for (const path of files.slice(2))
      expect((await supertest(app).get(path).set('Host', host)).status).toBe(200);
    expectError(await supertest(app).get('/sitemap.xml').set('Host', host), 'not_found');
  }
});

it.each([
  '/api/sitemap',
  '/api/sitemap/',
  '/api/sitemap/xml/',
  '/api/Sitemap/xml',
  '/api/sitemap-pages.xml',
  '/api/sitemap-posts',
])('GET %s returns 404', async (path) => {
  expectError(await t.on('nontrivial').get(path), 'not_found');
});

it('ignores unknown parameters', async () => {
  for (const path of files)
    expect((await t.on('nontrivial').get(`${path}?utm_source=x&limit=1`)).text).toBe(
      (await t.on('nontrivial').get(path)).text,
    );
});

it('returns 404 past the last page, 400 for invalid pages', async () => {
  const page = (query: string) => t.on('nontrivial').get(`/api/sitemap-posts.xml?${query}`);
  expect((await page('page=1')).text).toBe(
    (await t.on('nontrivial').get('/api/sitemap-posts.xml')).text,
  );
  for (const past of ['2', '3', '999999']) expectError(await page(`page=${past}`), 'not_found');
  for (const wrong of [
    '0',
    '-1',
    '1.5',
    '01',
    '1e3',
    '',
    'x',
    '1%20',
    '１',
    '9999999',
    'null',
    '__proto__',
  ])
    expectError(await page(`page=${wrong}`), 'bad_request', ['page']);
  expectError(await page('page=1&page=2'), 'bad_request', ['page']);
});
