import { beforeAll, expect, it } from 'vitest';
import { expectError } from '../support/error-replies.ts';
import { exchange, request, serve } from '../support/sockets.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const port = await serve(t.app);
beforeAll(() => t.make.post());

/** Sends the URL unchanged: HTTP clients normalize URLs. */
const ask = (target: string, ...headers: string[]) =>
  exchange(
    port,
    request(`GET ${target} HTTP/1.1`, 'Host: nontrivial.example', ...headers, 'Connection: close'),
  );

it.each([
  '/..%2f..%2fpackage.json',
  '/%2e%2e/',
  '/%2e%2e',
  '/%2E%2e/%2e%2E/etc/passwd',
  '/.%2e/package.json',
  '/../package.json',
  '/../../../../etc/passwd',
  '/new/..',
  '/new/../top',
  '/./new',
  '/new/.',
  '/assets/../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/manifest.json',
  '/assets/....//package.json',
  '/..;/package.json',
  '//evil.test/..',
  '//evil.test/',
  '//evil.test',
  '//evil.test/%2e%2e',
  '///evil.test/',
  '//new',
  '//',
  '///',
  '/post//x',
  '/.//evil.test/',
  '/new/..//evil.test/',
  '/\\evil.test/',
  '/\\\\evil.test/',
  '/new\\',
  '/..\\..\\package.json',
  '/%5cevil.test/..',
  '/%09//evil.test/',
  '/new%0a',
  '/%E2%80%A8',
  '/post/a%0db',
  '/%7f',
  '/%0d%0aLocation:%20//evil.test',
  '/%0aSet-Cookie:a=b',
  '/new%00',
  '/%00',
  '/post/%ff',
  '/%ff',
  '/%E0%A4%A',
  '/%',
  '/%u002e',
  '/post/%c0%ae%c0%ae',
  '/C:/windows/win.ini',
  '/file:///etc/passwd',
  'ftp://evil.test/',
  '/http://evil.test/',
  '/api/..%2f..%2fpackage.json',
  '/api/../new',
  '/api/%2e%2e/new',
  '/api//posts',
  '/api/posts/../../new',
  '//api/posts',
  '/api/posts/%ff',
  '/api/posts/%E0%A4%A',
  '/api/%',
  '/api/posts/%00',
])('GET %s returns 400 or 404 without a redirect', async (target) => {
  const { statuses, head, text } = await ask(target);
  expect(statuses).toHaveLength(1);
  expect([400, 404]).toContain(statuses[0]);
  expect(head).not.toMatch(/^(?:location|set-cookie):/im);
  expect(head).toMatch(/^cache-control: no-store$/im);
  expect(text).not.toMatch(/root:|"dependencies"|"entry"/);
});

it.each([
  ['/new/', '/new'],
  ['/new//', '/new'],
  ['/new/?a=b', '/new?a=b'],
  ['/new/?next=//evil.test/', '/new?next=//evil.test/'],
  ['/post/x/', '/post/x'],
  ['/%5cevil.test/', '/%5cevil.test'],
  ['/%2F%2Fevil.test/', '/%2F%2Fevil.test'],
  ['/%40evil.test/', '/%40evil.test'],
  ['/@evil.test/', '/@evil.test'],
  ['/;evil.test/', '/;evil.test'],
  ['/https:evil.test/', '/https:evil.test'],
])('GET %s redirects to %s on the same origin', async (target, location) => {
  const { statuses, head } = await ask(target);
  expect(statuses).toEqual([301]);
  expect(/^location: (.*)$/im.exec(head)?.[1]).toBe(location);
  expect(new URL(location, 'https://nontrivial.example/').origin).toBe(
    'https://nontrivial.example',
  );
  expect(head).toMatch(/^cache-control: public, max-age=0, must-revalidate$/im);
});

it('redirects on an unknown host stay there, uncached', async () => {
  const reply = await t.on('unknown.test').get('/new/').redirects(0);
  expect(reply.status).toBe(301);
  expect(reply.headers).toMatchObject({ location: '/new', 'cache-control': 'private, no-store' });
});

it.each(['/', '/api/posts', '/post/x', '/assets/x'])(
  'GET %s with a 9 KB URL returns 414',
  async (path) => {
    const api = path.startsWith('/api');
    for (const target of [`${path}?${'a'.repeat(9 * 1024)}`, `${path}${'a'.repeat(9 * 1024)}`]) {
      const { statuses, head, body } = await ask(target);
      expect(statuses).toEqual([414]);
      expect(head).toMatch(/^cache-control: no-store$/im);
      expect(head).toMatch(
        api
          ? /^content-type: application\/json; charset=utf-8$/im
          : /^content-type: text\/html; charset=utf-8$/im,
      );
      expect(body).not.toContain('aaaa');
    }
  },
);

it('reads a URL of 8 KB', async () => {
  const reply = await t
    .on('nontrivial')
    .get(`/api/posts?${'n'.repeat(8 * 1024 - '/api/posts?'.length)}`);
  expectError(reply, 'bad_request', ['n'.repeat(60)]);
  expectError(
    await t.on('nontrivial').get(`/api/posts?${'n'.repeat(8 * 1024 - '/api/posts?'.length + 1)}`),
    'uri_too_long',
  );
});

it.each([
  '/.env',
  '/.env.production',
  '/.git/HEAD',
  '/.git/config',
  '/package.json',
  '/package-lock.json',
  '/manifest.json',
  '/client-meta.json',
  '/server/main.js',
  '/dist/server/main.js',
  '/node_modules/react/package.json',
  '/assets',
  '/assets/',
  '/assets/manifest.json',
  '/fonts',
  '/sites',
  '/sites/',
  '/files/favicon.ico',
  '/data/pglite',
  '/.ci/run',
  '/Procfile',
  '/favicon.ico.br',
  '/favicon.ico.gz',
  '/favicon.ico/',
  '/FAVICON.ICO',
  '/favicon.ico%00',
  '/favicon%2eico',
  '/__test',
  '/debug',
  '/metrics',
  '/server-status',
])('GET %s serves no file', async (target) => {
  const { statuses, head } = await ask(target);
  expect([301, 400, 404]).toContain(statuses[0]);
  if (statuses[0] !== 301) expect(head).toMatch(/^content-type: text\/html; charset=utf-8$/im);
  expect(head).not.toMatch(/^etag:/im);
});

it.each(['/feed', '/api/search', '/api/auth/nothing'])(
  'GET %s returns 404 for an unserved path',
  async (path) => {
    const reply = await t.on('nontrivial').get(path);
    expect(reply.status).toBe(404);
    if (path.startsWith('/api')) expectError(reply, 'not_found');
    else expect(reply.text).toContain('Not Found');
  },
);
