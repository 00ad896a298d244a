import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import type { TopicIndex } from './topic-index.ts';

/** Posts that do not match are listed by title, at most so many. */
const maxOthers = 5;

/**
 * The ids of the posts of a variant. `topics` are the requested ones that `matching` are about.
 * Without requested topics all posts are `others`.
 */
export type VariantPosts = { matching: string[]; others: string[]; topics: string[] };

/**
 * Selects the posts for preferences, within `limits`. Posts about a requested topic come first,
 * then those that only mention one, each in the given order. The best others fill up, unless the
 * reader wants the topics only; without a match they are the nearest ones, unless the reader wants
 * no email then. A `reserve` post only enters when it matches. Posts about avoided topics never
 * enter.
 */
export function selectForPreferences(
  posts: readonly { id: string; reserve: boolean }[],
  index: TopicIndex,
  {
    topics,
    avoid,
    only,
    skipEmpty,
  }: Pick<DigestPreferences, 'topics' | 'avoid' | 'only' | 'skipEmpty'>,
  limits: { matching: number; others: number },
): VariantPosts {
  const avoided = avoid.map((topic) => index.find(topic));
  const allowed = posts
    .map((post, i) => ({ post, i }))
    .filter(({ i }) => !avoided.some((found) => found.get(i) === 'subject'));
  const matches = topics.map((topic) => index.find(topic));
  const isAbout = ({ i }: { i: number }) => matches.some((found) => found.get(i) === 'subject');
  const mentions = ({ i }: { i: number }) => matches.some((found) => found.get(i) === 'text');
  const unnamed = allowed.filter((entry) => !isAbout(entry));
  const matching = [...allowed.filter(isAbout), ...unnamed.filter(mentions)].slice(
    0,
    limits.matching,
  );
  const rest = unnamed.filter((entry) => !entry.post.reserve && !mentions(entry));
  return {
    matching: matching.map(({ post }) => post.id),
    others: listOthers().map(({ post }) => post.id),
    topics: topics.filter((_, t) => matching.some(({ i }) => matches[t]?.has(i))),
  };

  function listOthers() {
    if (topics.length === 0) return rest.slice(0, limits.others);
    const max = Math.min(maxOthers, limits.others);
    if (matching.length > 0)
      return only ? [] : rest.slice(0, Math.min(max, limits.matching - matching.length));
    if (skipEmpty) return [];
    if (!only) return rest.slice(0, limits.others);
    const nearness = new Map(rest.map(({ i }) => [i, index.getNearness(topics, i)]));
    return rest
      .toSorted((a, b) => (nearness.get(b.i) ?? 0) - (nearness.get(a.i) ?? 0))
      .slice(0, max);
  }
}
