import { useState } from 'react';
import type { ModeratedItem } from '#shared/contract/admin-moderation-schemas.ts';
import { label } from '#shared/texts/label.ts';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as styles from './moderation.admin.styles.ts';
import { toActionLabel } from '../log/action-names.ts';
import { translateLogReason } from '../log/labels.ts';
import { getItemPath } from './item-labels.ts';
import { dateOnly, number, t } from '../lib/words.ts';
import { rich } from '../../ui/rich.tsx';

const states = {
  'hidden-by-author': t('hidden by author'),
  hidden: t('hidden'),
  removed: t('removed'),
  deleted: t('deleted'),
};

/** Longer texts are cut until "Show all". Characters. */
const maxShownLength = 600;

/** Shows a post or comment with facts about its author. Listed items link to their page. */
export function ItemCard({
  item,
  heading,
  now,
}: {
  item: ModeratedItem;
  heading: string;
  now: number;
}) {
  const { kind, post, url, text, state, locked, author, createdAt, editedAt, discountedVotes } =
    item;
  const seen = state === 'listed';
  const by = { author: <a href={`/admin/members/${author.username}`}>{author.username}</a> };
  const title =
    kind === 'post'
      ? post.title
      : rich(t, 'Comment on “{title}”', { title: <bdi>{post.title}</bdi> });
  return (
    <>
      <p className={styles.meta}>
        {kind === 'post' ? rich(t, 'Post by {author}', by) : rich(t, 'Comment by {author}', by)} ·{' '}
        {timeAgo(t, createdAt, now)}
        {editedAt === null ? null : ` · ${t('edited')}`}
        {locked ? ` · ${t('locked')}` : null}
        {seen || state === 'held' ? null : ` · ${states[state]}`}
      </p>
      <h2 id={heading} dir="auto">
        {seen ? (
          <a href={getItemPath(item)} target="_blank" rel="noopener">
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      {url === null ? null : (
        <p className={styles.meta}>
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {url}
          </a>
        </p>
      )}
      {text === null || text === '' ? null : <Text text={text} />}
      {discountedVotes === null || discountedVotes.count === 0 ? null : (
        <DiscountedVotes {...discountedVotes} />
      )}
      <Author author={author} now={now} />
    </>
  );
}

/** Shows the voters whose votes are left out of the post's score. */
function DiscountedVotes({
  count: total,
  usernames,
}: NonNullable<ModeratedItem['discountedVotes']>) {
  return (
    <details className={styles.earlier}>
      <summary>
        {t(
          '{count, plural, one {# vote not counted: related accounts} other {# votes not counted: related accounts}}',
          { count: total },
        )}
      </summary>
      <p>
        {t(
          'These accounts share a mailbox with the author or an earlier voter, or signed up from the same network within an hour of them.',
        )}
      </p>
      <ul>
        {usernames.map((username) => (
          <li key={username}>
            <a href={`/admin/members/${username}`}>{username}</a>
          </li>
        ))}
      </ul>
      {total > usernames.length ? (
        <p>{t('And {count, number} more.', { count: total - usernames.length })}</p>
      ) : null}
    </details>
  );
}

function Text({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  return (
    <div className={styles.text} dir="auto">
      <p>{all || text.length <= maxShownLength ? text : `${text.slice(0, maxShownLength)}…`}</p>
      {all || text.length <= maxShownLength ? null : (
        <p>
          <button type="button" className={styles.link} onClick={() => setAll(true)}>
            {t('Show all')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Shows facts about the author and earlier actions against them. */
function Author({
  author: { username, role, createdAt, karma, postCount, commentCount, ban, actions, actionCount },
  now,
}: {
  author: ModeratedItem['author'];
  now: number;
}) {
  return (
    <>
      <p className={styles.meta}>
        {rich(
          t,
          '{username}: {role, select, admin {admin, } moderator {moderator, } other {}}joined {ago}, karma {karma}, {posts}, {comments}.',
          {
            username,
            role,
            ago: timeAgo(t, createdAt, now),
            karma: number(karma),
            posts: t('{count, plural, one {# post} other {# posts}}', { count: postCount }),
            comments: t('{count, plural, one {# comment} other {# comments}}', {
              count: commentCount,
            }),
          },
        )}
        {ban === null ? null : (
          <strong>
            {' '}
            {ban.until === null
              ? t('Banned permanently.')
              : t('Banned until {date}.', { date: dateOnly(ban.until) })}
          </strong>
        )}
      </p>
      {actions.length === 0 ? null : (
        <details className={styles.earlier}>
          <summary>
            {t('Earlier actions against them: {count}', {
              count: actionCount >= 100 ? t('100 or more') : actionCount,
            })}
          </summary>
          <ul>
            {actions.map((action, at) => (
              <li key={at}>
                {action.reason === ''
                  ? toActionLabel(action.action)
                  : label(
                      t.language,
                      toActionLabel(action.action),
                      translateLogReason(action.action, action.reason),
                    )}
                {' · '}
                {timeAgo(t, action.createdAt, now)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
