import type { SelectionRules } from '#shared/contract/newsletter.ts';
import type { Ctx } from '../../../context.ts';
import { topHours, wilsonConfidence } from '../../posts/ranking.ts';
import { defaultRule } from '../../core/digest-defaults.ts';
import { lateShare, updateShare, voteTimeMs } from './choose-posts.ts';
import { addressMemoryMs, storyMemoryMs } from './read-posts.ts';
import { followUpHours } from './same-story.ts';

const hourMs = 3_600_000;
const toDays = (ms: number) => Math.round(ms / (24 * hourMs));
const percent = (share: number) => `${Math.round(share * 100)} %`;
const number = new Intl.NumberFormat('en');

/** Explains the ranking and the selection of a site with its present numbers. */
export function describeRules({ site, config }: Pick<Ctx, 'site' | 'config'>): SelectionRules {
  const rule = { ...defaultRule, chosen: site.digest.posts };
  const { maxTexts, maxJobs, maxPolls, minPosts, perDomain, floorShare } = rule;
  const periods = Object.entries(topHours).map(
    ([name, hours]) => `${name} (${number.format(hours)} hours)`,
  );
  return {
    sections: [
      {
        heading: 'The front page',
        rules: [
          'The rank of a post is log10(points) + t ÷ W. t is the time of posting in hours, and W ' +
            `is ${site.rankingWindow} hours on this site.`,
          `So a post needs ten times the points of one that is ${site.rankingWindow} hours ` +
            'younger to be beside it. Points are votes up minus votes down, without those of ' +
            'accounts related to the author or to another voter. Only votes change the order of ' +
            'two posts. A change of W moves a post with its next vote. Each post ' +
            'says with its own numbers why it is where it is.',
          `Top lists posts by points, within a ${periods.slice(0, -1).join(', ')} or ` +
            `${periods.at(-1)}. New lists them by time.`,
          `Comments are listed by the lower bound of the ${wilsonConfidence} % Wilson interval ` +
            'of their votes up.',
        ],
      },
      {
        heading: 'The digest',
        rules: [
          `An issue has up to ${rule.chosen} posts of its day or week, by points. With fewer ` +
            `than ${minPosts} there is no issue. No model and no advertiser selects posts.`,
          'Of equal points, the post with more comments comes first, then one of a publisher ' +
            'with fewer posts so far, then the newer one.',
          `At most ${perDomain} posts of one publisher. Of ten posts, at most ${maxTexts} are ` +
            `text posts. An issue has at most ${maxJobs} job post and ${maxPolls} poll, unless ` +
            'most posts are of that kind.',
          `A post needs at least ${percent(floorShare)} of the points of no. ${minPosts}, or a ` +
            'place in the best quarter. So a quiet day has a short issue.',
          `Votes are expected to arrive within about ${Math.round(voteTimeMs / hourMs)} hours. ` +
            'A post that rises after its issue enters the next one, once, in addition: up to ' +
            `${Math.ceil(rule.chosen * lateShare)} posts.`,
          'One event is one entry. Posts are compared by link, title and text' +
            `${config.embeddings === null ? '' : ', and by an embedding model in all languages'}.`,
          `A story of the last ${toDays(storyMemoryMs.daily)} days (weekly: ` +
            `${toDays(storyMemoryMs.weekly)}) returns only with news: ${followUpHours} hours ` +
            `later, with another link, in the best ${percent(updateShare)}, and mostly with ` +
            `other text. A link returns after ${toDays(addressMemoryMs)} days at the earliest.`,
          'An editor can change the posts of an issue before it is sent.',
        ],
      },
    ],
  };
}
