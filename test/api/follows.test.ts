import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { User } from '#shared/contract/users.ts';
import { follows, users } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { fromSite, joinSite } from '../support/members.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
type Member = Awaited<ReturnType<typeof joinSite>>;
const members = await Promise.all(
  Array.from({ length: 6 }, (_, i) => joinSite(t, 'nontrivial', { username: `Member_${i}` })),
);
const ada = members[0] as Member;

const follow = (actor: Member, username: string) =>
  actor.send('post', `/api/users/${username}/follow`);
const unfollow = (actor: Member, username: string) =>
  actor.send('delete', `/api/users/${username}/follow`);
const ask = (actor: Member, username: string) =>
  actor.agent.get(`/api/users/${username}/follow`).set(actor.bearer);
const readProfile = async (username: string) =>
  (await t.on('nontrivial').get(`/api/users/${username}`)).body as User;

describe('following', () => {
  it('is returned, counted on both sides and idempotent', async () => {
    const { username } = await t.make.user('nontrivial', { username: 'Followed' });
    expect((await ask(ada, username)).body).toEqual({ following: false, followerCount: 0 });
    for (let i = 0; i < 2; i += 1)
      expect((await follow(ada, username)).body).toEqual({ following: true, followerCount: 1 });
    expect((await ask(ada, username.toLowerCase())).body).toEqual({
      following: true,
      followerCount: 1,
    });
    expect([
      (await readProfile(username)).followerCount,
      (await readProfile(ada.username)).followingCount,
    ]).toEqual([1, 1]);
    expect((await follow(members[1] as Member, username.toUpperCase())).body).toEqual({
      following: true,
      followerCount: 2,
    });
    for (let i = 0; i < 2; i += 1)
      expect((await unfollow(ada, username)).body).toEqual({ following: false, followerCount: 1 });
    expect((await ask(ada, username)).body).toEqual({ following: false, followerCount: 1 });
    expect([
      (await readProfile(username)).followerCount,
      (await readProfile(ada.username)).followingCount,
    ]).toEqual([1, 0]);
  });

  it('oneself or unfollowing oneself returns 400 in any case', async () => {
    for (const name of [ada.username, ada.username.toUpperCase()]) {
      expectError(await follow(ada, name), 'bad_request', ['username']);
      expectError(await unfollow(ada, name), 'bad_request', ['username']);
    }
    expect((await ask(ada, ada.username)).body).toEqual({ following: false, followerCount: 0 });
  });

  it('foreign, missing or deleted users returns 404', async () => {
    await t.make.user('statecraft', { username: 'only_there' });
    await t.make.user('nontrivial', { username: 'gone_one', deletedAt: startOfTest });
    for (const name of ['only_there', 'no_one', '%27', 'a'.repeat(90)])
      for (const call of [follow, unfollow, ask]) expectError(await call(ada, name), 'not_found');
    expectError(await follow(ada, 'gone_one'), 'not_found');
    expect(await db.select().from(follows).where(eq(follows.siteId, 'statecraft'))).toEqual([]);
  });

  it('requires a session and a CSRF token', async () => {
    const getHeaders = (headers: object) =>
      t
        .on('nontrivial')
        .post(`/api/users/${members[1]?.username ?? ''}/follow`)
        .set({ ...fromSite('nontrivial'), ...headers });
    expectError(await getHeaders({}), 'unauthorized');
    expectError(await getHeaders(ada.bearer), 'forbidden');
  });

  it('concurrently leaves counts equal to the rows', async () => {
    const names = members.map(({ username }) => username);
    const calls = Array.from({ length: 120 }, (_, i) => {
      const [from, to] = [i % 6, (i + 1 + (i % 5)) % 6];
      return () => (i % 3 === 2 ? unfollow : follow)(members[from] as Member, names[to] ?? '');
    }).filter((_, i) => i % 6 !== (i + 1 + (i % 5)) % 6);
    for (let from = 0; from < calls.length; from += 24) {
      for (const { status, text } of await Promise.all(
        calls.slice(from, from + 24).map((call) => call()),
      ))
        expect(status, text).toBe(200);
    }
    const countFollows = (column: typeof follows.followerId | typeof follows.followeeId) =>
      sql<number>`(select count(*)::int from ${follows} where ${follows.siteId} = ${users.siteId}
        and ${column} = ${users.id})`;
    const rows = await db
      .select({
        followers: users.followerCount,
        following: users.followingCount,
        ofRows: countFollows(follows.followeeId),
        by: countFollows(follows.followerId),
      })
      .from(users)
      .innerJoin(sql`(select 1) as one`, sql`true`)
      .where(and(eq(users.siteId, 'nontrivial')));
    for (const { followers, following, ofRows, by: username } of rows)
      expect([followers, following]).toEqual([ofRows, username]);
    expect(rows.reduce((sum, { followers }) => sum + followers, 0)).toBeGreaterThan(0);
  });
});
