import { hourMs } from '#shared/durations.ts';
import type { SelectionRule } from '../../core/digest-defaults.ts';
import { detectKind, type PostKind } from './post-kind.ts';
import { rankPosts, type PeriodPost, type Tie } from './rank-posts.ts';
import { countWords } from './same-story.ts';
import {
  createStoryTracker,
  type FollowUp,
  type Published,
  type StoryExclusion,
} from './story-tracker.ts';

/** Why a post is in an issue or not. `rank` and `position` count from 1. */
export type Reason = { rank: number } & (Entry | Obstacle);
type Entry =
  | {
      kind: 'selected';
      position: number;
      tie: Tie | null;
      rose: LatePost | null;
      updates: FollowUp | null;
    }
  | { kind: 'candidate'; why: 'rank' | 'floor'; updates: FollowUp | null };
/** `reserve`: the post only enters for readers who prefer its subject. */
type Obstacle =
  | { kind: 'reserve'; why: 'rank' }
  | { kind: 'reserve'; why: 'publisher'; publisher: string }
  | { kind: 'reserve'; why: 'kind'; post: LimitedKind }
  | { kind: 'excluded'; why: 'kind'; post: LimitedKind }
  | { kind: 'excluded'; why: 'earlier_issue' | 'removed' | 'rank' }
  | StoryExclusion;
export type Choice = { post: PeriodPost; reason: Reason };
export type Choices = { enough: boolean; choices: Choice[] };
type LimitedKind = Exclude<PostKind, 'link'>;
/** A post that rose after the issue of its period: that period, and its rank there by now. */
type LatePost = { period: string; rank: number };

/**
 * What earlier issues of the frequency had.
 * - `past`: the posts of periods that have had their issue, or were skipped
 * - `removed`: ids of posts
 * - `endsAt`: the end of the period
 */
export type History = Published & {
  past: readonly { name: string; posts: readonly PeriodPost[] }[];
  removed: ReadonlySet<string>;
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
export function chooseIssuePosts(
  posts: readonly PeriodPost[],
  history: History,
  rule: SelectionRule,
): Choices {
  const late = new Map<string, LatePost>();
  const isUsed = new Set([...posts.map(({ id }) => id), ...history.shown, ...history.removed]);
  for (const { name, posts: pastPosts } of history.past) {
    const expected = pastPosts.map((post) => ({
      ...post,
      score: Math.round(getExpectedScore(post, history.endsAt)),
    }));
    const { choices } = choose(expected, rule, { ...noHistory, words: history.words });
    for (const { post, reason } of choices)
      if (reason.kind === 'selected' && !isUsed.has(post.id))
        late.set(post.id, { period: name, rank: reason.rank });
  }
  // Periods may overlap after a change of the time zone.
  const latePosts = new Map(
    history.past
      .flatMap((period) => period.posts)
      .flatMap((post) => (late.has(post.id) ? [[post.id, post]] : [])),
  );
  return choose([...posts, ...latePosts.values()], rule, { ...history, late });
}

type Context = Omit<History, 'past' | 'endsAt'> & {
  /** Null: the points are final. */
  endsAt: Date | null;
  late: ReadonlyMap<string, LatePost>;
};
const noHistory: Omit<Context, 'words'> = {
  published: [],
  shown: new Set(),
  removed: new Set(),
  usedLinks: new Map(),
  endsAt: null,
  late: new Map(),
};

/** Chooses without earlier issues, as for a preview. */
export const choosePeriodPosts = (posts: readonly PeriodPost[], rule: SelectionRule): Choices =>
  choose(posts, rule, { ...noHistory, words: countWords(posts.map(({ title }) => title)) });

function choose(posts: readonly PeriodPost[], rule: SelectionRule, context: Context): Choices {
  const { late, shown } = context;
  const ranked = rankPosts(posts, rule.ownDomains).map((entry, i) => ({ ...entry, rank: i + 1 }));
  const isLow = createFloor(
    ranked.flatMap(({ post }) => (late.has(post.id) || shown.has(post.id) ? [] : [post])),
    rule,
    context.endsAt,
  );
  const stories = createStoryTracker(posts, ranked, rule, context);
  const admit = createQuotas(posts, rule);
  const candidates: Candidate[] = [];
  const reserve: { post: PeriodPost; obstacle: Obstacle }[] = [];
  const reasons = new Map<string, Entry | Obstacle>();
  const explain = (post: PeriodPost, obstacle: Obstacle) =>
    reasons.set(
      post.id,
      obstacle.why === 'story' && isLow(post) ? { ...obstacle, entry: null } : obstacle,
    );
  for (const { post, rank, publisher, tie } of ranked) {
    const obstacle =
      findEarlierUse(post, context) ??
      (candidates.length < rule.maxCandidates
        ? null
        : ({ kind: 'reserve', why: 'rank' } as const)) ??
      stories.findRepetition(post, rank) ??
      admit(post, publisher);
    if (obstacle === null) candidates.push({ post, tie, updates: stories.add(post) });
    else if (obstacle.kind === 'reserve') reserve.push({ post, obstacle });
    else explain(post, obstacle);
  }
  for (const { post, obstacle } of reserve.slice(0, rule.maxReserve))
    explain(post, stories.addToReserve(post) ?? obstacle);
  const selected = selectEntries(candidates, rule, late, isLow);
  for (const candidate of candidates) {
    const { post, tie, updates } = candidate;
    const position = selected.indexOf(candidate) + 1;
    const rose = late.get(post.id) ?? null;
    reasons.set(
      post.id,
      position > 0
        ? { kind: 'selected', position, tie, rose, updates }
        : { kind: 'candidate', why: isLow(post) ? 'floor' : 'rank', updates },
    );
  }
  return {
    enough: candidates.length >= rule.minPosts,
    choices: ranked.map(({ post, rank }) => ({
      post,
      reason: { rank, ...(reasons.get(post.id) ?? { kind: 'excluded', why: 'rank' }) },
    })),
  };
}

type Candidate = { post: PeriodPost; tie: Tie | null; updates: FollowUp | null };

const findEarlierUse = ({ id }: PeriodPost, { shown, removed }: Context): Obstacle | null =>
  shown.has(id)
    ? { kind: 'excluded', why: 'earlier_issue' }
    : removed.has(id)
      ? { kind: 'excluded', why: 'removed' }
      : null;

/**
 * Returns a check that lets a post enter, or says that its publisher or kind has enough. The kind
 * that most posts have is not limited.
 */
function createQuotas(posts: readonly PeriodPost[], rule: SelectionRule) {
  const limits: Record<LimitedKind, number> = {
    text: Math.ceil((rule.maxTexts * rule.chosen) / 10),
    job: rule.maxJobs,
    poll: rule.maxPolls,
  };
  const kinds = Map.groupBy(posts, detectKind);
  const countByPublisher = new Map<string, number>();
  const countByKind = new Map<PostKind, number>();
  return (post: PeriodPost, publisher: string | null): Obstacle | null => {
    const ofPublisher = publisher === null ? 0 : (countByPublisher.get(publisher) ?? 0);
    if (publisher !== null && ofPublisher >= rule.perDomain)
      return { kind: 'reserve', why: 'publisher', publisher };
    const kind = detectKind(post);
    const ofKind = countByKind.get(kind) ?? 0;
    const isUsual = (kinds.get(kind) ?? []).length * 2 > posts.length;
    if (kind !== 'link' && !isUsual && ofKind >= limits[kind])
      return { kind: kind === 'text' ? 'reserve' : 'excluded', why: 'kind', post: kind };
    if (publisher !== null) countByPublisher.set(publisher, ofPublisher + 1);
    countByKind.set(kind, ofKind + 1);
    return null;
  };
}

/** Returns the posts of the issue: the best of the period, and late ones. */
function selectEntries(
  candidates: readonly Candidate[],
  rule: SelectionRule,
  late: Context['late'],
  isLow: (post: PeriodPost) => boolean,
): Candidate[] {
  const good = candidates.filter(({ post }) => !isLow(post));
  const lateEntries = good
    .filter(({ post }) => late.has(post.id))
    .slice(0, Math.ceil(rule.chosen * lateShare));
  const fresh = good.filter(({ post }) => !late.has(post.id)).slice(0, rule.chosen);
  const selected = new Set([...fresh, ...lateEntries]);
  // An issue has the least number of posts, even if few of them have points.
  for (const candidate of candidates) if (selected.size < rule.minPosts) selected.add(candidate);
  return candidates.filter((candidate) => selected.has(candidate));
}

/**
 * Returns a check for posts with too few points for an issue. The minimum is a share of the points
 * of the post at rank `minPosts`. The best quarter always passes; on a quiet day, it has few posts.
 * Expected points count, because those of an evening post arrive after the end of the period.
 */
function createFloor(
  ranked: readonly PeriodPost[],
  { minPosts, floorShare }: SelectionRule,
  endsAt: Date | null,
): (post: PeriodPost) => boolean {
  const getScore = (post: PeriodPost) =>
    endsAt === null ? post.score : getExpectedScore(post, endsAt);
  const third = ranked[minPosts - 1];
  const floor = third ? getScore(third) * floorShare : 0;
  const low = new Set(
    ranked
      .slice(Math.ceil(ranked.length / 4))
      .flatMap((post) => (getScore(post) < floor ? post.id : [])),
  );
  return ({ id }) => low.has(id);
}
