import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Comment } from '#shared/contract/comments.ts';
import { commentTree, type CommentNode } from './comment-tree.ts';

const comment = (id: string, parentId: string | null = null): Comment => ({
  id,
  parentId,
  author: { username: 'grace' },
  text: id,
  content: [['p', [id]]],
  deleted: false,
  score: 1,
  depth: 0,
  createdAt: '2026-11-21T08:00:00.000Z',
  editedAt: null,
  moreReplies: 0,
});

/** `a(b c(d))` */
const shape = (nodes: CommentNode[]): string =>
  nodes
    .map(({ comment: { id }, replies }) => (replies.length > 0 ? `${id}(${shape(replies)})` : id))
    .join(' ');

it('builds a tree in which siblings keep their order', () => {
  const tree = commentTree([
    comment('a'),
    comment('b', 'a'),
    comment('c', 'b'),
    comment('d', 'a'),
    comment('e'),
    comment('f', 'e'),
  ]);
  expect(shape(tree)).toBe('a(b(c) d) e(f)');
  expect(tree[0]?.replies[0]?.parent?.id).toBe('a');
  expect(tree[0]?.parent).toBeNull();
});

it('puts the linked comment first', () => {
  const tree = commentTree([comment('middle', 'not in the reply'), comment('below', 'middle')]);
  expect(shape(tree)).toBe('middle(below)');
  expect(tree[0]?.parent).toBeNull();
});

it('returns an empty tree without comments', () => {
  expect(commentTree([])).toEqual([]);
});

it('changes neither the comments nor the list', () => {
  const list = [comment('a'), comment('b', 'a')];
  const before = structuredClone(list);
  const [top] = commentTree(list);
  expect(top?.comment).toBe(list[0]);
  expect(top?.replies[0]?.parent).toBe(list[0]);
  expect(list).toEqual(before);
});

it('keeps every thread complete and in reading order', () => {
  const lists = fc.array(fc.option(fc.nat(), { nil: null }), { maxLength: 40 }).map((parents) => {
    // In reading order, a comment replies to the previous one or to one of its ancestors.
    const list: Comment[] = [];
    const way: string[] = [];
    parents.forEach((up, i) => {
      way.length = up === null ? 0 : Math.max(0, way.length - (up % (way.length + 1)));
      list.push(comment(`c${i}`, way.at(-1) ?? null));
      way.push(`c${i}`);
    });
    return list;
  });
  const read = (nodes: CommentNode[]): Comment[] =>
    nodes.flatMap(({ comment, replies }) => [comment, ...read(replies)]);
  fc.assert(
    fc.property(lists, (list) => {
      expect(read(commentTree(list))).toEqual(list);
    }),
  );
});
