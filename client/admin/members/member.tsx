import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { MemberRecord } from '#shared/contract/admin-members.ts';
import { commentPath, postPath, userPath } from '#shared/paths.ts';
import { count, exactTime, number, t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as admin from '../admin.admin.styles.ts';
import * as components from '../ui/components.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { LogList } from '../log/log-list.tsx';
import { reasons } from '../moderation/item-labels.ts';
import { StaffProvider } from '../lib/staff-context.ts';
import { Banning } from './ban-form.tsx';
import { Notes } from './notes.tsx';
import * as styles from './members.admin.styles.ts';
import { EndSessions } from './end-sessions.tsx';
import { RemovePicture } from './remove-picture.tsx';
import { RoleForm } from './role.tsx';

/** Shows a member with the available actions. */
export function MemberPage() {
  const { username = '' } = useParams();
  const {
    data: member,
    error,
    refetch,
  } = useEndpoint('GET /api/admin/users/{username}', { path: { username } });
  const staff = StaffProvider.use();
  const shown = member?.username;
  if (!member && error instanceof ApiError && error.status === 404)
    return (
      <>
        <title>Not Found</title>
        <h1>Not Found</h1>
        <p>
          There’s no member called {username}. <a href="/admin/members">All members</a>
        </p>
      </>
    );
  if (!member || shown?.toLowerCase() !== username.toLowerCase())
    return (
      <>
        <title>{`${username} – Members`}</title>
        <h1>{username}</h1>
        <NotLoaded
          error={member ? null : error}
          text={t('This member couldn’t be loaded.')}
          retry={refetch}
        />
      </>
    );
  return (
    <>
      <title>{`${member.username} – Members`}</title>
      <p className={components.breadcrumb}>
        <a href="/admin/members">Members</a>
      </p>
      <h1 tabIndex={-1}>{member.username}</h1>
      <Facts member={member} />
      {member.picture === null ? null : (
        <RemovePicture username={member.username} picture={member.picture} />
      )}
      <h2>Ban</h2>
      <Banning
        key={`${member.username} ${member.ban?.until ?? ''} ${member.ban === null}`}
        member={member}
      />
      <h2>Notes</h2>
      <Notes username={member.username} notes={member.notes} />
      {staff.role === 'admin' ? (
        <>
          <h2>Role</h2>
          <RoleForm
            key={`${member.username} ${member.role}`}
            username={member.username}
            role={member.role}
          />
        </>
      ) : null}
      {staff.role === 'admin' && member.canLogIn ? (
        <>
          <h2>Sessions</h2>
          <EndSessions username={member.username} />
        </>
      ) : null}
      <h2>In the log</h2>
      {member.actions.length === 0 ? (
        <p className={admin.note}>No log entries about this member.</p>
      ) : (
        <>
          <LogList entries={member.actions} />
          <p className={components.gap}>
            <a href={`/admin/log?member=${member.username}`}>See all in the log</a>
          </p>
        </>
      )}
      <h2>Reports on their posts and comments</h2>
      <Against member={member} />
    </>
  );
}

function Facts({
  member: {
    username,
    name,
    role,
    karma,
    postCount,
    commentCount,
    createdAt,
    about,
    website,
    canLogIn,
    address,
    deletionScheduledAt,
    invitedBy,
    invited,
    hiddenCount,
    reportCount,
    madeReports,
  },
}: {
  member: MemberRecord;
}) {
  const facts: [string, ReactNode][] = [
    [
      'Page',
      <a key="page" href={userPath(username)}>
        {name}
      </a>,
    ],
    ['Role', role],
    ['Joined', <TimeAgo key="joined" at={createdAt} />],
    [
      'Activity',
      <>
        {count(postCount, 'post')}, {count(commentCount, 'comment')}
      </>,
    ],
    ['Karma', number(karma)],
    ['Hidden or removed', `${number(hiddenCount)} hidden, held, removed or deleted`],
    ['Reports received', reportCount === 0 ? 'Never' : count(reportCount, 'time')],
    [
      'Reports made',
      madeReports.total === 0
        ? 'Never'
        : `${count(madeReports.total, 'time')}, ${number(madeReports.dismissed)} of them dismissed`,
    ],
    ['Can log in', canLogIn ? 'Yes' : 'No: no email address'],
    ...(address === null ? [] : [['Address', address] satisfies [string, ReactNode]]),
    ...(invitedBy === null
      ? []
      : [
          ['Invited by', <MemberLinks key="by" names={[invitedBy]} />] satisfies [
            string,
            ReactNode,
          ],
        ]),
    ...(invited.length === 0
      ? []
      : [['Invited', <MemberLinks key="invited" names={invited} />] satisfies [string, ReactNode]]),
    ...(deletionScheduledAt === null
      ? []
      : [
          [
            'Deletion',
            `The account will be deleted on ${exactTime(Date.parse(deletionScheduledAt))}`,
          ] satisfies [string, ReactNode],
        ]),
    ...(website === null
      ? []
      : [
          [
            'Website',
            <a key="website" href={website} rel="nofollow noopener noreferrer" target="_blank">
              {website}
            </a>,
          ] satisfies [string, ReactNode],
        ]),
    ...(about === ''
      ? []
      : [
          [
            'About',
            <span key="about" dir="auto" className={styles.text}>
              {about}
            </span>,
          ] satisfies [string, ReactNode],
        ]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MemberLinks({ names }: { names: string[] }) {
  return names.map((name, at) => (
    <span key={name}>
      {at > 0 ? ', ' : ''}
      <a href={`/admin/members/${name}`}>{name}</a>
    </span>
  ));
}

const outcomes = { resolved: 'acted on', dismissed: 'dismissed' };

function Against({ member: { reports } }: { member: MemberRecord }) {
  if (reports.length === 0) return <p className={admin.note}>None.</p>;
  return (
    <ul className={styles.list}>
      {reports.map(({ id, reporter, reason, note, outcome, post, commentId, createdAt }) => (
        <li key={id}>
          <p>
            <strong>{reasons[reason]}</strong>
            {note === '' ? (
              ''
            ) : (
              <>
                : <span dir="auto">{note}</span>
              </>
            )}
          </p>
          <p className={components.meta}>
            {commentId === null ? 'Post' : 'Comment on'} “
            <a href={commentId === null ? postPath(post.slug) : commentPath(post.slug, commentId)}>
              <bdi>{post.title}</bdi>
            </a>
            ”,{' '}
            {reporter === null ? null : (
              <>
                reported by <a href={`/admin/members/${reporter}`}>{reporter}</a>,{' '}
              </>
            )}
            <TimeAgo at={createdAt} /> ·{' '}
            {outcome === null ? <a href="/admin/moderation">open</a> : outcomes[outcome]}
          </p>
        </li>
      ))}
    </ul>
  );
}
