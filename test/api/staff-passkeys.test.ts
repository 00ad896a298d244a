import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Passkey } from '#shared/contract/passkeys.ts';
import type { Config } from '../../server/infra/config/config.ts';
import { passkeys, rateLimits, sessions } from '../../server/db/schema.ts';
import { addSession, caller, program, type Caller } from '../support/api-clients.ts';
import { createAuthenticator, createPasskey, signLogin } from '../support/authenticator.ts';
import { expectError } from '../support/error-replies.ts';
import { createTestApp } from '../support/test-app.ts';

const config: Partial<Config> = {
  trustedProxies: 1,
  adminEmails: new Set(['platform@mail.example']),
};
const t = await createTestApp({ config });
const { db } = t.deps;
const site = t.deps.siteRegistry.sites.get('nontrivial');
if (!site) throw new Error('no site');

beforeEach(async () => {
  await db.delete(rateLimits);
  site.staffPasskeys = true;
});
afterEach(() => {
  site.staffPasskeys = false;
  t.deps.config.adminPasskeys = false;
});

const admin = (me: Pick<Caller, 'call'>) => me.call('GET', '/api/admin/me');
const add = async (me: Pick<Caller, 'call'>, authenticator = createAuthenticator()) =>
  (await me.call('POST', '/api/passkeys', await createPasskey(me, authenticator, 'nontrivial')))
    .body as Passkey;

it.each(['moderator', 'admin'] as const)(
  'asks a %s for a passkey, and then opens',
  async (role) => {
    const me = await caller(t, 'nontrivial', { role });
    expectError(await admin(me), 'passkey_required');
    expectError(await me.call('GET', '/api/admin/reports'), 'passkey_required');
    expect((await me.call('GET', '/api/passkeys')).body).toMatchObject({ required: true });
    await add(me);
    expect((await admin(me)).status).toBe(200);
  },
);

it('hides staff endpoints from all others as before', async () => {
  const member = await caller(t, 'nontrivial');
  expectError(await admin(member), 'not_found');
  const moderator = await caller(t, 'nontrivial', { role: 'moderator' });
  expectError(await admin(await program(t, moderator.user as never, ['read'])), 'not_found');
  expect((await admin(await caller(t, 'statecraft', { role: 'moderator' }))).status).toBe(200);
});

it('rejects an emailed code for an account with a passkey', async () => {
  const me = await caller(t, 'nontrivial', { role: 'admin' });
  const authenticator = createAuthenticator();
  await add(me, authenticator);
  const byCode = await addSession(t, me.user as never);
  expectError(await admin(byCode), 'passkey_required');
  const body = await signLogin(byCode, authenticator, 'nontrivial');
  const { token } = (await byCode.call('POST', '/api/passkey-login/verify', body)).body as {
    token: string;
  };
  const reply = await t
    .on('nontrivial')
    .get('/api/admin/me')
    .set('Authorization', `Bearer ${token}`);
  expect(reply.status).toBe(200);
});

it('opens a day after a lost passkey was replaced', async () => {
  const me = await caller(t, 'nontrivial', { role: 'admin' });
  const lost = await add(me);
  const byCode = await addSession(t, me.user as never);
  const remove = () => byCode.call('DELETE', `/api/passkeys/${lost.id}`);
  expectError(await remove(), 'passkey_required');
  const replacement = await add(byCode);
  expectError(await admin(byCode), 'passkey_required');
  expectError(await remove(), 'passkey_required');
  const yesterday = sql`now() - interval '1 second'`;
  await db.update(passkeys).set({ trustedAt: yesterday }).where(eq(passkeys.id, replacement.id));
  await db
    .update(sessions)
    .set({ passkeyTrustedAt: yesterday })
    .where(eq(sessions.passkeyId, replacement.id));
  expect((await admin(byCode)).status).toBe(200);
  expect((await remove()).status).toBe(200);
});

it('logs out a stranger whose new passkey the owner removes', async () => {
  const me = await caller(t, 'nontrivial', { role: 'admin' });
  await add(me);
  const stranger = await addSession(t, me.user as never);
  const { id } = await add(stranger);
  expect((await me.call('DELETE', `/api/passkeys/${id}`)).status).toBe(200);
  expectError(await stranger.call('GET', '/api/passkeys'), 'unauthorized');
});

it('asks platform admins where the installation says so', async () => {
  site.staffPasskeys = false;
  const platform = await caller(t, 'statecraft', { email: 'platform@mail.example' });
  const siteAdmin = await caller(t, 'statecraft', { role: 'admin' });
  expect((await admin(platform)).status).toBe(200);
  t.deps.config.adminPasskeys = true;
  expectError(await admin(platform), 'passkey_required');
  expect((await admin(siteAdmin)).status).toBe(200);
});
