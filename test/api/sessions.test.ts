import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import { sessions } from '../../server/db/schema.ts';
import { caller, addSession } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { joinSite, requestLoginCode } from '../support/members.ts';
import { recordStatements } from '../support/statements.ts';
import { createTestApp } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
type List = Reply<'GET /api/sessions'>['sessions'];
const list = async (actor: { call: Awaited<ReturnType<typeof caller>>['call'] }) =>
  ((await actor.call('GET', '/api/sessions')).body as { sessions: List }).sessions;
const isAlive = async (actor: { bearer: Record<string, string> }) =>
  (await t.on('nontrivial').get('/api/auth/verify').set(actor.bearer)).status === 200;

it('GET /api/sessions lists sessions with device, newest first', async () => {
  const { email, token } = await joinSite(t, 'nontrivial');
  await db
    .update(sessions)
    .set({ createdAt: sql`created_at - interval '1 hour'`, device: 'Safari on iOS' });
  const { otp, headers } = await requestLoginCode(t, 'nontrivial', email);
  const second = await t
    .on('nontrivial')
    .post('/api/auth/verify')
    .set({
      ...headers,
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    .send({ email, otp });
  const bearer = { Authorization: `Bearer ${(second.body as { token: string }).token}` };
  const reply = await t.on('nontrivial').get('/api/sessions').set(bearer);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(
    (reply.body as { sessions: List }).sessions.map(({ device, current }) => [device, current]),
  ).toEqual([
    ['Firefox on Linux', true],
    ['Safari on iOS', false],
  ]);
  for (const secret of [token, bearer.Authorization.slice(7)])
    expect(reply.text).not.toContain(secret);
  expect(reply.text).not.toContain('oken');
});

it('GET /api/sessions says which ones are from this network', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const { email, bearer } = await joinSite(t, 'nontrivial');
  for (const address of ['203.0.113.7', '198.51.100.7']) {
    const { otp, headers } = await requestLoginCode(t, 'nontrivial', email);
    await t
      .on('nontrivial')
      .post('/api/auth/verify')
      .set({ ...headers, ...from(address) })
      .send({ email, otp });
  }
  const networks = async (address: string) => {
    const { body } = await t
      .on('nontrivial')
      .get('/api/sessions')
      .set({ ...bearer, ...from(address) });
    return (body as { sessions: List }).sessions.map(({ network }) => network);
  };
  expect(await networks('198.51.100.7')).toEqual(['same', 'other', 'other']);
  expect(await networks('203.0.113.7')).toEqual(['other', 'same', 'other']);
  expect(await networks('127.0.0.1')).toEqual([null, null, null]);
});

it('omits expired sessions', async () => {
  const me = await caller(t, 'nontrivial');
  const idle = await addSession(t, me.user as never);
  const old = await addSession(t, me.user as never);
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now() - interval '15 days'` })
    .where(eq(sessions.id, idle.sessionId ?? ''));
  await db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '31 days'` })
    .where(eq(sessions.id, old.sessionId ?? ''));
  expect((await list(me)).map(({ id }) => id)).toEqual([me.sessionId]);
  expectError(await me.call('DELETE', `/api/sessions/${idle.sessionId}`), 'not_found');
});

it('DELETE /api/sessions/{id} ends a session at once everywhere', async () => {
  const me = await caller(t, 'nontrivial');
  const other = await addSession(t, me.user as never);
  const elsewhere = await createVariant(t);
  expect((await me.call('DELETE', `/api/sessions/${other.sessionId}`)).body).toEqual({
    ended: true,
  });
  expect((await elsewhere.on('nontrivial').get('/api/auth/verify').set(other.bearer)).status).toBe(
    401,
  );
  expect(await isAlive(me)).toBe(true);
  expect((await me.call('DELETE', `/api/sessions/${me.sessionId}`)).status).toBe(200);
  expect(await isAlive(me)).toBe(false);
});

it('DELETE /api/sessions/{id} returns 404 for foreign sessions', async () => {
  const [me, other, foreign] = [
    await caller(t, 'nontrivial'),
    await caller(t, 'nontrivial'),
    await caller(t, 'statecraft'),
  ];
  const replies = [];
  for (const id of [other.sessionId, foreign.sessionId, 'zzzzzzzzzzzz', '%27', 'x'.repeat(200)])
    replies.push(await me.call('DELETE', `/api/sessions/${id}`));
  for (const reply of replies) {
    expectError(reply, 'not_found');
    expect((reply.body as { error: string }).error).toBe('The session was not found.');
  }
  expect(await isAlive(other)).toBe(true);
  expect((await t.on('statecraft').get('/api/auth/verify').set(foreign.bearer)).status).toBe(200);
});

it('DELETE /api/sessions ends and counts all other sessions', async () => {
  const me = await caller(t, 'nontrivial');
  const [other] = [
    await caller(t, 'nontrivial'),
    await addSession(t, me.user as never),
    await addSession(t, me.user as never),
  ];
  expect((await me.call('DELETE', '/api/sessions')).body).toEqual({ ended: 2 });
  expect((await me.call('DELETE', '/api/sessions')).body).toEqual({ ended: 0 });
  expect((await list(me)).map(({ current }) => current)).toEqual([true]);
  expect(await isAlive(other)).toBe(true);
});

it.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer x',
  `Bearer ${'A'.repeat(42)}`,
  `Bearer ${'A'.repeat(44)}`,
  `Bearer ${'A'.repeat(10_000)}`,
  `Bearer bs_${'A'.repeat(42)}`,
  `Bearer bs_${'A'.repeat(42)}-`,
  'Basic YTpi',
  `Token ${'A'.repeat(43)}`,
  `Bearer ${'A'.repeat(43)} more`,
  'Bearer \u00e9',
  "Bearer ' or 1=1 --",
])('%j as Authorization returns 401 without a query', async (authorization) => {
  const sent = await recordStatements(t.deps.database, async () => {
    expectError(
      await t.on('nontrivial').get('/api/auth/verify').set('Authorization', authorization),
      'unauthorized',
    );
  });
  expect(sent).toEqual([]);
});

it('rejects two Authorization headers', async () => {
  const me = await caller(t, 'nontrivial');
  const sendTwice = (first: string, two: string) =>
    t
      .on('nontrivial')
      .get('/api/auth/verify')
      .set('Authorization', [first, two] as never);
  const bearer = me.bearer.Authorization ?? '';
  for (const reply of [
    await sendTwice(bearer, bearer),
    await sendTwice(bearer, 'Bearer x'),
    await sendTwice('Bearer x', bearer),
  ])
    expectError(reply, 'unauthorized');
});
