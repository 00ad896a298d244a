import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import { expect, it, vi } from 'vitest';
import { isStaffAccess } from '#shared/contract/endpoint.ts';
import type { ErrorReply } from '#shared/contract/errors.ts';
import { groups, keys, type Key } from '#shared/contract/index.ts';
import { isStaffKey } from '#shared/contract/keys.ts';
import { handlers } from '../server/api/handlers.ts';
import { openApi } from '../server/api/openapi.ts';
import { projectRoot } from '../server/infra/project-root.ts';
import { setUpContract } from './support/contract-calls.ts';
import { expectError } from './support/error-replies.ts';
import { stableHeaders } from './support/stable-headers.ts';
import { siteIds } from './support/test-app.ts';

const { t, owned, rows, reads, lists, findParameters, parameter, fill, fillFor } =
  await setUpContract();

it('has exactly one handler for every endpoint', () => {
  expect(keys.length).toBeGreaterThanOrEqual(7);
  // The CSRF token sets a cookie; exports are streamed.
  const byHttp: Key[] = [
    'POST /api/csrf/token',
    'GET /api/account/export',
    'GET /api/admin/sites/{site}/archive',
    'GET /api/admin/subscribers/export',
    'GET /api/admin/subscribers/consents/export',
    'GET /api/admin/subscribers/suppressed/export',
    'GET /api/admin/statistics/issues/export',
    'GET /api/admin/statistics/reads/export',
    'GET /api/admin/statistics/subscribers/export',
  ];
  expect(Object.keys(handlers).toSorted()).toEqual(
    keys.filter((key) => !byHttp.includes(key)).toSorted(),
  );
  for (const [key, handler] of Object.entries(handlers))
    expect(typeof handler, key).toBe('function');
});

it('documents exactly the endpoints in OpenAPI', () => {
  const { paths, tags } = openApi(
    { name: 'Any', siteOrigin: 'https://any.example', apiOrigin: 'https://api.any.example' },
    '1',
    { staff: true },
  );
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual([...keys].toSorted());
  expect(
    groups.flatMap((group) => Object.keys(group.rows)).toSorted(),
    'each in one group',
  ).toEqual([...keys].toSorted());
  expect(tags.map(({ name }) => name)).toEqual(groups.map(({ name }) => name));
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(keys.length);
});

it.each(rows)('defines $key well', ({ key, method, path, row }) => {
  expect(key).toMatch(
    /^(?:GET|POST|PUT|PATCH|DELETE) \/api(?:\/(?:[a-z][a-z-]*|\{[a-z][A-Za-z]*\}))+$/,
  );
  expect(Object.keys(row.path.shape).toSorted()).toEqual(findParameters(path).toSorted());
  expect(row.summary).toMatch(/^[A-Z].*\.$/);
  expect([
    'anyone',
    'member',
    'signed',
    ...(isStaffKey(key) ? ['moderator', 'admin', 'platform'] : []),
  ]).toContain(row.access);
  expect(isStaffKey(key), 'what staff does stands below /api/admin/').toBe(
    isStaffAccess(row.access),
  );
  if (row.requiresRecentLogin) expect(isStaffKey(key) || row.access === 'member').toBe(true);
  expect(method === 'GET' ? [200] : [200, 201]).toContain(row.status);
  if (method === 'GET') expect(row.body).toBeNull();
  // A partial change is a PATCH, except where clients already send PUT.
  if (method === 'PUT' && !/^\/api\/(?:subscriptions\/preferences|users\/profile)/.test(path))
    expect(row.body?.safeParse({}).success, 'PUT has required fields').toBe(false);
  // These come before a session, from a mail program (RFC 8058), or signed from a service.
  if (!row.csrf)
    expect(path).toMatch(
      new RegExp(
        String.raw`^/api/(?:auth/(?:login|verify|signup|logout|hand-over|identity/signup)|csrf/token|` +
          String.raw`auth/providers/\{id\}/callback|` +
          String.raw`subscriptions/unsubscribe/\{token\}|inbox/mails/\{token\}|` +
          String.raw`mail/events|mail/hooks/\{provider\})$`,
      ),
    );
  for (const name of Object.keys(row.query.shape))
    expect(name, 'camelCase').toMatch(/^[a-z][A-Za-z]*$/);
});

it('names the parameters of one path alike', () => {
  const names = new Map(rows.map(({ path }) => [path.replace(/\{\w+\}/g, '{}'), path]));
  for (const { path } of rows) expect(names.get(path.replace(/\{\w+\}/g, '{}'))).toBe(path);
});

it('calls every endpoint in some other test', () => {
  const texts = globSync(['test/**/*.test.ts', 'test/support/*.ts'], { cwd: projectRoot })
    .filter((file) => !file.endsWith('contract.test.ts'))
    .map((file) => readFileSync(join(projectRoot, file), 'utf8'));
  for (const { key, path } of rows) {
    // Test titles contain `{id}` without a call.
    const call = new RegExp(
      `${path.replace(/\{\w+\}/g, '(?:\\$\\{[^}]+\\}|[\\w%.-]+)')}(?=['"\`?$])`,
    );
    expect
      .soft(
        texts.some((text) => call.test(text)),
        `${key} is called by a test`,
      )
      .toBe(true);
  }
});

it('removes unknown fields of a reply at any depth', async () => {
  const honest = handlers['GET /api/posts'];
  const leaky = vi.spyOn(handlers, 'GET /api/posts').mockImplementation(async (ctx, input) => {
    const reply = await honest(ctx, input);
    const posts = reply.posts.map((post) => ({
      ...post,
      leak: 'a leak',
      author: { ...post.author, email: 'a leak' },
    }));
    const leaking = { ...reply, leak: 'a leak', posts };
    return leaking;
  });
  const response = await t.on('nontrivial').get('/api/posts');
  expect(response.status).toBe(200);
  expect((response.body as { posts: unknown[] }).posts.length).toBeGreaterThan(1);
  expect(response.text).not.toContain('leak');
  expect(leaky).toHaveBeenCalled();
});

it('returns an error for a reply outside its schema', async () => {
  const honest = handlers['GET /api/posts'];
  vi.spyOn(handlers, 'GET /api/posts').mockImplementation(async (ctx, input) => ({
    ...(await honest(ctx, input)),
    totalCount: 0.5,
  }));
  expectError(await t.on('nontrivial').get('/api/posts'), 'internal');
});

it.each(reads)('rejects unknown query parameters of $key by name', async ({ method, path }) => {
  const address = fill(path, fillFor('nontrivial'));
  const ask = (query: string) =>
    t.on('nontrivial')[method.toLowerCase() as 'get'](`${address}?${query}`);
  const strangers = [
    'nonsense',
    'Limit',
    'limit[]',
    'constructor',
    '__proto__',
    'a.b',
    'id',
    'username',
  ];
  for (const name of strangers)
    expectError(await ask(`${encodeURIComponent(name)}=1`), 'bad_request', [name]);
  expectError(await ask('zebra=1&apple'), 'bad_request', ['zebra', 'apple']);
  expectError(await ask(`${'x'.repeat(100)}=1`), 'bad_request', ['x'.repeat(60)]);
});

it.each([...new Set(rows.map(({ path }) => path))])(
  'returns 405 with Allow for other methods of %s',
  async (path) => {
    const allowed = rows.filter((row) => row.path === path).map(({ method }) => method);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (name) => !allowed.includes(name),
    )) {
      for (const address of [fill(path, fillFor('nontrivial')), fill(path, () => 'zzzzzzzzzzzz')]) {
        const send = () => t.on('nontrivial')[method.toLowerCase() as 'post'](address);
        const responses = [
          await send(),
          await send().send({ score: 1 }),
          await send().set('Content-Type', 'application/json').send('{'),
        ];
        for (const response of responses) {
          expectError(response, 'method_not_allowed');
          expect(response.headers.allow).toBe(
            [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', '),
          );
        }
      }
    }
  },
);

it.each(rows.filter(({ row }) => row.access !== 'anyone' && !isStaffAccess(row.access)))(
  'returns 401 for an unsigned anonymous $key',
  async ({ method, path }) => {
    for (const address of [fill(path, fillFor('nontrivial')), fill(path, () => 'zzzzzzzzzzzz')]) {
      expectError(
        await t.on('nontrivial')[method.toLowerCase() as 'get'](`${address}?nonsense=1`),
        'unauthorized',
      );
    }
  },
);

it.each(rows)('returns 401 for an invalid key: $key', async ({ method, path }) => {
  for (const secret of ['bs_bad', `bs_${'A'.repeat(43)}`]) {
    const reply = await t
      .on('nontrivial')
      [method.toLowerCase() as 'get'](fill(path, () => 'zzzzzzzzzzzz'))
      .set('Authorization', `Bearer ${secret}`);
    expectError(reply, 'unauthorized');
    expect(reply.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect((reply.body as ErrorReply).error).toBe('This API key is invalid, expired or revoked.');
  }
});

/** The parts of a reply that must not distinguish missing items. */
function seen({ status, headers, body }: Response): unknown {
  return {
    status,
    headers: stableHeaders(headers as Record<string, string>),
    body: { ...(body as Record<string, unknown>), requestId: 'any' },
  };
}

const pairsOfSites = siteIds.flatMap((mine) =>
  siteIds.filter((other) => other !== mine).map((other) => ({ mine, other })),
);
const addressed = reads.filter(({ path }) =>
  findParameters(path).some((name) => !('shared' in parameter(name))),
);

it.each(addressed.flatMap((row) => pairsOfSites.map((pair) => ({ ...row, ...pair }))))(
  'returns the same 404 for items of $other: $key',
  async ({ method, path, mine, other }) => {
    for (const name of findParameters(path)) {
      const values = parameter(name);
      if ('shared' in values) continue;
      const ask = (value: string) =>
        t
          .on(mine)
          [method.toLowerCase() as 'get'](
            fill(path, (key) => (key === name ? value : fillFor(mine)(key, path))),
          );
      for (const [i, foreign] of values.getValues(other, path).entries()) {
        expect(
          (
            await t
              .on(other)
              [method.toLowerCase() as 'get'](
                fill(path, (key) => (key === name ? foreign : fillFor(other)(key, path))),
              )
          ).status,
          'it is there on its own site',
        ).toBe(200);
        const response = await ask(foreign);
        expectError(response, 'not_found');
        const nowhere = await ask(values.unknown[i] ?? '');
        expectError(nowhere, 'not_found');
        expect(seen(response)).toEqual(seen(nowhere));
        expect(response.text).not.toContain(foreign);
      }
    }
  },
);

it.each(lists.flatMap((row) => pairsOfSites.map((pair) => ({ ...row, ...pair }))))(
  'returns nothing of $other on $mine by cursor: $key',
  async ({ path, mine, other }) => {
    const list = await t.on(other).get(`${fill(path, fillFor(other))}?limit=1`);
    const cursor =
      (list.body as { nextCursor: string | null }).nextCursor ??
      Buffer.from(JSON.stringify(['thread-best', owned[other].comment.id])).toString('base64url');
    const response = await t.on(mine).get(`${fill(path, fillFor(mine))}?cursor=${cursor}`);
    if (response.status !== 200) return expectError(response, 'bad_request', ['cursor']);
    expect(response.text).not.toContain(owned[other].user.username);
    for (const { id } of Object.values(owned[other])) expect(response.text).not.toContain(id);
  },
);

it.each(pairsOfSites)(
  'returns 404 on $mine for a root comment of $other',
  async ({ mine, other }) => {
    const ask = (root: string) =>
      t.on(mine).get(`/api/posts/${owned[mine].post.id}/comments?root=${root}`);
    expect((await ask(owned[mine].reply.id)).status).toBe(200);
    const foreign = await ask(owned[other].reply.id);
    expectError(foreign, 'not_found');
    expect(seen(foreign)).toEqual(seen(await ask('zzzzzzzzzzzz')));
  },
);
