import { useState } from 'react';
import type { LogEntry } from '#shared/contract/admin-moderation-schemas.ts';
import { commentPath, postPath } from '#shared/paths.ts';
import { useApp, type App } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useRefresh } from '../lib/use-endpoint.ts';
import { toActionLabel } from '../moderation/item-labels.ts';
import { StaffProvider } from '../lib/staff-context.ts';
import { diffStates, type Change } from './diff.ts';
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
              {entry.public ? ' · public' : null}
              {entry.redacted ? ', reason redacted' : null}
              {staff.role === 'admin' && entry.public && !entry.redacted && entry.reason !== '' ? (
                <>
                  {' '}
                  ·{' '}
                  <button
                    type="button"
                    aria-label={`Redact reason – ${entry.reason.slice(0, 60)}`}
                    onClick={() => setRedacting(entry)}
                  >
                    Redact reason
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
          doing="One moment…"
          no="Cancel"
          act={async () => {
            const reverse = getReverseAction(reversing);
            if (!reverse) return;
            const { outcome } = await reverse.call(api);
            announce(outcome === 'done' ? 'Done. The author was notified.' : 'No change needed.');
            await refresh('GET /api/admin/log', 'GET /api/admin/users/{username}');
          }}
          onClose={() => setReversing(null)}
        >
          <p>
            {reversing.commentId === null ? '' : 'A comment on '}“
            <span dir="auto">{reversing.post?.title}</span>”
          </p>
        </Confirm>
      )}
      {redacting === null ? null : (
        <Confirm
          title="Remove the reason from the public log?"
          yes="Remove"
          doing="One moment…"
          no="Cancel"
          act={async () => {
            await api('POST /api/admin/log/{id}/redact', { path: { id: redacting.id } });
            announce('The reason was redacted.');
            await refresh('GET /api/admin/log', 'GET /api/admin/users/{username}');
          }}
          onClose={() => setRedacting(null)}
        >
          <p dir="auto">{redacting.reason}</p>
          <p>
            The public entry stays without its reason. Moderators and admins can still read it here.
            This can’t be undone.
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
      name: 'Unlock',
      call: (api) =>
        api('POST /api/admin/posts/{id}/moderate', {
          path: { id: post.id },
          body: { action: 'unlock' },
        }),
    };
  if (action === 'pin-post')
    return {
      name: 'Unpin',
      call: async (api) => {
        await api('DELETE /api/posts/{id}/pin', { path: { id: post.id } });
        return { outcome: 'done' };
      },
    };
  if (/^(?:hide|remove|reject)-post$/.test(action))
    return {
      name: 'Unhide',
      call: (api) =>
        api('POST /api/admin/posts/{id}/moderate', {
          path: { id: post.id },
          body: { action: 'show' },
        }),
    };
  if (commentId === null || !/^(?:hide|remove|reject)-comment$/.test(action)) return null;
  return {
    name: 'Unhide',
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
    (change) => change.name !== 'Reason' || change.after !== reason,
  );
  // Members of other sites, and jobs, cannot be searched for.
  const isMember = actor !== null && /^[\w-]+$/.test(actor);
  return (
    <>
      <p>
        <strong>
          <a href={getLogPath({ action })}>{toActionLabel(action)}</a>
        </strong>
        {post === null ? null : (
          <>
            : {commentId === null ? '' : 'comment on '}“
            <a href={commentId === null ? postPath(post.slug) : commentPath(post.slug, commentId)}>
              <bdi>{post.title}</bdi>
            </a>
            ”
          </>
        )}
        {member === null ? null : (
          <>
            {post === null ? ': ' : ' of '}
            <a href={`/admin/members/${member}`}>{member}</a>
          </>
        )}
        {', by '}
        {actor === null ? (
          'the command line'
        ) : isMember ? (
          <a href={getLogPath({ actor })}>{actor}</a>
        ) : (
          actor
        )}
      </p>
      {reason === '' ? null : <blockquote dir="auto">{reason}</blockquote>}
      {changes.length === 0 ? null : changes.length <= shownChanges ? (
        <Changes list={changes} />
      ) : (
        <details className={styles.more}>
          <summary>{changes.length} changes</summary>
          <Changes list={changes} />
        </details>
      )}
    </>
  );
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
