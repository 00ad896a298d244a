import { hourMs } from '#shared/durations.ts';
import type { SelectionRule } from '../../core/digest-defaults.ts';
import { detectKind, type PostKind } from './post-kind.ts';
import { rankPosts, type PeriodPost, type Tie } from './rank-posts.ts';
import { countWords, type WordCounts } from './same-story.ts';
import { createStoryTracker, type FollowUp, type StoryExclusion } from './story-tracker.ts';

/** Why a post is in an issue or not. `rank` and `position` count from 1. */
export type Reason =
  | ({ kind: 'selected'; position: number; tie: Tie | null; rose: LatePost | null } & Entry)
  | ({ kind: 'candidate'; why: 'rank' | 'floor' } & Entry)
  | ({ kind: 'reserve'; rank: number } & Limit)
  | ({ kind: 'excluded'; rank: number } & Exclusion);
type Entry = { rank: number; updates: FollowUp | null };
/** Why a post only enters for readers who prefer its subject. */
type Limit =
  { why: 'rank' } | { why: 'publisher'; publisher: string } | { why: 'kind'; post: LimitedKind };
type Exclusion =
  | { why: 'earlier_issue' | 'removed' | 'rank' }
  | StoryExclusion
  | { why: 'kind'; post: LimitedKind };
export type Choice<T> = { post: T; reason: Reason };
export type Choices<T> = { enough: boolean; choices: Choice<T>[] };
type LimitedKind = Exclude<PostKind, 'link'>;
/** A post that rose after the issue of its period: that period, and its rank there by now. */
type LatePost = { period: string; rank: number };

/** The posts of a period that has had its issue, or was skipped. */
export type PastPeriod<T> = { name: string; posts: readonly T[] };
/**
 * What earlier issues of the frequency had.
 * - `published`: the posts of recent ones
 * - `shown` and `removed`: ids of posts
 * - `usedLinks`: normalized links with the period of their issue
 * - `words`: counts of the words of recent titles
 * - `endsAt`: the end of the period
 */
export type History<T> = {
  past: readonly PastPeriod<T>[];
  published: readonly { post: PeriodPost; period: string }[];
  shown: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  usedLinks: ReadonlyMap<string, string>;
  words: WordCounts;
  endsAt: Date;
};

/** Late posts are in addition to the `chosen`, so that they displace none of the period. */
export const lateShare = 0.5;
/** Votes arrive in about this time, so that a post of last night still has some to come. */
export const voteTimeMs = 8 * hourMs;
/** Returns the points of a post with its last votes. Its first point is the author's. */
const getExpectedScore = ({ score, createdAt }: PeriodPost, at: Date): number =>
  1 + (score - 1) / (1 - Math.exp((createdAt.getTime() - at.getTime()) / voteTimeMs));

/**
 * Chooses the posts of an issue. A post of an earlier period enters once, if it was in no issue. By
 * its expected points, it must belong to the best of its period. Decisions 135 and 147.
 */
export function chooseIssuePosts<T extends PeriodPost>(
  posts: readonly T[],
  history: History<T>,
  rule: SelectionRule,
): Choices<T> {
  const late = new Map<string, LatePost>();
  const latePosts: T[] = [];
  const ids = new Set(posts.map(({ id }) => id));
  for (const { name, posts: pastPosts } of history.past) {
    const byId = new Map(pastPosts.map((post) => [post.id, post]));
    const expected = pastPosts.map((post): PeriodPost => ({
      ...post,
      score: Math.round(getExpectedScore(post, history.endsAt)),
    }));
    const { choices } = choose(expected, rule, createContext(history.words));
    for (const { post: copy, reason } of choices) {
      const post = byId.get(copy.id);
      if (!post) continue;
      if (reason.kind !== 'selected' || ids.has(post.id)) continue;
      if (history.shown.has(post.id) || history.removed.has(post.id)) continue;
      late.set(post.id, { period: name, rank: reason.rank });
      latePosts.push(post);
    }
  }
  return choose([...posts, ...latePosts], rule, { ...history, late });
}

type Context = Pick<
  History<PeriodPost>,
  'published' | 'shown' | 'removed' | 'usedLinks' | 'words'
> & {
  /** Null: the points are final. */
  endsAt: Date | null;
  late: ReadonlyMap<string, LatePost>;
};
const createContext = (words: WordCounts): Context => ({
  published: [],
  shown: new Set(),
  removed: new Set(),
  usedLinks: new Map(),
  words,
  endsAt: null,
  late: new Map(),
});

/** Chooses without earlier issues, as for a preview. */
export const choosePeriodPosts = <T extends PeriodPost>(
  posts: readonly T[],
  rule: SelectionRule,
): Choices<T> => choose(posts, rule, createContext(countWords(posts.map(({ title }) => title))));

function choose<T extends PeriodPost>(
  posts: readonly T[],
  rule: SelectionRule,
  context: Context,
): Choices<T> {
  const { late, shown } = context;
  const ranked = rankPosts(posts, rule.ownDomains).map((entry, i) => ({ ...entry, rank: i + 1 }));
  const isLow = createFloor(
    ranked.flatMap(({ post }) => (late.has(post.id) || shown.has(post.id) ? [] : [post])),
    rule,
    context.endsAt,
  );
  const stories = createStoryTracker(posts, ranked, rule, context);
  const quotas = createQuotas(posts, rule);
  const candidates: Candidate<T>[] = [];
  const limited: { post: T; rank: number; limit: Limit }[] = [];
  const reasons = new Map<string, Reason>();
  const exclude = (post: T, rank: number, exclusion: Exclusion) =>
    reasons.set(post.id, {
      kind: 'excluded',
      rank,
      ...(exclusion.why === 'story' && isLow(post) ? { ...exclusion, entry: null } : exclusion),
    });
  for (const { post, rank, publisher, tie } of ranked) {
    const obstacle =
      findEarlierUse(post, context) ??
      (candidates.length < rule.maxCandidates ? null : { limit: { why: 'rank' as const } }) ??
      stories.findRepetition(post, rank) ??
      quotas.findObstacle(post, publisher);
    if (obstacle === null) {
      quotas.count(post, publisher);
      candidates.push({ post, rank, tie, updates: stories.add(post) });
    } else if ('limit' in obstacle) limited.push({ post, rank, limit: obstacle.limit });
    else exclude(post, rank, obstacle.exclusion);
  }
  for (const { post, rank, limit } of limited.slice(0, rule.maxReserve)) {
    const exclusion = stories.addToReserve(post);
    if (exclusion === null) reasons.set(post.id, { kind: 'reserve', rank, ...limit });
    else exclude(post, rank, exclusion);
  }
  const selected = selectEntries(candidates, rule, late, isLow);
  let position = 0;
  for (const { post, rank, tie, updates } of candidates) {
    if (selected.has(post.id)) {
      position += 1;
      const rose = late.get(post.id) ?? null;
      reasons.set(post.id, { kind: 'selected', rank, position, tie, rose, updates });
    } else {
      const why = isLow(post) ? 'floor' : 'rank';
      reasons.set(post.id, { kind: 'candidate', rank, why, updates });
    }
  }
  return {
    enough: candidates.length >= rule.minPosts,
    choices: ranked.map(({ post, rank }) => ({
      post,
      reason: reasons.get(post.id) ?? { kind: 'excluded', rank, why: 'rank' },
    })),
  };
}

type Ranked<T> = { post: T; rank: number };
type Candidate<T> = Ranked<T> & { tie: Tie | null; updates: FollowUp | null };
/** Why a post cannot enter for all readers. */
type Obstacle = { exclusion: Exclusion } | { limit: Limit };

const findEarlierUse = (
  { id }: PeriodPost,
  { shown, removed }: Context,
): { exclusion: Exclusion } | null =>
  shown.has(id)
    ? { exclusion: { why: 'earlier_issue' } }
    : removed.has(id)
      ? { exclusion: { why: 'removed' } }
      : null;

/** Counts the posts that enter by publisher and kind. */
function createQuotas(posts: readonly PeriodPost[], rule: SelectionRule) {
  const limits = createKindLimits(posts, rule);
  const countByPublisher = new Map<string, number>();
  const countByKind = new Map<PostKind, number>();
  return {
    findObstacle(post: PeriodPost, publisher: string | null): Obstacle | null {
      if (publisher !== null && (countByPublisher.get(publisher) ?? 0) >= rule.perDomain)
        return { limit: { why: 'publisher', publisher } };
      const kind = detectKind(post);
      if (kind === 'link' || (countByKind.get(kind) ?? 0) < limits[kind]) return null;
      const why = { why: 'kind', post: kind } as const;
      return kind === 'text' ? { limit: why } : { exclusion: why };
    },
    count(post: PeriodPost, publisher: string | null): void {
      if (publisher !== null)
        countByPublisher.set(publisher, (countByPublisher.get(publisher) ?? 0) + 1);
      const kind = detectKind(post);
      countByKind.set(kind, (countByKind.get(kind) ?? 0) + 1);
    },
  };
}

/** Returns the ids of the posts of the issue: the best of the period, and late ones. */
function selectEntries<T extends PeriodPost>(
  candidates: readonly Candidate<T>[],
  rule: SelectionRule,
  late: Context['late'],
  isLow: (post: T) => boolean,
): Set<string> {
  const good = candidates.filter(({ post }) => !isLow(post));
  const lateEntries = good
    .filter(({ post }) => late.has(post.id))
    .slice(0, Math.ceil(rule.chosen * lateShare));
  const fresh = good.filter(({ post }) => !late.has(post.id)).slice(0, rule.chosen);
  const selected = new Set([...fresh, ...lateEntries].map(({ post }) => post.id));
  // An issue has the least number of posts, even if few of them have points.
  for (const { post } of candidates) if (selected.size < rule.minPosts) selected.add(post.id);
  return selected;
}

/**
 * Returns a check for posts with too few points for an issue. The minimum is a share of the points
 * of the post at rank `minPosts`. The best quarter always passes; on a quiet day, it has few posts.
 * Expected points count, because those of an evening post arrive after the end of the period.
 */
function createFloor<T extends PeriodPost>(
  ranked: readonly T[],
  { minPosts, floorShare }: SelectionRule,
  endsAt: Date | null,
): (post: T) => boolean {
  const getScore = (post: T) => (endsAt === null ? post.score : getExpectedScore(post, endsAt));
  const third = ranked[minPosts - 1];
  const floor = third ? getScore(third) * floorShare : 0;
  const low = new Set(
    ranked
      .slice(Math.ceil(ranked.length / 4))
      .flatMap((post) => (getScore(post) < floor ? post.id : [])),
  );
  return ({ id }) => low.has(id);
}

/** Returns the limits by kind. The kind that most posts have is not limited. */
function createKindLimits(
  posts: readonly PeriodPost[],
  { chosen, maxTexts, maxJobs, maxPolls }: SelectionRule,
): Record<LimitedKind, number> {
  const kinds = posts.map(detectKind);
  const limit = (kind: LimitedKind, count: number) =>
    kinds.filter((other) => other === kind).length * 2 > posts.length ? Infinity : count;
  return {
    text: limit('text', Math.ceil((maxTexts * chosen) / 10)),
    job: limit('job', maxJobs),
    poll: limit('poll', maxPolls),
  };
}
