import type { SelectionRule } from '../../core/digest-defaults.ts';
import { normalizeUrl } from '../../posts/url-normalization.ts';
import { createIsClose } from './embedding.ts';
import { detectKind, type PostKind } from './post-kind.ts';
import { rankPosts, type PeriodPost, type Tie } from './rank-posts.ts';
import { countWords, isSameStory, toStory, type Story, type WordCounts } from './same-story.ts';

/** Why a post is in an issue or not. `rank` and `position` count from 1. */
export type Reason =
  | { kind: 'selected'; rank: number; position: number; tie: Tie | null; rose: LatePost | null }
  | { kind: 'candidate'; rank: number; why: 'rank' | 'floor' }
  | ({ kind: 'reserve'; rank: number } & Limit)
  | ({ kind: 'excluded'; rank: number } & Exclusion);
/** Why a post only enters for readers who prefer its subject. */
type Limit =
  { why: 'rank' } | { why: 'publisher'; publisher: string } | { why: 'kind'; post: LimitedKind };
type Exclusion =
  | { why: 'earlier_issue' | 'removed' | 'rank' }
  | { why: 'address'; period: string }
  | { why: 'story'; title: string; period: string | null }
  | { why: 'kind'; post: LimitedKind };
export type Choice<T> = { post: T; reason: Reason };
export type Choices<T> = { enough: boolean; choices: Choice<T>[] };
type LimitedKind = Exclude<PostKind, 'link'>;
/** A post that rose after the issue of its period: that period, and its rank there by now. */
export type LatePost = { period: string; rank: number };

/** The posts of a period that has had its issue, or was skipped. */
export type PastPeriod<T> = { name: string; posts: readonly T[] };
/**
 * What earlier issues of the frequency had: `shown` and `removed` are ids of posts, `addresses` are
 * normalized links with the period of their issue. `words` counts recent titles; `endsAt` is the
 * end of the period.
 */
export type History<T> = {
  past: readonly PastPeriod<T>[];
  shown: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  addresses: ReadonlyMap<string, string>;
  words: WordCounts;
  endsAt: Date;
};

/** Late posts are in addition to the `chosen`, so that they displace none of the period. */
const lateShare = 0.5;
/** Votes arrive in about this time (ms), so that a post of last night still has some to come. */
const voteTimeMs = 8 * 3_600_000;
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
  const told: ToldStory[] = [];
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
      if (history.shown.has(post.id)) {
        const story = toStory(post, getAddress(post), history.words);
        told.push({ story, title: post.title, period: name });
      } else if (!ids.has(post.id) && !history.removed.has(post.id) && reason.kind === 'selected') {
        late.set(post.id, { period: name, rank: reason.rank });
        latePosts.push(post);
      }
    }
  }
  return choose([...posts, ...latePosts], rule, { ...history, late, told });
}

type ToldStory = { story: Story; title: string; period: string | null };
type Context = Pick<History<PeriodPost>, 'shown' | 'removed' | 'addresses' | 'words'> & {
  /** Null: the points are final. */
  endsAt: Date | null;
  late: ReadonlyMap<string, LatePost>;
  told: readonly ToldStory[];
};
const createContext = (words: WordCounts): Context => ({
  shown: new Set(),
  removed: new Set(),
  addresses: new Map(),
  words,
  endsAt: null,
  late: new Map(),
  told: [],
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
  const stories = [...told];
  const isClose = createIsClose(posts);
  const tellStory = (post: T, period: string | null = null) =>
    stories.push({ story: toStory(post, getAddress(post), words), title: post.title, period });
  for (const { post } of ranked) if (shown.has(post.id)) tellStory(post);
  const countByPublisher = new Map<string, number>();
  const countByKind = new Map<PostKind, number>();
  const eligible: { post: T; rank: number; tie: Tie | null }[] = [];
  const limited: { post: T; rank: number; limit: Limit }[] = [];
  const reasons = new Map<string, Reason>();
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
    const same = stories.find((other) => isSameStory(other.story, story, isClose));
    if (same) {
      stories.push({ ...same, story });
      exclude({ why: 'story', title: same.title, period: same.period });
      continue;
    }
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
    stories.push({ story, title: post.title, period: null });
    eligible.push({ post, rank, tie });
  }

  // A story that a candidate tells is not told again.
  for (const { post, rank, limit } of limited.slice(0, rule.maxReserve)) {
    const story = toStory(post, getAddress(post), words);
    const same = stories.find((other) => isSameStory(other.story, story));
    stories.push({ title: post.title, period: null, ...same, story });
    reasons.set(
      post.id,
      same
        ? { kind: 'excluded', rank, why: 'story', title: same.title, period: same.period }
        : { kind: 'reserve', rank, ...limit },
    );
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
  for (const { post, rank, tie } of eligible) {
    if (selected.has(post.id)) {
      position += 1;
      const rose = late.get(post.id) ?? null;
      reasons.set(post.id, { kind: 'selected', rank, position, tie, rose });
    } else {
      reasons.set(post.id, { kind: 'candidate', rank, why: isLow(post) ? 'floor' : 'rank' });
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
