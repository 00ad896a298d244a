import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { erasePosts } from '../../server/domain/account-lifecycle/erase-content.ts';
import { auditLog, pinnedPosts, posts } from '../../server/db/schema.ts';
import type { PostList } from '../../shared/contract/posts.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import type { PostRow } from '../support/factories.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const site = 'nontrivial' as const;
const moderator = await caller(t, site, { role: 'moderator' });
const made: PostRow[] = [];
for (let i = 0; i < 60; i += 1)
  made.push(await t.make.post({ site, title: `Post ${i}`, minutesAgo: i + 1, score: 60 - i }));
const [middle, older, third, fourth] = [3, 30, 31, 32].map((i) => made[i]) as [
  PostRow,
  PostRow,
  PostRow,
  PostRow,
];

const inDays = (days: number) => new Date(t.clock.now().getTime() + days * dayMs).toISOString();
const pin = (post: { id: string }, until = inDays(1), by = moderator) =>
  by.call('PUT', `/api/posts/${post.id}/pin`, { until });
const unpin = (post: { id: string }) => moderator.call('DELETE', `/api/posts/${post.id}/pin`);
const list = async (query: string) =>
  (await t.on(site).get(`/api/posts?${query}`)).body as PostList;
const pinnedIn = async (query = 'sort=new') => (await list(query)).pinned?.map(({ id }) => id);

beforeEach(async () => {
  t.clock.set(startOfTest);
  await db.delete(pinnedPosts);
  await db.update(posts).set({ isHidden: false, deletedAt: null });
});

describe('a pinned post', () => {
  it.each(['sort=new', 'sort=hot', 'sort=top', 'sort=top&t=week'])(
    'is on the first page of %s only, and keeps its place',
    async (query) => {
      const before = await list(query);
      expect((await pin(older)).body).toEqual({ pinnedUntil: inDays(1) });
      const { pinned, ...after } = await list(query);
      expect(pinned?.map(({ id }) => id)).toEqual([older.id]);
      expect(after).toEqual(before);
      const next = await list(`${query}&cursor=${after.nextCursor}`);
      expect(next.pinned).toBeUndefined();
      expect(next.posts.map(({ id }) => id)).toContain(older.id);
    },
  );

  it('is in no other list', async () => {
    await pin(older);
    for (const query of ['sort=discussions', 'q=Post', 'tag=models', 'page=1'])
      expect(await pinnedIn(query)).toBeUndefined();
    expect((await list('sort=new')).posts).toHaveLength(25);
  });

  it('comes in the order of the ends', async () => {
    await pin(older, inDays(2));
    await pin(third, inDays(3));
    await pin(fourth, inDays(1));
    expect(await pinnedIn()).toEqual([third.id, older.id, fourth.id]);
    await pin(fourth, inDays(9));
    expect(await pinnedIn()).toEqual([fourth.id, third.id, older.id]);
  });

  it('ends at its time without a write', async () => {
    await pin(older, new Date(startOfTest.getTime() + hourMs).toISOString());
    t.clock.set(new Date(startOfTest.getTime() + hourMs - 1));
    expect(await pinnedIn()).toEqual([older.id]);
    t.clock.set(new Date(startOfTest.getTime() + hourMs));
    expect(await pinnedIn()).toBeUndefined();
    const { body } = await t.on(site).get(`/api/posts/${older.id}`);
    expect(body).not.toHaveProperty('pinnedUntil');
    expect(await db.$count(pinnedPosts)).toBe(1);
    await pin(third);
    expect(await db.$count(pinnedPosts)).toBe(1);
  });

  it('is not shown while it is hidden or deleted', async () => {
    await pin(older);
    for (const change of [{ isHidden: true }, { isHidden: false, deletedAt: new Date() }]) {
      await db.update(posts).set(change).where(eq(posts.id, older.id));
      expect(await pinnedIn()).toBeUndefined();
    }
    await db.update(posts).set({ deletedAt: null }).where(eq(posts.id, older.id));
    expect(await pinnedIn()).toEqual([older.id]);
  });

  it('says so itself', async () => {
    await pin(older);
    const { body } = await t.on(site).get(`/api/posts/${older.slug}`);
    expect(body).toMatchObject({ pinnedUntil: inDays(1) });
    await unpin(older);
    expect((await t.on(site).get(`/api/posts/${older.slug}`)).body).not.toHaveProperty(
      'pinnedUntil',
    );
  });
});

describe('pinning', () => {
  it('allows three posts at a time', async () => {
    for (const post of [older, third, fourth]) expect((await pin(post)).status).toBe(200);
    expectError(await pin(middle), 'conflict');
    expect((await pin(older, inDays(5))).status).toBe(200);
    await unpin(third);
    const replies = await Promise.all([middle, made[5]!, made[6]!].map((post) => pin(post)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await pinnedIn()).toHaveLength(3);
  });

  it('shows three after a hidden one returns', async () => {
    for (const post of [older, third, fourth]) await pin(post);
    await db.update(posts).set({ isHidden: true }).where(eq(posts.id, older.id));
    expect((await pin(middle)).status).toBe(200);
    await db.update(posts).set({ isHidden: false }).where(eq(posts.id, older.id));
    expect(await pinnedIn()).toHaveLength(3);
  });

  it.each([
    [{}, 'until'],
    [{ until: 'tomorrow' }, 'until'],
    [{ until: '2026-11-22' }, 'until'],
    [{ until: startOfTest.toISOString() }, 'until'],
    [{ until: new Date(startOfTest.getTime() + 366 * dayMs).toISOString() }, 'until'],
    [{ until: null }, 'until'],
  ])('rejects %j', async (body, field) => {
    expectError(await moderator.call('PUT', `/api/posts/${older.id}/pin`, body), 'bad_request', [
      field,
    ]);
  });

  it('needs a visible post of the site', async () => {
    const hidden = await t.make.post({ site, isHidden: true });
    const elsewhere = await t.make.post({ site: 'statecraft' });
    const gone = await t.make.post({ site, deletedAt: new Date() });
    for (const post of [hidden, elsewhere, gone, { id: 'nothing' }])
      expectError(await pin(post), 'not_found');
  });

  it('is for moderators and admins', async () => {
    const author = await caller(t, site);
    const own = await t.make.post({ by: author.user! });
    expectError(await pin(own, inDays(1), author), 'not_found');
    const admin = await caller(t, site, { role: 'admin' });
    expect((await pin(own, inDays(1), admin)).status).toBe(200);
  });

  it('needs a passkey where staff endpoints do', async () => {
    const rules = t.deps.siteRegistry.sites.get(site)!;
    Object.assign(rules, { staffPasskeys: true });
    expectError(await pin(older), 'passkey_required');
    Object.assign(rules, { staffPasskeys: false });
  });

  it('is logged once for each change, in public', async () => {
    await db.delete(auditLog).where(sql`${auditLog.action} like '%pin-post'`);
    const until = inDays(1);
    for (let i = 0; i < 2; i += 1) await pin(older, until);
    for (let i = 0; i < 2; i += 1) await unpin(older);
    const { body } = await t.on(site).get('/api/moderations?limit=2');
    const entry = { kind: 'post', post: { slug: older.slug, title: older.title }, reason: '' };
    expect((body as { moderations: object[] }).moderations).toMatchObject([
      { ...entry, action: 'unpin', until: null },
      { ...entry, action: 'pin', until },
    ]);
    expect(await db.$count(auditLog, sql`${auditLog.action} in ('pin-post', 'unpin-post')`)).toBe(
      2,
    );
  });

  it('changes the content version, so that cached pages are made again', async () => {
    const read = () => t.deps.contentVersions.get(site);
    const before = read();
    await pin(older);
    const pinned = read();
    await unpin(older);
    expect(new Set([before, pinned, read()]).size).toBe(3);
  });
});

it('keeps the pins of sites apart', async () => {
  await pin(older);
  const other = (await t.on('statecraft').get('/api/posts?sort=new')).body as PostList;
  expect(other.pinned).toBeUndefined();
});

it('is erased with the content of its author', async () => {
  const author = await t.make.user(site);
  const post = await t.make.post({ by: author, minutesAgo: (30 * dayMs) / minuteMs });
  await pin(post);
  await db.transaction((tx) => erasePosts(tx, { siteId: site, id: author.id }, sql`true`));
  expect(await db.$count(pinnedPosts)).toBe(0);
});
