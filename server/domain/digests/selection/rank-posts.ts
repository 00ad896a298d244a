import type { Embedding } from './embedding.ts';
import { findPublisher } from './publisher.ts';

/** A post that may enter an issue; `text` is the beginning of its article or its own text. */
export type PeriodPost = {
  id: string;
  title: string;
  url: string | null;
  normalizedUrl: string | null;
  text: string | null;
  score: number;
  commentCount: number;
  createdAt: Date;
  embedding?: Embedding | null;
};
/** What puts a post after the one before it with the same points. */
export type Tie = 'comments' | 'publisher' | 'age' | 'id';
/** `publisher` is the one that the post counts for. */
type RankedPost<T> = { post: T; publisher: string | null; tie: Tie | null };

/**
 * Ranks posts by points, then by comments. Remaining ties go to the publisher with fewer posts so
 * far, then to the newer post. Independent of input order.
 */
export function rankPosts<T extends PeriodPost>(
  posts: readonly T[],
  ownDomains: readonly string[] = [],
): RankedPost<T>[] {
  const sorted = posts.toSorted(
    (a, b) =>
      b.score - a.score ||
      b.commentCount - a.commentCount ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
  const countByPublisher = new Map<string, number>();
  const counted = sorted.map((post, place) => {
    const publisher = findPublisher(post.url, ownDomains);
    const before = publisher === null ? 0 : (countByPublisher.get(publisher) ?? 0);
    if (publisher !== null) countByPublisher.set(publisher, before + 1);
    return { post, publisher, before, place };
  });
  const isEqual = (a: T, b: T) => a.score === b.score && a.commentCount === b.commentCount;
  counted.sort((a, b) =>
    isEqual(a.post, b.post) ? a.before - b.before || a.place - b.place : a.place - b.place,
  );
  return counted.map(({ post, publisher, before }, i) => {
    const previous = counted[i - 1];
    return {
      post,
      publisher,
      tie: previous?.post.score === post.score ? findTie(previous, { post, before }) : null,
    };
  });
}

type Counted = { post: PeriodPost; before: number };

function findTie(a: Counted, b: Counted): Tie {
  if (a.post.commentCount !== b.post.commentCount) return 'comments';
  if (a.before !== b.before) return 'publisher';
  return a.post.createdAt.getTime() === b.post.createdAt.getTime() ? 'id' : 'age';
}
