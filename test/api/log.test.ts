import supertest from 'supertest';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { deleteAccountsJob } from '../../server/jobs/delete-accounts.ts';
import { codeMailedTo, fromSite, joinSite } from '../support/members.ts';
import { ask, exchange, request, serve } from '../support/sockets.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const port = await serve(t.app);

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
  ['/healthz', 'nontrivial', 200, '/healthz', 'nontrivial'],
  ['/readyz', 'nontrivial', 200, '/readyz', 'nontrivial'],
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

it("generates request ids and ignores the client's", async () => {
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

it('logs no personal data of a reader', async () => {
  const canary = 'Canary';
  const before = t.log.length;
  const user = await t.make.user('nontrivial', {
    username: `${canary}User`,
    name: `${canary} Name`,
  });
  const post = await t.make.post({
    by: user,
    title: `${canary} title`,
    url: null,
    text: `${canary} text`,
  });
  await t.make.comment(post, { by: user, text: `${canary} comment` });
  const headers = {
    Host: 'nontrivial.example',
    'User-Agent': `${canary}Agent`,
    Cookie: `session=${canary}`,
    Authorization: `Bearer ${canary}`,
    Referer: `https://${canary}.example/`,
    'X-Forwarded-For': '203.0.113.77',
    'X-Real-IP': '203.0.113.77',
    Forwarded: 'for=203.0.113.77',
    'X-Request-Id': canary,
    'X-Tenant-ID': canary,
    'Accept-Language': canary,
    Origin: `https://${canary}.example`,
    'If-None-Match': `"${canary}"`,
  };
  const paths = [
    `/?token=${canary}`,
    `/${canary}`,
    `/${canary}/${canary}`,
    `/post/${post.slug}`,
    `/post/${canary}-${post.id}`,
    `/u/${user.username}`,
    `/new?cursor=${canary}`,
    `/${canary}%zz`,
    `/${canary}/`,
    `/%00${canary}`,
    `/${canary}${'a'.repeat(9_000)}`,
    `/api/posts/${post.slug}`,
    `/api/posts/${post.id}/comments?root=${canary}`,
    `/api/users/${user.username}/comments`,
    `/api/posts?token=${canary}`,
    `/api/posts?cursor=${canary}`,
    `/api/posts?${canary}=1`,
    `/api/${canary}`,
    `/api/pages/${canary}`,
    `/assets/${canary}.js`,
    `//${canary}.test/`,
  ];
  for (const path of paths) await findLine(await ask(port, path, { headers }));
  await findLine(await ask(port, '/', { headers: { ...headers, Host: `${canary}.test` } }));
  await exchange(port, request(`GET /${canary} HTTP/1.1`, `X-${canary}: \0`));
  const text = JSON.stringify(t.log.slice(before));
  expect(text).not.toMatch(new RegExp(canary, 'i'));
  expect(text).not.toContain('203.0.113.77');
  expect(text).not.toContain('127.0.0.1');
});

it('logs no personal data of a member', async () => {
  const before = t.log.length;
  const me = await joinSite(t, 'nontrivial', {
    username: 'Canary_Member',
    email: 'canary-member@mail.example',
  });
  const secrets: string[] = [me.token];
  const send = async (
    method: 'post' | 'put' | 'delete',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const reply = await me.send(method, path, body).set(headers);
    await findLine(reply);
    return reply.body as Record<string, string>;
  };
  const proof = await me.agent
    .post('/api/csrf/token')
    .set({ ...fromSite('nontrivial'), ...me.bearer });
  secrets.push(
    (proof.body as { token: string }).token,
    String(proof.headers['set-cookie']).split(';')[0]?.split('=')[1] ?? '',
  );
  const post = await send(
    'post',
    '/api/posts',
    { title: 'Canary title', text: 'Canary words' },
    { 'Idempotency-Key': 'canary-of-a-key' },
  );
  await send(
    'post',
    '/api/posts',
    { title: 'Canary title', text: 'Canary words' },
    { 'Idempotency-Key': 'canary-of-a-key' },
  );
  await send(
    'post',
    '/api/posts',
    { title: 'Another canary', text: 'Canary words' },
    { 'Idempotency-Key': 'canary-of-a-key' },
  );
  await send(
    'post',
    '/api/posts',
    { title: 'Canary title', text: 'Canary words' },
    { 'Idempotency-Key': `canary${'x'.repeat(100)}` },
  );
  await send('post', `/api/posts/${post.id}/comments`, { text: 'Canary comment' });
  await send('put', '/api/users/profile', {
    name: 'Canary Name',
    about: 'Canary about',
    website: 'https://canary.example',
  });
  const { secret = '' } = await send('post', '/api/api-keys', {
    name: 'Canary key',
    scopes: ['read'],
  });
  secrets.push(secret);
  const key = { Authorization: `Bearer ${secret}` };
  for (const path of ['/api/saved', '/api/account', '/api/posts/canary-abc'])
    await findLine(await t.on('nontrivial').get(path).set(key));
  await findLine(
    await t
      .on('nontrivial')
      .post('/api/posts')
      .set(key)
      .send({ title: 'Canary title', text: 'Canary words' }),
  );
  await send('put', '/api/account/email', { email: 'canary-next@mail.example' });
  const code = (await codeMailedTo(t, 'nontrivial', 'canary-next@mail.example')) ?? '';
  await send('post', '/api/account/email/verify', { otp: code === '000000' ? '000001' : '000000' });
  await send('post', '/api/account/email/verify', { otp: code });
  await findLine(await t.on('nontrivial').get('/api/account/export').set(me.bearer));
  await findLine(await t.on('nontrivial').get('/api/sessions').set(me.bearer));
  await send('delete', '/api/sessions/canary-session');
  await send('delete', '/api/api-keys/canary-key');
  await send('delete', '/api/account', { username: 'Canary_other', posts: 'keep' });
  await send('delete', '/api/account', { username: me.username, posts: 'delete' });
  await t.deps.db.execute(
    `update users set deletion_scheduled_at = now() where deletion_scheduled_at is not null`,
  );
  await deleteAccountsJob(t.deps, new AbortController().signal);
  expect(t.log.at(-1)).toMatchObject({ job: 'delete-accounts', deleted: 1 });
  const text = JSON.stringify(t.log.slice(before));
  expect(text).not.toMatch(/canary/i);
  expect(secrets.filter((secret) => secret.length > 20)).toHaveLength(4);
  for (const secret of [...secrets, `"${code}"`]) expect(text).not.toContain(secret);
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
  t.lifecycle.draining = true;
  const down = await t.on('nontrivial').get('/readyz');
  t.lifecycle.draining = false;
  const replies = [
    down,
    await t.on('nontrivial').get('/'),
    await t.on('nontrivial').get('/new'),
    await t.on('statecraft').get('/api/posts'),
    await t.on('nontrivial').get('/favicon.ico'),
    await t.on('nontrivial').get('/healthz'),
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
    api: { count: 1, failed: 0, ...times },
    asset: { count: 1, failed: 0, ...times },
    other: { count: 2, failed: 1, ...times },
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
