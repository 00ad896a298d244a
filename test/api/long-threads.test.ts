import { beforeAll, expect, it } from 'vitest';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import * as limits from '#shared/limits.ts';
import type { PostRow } from '../support/factories.ts';
import { isFullRun } from '../support/full-run.ts';
import { readPages } from '../support/lists.ts';
import { addComments, type NewComment } from '../support/database-rows.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp();

const size = isFullRun ? 1_000 : 400;
let post: PostRow;
/** Ids of the visible comments with the sizes of their subtrees. */
let reachable: Map<string, number>;
let parents: Map<string, string | null>;
let repliesTo: Map<string, string[]>;
let listed: number;

/** Many comments: long chains, broad levels, equal scores, deleted and hidden ones. */
beforeAll(async () => {
  post = await t.make.post();
  const author = await t.make.user();
  const depths: number[] = [];
  const rows = Array.from({ length: size }, (_, i): NewComment => {
    const any = (i * 7919) % 1_009;
    // Every third comment answers the previous one, for long chains.
    const parentIndex =
      any % 3 === 0 ? i - 1 : any % 5 === 0 ? undefined : (any * 31) % Math.max(i, 1);
    const parent =
      i === 0 || parentIndex === undefined || (depths[parentIndex] ?? 0) >= limits.commentDepth
        ? undefined
        : parentIndex;
    depths.push(parent === undefined ? 0 : (depths[parent] ?? 0) + 1);
    const gone =
      any % 11 === 0 ? { deletedAt: startOfTest } : any % 13 === 0 ? { isHidden: true } : {};
    return {
      score: [1, 1, 1, 5, -2, 40][any % 6] as number,
      createdAt: t.make.minutesAgo(any % 50),
      ...(parent === undefined ? {} : { parent }),
      ...gone,
    };
  });
  const ids = await addComments(t, post, author, rows);
  parents = new Map(
    ids.map((id, i) => [
      id,
      rows[i]?.parent === undefined ? null : (ids[rows[i].parent] as string),
    ]),
  );
  const isListed = rows.map((row) => row.deletedAt === undefined && row.isHidden === undefined);
  listed = isListed.filter(Boolean).length;
  // Replies follow their parents, so one pass from the end counts all.
  const alive = new Map(ids.map((id) => [id, 0]));
  for (let i = size - 1; i >= 0; i -= 1) {
    const id = ids[i] as string;
    const below = alive.get(id) ?? 0;
    const all = below > 0 || isListed[i] ? below + 1 : 0;
    alive.set(id, all);
    const parent = parents.get(id);
    if (parent) alive.set(parent, (alive.get(parent) ?? 0) + all);
  }
  reachable = new Map([...alive].filter(([, count]) => count > 0));
  repliesTo = Map.groupBy(reachable.keys(), (id) => parents.get(id) ?? '');
});

async function readThread(query: string): Promise<Thread> {
  const response = await t.on('nontrivial').get(`/api/posts/${post.id}/comments?${query}`);
  expect(response.status, response.text).toBe(200);
  return response.body as Thread;
}

const order: Record<string, (a: Comment, b: Comment) => boolean> = {
  new: (a, b) => a.createdAt >= b.createdAt,
  old: (a, b) => a.createdAt <= b.createdAt,
};

/** Checks every reply: parents present, siblings in order, correct counts of omitted replies. */
function findProblems(comments: Comment[], sort: string, root: string | null): string[] {
  const found: string[] = [];
  const here = new Set(comments.map(({ id }) => id));
  const top = Math.min(...comments.map(({ depth }) => depth));
  const seen = new Set<string | null>();
  const lastSibling = new Map<string | null, Comment>();
  for (const comment of comments) {
    const { id, parentId, depth, moreReplies } = comment;
    if (parentId !== parents.get(id)) found.push(`${id} has another parent`);
    if (depth > top && !seen.has(parentId)) found.push(`${id} comes before its parent`);
    seen.add(id);
    const before = lastSibling.get(parentId);
    if (before && order[sort]?.(before, comment) === false)
      found.push(`${id} comes after ${before.id}`);
    lastSibling.set(parentId, comment);
    const missing = (repliesTo.get(id) ?? []).filter((reply) => !here.has(reply));
    const leftOut = missing.reduce((sum, reply) => sum + (reachable.get(reply) ?? 0), 0);
    // The cursor continues below the root.
    if (moreReplies !== (id === root ? 0 : leftOut))
      found.push(`${id} says ${moreReplies} of ${leftOut}`);
  }
  return found;
}

/** Returns whether a comment and its subtree were found. */
const isComplete = (id: string, found: Set<string>): boolean =>
  found.has(id) && (repliesTo.get(id) ?? []).every((reply) => isComplete(reply, found));

it.each([
  ['best', 200],
  ['new', 40],
  ['old', 9],
])(`reads ${size} comments by %s, %i at a time`, async (sort, limit) => {
  const found = new Set<string>();
  const links: string[] = [];
  /** Reads all pages of a thread or subtree and checks that each comment occurs once. */
  const take = async (root: string | null) => {
    const pages = await readPages(async (cursor) => {
      const page = await readThread(
        `sort=${sort}&limit=${limit}${root === null ? '' : `&root=${root}`}` +
          `${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      expect(findProblems(page.comments, sort, root)).toEqual([]);
      expect(page.comments.length).toBeLessThanOrEqual(limit);
      expect(page).toMatchObject({ totalCount: listed, hasNextPage: page.nextCursor !== null });
      return { ...page, items: page.comments };
    });
    const comments = pages.flatMap(({ items }) => items);
    expect(new Set(comments.map(({ id }) => id)).size, 'by cursor nothing comes twice').toBe(
      comments.length,
    );
    const counted = comments.reduce((sum, { moreReplies }) => sum + 1 + moreReplies, 0);
    const everything = root === null ? reachable.size : reachable.get(root);
    expect(counted, 'what is shown and what is said to be left out').toBe(everything);
    for (const { id, moreReplies } of comments) {
      found.add(id);
      if (moreReplies > 0) links.push(id);
    }
  };

  await take(null);
  expect(found.size, 'the thread is longer than its pages').toBeLessThan(reachable.size);
  for (let link = links.pop(); link !== undefined; link = links.pop()) {
    if (!isComplete(link, found)) await take(link);
  }
  expect([...found].toSorted()).toEqual([...reachable.keys()].toSorted());
});

it('returns the deepest possible reply chain in one reply', async () => {
  const chained = await t.make.post();
  const author = await t.make.user();
  const rows = Array.from({ length: limits.commentDepth + 1 }, (_, i): NewComment =>
    i === 0 ? {} : { parent: i - 1 },
  );
  const ids = await addComments(t, chained, author, rows);
  const { comments } = (await t.on('nontrivial').get(`/api/posts/${chained.id}/comments`))
    .body as Thread;
  expect(comments.map(({ id, depth }) => [id, depth])).toEqual(ids.map((id, depth) => [id, depth]));
});
