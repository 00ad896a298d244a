import { useState } from 'react';
import type { LogEntry } from '#shared/contract/admin-moderation-schemas.ts';
import { commentPath, postPath } from '#shared/paths.ts';
import { english } from '#shared/texts/translate.ts';
import { rich } from '../../ui/rich.tsx';
import { t } from '../lib/words.ts';
import { useApp, type App } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useRefresh } from '../lib/use-endpoint.ts';
import { toActionLabel } from './action-names.ts';
import { StaffProvider } from '../lib/staff-context.ts';
import { diffStates, type Change } from './diff.ts';
import { translateLogReason } from './labels.ts';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from './log.admin.styles.ts';

/** Number of changes shown at first. */
const shownChanges = 3;

/** Lists log entries: actor, action, target, reason and changes. */
export function LogList({ entries }: { entries: LogEntry[] }) {
  const staff = StaffProvider.use();
  const { api } = useApp();
  const refresh = useRefresh();
  const [redacting, setRedacting] = useState<LogEntry | null>(null);
  const [reversing, setReversing] = useState<LogEntry | null>(null);
  return (
    <>
      <ol className={styles.list} id="log">
        {entries.map((entry) => (
          <li key={entry.id} tabIndex={-1}>
            <Entry entry={entry} />
            <p className={components.meta}>
              <TimeAgo at={entry.createdAt} />
              {getReverseAction(entry) === null ? null : (
                <>
                  {' '}
                  ·{' '}
                  <button
                    type="button"
                    aria-label={[getReverseAction(entry)?.name, entry.post?.title].join(' – ')}
                    onClick={() => setReversing(entry)}
                  >
                    {getReverseAction(entry)?.name}
                  </button>
                </>
              )}
              {entry.public ? ` · ${t('public')}` : null}
              {entry.redacted ? ` · ${t('reason redacted')}` : null}
              {staff.role === 'admin' && entry.public && !entry.redacted && entry.reason !== '' ? (
                <>
                  {' '}
                  ·{' '}
                  <button
                    type="button"
                    aria-label={`${t('Redact reason')} – ${entry.reason.slice(0, 60)}`}
                    onClick={() => setRedacting(entry)}
                  >
                    {t('Redact reason')}
                  </button>
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
      {reversing === null ? null : (
        <Confirm
          title={`${getReverseAction(reversing)?.name ?? ''}?`}
          yes={getReverseAction(reversing)?.name ?? ''}
          doing={t('One moment…')}
          no={t('Cancel')}
          act={async () => {
            const reverse = getReverseAction(reversing);
            if (!reverse) return;
            const { outcome } = await reverse.call(api);
            announce(
              outcome === 'done' ? t('Done. The author was notified.') : t('No change needed.'),
            );
            await refresh('GET /api/admin/log', 'GET /api/admin/users/{username}');
          }}
          onClose={() => setReversing(null)}
        >
          <p>
            {rich(
              t,
              reversing.commentId === null
                ? english('“{title}”')
                : english('A comment on “{title}”'),
              { title: <bdi>{reversing.post?.title}</bdi> },
            )}
          </p>
        </Confirm>
      )}
      {redacting === null ? null : (
        <Confirm
          title={t('Remove the reason from the public log?')}
          yes={t('Remove')}
          doing={t('One moment…')}
          no={t('Cancel')}
          act={async () => {
            await api('POST /api/admin/log/{id}/redact', { path: { id: redacting.id } });
            announce(t('The reason was redacted.'));
            await refresh('GET /api/admin/log', 'GET /api/admin/users/{username}');
          }}
          onClose={() => setRedacting(null)}
        >
          <p dir="auto">{redacting.reason}</p>
          <p>
            {t(
              'The public entry stays without its reason. Moderators and admins can still read it here. This can’t be undone.',
            )}
          </p>
        </Confirm>
      )}
    </>
  );
}

/** Returns the reverse of an action on a post or comment. Null: it has none. */
function getReverseAction({ action, post, commentId }: LogEntry): {
  name: string;
  call: (api: App['api']) => Promise<{ outcome: 'done' | 'unchanged' }>;
} | null {
  if (post === null) return null;
  if (action === 'lock-post')
    return {
      name: t('Unlock'),
      call: (api) =>
        api('POST /api/admin/posts/{id}/moderate', {
          path: { id: post.id },
          body: { action: 'unlock' },
        }),
    };
  if (action === 'pin-post')
    return {
      name: t('Unpin'),
      call: async (api) => {
        await api('DELETE /api/posts/{id}/pin', { path: { id: post.id } });
        return { outcome: 'done' };
      },
    };
  if (/^(?:hide|remove|reject)-post$/.test(action))
    return {
      name: t('Unhide'),
      call: (api) =>
        api('POST /api/admin/posts/{id}/moderate', {
          path: { id: post.id },
          body: { action: 'show' },
        }),
    };
  if (commentId === null || !/^(?:hide|remove|reject)-comment$/.test(action)) return null;
  return {
    name: t('Unhide'),
    call: (api) =>
      api('POST /api/admin/comments/{id}/moderate', {
        path: { id: commentId },
        body: { action: 'show' },
      }),
  };
}

const getLogPath = (query: Record<string, string>) => `/admin/log?${new URLSearchParams(query)}`;

function Entry({
  entry: { action, actor, member, post, commentId, reason, before, after },
}: {
  entry: LogEntry;
}) {
  // The reason is shown elsewhere.
  const changes = diffStates(before, after).filter(
    (change) => change.name !== t('Reason') || change.after !== reason,
  );
  // Members of other sites, and jobs, cannot be searched for.
  const isMember = actor !== null && /^[\w-]+$/.test(actor);
  return (
    <>
      <p>
        {rich(t, getEntryText({ post, commentId, member }), {
          action: (
            <strong>
              <a href={getLogPath({ action })}>{toActionLabel(action)}</a>
            </strong>
          ),
          title: post && (
            <a href={commentId === null ? postPath(post.slug) : commentPath(post.slug, commentId)}>
              <bdi>{post.title}</bdi>
            </a>
          ),
          member: <a href={`/admin/members/${member}`}>{member}</a>,
          actor:
            actor === null ? (
              t('the command line')
            ) : isMember ? (
              <a href={getLogPath({ actor })}>{actor}</a>
            ) : actor === 'a rule' ? (
              t('a rule')
            ) : (
              actor
            ),
        })}
      </p>
      {reason === '' ? null : (
        <blockquote dir="auto">{translateLogReason(action, reason)}</blockquote>
      )}
      {changes.length === 0 ? null : changes.length <= shownChanges ? (
        <Changes list={changes} />
      ) : (
        <details className={styles.more}>
          <summary>
            {t('{count, plural, one {# change} other {# changes}}', { count: changes.length })}
          </summary>
          <Changes list={changes} />
        </details>
      )}
    </>
  );
}

function getEntryText({
  post,
  commentId,
  member,
}: Pick<LogEntry, 'post' | 'commentId' | 'member'>): string {
  if (post === null)
    return member === null
      ? english('{action}, by {actor}')
      : english('{action}: {member}, by {actor}');
  if (member === null)
    return commentId === null
      ? english('{action}: “{title}”, by {actor}')
      : english('{action}: comment on “{title}”, by {actor}');
  return commentId === null
    ? english('{action}: “{title}” of {member}, by {actor}')
    : english('{action}: comment on “{title}” of {member}, by {actor}');
}

function Changes({ list }: { list: Change[] }) {
  return (
    <dl className={styles.changes}>
      {list.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before === null ? null : (
              <>
                <del>{before}</del>
                {after === null ? '' : ' '}
              </>
            )}
            {after === null ? null : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
