import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loginCodes, rateLimits } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { setUpEmailChange, alterCode } from '../support/email-change-calls.ts';
import { expectError } from '../support/error-replies.ts';
import { codeMailedTo, fromSite, joinSite, requestLoginCode } from '../support/members.ts';

const fixture = await setUpEmailChange();
const { t, db, createEmail, ask, verify, readEmail, getOldEmail } = fixture;

describe('a code for an address', () => {
  it('cannot log in, nor a login code change an address', async () => {
    const { email, send } = await joinSite(t, 'nontrivial');
    const next = createEmail();
    await send('put', '/api/account/email', { email: next });
    const forAddress = await codeMailedTo(t, 'nontrivial', next);
    const verifyLogin = (email: string, otp: string | null, headers = fromSite('nontrivial')) =>
      t.on('nontrivial').post('/api/auth/verify').set(headers).send({ email, otp });
    expect((await verifyLogin(next, forAddress)).status).toBe(401);
    expect((await verifyLogin(email, forAddress)).status).toBe(401);
    const { otp: forLogin, headers } = await requestLoginCode(t, 'nontrivial', email);
    if (forLogin !== forAddress)
      expect((await send('post', '/api/account/email/verify', { otp: forLogin })).status).toBe(400);
    // Neither invalidates the other.
    expect((await verifyLogin(email, forLogin, headers)).status).toBe(200);
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
          .where(eq(loginCodes.userId, fixture.me.user?.id ?? ''));
        await ask(email);
      }
      expect((await verify(alterCode(await codeMailedTo(t, 'nontrivial', email)))).status).toBe(
        400,
      );
    }
    expectError(await verify(await codeMailedTo(t, 'nontrivial', email)), 'bad_request', ['otp']);
    expect((await ask(email)).body).toEqual({ sent: true, long: true });
    expect((await verify(await codeMailedTo(t, 'nontrivial', email))).status).toBe(200);
    expect((await fixture.me.call('GET', '/api/account')).status, 'the session continues').toBe(
      200,
    );
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
});

it('works while strangers use up the mails of the address', async () => {
  const target = createEmail();
  for (let i = 0; i < 5; i += 1) await ask(target, await caller(t, 'nontrivial'));
  const me = await caller(t, 'nontrivial');
  expect((await ask(target, me)).body).toEqual({ sent: false, long: true });
  const otp = await codeMailedTo(t, 'nontrivial', target);
  const { body } = await me.call('POST', '/api/account/email/verify', { otp });
  expect((body as { user: object }).user).toMatchObject({ email: target });
});
