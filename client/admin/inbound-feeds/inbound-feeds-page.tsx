import { useState } from 'react';
import type { Source } from '#shared/contract/admin-inbound-feeds.ts';
import type { CallInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { userPath } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useNow } from '../../lib/use-now.ts';
import { count, number } from '../../lib/time.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, Problems, SendButton, useSubmit, type Problem } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useList, useRefresh } from '../lib/use-endpoint.ts';
import { LoadMore } from '../ui/load-more.tsx';
import * as pieces from '../ui/components.admin.styles.ts';
import * as styles from './inbound-feeds.admin.styles.ts';

const labels = {
  url: 'The address',
  username: 'The member',
  tags: 'Tags',
  mostPosts: 'The number of posts',
};
const { min, max, usual } = limits.feeds.posts;

/** External feeds whose items become posts. */
export function InboundFeeds() {
  const list = useList('GET /api/admin/sources');
  const sources = list.data?.pages.flatMap((page) => page.sources) ?? [];
  return (
    <>
      <title>Sources</title>
      <h1>Sources</h1>
      <p className={admin.note}>
        Feeds of other sites (RSS, Atom or JSON Feed) whose items become posts here. Each is checked
        every 15 minutes. Links posted within the last 30 days aren’t posted again.
      </p>
      <h2>Connect a feed</h2>
      <ConnectFeed />
      <h2>Connected feeds</h2>
      {list.data === undefined ? (
        list.error ? (
          <LoadFailed error={list.error} what="The sources" retry={list.refetch} />
        ) : (
          <p className={admin.note}>Loading…</p>
        )
      ) : sources.length === 0 ? (
        <p className={admin.note}>No feeds are connected yet.</p>
      ) : (
        <ul id="sources" className={styles.list}>
          {sources.map((source) => (
            <FeedItem key={source.id} source={source} />
          ))}
        </ul>
      )}
      <LoadMore list={list} items="#sources > li h3 a" />
    </>
  );
}

/** Returns a URL from what was typed, with `https://` where the scheme is missing. */
function toFeedUrl(typed: string): string {
  const address = typed
    .trim()
    .replace(/^feed:(?:\/\/)?(?=https?:)/i, '')
    .replace(/^feed:\/\//i, 'http://');
  return /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[^/]*\.[^/]*:\d/.test(address)
    ? address
    : `https://${address}`;
}

type Change = NonNullable<CallInput<'PUT /api/admin/sources/{id}'>['body']>;

/**
 * Reads tags, limit and member from a form. `prefix` starts the names of its inputs, since there
 * may be several forms.
 */
function readFeedSettings(data: FormData, prefix = ''): Change {
  const username = String(data.get(`${prefix}username`) ?? '')
    .trim()
    .replace(/^@/, '');
  return {
    tags: data.getAll(`${prefix}tags`).map(String),
    mostPosts: Number(data.get(`${prefix}mostPosts`) || usual),
    ...(username === '' ? {} : { username }),
  };
}

function ConnectFeed() {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit(labels);
  const [result, setResult] = useState<Reply<'POST /api/admin/sources'> | null>(null);
  const [times, setTimes] = useState(0);
  const connect = (data: FormData) =>
    void run(async () => {
      const typed = String(data.get('url')).trim();
      if (typed === '')
        return [
          { field: 'url', message: 'Enter the URL of a feed, or of a page that links to one.' },
        ];
      setResult(null);
      const connected = await api('POST /api/admin/sources', {
        body: { url: toFeedUrl(typed), ...readFeedSettings(data) },
      });
      setResult(connected);
      setTimes(times + 1);
      announce(`${connected.source.title} is connected. ${count(connected.posted, 'new post')}.`);
      await refresh('GET /api/admin/sources', 'GET /api/admin/log');
      return [];
    });
  return (
    <>
      {result === null ? null : (
        <div className={styles.connected}>
          <p>
            <strong>{result.source.title}</strong> is connected.{' '}
            {result.posted === 0 ? (
              'Nothing new yet.'
            ) : (
              <>
                {count(result.posted, 'post')} from it {result.posted === 1 ? 'is' : 'are'} on{' '}
                <a href="/new">the site</a> now.
              </>
            )}
          </p>
          {result.titles.length === 0 ? (
            <p>It’s empty so far.</p>
          ) : (
            <>
              <p>Its latest items:</p>
              <ul>
                {result.titles.map((title, i) => (
                  <li key={i} dir="auto">
                    {title}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <Form
        key={times}
        label="Connect a feed"
        problems={problems}
        onSend={connect}
        className={styles.form}
      >
        <Field
          name="url"
          label="Address"
          hint="The address of the feed, or of a page that has one."
          type="text"
          inputMode="url"
          maxLength={limits.url.max}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          problems={problems}
        />
        <Field
          name="username"
          label="Member (optional)"
          hint="Post as (leave blank to create a bot account)."
          optional
          maxLength={31}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          problems={problems}
        />
        <PostSettings problems={problems} tags={[]} mostPosts={usual} />
        <div className={form.buttons}>
          <SendButton pending={pending} doing="Reading the feed…">
            Connect the feed
          </SendButton>
        </div>
      </Form>
    </>
  );
}

/** Fields for the tags of the posts and the maximum per poll. */
function PostSettings({
  prefix = '',
  problems,
  tags,
  mostPosts,
}: {
  prefix?: string;
  problems: Problem[];
  tags: readonly string[];
  mostPosts: number;
}) {
  const { data } = useEndpoint('GET /api/tags');
  return (
    <>
      {data && data.tags.length > 0 ? (
        <Options
          key={data.tags.length}
          type="checkbox"
          name={`${prefix}tags`}
          legend="Tags of its posts"
          hint={`At most ${limits.tags.most}.`}
          inLine
          problems={problems}
          chosen={tags}
          options={data.tags.map(({ name }) => ({ value: name, label: name }))}
        />
      ) : null}
      <Field
        name={`${prefix}mostPosts`}
        label="Max posts per check"
        hint={`${min} to ${max}. The rest follow next time.`}
        type="number"
        min={min}
        max={max}
        defaultValue={mostPosts}
        inputMode="numeric"
        problems={problems}
        className={styles.few}
      />
    </>
  );
}

function FeedItem({ source }: { source: Source }) {
  const { api } = useApp();
  const now = useNow(useApp().now);
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({});
  const [editing, setEditing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { id, title, url, username, state, problem, tags, postCount, readAt, dueAt } = source;
  const path = { id };
  const paused = state === 'paused';
  const act = (action: () => Promise<string>) =>
    void run(async () => {
      announce(await action());
      await refresh('GET /api/admin/sources', 'GET /api/admin/log');
      return [];
    });
  const read = async () => {
    const { posted, source: after } = await api('POST /api/admin/sources/{id}/read', { path });
    return (
      after.problem ??
      (posted === 0 ? `${title} has nothing new.` : `${count(posted, 'new post')} from ${title}.`)
    );
  };
  const pause = async () => {
    await api('POST /api/admin/sources/{id}/pause', { path });
    return `${title} is paused.`;
  };
  const resume = async () => {
    await api('POST /api/admin/sources/{id}/resume', { path });
    return `${title} is resumed. It will be checked within a minute.`;
  };
  const button = (name: string, onClick: () => void) => (
    <button
      type="button"
      className={pieces.smallButton}
      aria-label={`${name} – ${title}`}
      aria-disabled={pending || undefined}
      onClick={onClick}
    >
      {name}
    </button>
  );
  return (
    <li>
      <h3>
        <a href={url} rel="noopener nofollow" dir="auto">
          {title}
        </a>
      </h3>
      <p className={styles.meta}>
        {paused ? 'Paused' : formatDueTime(dueAt, now)} ·{' '}
        {readAt === null ? 'not checked yet' : <>read {timeAgo(readAt, now)}</>} ·{' '}
        {count(postCount, 'post')} by <a href={userPath(username)}>{username}</a>
        {tags.length > 0 ? ` · ${tags.join(', ')}` : ''}
      </p>
      {problem === null ? null : <p className={styles.problem}>{problem}</p>}
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
      {editing ? <EditFeed source={source} onClose={() => setEditing(false)} /> : null}
      {leaving ? (
        <Confirm
          title="Delete this source?"
          yes="Delete"
          doing="Deleting…"
          no="Keep it"
          onClose={() => setLeaving(false)}
          act={async () => {
            await api('DELETE /api/admin/sources/{id}', { path });
            announce(`${title} is deleted.`);
            await refresh('GET /api/admin/sources', 'GET /api/admin/log');
          }}
        >
          <p>
            {title} will no longer be checked. Its {count(postCount, 'post')}{' '}
            {postCount === 1 ? 'stays' : 'stay'}.
          </p>
        </Confirm>
      ) : null}
    </li>
  );
}

/** Returns the time of the next poll: "Due in 5 minutes". */
function formatDueTime(dueAt: string, now: number): string {
  const minutes = Math.floor((Date.parse(dueAt) - now) / 60_000);
  if (minutes < 1) return 'Due now';
  return minutes < 120
    ? `Due in ${count(minutes, 'minute')}`
    : `Due in ${number(Math.round(minutes / 60))} hours`;
}

function EditFeed({
  source: { id, title, tags, mostPosts, username },
  onClose,
}: {
  source: Source;
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
      await api('PUT /api/admin/sources/{id}', { path: { id }, body: change });
      announce(`${title} is changed.`);
      await refresh('GET /api/admin/sources', 'GET /api/admin/log');
      onClose();
      return [];
    });
  return (
    <Form label={`Change ${title}`} problems={problems} onSend={save} className={styles.form}>
      <Field
        name={`${prefix}username`}
        label="Member"
        hint="New posts are by this member."
        defaultValue={username}
        maxLength={31}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        problems={problems}
      />
      <PostSettings prefix={prefix} problems={problems} tags={tags} mostPosts={mostPosts} />
      <div className={form.buttons}>
        <SendButton pending={pending} doing="Saving…">
          Save
        </SendButton>
        <button type="button" className={form.quiet} onClick={onClose}>
          Cancel
        </button>
      </div>
    </Form>
  );
}
