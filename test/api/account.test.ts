import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Settings } from '#shared/contract/account.ts';
import { sessions, users } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { fromSite, joinSite, requestLoginCode } from '../support/members.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;

it.each(siteIds)("GET /api/account on %s returns only the caller's account", async (site) => {
  const me = await caller(t, site, {
    username: 'Settings_1',
    name: 'Ada',
    about: 'I *write*.',
    website: 'https://ada.example',
    email: 'ada@mail.example',
  });
  await caller(t, site, { email: 'another@mail.example' });
  const reply = await me.call('GET', '/api/account');
  expect(reply.status).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).toEqual({
    username: 'Settings_1',
    name: 'Ada',
    about: 'I *write*.',
    website: 'https://ada.example',
    picture: null,
    email: 'ada@mail.example',
    notifications: { replies: 'never', mentions: 'never', threads: 'never' },
    timeZone: null,
    language: null,
    shortcuts: null,
    deletionScheduledAt: null,
  });
});

it('PATCH /api/account changes only the fields sent', async () => {
  const me = await caller(t, 'nontrivial');
  const patch = async (body: object) =>
    (await me.call('PATCH', '/api/account', body)).body as Settings;
  expect((await patch({ notifications: { replies: 'daily' } })).notifications).toEqual({
    replies: 'daily',
    mentions: 'never',
    threads: 'never',
  });
  expect((await patch({})).notifications.replies).toBe('daily');
  const all = { replies: 'never', mentions: 'at_once', threads: 'daily' };
  expect(await patch({ notifications: all, timeZone: 'asia/kolkata' })).toMatchObject({
    notifications: all,
    timeZone: expect.stringMatching(/^Asia\/(?:Kolkata|Calcutta)$/),
  });
});

it('takes back the time zone', async () => {
  const me = await caller(t, 'nontrivial');
  const patch = async (timeZone: string | null) =>
    ((await me.call('PATCH', '/api/account', { timeZone })).body as Settings).timeZone;
  expect(await patch('Asia/Tokyo')).toBe('Asia/Tokyo');
  expect((await me.call('GET', '/api/auth/verify')).body).toMatchObject({ timeZone: 'Asia/Tokyo' });
  expect(await patch(null)).toBeNull();
});

it('tells each page of a session which shortcuts are on', async () => {
  const me = await caller(t, 'nontrivial');
  const verify = async () =>
    (await me.call('GET', '/api/auth/verify')).body as { shortcuts: unknown };
  expect((await verify()).shortcuts).toBeNull();
  expect((await me.call('PATCH', '/api/account', { shortcuts: 'all' })).body).toMatchObject({
    shortcuts: 'all',
  });
  expect((await verify()).shortcuts).toBe('all');
});

it.each([
  ['notifications.replies', { notifications: { replies: 'yes' } }],
  ['notifications', { notifications: null }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
  ['language', { language: 'tlh' }],
  ['shortcuts', { shortcuts: 'some' }],
  ['role', { role: 'admin' }],
  ['email', { email: 'x@mail.example' }],
  ['siteId', { siteId: 'statecraft' }],
  ['karma', { notifications: {}, karma: 7 }],
  ['deletionScheduledAt', { deletionScheduledAt: null }],
  ['__proto__', JSON.parse('{"__proto__":{"timeZone":"UTC"}}') as object],
])('PATCH /api/account with %s returns 400 without changes: %j', async (field, body) => {
  const me = await caller(t, 'nontrivial');
  const before = await db
    .select()
    .from(users)
    .where(eq(users.id, me.user?.id ?? ''));
  expectError(await me.call('PATCH', '/api/account', body), 'bad_request', [field]);
  expect(
    await db
      .select()
      .from(users)
      .where(eq(users.id, me.user?.id ?? '')),
  ).toEqual(before);
});

const fresh = [
  ['GET', '/api/account/export'],
  ['PUT', '/api/account/email'],
] as const;

it.each(fresh)('%s %s requires a login within 15 minutes', async (method, path) => {
  const me = await caller(t, 'nontrivial');
  const age = (interval: string) =>
    db
      .update(sessions)
      .set({ createdAt: sql`now() - ${interval}::interval` })
      .where(eq(sessions.id, me.sessionId ?? ''));
  const ask = () =>
    me.call(
      method,
      path,
      method === 'GET' ? undefined : { email: `${me.user?.id.toLowerCase()}@new.example` },
    );
  await age('14 minutes 55 seconds');
  expect((await ask()).status).toBe(200);
  await age('15 minutes 1 second');
  const refused = await ask();
  expectError(refused, 'reauthentication_required');
  expect((refused.body as { error: string }).error).toMatch(/please log in again/);
  // The process clock is irrelevant: the database decides.
  t.clock.set(new Date('2020-01-01T00:00:00.000Z'));
  expect((await ask()).status).toBe(403);
  t.clock.set(new Date('2026-11-21T08:00:00.000Z'));
  // Other calls continue to work.
  expect((await me.call('GET', '/api/account')).status).toBe(200);
});

it('a new login is recent and ends the sent session', async () => {
  const me = await joinSite(t, 'nontrivial');
  const old = { ...fromSite('nontrivial'), ...me.bearer };
  await db.update(sessions).set({ createdAt: sql`now() - interval '1 hour'` });
  const ask = (bearer: Record<string, string>, path = '/api/account/export') =>
    t.on('nontrivial').get(path).set(bearer);
  expect((await ask(me.bearer)).status).toBe(403);
  const { otp, headers } = await requestLoginCode(t, 'nontrivial', me.email, old);
  const { body } = await t
    .on('nontrivial')
    .post('/api/auth/verify')
    .set(headers)
    .send({ email: me.email, otp });
  const { token } = body as { token: string };
  expect(token).not.toBe(me.token);
  expect((await ask({ Authorization: `Bearer ${token}` })).status).toBe(200);
  expect((await ask(me.bearer, '/api/auth/verify')).status).toBe(401);
});
