import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '../../server/http/listen.ts';
import { freePort } from '../support/postgres.ts';
import { usePageFixture } from '../support/page-fixture.ts';
import { startOfTest } from '../support/test-app.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';

// Loading over HTTP (`API_ORIGIN`) and in process must render the same page.
const { t, kinds } = await usePageFixture();

const calls: { url: string; headers: IncomingHttpHeaders }[] = [];
const api = await createVariant(t);
const server = createServer((req, res) => {
  calls.push({ url: req.url ?? '', headers: req.headers });
  api.apiApp(req, res);
});
const apiOrigin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
const remote = await createVariant(t, { config: { ...t.deps.config, apiOrigin } });
const local = await createVariant(t);
const down = await downDatabase(t);
const live = t.deps.db;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  // Only the time and the request id may differ.
  vi.useFakeTimers({ toFake: ['Date'], now: startOfTest });
  calls.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  api.deps.db = live;
  local.deps.db = live;
});

const without = (id: unknown, text: string) => text.replaceAll(String(id), '');
const essay =
  kinds.find(({ name, site }) => name === 'text post' && site === 'nontrivial')?.path ?? '';
const facing = [
  ...kinds,
  {
    name: 'a redirect to the right slug',
    site: 'nontrivial',
    path: `/post/wrong-words-${essay.slice(-12)}`,
  },
  {
    name: 'a redirect to the right name',
    site: 'statecraft',
    path: '/u/WRITER_STATECRAFT?tab=comments',
  },
  { name: 'home', site: 'unknown.test', path: '/' },
  { name: 'about', site: 'unknown.test', path: '/about' },
  { name: 'home', site: 'localhost:3000', path: '/' },
];

it.each(facing)(
  'renders $name on $site identically for every data source',
  async ({ site, path }) => {
    const [here, there] = [await local.on(site).get(path), await remote.on(site).get(path)];
    expect(there.status).toBe(here.status);
    expect(there.headers.location).toBe(here.headers.location);
    expect(there.headers['cache-control']).toBe(here.headers['cache-control']);
    expect(there.headers['x-robots-tag']).toBe(here.headers['x-robots-tag']);
    expect(without(there.headers['x-request-id'], there.text)).toBe(
      without(here.headers['x-request-id'], here.text),
    );
  },
);

const ofOne = kinds.filter(({ site }) => site === 'nontrivial');
it.each(ofOne)('renders $name identically during a database outage', async ({ site, path }) => {
  api.deps.db = down;
  local.deps.db = down;
  const [here, there] = [await local.on(site).get(path), await remote.on(site).get(path)];
  expect(there.status).toBe(here.status);
  for (const name of ['retry-after', 'cache-control'])
    expect(there.headers[name]).toBe(here.headers[name]);
  expect(without(there.headers['x-request-id'], there.text)).toBe(
    without(here.headers['x-request-id'], here.text),
  );
});

it.each([
  ['nontrivial', 'nontrivial'],
  ['statecraft', 'statecraft'],
  ['default', 'default'],
  ['unknown.test', 'default'],
  ['www.nontrivial.example', 'nontrivial'],
])('a page of %s requests JSON for the tenant %s', async (host, tenant) => {
  await remote.on(host).get('/hot');
  expect(calls.map(({ url }) => url)).toEqual(['/api/posts?sort=hot']);
  expect(calls[0]?.headers.accept).toBe('application/json');
  expect(calls[0]?.headers['x-tenant-id']).toBe(tenant);
  expect(calls[0]?.headers.cookie).toBeUndefined();
  expect(calls[0]?.headers.authorization).toBeUndefined();
});

it('requests each resource once with an escaped path', async () => {
  await remote.on('nontrivial').get('/post/a%20b%2Fc?sort=old&root=x');
  expect(calls.map(({ url }) => url).toSorted()).toEqual([
    '/api/posts/a%20b%2Fc',
    '/api/posts/a%20b%2Fc/comments?sort=old&root=x',
  ]);
});

it('requests nothing for a static page', async () => {
  await remote.on('nontrivial').get('/nothing');
  expect(calls).toEqual([]);
});

it.each([
  ['refuses the connection', async () => ({ port: await freePort(), stop: () => undefined })],
  ['answers no JSON', async () => serve(200, 'text/html', '<h1>A proxy</h1>')],
  ['answers an error without JSON', async () => serve(502, 'text/html', '<h1>Bad gateway</h1>')],
  ['leads elsewhere', async () => serve(302, 'text/html', '', { Location: apiOrigin })],
  [
    'fails',
    async () =>
      serve(500, 'application/json', '{"error":"It broke.","code":"internal","requestId":"x"}'),
  ],
  ['closes the connection', async () => serve(0)],
])('renders an empty list with 503 when the API %s', async (_name, start) => {
  const { port, stop } = await start();
  const page = await homeLoadedFrom(port);
  stop();
  expect(page.status).toBe(503);
  expect(page.headers['retry-after']).toBe('5');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.text).toContain('Posts couldn’t be loaded.');
  expect(page.text).not.toMatch(/proxy|gateway|ECONN|127\.0\.0\.1/);
});

it('stops waiting for the API when the page times out', async () => {
  let open = 0;
  const { port, stop } = await serve(
    -1,
    undefined,
    undefined,
    undefined,
    (change) => (open += change),
  );
  const page = await homeLoadedFrom(port);
  expect(page.status).toBe(503);
  expect(page.headers['retry-after']).toBeDefined();
  await vi.waitFor(() => expect(open).toBe(0), 5_000);
  stop();
});

async function homeLoadedFrom(apiPort: number) {
  const v = await createVariant(t, {
    config: { ...t.deps.config, apiOrigin: `http://127.0.0.1:${apiPort}` },
  });
  return v.on('nontrivial').get('/');
}

type Watch = (change: number) => void;

/**
 * A server with one fixed reply; status 0 disconnects, -1 never replies. `watch` receives open
 * requests.
 */
async function serve(
  status: number,
  type = 'text/plain',
  body = '',
  headers = {},
  watch: Watch = () => undefined,
) {
  const answering = createServer((req, res) => {
    watch(1);
    res.once('close', () => watch(-1));
    if (status === 0) req.socket.destroy();
    if (status > 0) res.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
  });
  const port = await listen(answering, 0, '127.0.0.1');
  return {
    port,
    stop: () => {
      answering.closeAllConnections();
      answering.close();
    },
  };
}
