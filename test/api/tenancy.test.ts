import { and, eq } from 'drizzle-orm';
import supertest from 'supertest';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { PostList } from '#shared/contract/posts.ts';
import { tenantHeader } from '#shared/http-names.ts';
import { posts, users } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { exchange, request, serve } from '../support/sockets.ts';
import { createTestApp, siteIds, startOfTest, type SiteId } from '../support/test-app.ts';

const t = await createTestApp();
const port = await serve(t.app);
beforeAll(async () => {
  for (const site of siteIds) await t.make.post({ site, title: `Written on ${site}` });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The page state contains the time; with a fixed clock equal requests have equal bytes. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['Date'], now: startOfTest });

const requestFrom = (host: string, path = '/api/posts') =>
  t.on('default').get(path).set('Host', host);
const getTenant = (reply: { body: unknown }) =>
  (reply.body as PostList).posts[0]?.title.replace('Written on ', '');

const spellings = [
  '@',
  'www.@',
  'api.@',
  'www.api.@',
  '@.',
  '@:443',
  '@:80',
  '@:3000',
  '@.:8443',
  'www.@:1',
  'API.@',
  'WWW.@.:65535',
];
const names: Record<string, SiteId> = {
  'nontrivial.example': 'nontrivial',
  'NonTrivial.EXAMPLE': 'nontrivial',
  'statecraft.example': 'statecraft',
  'nontrivial.localhost': 'nontrivial',
  'statecraft.localhost': 'statecraft',
  'default.localhost': 'default',
  'broadsheet.example': 'default',
  localhost: 'default',
  LocalHost: 'default',
  '127.0.0.1': 'default',
  '127.255.0.9': 'default',
  '[::1]': 'default',
};

it.each(Object.entries(names))('maps Host: %s in any spelling to tenant %s', async (name, site) => {
  for (const spelling of spellings) {
    const host = spelling.replace('@', name);
    const reply = await requestFrom(host);
    expect(reply.status, host).toBe(200);
    expect(getTenant(reply), host).toBe(site);
    expect(reply.headers['x-robots-tag'], host).toBeUndefined();
  }
});

it.each(['post', 'put', 'patch', 'delete'] as const)(
  "does not answer %s on a tenant's API with 421",
  async (method) => {
    for (const host of [
      'nontrivial.example',
      'api.statecraft.example',
      'localhost:3000',
      'default.localhost',
      '127.0.0.1',
    ]) {
      expectError(await t.on(host)[method]('/api/tags'), 'method_not_allowed');
    }
  },
);

it.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST.',
  '127.0.0.1:3001',
  '[::1]:3000',
  'api.localhost',
  'www.localhost',
])('reads X-Tenant-ID on %s', async (host) => {
  for (const site of siteIds)
    expect(getTenant(await requestFrom(host).set(tenantHeader, site))).toBe(site);
  for (const odd of [
    '',
    'Statecraft',
    'STATECRAFT',
    'statecraft.example',
    'unknown',
    '__proto__',
    'constructor',
    'statecraft, nontrivial',
    ' ',
  ]) {
    expect(getTenant(await requestFrom(host).set(tenantHeader, odd)), odd).toBe('default');
  }
  expect((await requestFrom(host, '/new').set(tenantHeader, 'nontrivial')).status).toBe(
    host.startsWith('api.') ? 404 : 200,
  );
});

it.each([
  ['nontrivial.example', 'nontrivial'],
  ['api.nontrivial.example', 'nontrivial'],
  ['nontrivial.localhost:3000', 'nontrivial'],
  ['default.localhost', 'default'],
  ['unknown.test', 'default'],
  ['localhost.unknown.test', 'default'],
])('ignores X-Tenant-ID on %s', async (host, site) => {
  stopTheClock();
  const getContent = (reply: { text: string }) => reply.text.replace(/"requestId":"[\w-]{16}"/, '');
  const plain = getContent(await requestFrom(host, '/'));
  for (const name of [tenantHeader, 'x-tenant-id', 'X-TENANT-ID']) {
    for (const value of ['statecraft', 'default', 'nontrivial', 'unknown']) {
      expect(getTenant(await requestFrom(host).set(name, value))).toBe(site);
      expect(
        getContent(await requestFrom(host, '/').set(name, value)) === plain,
        `${name}: ${value} changes the page`,
      ).toBe(true);
    }
  }
});

it.each([
  'api.nontrivial.example',
  'www.api.statecraft.example',
  'api.localhost:3000',
  'api.unknown.test',
])('%s serves the API and nothing else', async (host) => {
  expect((await requestFrom(host)).status).toBe(200);
  const asset = t.assets.modules('home')[0] as string;
  for (const path of [
    '/',
    '/new',
    '/favicon.ico',
    asset,
    '/post/x',
    '/api',
    '/api/',
    '/apix/posts',
    '/posts',
  ]) {
    expectError(await requestFrom(host, path), 'not_found');
  }
  expect((await requestFrom(host, '/healthz')).text).toBe('ok');
});

it.each(['nontrivial.example', 'nontrivial.localhost:3001', 'localhost:3001'])(
  'serves only the API of %s on its port',
  async (host) => {
    const onPort = (path: string) => supertest(t.apiApp).get(path).set('Host', host);
    expect(getTenant(await onPort('/api/posts'))).toBe(
      host.startsWith('nontrivial') ? 'nontrivial' : 'default',
    );
    const asset = t.assets.modules('home')[0] as string;
    for (const path of ['/', '/new', '/favicon.ico', asset, '/api', '/post/x'])
      expectError(await onPort(path), 'not_found');
    expect((await onPort('/readyz')).text).toBe('ready');
  },
);

it('separates equal usernames and post IDs of two tenants', async () => {
  const mine = await t.make.user('nontrivial', { username: 'twin', name: 'Of Nontrivial' });
  const theirs = await t.make.user('statecraft', {
    username: 'TWIN',
    name: 'Of Statecraft',
    id: mine.id,
  });
  const post = await t.make.post({ by: mine, title: 'Twin one', text: 'one', minutesAgo: 50_000 });
  const { isVisible: _, ...columns } = post;
  await t.deps.db
    .insert(posts)
    .values({ ...columns, siteId: 'statecraft', title: 'Twin two', text: 'two' });
  await t.make.comment(post, { by: mine, text: 'said on one' });
  const twin = (
    await t.deps.db
      .select()
      .from(posts)
      .where(and(eq(posts.siteId, 'statecraft'), eq(posts.id, post.id)))
  )[0];
  await t.make.comment(twin as typeof post, { by: theirs, text: 'said on two' });
  for (const [site, name, title, description] of [
    ['nontrivial', 'Of Nontrivial', 'Twin one', 'said on one'],
    ['statecraft', 'Of Statecraft', 'Twin two', 'said on two'],
  ] as const) {
    const readText = async (path: string) =>
      (await t.on(site).get(path)).body as Record<string, unknown>;
    expect(await readText('/api/users/twin')).toMatchObject({ name, commentCount: 1 });
    expect(await readText(`/api/posts/${post.id}`)).toMatchObject({ title });
    expect(await readText(`/api/posts/${post.id}/comments`)).toMatchObject({
      comments: [{ text: description }],
    });
    expect(await readText('/api/users/twin/posts')).toMatchObject({ posts: [{ title }] });
    expect(await readText('/api/users/twin/comments')).toMatchObject({
      comments: [{ text: description, post: { title } }],
    });
    expect((await t.on(site).get(`/post/${post.slug}`)).text).toContain(description);
  }
  expect(
    await t.deps.db.select({ id: users.id }).from(users).where(eq(users.id, mine.id)),
  ).toHaveLength(2);
});

it('uses the Host header over the request line', async () => {
  stopTheClock();
  const ask = (line: string) =>
    exchange(port, request(line, 'Host: nontrivial.example', 'Connection: close'));
  const plain = await ask('GET / HTTP/1.1');
  expect(plain.body).toContain('Written on nontrivial');
  for (const target of [
    'http://evil.test/',
    'https://statecraft.example/',
    'HTTP://evil.test',
    'http://evil.test:99/',
    'http://user:pw@evil.test/',
  ]) {
    const absolute = await ask(`GET ${target} HTTP/1.1`);
    expect(absolute.statuses, target).toEqual([200]);
    expect(absolute.body === plain.body, `${target} changes the page`).toBe(true);
    expect(absolute.text).not.toContain('evil.test');
  }
  const api = await ask('GET http://statecraft.example/api/posts?limit=1 HTTP/1.1');
  expect(api.body).toContain('Written on nontrivial');
  expect((await ask('GET http://evil.test/api/posts?limit=0 HTTP/1.1')).statuses).toEqual([400]);
});

it.each([
  ['Host: nontrivial.example', 'Host: statecraft.example'],
  ['Host: nontrivial.example', 'host: nontrivial.example'],
  ['HOST: evil.test', 'Accept: */*', 'hOsT: nontrivial.example'],
])('answers two Host headers with 400: %s', async (...headers) => {
  for (const path of ['/', '/api/posts']) {
    const reply = await exchange(
      port,
      request(`GET ${path} HTTP/1.1`, ...headers, 'Connection: close'),
    );
    expect(reply.statuses).toEqual([400]);
    expect(reply.text).not.toContain('Written on');
  }
});

it('returns 400 without Host, except in HTTP/1.0', async () => {
  expect((await exchange(port, request('GET / HTTP/1.1', 'Connection: close'))).statuses).toEqual([
    400,
  ]);
  const old = await exchange(port, request('GET / HTTP/1.0'));
  expect(old.statuses).toEqual([200]);
  expect(old.head).toMatch(/^cache-control: private, no-store$/im);
  expect(old.body).toContain('Written on default');
  const empty = await exchange(
    port,
    request('GET /api/posts HTTP/1.1', 'Host:', 'Connection: close'),
  );
  expect(empty.statuses).toEqual([200]);
  expect(empty.head).toMatch(/^x-robots-tag: noindex$/im);
});
