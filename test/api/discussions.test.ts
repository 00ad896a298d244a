import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { PostList } from '../../shared/contract/posts.ts';
import { comments, posts } from '../../server/db/schema.ts';
import * as limits from '../../shared/limits.ts';
import { expectError } from '../support/error-replies.ts';
import { createTestApp } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const read = async (site: 'nontrivial' | 'statecraft' | 'default', query = '') =>
  (await t.on(site).get(`/api/posts?sort=discussions${query}`)).body as PostList;
async function readAll(site: 'nontrivial' | 'statecraft' | 'default', limit: number) {
  const titles: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: PostList = await read(site, `&limit=${limit}${cursor && `&cursor=${cursor}`}`);
    titles.push(...page.posts.map(({ title }) => title));
    cursor = page.nextCursor;
  }
  return titles;
}

it('lists posts by their latest visible comment, each once', async () => {
  const make = async (title: string, ...minutesAgo: number[]) => {
    const post = await t.make.post({ title, minutesAgo: 100 });
    const made = [];
    for (const minutes of minutesAgo)
      made.push(await t.make.comment(post, { minutesAgo: minutes }));
    return { post, made };
  };
  await make('Silent');
  await make('Oldest', 50);
  await make('Busy', 60, 40, 30, 5);
  const { made } = await make('Fallen back', 45, 2);
  const { post: hidden } = await make('Hidden', 1);
  await make('Latest', 3);
  await db
    .update(comments)
    .set({ isHidden: true })
    .where(eq(comments.id, made[1]?.id ?? ''));
  await db.update(posts).set({ isHidden: true }).where(eq(posts.id, hidden.id));
  const expected = ['Latest', 'Busy', 'Fallen back', 'Oldest'];
  expect(await readAll('nontrivial', 100)).toEqual(expected);
  for (const limit of [1, 2, 3]) expect(await readAll('nontrivial', limit)).toEqual(expected);
  expect((await read('nontrivial')).totalCount).toBeUndefined();
  expect(await readAll('default', 2)).toEqual([]);
});

it('continues after a thread that exceeds the comment limit', async () => {
  const [old, long] = [
    await t.make.post({ site: 'statecraft', title: 'Old' }),
    await t.make.post({ site: 'statecraft', title: 'Long' }),
  ];
  const first = await t.make.comment(old, { minutesAgo: 10_000 });
  const start = t.make.minutesAgo(9_000).getTime();
  await db.insert(comments).values(
    Array.from({ length: limits.discussions.comments + 10 }, (_, i) => ({
      ...first,
      isVisible: undefined,
      id: newId(),
      postId: long.id,
      createdAt: new Date(start + i * 1_000),
    })),
  );
  const page = await read('statecraft');
  expect([page.posts.map(({ title }) => title), page.hasNextPage]).toEqual([['Long'], true]);
  expect(await readAll('statecraft', 25)).toEqual(['Long', 'Old']);
});

it('rejects page numbers, periods and cursors of other lists', async () => {
  const get = (query: string) => t.on('nontrivial').get(`/api/posts?sort=discussions${query}`);
  expectError(await get('&page=1'), 'bad_request', ['page']);
  expectError(await get('&t=day'), 'bad_request', ['t']);
  expectError(await get('&limit=101'), 'bad_request', ['limit']);
  const { nextCursor } = (await t.on('nontrivial').get('/api/posts?sort=new&limit=1'))
    .body as PostList;
  expectError(await get(`&cursor=${nextCursor}`), 'bad_request', ['cursor']);
});
