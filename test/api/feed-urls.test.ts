import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { feedFiles } from '../../shared/paths.ts';
import { setUpFeeds, lists, formats } from '../support/feed-calls.ts';
import { hosts, siteIds } from '../support/test-app.ts';

const { t, get, readText, readItems, readList } = await setUpFeeds();

it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
  '%s of a feed returns 405 with Allow',
  async (method) => {
    for (const path of ['/feed.xml', '/new/atom.xml', '/u/Ada/feed.json', '/u/nobody/feed.json']) {
      const response = await t.on('nontrivial')[method](path);
      expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  },
);

describe('a feed URL', () => {
  it.each([
    ['/feed.xml', '/new/feed.xml'],
    ['/atom.xml', '/new/atom.xml'],
    ['/feed.json', '/new/feed.json'],
    ['/u/ADA/feed.xml', '/u/Ada/feed.xml'],
    ['/u/ada/feed.json', '/u/Ada/feed.json'],
    ['/new/feed.xml/', '/new/feed.xml'],
  ])('redirects %s to %s', async (from, to) => {
    for (const method of ['get', 'head'] as const) {
      const response = await t.on('nontrivial')[method](from).redirects(0);
      expect([response.status, response.headers.location]).toEqual([301, to]);
    }
  });

  it('ignores a query string', async () => {
    const [plain, campaign] = [
      await get('/new/feed.xml'),
      await get('/new/feed.xml?utm_source=x&t=week'),
    ];
    expect(campaign.body).toBe(plain.body);
  });

  it.each([
    '/u/nobody/feed.xml',
    '/u/nobody/atom.xml',
    '/u/nobody/feed.json',
    '/u/a%00b/feed.xml',
    '/u/%3Cb%3E/feed.xml',
    '/u/a%2Fb/feed.xml',
    '/u//feed.xml',
    '/New/feed.xml',
    '/new/Feed.xml',
    '/new/feed.rss',
    '/about/feed.xml',
    '/newest/feed.xml',
    '/post/feed.xml',
    '/u/feed.xml',
    '/top/week/feed.xml',
  ])('%s is not a feed', async (path) => {
    const response = await t.on('nontrivial').get(path);
    expect(response.status).toBe(path.includes('%00') ? 400 : 404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
  });

  it('is logged as its route pattern only', async () => {
    const { headers } = await get('/u/Ada/atom.xml');
    expect(
      t.log.find((line) => line.requestId === headers['x-request-id'] && line.msg === 'request'),
    ).toMatchObject({ route: '/u/:username/atom.xml', status: 200 });
  });
});

describe.each(siteIds)('the feeds of %s', (site) => {
  it("contain only the site's posts, name and URLs", async () => {
    const { theme } = t.deps.siteRegistry.sites.get(site) ?? t.deps.siteRegistry.unknown;
    const origin = `https://${theme.seo.canonicalDomain}`;
    for (const list of lists) {
      for (const format of formats) {
        const text = await readText(`${list}/${feedFiles[format]}`, site);
        const feed = await readItems(list, format, site);
        expect(feed.title?.startsWith(`${theme.siteName}: `)).toBe(true);
        expect([feed.page, feed.self]).toEqual([
          origin + list,
          `${origin}${list}/${feedFiles[format]}`,
        ]);
        expect(feed.items.map(({ title }) => title)).toEqual(
          (await readList(list, site)).map(({ title }) =>
            title.replaceAll('\t', ' ').replaceAll('\f', '').trim(),
          ),
        );
        for (const { id, discussion } of feed.items)
          expect([id, discussion].every((url) => url?.startsWith(`${origin}/post/`))).toBe(true);
        for (const other of siteIds)
          if (other !== site) expect(text).not.toContain(hosts[other].split(':')[0]);
      }
    }
  });

  it('are the same under every host of the site', async () => {
    const text = await readText('/new/feed.xml', site);
    for (const host of [`${site}.localhost:3000`, `www.${site}.localhost`])
      expect(await readText('/new/feed.xml', host)).toBe(text);
  });
});

it.each(['api.nontrivial.example', 'api.nontrivial.localhost:3000', 'www.api.nontrivial.example'])(
  'do not exist on the API host %s',
  async (host) => {
    for (const path of ['/feed.xml', '/new/feed.xml', '/u/Ada/feed.json']) {
      const response = await t.on(host).get(path);
      expect([response.status, response.body.code]).toEqual([404, 'not_found']);
    }
  },
);

it('the API has no feeds', async () => {
  for (const path of ['/feed.xml', '/new/feed.xml', '/u/Ada/feed.json'])
    expect(
      (await supertest(t.apiApp).get(path).set('Host', 'nontrivial.localhost:3001')).status,
    ).toBe(404);
  expect((await t.on('nontrivial').get('/api/new/feed.xml')).status).toBe(404);
});

it('feeds of an unknown host are not cached or indexed', async () => {
  for (const path of ['/new/feed.xml', '/new/feed.json', '/feed.xml', '/u/ada/atom.xml']) {
    const response = await get(path, 'unknown.test').redirects(0);
    expect([200, 301]).toContain(response.status);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(response.body).not.toContain('unknown.test');
  }
});
