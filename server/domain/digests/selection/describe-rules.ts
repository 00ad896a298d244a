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
  return {
    rankingWindow: site.rankingWindow,
    sections: [
      {
        heading: 'The front page',
        rules: [
          'Newer posts with more votes rank higher. Ten times the points make up for ' +
            `${site.rankingWindow} hours of age: rank = log10(points) + t ÷ W, with the time of ` +
            `posting t in hours and W = ${site.rankingWindow}.`,
          'Points are upvotes minus downvotes. Votes from accounts linked to the author or to ' +
            'an earlier voter don’t count. Only votes change the order of two posts. When W ' +
            'changes, a post moves with its next vote. Each post states its own numbers under ' +
            '“Why here?”.',
          'A moderator can pin up to ' +
            `${pins.max} posts above these lists, until a date. The moderation log names them.`,
          `Top ranks by points over a ${Object.keys(topHours).join(', ')} or all time. New ` +
            'sorts by time.',
          `Comments most readers agree on come first (${wilsonConfidence}% Wilson score).`,
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
          `Posts far behind the one in place ${minPosts} are left out, so quiet days have short ` +
            `issues: a post needs at least ${percent(floorShare)} of the points of that one, or ` +
            'a place in the best quarter.',
          'A post that takes off later goes into the next issue, once: most votes come within ' +
            `about ${Math.round(voteTimeMs / hourMs)} hours. Up to ` +
            `${Math.ceil(rule.chosen * lateShare)} such posts are added to an issue.`,
          'We merge posts about the same event. Posts are compared by link, title and text' +
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
