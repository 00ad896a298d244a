import supertest from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { contract, keys as all } from '#shared/contract/index.ts';
import { isStaffKey } from '#shared/contract/keys.ts';
import type { OpenApi } from '../../server/api/openapi-types.ts';
import { program } from '../support/api-clients.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { getAttribute, readHtml, getText, type Document } from '../support/html.ts';
import { addIssue } from '../support/issues.ts';
import { setStoredSettings } from '../support/site-settings.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

/** Skips admin endpoints. */
const keys = all.filter((key) => !isStaffKey(key));
const t = await createTestApp();
const author = await t.make.user('nontrivial', { username: 'writer' });
const newest = await t.make.post({ by: author, title: 'The newest post', text: 'Words.' });
let page: Document;
let document: OpenApi;
beforeAll(async () => {
  await setStoredSettings(t, { pictures: { inTexts: true, minKarma: 0 } });
  await t.make.comment(newest, { by: author });
  await addIssue(t, 'nontrivial', '2026-11-20', [newest]);
  page = readHtml((await t.on('nontrivial').get('/api/docs')).text);
  document = (await t.on('nontrivial').get('/api/openapi.json')).body as OpenApi;
});
const everyId = ({ all }: Document) =>
  all('[id]').map((element) => getAttribute(element, 'id') ?? '');

it.each([...siteIds, 'localhost:3000', 'unknown.test'])(
  'renders the reference on %s as valid HTML with one script',
  async (host) => {
    const { status, headers, text } = await t.on(host).get('/api/docs');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(await htmlErrors(text)).toEqual([]);
    const { all, hrefs } = readHtml(text);
    expect(all('script').map((script) => getAttribute(script, 'src'))).toEqual(['/api/docs.js']);
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

it('allows only files of the same host', async () => {
  const { headers } = await t.on('nontrivial').get('/api/docs');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; ` +
      `font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  );
});

const isForKeys = (key: (typeof keys)[number]) => contract[key].apiKey !== 'never';
const findCalls = () =>
  page
    .all('section details')
    .filter(
      (details) =>
        !getAttribute(details.querySelector('div') as never, 'id')?.startsWith('schema-'),
    );

it('documents every endpoint, calls of browsers last', () => {
  const titles = findCalls().map((details) =>
    getText(details.querySelector('summary') as never).trim(),
  );
  expect(titles).toHaveLength(keys.length);
  const positions = (isForBrowsers: boolean) =>
    keys
      .filter((key) => contract[key].access !== 'signed' && isForKeys(key) !== isForBrowsers)
      .map((key) => titles.findIndex((title) => title.startsWith(`${key} `)));
  expect(Math.min(...positions(false))).toBe(0);
  expect(Math.min(...positions(true))).toBeGreaterThan(Math.max(...positions(false)));
});

it('has an example and its reply for every call with a key', () => {
  for (const details of findCalls()) {
    const key = keys.find((name) =>
      getText(details as never)
        .trim()
        .startsWith(`${name} `),
    );
    const [example = '', reply = '', ...others] = [...details.querySelectorAll('pre')].map((pre) =>
      getText(pre as never),
    );
    if (key === undefined || !isForKeys(key)) {
      expect(example, key).toBe('');
      continue;
    }
    expect(example, key).toMatch(/^curl /);
    expect(contract[key].reply.safeParse(JSON.parse(reply)).error, key).toBeUndefined();
    expect(others).toEqual([]);
  }
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

it.each([
  ['postPosts', '`posts`: 10 per member, 60 per network in 10 min.'],
  ['getPosts', '`search`: 120 per network in 10 min, with `q`.'],
])('says the limit of %s', (id, limit) => {
  expect(page.text(`#${id}`)).toContain(`Limit ${limit.replaceAll('`', '')}`);
});

const readExample = (id: string) => getText(page.all(`${id} pre`)[0] as never);

it('names the newest content of the site in examples', () => {
  expect(readExample('#getPostsById')).toContain(`/api/posts/${newest.id}'`);
  expect(readExample('#getUsersByUsername')).toContain(`/api/users/writer'`);
  expect(readExample('#getNewsletterArchiveByPeriod')).toContain(`/archive/2026-11-20'`);
  expect(page.text('#getPosts')).toContain('"title": "The newest post"');
});

it('says which content an empty site lacks for an example', async () => {
  const { text } = readHtml((await t.on('statecraft').get('/api/docs')).text);
  expect(text('#getPostsById')).toContain('Example None: this site has no post yet.');
  expect(text('#getNewsletterArchiveByPeriod')).toContain('this site has no issue yet.');
  expect(text('#getTags')).toContain('curl ');
});

it('shows examples that the API accepts', async () => {
  const examples = page
    .all('section details pre')
    .map(getText)
    .filter((text) => text.startsWith('curl '));
  expect(examples).toHaveLength(keys.filter(isForKeys).length);
  const owner = await program(t, author, ['read', 'write']);
  const other = await program(t, await t.make.user('nontrivial'), ['read', 'write']);
  const readMethod = (example: string) => /-X (\w+)/.exec(example)?.[1] ?? 'GET';
  // Deletes come last: the other calls need the post.
  const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  for (const example of examples.toSorted(
    (a, b) => order.indexOf(readMethod(a)) - order.indexOf(readMethod(b)) || b.length - a.length,
  )) {
    const method = readMethod(example);
    const [, url = ''] = /'https:\/\/api\.nontrivial\.example([^']+)'/.exec(example) ?? [];
    const [, body] = / -d '(.*)'$/s.exec(example) ?? [];
    const isOwn =
      method === 'PATCH' || (method === 'DELETE' && /^\/api\/(?:posts|comments)\/\w+$/.test(url));
    const request = t.on('api.nontrivial.example')[method.toLowerCase() as 'get'](url);
    if (example.includes('Bearer $KEY')) request.set((isOwn ? owner : other).bearer);
    const reply = await (body === undefined
      ? request
      : request.set('Content-Type', 'application/json').send(body.replaceAll(`'\\''`, `'`)));
    expect(reply.status, `${example}\n${reply.text}`).toBeLessThan(300);
  }
});

it('stays below its size', async () => {
  const { text } = await t.on('nontrivial').get('/api/docs');
  expect(text.length).toBeLessThan(264_000);
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
  expect(text.replace(/"text": ?"[^"]*"/g, '')).not.toMatch(/`|\*\*|undefined|\[object/);
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
