import { and, desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  apiKeys,
  failedLogins,
  loginCodes,
  outbox,
  rateLimits,
  sessions,
  users,
} from '../../server/db/schema.ts';
import { caller, program, addSession, type Caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { codeMailedTo, fromSite, joinSite } from '../support/members.ts';
import { createTestApp, siteIds, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
let me: Caller;
let count = 0;
const createEmail = () => `new${(count += 1)}@mail.example`;
beforeEach(async () => {
  await db.delete(failedLogins);
  await db.delete(rateLimits);
  me = await caller(t, 'nontrivial');
});

const ask = (email: string, actor = me) => actor.call('PUT', '/api/account/email', { email });
const verify = (otp: string | null, actor = me) =>
  actor.call('POST', '/api/account/email/verify', { otp: otp ?? '' });
const readEmail = async (actor = me) =>
  (
    await db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, actor.user?.id ?? ''))
  )[0]?.email;
const getOldEmail = (actor = me) => actor.user?.email ?? '';
const alterCode = (code: string | null) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const readNewestMail = async (recipient: string) =>
  (
    await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, recipient))
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(1)
  )[0];
const isAlive = async (actor: { bearer: Record<string, string> }, path = '/api/account') =>
  (await t.on('nontrivial').get(path).set(actor.bearer)).status === 200;

it.each(siteIds)('on %s changes the email once its code returns', async (site) => {
  const actor = await caller(t, site);
  const email = createEmail();
  const reply = await ask(email.toUpperCase(), actor);
  expect([reply.status, reply.body]).toEqual([200, { sent: true }]);
  expect(await readEmail(actor)).toBe(getOldEmail(actor));
  const changed = await verify(await codeMailedTo(t, site, email), actor);
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({
    user: { username: actor.user?.username, name: actor.user?.name, email, role: 'member' },
  });
  expect(await readEmail(actor)).toBe(email);
  expect(((await actor.call('GET', '/api/account')).body as { email: string }).email).toBe(email);
});

it('ends sessions and keys and notifies the old address', async () => {
  const other = await addSession(t, me.user as never);
  const key = await program(t, me.user as never, ['read']);
  const bystander = await caller(t, 'nontrivial');
  const email = createEmail();
  await ask(email);
  expect(await isAlive(other)).toBe(true);
  await verify(await codeMailedTo(t, 'nontrivial', email));
  expect([
    await isAlive(me),
    await isAlive(other),
    await isAlive(key, '/api/saved'),
    await isAlive(bystander),
  ]).toEqual([true, false, false, true]);
  const notice = await readNewestMail(getOldEmail());
  expect(notice?.subject).toBe('Your Nontrivial email address was changed');
  expect(notice?.text).toContain(me.user?.username);
  expect(JSON.stringify(notice)).not.toContain(email);
});

it('moves the login to the new address', async () => {
  const { email, bearer, send } = await joinSite(t, 'nontrivial');
  const next = createEmail();
  await send('put', '/api/account/email', { email: next });
  await send('post', '/api/account/email/verify', {
    otp: await codeMailedTo(t, 'nontrivial', next),
  });
  const requestCode = (email: string) =>
    t.on('nontrivial').post('/api/auth/login').set(fromSite('nontrivial')).send({ email });
  await requestCode(next);
  expect(await codeMailedTo(t, 'nontrivial', next)).toMatch(/^\d{6}$/);
  await requestCode(email);
  expect(await codeMailedTo(t, 'nontrivial', email)).toBeNull();
  expect(await isAlive({ bearer })).toBe(true);
});

it('replies alike for a taken address and mails no code', async () => {
  const other = await caller(t, 'nontrivial');
  const summarize = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => {
    const { date: _date, 'x-request-id': _id, ...rest } = headers as Record<string, string>;
    return { status, headers: rest, body: body as unknown };
  };
  const unknown = createEmail();
  expect(summarize(await ask(getOldEmail(other)))).toEqual(summarize(await ask(unknown)));
  expect(await codeMailedTo(t, 'nontrivial', unknown)).toMatch(/^\d{6}$/);
  expect(await codeMailedTo(t, 'nontrivial', getOldEmail(other))).toBeNull();
  expect((await readNewestMail(getOldEmail(other)))?.subject).toBe(
    'This address already has a Nontrivial account',
  );
  // Another site may have an account with the address.
  const foreign = await caller(t, 'statecraft');
  await ask(getOldEmail(foreign));
  expect(await codeMailedTo(t, 'nontrivial', getOldEmail(foreign))).toMatch(/^\d{6}$/);
});

it('returns 409 when the address is taken meanwhile', async () => {
  const key = await program(t, me.user as never, ['read']);
  const email = createEmail();
  await ask(email);
  const code = await codeMailedTo(t, 'nontrivial', email);
  const quicker = await caller(t, 'nontrivial', { email });
  expectError(await verify(code), 'conflict');
  expect([await readEmail(), await readEmail(quicker)]).toEqual([getOldEmail(), email]);
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
  // Like `verifyAddress`, but slow.
  const late = await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ email: `new-${me.email}` })
      .where(and(eq(users.siteId, 'nontrivial'), eq(users.id, id)));
    const verifyLogin = t
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
    return { login: verifyLogin, key };
  });
  expect([await late.login, await late.key]).toEqual([401, 401]);
  expect([
    await db.$count(sessions, eq(sessions.userId, id)),
    await db.$count(apiKeys, eq(apiKeys.userId, id)),
  ]).toEqual([0, 0]);
});

it('refuses the current address', async () => {
  expectError(await ask(getOldEmail().toUpperCase()), 'bad_request', ['email']);
  expectError(await ask('nobody'), 'bad_request', ['email']);
});

describe('a code for an address', () => {
  it('cannot log in, nor a login code change an address', async () => {
    const { email, send } = await joinSite(t, 'nontrivial');
    const next = createEmail();
    await send('put', '/api/account/email', { email: next });
    const forAddress = await codeMailedTo(t, 'nontrivial', next);
    const verifyLogin = (email: string, otp: string | null) =>
      t.on('nontrivial').post('/api/auth/verify').set(fromSite('nontrivial')).send({ email, otp });
    expect((await verifyLogin(next, forAddress)).status).toBe(401);
    expect((await verifyLogin(email, forAddress)).status).toBe(401);
    await t.on('nontrivial').post('/api/auth/login').set(fromSite('nontrivial')).send({ email });
    const forLogin = await codeMailedTo(t, 'nontrivial', email);
    if (forLogin !== forAddress)
      expect((await send('post', '/api/account/email/verify', { otp: forLogin })).status).toBe(400);
    // Neither invalidates the other.
    expect((await verifyLogin(email, forLogin)).status).toBe(200);
    expect((await send('post', '/api/account/email/verify', { otp: forAddress })).status).toBe(200);
  });

  it('works only for its requester', async () => {
    const other = await caller(t, 'nontrivial');
    const email = createEmail();
    await ask(email);
    const code = await codeMailedTo(t, 'nontrivial', email);
    expectError(await verify(code, other), 'bad_request', ['otp']);
    expect((await verify(code)).status).toBe(200);
    expect(await readEmail(other)).toBe(getOldEmail(other));
  });

  it('works once, if newest, within five wrong tries', async () => {
    const [email1, two] = [createEmail(), createEmail()];
    await ask(email1);
    const first = await codeMailedTo(t, 'nontrivial', email1);
    await ask(two);
    const second = await codeMailedTo(t, 'nontrivial', two);
    if (first !== second) expect((await verify(first)).status).toBe(400);
    expect((await verify(second)).status).toBe(200);
    expect((await verify(second)).status).toBe(400);
    expect(await readEmail()).toBe(two);
    const three = createEmail();
    await ask(three);
    const third = await codeMailedTo(t, 'nontrivial', three);
    for (let i = 0; i < 5; i += 1)
      expectError(await verify(alterCode(third)), 'bad_request', ['otp']);
    expect((await verify(third)).status).toBe(400);
    expect(await readEmail()).toBe(two);
  });

  it('expires after ten minutes and works once under concurrency', async () => {
    const email = createEmail();
    await ask(email);
    const code = await codeMailedTo(t, 'nontrivial', email);
    const age = (interval: string) =>
      db
        .update(loginCodes)
        .set({ createdAt: sql`created_at - ${interval}::interval` })
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
    const email = createEmail();
    for (let i = 0; i < 20; i += 1) {
      if (i % 5 === 0) {
        await db.delete(rateLimits);
        await db
          .update(loginCodes)
          .set({ createdAt: sql`created_at - interval '1 day'` })
          .where(eq(loginCodes.userId, me.user?.id ?? ''));
        await ask(email);
      }
      expect((await verify(alterCode(await codeMailedTo(t, 'nontrivial', email)))).status).toBe(
        400,
      );
    }
    expectError(await verify(await codeMailedTo(t, 'nontrivial', email)), 'bad_request', ['otp']);
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
    await db.delete(rateLimits);
    expect((await ask(createEmail())).status).toBe(200);
  }
  await db.delete(rateLimits);
  const refused = await ask(createEmail());
  expectError(refused, 'too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  const target = createEmail();
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
  expectError(await ask(target, others[2]), 'too_many_requests');
});

it('is stored only in its mail and never logged', async () => {
  const email = createEmail();
  await ask(email);
  const code = (await codeMailedTo(t, 'nontrivial', email)) ?? '';
  await verify(alterCode(code));
  await verify(code);
  const lines = JSON.stringify(t.log);
  for (const secret of [email, getOldEmail(), `"${code}"`]) expect(lines).not.toContain(secret);
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
    expectError(
      await elsewhere.call('PUT', '/api/account/email', { email: createEmail() }),
      'unauthorized',
    );
  },
);
