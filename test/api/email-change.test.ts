import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  apiKeys,
  failedLogins,
  loginCodes,
  outbox,
  sessions,
  users,
} from '../../server/db/schema.ts';
import { caller, program, addSession } from '../support/api-clients.ts';
import { setUpEmailChange, alterCode } from '../support/email-change-calls.ts';
import { expectError } from '../support/error-replies.ts';
import { waitingForLocks } from '../support/lock-table.ts';
import { codeMailedTo, fromSite, joinSite, requestLoginCode } from '../support/members.ts';
import { stableHeaders } from '../support/stable-headers.ts';
import { siteIds, type SiteId } from '../support/test-app.ts';
import { readStoredMails } from '../support/stored-mails.ts';

const fixture = await setUpEmailChange();
const { t, db, createEmail, ask, verify, readEmail, getOldEmail } = fixture;
const { directUrl } = t.deps.database;

const readNewestMail = async (recipient: string) =>
  (await readStoredMails(t, eq(outbox.recipient, recipient))).at(-1);
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
    user: {
      username: actor.user?.username,
      name: actor.user?.name,
      picture: null,
      email,
      role: 'member',
    },
  });
  expect(await readEmail(actor)).toBe(email);
  expect(((await actor.call('GET', '/api/account')).body as { email: string }).email).toBe(email);
});

it('keeps members within the sign-up domains', async () => {
  const site = t.deps.siteRegistry.sites.get('nontrivial') ?? expect.fail();
  const { signup } = site;
  const requested = createEmail();
  expect((await ask(requested)).status).toBe(200);
  site.signup = { ...signup, mode: 'domain', domains: ['team.example'] };
  expectError(await ask(createEmail()), 'forbidden', ['email']);
  const code = await codeMailedTo(t, 'nontrivial', requested);
  expectError(await verify(code), 'forbidden', ['email']);
  expect(await readEmail()).toBe(getOldEmail());
  const allowed = 'Ada@Team.example';
  expect((await ask(allowed)).status).toBe(200);
  const changed = await verify(await codeMailedTo(t, 'nontrivial', allowed.toLowerCase()));
  expect(changed.status, changed.text).toBe(200);
  site.signup = signup;
});

it('ends sessions and keys and notifies the old address', async () => {
  const other = await addSession(t, fixture.me.user as never);
  const key = await program(t, fixture.me.user as never, ['read']);
  const bystander = await caller(t, 'nontrivial');
  const email = createEmail();
  await ask(email);
  expect(await isAlive(other)).toBe(true);
  await verify(await codeMailedTo(t, 'nontrivial', email));
  expect([
    await isAlive(fixture.me),
    await isAlive(other),
    await isAlive(key, '/api/saved'),
    await isAlive(bystander),
  ]).toEqual([true, false, false, true]);
  const notice = await readNewestMail(getOldEmail());
  expect(notice?.subject).toBe('Your Nontrivial email address was changed');
  expect(notice?.text).toContain(fixture.me.user?.username);
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

it('replies alike for a taken address and emails no code', async () => {
  const other = await caller(t, 'nontrivial');
  const summarize = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
    status,
    headers: stableHeaders(headers as Record<string, string>),
    body: body as unknown,
  });
  const unknown = createEmail();
  expect(summarize(await ask(getOldEmail(other)))).toEqual(summarize(await ask(unknown)));
  expect(await codeMailedTo(t, 'nontrivial', unknown)).toMatch(/^\d{6}$/);
  expect(await codeMailedTo(t, 'nontrivial', getOldEmail(other))).toBeNull();
  expect((await readNewestMail(getOldEmail(other)))?.subject).toBe(
    'This address already has an account on Nontrivial',
  );
  // Another site may have an account with the address.
  const foreign = await caller(t, 'statecraft');
  await ask(getOldEmail(foreign));
  expect(await codeMailedTo(t, 'nontrivial', getOldEmail(foreign))).toMatch(/^\d{6}$/);
});

it('returns 409 when the address is taken meanwhile', async () => {
  const key = await program(t, fixture.me.user as never, ['read']);
  const email = createEmail();
  await ask(email);
  const code = await codeMailedTo(t, 'nontrivial', email);
  const quicker = await caller(t, 'nontrivial', { email });
  expectError(await verify(code), 'conflict');
  expect([await readEmail(), await readEmail(quicker)]).toEqual([getOldEmail(), email]);
  expect([await isAlive(fixture.me), await isAlive(key, '/api/saved')]).toEqual([true, true]);
});

// The one connection of PGlite is taken by the change itself.
it.runIf(directUrl !== null)('excludes sessions and keys created during the change', async () => {
  const me = await joinSite(t, 'nontrivial');
  const { otp, headers } = await requestLoginCode(t, 'nontrivial', me.email);
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.siteId, 'nontrivial'), eq(users.email, me.email)));
  const id = row?.id ?? '';
  // Like `verifyEmailChange`, but slow.
  const late = await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ email: `new-${me.email}` })
      .where(and(eq(users.siteId, 'nontrivial'), eq(users.id, id)));
    const verifyLogin = t
      .on('nontrivial')
      .post('/api/auth/verify')
      .set(headers)
      .send({ email: me.email, otp })
      .then(({ status }) => status);
    const key = me
      .send('post', '/api/api-keys', { name: 'Late', scopes: ['read'] })
      .then(({ status }) => status);
    await waitingForLocks(directUrl ?? '', 2);
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

it('rejects the current address', async () => {
  expectError(await ask(getOldEmail().toUpperCase()), 'bad_request', ['email']);
  expectError(await ask('nobody'), 'bad_request', ['email']);
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
  'on %s rejects a session of another site',
  async (site) => {
    const elsewhere = await caller(t, 'nontrivial', {}, site);
    expectError(
      await elsewhere.call('PUT', '/api/account/email', { email: createEmail() }),
      'unauthorized',
    );
  },
);
