import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, sessions, users } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { createTestApp } from '../support/test-app.ts';

const email = 'platform@mail.example';
const t = await createTestApp({ config: { adminEmails: new Set([email]) } });
const { db } = t.deps;
const platform = await caller(t, 'nontrivial', { email, username: 'root' });

const visit = async (site = 'statecraft') => {
  const { status, body } = await platform.call('POST', `/api/admin/sites/${site}/visit`);
  expect(status).toBe(200);
  return new URL((body as { url: string }).url);
};
const arrive = (site: string, url: URL) =>
  t
    .on(site)
    .post('/api/auth/hand-over')
    .send({ ticket: url.searchParams.get('ticket') });

describe('a hand-over to another site', () => {
  it('logs a platform admin in once, as long ago as before', async () => {
    const loggedInAt = new Date(t.clock.now().getTime() - 3_600_000);
    await db.update(sessions).set({ createdAt: loggedInAt });
    const url = await visit();
    const { status, body } = await arrive('statecraft', url);
    expect(status).toBe(200);
    const { token, user } = body as { token: string; user: object };
    expect(user).toMatchObject({ username: 'root', email, role: 'admin' });
    const me = await t
      .on('statecraft')
      .get('/api/admin/me')
      .set('Authorization', `Bearer ${token}`);
    expect(me.body).toMatchObject({ platform: true });
    const times = await db.select({ at: sessions.createdAt }).from(sessions);
    expect(times).toEqual([{ at: loggedInAt }, { at: loggedInAt }]);
    expectError(await arrive('statecraft', url), 'unauthorized');
    expect((await arrive('statecraft', await visit())).status).toBe(200);
    expect(await db.$count(users, eq(users.email, email))).toBe(2);
    const log = await db.select().from(auditLog).where(eq(auditLog.action, 'visit-site'));
    expect(log.map(({ siteId, actor }) => [siteId, actor])).toEqual(
      Array.from({ length: 2 }, () => ['statecraft', 'root (nontrivial)']),
    );
  });

  it('works on its site only, for a minute', async () => {
    const url = await visit();
    expectError(await arrive('default', url), 'unauthorized');
    t.clock.set(new Date(t.clock.now().getTime() + 60_000));
    expectError(await arrive('statecraft', url), 'unauthorized');
  });

  it('takes another name where its own is taken', async () => {
    await caller(t, 'default', { username: 'ROOT' });
    expect((await arrive('default', await visit('default'))).body).toMatchObject({
      user: { username: 'root-2' },
    });
  });

  it('ends with the rights of the admin', async () => {
    await db.delete(sessions).where(eq(sessions.siteId, 'statecraft'));
    await db.delete(users).where(eq(users.siteId, 'statecraft'));
    const url = await visit();
    const { adminEmails } = t.deps.config;
    t.deps.config.adminEmails = new Set();
    try {
      expectError(await arrive('statecraft', url), 'unauthorized');
    } finally {
      t.deps.config.adminEmails = adminEmails;
    }
  });
});
