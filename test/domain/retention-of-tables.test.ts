import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import {
  failedLogins,
  idempotencyKeys,
  imports,
  loginCodes,
  outbox,
  instanceMarkers,
  mailPauses,
  rateLimits,
  sessions,
  inboundFeedItems,
  inboundFeeds,
  subscriptionRequests,
  subscriptions,
} from '../../server/db/schema.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { addSession } from '../support/api-clients.ts';
import { createMailRow } from '../support/mail-rows.ts';
import { passDays } from '../support/schema-walk.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const siteId = 'nontrivial';
beforeEach(async () => void (await db.delete(outbox)));

it('deletes everything expired on its day', async () => {
  const user = await t.make.user(siteId);
  const now = new Date();
  const [at, week] = [{ siteId, createdAt: now }, 7 * dayMs];
  await addSubscription(t, siteId, { email: 'pending@mail.example', state: 'pending' });
  const { id: subscriptionId } = await addSubscription(t, siteId, { email: 'reader@mail.example' });
  await db.insert(subscriptionRequests).values({ ...at, subscriptionId, preferences: {} });
  await db.insert(loginCodes).values({ ...at, id: 'code', email: 'a@mail.example' });
  await db
    .insert(failedLogins)
    .values({ id: 'wrong', subject: 'network 203.0.113.7', createdAt: now });
  await db
    .insert(rateLimits)
    .values({ id: 'votes 203.0.113.7', count: 1, endsAt: new Date(now.getTime() + 600_000) });
  await db
    .insert(instanceMarkers)
    .values({ id: 'mail-event x', expiresAt: new Date(now.getTime() + 4 * week) });
  await db
    .insert(mailPauses)
    .values({ siteId, reason: 'policy', count: 1, endsAt: new Date(now.getTime() + 600_000) });
  await db
    .insert(idempotencyKeys)
    .values({ ...at, userId: user.id, key: 'key', fingerprint: 'x', reply: { status: 200 } });
  const busy = await addSession(t, user);
  await addSession(t, user);
  await db.insert(inboundFeeds).values({
    ...at,
    id: 'source',
    url: 'https://feeds.example/feed.xml',
    userId: user.id,
    nextFetchAt: now,
  });
  await db.insert(inboundFeedItems).values({ ...at, feedId: 'source', guidHash: 'item' });
  await db.insert(imports).values({
    ...at,
    id: 'import',
    kind: 'subscribers',
    fileName: 'readers.csv',
    createdBy: 'somebody',
    errors: [{ row: 1, message: 'nobody@mail.example' }],
  });
  await db.insert(outbox).values([
    createMailRow({
      ...at,
      id: 'mail',
      recipient: 'gone@mail.example',
      state: 'failed',
      smtpResponse: '550-5.1.1 <gone@mail.example> is not here',
    }),
    createMailRow({ ...at, id: 'other', state: 'failed', smtpResponse: 'uncertain: ECONNRESET' }),
  ]);

  const counted = {
    subscriptions,
    subscriptionRequests,
    loginCodes,
    failedLogins,
    rateLimits,
    instanceMarkers,
    mailPauses,
    idempotencyKeys,
    sessions,
    inboundFeedItems: inboundFeedItems,
    outbox,
  };
  const listLeft = async () => {
    await purgeExpired(t.deps);
    return Object.fromEntries(
      await Promise.all(
        Object.entries(counted).map(
          async ([name, table]) => [name, await db.$count(table)] as const,
        ),
      ),
    );
  };
  const all = {
    subscriptions: 2,
    subscriptionRequests: 1,
    loginCodes: 1,
    failedLogins: 1,
    rateLimits: 1,
    instanceMarkers: 1,
    mailPauses: 1,
    idempotencyKeys: 1,
    sessions: 2,
    inboundFeedItems: 1,
    outbox: 2,
  };
  expect(await listLeft()).toEqual(all);
  await passDays(db, 0.9);
  expect(await listLeft()).toEqual({ ...all, rateLimits: 0, mailPauses: 0 });
  await passDays(db, 0.2);
  const afterADay = {
    ...all,
    rateLimits: 0,
    mailPauses: 0,
    loginCodes: 0,
    failedLogins: 0,
    idempotencyKeys: 0,
  };
  expect(await listLeft()).toEqual(afterADay);
  await passDays(db, 6);
  expect(await listLeft()).toEqual({ ...afterADay, subscriptions: 1, subscriptionRequests: 0 });
  expect(
    (await db.select().from(outbox).orderBy(outbox.id)).map(
      ({ recipient, smtpResponse: answer }) => [recipient, answer],
    ),
  ).toEqual([
    ['', '550 5.1.1'],
    ['', 'uncertain: ECONNRESET'],
  ]);
  // One of the sessions remains in use.
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(sessions.id, busy.sessionId ?? ''));
  await passDays(db, 8);
  expect((await listLeft()).sessions, 'after 14 days without use').toBe(1);
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(sessions.id, busy.sessionId ?? ''));
  expect((await db.select().from(imports))[0]?.errors).toHaveLength(1);
  await passDays(db, 16);
  expect(await listLeft(), 'after 30 days').toMatchObject({
    sessions: 0,
    outbox: 0,
    instanceMarkers: 0,
    inboundFeedItems: 1,
    subscriptions: 1,
  });
  expect((await db.select().from(imports))[0]?.errors).toEqual([]);
  await passDays(db, 60);
  expect(await listLeft(), 'after 90 days').toMatchObject({
    inboundFeedItems: 0,
    subscriptions: 1,
  });
});
