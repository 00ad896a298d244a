import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { SubscriberList } from '#shared/contract/admin-subscribers.ts';
import { rateLimits, sessions } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const site = 'nontrivial';
const admin = await caller(t, site, { role: 'admin' });
const moderator = await caller(t, site, { role: 'moderator' });
const setAge = (actor: typeof admin, minutes: number) =>
  db
    .update(sessions)
    .set({ createdAt: sql`now() - ${minutes} * interval '1 minute'` })
    .where(eq(sessions.id, actor.sessionId ?? ''));
const readLog = () =>
  t.log.flatMap(({ event, user, count }) =>
    event === 'subscribers_read' ? [{ user, count }] : [],
  );
beforeEach(async () => {
  t.log.length = 0;
  await db.delete(rateLimits);
});

it('masks the addresses of subscribers without a recent login', async () => {
  await addSubscription(t, site, { email: 'reader@mail.example' });
  const list = async () =>
    ((await admin.call('GET', '/api/admin/subscribers')).body as SubscriberList).subscribers;
  expect(await list()).toMatchObject([{ email: 'reader@mail.example', isMasked: false }]);
  expect(readLog()).toEqual([{ user: admin.user?.id, count: 1 }]);
  await setAge(admin, 16);
  expect(await list()).toMatchObject([{ email: 'r•••r@mail.example', isMasked: true }]);
  expect(readLog()).toHaveLength(1);
});

it('requires a recent login for bans that remove content', async () => {
  const { username = '' } = (await caller(t, site)).user ?? {};
  const ban = (more: object = {}) =>
    moderator.call('POST', `/api/admin/users/${username}/ban`, {
      until: null,
      reason: 'Spam.',
      ...more,
    });
  await setAge(moderator, 16);
  expectError(await ban({ removeContent: true }), 'reauthentication_required');
  expect((await ban()).status).toBe(200);
  await setAge(moderator, 0);
  expect((await ban({ removeContent: true })).status).toBe(200);
});
