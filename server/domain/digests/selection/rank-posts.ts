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

/**
 * Ranks posts by points, then by comments. Remaining ties go to the publisher with fewer posts so
 * far, then to the newer post. Independent of input order.
 */
export function rankPosts(posts: readonly PeriodPost[], ownDomains: readonly string[] = []) {
  const byPoints = (a: PeriodPost, b: PeriodPost) =>
    b.score - a.score || b.commentCount - a.commentCount;
  const byAge = (a: PeriodPost, b: PeriodPost) =>
    b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
  const countByPublisher = new Map<string, number>();
  const counted = posts
    .toSorted((a, b) => byPoints(a, b) || byAge(a, b))
    .map((post) => {
      const publisher = findPublisher(post.url, ownDomains);
      const before = publisher === null ? 0 : (countByPublisher.get(publisher) ?? 0);
      if (publisher !== null) countByPublisher.set(publisher, before + 1);
      return { post, publisher, before };
    })
    .toSorted((a, b) => byPoints(a.post, b.post) || a.before - b.before);
  return counted.map((ranked, i) => {
    const previous = counted[i - 1];
    const isTied = previous?.post.score === ranked.post.score;
    return { ...ranked, tie: isTied ? findTie(previous, ranked) : null };
  });
}

type Counted = { post: PeriodPost; before: number };

function findTie(a: Counted, b: Counted): Tie {
  if (a.post.commentCount !== b.post.commentCount) return 'comments';
  if (a.before !== b.before) return 'publisher';
  return a.post.createdAt.getTime() === b.post.createdAt.getTime() ? 'id' : 'age';
}
