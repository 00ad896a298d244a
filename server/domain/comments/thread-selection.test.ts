import { expect, it } from 'vitest';
import { commentSorts } from '#shared/paths.ts';
import { selectThread, type ThreadNode } from './thread-selection.ts';
import { select } from '../../../test/support/thread-nodes.ts';

const node = (
  id: string,
  parentId: string | null = null,
  overrides: Partial<ThreadNode> = {},
): ThreadNode => ({ id, parentId, wilsonScore: 0, createdAt: 0, isVisible: true, ...overrides });
const ids = (...args: Parameters<typeof select>) => select(...args).ids.join(' ');

it('places the replies of a comment before its next sibling', () => {
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

it('sorts equal comments by ID', () => {
  const nodes = ['b', 'c', 'a'].map((id) => node(id));
  for (const sort of commentSorts) expect(ids(nodes, { sort })).toBe('a b c');
  expect(ids(nodes.toReversed())).toBe('a b c');
});

it('selects a weak comment before its strong reply', () => {
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

it('shows a deleted comment only while it has replies', () => {
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
  expect(
    ids(nodes.map((comment) => (comment.id === 'c' ? { ...comment, isVisible: false } : comment))),
  ).toBe('');
});

it('returns the root comment and its replies only', () => {
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

it('continues after a top-level comment only', () => {
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

it('continues the replies to a root', () => {
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

it('returns an empty thread without comments', () => {
  expect(select([])).toEqual({ ids: [], moreReplies: new Map(), next: null });
});

it('counts a chain of 2,000 replies without stack overflow', () => {
  const nodes = Array.from({ length: 2_000 }, (_, i) =>
    node(`c${i}`, i === 0 ? null : `c${i - 1}`, { isVisible: i === 1_999 }),
  );
  expect(select(nodes, { limit: 2_000 }).ids).toEqual(nodes.map(({ id }) => id));
  const { ids: shown, moreReplies, next } = select(nodes.toReversed(), { limit: 200 });
  expect(shown).toEqual(nodes.slice(0, 200).map(({ id }) => id));
  expect([...moreReplies]).toEqual([['c199', 1_800]]);
  expect(next).toBeNull();
});
