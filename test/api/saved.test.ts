import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PostList } from '#shared/contract/posts.ts';
import { encodeCursor } from '../../server/db/cursor.ts';
import { posts, savedPosts, users } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { joinSite } from '../support/members.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const ada = await joinSite(t, 'nontrivial');
const grace = await joinSite(t, 'nontrivial');
beforeEach(async () => {
  await db.delete(savedPosts);
});

const save = async (id: string) => {
  const response = await ada.send('post', `/api/posts/${id}/save`);
  // Times have milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 3));
  return response;
};
const unsave = (id: string) => ada.send('delete', `/api/posts/${id}/save`);
async function listSaved(query = '', actor = ada): Promise<PostList> {
  const response = await actor.agent.get(`/api/saved${query}`).set(actor.bearer);
  expect(response.status, response.text).toBe(200);
  return response.body as PostList;
}

describe('saved posts', () => {
  it('are listed last-saved first, to their member only', async () => {
    const [older, newer] = [
      await t.make.post({ minutesAgo: 50, text: 'A body that stays there' }),
      await t.make.post({ minutesAgo: 5 }),
    ];
    expect((await save(newer.id)).body).toEqual({ saved: true });
    expect((await save(older.slug)).body).toEqual({ saved: true });
    const list = await listSaved();
    expect(list).toMatchObject({ nextCursor: null, hasNextPage: false, totalCount: 2 });
    expect(list.posts.map(({ id }) => id)).toEqual([older.id, newer.id]);
    const inLists = (await t.on('nontrivial').get('/api/posts?sort=new&limit=100'))
      .body as PostList;
    for (const post of list.posts)
      expect(post).toEqual(inLists.posts.find(({ id }) => id === post.id));
    expect(await listSaved('', grace)).toEqual({
      posts: [],
      nextCursor: null,
      hasNextPage: false,
      totalCount: 0,
    });
  });

  it('keep their position unless unsaved', async () => {
    const [first, second] = [await t.make.post(), await t.make.post()];
    for (const { id } of [first, second, first])
      expect((await save(id)).body).toEqual({ saved: true });
    expect((await listSaved()).posts.map(({ id }) => id)).toEqual([second.id, first.id]);
    for (let i = 0; i < 2; i += 1)
      expect((await unsave(first.slug)).body).toEqual({ saved: false });
    expect((await listSaved()).totalCount).toBe(1);
    await save(first.id);
    expect((await listSaved()).posts.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('are omitted while hidden and can be unsaved', async () => {
    const [visible, hidden] = [await t.make.post(), await t.make.post()];
    for (const { id } of [visible, hidden]) await save(id);
    await db.update(posts).set({ isHidden: true }).where(eq(posts.id, hidden.id));
    expect(await listSaved()).toMatchObject({ posts: [{ id: visible.id }], totalCount: 1 });
    await db.update(posts).set({ isHidden: false }).where(eq(posts.id, hidden.id));
    expect((await listSaved()).totalCount).toBe(2);
    await db.update(posts).set({ isHidden: true }).where(eq(posts.id, hidden.id));
    expect((await unsave(hidden.id)).body).toEqual({ saved: false });
    expectError(await unsave(hidden.id), 'not_found');
    await db.update(posts).set({ isHidden: false }).where(eq(posts.id, hidden.id));
    expect((await listSaved()).totalCount).toBe(1);
  });

  it('are paged once each, also with equal times', async () => {
    const [me] = await db.select().from(users).where(eq(users.username, ada.username));
    const posts = await Promise.all(Array.from({ length: 11 }, () => t.make.post()));
    await db.insert(savedPosts).values(
      posts.map(({ id }, i) => ({
        siteId: 'nontrivial',
        userId: me?.id ?? '',
        postId: id,
        createdAt: new Date(startOfTest.getTime() + 123 - (i >> 2) * 1000),
      })),
    );
    const whole = (await listSaved()).posts.map(({ id }) => id);
    expect(new Set(whole).size).toBe(11);
    const pages: string[][] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: PostList = await listSaved(`?limit=4${cursor === '' ? '' : `&cursor=${cursor}`}`);
      expect(page).toMatchObject({ totalCount: 11, hasNextPage: page.nextCursor !== null });
      pages.push(page.posts.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(pages.map(({ length }) => length)).toEqual([4, 4, 3]);
    expect(pages.flat()).toEqual(whole);
  });

  it('cannot be hidden, deleted, foreign or missing: 404', async () => {
    const ids = [
      (await t.make.post({ isHidden: true })).id,
      (await t.make.post({ deletedAt: startOfTest })).id,
      (await t.make.post({ site: 'statecraft' })).id,
      'zzzzzzzzzzzz',
      '-',
      '%27',
    ];
    for (const id of ids)
      for (const call of [save, unsave]) expectError(await call(id), 'not_found');
    expect(await db.select().from(savedPosts)).toEqual([]);
  });

  it('are stored once each under concurrency', async () => {
    const { id } = await t.make.post();
    for (const { status } of await Promise.all(
      Array.from({ length: 8 }, () => ada.send('post', `/api/posts/${id}/save`)),
    ))
      expect(status).toBe(200);
    expect((await listSaved()).posts.map((post) => post.id)).toEqual([id]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['cursor=x', 'cursor'],
    [`cursor=${encodeCursor('new', [1, 'a'])}`, 'cursor'],
    [`cursor=${encodeCursor('saved', [1.5, 'a'])}`, 'cursor'],
    ['sort=new', 'sort'],
  ])('?%s returns 400 naming %s', async (query, field) => {
    expectError(await ada.agent.get(`/api/saved?${query}`).set(ada.bearer), 'bad_request', [field]);
  });
});
