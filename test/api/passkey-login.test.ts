import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  outbox,
  passkeyChallenges,
  passkeys,
  rateLimits,
  sessions,
  users,
} from '../../server/db/schema.ts';
import { addSession, caller, createAnonymousCaller } from '../support/api-clients.ts';
import { createAuthenticator, givePasskey, signLogin } from '../support/authenticator.ts';
import { expectError } from '../support/error-replies.ts';
import { fromSite } from '../support/members.ts';
import { readStoredMails } from '../support/stored-mails.ts';
import { createTestApp, siteIds, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
beforeEach(async () => void (await db.delete(rateLimits)));

async function memberWithPasskey(
  site: SiteId = 'nontrivial',
  authenticator = createAuthenticator(),
) {
  const user = await t.make.user(site, { email: `${authenticator.id.toLowerCase()}@mail.example` });
  const { id } = await givePasskey(t, user, { authenticator });
  return { user, id, authenticator };
}
type LoginBody = Awaited<ReturnType<typeof signLogin>>;
const verify = (who: ReturnType<typeof createAnonymousCaller>, body: LoginBody) =>
  who.call('POST', '/api/passkey-login/verify', body);
const challengeOf = async (who: ReturnType<typeof createAnonymousCaller>) =>
  ((await who.call('POST', '/api/passkey-login')).body as { challenge: string }).challenge;

it.each(siteIds)('on %s logs in with a passkey, without a username', async (site) => {
  const { user, id, authenticator } = await memberWithPasskey(site);
  const me = createAnonymousCaller(t, site);
  const options = await me.call('POST', '/api/passkey-login');
  expect(options.body).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    rpId: new URL(fromSite(site).Origin).hostname,
    timeout: 600_000,
    userVerification: 'required',
  });
  const body = authenticator.get({
    challenge: (options.body as { challenge: string }).challenge,
    site,
    userHandle: Buffer.from(user.id).toString('base64url'),
  });
  const reply = await verify(me, body);
  expect(reply.status, reply.text).toBe(200);
  const { token, user: account } = reply.body as { token: string; user: object };
  expect(account).toMatchObject({ username: user.username, email: user.email });
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  expect([row?.counter, row?.lastUsedAt !== null]).toEqual([1, true]);
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(session).toMatchObject({ passkeyId: id, passkeyTrustedAt: row?.trustedAt });
  const check = await t.on(site).get('/api/auth/verify').set('Authorization', `Bearer ${token}`);
  expect(check.status).toBe(200);
});

it('emails a login in a new browser once', async () => {
  const { user, authenticator } = await memberWithPasskey();
  const me = createAnonymousCaller(t, 'nontrivial');
  const first = await me.call(
    'POST',
    '/api/passkey-login/verify',
    await signLogin(me, authenticator, 'nontrivial'),
  );
  const known = (first.headers['set-cookie'] as unknown as string[])
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('known='));
  const token = await t.on('nontrivial').post('/api/csrf/token').set(fromSite('nontrivial'));
  const csrf = String(token.headers['set-cookie']).split(';')[0] ?? '';
  const headers = {
    ...fromSite('nontrivial'),
    'X-CSRF-Token': (token.body as { token: string }).token,
    Cookie: `${csrf}; ${known}`,
  };
  const post = (path: string, body?: object) =>
    t.on('nontrivial').post(path).set(headers).send(body);
  const options = await post('/api/passkey-login');
  const { challenge } = options.body as { challenge: string };
  const again = await post(
    '/api/passkey-login/verify',
    authenticator.get({ challenge, site: 'nontrivial' }),
  );
  expect([first.status, again.status]).toEqual([200, 200]);
  const mails = await readStoredMails(t, eq(outbox.recipient, user.email ?? ''));
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^New login to your .+ account$/) as string,
  ]);
});

it('logs logins and failures', async () => {
  const { user, authenticator } = await memberWithPasskey();
  const me = createAnonymousCaller(t, 'nontrivial');
  await verify(me, await signLogin(me, authenticator, 'nontrivial'));
  authenticator.counter = 0;
  t.log.length = 0;
  await verify(me, await signLogin(me, authenticator, 'nontrivial'));
  authenticator.counter = 5;
  await verify(me, await signLogin(me, authenticator, 'nontrivial'));
  expect(t.log.filter(({ msg }) => msg === 'security event')).toMatchObject([
    { event: 'login_failed', user: null, reason: 'passkey_counter' },
    { event: 'login_succeeded', user: user.id },
  ]);
});

it('counts as a recent login and replaces the session', async () => {
  const { user, authenticator } = await memberWithPasskey();
  const session = await addSession(t, user);
  await db.update(sessions).set({ createdAt: sql`now() - interval '1 hour'` });
  expectError(await session.call('POST', '/api/passkey-registration'), 'reauthentication_required');
  const body = await signLogin(session, authenticator, 'nontrivial');
  const reply = await session.call('POST', '/api/passkey-login/verify', body);
  expect(reply.status, reply.text).toBe(200);
  const rows = await db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.id).not.toBe(session.sessionId);
  const { token } = reply.body as { token: string };
  const exported = await t
    .on('nontrivial')
    .get('/api/account/export')
    .set('Authorization', `Bearer ${token}`);
  expect(exported.status).toBe(200);
});

describe('a response is rejected', () => {
  type Change = Partial<Parameters<ReturnType<typeof createAuthenticator>['get']>[0]>;
  it.each<[string, Change]>([
    ['of another origin', { origin: 'https://statecraft.example' }],
    ['of another site', { rpId: 'statecraft.example' }],
    ['without user verification', { userVerified: false }],
    ['for another account', { userHandle: 'c29tZWJvZHk' }],
    ['with another challenge', { challenge: 'A'.repeat(43) }],
  ])('%s', async (_, change) => {
    const { user, authenticator } = await memberWithPasskey();
    const me = createAnonymousCaller(t, 'nontrivial');
    const challenge = await challengeOf(me);
    const body = authenticator.get({ challenge, site: 'nontrivial', ...change });
    expectError(await verify(me, body), 'unauthorized');
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  });

  it('signed by another key', async () => {
    const { authenticator } = await memberWithPasskey();
    const me = createAnonymousCaller(t, 'nontrivial');
    const body = await signLogin(me, createAuthenticator(), 'nontrivial');
    expectError(await verify(me, { ...body, id: authenticator.id }), 'unauthorized');
  });

  it('of a passkey of another site, like an unknown one', async () => {
    const { authenticator } = await memberWithPasskey('statecraft');
    const me = createAnonymousCaller(t, 'nontrivial');
    const replies = [];
    for (const each of [authenticator, createAuthenticator()])
      replies.push(await verify(me, await signLogin(me, each, 'nontrivial')));
    const [known, unknown] = replies.map(({ status, body }) => ({
      status,
      body: { ...(body as object), requestId: '' },
    }));
    expect(known).toEqual(unknown);
    expect(known?.status).toBe(401);
  });

  it('used twice', async () => {
    const { authenticator } = await memberWithPasskey();
    const me = createAnonymousCaller(t, 'nontrivial');
    const body = await signLogin(me, authenticator, 'nontrivial');
    const replies = await Promise.all([verify(me, body), verify(me, body)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('from another browser', async () => {
    const { authenticator } = await memberWithPasskey();
    const [mine, other] = [
      createAnonymousCaller(t, 'nontrivial'),
      createAnonymousCaller(t, 'nontrivial'),
    ];
    const body = await signLogin(mine, authenticator, 'nontrivial');
    expectError(await verify(other, body), 'unauthorized');
    expect((await verify(mine, body)).status).toBe(200);
  });

  it('after ten minutes', async () => {
    const { authenticator } = await memberWithPasskey();
    const me = createAnonymousCaller(t, 'nontrivial');
    const body = await signLogin(me, authenticator, 'nontrivial');
    await db.update(passkeyChallenges).set({ createdAt: sql`now() - interval '601 seconds'` });
    expectError(await verify(me, body), 'unauthorized');
  });

  it('for a challenge of a registration', async () => {
    const { user, authenticator } = await memberWithPasskey();
    const me = await addSession(t, user);
    const { body } = await me.call('POST', '/api/passkey-registration');
    const { challenge } = body as { challenge: string };
    const response = authenticator.get({ challenge, site: 'nontrivial' });
    expectError(await me.call('POST', '/api/passkey-login/verify', response), 'unauthorized');
  });

  it('without a CSRF token', async () => {
    const { authenticator } = await memberWithPasskey();
    const body = authenticator.get({ challenge: 'A'.repeat(43), site: 'nontrivial' });
    for (const path of ['/api/passkey-login', '/api/passkey-login/verify'])
      expectError(
        await t.on('nontrivial').post(path).set(fromSite('nontrivial')).send(body),
        'forbidden',
      );
  });

  it('of a deleted account', async () => {
    const { user, authenticator } = await memberWithPasskey();
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, user.id));
    const me = createAnonymousCaller(t, 'nontrivial');
    expectError(await verify(me, await signLogin(me, authenticator, 'nontrivial')), 'unauthorized');
  });
});

it('rejects a counter that does not grow', async () => {
  const { authenticator } = await memberWithPasskey();
  const me = createAnonymousCaller(t, 'nontrivial');
  const logIn = async (counter: number) => {
    authenticator.counter = counter - 1;
    return (await verify(me, await signLogin(me, authenticator, 'nontrivial'))).status;
  };
  expect(await logIn(6)).toBe(200);
  expect(await logIn(5)).toBe(401);
  expect(await logIn(6)).toBe(401);
  expect(await logIn(7)).toBe(200);
});

it('accepts an authenticator without a counter', async () => {
  const authenticator = createAuthenticator({ counting: false });
  await memberWithPasskey('nontrivial', authenticator);
  for (let i = 0; i < 2; i += 1) {
    const me = createAnonymousCaller(t, 'nontrivial');
    const reply = await verify(me, await signLogin(me, authenticator, 'nontrivial'));
    expect(reply.status, reply.text).toBe(200);
  }
});

it('limits challenges and logins per network', async () => {
  const me = createAnonymousCaller(t, 'nontrivial');
  const address = { 'X-Forwarded-For': '198.51.100.7' };
  const body = createAuthenticator().get({ challenge: 'A'.repeat(43), site: 'nontrivial' });
  const statuses = new Map<number, number>();
  for (let i = 0; i < 201; i += 1) {
    const { status } = await me.call('POST', '/api/passkey-login/verify', body, address);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [401, 200],
    [429, 1],
  ]);
});

it('rejects bodies of another shape', async () => {
  const me = await caller(t, 'nontrivial');
  const body = createAuthenticator().get({ challenge: 'A'.repeat(43), site: 'nontrivial' });
  for (const [field, wrong] of [
    ['id', { ...body, id: '+' }],
    ['type', { ...body, type: 'password' }],
    ['response.signature', { ...body, response: { ...body.response, signature: '' } }],
    ['password', { ...body, password: 'x' }],
  ] as const)
    expectError(await me.call('POST', '/api/passkey-login/verify', wrong), 'bad_request', [field]);
});
