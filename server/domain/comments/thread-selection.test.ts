import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commentSorts, type CommentSort } from '#shared/paths.ts';
import { selectThread, type Selection, type ThreadNode } from './thread-selection.ts';

const node = (
  id: string,
  parentId: string | null = null,
  given: Partial<ThreadNode> = {},
): ThreadNode => ({ id, parentId, wilsonScore: 0, createdAt: 0, isVisible: true, ...given });

function select(
  nodes: ThreadNode[],
  given: { sort?: CommentSort; limit?: number; root?: string; after?: string } = {},
): Selection {
  const selection = selectThread(nodes, { sort: 'best', limit: 200, ...given });
  if (typeof selection === 'string') throw new Error(selection);
  return selection;
}
const ids = (...args: Parameters<typeof select>) => select(...args).ids.join(' ');

/** Any thread: each comment answers one before it or the post; few values, so that ranks are often equal; rows in any order. */
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

/** What must be there: what is listed, and everything above it. */
function expectedAlive(nodes: ThreadNode[]): Set<string> {
  const byId = new Map(nodes.map((one) => [one.id, one]));
  const alive = new Set<string>();
  for (const one of nodes) {
    if (!one.isVisible) continue;
    for (
      let at: ThreadNode | undefined = one;
      at;
      at = at.parentId === null ? undefined : byId.get(at.parentId)
    )
      alive.add(at.id);
  }
  return alive;
}

/** The first page of the post, or of what answers `root`, and all that follow by cursor. */
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

/** The nearest comment above `id` that is shown. */
function shownAbove(nodes: ThreadNode[], id: string, shown: string[]): string | null {
  const above = nodes.find((one) => one.id === id)?.parentId ?? null;
  return above === null || shown.includes(above) ? above : shownAbove(nodes, above, shown);
}

it('pages and the links below their comments lead to every comment that is still there, each on one way only', () => {
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

it('following every page and every link with one limit reaches all that is there, and no row of pages shows a comment twice', () => {
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

it('a page holds no more than its limit, and as much as there is', () => {
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

it('a reply stands behind what it answers, siblings stand in their order, and nobody is left out before somebody lower', () => {
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
      const byId = new Map(nodes.map((one) => [one.id, one]));
      const alive = expectedAlive(nodes);
      const { ids: shown } = select(nodes, { sort, limit });
      const place = new Map(shown.map((id, i) => [id, i]));
      const chosen = shown.map((id) => byId.get(id) as ThreadNode);
      for (const one of chosen) {
        if (one.parentId !== null)
          expect(place.get(one.parentId)).toBeLessThan(place.get(one.id) ?? -1);
        for (const other of chosen) {
          const first =
            one !== other && one.parentId === other.parentId && before[sort](one, other);
          if (first) expect(place.get(one.id)).toBeLessThan(place.get(other.id) ?? -1);
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

it('the subtree of a comment stands together, before its next sibling', () => {
  const nodes = [
    node('a', null, { wilsonScore: 9 }),
    node('b', null, { wilsonScore: 5 }),
    node('a1', 'a'),
    node('a2', 'a', { wilsonScore: 1 }),
    node('a21', 'a2'),
    node('b1', 'b', { wilsonScore: 8 }),
  ];
  expect(ids(nodes)).toBe('a a2 a21 a1 b b1');
});

it.each([
  ['best', 'high early late low'],
  ['new', 'low late high early'],
  ['old', 'early high late low'],
] as const)('sort %s orders by its own key', (sort, expected) => {
  const nodes = [
    node('late', null, { wilsonScore: 0.5, createdAt: 30 }),
    node('low', null, { wilsonScore: 0.1, createdAt: 40 }),
    node('high', null, { wilsonScore: 0.9, createdAt: 20 }),
    node('early', null, { wilsonScore: 0.5, createdAt: 10 }),
  ];
  expect(ids(nodes, { sort })).toBe(expected);
});

it('equal comments stand in the order of their ids, whatever the order of the rows', () => {
  const nodes = ['b', 'c', 'a'].map((id) => node(id));
  for (const sort of commentSorts) expect(ids(nodes, { sort })).toBe('a b c');
  expect(ids(nodes.toReversed())).toBe('a b c');
});

it('a strong reply below a weak comment waits until the weak one is in', () => {
  const nodes = [
    node('weak', null, { wilsonScore: 0.1 }),
    node('star', 'weak', { wilsonScore: 0.99 }),
    node('x', null, { wilsonScore: 0.5 }),
    node('y', null, { wilsonScore: 0.4 }),
  ];
  expect(ids(nodes, { limit: 2 })).toBe('x y');
  expect(ids(nodes, { limit: 3 })).toBe('x y weak');
  expect([...select(nodes, { limit: 3 }).moreReplies]).toEqual([['weak', 1]]);
  expect(ids(nodes, { limit: 4 })).toBe('x y weak star');
});

it('a deleted comment stays while an answer below it is there, at any depth, and goes with the last one', () => {
  const gone = { isVisible: false };
  const nodes = [
    node('a', null, gone),
    node('b', 'a', gone),
    node('c', 'b'),
    node('d', 'a', gone),
    node('e', 'd', gone),
    node('f', null, gone),
  ];
  expect(ids(nodes)).toBe('a b c');
  expect(select(nodes, { limit: 1 })).toEqual({
    ids: ['a'],
    moreReplies: new Map([['a', 2]]),
    next: null,
  });
  expect(ids(nodes.map((one) => (one.id === 'c' ? { ...one, isVisible: false } : one)))).toBe('');
});

it('root gives that comment and what is below it, and nothing of a comment that is gone or unknown', () => {
  const nodes = [
    node('a'),
    node('b', 'a'),
    node('c', 'b'),
    node('d', 'a'),
    node('e'),
    node('x', 'a', { isVisible: false }),
  ];
  expect(select(nodes, { root: 'b' })).toEqual({
    ids: ['b', 'c'],
    moreReplies: new Map(),
    next: null,
  });
  expect(ids(nodes, { root: 'c' })).toBe('c');
  for (const root of ['x', 'nobody', '__proto__', ''])
    expect(selectThread(nodes, { sort: 'best', limit: 9, root })).toBe('no root');
});

it('after goes on behind a comment at the top, and knows no other place', () => {
  const nodes = [
    node('a', null, { wilsonScore: 3 }),
    node('b', null, { wilsonScore: 2 }),
    node('b1', 'b'),
    node('c', null, { wilsonScore: 1 }),
    node('x', null, { isVisible: false }),
  ];
  expect(select(nodes, { limit: 1 }).next).toBe('a');
  expect(select(nodes, { limit: 2, after: 'a' })).toEqual({
    ids: ['b', 'c'],
    moreReplies: new Map([['b', 1]]),
    next: null,
  });
  expect(select(nodes, { after: 'c' })).toEqual({ ids: [], moreReplies: new Map(), next: null });
  for (const after of ['b1', 'x', 'nobody', 'constructor'])
    expect(selectThread(nodes, { sort: 'best', limit: 9, after })).toBe('no after');
});

it('replies to a root go on behind one of them, or from the first where only the root had room', () => {
  const nodes = [
    node('a'),
    ...['r', 's', 't', 'u'].map((id, i) => node(id, 'a', { wilsonScore: 9 - i })),
    node('s1', 's'),
    node('b'),
  ];
  expect(select(nodes, { root: 'a', limit: 3 })).toEqual({
    ids: ['a', 'r', 's'],
    moreReplies: new Map([['s', 1]]),
    next: 's',
  });
  expect(select(nodes, { root: 'a', limit: 3, after: 's' })).toEqual({
    ids: ['t', 'u'],
    moreReplies: new Map(),
    next: null,
  });
  expect(select(nodes, { root: 'a', limit: 1 })).toEqual({
    ids: ['a'],
    moreReplies: new Map(),
    next: 'a',
  });
  expect(select(nodes, { root: 'a', limit: 2, after: 'a' })).toEqual({
    ids: ['r', 's'],
    moreReplies: new Map([['s', 1]]),
    next: 's',
  });
  for (const after of ['b', 's1', 'nobody'])
    expect(selectThread(nodes, { sort: 'best', limit: 9, root: 'a', after })).toBe('no after');
});

it('a thread without comments is empty', () => {
  expect(select([])).toEqual({ ids: [], moreReplies: new Map(), next: null });
});

it('a chain of 2,000 replies is read and counted without running out of stack', () => {
  const nodes = Array.from({ length: 2_000 }, (_, i) =>
    node(`c${i}`, i === 0 ? null : `c${i - 1}`, { isVisible: i === 1_999 }),
  );
  expect(select(nodes, { limit: 2_000 }).ids).toEqual(nodes.map(({ id }) => id));
  const { ids: shown, moreReplies, next } = select(nodes.toReversed(), { limit: 200 });
  expect(shown).toEqual(nodes.slice(0, 200).map(({ id }) => id));
  expect([...moreReplies]).toEqual([['c199', 1_800]]);
  expect(next).toBeNull();
});
