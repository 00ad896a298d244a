import type { SelectionRule } from '../../core/digest-defaults.ts';
import { normalizeUrl } from '../../posts/url-normalization.ts';
import { createIsClose } from './embedding.ts';
import type { PeriodPost } from './rank-posts.ts';
import { isFollowUp, isSameStory, toStory, type Story, type WordCounts } from './same-story.ts';

/** News of a story: the issue that told it, and the post there. */
export type News = { period: string; postId: string };
/** The issue that had the link of a post, or the post whose story it repeats. */
export type StoryExclusion =
  | { why: 'link'; period: string }
  | { why: 'story'; postId: string; period: string | null; entry: string | null };

/** News of a story that was told enters only with a post of the best third. */
export const updateShare = 1 / 3;

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

type Earlier = {
  told: readonly { post: PeriodPost; period: string }[];
  shown: ReadonlySet<string>;
  usedLinks: ReadonlyMap<string, string>;
  words: WordCounts;
};

const getLink = ({ url, normalizedUrl }: PeriodPost): string | null =>
  normalizedUrl ?? (url !== null && URL.canParse(url) ? normalizeUrl(url) : null);

/** Collects the stories of earlier issues and of the posts that enter, in this order. */
export function createToldStories(
  posts: readonly PeriodPost[],
  ranked: readonly { post: PeriodPost }[],
  { minPosts }: SelectionRule,
  { told, shown, usedLinks, words }: Earlier,
) {
  const stories: ToldStory[] = [];
  const isClose = createIsClose(posts);
  const read = (post: PeriodPost) => toStory(post, getLink(post), words);
  const findSame = (story: Story) =>
    stories.filter((other) => isSameStory(other.story, story, isClose));
  const addTold = (post: PeriodPost, period: string | null) => {
    const story = read(post);
    stories.push({ story, postId: post.id, period, entry: null, first: story });
  };
  for (const { post, period } of told) addTold(post, period);
  const toldIds = new Set(told.map(({ post }) => post.id));
  for (const { post } of ranked)
    if (shown.has(post.id) && !toldIds.has(post.id)) addTold(post, null);
  const begin = (post: PeriodPost, story: Story) =>
    stories.push({ story, postId: post.id, period: null, entry: post.id, first: story });
  /** Later posts are compared with the repetition too. */
  const repeat = (leading: ToldStory, story: Story): StoryExclusion => {
    stories.push({ ...leading, story });
    const { postId, period, entry } = leading;
    return { why: 'story', postId, period, entry };
  };
  const hasNews = (same: readonly ToldStory[], story: Story, rank: number) =>
    rank <= Math.ceil(ranked.length * updateShare) &&
    same.every(
      ({ period, first }) => period !== null && isFollowUp(first, story, rank <= minPosts),
    );
  return {
    /** Returns which story a post repeats without news, if any. */
    findRepetition(post: PeriodPost, rank: number): { exclusion: StoryExclusion } | null {
      const link = getLink(post);
      const usedIn = link === null ? undefined : usedLinks.get(link);
      if (usedIn !== undefined) {
        addTold(post, usedIn);
        return { exclusion: { why: 'link', period: usedIn } };
      }
      const story = read(post);
      const same = findSame(story);
      const [first] = same;
      if (!first || hasNews(same, story, rank)) return null;
      const leading = same.find(({ entry }) => entry !== null) ?? first;
      return { exclusion: repeat(leading, story) };
    },
    /** Adds the story of a post that enters. Returns the earlier story that it has news of. */
    add(post: PeriodPost): News | null {
      const story = read(post);
      const [first] = findSame(story);
      begin(post, story);
      return first?.period ? { period: first.period, postId: first.postId } : null;
    },
    /** Adds the story of a post of the reserve, or returns which story it repeats. */
    addToReserve(post: PeriodPost): StoryExclusion | null {
      const story = read(post);
      const [first] = findSame(story);
      if (first) return repeat(first, story);
      begin(post, story);
      return null;
    },
  };
}
