import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commentSorts, type CommentSort } from '#shared/paths.ts';
import { type Selection, type ThreadNode } from './thread-selection.ts';
import { select } from '../../../test/support/thread-nodes.ts';

/**
 * Threads with rows in any order. Each comment replies to an earlier one or the post. Few values
 * make equal ranks likely.
 */
const threads = fc
  .array(
    fc.record({
      parent: fc.option(fc.nat(), { freq: 3, nil: null }),
      wilsonScore: fc.integer({ min: 0, max: 3 }),
      createdAt: fc.integer({ min: 0, max: 5 }),
      isVisible: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((rows) =>
    rows.map(({ parent, ...rest }, i): ThreadNode => ({
      id: `c${i}`,
      parentId: parent === null || i === 0 ? null : `c${parent % i}`,
      ...rest,
    })),
  )
  .chain((nodes) => fc.shuffledSubarray(nodes, { minLength: nodes.length }));
const sorts = fc.constantFrom(...commentSorts);

/** Returns the IDs of visible comments and all their ancestors. */
function expectedAlive(nodes: ThreadNode[]): Set<string> {
  const byId = new Map(nodes.map((comment) => [comment.id, comment]));
  const alive = new Set<string>();
  for (const comment of nodes) {
    if (!comment.isVisible) continue;
    for (
      let at: ThreadNode | undefined = comment;
      at;
      at = at.parentId === null ? undefined : byId.get(at.parentId)
    )
      alive.add(at.id);
  }
  return alive;
}

/** Returns every page of the post, or of the replies to `root`, by cursor. */
function walk(nodes: ThreadNode[], sort: CommentSort, limit: number, root?: string): Selection[] {
  const pages: Selection[] = [];
  const from = root === undefined ? {} : { root };
  let after: string | undefined;
  do {
    const page = select(nodes, { sort, limit, ...from, ...(after === undefined ? {} : { after }) });
    pages.push(page);
    after = page.next ?? undefined;
    if (pages.length > nodes.length + 1) throw new Error('the pages do not end');
  } while (after !== undefined);
  return pages;
}

/** Returns the nearest ancestor of `id` that is shown. */
function shownAbove(nodes: ThreadNode[], id: string, shown: string[]): string | null {
  const above = nodes.find((comment) => comment.id === id)?.parentId ?? null;
  return above === null || shown.includes(above) ? above : shownAbove(nodes, above, shown);
}

it('reaches every remaining comment once by pages and links', () => {
  fc.assert(
    fc.property(threads, sorts, fc.integer({ min: 1, max: 12 }), (nodes, sort, limit) => {
      const found: string[] = [];
      for (const { ids: shown, moreReplies } of walk(nodes, sort, limit)) {
        found.push(...shown);
        for (const [root, count] of moreReplies) {
          // A shown reply has a link of its own for what is left out below it.
          const left = select(nodes, { sort, limit: nodes.length, root }).ids.filter(
            (id) => !shown.includes(id) && shownAbove(nodes, id, shown) === root,
          );
          expect(left).toHaveLength(count);
          found.push(...left);
        }
      }
      expect(found.toSorted()).toEqual([...expectedAlive(nodes)].toSorted());
    }),
    { numRuns: 500 },
  );
});

it('reaches every comment with one limit, without repeats', () => {
  fc.assert(
    fc.property(threads, sorts, fc.integer({ min: 1, max: 6 }), (nodes, sort, limit) => {
      const reached = new Set<string>();
      const links: (string | undefined)[] = [undefined];
      for (const root of links) {
        const pages = walk(nodes, sort, limit, root);
        const shown = pages.flatMap((page) => page.ids);
        expect(shown).toHaveLength(new Set(shown).size);
        if (root !== undefined) expect(shown[0]).toBe(root);
        for (const page of pages) expect(page.ids.length).toBeLessThanOrEqual(limit);
        for (const id of shown) reached.add(id);
        links.push(
          ...pages
            .flatMap(({ moreReplies }) => [...moreReplies.keys()])
            .filter((id) => !links.includes(id)),
        );
      }
      expect([...reached].toSorted()).toEqual([...expectedAlive(nodes)].toSorted());
    }),
    { numRuns: 500 },
  );
});

it('fills pages up to their limit', () => {
  fc.assert(
    fc.property(threads, sorts, fc.integer({ min: 1, max: 12 }), (nodes, sort, limit) => {
      const alive = expectedAlive(nodes).size;
      const [first, ...rest] = walk(nodes, sort, limit);
      expect(first?.ids).toHaveLength(Math.min(limit, alive));
      for (const page of rest) {
        expect(page.ids.length).toBeLessThanOrEqual(limit);
        expect(page.ids.length).toBeGreaterThan(0);
      }
    }),
  );
});

it('places replies below parents and omits the lowest comments first', () => {
  const before: Record<CommentSort, (a: ThreadNode, b: ThreadNode) => boolean> = {
    best: (a, b) =>
      a.wilsonScore > b.wilsonScore ||
      (a.wilsonScore === b.wilsonScore &&
        (a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id))),
    new: (a, b) => a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id < b.id),
    old: (a, b) => a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id),
  };
  fc.assert(
    fc.property(threads, sorts, fc.integer({ min: 1, max: 12 }), (nodes, sort, limit) => {
      const byId = new Map(nodes.map((comment) => [comment.id, comment]));
      const alive = expectedAlive(nodes);
      const { ids: shown } = select(nodes, { sort, limit });
      const place = new Map(shown.map((id, i) => [id, i]));
      const chosen = shown.map((id) => byId.get(id) as ThreadNode);
      for (const comment of chosen) {
        if (comment.parentId !== null)
          expect(place.get(comment.parentId)).toBeLessThan(place.get(comment.id) ?? -1);
        for (const other of chosen) {
          const first =
            comment !== other &&
            comment.parentId === other.parentId &&
            before[sort](comment, other);
          if (first) expect(place.get(comment.id)).toBeLessThan(place.get(other.id) ?? -1);
        }
      }
      // What could have been taken instead ranks below the sibling that was taken.
      const couldBe = ({ id, parentId }: ThreadNode) =>
        alive.has(id) && !place.has(id) && (parentId === null || place.has(parentId));
      for (const left of nodes.filter(couldBe)) {
        for (const taken of chosen.filter(({ parentId }) => parentId === left.parentId))
          expect(before[sort](taken, left)).toBe(true);
      }
    }),
  );
});
