import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#shared/contract/account.ts';
import { dayMs } from '#shared/durations.ts';
import { outbox, users } from '../../server/db/schema.ts';
import { deleteAccount, setUpAccountDeletion } from '../support/account-deletion.ts';
import { caller, program, addSession } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { joinSite, requestLoginCode } from '../support/members.ts';
import { siteIds } from '../support/test-app.ts';
import { readStoredMails } from '../support/stored-mails.ts';

const { t, db, readRow, elapseWaiting, runDeletions, isAlive } = await setUpAccountDeletion();

const siteId = 'nontrivial';

describe('DELETE /api/account', () => {
  it.each(siteIds)('on %s schedules deletion, ends other sessions and emails', async (site) => {
    const me = await caller(t, site);
    const [other, key, bystander] = [
      await addSession(t, me.user as never),
      await program(t, me.user as never, ['read']),
      await caller(t, site),
    ];
    const reply = await deleteAccount(me, { username: me.user?.username.toUpperCase() });
    expect(reply.status, reply.text).toBe(200);
    const { deletionScheduledAt } = reply.body as Settings;
    expect(Math.abs(Date.parse(deletionScheduledAt ?? '') - Date.now() - 14 * dayMs)).toBeLessThan(
      60_000,
    );
    const checkAlive = async (actor: { bearer: Record<string, string> }, path = '/api/account') =>
      (await t.on(site).get(path).set(actor.bearer)).status === 200;
    expect([
      await checkAlive(me),
      await checkAlive(other),
      await checkAlive(key, '/api/saved'),
      await checkAlive(bystander),
    ]).toEqual([true, false, false, true]);
    const [mail] = await readStoredMails(t, eq(outbox.recipient, me.user?.email ?? ''));
    expect(mail?.subject).toMatch(/account will be deleted$/);
    expect(mail?.text).toContain('/settings');
    // The profile remains visible until then.
    expect((await t.on(site).get(`/api/users/${me.user?.username}`)).status).toBe(200);
  });

  it.each([
    ['username', { username: 'somebody-else' }],
    ['username', { username: undefined }],
    ['posts', { posts: 'some' }],
    ['posts', { posts: undefined }],
    ['when', { when: 'now' }],
  ])('with a wrong %s returns 400 and schedules nothing: %j', async (field, wrong) => {
    const me = await caller(t, siteId);
    const other = await addSession(t, me.user as never);
    expectError(await deleteAccount(me, wrong), 'bad_request', [field]);
    expect([(await readRow(me)).deletionScheduledAt, await isAlive(other)]).toEqual([null, true]);
  });

  it('repeated keeps the date and takes the new choice', async () => {
    const me = await caller(t, siteId);
    await deleteAccount(me);
    await db
      .update(users)
      .set({ deletionScheduledAt: sql`deletion_scheduled_at - interval '3 days'` })
      .where(eq(users.id, me.user?.id ?? ''));
    const { deletionScheduledAt } = await readRow(me);
    await deleteAccount(me, { posts: 'delete' });
    expect(await readRow(me)).toMatchObject({ deletionScheduledAt, deletePosts: true });
    for (let i = 0; i < 3; i += 1) expect((await deleteAccount(me)).status).toBe(200);
    expectError(await deleteAccount(me), 'too_many_requests');
    expect(await db.$count(outbox, eq(outbox.recipient, me.user?.email ?? ''))).toBe(1);
  });

  it('can be canceled for two weeks after a login', async () => {
    const { email, username, send } = await joinSite(t, siteId);
    await send('delete', '/api/account', { username, posts: 'delete' });
    const { otp, headers } = await requestLoginCode(t, siteId, email);
    const { body } = await t.on(siteId).post('/api/auth/verify').set(headers).send({ email, otp });
    const bearer = { Authorization: `Bearer ${(body as { token: string }).token}` };
    expect(
      ((await t.on(siteId).get('/api/account').set(bearer)).body as Settings).deletionScheduledAt,
    ).toEqual(expect.any(String));
    expect(
      ((await send('delete', '/api/account/deletion')).body as Settings).deletionScheduledAt,
    ).toBeNull();
    expect((await send('delete', '/api/account/deletion')).status, 'safe to repeat').toBe(200);
    expect(await runDeletions()).toBe(0);
    expect((await t.on(siteId).get(`/api/users/${username}`)).status).toBe(200);
  });

  it('cannot be canceled after the deadline', async () => {
    const me = await caller(t, siteId);
    await deleteAccount(me);
    await elapseWaiting(me);
    expectError(await me.call('DELETE', '/api/account/deletion'), 'conflict');
    expect(await runDeletions()).toBe(1);
    expect(await isAlive(me)).toBe(false);
  });
});
