import type { SelectionRule } from '../../core/digest-defaults.ts';
import { normalizeUrl } from '../../posts/url-normalization.ts';
import { createIsClose } from './embedding.ts';
import type { PeriodPost } from './rank-posts.ts';
import { isFollowUp, isSameStory, toStory, type Story, type WordCounts } from './same-story.ts';

/** The issue and post that a follow-up continues. */
export type FollowUp = { period: string; postId: string };
/**
 * `postId`: the first post with a story. `period`: of the issue that published it. `entry`: the
 * post of this issue with the story.
 */
type Told = { postId: string; period: string | null; entry: string | null };
/** The issue that had the link of a post, or the post whose story it repeats. */
export type StoryExclusion = { kind: 'excluded' } & (
  { why: 'link'; period: string } | ({ why: 'story' } & Told)
);

/** A follow-up enters only if it ranks in the best third. */
export const updateShare = 1 / 3;

/** `first`: the story as it was published first. */
type TrackedStory = Told & { story: Story; first: Story };

/**
 * What earlier issues had.
 * - `published`: the posts of recent ones
 * - `shown`: ids of posts
 * - `usedLinks`: normalized links with the period of their issue
 * - `words`: counts of the words of recent titles
 */
export type Published = {
  published: readonly { post: PeriodPost; period: string }[];
  shown: ReadonlySet<string>;
  usedLinks: ReadonlyMap<string, string>;
  words: WordCounts;
};

export const getLink = ({ url, normalizedUrl }: PeriodPost): string | null =>
  normalizedUrl ?? (url !== null && URL.canParse(url) ? normalizeUrl(url) : null);

/** Collects the stories of earlier issues and of the posts that enter, in this order. */
export function createStoryTracker(
  posts: readonly PeriodPost[],
  ranked: readonly { post: PeriodPost }[],
  { minPosts }: SelectionRule,
  { published, shown, usedLinks, words }: Published,
) {
  const stories: TrackedStory[] = [];
  const isClose = createIsClose(posts);
  const read = (post: PeriodPost) => toStory(post, getLink(post), words);
  const findSame = (story: Story) =>
    stories.filter((other) => isSameStory(other.story, story, isClose));
  const begin = ({ id: postId }: PeriodPost, story: Story, told: Partial<Told>) =>
    stories.push({ period: null, entry: null, ...told, postId, story, first: story });
  for (const { post, period } of published) begin(post, read(post), { period });
  const publishedIds = new Set(published.map(({ post }) => post.id));
  for (const { post } of ranked)
    if (shown.has(post.id) && !publishedIds.has(post.id)) begin(post, read(post), {});
  /** Later posts are compared with the repetition too. */
  const repeat = (leading: TrackedStory, story: Story): StoryExclusion => {
    stories.push({ ...leading, story });
    const { postId, period, entry } = leading;
    return { kind: 'excluded', why: 'story', postId, period, entry };
  };
  const isUpdate = (same: readonly TrackedStory[], story: Story, rank: number) =>
    rank <= Math.ceil(ranked.length * updateShare) &&
    same.every(
      ({ period, first }) => period !== null && isFollowUp(first, story, rank <= minPosts),
    );
  return {
    /** Returns which story a post repeats without news, if any. */
    findRepetition(post: PeriodPost, rank: number): StoryExclusion | null {
      const link = getLink(post);
      const usedIn = link === null ? undefined : usedLinks.get(link);
      if (usedIn !== undefined) {
        begin(post, read(post), { period: usedIn });
        return { kind: 'excluded', why: 'link', period: usedIn };
      }
      const story = read(post);
      const same = findSame(story);
      const [first] = same;
      if (!first || isUpdate(same, story, rank)) return null;
      const leading = same.find(({ entry }) => entry !== null) ?? first;
      return repeat(leading, story);
    },
    /** Adds the story of a post that enters. Returns the earlier story that it continues. */
    add(post: PeriodPost): FollowUp | null {
      const story = read(post);
      const [first] = findSame(story);
      begin(post, story, { entry: post.id });
      return first?.period ? { period: first.period, postId: first.postId } : null;
    },
    /** Adds the story of a post of the reserve, or returns which story it repeats. */
    addToReserve(post: PeriodPost): StoryExclusion | null {
      const story = read(post);
      const [first] = findSame(story);
      if (first) return repeat(first, story);
      begin(post, story, { entry: post.id });
      return null;
    },
  };
}
