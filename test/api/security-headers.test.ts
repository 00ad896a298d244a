import { createHash } from 'node:crypto';
import type { Response } from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { createVariant } from '../support/app-variant.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

const t = await createTestApp();
let slug = '';
beforeAll(async () => {
  ({ slug } = await t.make.post({ title: 'Right words' }));
});

type Options = {
  method?: 'get' | 'post' | 'options' | 'trace';
  headers?: Record<string, string>;
  host?: string;
};
const ask = (path: string, { method = 'get', headers = {}, host = 'nontrivial' }: Options = {}) =>
  t.on(host)[method](path).redirects(0).set(headers);
const getEntry = () => t.assets.modules('home')[0] as string;

/** Every class of reply, with its status. */
const answers: [string, number, () => Promise<Response>][] = [
  ['a page', 200, () => ask('/')],
  ['a page of an unknown host', 200, () => ask('/', { host: 'unknown.test' })],
  ['a missing page', 404, () => ask('/nowhere')],
  ['a missing post', 404, () => ask('/post/nothing')],
  ['an address of a page that is not understood', 400, () => ask('/new?cursor=x')],
  ['a malformed address', 400, () => ask('/%zz')],
  ['a redirect to the address without a slash', 301, () => ask('/new/')],
  ['a redirect to the right words', 301, () => ask(`/post/wrong-${slug}`)],
  ['a method that pages do not have', 405, () => ask('/', { method: 'post' })],
  ['a method nobody has', 405, () => ask('/', { method: 'trace' })],
  ['an address too long', 414, () => ask(`/${'a'.repeat(9_000)}`)],
  ['a reply', 200, () => ask('/api/posts')],
  ["a reply on the API's host", 200, () => ask('/api/posts', { host: 'api.nontrivial.example' })],
  ['a missing call', 404, () => ask('/api/nowhere')],
  ['the API without a call', 404, () => ask('/api')],
  ["a page asked of the API's host", 404, () => ask('/', { host: 'api.nontrivial.example' })],
  ['a wrong parameter', 400, () => ask('/api/posts?limit=0')],
  ['a call without a session', 401, () => ask('/api/posts?feed=following')],
  [
    'a write on an unknown host',
    421,
    () => ask('/api/posts', { method: 'post', host: 'unknown.test' }),
  ],
  [
    'a preflight',
    204,
    () =>
      ask('/api/posts', {
        method: 'options',
        headers: { Origin: 'https://nontrivial.example', 'Access-Control-Request-Method': 'GET' },
      }),
  ],
  ['a script', 200, () => ask(getEntry())],
  [
    'a stylesheet',
    200,
    () =>
      ask(t.assets.stylesheets(t.deps.siteRegistry.sites.get('nontrivial') as never)[0] as string),
  ],
  ['an icon', 200, () => ask('/favicon.ico')],
  [
    'a file that did not change',
    304,
    async () =>
      ask(getEntry(), {
        headers: { 'If-None-Match': (await ask(getEntry())).headers.etag as string },
      }),
  ],
  ['a missing file', 404, () => ask('/assets/nothing.js')],
  ['the health of the process', 200, () => ask('/healthz')],
  ['readiness', 200, () => ask('/readyz')],
  ['readiness while stopping', 503, () => runWhileStopping(() => ask('/readyz'))],
  ['a reply without the database', 503, () => withoutDatabase(() => ask('/api/posts'))],
  ['a page without the database', 503, () => withoutDatabase(() => ask('/'))],
  ['a reply that failed', 500, () => runBroken(() => ask('/api/posts'))],
];

async function runWhileStopping(run: () => Promise<Response>): Promise<Response> {
  t.lifecycle.draining = true;
  try {
    return await run();
  } finally {
    t.lifecycle.draining = false;
  }
}

/** Runs with a database address without a server. */
async function withoutDatabase(run: () => Promise<Response>): Promise<Response> {
  const unreachable = await openDatabase({ url: 'postgres://127.0.0.1:1/nothing' }, t.deps.log);
  const { db } = t.deps;
  t.deps.db = unreachable.db;
  try {
    return await run();
  } finally {
    t.deps.db = db;
    await unreachable.close();
  }
}

/** Runs with a database whose statements fail unexpectedly. */
async function runBroken(run: () => Promise<Response>): Promise<Response> {
  await t.deps.db.execute('alter table posts rename to elsewhere');
  try {
    return await run();
  } finally {
    await t.deps.db.execute('alter table elsewhere rename to posts');
  }
}

const pagePolicy = {
  'default-src': `'none'`,
  'style-src': `'self'`,
  'img-src': `'self' data:`,
  'font-src': `'self'`,
  'manifest-src': `'self'`,
  'form-action': `'self'`,
  'base-uri': `'none'`,
  'frame-ancestors': `'none'`,
  'object-src': `'none'`,
};
const parsePolicy = ({ headers }: Response): Record<string, string> => {
  const parts = (headers['content-security-policy'] as string)
    .split(';')
    .map((part) => part.trim().split(' '));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources.join(' ')]));
};

it('leaves subdomains alone with HSTS=host', async () => {
  const variant = await createVariant(t, { config: { ...t.deps.config, hsts: 'host' } });
  for (const path of ['/', '/api/posts'])
    expect((await variant.on('nontrivial').get(path)).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
});

it.each(answers)('%s has the security headers', async (_, status, get) => {
  const reply = await get();
  expect(reply.status, reply.text).toBe(status);
  const { headers } = reply;
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': expect.stringMatching(/^same-(?:origin|site)$/) as string,
    'permissions-policy': expect.stringContaining('camera=()') as string,
    'x-request-id': expect.stringMatching(/^[\w-]{16}$/) as string,
  });
  for (const name of ['x-powered-by', 'server', 'set-cookie', 'via'])
    expect(headers).not.toHaveProperty(name);
  const policy = parsePolicy(reply);
  expect(policy).toMatchObject({ 'default-src': `'none'`, 'frame-ancestors': `'none'` });
  expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*|https?:|nonce-/);
});

it.each(answers)('%s has an explicit content type', async (_, status, get) => {
  const { headers, text = '', body } = await get();
  const type = headers['content-type'];
  const isEmpty = text === '' && !Buffer.isBuffer(body);
  expect(isEmpty).toBe([204, 304].includes(status) || (status === 301 && type === undefined));
  if (isEmpty) {
    expect(type).toBeUndefined();
  } else {
    expect(type).toMatch(
      new RegExp(
        '^(?:(?:text/(?:html|plain|css|javascript)|application/json); charset=utf-8' +
          '|image/[a-z-]+)$',
      ),
    );
  }
});

it.each(answers.filter(([, status]) => status >= 400))(
  '%s is not cached or indexed',
  async (_, status, get) => {
    const { headers } = await get();
    expect(headers['cache-control']).toMatch(/^(?:private, )?no-store$/);
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('expires');
    if (status === 503 && headers['content-type'] !== 'text/plain; charset=utf-8')
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
  },
);

it.each(answers)('%s reveals no stack, file or version', async (_, __, get) => {
  const { headers, text, type } = await get();
  expect(JSON.stringify(headers)).not.toMatch(/express|node\/|react/i);
  if (type !== 'text/javascript' && type !== 'text/css') {
    expect(text ?? '').not.toMatch(
      /node_modules|\s+at \S+ \(|\.tsx?:\d|ECONNREFUSED|relation "|Failed query|pg_|PGlite/,
    );
  }
});

it.each([
  '/',
  '/new',
  '/top?t=week',
  '/nowhere',
  '/about',
  '/post/nothing',
  '/u/nobody',
  '/%zz',
  '/new/',
])('hashes every inline script of %s in its policy', async (path) => {
  for (const host of [...siteIds, 'unknown.test', 'localhost:3000']) {
    const reply = await ask(path, { host });
    const policy = parsePolicy(reply);
    expect(policy).toMatchObject(pagePolicy);
    const other = String.raw`[^>]*\b(?:src|type="application/(?:ld\+)?json")[^>]*>`;
    const inline = [
      ...reply.text.matchAll(
        new RegExp(String.raw`<script(?!${other})[^>]*>([\s\S]*?)</script>`, 'g'),
      ),
    ].map(([, code = '']) => code);
    const hashes = inline.map(
      (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
    expect(policy['script-src']?.split(' ')).toEqual(expect.arrayContaining([`'self'`, ...hashes]));
    if (reply.status === 200) expect(inline).toHaveLength(1);
    expect(policy['script-src']?.split(' ')).toHaveLength(2);
    expect(reply.text).not.toMatch(/<style|<[a-z][^>]*\s(?:style|on[a-z]+)=|javascript:/i);
    for (const [, src] of reply.text.matchAll(/(?:src|href)="([^"]*)"/g))
      if (src?.startsWith('//')) expect.fail(`${src} is another host`);
  }
});

it.each([
  ['nontrivial.example', `'self' api.nontrivial.example`],
  ['www.nontrivial.example', `'self' api.nontrivial.example`],
  ['nontrivial.example:8443', `'self' api.nontrivial.example:8443`],
  ['nontrivial.localhost:3000', `'self' nontrivial.localhost:3001`],
  ['localhost:3000', `'self' localhost:3001`],
  ['unknown.test', `'self'`],
  [`unknown.test; script-src *`, `'self'`],
  [`nontrivial.example:1;script-src *`, `'self'`],
])('pages on %s may connect to %s', async (host, sources) => {
  const policy = parsePolicy(await ask('/', { host }));
  expect(policy['connect-src']).toBe(sources);
  expect(policy['script-src']).not.toContain('*');
});

it('forbids all content in replies of the API', async () => {
  for (const path of ['/api/posts', '/api/nowhere', '/api', '/api/posts?limit=0']) {
    expect((await ask(path)).headers['content-security-policy']).toBe(
      `default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`,
    );
  }
});

it('restricts pages to their origin, replies to the site', async () => {
  for (const path of ['/', '/nowhere', '/favicon.ico', getEntry()]) {
    expect((await ask(path)).headers['cross-origin-resource-policy']).toBe('same-origin');
  }
  for (const path of ['/api/posts', '/api/nowhere']) {
    expect((await ask(path)).headers['cross-origin-resource-policy']).toBe('same-site');
  }
});
