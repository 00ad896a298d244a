import { beforeEach, expect, it } from 'vitest';
import { failedLogins, loginCodes, rateLimits, suppressions } from '../../server/db/schema.ts';
import { isSuppressed, suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { caller, type Caller } from '../support/api-clients.ts';
import { alterCode } from '../support/email-change-calls.ts';
import { codeMailedTo } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db, secrets } = t.deps;
const siteId = 'nontrivial';
let me: Caller;
let email = '';

beforeEach(async () => {
  for (const table of [failedLogins, loginCodes, rateLimits, suppressions]) await db.delete(table);
  me = await caller(t, siteId);
  email = me.user?.email ?? '';
});

const stop = (reason: 'bounce' | 'complaint' | 'manual', address = email) =>
  suppressAddress(db, secrets, siteId, address, reason);
const readStopped = async (by = me) =>
  (await by.call('GET', '/api/account/bounce')).body.stopped as string | null;
const request = (by = me) => by.call('POST', '/api/account/bounce');
const verify = (otp: string | null, by = me) =>
  by.call('POST', '/api/account/bounce/verify', { otp: otp ?? '' });

it('shows a bounce, and lifts it with an emailed code', async () => {
  expect(await readStopped()).toBeNull();
  await stop('bounce');
  expect(await readStopped()).toBe('bounce');
  expect(await request()).toMatchObject({ status: 200, body: { sent: true } });
  const code = await codeMailedTo(t, siteId, email);
  expect((await verify(alterCode(code))).status).toBe(400);
  expect(await readStopped()).toBe('bounce');
  expect(await verify(code)).toMatchObject({ status: 200, body: { stopped: null } });
  expect(await isSuppressed(db, secrets, siteId, email)).toBe(false);
  await stop('bounce');
  expect((await verify(code)).status, 'a code works once').toBe(400);
});

it.each(['complaint', 'manual'] as const)('never lifts a %s', async (reason) => {
  await stop('bounce');
  await request();
  const code = await codeMailedTo(t, siteId, email);
  await stop(reason);
  expect(await readStopped()).toBe('other');
  expect((await request()).status).toBe(409);
  expect(await verify(code)).toMatchObject({ body: { stopped: 'other' } });
  expect(await isSuppressed(db, secrets, siteId, email)).toBe(true);
});

it('emails no code without a bounce', async () => {
  expect((await request()).status).toBe(409);
  expect(await db.$count(loginCodes)).toBe(0);
});

it('takes no code of another member, site or purpose', async () => {
  const other = await caller(t, siteId);
  await stop('bounce');
  await stop('bounce', other.user?.email ?? '');
  await request(other);
  const foreign = await codeMailedTo(t, siteId, other.user?.email ?? '');
  expect((await verify(foreign)).status).toBe(400);
  await request();
  const code = await codeMailedTo(t, siteId, email);
  expect((await me.call('POST', '/api/account/email/verify', { otp: code ?? '' })).status).toBe(
    400,
  );
  expect(await readStopped()).toBe('bounce');
});

it('limits the codes to an address, not its changes', async () => {
  await stop('bounce');
  for (let i = 0; i < 3; i += 1) expect((await request()).body).toEqual({ sent: true });
  expect((await request()).body).toEqual({ sent: false, long: true });
  const change = { email: 'another@mail.example' };
  expect((await me.call('PUT', '/api/account/email', change)).status).toBe(200);
});
