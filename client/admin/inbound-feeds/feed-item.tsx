import { useState } from 'react';
import type { InboundFeed } from '#shared/contract/admin-inbound-feeds.ts';
import { minuteMs } from '#shared/durations.ts';
import { userPath } from '#shared/paths.ts';
import { rich } from '../../ui/rich.tsx';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useNow } from '../../lib/use-now.ts';
import { list, t } from '../lib/words.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field } from '../../ui/fields.tsx';
import { Form, Problems, useSubmit } from '../../ui/form.tsx';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { FormButtons } from '../ui/components.tsx';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { describeProblem } from './feed-problem.ts';
import { labels, readFeedSettings, PostSettings } from './feed-settings.tsx';

export function FeedItem({ feed }: { feed: InboundFeed }) {
  const { api } = useApp();
  const now = useNow(useApp().now);
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({});
  const [editing, setEditing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const {
    id,
    title,
    url,
    username,
    state,
    lastError,
    tags,
    postCount,
    lastFetchedAt,
    nextFetchAt,
  } = feed;
  const path = { id };
  const paused = state === 'paused';
  const act = (action: () => Promise<string>) =>
    void run(async () => {
      announce(await action());
      await refresh('GET /api/admin/inbound-feeds', 'GET /api/admin/log');
      return [];
    });
  const read = async () => {
    const { posted, feed: after } = await api('POST /api/admin/inbound-feeds/{id}/poll', {
      path,
    });
    return (
      (after.lastError && describeProblem(t, after.lastError, username)) ??
      (posted === 0
        ? t('{title} has nothing new.', { title })
        : t('{count, plural, one {# new post} other {# new posts}} from {title}.', {
            count: posted,
            title,
          }))
    );
  };
  const pause = async () => {
    await api('POST /api/admin/inbound-feeds/{id}/pause', { path });
    return t('{title} is paused.', { title });
  };
  const resume = async () => {
    await api('POST /api/admin/inbound-feeds/{id}/resume', { path });
    return t('{title} is resumed. It will be checked within a minute.', { title });
  };
  const button = (name: string, onClick: () => void) => (
    <button
      type="button"
      className={components.smallButton}
      aria-label={`${name} – ${title}`}
      aria-disabled={pending || undefined}
      onClick={onClick}
    >
      {name}
    </button>
  );
  return (
    <li>
      <h3 dir="auto">
        <a href={url} rel="noopener nofollow">
          {title}
        </a>
      </h3>
      <p className={styles.meta}>
        {paused ? t('Paused') : formatDueTime(nextFetchAt, now)}
        {' · '}
        {lastFetchedAt === null
          ? t('not checked yet')
          : rich(t, 'read {time}', { time: timeAgo(t, lastFetchedAt, now) })}
        {' · '}
        {rich(t, '{count, plural, one {# post} other {# posts}} by {author}', {
          count: postCount,
          author: (
            <a href={userPath(username)} translate="no">
              {username}
            </a>
          ),
        })}
        {tags.length > 0 ? ` · ${list(tags)}` : ''}
      </p>
      {lastError === null ? null : (
        <p className={styles.problem}>{describeProblem(t, lastError, username)}</p>
      )}
      <Problems list={problems} />
      <div className={styles.actions}>
        {paused ? (
          button(t('Resume [feed]'), () => act(resume))
        ) : (
          <>
            {button(t('Check now'), () => act(read))}
            {button(t('Pause [feed]'), () => act(pause))}
          </>
        )}
        {button(t('Change'), () => setEditing(!editing))}
        {button(t('Delete'), () => setLeaving(true))}
        {pending ? <span className={admin.note}>{t('One moment…')}</span> : null}
      </div>
      {editing ? <EditFeed feed={feed} onClose={() => setEditing(false)} /> : null}
      {leaving ? (
        <Confirm
          title={t('Delete this feed?')}
          yes={t('Delete')}
          doing={t('Deleting…')}
          no={t('Keep it')}
          onClose={() => setLeaving(false)}
          act={async () => {
            await api('DELETE /api/admin/inbound-feeds/{id}', { path });
            announce(t('{title} is deleted.', { title }));
            await refresh('GET /api/admin/inbound-feeds', 'GET /api/admin/log');
          }}
        >
          <p>
            {rich(
              t,
              '{title} will no longer be checked. {count, plural, one {Its # post stays.} other {Its # posts stay.}}',
              { title: <bdi>{title}</bdi>, count: postCount },
            )}
          </p>
        </Confirm>
      ) : null}
    </li>
  );
}

/** Returns the time of the next poll: "Due in 5 minutes". */
function formatDueTime(nextFetchAt: string, now: number): string {
  const minutes = Math.floor((Date.parse(nextFetchAt) - now) / minuteMs);
  if (minutes < 1) return t('Due now');
  return minutes < 120
    ? t('{count, plural, one {Due in # minute} other {Due in # minutes}}', { count: minutes })
    : t('{count, plural, one {Due in # hour} other {Due in # hours}}', {
        count: Math.round(minutes / 60),
      });
}

function EditFeed({
  feed: { id, title, tags, maxPostsPerFetch, username },
  onClose,
}: {
  feed: InboundFeed;
  onClose: () => void;
}) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems: failures, pending, run } = useSubmit(labels);
  const prefix = `${id}-`;
  const problems = failures.map((problem) =>
    problem.field === null ? problem : { ...problem, field: prefix + problem.field },
  );
  const save = (data: FormData) =>
    void run(async () => {
      const change = readFeedSettings(data, prefix);
      await api('PATCH /api/admin/inbound-feeds/{id}', { path: { id }, body: change });
      announce(t('{title} is changed.', { title }));
      await refresh('GET /api/admin/inbound-feeds', 'GET /api/admin/log');
      onClose();
      return [];
    });
  return (
    <Form
      label={t('Change {title}', { title })}
      problems={problems}
      onSend={save}
      className={styles.form}
    >
      <Field
        name={`${prefix}username`}
        label={t('Account')}
        hint={t('New posts are by this imported or bot account.')}
        defaultValue={username}
        maxLength={31}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        problems={problems}
      />
      <PostSettings
        prefix={prefix}
        problems={problems}
        tags={tags}
        maxPostsPerFetch={maxPostsPerFetch}
      />
      <FormButtons pending={pending} onCancel={onClose} />
    </Form>
  );
}
