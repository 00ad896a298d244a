import type { SelectionRules } from '#shared/contract/newsletter.ts';
import { dayMs, hourMs } from '#shared/durations.ts';
import { pins } from '#shared/limits.ts';
import type { Needs } from '../../../context.ts';
import { wilsonConfidence } from '../../posts/ranking.ts';
import { ruleOf } from '../../core/digest-defaults.ts';
import { lateShare, voteTimeMs } from './choose-posts.ts';
import { linkMemoryMs, storyMemoryMs } from './read-posts.ts';
import { followUpHours } from './same-story.ts';
import { updateShare } from './story-tracker.ts';
import type { Handlers } from '../../core/handler.ts';

const toDays = (ms: number) => Math.round(ms / dayMs);
const percent = (share: number) => Math.round(share * 100);

/** Explains the ranking and the selection of a site with its present numbers. */
function describeRules({ site, config }: Needs<'site' | 'config'>): SelectionRules {
  const { t, rankingWindow } = site;
  const rule = ruleOf(site);
  const { chosen, maxTexts, maxJobs, maxPolls, minPosts, perDomain, floorShare } = rule;
  return {
    rankingWindow,
    sections: [
      {
        heading: t('The front page'),
        rules: [
          t(
            'Newer posts with more votes rank higher. Ten times the points make up for {hours} ' +
              'hours of age: rank = log10(points) + t ÷ W, with the time of posting t in hours ' +
              'and W = {hours}.',
            { hours: rankingWindow },
          ),
          t(
            'Points are upvotes minus downvotes. Votes from accounts linked to the author or to ' +
              'an earlier voter don’t count. Only votes change the order of two posts. When W ' +
              'changes, a post moves with its next vote. Each post states its own numbers under ' +
              '“Why here?”.',
          ),
          t(
            'A moderator can pin up to {max} posts above these lists, until a date. The ' +
              'moderation log names them.',
            { max: pins.max },
          ),
          t('Top ranks by points over a day, week, month, year or all time. New sorts by time.'),
          t('Comments most readers agree on come first ({confidence}% Wilson score).', {
            confidence: wilsonConfidence,
          }),
        ],
      },
      {
        heading: t('The digest'),
        rules: [
          t(
            'An issue has up to {chosen} posts from its day or week: those with the most points. ' +
              'With fewer than {least} posts there is no issue. No model selects posts, but one ' +
              'may order those of an issue. The three with the most points stay in its first half.',
            { chosen, least: minPosts },
          ),
          t(
            'Of posts with equal points, the one with more comments comes first, then the one ' +
              'whose publisher has fewer posts so far, then the newer one.',
          ),
          t(
            'At most {perPublisher} posts of one publisher are in an issue. Of ten posts, at most ' +
              '{texts} are text posts. An issue has at most {jobs} job post and {polls} poll, ' +
              'unless most posts are of that kind.',
            { perPublisher: perDomain, texts: maxTexts, jobs: maxJobs, polls: maxPolls },
          ),
          t(
            'Posts far behind the one in place {place} are left out, so quiet days have short ' +
              'issues: a post needs at least {share}% of the points of that one, or a place in ' +
              'the best quarter.',
            { place: minPosts, share: percent(floorShare) },
          ),
          t(
            'A post that takes off later goes into the next issue, once: most votes come within ' +
              'about {hours} hours. Up to {late} such posts are added to an issue.',
            { hours: Math.round(voteTimeMs / hourMs), late: Math.ceil(chosen * lateShare) },
          ),
          config.embeddings === null
            ? t('We merge posts about the same event. Posts are compared by link, title and text.')
            : t(
                'We merge posts about the same event. Posts are compared by link, title and ' +
                  'text, and by an embedding model in all languages.',
              ),
          t(
            'A story of the last {days} days (weekly: {weeklyDays}) returns only with news: at ' +
              'least {hours} hours later, with another link and mostly different text, and among ' +
              'the best {share}%. The same link returns after {linkDays} days at the earliest.',
            {
              days: toDays(storyMemoryMs.daily),
              weeklyDays: toDays(storyMemoryMs.weekly),
              hours: followUpHours,
              share: percent(updateShare),
              linkDays: toDays(linkMemoryMs),
            },
          ),
          t('An editor can change the posts of an issue before it is sent.'),
        ],
      },
    ],
  };
}

export const handlers = {
  'GET /api/newsletter/selection': describeRules,
} satisfies Partial<Handlers>;
