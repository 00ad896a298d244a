import type { ReactNode } from 'react';
import type { Moderation } from '#shared/contract/moderations.ts';
import { commentPath, postPath, userPath } from '#shared/paths.ts';
import { english, type Translate } from '#shared/texts/translate.ts';
import { useApp, useTranslate } from '../../app-context.tsx';
import { useNow } from '../../lib/use-now.ts';
import { dateOnly } from '../../lib/time.ts';
import { rich } from '../../ui/rich.tsx';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as styles from './moderations.styles.ts';

type Texts = Partial<Record<Moderation['action'], string>>;

const onPosts: Texts = {
  hide: english('A moderator hid the post “{title}”.'),
  show: english('A moderator showed the post “{title}” again.'),
  remove: english('A moderator removed the post “{title}”.'),
  lock: english('A moderator locked the post “{title}”.'),
  unlock: english('A moderator unlocked the post “{title}”.'),
  pin: english('A moderator pinned the post “{title}” until {date}.'),
  unpin: english('A moderator unpinned the post “{title}”.'),
};
const onHiddenPosts: Texts = {
  hide: english('A moderator hid a post.'),
  show: english('A moderator showed a post again.'),
  remove: english('A moderator removed a post.'),
  lock: english('A moderator locked a post.'),
  unlock: english('A moderator unlocked a post.'),
  pin: english('A moderator pinned a post until {date}.'),
  unpin: english('A moderator unpinned a post.'),
};
const onComments: Texts = {
  hide: english('A moderator hid <comment>a comment</comment> on “{title}”.'),
  show: english('A moderator showed <comment>a comment</comment> on “{title}” again.'),
  remove: english('A moderator removed <comment>a comment</comment> on “{title}”.'),
};
const onHiddenComments: Texts = {
  hide: english('A moderator hid a comment.'),
  show: english('A moderator showed a comment again.'),
  remove: english('A moderator removed a comment.'),
};
const onMembers = {
  ban: english('A moderator banned {member} until {date}.'),
  banForEver: english('A moderator banned {member} permanently.'),
  unban: english('A moderator lifted the ban on {member}.'),
};
const onDeletedMembers = {
  ban: english('A moderator banned a member until {date}.'),
  banForEver: english('A moderator banned a member permanently.'),
  unban: english('A moderator lifted the ban on a member.'),
};

export function NoModerations() {
  const t = useTranslate();
  return <p className={styles.lead}>{t('No moderation actions yet.')}</p>;
}

/** The public moderation log: action, target, reason and time. */
export function ModerationList({ moderations }: { moderations: Moderation[] }) {
  const { t, now: served } = useApp();
  const now = useNow(served);
  return (
    <ol id="moderations" className={styles.list}>
      {moderations.map((moderation, index) => (
        // Entries have no IDs, and the list grows only at its end.
        <li key={index} tabIndex={-1}>
          <p>{describe(t, moderation)}</p>
          {moderation.reason === null ? (
            <p className={styles.without}>{t('The reason was redacted.')}</p>
          ) : moderation.reason === '' ? null : (
            <blockquote dir="auto">{moderation.reason}</blockquote>
          )}
          <p className={styles.when}>{timeAgo(t, moderation.createdAt, now)}</p>
        </li>
      ))}
    </ol>
  );
}

/** "A moderator hid a comment on “Title”." Hidden content is not named. */
function describe(t: Translate, moderation: Moderation): ReactNode {
  const { action, kind, post, commentId, member, until } = moderation;
  const date = until === null ? '' : dateOnly(t, until);
  if (kind === 'member') {
    const texts = member === null ? onDeletedMembers : onMembers;
    const name = action === 'unban' ? action : until === null ? 'banForEver' : 'ban';
    return rich(t, texts[name], {
      date,
      member:
        member === null ? (
          ''
        ) : (
          <a href={userPath(member)} translate="no">
            {member}
          </a>
        ),
    });
  }
  if (post === null)
    return rich(t, (kind === 'post' ? onHiddenPosts : onHiddenComments)[action] ?? '', { date });
  return rich(t, (kind === 'post' ? onPosts : onComments)[action] ?? '', {
    date,
    title: (
      <a href={postPath(post.slug)}>
        <bdi>{post.title}</bdi>
      </a>
    ),
    comment: (content) =>
      commentId === null ? content : <a href={commentPath(post.slug, commentId)}>{content}</a>,
  });
}
