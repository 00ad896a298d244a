import type { SelectionRule } from '../../core/digest-defaults.ts';
import { normalizeUrl } from '../../posts/url-normalization.ts';
import { createIsClose } from './embedding.ts';
import { detectKind, type PostKind } from './post-kind.ts';
import { rankPosts, type PeriodPost, type Tie } from './rank-posts.ts';
import {
  countWords,
  isFollowUp,
  isSameStory,
  toStory,
  type Story,
  type WordCounts,
} from './same-story.ts';

/** Why a post is in an issue or not. `rank` and `position` count from 1. */
export type Reason =
  | ({ kind: 'selected'; position: number; tie: Tie | null; rose: LatePost | null } & Entry)
  | ({ kind: 'candidate'; why: 'rank' | 'floor' } & Entry)
  | ({ kind: 'reserve'; rank: number } & Limit)
  | ({ kind: 'excluded'; rank: number } & Exclusion);
type Entry = { rank: number; updates: News | null };
/** News of a story: the issue that told it, and the post there. */
type News = { period: string; postId: string };
/** Why a post only enters for readers who prefer its subject. */
type Limit =
  { why: 'rank' } | { why: 'publisher'; publisher: string } | { why: 'kind'; post: LimitedKind };
type Exclusion =
  | { why: 'earlier_issue' | 'removed' | 'rank' }
  | { why: 'address'; period: string }
  | { why: 'story'; postId: string; period: string | null; entry: string | null }
  | { why: 'kind'; post: LimitedKind };
export type Choice<T> = { post: T; reason: Reason };
export type Choices<T> = { enough: boolean; choices: Choice<T>[] };
type LimitedKind = Exclude<PostKind, 'link'>;
/** A post that rose after the issue of its period: that period, and its rank there by now. */
type LatePost = { period: string; rank: number };

/** The posts of a period that has had its issue, or was skipped. */
export type PastPeriod<T> = { name: string; posts: readonly T[] };
/**
 * What earlier issues of the frequency had: `told` are the posts of recent ones, `shown` and
 * `removed` are ids of posts, `addresses` are normalized links with the period of their issue.
 * `words` counts recent titles; `endsAt` is the
 * end of the period.
 */
export type History<T> = {
  past: readonly PastPeriod<T>[];
  told: readonly { post: PeriodPost; period: string }[];
  shown: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  addresses: ReadonlyMap<string, string>;
  words: WordCounts;
  endsAt: Date;
};

/** News of a story that was told enters only with a post of the best third. */
export const updateShare = 1 / 3;
/** Late posts are in addition to the `chosen`, so that they displace none of the period. */
export const lateShare = 0.5;
/** Votes arrive in about this time (ms), so that a post of last night still has some to come. */
export const voteTimeMs = 8 * 3_600_000;
/** Returns the points of a post with its last votes. Its first point is the author's. */
const getExpectedScore = ({ score, createdAt }: PeriodPost, at: Date): number =>
  1 + (score - 1) / (1 - Math.exp((createdAt.getTime() - at.getTime()) / voteTimeMs));

/**
 * Chooses the posts of an issue. A post of an earlier period enters once, if it belongs to the best
 * of its period by its expected points and was in no issue. Decisions 135 and 147.
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

/**
 * `postId`: the post that told it first. `period`: of the issue that told it. `entry`: the post of
 * this issue that tells it.
 */
type ToldStory = {
  story: Story;
  postId: string;
  period: string | null;
  entry: string | null;
  /** The story as it was told first. */
  first: Story;
};
type Context = Pick<History<PeriodPost>, 'told' | 'shown' | 'removed' | 'addresses' | 'words'> & {
  /** Null: the points are final. */
  endsAt: Date | null;
  late: ReadonlyMap<string, LatePost>;
};
const createContext = (words: WordCounts): Context => ({
  told: [],
  shown: new Set(),
  removed: new Set(),
  addresses: new Map(),
  words,
  endsAt: null,
  late: new Map(),
});

/** Chooses without earlier issues, as for a preview. */
export const choosePeriodPosts = <T extends PeriodPost>(
  posts: readonly T[],
  rule: SelectionRule,
): Choices<T> => choose(posts, rule, createContext(countWords(posts.map(({ title }) => title))));

const getAddress = ({ url, normalizedUrl }: PeriodPost): string | null =>
  normalizedUrl ?? (url !== null && URL.canParse(url) ? normalizeUrl(url) : null);

function choose<T extends PeriodPost>(
  posts: readonly T[],
  rule: SelectionRule,
  { shown, removed, addresses, words, endsAt, late, told }: Context,
): Choices<T> {
  const ranked = rankPosts(posts);
  const isLow = createFloor(
    ranked.flatMap(({ post }) => (late.has(post.id) || shown.has(post.id) ? [] : [post])),
    rule,
    endsAt,
  );
  const limits = createKindLimits(posts, rule);
  const stories: ToldStory[] = [];
  const isClose = createIsClose(posts);
  const tellStory = (post: PeriodPost, period: string | null = null) => {
    const story = toStory(post, getAddress(post), words);
    stories.push({ story, postId: post.id, period, entry: null, first: story });
  };
  for (const { post, period } of told) tellStory(post, period);
  const toldIds = new Set(told.map(({ post }) => post.id));
  for (const { post } of ranked) if (shown.has(post.id) && !toldIds.has(post.id)) tellStory(post);
  const countByPublisher = new Map<string, number>();
  const countByKind = new Map<PostKind, number>();
  const eligible: { post: T; rank: number; tie: Tie | null; updates: News | null }[] = [];
  const limited: { post: T; rank: number; limit: Limit }[] = [];
  const reasons = new Map<string, Reason>();
  const excludeStory = (post: T, rank: number, { postId, period, entry }: ToldStory) =>
    reasons.set(post.id, {
      kind: 'excluded',
      rank,
      why: 'story',
      postId,
      period,
      entry: isLow(post) ? null : entry,
    });
  for (const [i, { post, publisher, tie }] of ranked.entries()) {
    const rank = i + 1;
    const exclude = (reason: Exclusion) =>
      reasons.set(post.id, { kind: 'excluded', rank, ...reason });
    if (shown.has(post.id)) {
      exclude({ why: 'earlier_issue' });
      continue;
    }
    if (removed.has(post.id)) {
      exclude({ why: 'removed' });
      continue;
    }
    if (eligible.length >= rule.maxCandidates) {
      limited.push({ post, rank, limit: { why: 'rank' } });
      continue;
    }
    const address = getAddress(post);
    const period = address === null ? undefined : addresses.get(address);
    if (period !== undefined) {
      tellStory(post, period);
      exclude({ why: 'address', period });
      continue;
    }
    const story = toStory(post, address, words);
    const same = stories.filter((other) => isSameStory(other.story, story, isClose));
    const isUpdate =
      rank <= Math.ceil(ranked.length * updateShare) &&
      same.every(
        ({ period: since, first }) =>
          since !== null && isFollowUp(first, story, rank <= rule.minPosts),
      );
    const [first] = same;
    if (first && !isUpdate) {
      const leading = same.find(({ entry }) => entry !== null) ?? first;
      stories.push({ ...leading, story });
      excludeStory(post, rank, leading);
      continue;
    }
    const updates = first?.period ? { period: first.period, postId: first.postId } : null;
    const publisherCount = publisher === null ? 0 : (countByPublisher.get(publisher) ?? 0);
    if (publisher !== null && publisherCount >= rule.perDomain) {
      limited.push({ post, rank, limit: { why: 'publisher', publisher } });
      continue;
    }
    const kind = detectKind(post);
    const kindCount = countByKind.get(kind) ?? 0;
    if (kind !== 'link' && kindCount >= limits[kind]) {
      if (kind === 'text') limited.push({ post, rank, limit: { why: 'kind', post: kind } });
      else exclude({ why: 'kind', post: kind });
      continue;
    }
    if (publisher !== null) countByPublisher.set(publisher, publisherCount + 1);
    countByKind.set(kind, kindCount + 1);
    stories.push({ story, postId: post.id, period: null, entry: post.id, first: story });
    eligible.push({ post, rank, tie, updates });
  }

  // A story that a candidate tells is not told again.
  for (const { post, rank, limit } of limited.slice(0, rule.maxReserve)) {
    const story = toStory(post, getAddress(post), words);
    const same = stories.find((other) => isSameStory(other.story, story, isClose));
    stories.push({
      postId: post.id,
      period: null,
      entry: post.id,
      first: story,
      ...same,
      story,
    });
    if (same) excludeStory(post, rank, same);
    else reasons.set(post.id, { kind: 'reserve', rank, ...limit });
  }
  const good = eligible.filter(({ post }) => !isLow(post));
  const lateEntries = good
    .filter(({ post }) => late.has(post.id))
    .slice(0, Math.ceil(rule.chosen * lateShare));
  const fresh = good.filter(({ post }) => !late.has(post.id)).slice(0, rule.chosen);
  const selected = new Set([...fresh, ...lateEntries].map(({ post }) => post.id));
  // An issue has the least number of posts, even if few of them have points.
  for (const { post } of eligible) if (selected.size < rule.minPosts) selected.add(post.id);
  let position = 0;
  for (const { post, rank, tie, updates } of eligible) {
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
    enough: eligible.length >= rule.minPosts,
    choices: ranked.map(({ post }, i) => ({
      post,
      reason: reasons.get(post.id) ?? { kind: 'excluded', rank: i + 1, why: 'rank' },
    })),
  };
}

/**
 * Returns whether a post has too few points for an issue: less than a share of those of the third,
 * unless it is in the best quarter. Few posts are in the best quarter of a quiet day. Expected
 * points count, because those of an evening post arrive after the end of the period.
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
