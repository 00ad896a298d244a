import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { rateLimits, users } from '../../server/db/schema.ts';
import { deleteDueAccounts } from '../../server/domain/account-lifecycle/erase-account.ts';
import type { Caller } from './api-clients.ts';
import { wrongPostCounters } from './post-counters.ts';
import { createTestApp } from './test-app.ts';

const siteId = 'nontrivial';

/** Requests the deletion of the account of `actor`. */
export const deleteAccount = (actor: Caller, body: object = {}) =>
  actor.call('DELETE', '/api/account', { username: actor.user?.username, posts: 'keep', ...body });

/** Starts an application and checks its counters after each test. */
export async function setUpAccountDeletion() {
  const t = await createTestApp({ config: { trustedProxies: 1 } });
  const { db } = t.deps;
  beforeEach(async () => void (await db.delete(rateLimits)));
  afterEach(async () => {
    vi.restoreAllMocks();
    expect(await wrongPostCounters(db)).toEqual([]);
    expect(await findWrongUserCounters()).toEqual([]);
  });

  async function findWrongUserCounters(): Promise<unknown[]> {
    const result = await db.execute(sql`
      select u.username, u.comment_count, u.follower_count, u.following_count from users u
        where u.comment_count <> (select count(*) from comments c
          where c.site_id = u.site_id and c.user_id = u.id and c.is_visible)
          or u.follower_count <> (select count(*) from follows f
            where f.site_id = u.site_id and f.followee_id = u.id)
          or u.following_count <> (select count(*) from follows f
            where f.site_id = u.site_id and f.follower_id = u.id)
      union all
      select p.id, p.comment_count, 0, 0 from posts p where p.comment_count <> (select count(*)
        from comments c where c.site_id = p.site_id and c.post_id = p.id and c.is_visible)`);
    return (result as unknown as { rows: unknown[] }).rows;
  }

  const readRow = async (actor: Caller) =>
    (
      await db
        .select()
        .from(users)
        .where(eq(users.id, actor.user?.id ?? ''))
    )[0] as typeof users.$inferSelect;
  /** Ends the two weeks of waiting. */
  const elapseWaiting = (actor: { user: { id: string } | null }) =>
    db
      .update(users)
      .set({ deletionScheduledAt: sql`now() - interval '1 second'` })
      .where(eq(users.id, actor.user?.id ?? ''));
  const runDeletions = () => deleteDueAccounts(t.deps);
  const isAlive = async (actor: { bearer: Record<string, string> }, path = '/api/account') =>
    (await t.on(siteId).get(path).set(actor.bearer)).status === 200;

  return { t, db, findWrongUserCounters, readRow, elapseWaiting, runDeletions, isAlive };
}
