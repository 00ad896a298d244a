import type { Post } from '#shared/contract/posts.ts';
import { hourMs } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import { describeStanding } from '#shared/ranking.ts';
import { useApp } from '../../app-context.tsx';
import { count, number } from '../../lib/time.ts';
import { useNow } from '../../lib/use-now.ts';
import * as styles from './post.styles.ts';

/** "1 hour", "12.5 hours". */
const hours = (n: number) => {
  const tenths = Math.round(n * 10);
  const decimal = tenths % 10 === 0 ? '' : `.${tenths % 10}`;
  return `${number(Math.floor(tenths / 10))}${decimal} hour${tenths === 10 ? '' : 's'}`;
};

/**
 * States why a post stands where it stands on the front page. The numbers are those of the page,
 * the same for every reader.
 */
export function WhyHere({ post: { score, createdAt } }: { post: Post }) {
  const { site, now } = useApp();
  const age = Math.max(0, useNow(now) - Date.parse(createdAt)) / hourMs;
  const { hours: outweighed, equalPoints } = describeStanding(score, age, site.rankingWindow);
  return (
    <details className={`no-print ${styles.whyHere}`}>
      <summary>Why here?</summary>
      <ul>
        <li>{`${count(score, 'point')} and ${hours(age)} old.`}</li>
        <li>
          {outweighed < 0
            ? `Its points make it ${hours(-outweighed)} older.`
            : `Its points make up for ${hours(outweighed)} of age.`}
        </li>
        <li>
          {equalPoints === null
            ? 'So every new post starts above it.'
            : `So it ranks like a new post with ${count(Math.round(equalPoints), 'point')}.`}
        </li>
        <li>
          Points are upvotes minus downvotes. Votes from accounts related to the author or to
          another voter don’t count. No penalty, report or editor changes the order. Moderators can
          hide a post, but not move it. The <a href={paths.moderations}>moderation log</a> lists
          what they did.
        </li>
        <li>
          <a href={paths.selection}>How posts are chosen</a>
        </li>
      </ul>
    </details>
  );
}
