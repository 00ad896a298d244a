import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ApiKey } from '#shared/contract/api-keys.ts';
import { dayMs } from '#shared/durations.ts';
import { apiKeys, posts, sessions } from '../../server/db/schema.ts';
import { caller, program } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
type Made = ApiKey & { secret: string };
const createKey = (actor: Awaited<ReturnType<typeof caller>>, body: object = {}) =>
  actor.call('POST', '/api/api-keys', { name: 'My reader', scopes: ['read'], ...body });
const listKeys = async (actor: Awaited<ReturnType<typeof caller>>) =>
  ((await actor.call('GET', '/api/api-keys')).body as { keys: ApiKey[] }).keys;
const ask = (secret: string, path = '/api/saved', site = 'nontrivial') =>
  t.on(site).get(path).set('Authorization', `Bearer ${secret}`);

describe('POST /api/api-keys', () => {
  it.each(siteIds)('on %s returns the secret once and stores none', async (site) => {
    const me = await caller(t, site);
    const reply = await createKey(me, {
      name: ' My reader ',
      scopes: ['read', 'write', 'read'],
      expiresInDays: 90,
    });
    expect(reply.status).toBe(201);
    expect(reply.headers['cache-control']).toBe('no-store');
    const { secret, ...key } = reply.body as Made;
    expect(secret).toMatch(/^bs_[0-9A-Za-z]{43}$/);
    expect(key).toEqual({
      id: key.id,
      name: 'My reader',
      scopes: ['read', 'write'],
      prefix: secret.slice(0, 8),
      lastFour: secret.slice(-4),
      createdAt: key.createdAt,
      lastUsedAt: null,
      expiresAt: key.expiresAt,
    });
    expect(Date.parse(key.expiresAt) - Date.parse(key.createdAt)).toBe(90 * dayMs);
    expect(await listKeys(me)).toEqual([key]);
    const stored = JSON.stringify(await db.select().from(apiKeys).where(eq(apiKeys.id, key.id)));
    expect(stored).not.toContain(secret.slice(8, -4));
    expect((await ask(secret, '/api/saved', site)).status).toBe(200);
  });

  it('defaults to 180 days', async () => {
    const { createdAt, expiresAt } = (await createKey(await caller(t, 'nontrivial'))).body as Made;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(180 * dayMs);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: ' \u200b ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'two\nlines' }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: 'read' }],
    ['scopes.0', { scopes: ['admin'] }],
    ['expiresInDays', { expiresInDays: 0 }],
    ['expiresInDays', { expiresInDays: 366 }],
    ['expiresInDays', { expiresInDays: 1.5 }],
    ['expiresInDays', { expiresInDays: '90' }],
    ['userId', { userId: 'x' }],
  ])('with a wrong %s returns 400 and creates nothing: %j', async (field, wrong) => {
    const me = await caller(t, 'nontrivial');
    expectError(await createKey(me, wrong), 'bad_request', [field]);
    expect(await listKeys(me)).toEqual([]);
  });

  it('allows ten active keys, also under concurrency', async () => {
    const me = await caller(t, 'nontrivial');
    await program(t, me.user as never, ['read'], { expired: true });
    const replies = await Promise.all(
      Array.from({ length: 13 }, (_, i) => createKey(me, { name: `Key ${i}` })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 201),
      409,
      409,
      409,
    ]);
    expectError(replies.find(({ status }) => status === 409) as never, 'conflict');
    const [{ id } = { id: '' }] = await listKeys(me);
    await me.call('DELETE', `/api/api-keys/${id}`);
    expect((await createKey(me)).status).toBe(201);
    expect((await createKey(await caller(t, 'nontrivial'))).status, 'somebody else goes on').toBe(
      201,
    );
  });
});

it("GET /api/api-keys lists the caller's keys without secrets", async () => {
  const [me, other] = [await caller(t, 'nontrivial'), await caller(t, 'nontrivial')];
  const first = (await createKey(me, { name: 'First' })).body as Made;
  await db
    .update(apiKeys)
    .set({ createdAt: sql`created_at - interval '1 second'` })
    .where(eq(apiKeys.id, first.id));
  const second = (await createKey(me, { name: 'Second' })).body as Made;
  await createKey(other, { name: 'Theirs' });
  const reply = await me.call('GET', '/api/api-keys');
  expect((reply.body as { keys: ApiKey[] }).keys.map(({ name }) => name)).toEqual([
    'Second',
    'First',
  ]);
  for (const { secret } of [first, second]) expect(reply.text).not.toContain(secret);
});

it('requires a login within 15 minutes to create a key', async () => {
  const me = await caller(t, 'nontrivial');
  const { id } = (await createKey(me)).body as Made;
  await db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '16 minutes'` })
    .where(eq(sessions.id, me.sessionId ?? ''));
  expectError(await createKey(me, { name: 'Another' }), 'reauthentication_required');
  expect((await listKeys(me)).map(({ name }) => name)).toEqual(['My reader']);
  expect((await me.call('DELETE', `/api/api-keys/${id}`)).status).toBe(200);
});

describe('a key', () => {
  it('stops working at once when deleted, in every process', async () => {
    const me = await caller(t, 'nontrivial');
    const { id, secret } = (await createKey(me)).body as Made;
    const elsewhere = await createVariant(t);
    expect((await ask(secret)).status).toBe(200);
    expect((await me.call('DELETE', `/api/api-keys/${id}`)).body).toEqual({ ended: true });
    expectError(await ask(secret), 'unauthorized');
    expect(
      (await elsewhere.on('nontrivial').get('/api/saved').set('Authorization', `Bearer ${secret}`))
        .status,
    ).toBe(401);
    expectError(await me.call('DELETE', `/api/api-keys/${id}`), 'not_found');
  });

  it('of another member or site returns 404 on deletion', async () => {
    const me = await caller(t, 'nontrivial');
    const other = await program(t, (await caller(t, 'nontrivial')).user as never, ['read']);
    const foreign = await program(t, (await caller(t, 'statecraft')).user as never, ['read']);
    for (const id of [other.keyId, foreign.keyId, 'zzzzzzzzzzzz']) {
      const reply = await me.call('DELETE', `/api/api-keys/${id}`);
      expectError(reply, 'not_found');
      expect((reply.body as { error: string }).error).toBe('The key was not found.');
    }
    expect((await other.call('GET', '/api/saved')).status).toBe(200);
    expect((await t.on('statecraft').get('/api/saved').set(foreign.bearer)).status).toBe(200);
  });

  it('expires by the database clock and works on its site', async () => {
    const { user } = await caller(t, 'nontrivial');
    const key = await program(t, user as never, ['read']);
    expect((await key.call('GET', '/api/saved')).status).toBe(200);
    expect((await t.on('statecraft').get('/api/saved').set(key.bearer)).status).toBe(401);
    await db
      .update(apiKeys)
      .set({ expiresAt: sql`now()` })
      .where(eq(apiKeys.id, key.keyId));
    expectError(await key.call('GET', '/api/saved'), 'unauthorized');
    expectError(await key.call('GET', '/api/posts'), 'unauthorized');
  });

  it.each([['read'], ['write']] as const)('of scope %s tells whose it is', async (scope) => {
    const { user } = await caller(t, 'nontrivial');
    const key = await program(t, user as never, [scope]);
    expect((await key.call('GET', '/api/me')).body).toEqual({
      username: user?.username,
      name: user?.name,
      site: { name: 'Nontrivial', url: 'https://nontrivial.example' },
      key: { scopes: [scope], expiresAt: expect.stringMatching(/^2.*Z$/) as string },
    });
  });

  it('is limited to its scopes', async () => {
    const { user } = await caller(t, 'nontrivial');
    const [read, write, both] = [
      await program(t, user as never, ['read']),
      await program(t, user as never, ['write']),
      await program(t, user as never, ['read', 'write']),
    ];
    const createText = () => ({ title: 'A post by a program', text: 'Written by a program.' });
    for (const [key, reads, writes] of [
      [read, 200, 403],
      [write, 403, 201],
      [both, 200, 201],
    ] as const) {
      expect((await key.call('GET', '/api/saved')).status).toBe(reads);
      expect((await key.call('GET', '/api/posts')).status).toBe(reads);
      expect((await key.call('POST', '/api/posts', createText())).status).toBe(writes);
    }
    const refused = await read.call('POST', '/api/posts', createText());
    expectError(refused, 'forbidden');
    expect((refused.body as { error: string }).error).toContain('scope write');
    expect(
      (
        await db
          .select()
          .from(posts)
          .where(eq(posts.userId, user?.id ?? ''))
      ).length,
    ).toBe(2);
  });

  it.each([
    ['GET', '/api/api-keys'],
    ['POST', '/api/api-keys'],
    ['DELETE', '/api/api-keys/{own}'],
    ['GET', '/api/sessions'],
    ['DELETE', '/api/sessions'],
    ['DELETE', '/api/sessions/zzzzzzzzzzzz'],
    ['GET', '/api/account'],
    ['PATCH', '/api/account'],
    ['PUT', '/api/account/email'],
    ['POST', '/api/account/email/verify'],
    ['GET', '/api/account/export'],
    ['DELETE', '/api/account'],
    ['DELETE', '/api/account/deletion'],
    ['PUT', '/api/users/profile'],
    ['GET', '/api/auth/verify'],
    ['POST', '/api/auth/logout'],
  ])('is rejected for %s %s, which requires a session', async (method, path) => {
    const { user } = await caller(t, 'nontrivial', { role: 'admin' });
    const key = await program(t, user as never, ['read', 'write']);
    const reply = await key.call(
      method,
      path.replace('{own}', key.keyId),
      method === 'GET' ? undefined : { name: 'x', scopes: ['read'] },
    );
    expectError(reply, 'forbidden');
    expect((reply.body as { error: string }).error).toContain("API keys can't use this endpoint");
    expect((await key.call('GET', '/api/saved')).status, 'the key lives').toBe(200);
  });

  it('needs no CSRF token but is rejected cross-site', async () => {
    const { user } = await caller(t, 'nontrivial');
    const key = await program(t, user as never, ['write']);
    const write = (headers: Record<string, string>) =>
      t
        .on('nontrivial')
        .post('/api/posts')
        .set({ ...key.bearer, ...headers })
        .send({ title: 'A post by a program', text: 'Words.' });
    expect((await write({})).status).toBe(201);
    expect((await write({ Origin: 'https://nontrivial.example' })).status).toBe(201);
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of foreign) expectError(await write(headers), 'forbidden');
  });

  it('reports its last use to the hour', async () => {
    const me = await caller(t, 'nontrivial');
    const { id, secret } = (await createKey(me)).body as Made;
    const readUsedAt = async () => (await listKeys(me))[0]?.lastUsedAt ?? null;
    await ask(secret);
    const first = await readUsedAt();
    expect(first).not.toBeNull();
    await ask(secret);
    expect(await readUsedAt()).toBe(first);
    await db
      .update(apiKeys)
      .set({ lastUsedAt: sql`now() - interval '61 minutes'` })
      .where(eq(apiKeys.id, id));
    await ask(secret);
    expect(Date.parse((await readUsedAt()) ?? '')).toBeGreaterThan(Date.parse(first ?? '') - 1_000);
  });
});
