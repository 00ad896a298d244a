import type { MovedRecord } from '#shared/contract/admin-imports.ts';
import type { Found } from './source.ts';

type Comment = Extract<MovedRecord, { type: 'comment' }>;

/**
 * Yields comments after what they answer, and before that all else in its order. A comment whose
 * parent does not come is last: an earlier import may have it.
 */
export async function* parentsFirst(items: AsyncIterable<Found>): AsyncGenerator<Found> {
  const seen = new Set<string>();
  const waiting = new Map<string, Comment[]>();
  function* release(first: Comment): Generator<Comment> {
    for (let next = [first]; next.length > 0;) {
      const comment = next.pop() as Comment;
      yield comment;
      seen.add(comment.id);
      next.push(...(waiting.get(comment.id) ?? []).toReversed());
      waiting.delete(comment.id);
    }
  }
  for await (const item of items) {
    if (item.type === 'comment' && seen.has(item.parent)) {
      yield* release(item);
    } else if (item.type === 'comment') {
      const others = waiting.get(item.parent);
      if (others) others.push(item);
      else waiting.set(item.parent, [item]);
    } else {
      yield item;
      if (item.type === 'post') {
        seen.add(item.id);
        for (const comment of waiting.get(item.id) ?? []) yield* release(comment);
        waiting.delete(item.id);
      }
    }
  }
  const left = new Set([...waiting.values()].flat().map(({ id }) => id));
  for (const parent of [...waiting.keys()].filter((id) => !left.has(id))) {
    for (const comment of waiting.get(parent) ?? []) yield* release(comment);
    waiting.delete(parent);
  }
  // These answer each other.
  for (const comments of waiting.values()) yield* comments;
}
