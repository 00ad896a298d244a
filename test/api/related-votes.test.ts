import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dayMs, minuteMs } from '#shared/durations.ts';
import { posts, postVotes, reports, users } from '../../server/db/schema.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { votePost } from '../../server/domain/posts/votes.ts';
import { caller } from '../support/api-clients.ts';
import { ctxOfSite } from '../support/ctx.ts';
import type { UserRow } from '../support/factories.ts';
import { codeMailedTo, fromSite } from '../support/members.ts';
import type { Reported } from '../support/moderation-calls.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const siteId = 'nontrivial' as const;
const ctx = ctxOfSite(t, siteId);

const vote = async ({ id }: Pick<UserRow, 'id'>, post: { id: string }, value: -1 | 0 | 1 = 1) =>
  (await votePost(ctx, { userId: id }, post.id, value)).score;
const countDiscounted = (post: { id: string }) =>
  db.$count(postVotes, and(eq(postVotes.postId, post.id), sql`not ${postVotes.counted}`));
const makeUsers = (count: number, toValues: (i: number) => Partial<typeof users.$inferInsert>) =>
  Promise.all(Array.from({ length: count }, (_, i) => t.make.user(siteId, toValues(i))));
const makeRing = (count: number) => {
  const signupNetwork = newId();
  const now = Date.now();
  return makeUsers(count, (i) => ({ signupNetwork, createdAt: new Date(now - i * minuteMs) }));
};

/** Signs up by the API from a network. */
async function signUp(network: string): Promise<UserRow> {
  const username = `u${newId().toLowerCase()}`.slice(0, 20);
  const email = `${username}@mail.example`;
  const send = (path: string, body: object, cookie = '') =>
    t
      .on(siteId)
      .post(path)
      .set({ ...fromSite(siteId), 'X-Forwarded-For': network, Cookie: cookie })
      .send(body);
  const { headers } = await send('/api/auth/signup', { username, name: 'Ann', email });
  const otp = await codeMailedTo(t, siteId, email);
  await send('/api/auth/verify', { email, otp }, String(headers['set-cookie']).split(';')[0]);
  const [row] = await db.select().from(users).where(eq(users.username, username));
  return row as UserRow;
}

it('a ring of 20 accounts leaves its post unchanged', async () => {
  const [author, ...ring] = await makeRing(20);
  const post = await t.make.post({ by: author as UserRow });
  const before = await db.select().from(posts).where(eq(posts.id, post.id));
  for (const member of ring) expect(await vote(member, post)).toBe(1);
  expect(await countDiscounted(post)).toBe(19);
  expect(await db.select().from(posts).where(eq(posts.id, post.id))).toEqual(before);
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.id, author?.id ?? ''));
  expect(row?.karma).toBe(0);
});

it('a ring has one vote on the post of another', async () => {
  const post = await t.make.post();
  const ring = await makeRing(20);
  await Promise.all(ring.map((member) => vote(member, post)));
  expect(await vote(ring[0] as UserRow, post)).toBe(2);
  expect(await countDiscounted(post)).toBe(19);
});

it.each(['mail.test', 'gmail.com'])('accounts of one mailbox at %s have one vote', async (host) => {
  const name = `m${newId().toLowerCase()}`;
  const voters = await makeUsers(20, (i) => ({ email: `${name}+${i}@${host}` }));
  const post = await t.make.post();
  for (const voter of voters) expect(await vote(voter, post)).toBe(2);
});

it('an office that signed up over days keeps its votes', async () => {
  const signupNetwork = newId();
  const voters = await makeUsers(6, (i) => ({
    signupNetwork,
    createdAt: new Date(Date.now() - i * 61 * minuteMs),
  }));
  const post = await t.make.post();
  for (const [i, voter] of voters.entries()) expect(await vote(voter, post)).toBe(i + 2);
});

it('taking back a related vote is exact', async () => {
  const [first, second] = (await makeRing(2)) as [UserRow, UserRow];
  const post = await t.make.post();
  expect(await vote(first, post)).toBe(2);
  expect(await vote(second, post)).toBe(2);
  expect(await vote(second, post, -1)).toBe(2);
  expect(await vote(second, post, 0)).toBe(2);
  expect(await vote(second, post, 1)).toBe(2);
  expect(await vote(first, post, -1)).toBe(0);
  expect(await vote(first, post, 0)).toBe(1);
  // Without a counted vote of the ring, the next one counts.
  expect(await vote(second, post, 0)).toBe(1);
  expect(await vote(second, post)).toBe(2);
  expect(await vote(first, post)).toBe(2);
});

it('sign-ups of one public network within an hour are related', async () => {
  const [author, voter] = [await signUp('93.184.216.34'), await signUp('93.184.216.34')];
  expect(author.signupNetwork).toBe(voter.signupNetwork);
  expect(author.signupNetwork).not.toContain('93.184');
  expect(await vote(voter, await t.make.post({ by: author }))).toBe(1);
  const stranger = await signUp('93.184.216.35');
  expect(await vote(stranger, await t.make.post({ by: author }))).toBe(2);
});

it.each(['127.0.0.1', '10.1.2.3', '::1', 'fd00::7'])('sign-ups of %s are not', async (network) => {
  const [author, voter] = [await signUp(network), await signUp(network)];
  expect([author.signupNetwork, voter.signupNetwork]).toEqual([null, null]);
  expect(await vote(voter, await t.make.post({ by: author }))).toBe(2);
});

it('a class that signs up in one room has one vote until the network is deleted', async () => {
  const network = '198.51.100.7';
  const students: UserRow[] = [];
  for (let i = 0; i < 20; i += 1) students.push(await signUp(network));
  const [author, ...others] = students as [UserRow, ...UserRow[]];
  const [own, post] = [await t.make.post({ by: author }), await t.make.post()];
  for (const student of others) {
    expect(await vote(student, own)).toBe(1);
    expect(await vote(student, post)).toBe(2);
  }
  await db
    .update(users)
    .set({ signupNetwork: null })
    .where(
      inArray(
        users.id,
        students.map(({ id }) => id),
      ),
    );
  for (const [i, student] of others.entries()) {
    await vote(student, own, 0);
    expect(await vote(student, own)).toBe(i + 2);
  }
});

it('networks of sign-ups are deleted after 30 days', async () => {
  const rows = await makeUsers(2, (i) => ({
    signupNetwork: 'hash',
    createdAt: new Date(Date.now() - (29.9 + 0.2 * i) * dayMs),
  }));
  await purgeExpired(t.deps);
  const left = await db
    .select({ network: users.signupNetwork })
    .from(users)
    .where(
      inArray(
        users.id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(users.createdAt);
  expect(left).toEqual([{ network: null }, { network: 'hash' }]);
});

it('moderators see the votes that do not count', async () => {
  const [author, ...ring] = (await makeRing(4)) as [UserRow, ...UserRow[]];
  const post = await t.make.post({ by: author });
  for (const member of ring) await vote(member, post);
  const stranger = await t.make.user(siteId);
  await db.insert(reports).values({
    siteId,
    id: newId(),
    postId: post.id,
    reporterId: stranger.id,
    reason: 'spam',
    note: '',
  });
  const { call } = await caller(t, siteId, { role: 'moderator' });
  const { items } = (await call('GET', '/api/admin/reports')).body as Reported;
  expect(items.find(({ item }) => item.id === post.id)?.item.discountedVotes).toEqual({
    count: 3,
    usernames: expect.arrayContaining(ring.map(({ username }) => username)),
  });
});
