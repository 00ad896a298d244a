import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type {
  FollowedSubject,
  InboxNotification,
  NotificationList,
} from '#shared/contract/inbox.ts';
import {
  commentPath,
  domainPath,
  paths,
  postPath,
  tagPath,
  userPath,
  withQuery,
} from '#shared/paths.ts';
import { showHost } from '#shared/host-names.ts';
import { english, type Translate } from '#shared/texts/translate.ts';
import { useApp, type App } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useNow } from '../../lib/use-now.ts';
import { inboxOptions, markInboxRead, showInboxRead } from '../../queries/inbox.ts';
import { CursorList } from '../../ui/cursor-list.tsx';
import { Problems, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { rich } from '../../ui/rich.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as global from '../../theme/global.styles.ts';
import * as styles from './inbox.styles.ts';

/** Visible for this long, notifications count as seen. Milliseconds. */
const seenAfter = 2_000;

export function Inbox({ username, cursor }: { username: string; cursor: string | undefined }) {
  const app = useApp();
  const { t } = app;
  const now = useNow(app.now);
  const query = useInfiniteQuery(inboxOptions(app.api, username, cursor));
  const { problems, pending, run } = useSubmit({});
  const pages = query.data?.pages ?? [];
  const notifications = selectNotifications(pages);
  const unread =
    query.data !== undefined &&
    (pages.some((page) => page.unreadCount > 0 || page.followed.some(({ unread }) => unread)) ||
      notifications.some((notification) => notification.unread));
  useSeen(unread && !query.isFetching, app, username);
  if (!query.data)
    return query.error ? (
      <LoadFailed
        error={query.error}
        text={app.t('Your inbox couldn’t be loaded.')}
        retry={query.refetch}
      />
    ) : null;
  const markAll = () =>
    void run(async () => {
      await markInboxRead(app, username);
      showInboxRead(app, username);
      announce(t('All marked as read.'));
      // The button was removed.
      document.querySelector<HTMLElement>('#main h1')?.focus();
      return [];
    });
  return (
    <>
      <Problems list={problems} />
      {unread ? (
        <div className={styles.bar}>
          <button
            type="button"
            className={form.quiet}
            aria-disabled={pending || undefined}
            onClick={markAll}
          >
            {pending ? t('One moment…') : t('Mark all as read')}
          </button>
        </div>
      ) : null}
      <Followed t={t} subjects={pages[0]?.followed ?? []} now={now} />
      <CursorList
        query={query}
        hrefFor={(next) => withQuery(paths.inbox, { cursor: next })}
        select={selectNotifications}
        empty={
          <p className={styles.meta}>
            {cursor === undefined ? t('No replies or mentions yet.') : t('You’ve reached the end.')}
          </p>
        }
        label={t('More')}
        failed={t('More couldn’t be loaded. Try again.')}
        loaded={(count) =>
          t('{count, plural, one {# more loaded} other {# more loaded}}', { count })
        }
        focusTarget="#notifications > li h2 a"
        showEnd
      >
        {(notifications) => (
          <ol id="notifications">
            {notifications.map((notification) => (
              <li key={notification.id}>
                <Entry t={t} notification={notification} now={now} />
              </li>
            ))}
          </ol>
        )}
      </CursorList>
    </>
  );
}

const tagged = english('{count, plural, one {# post} other {# posts}} this week tagged {subject}');
const from = english('{count, plural, one {# post} other {# posts}} this week from {subject}');

/** New posts of followed tags and domains: one entry for each. */
function Followed({
  t,
  subjects,
  now,
}: {
  t: Translate;
  subjects: FollowedSubject[];
  now: number;
}) {
  if (subjects.length === 0) return null;
  return (
    <ul aria-label={t('Tags and domains you follow')} className={styles.followed}>
      {subjects.map(({ kind, subject, total, posts, newestAt, unread }) => (
        <li key={`${kind} ${subject}`} className={styles.notice}>
          <p className={`${global.dotted} ${styles.meta}`}>
            <span>
              {unread ? <strong className={styles.fresh}>{t('New [unread]')}</strong> : null}
              {rich(t, kind === 'tag' ? tagged : from, {
                count: total,
                subject: (
                  <a href={kind === 'tag' ? tagPath(subject) : domainPath(subject)}>
                    <bdi>{kind === 'tag' ? subject : showHost(subject)}</bdi>
                  </a>
                ),
              })}
            </span>
            {timeAgo(t, newestAt, now)}
          </p>
          {posts.map(({ slug, title }) => (
            <h2 key={slug} dir="auto">
              <a href={postPath(slug)}>{title}</a>
            </h2>
          ))}
        </li>
      ))}
    </ul>
  );
}

const selectNotifications = (pages: NotificationList[]) =>
  pages.flatMap((page) => page.notifications);

const events = {
  mention: english('{author} mentioned you'),
  comment: english('{author} commented on a post you follow or saved'),
  postReply: english('{author} replied to your post'),
  reply: english('{author} replied to your comment'),
};

function Entry({
  t,
  notification: { kind, unread, comment },
  now,
}: {
  t: Translate;
  notification: InboxNotification;
  now: number;
}) {
  const { author, content, parentId, post, id, createdAt } = comment;
  return (
    <article className={styles.notice}>
      <p className={`${global.dotted} ${styles.meta}`}>
        <span>
          {unread ? <strong className={styles.fresh}>{t('New [unread]')}</strong> : null}
          {rich(
            t,
            kind === 'mention'
              ? events.mention
              : kind === 'thread'
                ? events.comment
                : parentId === null
                  ? events.postReply
                  : events.reply,
            {
              author:
                author === null ? (
                  t('Someone')
                ) : (
                  <a href={userPath(author.username)} translate="no">
                    {author.username}
                  </a>
                ),
            },
          )}
        </span>
        {timeAgo(t, createdAt, now)}
      </p>
      <h2 dir="auto">
        <a href={commentPath(post.slug, id)}>{post.title}</a>
      </h2>
      {content === null ? null : <RichText content={content} />}
    </article>
  );
}

/**
 * Marks all notifications as read after the tab was visible for a while. The marks stay until the
 * next visit.
 */
function useSeen(hasUnread: boolean, app: App, username: string): void {
  useEffect(() => {
    if (!hasUnread) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      // A failed request is repeated on the next visit.
      if (document.visibilityState === 'visible')
        timer = setTimeout(
          () => void markInboxRead(app, username).catch(() => undefined),
          seenAfter,
        );
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [hasUnread, app, username]);
}
