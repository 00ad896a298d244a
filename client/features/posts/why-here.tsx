import type { Post } from '#shared/contract/posts.ts';
import { hourMs } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import { describeStanding } from '#shared/ranking.ts';
import { useApp } from '../../app-context.tsx';
import { useNow } from '../../lib/use-now.ts';
import { rich } from '../../ui/rich.tsx';
import * as styles from './post.styles.ts';

/** To tenths of an hour. */
const round = (hours: number) => Math.round(hours * 10) / 10;

/**
 * States why a post stands where it stands on the front page. The numbers are those of the page,
 * the same for every reader.
 */
export function WhyHere({ post: { score, createdAt } }: { post: Post }) {
  const { site, now, t } = useApp();
  const age = Math.max(0, useNow(now) - Date.parse(createdAt)) / hourMs;
  const { hours: outweighed, equalPoints } = describeStanding(score, age, site.rankingWindow);
  return (
    <details className={`no-print ${styles.whyHere}`}>
      <summary>{t('Why here?')}</summary>
      <ul>
        <li>
          {t(
            '{points, plural, one {# point} other {# points}} and ' +
              '{hours, plural, one {# hour} other {# hours}} old.',
            { points: score, hours: round(age) },
          )}
        </li>
        <li>
          {outweighed < 0
            ? t('Its points make it {hours, plural, one {# hour} other {# hours}} older.', {
                hours: round(-outweighed),
              })
            : t('Its points make up for {hours, plural, one {# hour} other {# hours}} of age.', {
                hours: round(outweighed),
              })}
        </li>
        <li>
          {equalPoints === null
            ? t('So every new post starts above it.')
            : t(
                'So it ranks like a new post with {points, plural, one {# point} other {# points}}.',
                { points: Math.round(equalPoints) },
              )}
        </li>
        <li>
          {rich(
            t,
            'Points are upvotes minus downvotes. Votes from accounts related to the author or to ' +
              'another voter don’t count. No penalty, report or editor changes the order. ' +
              'Moderators can hide a post, but not move it. The <log>moderation log</log> lists ' +
              'what they did.',
            { log: (content) => <a href={paths.moderations}>{content}</a> },
          )}
        </li>
        <li>
          <a href={paths.selection}>{t('How posts are chosen')}</a>
        </li>
      </ul>
    </details>
  );
}
