import { beforeAll, expect, it } from 'vitest';
import type { PostList } from '#shared/contract/posts.ts';
import type { Theme } from '#shared/sites/theme.ts';
import { expectError } from '../support/error-replies.ts';
import { createTestApp, siteIds, type SiteId } from '../support/test-app.ts';

const t = await createTestApp();
beforeAll(async () => {
  for (const site of siteIds) await t.make.post({ site, title: `Written on ${site}` });
});

const requestFrom = (host: string, path = '/api/posts') =>
  t.on('default').get(path).set('Host', host);
const getTenant = (reply: { body: unknown }) =>
  (reply.body as PostList).posts[0]?.title.replace('Written on ', '');

const strangers = [
  'unknown.test',
  'nontrivial.example.unknown.test',
  'unknown.test.nontrivial.example',
  'xnontrivial.example',
  'nontrivial.exampl',
  'nontrivial',
  'nontrivial-example',
  'nontrivial.example..',
  '.nontrivial.example',
  'api.api.nontrivial.example',
  'www.www.nontrivial.example',
  'api.www.nontrivial.example',
  'nontrivial.example@unknown.test',
  'unknown.test/nontrivial.example',
  'nontrivial.example:x',
  'nontrivial.example%00',
  'nontrivial.example,statecraft.example',
  'unknown.localhost',
  'nontrivial.localhost.unknown.test',
  'localhost.unknown.test',
  'localhost.localhost',
  '192.0.2.7',
  '127.0.0.1.unknown.test',
  '128.0.0.1',
  '1270.0.0.1',
  '[::2]',
  '[',
  ':',
  ':3000',
  '.',
  'www.',
  'api.',
  '__proto__',
  'constructor',
  'default',
  '*',
  '%6e%6fntrivial.example',
];

it.each(strangers)('reads the default tenant on unknown Host: %s', async (host) => {
  const reply = await requestFrom(host);
  expect(reply.status).toBe(200);
  expect(getTenant(reply)).toBe('default');
  expect(reply.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  const page = await requestFrom(host, '/');
  expect(page.headers).toMatchObject({
    'cache-control': expect.stringContaining('no-store') as string,
    'x-robots-tag': 'noindex',
  });
  expectError(
    await t.on('default').post('/api/posts').set('Host', host).send({}),
    'misdirected_request',
  );
});

it('shows the default theme and posts on unknown hosts', async () => {
  const page = await requestFrom('unknown.test', '/');
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.headers['set-cookie']).toBeUndefined();
  const getTheme = (site: SiteId) => t.deps.siteRegistry.sites.get(site)?.theme as Theme;
  expect(page.text).toContain(`<title>${getTheme('statecraft').seo.defaultTitle}</title>`);
  expect(page.text).toMatch(new RegExp(`<span[^>]*>${getTheme('statecraft').siteName}</span>`));
  expect(page.text).toMatch(/<link rel="stylesheet" href="\/assets\/site-statecraft-[^"]+\.css"/);
  expect(page.text).toContain('Written on default');
  expect(page.text).not.toContain('Written on statecraft');
  expect(page.text).toContain(
    `<link rel="canonical" href="https://${getTheme('default').seo.canonicalDomain}/"/>`,
  );
  expect(page.text).not.toContain('unknown.test');
  expect(JSON.stringify(page.headers)).not.toContain('unknown.test');
});

it.each([
  '/',
  '/new',
  '/top?t=week',
  '/nowhere',
  '/post/none',
  '/%zz',
  '/api/posts',
  '/api/nowhere',
  '/new/',
])('does not cache or echo GET %s on unknown hosts', async (path) => {
  const reply = await requestFrom('unknown.test', path);
  expect(reply.headers['cache-control']).toMatch(/^(?:private, )?no-store$/);
  expect(reply.headers['x-robots-tag']).toBe('noindex');
  expect(reply.text + JSON.stringify(reply.headers)).not.toContain('unknown.test');
});

it.each(['post', 'put', 'patch', 'delete'] as const)(
  'answers %s on the API of unknown hosts with 421',
  async (method) => {
    for (const path of [
      '/api',
      '/api/',
      '/api/posts',
      '/api/posts/x/vote',
      '/api/subscriptions',
      '/api/nowhere?x=1',
    ]) {
      expectError(await t.on('unknown.test')[method](path), 'misdirected_request');
    }
    for (const path of ['/', '/posts', '/api/posts'])
      expectError(await t.on('api.unknown.test')[method](path), 'misdirected_request');
    expect((await t.on('unknown.test')[method]('/')).status, 'pages take no writes anywhere').toBe(
      405,
    );
  },
);
