import supertest from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { contract, keys as all } from '#shared/contract/index.ts';
import { isStaffKey, methodAndPath } from '#shared/contract/keys.ts';
import type { OpenApi } from '../../server/api/openapi-types.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { getAttribute, readHtml, getText, type Document } from '../support/html.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

/** Skips admin endpoints. */
const keys = all.filter((key) => !isStaffKey(key));
const t = await createTestApp();
let page: Document;
let document: OpenApi;
beforeAll(async () => {
  page = readHtml((await t.on('nontrivial').get('/api/docs')).text);
  document = (await t.on('nontrivial').get('/api/openapi.json')).body as OpenApi;
});
const everyId = ({ all }: Document) =>
  all('[id]').map((element) => getAttribute(element, 'id') ?? '');

it.each([...siteIds, 'localhost:3000', 'unknown.test'])(
  'renders the reference on %s as valid HTML without JavaScript',
  async (host) => {
    const { status, headers, text } = await t.on(host).get('/api/docs');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(await htmlErrors(text)).toEqual([]);
    const { all, hrefs } = readHtml(text);
    expect(all('script')).toEqual([]);
    expect(text).not.toMatch(/<style|<[a-z][^>]*\s(?:style|on[a-z]+)=|javascript:/i);
    const { site } = t.deps.siteRegistry.resolve(
      host in { nontrivial: 1, statecraft: 1 }
        ? `${host}.example`
        : host === 'default'
          ? 'default.localhost'
          : host,
    );
    expect(hrefs('link[rel="stylesheet"]')).toEqual([
      '/api/docs.css',
      ...t.assets.stylesheets(site),
      t.assets.plainStylesheet,
    ]);
  },
);

it('serves every asset of the page from its host', async () => {
  const files = [
    ...page.hrefs('link'),
    ...page.all('img').map((image) => getAttribute(image, 'src') ?? ''),
  ];
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) {
    expect(file).toMatch(/^\/(?!\/)/);
    expect((await t.on('nontrivial').get(file)).status, file).toBe(200);
  }
  const { headers } = await t.on('nontrivial').get('/api/docs.css');
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
});

it('allows only stylesheets, fonts and images of the same host', async () => {
  const { headers } = await t.on('nontrivial').get('/api/docs');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action ` +
      `'none'; base-uri 'none'; frame-ancestors 'none'`,
  );
});

it('documents every endpoint with an example', () => {
  const calls = page
    .all('section details')
    .filter(
      (details) =>
        !getAttribute(details.querySelector('div') as never, 'id')?.startsWith('schema-'),
    );
  const titles = calls.map((details) => getText(details.querySelector('summary') as never).trim());
  expect(titles).toHaveLength(keys.length);
  for (const key of keys)
    expect(
      titles.some((title) => title.startsWith(`${key} `)),
      key,
    ).toBe(true);
  for (const details of calls)
    expect(getText(details.querySelector('pre') as never)).toMatch(/^curl /);
});

it.each([
  ['postAuthLogin', 'Anyone.'],
  ['getPosts', 'Anyone. An API key needs read.'],
  ['postPosts', 'Members, with a session or an API key with write.'],
  ['postApiKeys', 'Members, with a session. The login must be recent.'],
  ['postMailEvents', 'Services that sign their requests.'],
])('says of %s who may call it: %s', (id, access) => {
  expect(page.text(`#${id}`)).toContain(`Access ${access}`);
});

it('sends a key or session in examples that need one', () => {
  expect(page.text('#postPosts pre')).toMatch(
    /^curl -X POST -H "Authorization: Bearer \$KEY" 'https/,
  );
  expect(page.text('#postApiKeys pre')).toContain('-H "Authorization: Bearer $TOKEN"');
  expect(page.text('#getPosts pre')).not.toContain('Authorization');
});

it('shows examples that the API accepts', async () => {
  const examples = page
    .all('section details pre')
    .map(getText)
    .filter((text) => text.startsWith('curl '));
  const call =
    /^curl (?:-H "Authorization: Bearer \$\w+" )?'(https:\/\/api\.nontrivial\.example)([^']+)'$/;
  const reads = examples.map((text) => call.exec(text)).filter((match) => match !== null);
  expect(reads).toHaveLength(keys.filter((key) => methodAndPath(key).method === 'GET').length);
  const forMembers = keys
    .filter((key) => methodAndPath(key).method === 'GET' && contract[key].access !== 'anyone')
    .map((key) => new RegExp(`^${methodAndPath(key).path.replace(/\{\w+\}/g, '[^/]+')}$`));
  for (const [, , address = ''] of reads) {
    const [path = ''] = address.split('?');
    const expected = forMembers.some((pattern) => pattern.test(path)) ? [401] : [200, 404];
    expect(expected, address).toContain((await t.on('api.nontrivial.example').get(address)).status);
  }
});

it('documents every schema and every error code', () => {
  const ids = everyId(page);
  for (const name of Object.keys(document.components.schemas))
    expect(ids).toContain(`schema-${name}`);
  const codes = page.all('tr[id]').map((row) => getText(row.querySelector('code') as never));
  expect(codes.toSorted()).toEqual(Object.keys(document.components.responses).toSorted());
});

it('links only existing IDs and uses each once', () => {
  const ids = everyId(page);
  expect(new Set(ids).size).toBe(ids.length);
  const links = page.hrefs('a').filter((href) => href.startsWith('#'));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
});

it('links every endpoint in the contents', () => {
  const links = page.hrefs('nav a');
  for (const { operationId } of Object.values(document.paths).flatMap((methods) =>
    Object.values(methods),
  ))
    expect(links).toContain(`#${operationId}`);
});

it('explains pagination', () => {
  const text = page.text('main');
  expect(text).toContain(
    `curl 'https://api.nontrivial.example/api/posts?sort=new&limit=25&cursor=…'`,
  );
  // Only an example of Markdown is Markdown.
  expect(text.replace(/"text":"[^"]*"/g, '')).not.toMatch(/`|\*\*|undefined|\[object/);
});

it.each([
  ['api.nontrivial.example', 'https://nontrivial.example/api/docs'],
  ['api.statecraft.example', 'https://statecraft.example/api/docs'],
  ['api.nontrivial.localhost:3000', 'http://nontrivial.localhost:3000/api/docs'],
])('on %s redirects to %s', async (host, target) => {
  const { status, headers } = await t.on(host).get('/api/docs').redirects(0);
  expect([status, headers.location, headers['cache-control']]).toEqual([
    302,
    target,
    'private, no-cache',
  ]);
});

it('serves the page on the port of the pages', async () => {
  const { status, headers } = await supertest(t.apiApp)
    .get('/api/docs')
    .set('Host', 'localhost:3001')
    .redirects(0);
  expect([status, headers.location]).toEqual([302, 'http://localhost:3000/api/docs']);
});

it('serves an unstyled, uncached page on an unknown API host', async () => {
  const { status, headers, text } = await t.on('api.unknown.test').get('/api/docs').redirects(0);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect(readHtml(text).all('link')).toEqual([]);
  expect(readHtml(text).all('img')).toEqual([]);
});

it('returns 304 to a current validator', async () => {
  const { headers } = await t.on('nontrivial').get('/api/docs');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(
    (
      await t
        .on('nontrivial')
        .get('/api/docs')
        .set('If-None-Match', headers.etag as string)
    ).status,
  ).toBe(304);
});
