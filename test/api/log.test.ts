import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { createLog } from '../../server/infra/log.ts';
import { createVariant, downDatabase } from '../support/app-variant.ts';
import { fromSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

type Line = {
  level: string;
  time: string;
  msg: string;
  requestId: string;
  site: string;
  method: string;
  route: string;
  status: number;
  ms: number;
};
const requestLines = () => t.log.filter(({ msg }) => msg === 'request') as Line[];

/** Waits for the log line of a request, which may follow the reply. */
async function findLine(reply: { headers: { [name: string]: unknown } }): Promise<Line> {
  const id = reply.headers['x-request-id'];
  return vi.waitFor(() => {
    const lines = requestLines().filter(({ requestId }) => requestId === id);
    expect(lines, 'one line for one request').toHaveLength(1);
    return lines[0] as Line;
  });
}

it.each([
  ['/', 'nontrivial', 200, '/', 'nontrivial'],
  ['/top?t=week', 'statecraft', 200, '/top', 'statecraft'],
  ['/about', 'default', 200, '/about', 'default'],
  ['/nowhere/at/all', 'nontrivial', 404, '*', 'nontrivial'],
  ['/post/secret-words-abc', 'nontrivial', 404, '/post/:slug', 'nontrivial'],
  ['/u/secretname', 'nontrivial', 404, '/u/:username', 'nontrivial'],
  ['/', 'unknown.test', 200, '/', 'default'],
  ['/api/posts?limit=1', 'nontrivial', 200, '/api/posts', 'nontrivial'],
  ['/api/posts?limit=0', 'api.statecraft.example', 400, '/api/posts', 'statecraft'],
  ['/api/posts/secret-words-abc', 'nontrivial', 404, '/api/posts/{id}', 'nontrivial'],
  ['/api/posts/secret/comments', 'nontrivial', 404, '/api/posts/{id}/comments', 'nontrivial'],
  ['/api/users/secretname', 'nontrivial', 404, '/api/users/{username}', 'nontrivial'],
  ['/api/users/secretname/posts', 'nontrivial', 404, '/api/users/{username}/posts', 'nontrivial'],
  [
    '/api/users/secretname/comments',
    'nontrivial',
    404,
    '/api/users/{username}/comments',
    'nontrivial',
  ],
  ['/api/pages/about', 'localhost', 200, '/api/pages/{slug}', 'default'],
  ['/api/secret/nowhere', 'nontrivial', 404, '-', 'nontrivial'],
  ['/favicon.ico', 'nontrivial', 200, 'asset', 'nontrivial'],
  ['/%zz', 'nontrivial', 400, '-', 'nontrivial'],
])('logs GET %s on %s with status %i, route %s', async (path, host, status, route, site) => {
  const reply = await t.on(host).get(path);
  expect(reply.status).toBe(status);
  const line = await findLine(reply);
  expect(Object.keys(line).toSorted()).toEqual([
    'event',
    'level',
    'method',
    'ms',
    'msg',
    'requestId',
    'route',
    'site',
    'status',
    'time',
  ]);
  expect(line).toMatchObject({ level: 'info', site, method: 'GET', route, status });
  expect(line.ms).toBeGreaterThan(0);
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

it('logs every method and every redirect', async () => {
  const agent = t.on('nontrivial');
  expect(await findLine(await agent.head('/new'))).toMatchObject({
    method: 'HEAD',
    route: '/new',
    status: 200,
  });
  expect(await findLine(await agent.patch('/api/posts').send('secret'))).toMatchObject({
    method: 'PATCH',
    route: '/api/posts',
    status: 405,
  });
  expect(await findLine(await agent.post('/api/posts').send('secret'))).toMatchObject({
    method: 'POST',
    route: '/api/posts',
    status: 401,
  });
  expect(
    await findLine(await agent.options('/api/posts').set('Access-Control-Request-Method', 'GET')),
  ).toMatchObject({
    method: 'OPTIONS',
    route: 'preflight',
    status: 204,
  });
  expect(await findLine(await agent.trace('/'))).toMatchObject({ method: 'TRACE', status: 405 });
  expect(await findLine(await agent.get('/new/').redirects(0))).toMatchObject({ status: 301 });
  const post = await t.make.post({ title: 'Right words' });
  expect(await findLine(await agent.get(`/post/secret-${post.id}`).redirects(0))).toMatchObject({
    status: 301,
    route: 'redirect',
  });
  const etag = (await agent.get('/favicon.ico')).headers.etag as string;
  expect(await findLine(await agent.get('/favicon.ico').set('If-None-Match', etag))).toMatchObject({
    status: 304,
    route: 'asset',
  });
  expect(
    await findLine(await supertest(t.apiApp).get('/new').set('Host', 'localhost:3001')),
  ).toMatchObject({ status: 404, route: '-' });
});

it("generates request IDs and ignores the client's", async () => {
  const ids = new Set<unknown>();
  for (let i = 0; i < 50; i += 1)
    ids.add(
      (await t.on('nontrivial').get('/healthz').set('X-Request-Id', 'mine')).headers[
        'x-request-id'
      ],
    );
  expect(ids.size).toBe(50);
  expect(ids).not.toContain('mine');
});

it('logs 5xx at warn and its error without values', async () => {
  await t.deps.db.execute('alter table posts rename to elsewhere');
  const failed = await t.on('nontrivial').get('/api/posts/CanaryValue');
  await t.deps.db.execute('alter table elsewhere rename to posts');
  expect(failed.status).toBe(500);
  expect(await findLine(failed)).toMatchObject({
    level: 'warn',
    status: 500,
    route: '/api/posts/{id}',
  });
  const errors = t.log.filter(
    ({ level, requestId }) => level === 'error' && requestId === failed.headers['x-request-id'],
  );
  expect(errors).toEqual([
    expect.objectContaining({
      msg: 'request failed',
      site: 'nontrivial',
      route: '/api/posts/{id}',
    }),
  ]);
  expect(JSON.stringify(errors)).not.toContain('CanaryValue');
  expect(
    (errors[0] as { error: { stack?: string } }).error.stack,
    'with the place where it happened',
  ).toMatch(/^ {4}at /);
});

it('logs an unreachable database at warn with a 503', async () => {
  const before = t.log.length;
  const unreachable = await openDatabase(
    { url: 'postgres://canary:secret@127.0.0.1:1/nothing' },
    t.deps.log,
  );
  const { db } = t.deps;
  t.deps.db = unreachable.db;
  const [reply, page] = [
    await t.on('nontrivial').get('/api/posts'),
    await t.on('nontrivial').get('/'),
  ];
  t.deps.db = db;
  await unreachable.close();
  expect(await findLine(reply)).toMatchObject({ level: 'warn', status: 503, route: '/api/posts' });
  expect(await findLine(page)).toMatchObject({ level: 'warn', status: 503, route: '/' });
  expect(JSON.stringify(t.log.slice(before))).not.toMatch(/canary|secret/);
});

/** The application without a database, and with a log of its own. */
async function withoutDatabase() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const variant = await createVariant(t, { log, db: await downDatabase(t) });
  return { variant, causes: () => lines.filter(({ event }) => event === 'database_unavailable') };
}
const form = { ...fromSite('nontrivial'), 'Content-Type': 'application/x-www-form-urlencoded' };

it.each([
  ['GET', '/api/posts', '/api/posts', 503],
  ['GET', '/new/feed.xml', '/new/feed.xml', 503],
  ['POST', '/login', '/login', 503],
  ['POST', '/newsletter', '/newsletter', 503],
])('logs why %s %s has no database', async (method, path, route, status) => {
  const { variant, causes } = await withoutDatabase();
  const reply = await (method === 'GET'
    ? variant.on('nontrivial').get(path)
    : variant.on('nontrivial').post(path).set(form).send('email=reader@mail.example'));
  expect(reply.status).toBe(status);
  expect(causes()[0]).toMatchObject({
    level: 'warn',
    requestId: reply.headers['x-request-id'],
    site: 'nontrivial',
    route,
    // A closed PGlite gives no code.
    code: t.deps.database.kind === 'pglite' ? 'no answer' : 'ECONNREFUSED',
  });
});

it('logs an outage once a second', async () => {
  const { variant, causes } = await withoutDatabase();
  for (let i = 0; i < 5; i += 1) await variant.on('nontrivial').get('/api/posts');
  expect(causes().length).toBeLessThan(5);
  const before = causes().length;
  await sleep(1_000);
  await variant.on('nontrivial').get('/api/posts');
  expect(causes()).toHaveLength(before + 1);
});

it.each([
  ['damaged data', 'XX001', 503, 'database_unavailable'],
  ['a statement that the database cannot execute', 'XX000', 500, 'request_failed'],
  ['a wrong statement', '42703', 500, 'request_failed'],
])('logs %s as an error', async (_, code, status, event) => {
  const { slug } = await t.make.post({ site: 'nontrivial' });
  await t.deps.db.execute(sql`
    create function fail() returns boolean language plpgsql as
      ${sql.raw(`$$ begin raise exception 'failed' using errcode = '${code}'; end $$`)}`);
  await t.deps.db.execute(sql`alter table posts rename to elsewhere`);
  await t.deps.db.execute(sql`create view posts as select * from elsewhere where fail()`);
  const before = t.log.length;
  const failed = await t.on('nontrivial').get(`/api/posts/${slug}`);
  await t.deps.db.execute(sql`drop view posts`);
  await t.deps.db.execute(sql`drop function fail`);
  await t.deps.db.execute(sql`alter table elsewhere rename to posts`);
  expect(failed.status).toBe(status);
  const faults = t.log.slice(before).filter(({ level }) => level === 'error');
  expect(faults[0]).toMatchObject({ event, route: '/api/posts/{id}' });
  expect(JSON.stringify(faults[0])).toContain(code);
});

it('logs metrics of requests, event loop and memory', async () => {
  const flush = () => {
    const before = t.log.length;
    t.deps.metrics.flush();
    const lines = t.log.slice(before).filter(({ msg }) => msg === 'metrics');
    expect(lines).toHaveLength(1);
    return (
      lines[0] as { metrics: Record<'requests' | 'eventLoop' | 'memory', Record<string, unknown>> }
    ).metrics;
  };
  flush();
  await t.deps.db.execute(sql`alter table posts rename to elsewhere`);
  const failed = await t.on('nontrivial').get('/api/posts/p');
  await t.deps.db.execute(sql`alter table elsewhere rename to posts`);
  const replies = [
    failed,
    await t.on('nontrivial').get('/'),
    await t.on('nontrivial').get('/new'),
    await t.on('statecraft').get('/api/posts'),
    await t.on('nontrivial').get('/favicon.ico'),
    await t.on('nontrivial').get('/%zz'),
  ];
  for (const reply of replies) await findLine(reply);
  const metrics = flush();
  const times = {
    p50: expect.any(Number) as number,
    p95: expect.any(Number) as number,
    p99: expect.any(Number) as number,
  };
  expect(metrics.requests).toEqual({
    page: { count: 2, failed: 0, ...times },
    api: { count: 2, failed: 1, ...times },
    asset: { count: 1, failed: 0, ...times },
    other: { count: 1, failed: 0, ...times },
  });
  const { p50, p99 } = metrics.requests.page as { p50: number; p99: number };
  expect(p50).toBeGreaterThan(0);
  expect(p99).toBeGreaterThanOrEqual(p50);
  expect(metrics.eventLoop).toEqual({
    p99: expect.any(Number) as number,
    max: expect.any(Number) as number,
  });
  expect(metrics.memory.rssMb).toBeGreaterThan(10);
  expect(Object.keys(metrics.memory)).toEqual(['rssMb', 'heapUsedMb', 'externalMb']);
  expect(flush().requests, 'a new period').toEqual({});
});
