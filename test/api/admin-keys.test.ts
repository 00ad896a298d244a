import { expect, it } from 'vitest';
import type { AdminKeyCall } from '#shared/contract/admin-keys.ts';
import { adminScopeOf, adminScopes } from '#shared/contract/admin-scopes.ts';
import { isStaffAccess } from '#shared/contract/endpoint.ts';
import { contract, keys, type AnyEndpoint, type Reply } from '#shared/contract/index.ts';
import { methodAndPath } from '#shared/contract/keys.ts';
import { auditLog, users } from '../../server/db/schema.ts';
import { own } from '../../server/db/own.ts';
import { caller, program } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { joinSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';

const adminEmails = new Set<string>();
const t = await createTestApp({ config: { adminEmails } });
const { db } = t.deps;
const admin = await caller(t, 'nontrivial', { role: 'admin' });
const other = await caller(t, 'statecraft', { role: 'admin' });
const moderator = await caller(t, 'nontrivial', { role: 'moderator' });

const path = '/api/admin/keys';
const create = async (scopes: string[]) => {
  const reply = await admin.call('POST', path, { name: 'Sync', scopes, expiresInDays: 5 });
  expect(reply.status, reply.text).toBe(201);
  return reply.body as Reply<'POST /api/admin/keys'>;
};
const callWith = (secret: string, to: string, site = 'nontrivial') =>
  t.on(site).get(to).set('Authorization', `Bearer ${secret}`);
/** Adds a key of a new admin with a scope. */
const addKey = async (scope = 'members:read', more: { expired?: boolean } = {}) => {
  const owner = await t.make.user('nontrivial', { role: 'admin' });
  return program(t, owner, [scope], { isAdmin: true, ...more });
};

it('is created by an admin, and logged', async () => {
  const { key, secret } = await create(['members:read', 'subscribers:read']);
  expect(secret).toMatch(/^bs_\w{43}$/);
  const { username } = admin.user ?? {};
  expect(key).toMatchObject({ username, scopes: ['members:read', 'subscribers:read'] });
  const { body } = await admin.call('GET', path);
  expect((body as Reply<'GET /api/admin/keys'>).keys).toContainEqual(key);
  expect(
    await db.$count(auditLog, own(auditLog, 'nontrivial', { action: 'create-admin-key' })),
  ).toBe(1);
  const mine = await admin.call('GET', '/api/api-keys');
  expect(mine.body).toEqual({ keys: [] });
  expectError(
    await moderator.call('POST', path, { name: 'x', scopes: ['members:read'] }),
    'not_found',
  );
});

it.each(['read', 'members', 'members:all', 'platform:read'])('has no scope %s', async (scope) => {
  const reply = await admin.call('POST', path, { name: 'x', scopes: ['members:read', scope] });
  expectError(reply, 'bad_request', ['scopes.1']);
});

it('reaches its scopes only, at every endpoint of staff', async () => {
  for (const key of keys) {
    const { access, apiKey, requiresRecentLogin }: AnyEndpoint = contract[key];
    if (!isStaffAccess(access)) continue;
    const scope = adminScopeOf(key);
    const isClosed = access === 'platform' && apiKey === 'never';
    expect([key, scope === null]).toEqual([key, isClosed || requiresRecentLogin]);
  }
  const { call } = await addKey();
  for (const key of keys.filter((one) => isStaffAccess(contract[one].access))) {
    const { method, path: to } = methodAndPath(key);
    const reply = await call(method, to.replace(/\{\w+\}/g, 'nothing'));
    const isMine = adminScopeOf(key) === 'members:read';
    const isHidden = contract[key].access === 'platform';
    const refused = isHidden ? 404 : 403;
    if (isMine) expect([key, reply.status]).not.toEqual([key, 403]);
    else expect([key, reply.status]).toEqual([key, refused]);
  }
  expect((await call('GET', '/api/admin/users')).status).toBe(200);
  expectError(await call('GET', '/api/posts'), 'forbidden');
  expect((await call('GET', '/api/me')).body).toMatchObject({ key: { scopes: ['members:read'] } });
});

it('changes what it may write, without a CSRF token', async () => {
  const { call } = await addKey('moderation:write');
  const { id } = await t.make.post({ by: await t.make.user('nontrivial') });
  const reply = await call('POST', `/api/admin/posts/${id}/moderate`, {
    action: 'hide',
    reason: 'Spam.',
  });
  expect(reply.status, reply.text).toBe(200);
});

it('is unknown on another site', async () => {
  const { key, secret } = await create(['members:read']);
  expectError(await callWith(secret, '/api/admin/users', 'statecraft'), 'unauthorized');
  expectError(await other.call('GET', `/api/admin/keys/${key.id}/calls`), 'not_found');
  expectError(await other.call('DELETE', `/api/admin/keys/${key.id}`), 'not_found');
  expect(JSON.stringify((await other.call('GET', path)).body)).not.toContain(key.id);
});

it('shows nothing of other sites to a platform admin', async () => {
  const root = await caller(t, 'nontrivial', { email: 'root@mail.example' });
  adminEmails.add('root@mail.example');
  const reply = await root.call('POST', path, { name: 'Sync', scopes: ['site-settings:read'] });
  const { secret } = reply.body as Reply<'POST /api/admin/keys'>;
  expect((await root.call('GET', '/api/admin/sites/statecraft')).status).toBe(200);
  expect((await callWith(secret, '/api/admin/sites/nontrivial')).status).toBe(200);
  expectError(await callWith(secret, '/api/admin/sites/statecraft'), 'not_found');
});

it('reads all sites only for a platform admin who allowed it', async () => {
  const root = await caller(t, 'nontrivial', { email: 'owner@mail.example' });
  const sites = '/api/admin/cells/here/sites';
  const make = () => root.call('POST', path, { name: 'x', scopes: ['cells:read'] });
  expectError(
    await admin.call('POST', path, { name: 'x', scopes: ['cells:read'] }),
    'bad_request',
    ['scopes.0'],
  );
  adminEmails.add('owner@mail.example');
  const { secret } = (await make()).body as Reply<'POST /api/admin/keys'>;
  const { body } = await callWith(secret, sites);
  expect((body as { sites: { id: string }[] }).sites.map(({ id }) => id)).toContain('statecraft');
  expectError(await callWith(secret, '/api/admin/sites'), 'forbidden');
  const { call } = await addKey('cells:read');
  expectError(await call('GET', sites), 'not_found');
  adminEmails.delete('owner@mail.example');
  expectError(await callWith(secret, sites), 'not_found');
});

it('ends when it expires, is revoked, or its admin is demoted', async () => {
  const expired = await addKey('members:read', { expired: true });
  expectError(await expired.call('GET', '/api/admin/users'), 'unauthorized');
  const { key, secret } = await create(['members:read']);
  expect((await callWith(secret, '/api/admin/users')).status).toBe(200);
  expect((await admin.call('DELETE', `/api/admin/keys/${key.id}`)).status).toBe(200);
  expectError(await callWith(secret, '/api/admin/users'), 'unauthorized');
  const { user, call } = await addKey();
  await db
    .update(users)
    .set({ role: 'member' })
    .where(own(users, 'nontrivial', { id: user?.id ?? '' }));
  expectError(await call('GET', '/api/admin/users'), 'not_found');
});

it('has a log of its calls, also when they are refused', async () => {
  const { key, secret } = await create(['members:read']);
  for (const to of ['/api/admin/users?q=ada', '/api/admin/subscribers', '/api/admin/users/nobody'])
    await callWith(secret, to);
  await admin.call('DELETE', `/api/admin/keys/${key.id}`);
  const read = async () => {
    const { body } = await admin.call('GET', `/api/admin/keys/${key.id}/calls`);
    return (body as { calls: AdminKeyCall[] }).calls.map(({ endpoint, status }) => [
      endpoint,
      status,
    ]);
  };
  await until('they are logged', async () => (await read()).length === 3);
  expect((await read()).toSorted()).toEqual([
    ['GET /api/admin/subscribers', 403],
    ['GET /api/admin/users', 200],
    ['GET /api/admin/users/{username}', 404],
  ]);
});

it('cannot be created or revoked with a key, or an old login', async () => {
  const { call } = await addKey('api-keys:read');
  expect((await call('GET', path)).status).toBe(200);
  expectError(await call('POST', path, { name: 'x', scopes: ['members:read'] }), 'forbidden');
  expect(adminScopes.some(({ scope }) => scope === 'api-keys:write')).toBe(false);
});

it('cannot be created by a member', async () => {
  const grace = await joinSite(t, 'nontrivial');
  expectError(await grace.send('post', path, { name: 'x', scopes: ['members:read'] }), 'not_found');
});
