import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Comment } from '#shared/contract/comments.ts';
import type { PostSummary } from '#shared/contract/posts.ts';
import { hotRank } from '../../server/domain/posts/ranking.ts';
import type { UserRow } from '../support/factories.ts';
import { readPages, type ListPage } from '../support/lists.ts';
import { addComments, addPosts, removeRows } from '../support/database-rows.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

/** Few scores and times, so that most rows differ only by id. */
const row = fc.record({
  score: fc.constantFrom(-3, 1, 1, 7),
  age: fc.constantFrom(0, 0, 10, 20, 8 * 24 * 60),
});
const scenario = fc.record({
  atStart: fc.array(row, { maxLength: 40 }),
  /** Rows that others write between two pages. */
  between: fc.array(fc.array(row, { maxLength: 4 }), { maxLength: 30 }),
  limits: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
});
type Row = { score: number; age: number };
type Item = { id: string; createdAt: string; score: number };

type List = {
  name: string;
  address: (username: string) => string;
  /** Returns whether a row belongs to the list. Default: always. */
  includes?: (row: Row) => boolean;
  /** Returns whether `a` must not precede `b`. */
  misplaced: (a: Item, b: Item) => boolean;
};

const isNewer = (a: Item, b: Item) => a.createdAt < b.createdAt;
const isHotter = ({ score, createdAt }: Item) => hotRank(score, new Date(createdAt));
const isHigher = (a: Item, b: Item) => a.score < b.score || (a.score === b.score && isNewer(a, b));
const lists: List[] = [
  { name: 'new', address: () => '/api/posts?sort=new', misplaced: isNewer },
  {
    name: 'hot',
    address: () => '/api/posts?sort=hot',
    misplaced: (a, b) => isHotter(a) < isHotter(b),
  },
  { name: 'top of all time', address: () => '/api/posts?sort=top', misplaced: isHigher },
  {
    name: 'top of the week',
    address: () => '/api/posts?sort=top&t=week',
    includes: ({ age }) => age < 7 * 24 * 60,
    misplaced: isHigher,
  },
  {
    name: 'posts of a person',
    address: (username) => `/api/users/${username}/posts?`,
    misplaced: isNewer,
  },
  {
    name: 'comments of a person',
    address: (username) => `/api/users/${username}/comments?`,
    misplaced: isNewer,
  },
];

it.each(lists)('pages through $name without duplicates or gaps during writes', async (list) => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ atStart, between, limits }) => {
      await removeRows(t);
      const user = await t.make.user();
      const add = await createWriter(list, user);
      const first = await add(atStart);
      let count = atStart.length;
      const ofOthers = new Set<string>();

      const pages = await readPages(async (cursor, number) => {
        if (number > 0) {
          const rows = between[number - 1] ?? [];
          for (const id of await add(rows)) ofOthers.add(id);
          count += rows.length;
        }
        const limit = limits[number % limits.length] as number;
        const page = await readPage(
          `${list.address(user.username)}&limit=${limit}` +
            `${cursor === null ? '' : `&cursor=${cursor}`}`,
        );
        expect(page.totalCount).toBe(list.includes ? undefined : count);
        expect(page.hasNextPage).toBe(page.nextCursor !== null);
        if (page.hasNextPage) expect(page.items).toHaveLength(limit);
        return page;
      });

      const items = pages.flatMap((page) => page.items);
      const seen = items.map(({ id }) => id);
      expect(seen.length, 'no row twice').toBe(new Set(seen).size);
      const expected = first.filter((_, i) => list.includes?.(atStart[i] as Row) ?? true);
      expect(seen.filter((id) => !ofOthers.has(id)).toSorted(), 'all that were there').toEqual(
        expected.toSorted(),
      );
      items.forEach((item, i) => {
        const before = items[i - 1];
        if (before)
          expect(
            list.misplaced(before, item),
            `${JSON.stringify(before)} before ${JSON.stringify(item)}`,
          ).toBe(false);
      });
    }),
    { numRuns: 30 },
  );
});

/** Writes rows of the list and resolves with their ids. */
async function createWriter(
  list: List,
  user: UserRow,
): Promise<(rows: Row[]) => Promise<string[]>> {
  const setTimes = (rows: Row[]) =>
    rows.map(({ score, age }) => ({ score, createdAt: t.make.minutesAgo(age) }));
  if (list.name !== 'comments of a person') return (rows) => addPosts(t, user, setTimes(rows));
  const post = await t.make.post();
  return (rows) => addComments(t, post, user, setTimes(rows));
}

async function readPage(path: string): Promise<ListPage<Item>> {
  const response = await t.on('nontrivial').get(path.replace('?&', '?'));
  expect(response.status, response.text).toBe(200);
  const { posts, comments, ...rest } = response.body as {
    posts?: PostSummary[];
    comments?: Comment[];
  } & Omit<ListPage<Item>, 'items'>;
  return { items: posts ?? comments ?? [], ...rest };
}
