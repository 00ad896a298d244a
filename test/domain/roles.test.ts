import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditLog, users } from '../../server/db/schema.ts';
import { grantRole, listStaff } from '../../server/domain/accounts/roles.ts';
import type { AppError } from '../../server/infra/app-error.ts';
import { caller } from '../support/api-clients.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { removeRows } from '../support/database-rows.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const ctx = ctxOfSite(t, 'nontrivial');
const { db } = t.deps;
beforeEach(async () => {
  await db.execute('delete from sessions');
  await db.delete(auditLog);
  await removeRows(t);
});
const matchError = (code: string) =>
  expect.objectContaining({ name: 'AppError', code }) as AppError;

it('apply from the next request and are audited', async () => {
  const me = await caller(t, 'nontrivial', { username: 'Ada', email: 'ada@mail.example' });
  const readRole = async () =>
    ((await me.call('GET', '/api/auth/verify')).body as { user: { role: string } }).user.role;
  expect(await grantRole(ctx, 'ada', 'moderator')).toEqual({ username: 'Ada', before: 'member' });
  expect(await readRole()).toBe('moderator');
  expect(await grantRole(ctx, ' ADA@mail.example '.trim(), 'admin')).toEqual({
    username: 'Ada',
    before: 'moderator',
  });
  expect(await readRole()).toBe('admin');
  expect(await grantRole(ctx, 'Ada', 'admin'), 'the same again').toEqual({
    username: 'Ada',
    before: 'admin',
  });
  expect(await grantRole(ctx, 'Ada', 'member')).toEqual({ username: 'Ada', before: 'admin' });
  const log = await db.select().from(auditLog).orderBy(auditLog.createdAt);
  expect(
    log.map(({ siteId, actorId, action, userId, before, after }) => ({
      siteId,
      actorId,
      action,
      userId,
      before,
      after,
    })),
  ).toEqual(
    [
      ['member', 'moderator'],
      ['moderator', 'admin'],
      ['admin', 'member'],
    ].map(([before, after]) => ({
      siteId: 'nontrivial',
      actorId: null,
      action: 'change-role',
      userId: me.user?.id,
      before: { role: before },
      after: { role: after },
    })),
  );
});

it('are given only to accounts that can log in', async () => {
  await caller(t, 'statecraft', { username: 'Elsewhere', email: 'elsewhere@mail.example' });
  await t.make.user('nontrivial', { username: 'Imported' });
  await t.make.user('nontrivial', {
    username: 'Gone',
    email: 'gone@mail.example',
    deletedAt: new Date(),
  });
  for (const actor of [
    'nobody',
    'elsewhere',
    'elsewhere@mail.example',
    'gone',
    'gone@mail.example',
    '',
  ])
    await expect(grantRole(ctx, actor, 'admin'), actor).rejects.toEqual(matchError('not_found'));
  await expect(grantRole(ctx, 'imported', 'moderator')).rejects.toEqual(matchError('conflict'));
  expect(await db.$count(auditLog)).toBe(0);
  expect((await db.select().from(users).where(eq(users.role, 'admin'))).length).toBe(0);
});

it('are listed above member, for this site only', async () => {
  for (const [username, role] of [
    ['zoe', 'admin'],
    ['Bert', 'moderator'],
    ['anna', 'moderator'],
    ['plain', 'member'],
  ] as const)
    await t.make.user('nontrivial', {
      username,
      role: role,
      email: `${username}@mail.example`,
    });
  await t.make.user('statecraft', { username: 'other', role: 'admin' });
  expect(await listStaff(ctx)).toEqual([
    { username: 'zoe', role: 'admin' },
    { username: 'anna', role: 'moderator' },
    { username: 'Bert', role: 'moderator' },
  ]);
});
