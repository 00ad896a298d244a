import { describe, expect, it } from 'vitest';
import { contract, type AnyEndpoint } from '#shared/contract/index.ts';
import { limitTable } from '../../server/http/auth/rate-limits.ts';
import { readHtml } from '../support/html.ts';
import { fromSite, joinSite } from '../support/members.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';
import { setUpRateLimits, expectNotLimited, expectLimited } from '../support/rate-limit-calls.ts';

const { t, processWith, createNetwork, createMember, createVisitor } = await setUpRateLimits();

const keys = limitTable.flatMap((limit) => limit.keys.map((key) => [key, limit] as const));

// Calls each limited endpoint itself, so that no limit has a wrong path.
describe.each(keys)('%s', (key, limit) => {
  const open = (contract[key] as AnyEndpoint).access === 'anyone';

  it.skipIf(limit.person === undefined)('is limited per member and site', async () => {
    const call = await processWith({ person: 2, network: 1_000 });
    const [ada, bob, elsewhere] = [
      await createMember('nontrivial', key),
      await createMember('nontrivial', key),
      await createMember('statecraft', key),
    ];
    for (let i = 0; i < 2; i += 1)
      expectNotLimited((await call(key, { ...ada, ...createNetwork() })).status);
    expectLimited(await call(key, { ...ada, ...createNetwork() }), limit.seconds);
    expectNotLimited((await call(key, { ...bob, ...createNetwork() })).status);
    expectNotLimited((await call(key, { ...elsewhere, ...createNetwork() }, 'statecraft')).status);
  });

  it('is limited per network over all sites', async () => {
    const call = await processWith({ person: 1_000, network: 2 });
    const network = { Origin: fromSite('nontrivial').Origin, ...createNetwork() };
    const page = open && (contract[key] as AnyEndpoint).csrf && !key.startsWith('GET ');
    const people: Record<string, string>[] = page
      ? [await createVisitor(), await createVisitor(), await createVisitor('statecraft')]
      : open
        ? [{}, {}, {}]
        : [
            await createMember('nontrivial', key),
            await createMember('nontrivial', key),
            await createMember('statecraft', key),
          ];
    for (const person of people.slice(0, 2))
      expectNotLimited((await call(key, { ...person, ...network })).status);
    expectLimited(
      await call(
        key,
        { ...network, ...people[2], Origin: fromSite('statecraft').Origin },
        'statecraft',
      ),
      limit.seconds,
    );
    expectNotLimited((await call(key, { ...people[0], ...network, ...createNetwork() })).status);
  });
});

it('tells what is left of the tightest limit', async () => {
  const call = await processWith({ person: 2, network: 5 });
  const ada = { ...(await createMember()), ...createNetwork() };
  const vote = () => call('POST /api/posts/{id}/vote', ada);
  for (const left of [1, 0, 0]) {
    const { headers } = await vote();
    expect(headers['ratelimit-policy']).toBe('"votes";q=2;w=600');
    expect(headers.ratelimit).toMatch(new RegExp(`^"votes";r=${left};t=\\d{1,3}$`));
  }
  expect((await vote()).headers['retry-after']).toMatch(/^\d+$/);
  const bob = { ...(await createMember()), 'X-Forwarded-For': ada['X-Forwarded-For'] };
  const { headers } = await call('POST /api/posts/{id}/vote', bob);
  expect(headers['ratelimit-policy']).toBe('"votes-network";q=5;w=600');
  expect((await call('GET /api/tags', ada)).headers.ratelimit).toBeUndefined();
});

it('tells that a rejected post does not count', async () => {
  const ada = { ...(await createMember()), ...createNetwork() };
  const { status, headers } = await t.on('nontrivial').post('/api/posts').set(ada).send({});
  expect(status).toBe(400);
  expect(headers['ratelimit-policy']).toBe('"posts";q=10;w=600');
  expect(headers.ratelimit).toBe('"posts";r=10;t=600');
});

it('names the count of strangers apart', async () => {
  const call = await processWith({});
  const network = { ...(await createVisitor()), ...createNetwork() };
  const { headers } = await call('POST /api/newsletter/preview', network);
  expect(headers['ratelimit-policy']).toMatch(/^"previews-strangers";q=10;/);
});

it('does not count unauthorized calls', async () => {
  const call = await processWith({ person: 2, network: 2 });
  const network = createNetwork();
  const ada = await createMember();
  for (let i = 0; i < 4; i += 1) {
    expect((await call('POST /api/posts', network)).status).toBe(401);
    expect(
      (await call('POST /api/posts', { ...network, Authorization: ada.Authorization })).status,
    ).toBe(403);
    expect(
      (await call('POST /api/posts', { ...network, ...ada, Origin: 'https://evil.example' }))
        .status,
    ).toBe(403);
  }
  expectNotLimited((await call('POST /api/posts', { ...network, ...ada })).status);
});

it.each([
  ['one trusted proxy', 1, (i: number) => `203.0.113.${i}, 10.0.0.${i}, 192.0.2.77`],
  ['no proxy', 0, (i: number) => `203.0.113.${i}`],
])('behind %s ignores a forged X-Forwarded-For', async (_what, trustedProxies, header) => {
  const call = await processWith(
    { network: 20 },
    { ...t.deps, config: { ...t.deps.config, trustedProxies } },
  );
  const statuses: number[] = [];
  for (let i = 0; i < 60; i += 1) {
    statuses.push(
      (
        await call('GET /api/posts', {
          'X-Forwarded-For': header(i),
          Forwarded: `for=203.0.113.${i}`,
          'X-Real-IP': `203.0.113.${i}`,
          'True-Client-IP': `203.0.113.${i}`,
        })
      ).status,
    );
  }
  expect(statuses).toEqual([
    ...Array.from({ length: 20 }, () => 200),
    ...Array.from({ length: 40 }, () => 429),
  ]);
});

it('limits codes per address and per network', async () => {
  const ask = (email: string, from: Record<string, string>) =>
    t
      .on('nontrivial')
      .post('/api/auth/login')
      .set({ ...fromSite('nontrivial'), ...from })
      .send({ email });
  const network = createNetwork();
  const sent: boolean[] = [];
  for (let i = 0; i < 4; i += 1)
    sent.push(((await ask('victim@mail.example', network)).body as { sent: boolean }).sent);
  expect(sent).toEqual([true, true, true, false]);
  const manyNetworks: number[] = [];
  for (let i = 0; i < 41; i += 1)
    manyNetworks.push((await ask(`spray${i}@mail.example`, network)).status);
  expect(manyNetworks.filter((status) => status === 429)).toHaveLength(5);
});

it('rejects a page with an HTML page', async () => {
  const network = createNetwork();
  for (let i = 0; i < 120; i += 1)
    expectNotLimited((await t.on('nontrivial').get('/api/posts?q=words').set(network)).status);
  const page = await t.on('statecraft').get('/search?q=words').set(network);
  expect(page.status).toBe(429);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(readHtml(page.text).text('main')).toMatch(
    /Too many searches in a short time\. Try again in \d+ minutes\./,
  );
  for (const path of ['/', '/search', '/api/posts', '/api/posts?q='])
    expectNotLimited((await t.on('nontrivial').get(path).set(network)).status);
});

it.each([
  '/api/posts?%71=words',
  '/api/posts?a=b&q=words',
  '/api/search/comments?q=words',
  '/api/search/users?q=w',
  '/search?%71=words',
  '/%73earch?q=words',
])('counts %s as a search', async (path) => {
  const call = await processWith({ network: 5 });
  const network = createNetwork();
  for (let i = 0; i < 5; i += 1) expectNotLimited((await call('GET /api/posts', network)).status);
  expect((await call.on('nontrivial').get(path).set(network)).status).toBe(429);
});

it('answers writes with 503 while the database is down', async () => {
  const v = await createVariant(t, { db: await downDatabase(t) });
  const ada = await createMember();
  for (const key of [
    'POST /api/auth/login',
    'POST /api/auth/signup',
    'POST /api/posts',
    'POST /api/posts/{id}/vote',
    'GET /api/link-preview',
  ] as const) {
    const call = await processWith({}, v.deps);
    const reply = await call(key, { ...ada, ...createNetwork() });
    expect([key, reply.status]).toEqual([key, 503]);
    expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  }
  for (const path of ['/about', '/api/pages/about', '/robots.txt', '/healthz'])
    expect([path, (await v.on('nontrivial').get(path)).status]).toEqual([path, 200]);
});

it('keeps sessions working while others exhaust an address', async () => {
  const { email, bearer } = await joinSite(t, 'nontrivial');
  for (let i = 0; i < 25; i += 1)
    await t
      .on('nontrivial')
      .post('/api/auth/verify')
      .set({ ...fromSite('nontrivial'), ...createNetwork() })
      .send({ email, otp: '000000' });
  expect((await t.on('nontrivial').get('/api/auth/verify').set(bearer)).status).toBe(200);
});
