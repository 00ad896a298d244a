import type { SelectionRules } from '#shared/contract/newsletter.ts';
import { dayMs, hourMs } from '#shared/durations.ts';
import { pins } from '#shared/limits.ts';
import type { Needs } from '../../../context.ts';
import { topHours, wilsonConfidence } from '../../posts/ranking.ts';
import { ruleOf } from '../../core/digest-defaults.ts';
import { lateShare, voteTimeMs } from './choose-posts.ts';
import { linkMemoryMs, storyMemoryMs } from './read-posts.ts';
import { followUpHours } from './same-story.ts';
import { updateShare } from './story-tracker.ts';
import type { Handlers } from '../../core/handler.ts';

const toDays = (ms: number) => Math.round(ms / dayMs);
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Explains the ranking and the selection of a site with its present numbers. */
function describeRules({ site, config }: Needs<'site' | 'config'>): SelectionRules {
  const rule = ruleOf(site);
  const { maxTexts, maxJobs, maxPolls, minPosts, perDomain, floorShare } = rule;
  const periods = Object.entries(topHours).map(
    ([name, hours]) => `${name} (${hours.toLocaleString('en')} hours)`,
  );
  return {
    sections: [
      {
        heading: 'The front page',
        rules: [
          'The rank of a post is log10(points) + t ÷ W. t is the time of posting in hours, and W ' +
            `is ${site.rankingWindow} hours on this site.`,
          'So a post needs ten times as many points to rank as high as one that is ' +
            `${site.rankingWindow} hours newer. Points are upvotes minus downvotes. Votes of ` +
            'accounts that are related to the author or to an earlier voter do not count. Only ' +
            'votes change the order of two posts. When W changes, a post moves with its next ' +
            'vote. Each post states its own numbers under “Why here?”.',
          'A moderator can pin up to ' +
            `${pins.max} posts above these lists, until a date. The moderation log names them.`,
          `Top sorts posts by points, within a ${periods.slice(0, -1).join(', ')} or ` +
            `${periods.at(-1)}. New sorts them by time.`,
          `Comments are sorted by the lower bound of the ${wilsonConfidence}% Wilson interval ` +
            'of their share of upvotes.',
        ],
      },
      {
        heading: 'The digest',
        rules: [
          `An issue has up to ${rule.chosen} posts from its day or week: those with the most ` +
            `points. With fewer than ${minPosts} posts there is no issue. No model selects ` +
            'posts, but one may order those of an issue. The three with the most points stay in ' +
            'its first half.',
          'Of posts with equal points, the one with more comments comes first, then the one ' +
            'whose publisher has fewer posts so far, then the newer one.',
          `At most ${perDomain} posts of one publisher are in an issue. Of ten posts, at most ` +
            `${maxTexts} are text posts. An issue has at most ${maxJobs} job post and ` +
            `${maxPolls} poll, unless most posts are of that kind.`,
          `A post needs at least ${percent(floorShare)} of the points of the post in place ` +
            `${minPosts}, or a place in the best quarter. So the issue of a quiet day is short.`,
          `Votes are expected within about ${Math.round(voteTimeMs / hourMs)} hours. A post that ` +
            'rises after its issue was made enters the next issue, once. Up to ' +
            `${Math.ceil(rule.chosen * lateShare)} such posts are added to an issue.`,
          'One event is one entry. Posts are compared by link, title and text' +
            `${config.embeddings === null ? '' : ', and by an embedding model in all languages'}.`,
          `A story of the last ${toDays(storyMemoryMs.daily)} days (weekly: ` +
            `${toDays(storyMemoryMs.weekly)}) returns only with news: at least ` +
            `${followUpHours} hours later, with another link and mostly different text, and ` +
            `among the best ${percent(updateShare)}. The same link returns after ` +
            `${toDays(linkMemoryMs)} days at the earliest.`,
          'An editor can change the posts of an issue before it is sent.',
        ],
      },
    ],
  };
}

export const handlers = {
  'GET /api/newsletter/selection': describeRules,
} satisfies Partial<Handlers>;
