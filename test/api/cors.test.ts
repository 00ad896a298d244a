import supertest from 'supertest';
import { expect, it } from 'vitest';
import { expectError } from '../support/error-replies.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const pickCorsHeaders = (headers: Record<string, string>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

const ownOrigins: [string, string][] = [
  ['nontrivial.example', 'https://nontrivial.example'],
  ['nontrivial.example', 'https://www.nontrivial.example'],
  ['www.nontrivial.example', 'https://nontrivial.example'],
  ['api.nontrivial.example', 'https://nontrivial.example'],
  ['api.nontrivial.example', 'https://www.nontrivial.example'],
  ['API.Nontrivial.Example.:443', 'https://nontrivial.example'],
  ['api.statecraft.example', 'https://statecraft.example'],
  ['localhost:3001', 'http://localhost:3000'],
  ['nontrivial.localhost:3001', 'http://nontrivial.localhost:3000'],
  ['127.0.0.1:3001', 'http://127.0.0.1:3000'],
];

it.each(ownOrigins)('the API on %s allows credentialed reads from %s', async (host, origin) => {
  const { headers } = await t.on(host).get('/api/posts').set('Origin', origin);
  expect(headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
  });
  expect(pickCorsHeaders(headers)).toHaveLength(3);
  expect(headers.vary).toMatch(/\bOrigin\b/);
});

it.each(ownOrigins)(
  "preflights of %s from %s allow the browser's headers",
  async (host, origin) => {
    for (const [method, path] of [
      ['GET', '/api/posts'],
      ['POST', '/api/posts'],
      ['DELETE', '/api/nothing/yet'],
      ['PUT', '/api/posts/x/visibility'],
      ['PATCH', '/api/x'],
    ] as const) {
      const reply = await t.on(host).options(path).set({
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'authorization,content-type,x-csrf-token,x-tenant-id',
      });
      expect(reply.status).toBe(204);
      expect(reply.text).toBe('');
      expect(reply.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers':
          'Accept, Authorization, Content-Type, X-CSRF-Token, X-Tenant-ID, Idempotency-Key',
        'access-control-max-age': '7200',
      });
      expect(reply.headers.vary).toMatch(/\bOrigin\b/);
    }
  },
);

const listForeignOrigins = (host: string, port = '') => [
  'null',
  '*',
  '',
  'https://evil.test',
  `https://${host}.evil.test`,
  `https://evil.test.${host}`,
  `https://evil${host}`,
  `https://${host}evil.test`,
  `https://${host}:444`,
  `https://${host}:443`,
  `https://${host}.`,
  `https://${host}/`,
  `https://${host.toUpperCase()}`,
  `HTTPS://${host}`,
  `https://user@${host}`,
  `https://evil.test#https://${host}`,
  `https://${host}, https://evil.test`,
  `https://evil.test, https://${host}`,
  `https://${host} `.padEnd(60, '.'),
  `ftp://${host}`,
  `//${host}`,
  host,
  `https://sub.${host}`,
  `https://api.${host}`,
  `https://www.www.${host}`,
  port === '' ? `http://${host}:5102` : `https://${host}${port}`,
  `http://${host}:80`,
  `http://${host}:3002`,
];

it.each([
  [
    'nontrivial.example',
    [
      ...listForeignOrigins('nontrivial.example'),
      'https://statecraft.example',
      'https://www.statecraft.example',
      'http://localhost:3000',
      'http://nontrivial.localhost:3000',
    ],
  ],
  [
    'api.nontrivial.example',
    [
      ...listForeignOrigins('nontrivial.example'),
      'https://statecraft.example',
      'https://broadsheet.example',
    ],
  ],
  [
    'nontrivial.localhost:3001',
    [
      ...listForeignOrigins('nontrivial.localhost', ':3000'),
      'http://statecraft.localhost:3000',
      'http://localhost:3000',
      'https://nontrivial.example',
    ],
  ],
  [
    'localhost:3001',
    [
      ...listForeignOrigins('localhost', ':3000'),
      'http://127.0.0.1:3000',
      'http://evil.localhost:3000',
      'https://nontrivial.example',
    ],
  ],
  [
    'unknown.test',
    [
      ...listForeignOrigins('unknown.test'),
      'https://unknown.test',
      'https://www.unknown.test',
      'https://statecraft.example',
      'https://broadsheet.example',
    ],
  ],
  [
    'api.unknown.test',
    ['https://unknown.test', 'https://broadsheet.example', 'https://statecraft.example'],
  ],
])('the API on %s sends other origins no CORS', async (host, origins) => {
  for (const origin of origins) {
    const reply = await t.on(host).get('/api/posts').set('Origin', origin);
    expect(reply.status, origin).toBe(200);
    expect(pickCorsHeaders(reply.headers), origin).toEqual([]);
    expect(reply.headers.vary, 'a cache must not give it to the own origin').toMatch(/\bOrigin\b/);
    const preflight = await t
      .on(host)
      .options('/api/posts')
      .set({ Origin: origin, 'Access-Control-Request-Method': 'POST' });
    expect(preflight.status, origin).toBe(204);
    expect(pickCorsHeaders(preflight.headers), origin).toEqual([]);
    expect(preflight.headers.vary).toMatch(/\bOrigin\b/);
  }
});

it('varies on Origin without one and sends no CORS', async () => {
  for (const path of ['/api/posts', '/api/nowhere', '/api/posts?limit=0', '/api/posts/none']) {
    const { headers } = await t.on('nontrivial').get(path);
    expect(pickCorsHeaders(headers)).toEqual([]);
    expect(headers.vary).toMatch(/\bOrigin\b/);
  }
});

it('lets the own origin read errors', async () => {
  for (const path of [
    '/api/nowhere',
    '/api/posts?limit=0',
    '/api/posts/none',
    '/api/posts?feed=following',
  ]) {
    const { headers } = await t
      .on('nontrivial')
      .get(path)
      .set('Origin', 'https://nontrivial.example');
    expect(headers['access-control-allow-origin']).toBe('https://nontrivial.example');
  }
  const refused = await t
    .on('nontrivial')
    .post('/api/tags')
    .set('Origin', 'https://nontrivial.example');
  expect(refused.status).toBe(405);
  expect(refused.headers['access-control-allow-origin']).toBe('https://nontrivial.example');
});

it('sends no CORS header for pages and files', async () => {
  for (const path of [
    '/',
    '/nowhere',
    '/favicon.ico',
    t.assets.modules('home')[0] as string,
    '/healthz',
  ]) {
    const { headers } = await t
      .on('nontrivial')
      .get(path)
      .set('Origin', 'https://nontrivial.example');
    expect(pickCorsHeaders(headers), path).toEqual([]);
  }
});

it('answers OPTIONS without preflight headers with 405 or 404', async () => {
  for (const headers of [{}, { Origin: 'https://nontrivial.example' }]) {
    const api = await t.on('nontrivial').options('/api/posts').set(headers);
    expectError(api, 'method_not_allowed');
    expect(api.headers.allow).toBe('GET, POST, HEAD, OPTIONS');
    expectError(await t.on('nontrivial').options('/api/nowhere').set(headers), 'not_found');
    const page = await t.on('nontrivial').options('/').set(headers);
    expect([page.status, page.headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

it('treats no request to a page as a preflight', async () => {
  const reply = await t
    .on('nontrivial')
    .options('/')
    .set({ Origin: 'https://nontrivial.example', 'Access-Control-Request-Method': 'GET' });
  expect(reply.status).toBe(405);
  expect(pickCorsHeaders(reply.headers)).toEqual([]);
});

it("allows the page port's origin on the API port", async () => {
  const reply = await supertest(t.apiApp).get('/api/posts').set({
    Host: 'nontrivial.localhost:3001',
    Origin: 'http://nontrivial.localhost:3000',
  });
  expect(reply.headers['access-control-allow-origin']).toBe('http://nontrivial.localhost:3000');
  const asDeployed = await supertest(t.apiApp).get('/api/posts').set({
    Host: 'nontrivial.localhost:3001',
    Origin: 'http://nontrivial.localhost:3001',
  });
  expect(pickCorsHeaders(asDeployed.headers)).toEqual([]);
});

it.each(['post', 'put', 'patch', 'delete'] as const)(
  '%s returns 405 with Allow on read-only endpoints',
  async (method) => {
    for (const path of [
      '/api/tags',
      '/api/link-check',
      '/api/users/x',
      '/api/users/x/posts',
      '/api/users/x/comments',
      '/api/pages/about',
    ]) {
      const reply = await t.on('nontrivial')[method](path);
      expectError(reply, 'method_not_allowed');
      expect(reply.headers.allow).toBe('GET, HEAD, OPTIONS');
      expectError(await t.on('nontrivial')[method]('/api/nowhere'), 'not_found');
    }
    const page = await t.on('nontrivial')[method]('/new');
    expect([page.status, page.headers.allow, page.headers['cache-control']]).toEqual([
      405,
      'GET, HEAD',
      'no-store',
    ]);
    expect((await t.on('nontrivial')[method]('/favicon.ico')).status).toBe(405);
  },
);
