import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { SubscriberList } from '#shared/contract/admin-subscribers.ts';
import { dayMs, minuteMs } from '#shared/durations.ts';
import {
  auditLog,
  outbox,
  rateLimits,
  subscriptions,
  suppressions,
} from '../../server/db/schema.ts';
import { caller } from './api-clients.ts';
import { addSubscription } from './subscriptions.ts';
import { type SiteId, createTestApp, startOfTest } from './test-app.ts';

/** Starts an application with an admin of the newsletter. */
export async function setUpSubscriberAdmin() {
  const t = await createTestApp({
    config: { trustedProxies: 1, adminEmails: new Set(['platform@mail.example']) },
  });
  const { db, secrets } = t.deps;
  const site: SiteId = 'nontrivial';
  const admin = await caller(t, site, { role: 'admin', username: 'runs-it' });
  const platform = await caller(t, site, { email: 'platform@mail.example', username: 'root' });
  const daysAgo = (days: number, minutes = 0) =>
    new Date(startOfTest.getTime() - days * dayMs - minutes * minuteMs);
  beforeEach(async () => {
    for (const table of [rateLimits, suppressions, outbox, subscriptions, auditLog])
      await db.delete(table);
    t.clock.set(startOfTest);
  });
  async function requestOk<T>(method: string, path: string, body?: object): Promise<T> {
    const reply = await admin.call(method, path, body);
    expect(reply.status, reply.text).toBe(200);
    return reply.body as T;
  }
  const list = (query = '') => requestOk<SubscriberList>('GET', `/api/admin/subscribers${query}`);
  const log = () =>
    db
      .select({
        action: auditLog.action,
        after: auditLog.after,
        reason: auditLog.reason,
      })
      .from(auditLog)
      .where(eq(auditLog.siteId, site))
      .orderBy(auditLog.createdAt, auditLog.id);
  const add = (
    email: string,
    fields: Partial<typeof subscriptions.$inferInsert> = {},
    siteId: SiteId = site,
  ) => addSubscription(t, siteId, { email, ...fields });
  return { t, db, secrets, site, admin, platform, day: dayMs, daysAgo, requestOk, list, log, add };
}
