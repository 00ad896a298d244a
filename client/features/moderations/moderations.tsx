import type { ReactNode } from 'react';
import type { Moderation } from '#shared/contract/moderations.ts';
import { commentPath, postPath, userPath } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { useNow } from '../../lib/use-now.ts';
import { dateOnly } from '../../lib/time.ts';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as styles from './moderations.styles.ts';

/** The words before and after the target. */
const verbs: Record<Moderation['action'], [before: string, after: string]> = {
  hide: ['hid', ''],
  show: ['showed', ' again'],
  remove: ['removed', ''],
  lock: ['locked', ''],
  unlock: ['unlocked', ''],
  pin: ['pinned', ''],
  unpin: ['unpinned', ''],
  ban: ['banned', ''],
  unban: ['lifted the ban on', ''],
};

export function NoModerations() {
  return <p className={styles.lead}>No moderation actions yet.</p>;
}

/** The public moderation log: action, target, reason and time. */
export function ModerationList({ moderations }: { moderations: Moderation[] }) {
  const now = useNow(useApp().now);
  return (
    <ol id="moderations" className={styles.list}>
      {moderations.map((moderation, index) => (
        // Entries have no IDs, and the list grows only at its end.
        <li key={index} tabIndex={-1}>
          <p>{describe(moderation)}</p>
          {moderation.reason === null ? (
            <p className={styles.without}>The reason was redacted.</p>
          ) : moderation.reason === '' ? null : (
            <blockquote dir="auto">{moderation.reason}</blockquote>
          )}
          <p className={styles.when}>{timeAgo(moderation.createdAt, now)}</p>
        </li>
      ))}
    </ol>
  );
}

/** "A moderator hid a comment on “Title”." Hidden content is not named. */
function describe({ by, action, kind, post, commentId, member, until }: Moderation): ReactNode {
  const actor = by.charAt(0).toUpperCase() + by.slice(1);
  const [verb, after] = verbs[action];
  const end =
    until !== null
      ? ` until ${dateOnly(Date.parse(until))}`
      : action === 'ban'
        ? ' permanently'
        : '';
  if (kind === 'member') {
    return (
      <>
        {actor} {verb}{' '}
        {member === null ? (
          'a member'
        ) : (
          <a href={userPath(member)} translate="no">
            {member}
          </a>
        )}
        {end}.
      </>
    );
  }
  const title =
    post === null ? null : (
      <a href={postPath(post.slug)}>
        <bdi>{post.title}</bdi>
      </a>
    );
  if (kind === 'post')
    return (
      <>
        {actor} {verb} {title === null ? 'a post' : <>the post “{title}”</>}
        {after}
        {end}.
      </>
    );
  return (
    <>
      {actor} {verb}{' '}
      {commentId !== null && post !== null ? (
        <a href={commentPath(post.slug, commentId)}>a comment</a>
      ) : (
        'a comment'
      )}
      {title === null ? '' : <> on “{title}”</>}
      {after}.
    </>
  );
}
