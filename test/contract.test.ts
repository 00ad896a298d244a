import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { isStaffAccess } from '#shared/contract/endpoint.ts';
import { contract, groups, keys, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import { isStaffKey, methodAndPath } from '#shared/contract/keys.ts';
import { handlers } from '../server/api/handlers.ts';
import { openApi } from '../server/api/openapi.ts';
import { rateLimits } from '../server/db/schema.ts';
import { createViewPath } from '../server/domain/digests/view-token.ts';
import { inboxMailToken } from './support/inbox-mails.ts';
import { feedbackToken, ownerToken, verifyToken } from '../server/domain/subscriptions/tokens.ts';
import { projectRoot } from '../server/infra/project-root.ts';
import type { CommentRow, PostRow, UserRow } from './support/factories.ts';
import { expectError } from './support/error-replies.ts';
import { addAudience, addIssue, createEntry } from './support/issues.ts';
import { addLogEntry } from './support/moderation.ts';
import { addSubscription, type SubscriptionRow } from './support/subscriptions.ts';
import { createTestApp, siteIds, type SiteId } from './support/test-app.ts';

const t = await createTestApp();

/** The rows of a site: a post, a comment with a reply, their author and a subscription. */
type Owned = {
  user: UserRow;
  post: PostRow;
  comment: CommentRow;
  reply: CommentRow;
  subscription: SubscriptionRow;
};
const toViewToken = (variant: Parameters<typeof createViewPath>[1]) =>
  createViewPath(t.deps, variant).split('/').at(-1) ?? '';
const owned = {} as Record<SiteId, Owned>;
const viewTokens = {} as Record<SiteId, string>;
/** Of its digest; no other site has an issue of these. */
const periods: Record<SiteId, string[]> = {
  nontrivial: ['2026-11-17', '2026-w44'],
  statecraft: ['2026-11-18', '2026-w45'],
  default: ['2026-11-19', '2026-w46'],
};

beforeAll(async () => {
  for (const site of siteIds) {
    const user = await t.make.user(site, {
      username: `writer-of-${site}`,
      about: 'Writes **much**.',
      website: 'https://writer.example',
    });
    const post = await t.make.post({
      by: user,
      title: `Of ${site}`,
      text: 'A *text* with [a link](https://a.example).',
      editedAt: t.clock.now(),
      minutesAgo: 9,
    });
    const comment = await t.make.comment(post, { by: user, minutesAgo: 5 });
    const reply = await t.make.comment(post, { by: user, parent: comment, minutesAgo: 3 });
    for (let i = 0; i < 2; i += 1)
      await t.make.comment(await t.make.post({ by: user, minutesAgo: 20 + i }), {
        by: user,
        minutesAgo: 10 + i,
      });
    const issues = [];
    for (const period of periods[site]) issues.push(await addIssue(t, site, period, [post]));
    const variant = await addAudience(t, site, issues[0]?.id ?? '', [post], {
      language: 'de',
      entries: [createEntry(post, 'extract', 'A text.')],
    });
    viewTokens[site] = toViewToken({ siteId: site, id: variant, language: 'de' });
    await addLogEntry(t, site, { postId: post.id, userId: user.id });
    await addLogEntry(t, site, {
      action: 'ban',
      userId: user.id,
      after: { until: null, reason: 'Advertising.' },
    });
    owned[site] = {
      user,
      post,
      comment,
      reply,
      subscription: await addSubscription(t, site, { email: `reader@${site}.example` }),
    };
  }
});

// Tests of their own cover the limits.
beforeEach(async () => void (await t.deps.db.delete(rateLimits)));

/** Values for path parameters, by name. Add new names of the contract here. */
const parameters: Record<
  string,
  { getValues: (site: SiteId, path: string) => string[]; unknown: string[] } | { shared: string }
> = {
  id: {
    getValues: (site, path) =>
      path.startsWith('/api/comments/')
        ? [owned[site].comment.id]
        : [owned[site].post.id, owned[site].post.slug, `other-words-${owned[site].post.id}`],
    unknown: ['zzzzzzzzzzzz', 'no-such-post-zzzzzzzzzzzz', 'other-words-zzzzzzzzzzzz'],
  },
  username: {
    getValues: (site) => [owned[site].user.username, owned[site].user.username.toUpperCase()],
    unknown: ['nobody', 'NOBODY'],
  },
  slug: { shared: 'about' },
  kind: { shared: 'tag' },
  subject: { shared: 'models' },
  token: {
    getValues: (site, path) => [
      path.includes('/verify/')
        ? verifyToken(t.deps, owned[site].subscription, new Date())
        : path.includes('/feedback/')
          ? feedbackToken(t.deps, owned[site].subscription, owned[site].post.id)
          : path.includes('/view/')
            ? viewTokens[site]
            : path.includes('/inbox/mails/')
              ? inboxMailToken(t, owned[site].user)
              : ownerToken(t.deps, owned[site].subscription),
    ],
    unknown: ['nothing'],
  },
  industry: { shared: 'technology' },
  site: { shared: 'nontrivial' },
  language: { shared: 'es' },
  provider: { shared: 'postmark' },
  period: { getValues: (site) => periods[site], unknown: ['2026-10-01', '2026-w40'] },
};

const rows = keys.map((key) => ({ key, ...methodAndPath(key), row: contract[key] as AnyEndpoint }));
const findParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const parameter = (name: string) => {
  const values = parameters[name];
  if (!values) throw new Error(`this test knows no value for {${name}}`);
  return values;
};
/** Returns the path with its parameters replaced. */
const fill = (path: string, value: (name: string, path: string) => string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name, path)));
const fillFor = (site: SiteId) => (name: string, path: string) => {
  const parameterValues = parameter(name);
  return 'shared' in parameterValues
    ? parameterValues.shared
    : (parameterValues.getValues(site, path)[0] ?? '');
};
/** Public reads. Tests of their own cover writes and members' calls. */
const reads = rows.filter(
  ({ method, path, row }) =>
    method === 'GET' &&
    row.access === 'anyone' &&
    // Calls a provider, which the tests of logins run.
    path !== '/api/auth/providers/{id}/start',
);
const lists = reads.filter(({ row }) => 'cursor' in row.query.shape);

it('has exactly one handler for every endpoint', () => {
  expect(keys.length).toBeGreaterThanOrEqual(7);
  // The CSRF token sets a cookie; exports are streamed.
  const byHttp: Key[] = [
    'POST /api/csrf/token',
    'GET /api/account/export',
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
        String.raw`^/api/(?:auth/(?:login|verify|signup|logout|identity/signup)|csrf/token|` +
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

/** Columns and secrets that no reply contains. */
const unused = [
  'siteId',
  'site_id',
  'userId',
  'user_id',
  'postId',
  'email',
  'role',
  'hot',
  'best',
  'ageWindow',
  'listed',
  'isHidden',
  'is_hidden',
  'deletedAt',
  'total',
  'settings',
];

it.each(reads.flatMap((row) => siteIds.map((site) => ({ ...row, site }))))(
  'returns the schema of $key on $site and no more',
  async ({ method, path, row, site }) => {
    const response = await t.on(site)[method.toLowerCase() as 'get'](fill(path, fillFor(site)));
    expect(response.status, response.text).toBe(row.status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body, 'what the schema does not have is trimmed').toEqual(
      row.reply.parse(response.body),
    );
    // Empty: the providers of a site without one, a search without a text, texts never edited.
    if (!/^\/api\/(?:auth\/providers$|search\/)|\/versions$/.test(path))
      expect(JSON.stringify(response.body).length).toBeGreaterThan(60);
    const names = new Set<string>();
    JSON.stringify(response.body, (name, value: unknown) => (names.add(name), value));
    // The subscription endpoints return the subscriber's own email address.
    expect(
      unused.filter(
        (name) =>
          names.has(name) &&
          !(name === 'email' && path.includes('/subscriptions/')) &&
          // Texts of the frame.
          !(['hot', 'settings'].includes(name) && /\/(?:languages|texts)\//.test(path)),
      ),
    ).toEqual([]);
  },
);

it('removes unknown fields of a reply at any depth', async () => {
  const honest = handlers['GET /api/posts'];
  vi.spyOn(handlers, 'GET /api/posts').mockImplementation(async (ctx, input) => {
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

/** The parts of a reply that must not distinguish missing items. */
function seen({ status, headers, body }: Response): unknown {
  const {
    date: _date,
    'x-request-id': _id,
    'keep-alive': _alive,
    ...rest
  } = headers as Record<string, string>;
  return {
    status,
    headers: rest,
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
