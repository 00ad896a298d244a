import { useState } from 'react';
import type { InboundFeed } from '#shared/contract/admin-inbound-feeds.ts';
import { minuteMs } from '#shared/durations.ts';
import { userPath } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useNow } from '../../lib/use-now.ts';
import { count, number, t } from '../lib/words.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field } from '../../ui/fields.tsx';
import { Form, Problems, useSubmit } from '../../ui/form.tsx';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { FormButtons } from '../ui/components.tsx';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from '../ui/forms.admin.styles.ts';
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
      after.lastError ??
      (posted === 0 ? `${title} has nothing new.` : `${count(posted, 'new post')} from ${title}.`)
    );
  };
  const pause = async () => {
    await api('POST /api/admin/inbound-feeds/{id}/pause', { path });
    return `${title} is paused.`;
  };
  const resume = async () => {
    await api('POST /api/admin/inbound-feeds/{id}/resume', { path });
    return `${title} is resumed. It will be checked within a minute.`;
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
        {paused ? 'Paused' : formatDueTime(nextFetchAt, now)}
        {' · '}
        {lastFetchedAt === null ? 'not checked yet' : <>read {timeAgo(t, lastFetchedAt, now)}</>}
        {' · '}
        {count(postCount, 'post')} by{' '}
        <a href={userPath(username)} translate="no">
          {username}
        </a>
        {tags.length > 0 ? ` · ${tags.join(', ')}` : ''}
      </p>
      {lastError === null ? null : <p className={styles.problem}>{lastError}</p>}
      <Problems list={problems} />
      <div className={styles.actions}>
        {paused ? (
          button('Resume', () => act(resume))
        ) : (
          <>
            {button('Check now', () => act(read))}
            {button('Pause', () => act(pause))}
          </>
        )}
        {button('Change', () => setEditing(!editing))}
        {button('Delete', () => setLeaving(true))}
        {pending ? <span className={admin.note}>One moment…</span> : null}
      </div>
      {editing ? <EditFeed feed={feed} onClose={() => setEditing(false)} /> : null}
      {leaving ? (
        <Confirm
          title="Delete this feed?"
          yes="Delete"
          doing="Deleting…"
          no="Keep it"
          onClose={() => setLeaving(false)}
          act={async () => {
            await api('DELETE /api/admin/inbound-feeds/{id}', { path });
            announce(`${title} is deleted.`);
            await refresh('GET /api/admin/inbound-feeds', 'GET /api/admin/log');
          }}
        >
          <p>
            <bdi>{title}</bdi> will no longer be checked. Its {count(postCount, 'post')}{' '}
            {postCount === 1 ? 'stays' : 'stay'}.
          </p>
        </Confirm>
      ) : null}
    </li>
  );
}

/** Returns the time of the next poll: "Due in 5 minutes". */
function formatDueTime(nextFetchAt: string, now: number): string {
  const minutes = Math.floor((Date.parse(nextFetchAt) - now) / minuteMs);
  if (minutes < 1) return 'Due now';
  return minutes < 120
    ? `Due in ${count(minutes, 'minute')}`
    : `Due in ${number(Math.round(minutes / 60))} hours`;
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
      announce(`${title} is changed.`);
      await refresh('GET /api/admin/inbound-feeds', 'GET /api/admin/log');
      onClose();
      return [];
    });
  return (
    <Form label={`Change ${title}`} problems={problems} onSend={save} className={styles.form}>
      <Field
        name={`${prefix}username`}
        label="Account"
        hint="New posts are by this imported or bot account."
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
