import { and, desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  apiKeys,
  failedLogins,
  loginCodes,
  outbox,
  rateCounts,
  sessions,
  users,
} from '../../server/db/schema.ts';
import { caller, program, sessionOf, type Caller } from '../support/api-clients.ts';
import { expectRefusal } from '../support/error-replies.ts';
import { codeMailedTo, fromSite, joinSite } from '../support/members.ts';
import { createTestApp, siteIds, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
let me: Caller;
let count = 0;
const fresh = () => `new${(count += 1)}@mail.example`;
beforeEach(async () => {
  await db.delete(failedLogins);
  await db.delete(rateCounts);
  me = await caller(t, 'nontrivial');
});

const ask = (email: string, who = me) => who.call('PUT', '/api/account/email', { email });
const verify = (otp: string | null, who = me) =>
  who.call('POST', '/api/account/email/verify', { otp: otp ?? '' });
const addressOf = async (who = me) =>
  (
    await db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, who.user?.id ?? ''))
  )[0]?.email;
const old = (who = me) => who.user?.email ?? '';
const wrong = (code: string | null) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const newestMail = async (to: string) =>
  (
    await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, to))
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(1)
  )[0];
const isAlive = async (who: { bearer: Record<string, string> }, path = '/api/account') =>
  (await t.on('nontrivial').get(path).set(who.bearer)).status === 200;

it.each(siteIds)('on %s changes the email once its code returns', async (site) => {
  const who = await caller(t, site);
  const email = fresh();
  const reply = await ask(email.toUpperCase(), who);
  expect([reply.status, reply.body]).toEqual([200, { sent: true }]);
  expect(await addressOf(who)).toBe(old(who));
  const changed = await verify(await codeMailedTo(t, site, email), who);
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({
    user: { username: who.user?.username, name: who.user?.name, email, role: 'member' },
  });
  expect(await addressOf(who)).toBe(email);
  expect(((await who.call('GET', '/api/account')).body as { email: string }).email).toBe(email);
});

it('ends sessions and keys and notifies the old address', async () => {
  const other = await sessionOf(t, me.user as never);
  const key = await program(t, me.user as never, ['read']);
  const bystander = await caller(t, 'nontrivial');
  const email = fresh();
  await ask(email);
  expect(await isAlive(other)).toBe(true);
  await verify(await codeMailedTo(t, 'nontrivial', email));
  expect([
    await isAlive(me),
    await isAlive(other),
    await isAlive(key, '/api/saved'),
    await isAlive(bystander),
  ]).toEqual([true, false, false, true]);
  const notice = await newestMail(old());
  expect(notice?.subject).toBe('Your Nontrivial account has a new address');
  expect(notice?.text).toContain(me.user?.username);
  expect(JSON.stringify(notice)).not.toContain(email);
});

it('moves the login to the new address', async () => {
  const { email, bearer, send } = await joinSite(t, 'nontrivial');
  const next = fresh();
  await send('put', '/api/account/email', { email: next });
  await send('post', '/api/account/email/verify', {
    otp: await codeMailedTo(t, 'nontrivial', next),
  });
  const login = (address: string) =>
    t.on('nontrivial').post('/api/auth/login').set(fromSite('nontrivial')).send({ email: address });
  await login(next);
  expect(await codeMailedTo(t, 'nontrivial', next)).toMatch(/^\d{6}$/);
  await login(email);
  expect(await codeMailedTo(t, 'nontrivial', email)).toBeNull();
  expect(await isAlive({ bearer })).toBe(true);
});

it('replies alike for a taken address and mails no code', async () => {
  const other = await caller(t, 'nontrivial');
  const seen = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => {
    const { date: _date, 'x-request-id': _id, ...rest } = headers as Record<string, string>;
    return { status, headers: rest, body: body as unknown };
  };
  const unknown = fresh();
  expect(seen(await ask(old(other)))).toEqual(seen(await ask(unknown)));
  expect(await codeMailedTo(t, 'nontrivial', unknown)).toMatch(/^\d{6}$/);
  expect(await codeMailedTo(t, 'nontrivial', old(other))).toBeNull();
  expect((await newestMail(old(other)))?.subject).toBe(
    'Another Nontrivial account has this address',
  );
  // On another site the address may be anybody's.
  const foreign = await caller(t, 'statecraft');
  await ask(old(foreign));
  expect(await codeMailedTo(t, 'nontrivial', old(foreign))).toMatch(/^\d{6}$/);
});

it('returns 409 when the address is taken meanwhile', async () => {
  const key = await program(t, me.user as never, ['read']);
  const email = fresh();
  await ask(email);
  const code = await codeMailedTo(t, 'nontrivial', email);
  const quicker = await caller(t, 'nontrivial', { email });
  expectRefusal(await verify(code), 'conflict');
  expect([await addressOf(), await addressOf(quicker)]).toEqual([old(), email]);
  expect([await isAlive(me), await isAlive(key, '/api/saved')]).toEqual([true, true]);
});

it('excludes sessions and keys created during the change', async () => {
  const me = await joinSite(t, 'nontrivial');
  await t
    .on('nontrivial')
    .post('/api/auth/login')
    .set(fromSite('nontrivial'))
    .send({ email: me.email });
  const otp = await codeMailedTo(t, 'nontrivial', me.email);
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.siteId, 'nontrivial'), eq(users.email, me.email)));
  const id = row?.id ?? '';
  // As `verifyAddress` does it, but for a while.
  const late = await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ email: `new-${me.email}` })
      .where(and(eq(users.siteId, 'nontrivial'), eq(users.id, id)));
    const login = t
      .on('nontrivial')
      .post('/api/auth/verify')
      .set(fromSite('nontrivial'))
      .send({ email: me.email, otp })
      .then(({ status }) => status);
    const key = me
      .send('post', '/api/api-keys', { name: 'Late', scopes: ['read'] })
      .then(({ status }) => status);
    await new Promise((resolve) => void setTimeout(resolve, 500));
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await tx.delete(apiKeys).where(eq(apiKeys.userId, id));
    return { login, key };
  });
  expect([await late.login, await late.key]).toEqual([401, 401]);
  expect([
    await db.$count(sessions, eq(sessions.userId, id)),
    await db.$count(apiKeys, eq(apiKeys.userId, id)),
  ]).toEqual([0, 0]);
});

it('refuses the current address', async () => {
  expectRefusal(await ask(old().toUpperCase()), 'bad_request', ['email']);
  expectRefusal(await ask('nobody'), 'bad_request', ['email']);
});

describe('a code for an address', () => {
  it('cannot log in, nor a login code change an address', async () => {
    const { email, send } = await joinSite(t, 'nontrivial');
    const next = fresh();
    await send('put', '/api/account/email', { email: next });
    const forAddress = await codeMailedTo(t, 'nontrivial', next);
    const login = (address: string, otp: string | null) =>
      t
        .on('nontrivial')
        .post('/api/auth/verify')
        .set(fromSite('nontrivial'))
        .send({ email: address, otp });
    expect((await login(next, forAddress)).status).toBe(401);
    expect((await login(email, forAddress)).status).toBe(401);
    await t.on('nontrivial').post('/api/auth/login').set(fromSite('nontrivial')).send({ email });
    const forLogin = await codeMailedTo(t, 'nontrivial', email);
    if (forLogin !== forAddress)
      expect((await send('post', '/api/account/email/verify', { otp: forLogin })).status).toBe(400);
    // Neither is burnt by the other.
    expect((await login(email, forLogin)).status).toBe(200);
    expect((await send('post', '/api/account/email/verify', { otp: forAddress })).status).toBe(200);
  });

  it('works only for its requester', async () => {
    const other = await caller(t, 'nontrivial');
    const email = fresh();
    await ask(email);
    const code = await codeMailedTo(t, 'nontrivial', email);
    expectRefusal(await verify(code, other), 'bad_request', ['otp']);
    expect((await verify(code)).status).toBe(200);
    expect(await addressOf(other)).toBe(old(other));
  });

  it('works once, if newest, within five wrong tries', async () => {
    const [one, two] = [fresh(), fresh()];
    await ask(one);
    const first = await codeMailedTo(t, 'nontrivial', one);
    await ask(two);
    const second = await codeMailedTo(t, 'nontrivial', two);
    if (first !== second) expect((await verify(first)).status).toBe(400);
    expect((await verify(second)).status).toBe(200);
    expect((await verify(second)).status).toBe(400);
    expect(await addressOf()).toBe(two);
    const three = fresh();
    await ask(three);
    const third = await codeMailedTo(t, 'nontrivial', three);
    for (let i = 0; i < 5; i += 1)
      expectRefusal(await verify(wrong(third)), 'bad_request', ['otp']);
    expect((await verify(third)).status).toBe(400);
    expect(await addressOf()).toBe(two);
  });

  it('expires after ten minutes and works once under concurrency', async () => {
    const email = fresh();
    await ask(email);
    const code = await codeMailedTo(t, 'nontrivial', email);
    const age = (by: string) =>
      db
        .update(loginCodes)
        .set({ createdAt: sql`created_at - ${by}::interval` })
        .where(eq(loginCodes.email, email));
    await age('10 minutes 1 second');
    expect((await verify(code)).status).toBe(400);
    await age('-10 minutes -1 second');
    expect(
      (await Promise.all([verify(code), verify(code), verify(code)]))
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual([200, 400, 400]);
  });

  it('must be long after twenty wrong ones a day', async () => {
    const email = fresh();
    for (let i = 0; i < 20; i += 1) {
      if (i % 5 === 0) {
        await db.delete(rateCounts);
        await db
          .update(loginCodes)
          .set({ createdAt: sql`created_at - interval '1 day'` })
          .where(eq(loginCodes.userId, me.user?.id ?? ''));
        await ask(email);
      }
      expect((await verify(wrong(await codeMailedTo(t, 'nontrivial', email)))).status).toBe(400);
    }
    expectRefusal(await verify(await codeMailedTo(t, 'nontrivial', email)), 'bad_request', ['otp']);
    expect((await ask(email)).body).toEqual({ sent: true, long: true });
    expect((await verify(await codeMailedTo(t, 'nontrivial', email))).status).toBe(200);
    expect(
      (await me.call('GET', '/api/account')).status,
      'the session goes on (reliability O7)',
    ).toBe(200);
  });
});

it('is limited to five addresses a day per member', async () => {
  for (let i = 0; i < 5; i += 1) {
    await db.delete(rateCounts);
    expect((await ask(fresh())).status).toBe(200);
  }
  await db.delete(rateCounts);
  const refused = await ask(fresh());
  expectRefusal(refused, 'too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  const target = fresh();
  const others = await Promise.all([1, 2, 3].map(() => caller(t, 'nontrivial')));
  expect((await ask(target, others[0])).status).toBe(200);
  expect((await ask(target, others[1])).status).toBe(200);
  expect(
    (
      await t
        .on('nontrivial')
        .post('/api/auth/login')
        .set(fromSite('nontrivial'))
        .send({ email: target })
    ).status,
  ).toBe(200);
  expectRefusal(await ask(target, others[2]), 'too_many_requests');
});

it('is stored only in its mail and never logged', async () => {
  const email = fresh();
  await ask(email);
  const code = (await codeMailedTo(t, 'nontrivial', email)) ?? '';
  await verify(wrong(code));
  await verify(code);
  const lines = JSON.stringify(t.log);
  for (const secret of [email, old(), `"${code}"`]) expect(lines).not.toContain(secret);
  const rows = JSON.stringify([
    await db
      .select()
      .from(loginCodes)
      .where(and(eq(loginCodes.email, email))),
    await db.select().from(failedLogins),
  ]);
  expect(rows).not.toContain(`"${code}"`);
});

it.each(['statecraft', 'default'] as SiteId[])(
  'on %s refuses a session of another site',
  async (site) => {
    const elsewhere = await caller(t, 'nontrivial', {}, site);
    expectRefusal(
      await elsewhere.call('PUT', '/api/account/email', { email: fresh() }),
      'unauthorized',
    );
  },
);
