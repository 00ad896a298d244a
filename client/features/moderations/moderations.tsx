import type { ReactNode } from 'react';
import type { Moderation } from '#shared/contract/moderations.ts';
import { commentPath, postPath, userPath } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { useNow } from '../../lib/use-now.ts';
import { dateOnly } from '../../lib/time.ts';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as styles from './moderations.late.styles.ts';

/** What stands before what it was done to, and after. */
const verbs: Record<Moderation['action'], [before: string, after: string]> = {
  hide: ['hid', ''],
  show: ['showed', ' again'],
  remove: ['removed', ''],
  lock: ['closed', ' to comments'],
  unlock: ['opened', ' to comments again'],
  ban: ['banned', ''],
  unban: ['lifted the ban on', ''],
};

/** What moderators did, as everybody may read it: what, to what, why and when. */
export function Moderations({ moderations }: { moderations: Moderation[] }) {
  const now = useNow(useApp().now);
  if (moderations.length === 0) return <p className={styles.lead}>No moderation actions yet.</p>;
  return (
    <ol id="moderations" className={styles.list}>
      {moderations.map((one, at) => (
        // They have no ids: a list only grows at its end.
        <li key={at} tabIndex={-1}>
          <p>{sentence(one)}</p>
          {one.reason === null ? (
            <p className={styles.without}>The reason was redacted.</p>
          ) : one.reason === '' ? null : (
            <blockquote dir="auto">{one.reason}</blockquote>
          )}
          <p className={styles.when}>{timeAgo(one.createdAt, now)}</p>
        </li>
      ))}
    </ol>
  );
}

/** "A moderator hid a comment on “Title”." What nobody sees any more is not named. */
function sentence({ by, action, kind, post, commentId, member, until }: Moderation): ReactNode {
  const who = by.charAt(0).toUpperCase() + by.slice(1);
  const [verb, after] = verbs[action];
  if (kind === 'member') {
    const end =
      action !== 'ban'
        ? ''
        : until === null
          ? ' permanently'
          : ` until ${dateOnly(Date.parse(until))}`;
    return (
      <>
        {who} {verb} {member === null ? 'a member' : <a href={userPath(member)}>{member}</a>}
        {end}.
      </>
    );
  }
  const title = post === null ? null : <a href={postPath(post.slug)}>{post.title}</a>;
  if (kind === 'post')
    return (
      <>
        {who} {verb} {title === null ? 'a post' : <>the post “{title}”</>}
        {after}.
      </>
    );
  return (
    <>
      {who} {verb}{' '}
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
