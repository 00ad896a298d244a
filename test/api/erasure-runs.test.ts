import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { follows, posts, users } from '../../server/db/schema.ts';
import { updateSettings } from '../../server/domain/accounts/settings.ts';
import { requestDeletion } from '../../server/domain/account-lifecycle/request-deletion.ts';
import { updateProfile } from '../../server/domain/accounts/profile.ts';
import { deleteAccount, setUpAccountDeletion } from '../support/account-deletion.ts';
import { caller, program, addSession } from '../support/api-clients.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { addComments, addPosts } from '../support/database-rows.ts';

const { t, db, findWrongUserCounters, readRow, elapseWaiting, runDeletions, isAlive } =
  await setUpAccountDeletion();

const siteId = 'nontrivial';

describe('the erasure after two weeks', () => {
  it('denies a concurrent session and key any writes', async () => {
    const me = await caller(t, siteId);
    await deleteAccount(me);
    await elapseWaiting(me);
    expect(await runDeletions()).toBe(1);
    const [session, key, row] = [
      await addSession(t, me.user as never),
      await program(t, me.user as never, ['read']),
      await readRow(me),
    ];
    expect([await isAlive(session), await isAlive(key, '/api/saved')]).toEqual([false, false]);
    const ctx = ctxOfSite(t, siteId);
    const author = {
      userId: row.id,
      username: me.user?.username ?? '',
      name: '',
      email: me.user?.email ?? '',
      role: 'member',
      sessionId: session.sessionId,
      hasRecentLogin: true,
      hasUsedPasskey: false,
      platform: false,
      key: null,
    } as const;
    await expect(updateProfile(ctx, author, { name: 'Back again' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(updateSettings(ctx, author, { timeZone: 'UTC' })).rejects.toMatchObject({
      code: 'unauthorized',
    });
    await expect(
      requestDeletion(ctx, author, { username: author.username, posts: 'keep' }),
    ).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await readRow(me)).toEqual(row);
  });

  it('resumes in batches after a crash of the process', async () => {
    const me = await caller(t, siteId);
    await addPosts(
      t,
      me.user as never,
      Array.from({ length: 450 }, () => ({})),
    );
    const target = await t.make.post();
    await addComments(
      t,
      target,
      me.user as never,
      Array.from({ length: 450 }, () => ({})),
    );
    const users = await Promise.all(Array.from({ length: 30 }, () => t.make.user(siteId)));
    await db
      .insert(follows)
      .values(
        users.map(({ id }, i) =>
          i % 2
            ? { siteId, followerId: id, followeeId: me.user?.id ?? '' }
            : { siteId, followerId: me.user?.id ?? '', followeeId: id },
        ),
      );
    await db.execute(sql`update users u set follower_count = (select count(*) from follows f
      where f.site_id = u.site_id and f.followee_id = u.id),
      following_count = (select count(*) from follows f
        where f.site_id = u.site_id and f.follower_id = u.id)`);
    await deleteAccount(me, { posts: 'delete' });
    await elapseWaiting(me);

    // The fourth transaction is the last of this process.
    const transaction = db.transaction.bind(db);
    let begun = 0;
    const dying = vi
      .spyOn(db, 'transaction')
      .mockImplementation((...args) =>
        (begun += 1) > 4 ? Promise.reject(new Error('the process died')) : transaction(...args),
      );
    expect(await runDeletions()).toBe(0);
    dying.mockRestore();
    expect(t.log.filter(({ msg }) => msg === 'account could not be deleted')).toHaveLength(1);
    expect((await readRow(me)).deletedAt).toBeNull();
    expect(await wrongPostCounters(db)).toEqual([]);
    expect(await findWrongUserCounters()).toEqual([]);

    // Two runs at once count each row once.
    const gone = await Promise.all([runDeletions(), runDeletions()]);
    expect(Math.max(...gone)).toBe(1);
    expect(await readRow(me)).toMatchObject({
      postCount: 0,
      commentCount: 0,
      followerCount: 0,
      followingCount: 0,
      email: null,
    });
    expect(
      await db.$count(posts, and(eq(posts.userId, me.user?.id ?? ''), isNull(posts.deletedAt))),
    ).toBe(0);
    expect((await db.select().from(posts).where(eq(posts.id, target.id)))[0]?.commentCount).toBe(0);
    expect(await runDeletions()).toBe(0);
  }, 60_000);

  it('continues with other accounts when one fails', async () => {
    const [first, second] = [await caller(t, siteId), await caller(t, siteId)];
    for (const actor of [first, second]) await deleteAccount(actor);
    await elapseWaiting(first);
    await elapseWaiting(second);
    await db
      .update(users)
      .set({ deletionScheduledAt: sql`now() - interval '1 hour'` })
      .where(eq(users.id, first.user?.id ?? ''));
    const deleteRows = db.delete.bind(db);
    let failed = false;
    const failing = vi.spyOn(db, 'delete').mockImplementation((table) => {
      if (failed) return deleteRows(table);
      failed = true;
      throw new Error('a defect');
    });
    expect(await runDeletions()).toBe(1);
    failing.mockRestore();
    expect([(await readRow(first)).deletedAt, (await readRow(second)).deletedAt === null]).toEqual([
      null,
      false,
    ]);
    expect(await runDeletions()).toBe(1);
  });
});
