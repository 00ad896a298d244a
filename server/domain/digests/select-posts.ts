import type { TopicPreferences } from '../preferences/parse-prompt.ts';
import { toKind } from '../preferences/post-kinds.ts';
import type { TopicIndex } from './matching/topic-index.ts';

/** Posts that do not match are listed by title, at most so many. */
const maxOthers = 5;

/**
 * The posts of a variant. `topics` are the requested ones that `matching` are about. Without
 * requested topics all posts are `others`.
 */
export type VariantPosts<T> = { matching: T[]; others: T[]; topics: string[] };

type WantedPosts = Pick<TopicPreferences, 'topics' | 'avoid' | 'only' | 'kinds'>;

/**
 * Selects the posts for preferences, within `limits`. Posts about a requested topic come first,
 * then those that only mention one, each in the given order. The best others fill up, unless the
 * reader wants the topics only. A `reserve` post only enters when it matches. Posts about avoided
 * topics never enter. If kinds are requested, posts of other kinds never enter either.
 */
export function selectForPreferences<T extends { reserve: boolean }>(
  posts: readonly T[],
  index: TopicIndex,
  { topics, avoid, only, kinds = [] }: WantedPosts,
  limits: { matching: number; others: number },
): VariantPosts<T> {
  const isTopic = (subject: string) => toKind(subject) === null;
  const avoided = new Set(
    avoid
      .filter(isTopic)
      .flatMap((topic) =>
        [...index.find(topic)].flatMap(([i, strength]) => (strength === 'subject' ? [i] : [])),
      ),
  );
  const avoidedKinds = avoid.flatMap((subject) => toKind(subject) ?? []);
  const isAllowed = (i: number) =>
    !avoided.has(i) &&
    !avoidedKinds.some((kind) => index.isOfKind(i, kind)) &&
    (kinds.length === 0 || kinds.some((kind) => index.isOfKind(i, kind)));
  const allowed = posts.flatMap((post, i) => (isAllowed(i) ? [{ post, i }] : []));
  const matches = topics.map((topic) => index.find(topic));
  const isAbout = ({ i }: { i: number }) =>
    topics.length === 0 ? kinds.length > 0 : matches.some((found) => found.get(i) === 'subject');
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
    others: only && topics.length + kinds.length > 0 ? [] : toPosts(rest.slice(0, maxRest)),
    topics: topics.filter((_, t) => matching.some(({ i }) => matches[t]?.has(i))),
  };
}
