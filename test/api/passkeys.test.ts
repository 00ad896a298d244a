import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Passkey } from '#shared/contract/passkeys.ts';
import { dayMs } from '#shared/durations.ts';
import { outbox, passkeys, rateLimits, sessions, users } from '../../server/db/schema.ts';
import { addSession, caller, createAnonymousCaller, type Caller } from '../support/api-clients.ts';
import {
  createAuthenticator,
  createPasskey,
  givePasskey,
  signLogin,
} from '../support/authenticator.ts';
import { expectError } from '../support/error-replies.ts';
import { fromSite } from '../support/members.ts';
import { readStoredMails } from '../support/stored-mails.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
beforeEach(async () => void (await db.delete(rateLimits)));

const add = async (me: Caller, authenticator = createAuthenticator(), more: object = {}) =>
  me.call('POST', '/api/passkeys', {
    ...(await createPasskey(me, authenticator, 'nontrivial')),
    ...more,
  });
const list = async (me: Caller) =>
  (await me.call('GET', '/api/passkeys')).body as {
    passkeys: Passkey[];
    required: boolean;
    used: boolean;
  };
const noticesTo = (me: Caller) =>
  readStoredMails(t, and(eq(outbox.recipient, me.user?.email ?? ''), eq(outbox.kind, 'passkey')));
const userRow = async (me: Caller) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(users.id, me.user?.id ?? ''))
  )[0];

describe('POST /api/passkeys', () => {
  it.each(siteIds)('on %s adds a passkey that logs in', async (site) => {
    const me = await caller(t, site);
    const options = await me.call('POST', '/api/passkey-registration');
    expect(options.body).toMatchObject({
      rp: { id: new URL(fromSite(site).Origin).hostname },
      user: {
        id: Buffer.from(me.user?.id ?? '').toString('base64url'),
        name: me.user?.username,
      },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const authenticator = createAuthenticator();
    const { challenge } = options.body as { challenge: string };
    const reply = await me.call(
      'POST',
      '/api/passkeys',
      { ...authenticator.create({ challenge, site }), name: ' My phone ' },
      { 'User-Agent': 'Firefox/150.0 (Linux)' },
    );
    expect(reply.status, reply.text).toBe(201);
    const passkey = reply.body as Passkey;
    expect(passkey).toEqual({
      id: passkey.id,
      name: 'My phone',
      createdAt: passkey.createdAt,
      lastUsedAt: null,
      trustedAt: passkey.createdAt,
    });
    expect(await list(me)).toEqual({ passkeys: [passkey], required: false, used: true });
    expect((await noticesTo(me)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^A passkey was added to your .+ account$/) as string,
    ]);
    const login = createAnonymousCaller(t, site);
    const body = await signLogin(login, authenticator, site);
    expect((await login.call('POST', '/api/passkey-login/verify', body)).status).toBe(200);
  });

  it('names a passkey after browser and system', async () => {
    const me = await caller(t, 'nontrivial');
    const body = await createPasskey(me, createAuthenticator(), 'nontrivial');
    const reply = await me.call('POST', '/api/passkeys', body, {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
    });
    expect(reply.body).toMatchObject({ name: 'Firefox on Linux' });
  });

  it('rejects a response that this member did not just request', async () => {
    const me = await caller(t, 'nontrivial');
    const other = await caller(t, 'nontrivial');
    const body = await createPasskey(other, createAuthenticator(), 'nontrivial');
    expectError(await me.call('POST', '/api/passkeys', body), 'bad_request', ['response']);
    const mine = await createPasskey(me, createAuthenticator(), 'nontrivial');
    expect((await me.call('POST', '/api/passkeys', mine)).status).toBe(201);
    expectError(await me.call('POST', '/api/passkeys', mine), 'bad_request', ['response']);
    expect(await db.$count(passkeys, eq(passkeys.userId, other.user?.id ?? ''))).toBe(0);
  });

  it.each([
    ['another origin', { origin: 'https://nontrivial.example.evil.example' }],
    ['another site', { rpId: 'statecraft.example' }],
    ['no user verification', { userVerified: false }],
  ])('rejects a response with %s', async (_, change) => {
    const me = await caller(t, 'nontrivial');
    const { body } = await me.call('POST', '/api/passkey-registration');
    const response = createAuthenticator().create({
      challenge: (body as { challenge: string }).challenge,
      site: 'nontrivial',
      ...change,
    });
    expectError(await me.call('POST', '/api/passkeys', response), 'bad_request', ['response']);
    expect((await list(me)).passkeys).toEqual([]);
  });

  it('rejects a passkey that the site knows', async () => {
    const authenticator = createAuthenticator();
    const me = await caller(t, 'nontrivial');
    expect((await add(me, authenticator)).status).toBe(201);
    const options = await me.call('POST', '/api/passkey-registration');
    expect(options.body).toMatchObject({
      excludeCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
    });
    expectError(await add(me, authenticator), 'conflict');
    expectError(await add(await caller(t, 'nontrivial'), authenticator), 'conflict');
  });

  it('allows twenty, also under concurrency', async () => {
    const me = await caller(t, 'nontrivial');
    for (let i = 0; i < 18; i += 1) await givePasskey(t, me.user as never);
    const bodies = [];
    for (let i = 0; i < 4; i += 1)
      bodies.push(await createPasskey(me, createAuthenticator(), 'nontrivial'));
    const replies = await Promise.all(bodies.map((body) => me.call('POST', '/api/passkeys', body)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    expectError(await me.call('POST', '/api/passkey-registration'), 'conflict');
  });
});

describe('a passkey is trusted', () => {
  const waitOf = (passkey: Passkey) =>
    Date.parse(passkey.trustedAt) - Date.parse(passkey.createdAt);

  it('at once, if the session has used a trusted one', async () => {
    const me = await caller(t, 'nontrivial');
    expect(waitOf((await add(me)).body as Passkey)).toBe(0);
    expect(waitOf((await add(me)).body as Passkey)).toBe(0);
  });

  it('after a day, if an emailed code began the session', async () => {
    const me = await caller(t, 'nontrivial');
    await add(me);
    const other: Caller = { user: me.user, ...(await addSession(t, me.user as never)) };
    expect(waitOf((await add(other)).body as Passkey)).toBe(dayMs);
    expect(await list(other)).toMatchObject({ used: false });
    await db.update(sessions).set({ passkeyTrustedAt: sql`now() - interval '1 second'` });
    expect(await list(other)).toMatchObject({ used: true });
  });

  it('after a day, even if all others were removed', async () => {
    const me = await caller(t, 'nontrivial');
    const { id } = (await add(me)).body as Passkey;
    expect((await me.call('DELETE', `/api/passkeys/${id}`)).status).toBe(200);
    expect((await userRow(me))?.firstPasskeyAt).not.toBeNull();
    expect(waitOf((await add(me)).body as Passkey)).toBe(dayMs);
  });
});

it('renames a passkey', async () => {
  const me = await caller(t, 'nontrivial');
  const { id } = (await add(me)).body as Passkey;
  const reply = await me.call('PATCH', `/api/passkeys/${id}`, { name: 'Key ring' });
  expect(reply.body).toMatchObject({ id, name: 'Key ring' });
  expect((await list(me)).passkeys).toMatchObject([{ id, name: 'Key ring' }]);
  expectError(await me.call('PATCH', `/api/passkeys/${id}`, { name: '' }), 'bad_request', ['name']);
});

it('removes a passkey and the sessions that it began', async () => {
  const authenticator = createAuthenticator();
  const me = await caller(t, 'nontrivial');
  const { id } = (await add(me, authenticator)).body as Passkey;
  const byCode = await addSession(t, me.user as never);
  const login = createAnonymousCaller(t, 'nontrivial');
  const body = await signLogin(login, authenticator, 'nontrivial');
  const { token } = (await login.call('POST', '/api/passkey-login/verify', body)).body as {
    token: string;
  };
  expect((await me.call('DELETE', `/api/passkeys/${id}`)).body).toEqual({ removed: true });
  expect(await list(me)).toEqual({ passkeys: [], required: false, used: false });
  expect((await byCode.call('GET', '/api/auth/verify')).status).toBe(200);
  const check = await t
    .on('nontrivial')
    .get('/api/auth/verify')
    .set('Authorization', `Bearer ${token}`);
  expect(check.status).toBe(401);
  const again = await signLogin(login, authenticator, 'nontrivial');
  expectError(await login.call('POST', '/api/passkey-login/verify', again), 'unauthorized');
  expect((await noticesTo(me)).map(({ subject }) => subject.slice(0, 21))).toEqual([
    'A passkey was added t',
    'New login to your Non',
    'A passkey was removed',
  ]);
});
