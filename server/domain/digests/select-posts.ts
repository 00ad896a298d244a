import type { TopicPreferences } from '../preferences/parse-prompt.ts';
import type { TopicIndex } from './matching/topic-index.ts';

/** Posts that do not match are listed by title, at most so many. */
const maxOthers = 5;

/**
 * The posts of a variant. `topics` are the requested ones that `matching` are about. Without
 * requested topics all posts are `others`.
 */
export type VariantPosts<T> = { matching: T[]; others: T[]; topics: string[] };

/**
 * Selects the posts for preferences, at most `limits`: first those about a requested topic, then
 * those that only mention one, each in the given order. The best others fill up, unless the reader
 * wants the topics only. A `reserve` post only enters when it matches. Posts about avoided topics
 * never enter.
 */
export function selectForPreferences<T extends { reserve: boolean }>(
  posts: readonly T[],
  index: TopicIndex,
  { topics, avoid, only }: Pick<TopicPreferences, 'topics' | 'avoid' | 'only'>,
  limits: { matching: number; others: number },
): VariantPosts<T> {
  const avoided = new Set(
    avoid.flatMap((topic) =>
      [...index.find(topic)].flatMap(([i, strength]) => (strength === 'subject' ? [i] : [])),
    ),
  );
  const allowed = posts.flatMap((post, i) => (avoided.has(i) ? [] : [{ post, i }]));
  const matches = topics.map((topic) => index.find(topic));
  const isAbout = ({ i }: { i: number }) => matches.some((found) => found.get(i) === 'subject');
  const mentions = ({ i }: { i: number }) => matches.some((found) => found.get(i) === 'text');
  const matching = [
    ...allowed.filter(isAbout),
    ...allowed.filter((entry) => !isAbout(entry) && mentions(entry)),
  ].slice(0, limits.matching);
  const rest = allowed.filter(
    (entry) => !entry.post.reserve && !isAbout(entry) && !mentions(entry),
  );
  const maxRest =
    matching.length === 0
      ? limits.others
      : Math.min(maxOthers, limits.others, limits.matching - matching.length);
  const toPosts = (entries: readonly { post: T }[]) => entries.map(({ post }) => post);
  return {
    matching: toPosts(matching),
    others: only && topics.length > 0 ? [] : toPosts(rest.slice(0, maxRest)),
    topics: topics.filter((_, t) => matching.some(({ i }) => matches[t]?.has(i))),
  };
}
