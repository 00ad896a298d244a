import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { MemberRecord } from '#shared/contract/admin-members.ts';
import { commentPath, postPath, userPath } from '#shared/paths.ts';
import { english } from '#shared/texts/translate.ts';
import { roleNames } from './member-list.tsx';
import { rich } from '../../ui/rich.tsx';
import { exactTime, number, t } from '../lib/words.ts';
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
        <title>{t('Not Found')}</title>
        <h1>{t('Not Found')}</h1>
        <p>
          {rich(t, 'There’s no member called {username}. <link>All members</link>', {
            username,
            link: (content) => <a href="/admin/members">{content}</a>,
          })}
        </p>
      </>
    );
  if (!member || shown?.toLowerCase() !== username.toLowerCase())
    return (
      <>
        <title>{`${username} – ${t('Members')}`}</title>
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
      <title>{`${member.username} – ${t('Members')}`}</title>
      <p className={components.breadcrumb}>
        <a href="/admin/members">{t('Members')}</a>
      </p>
      <h1 tabIndex={-1}>{member.username}</h1>
      <Facts member={member} />
      {member.picture === null ? null : (
        <RemovePicture username={member.username} picture={member.picture} />
      )}
      <h2>{t('Ban')}</h2>
      <Banning
        key={`${member.username} ${member.ban?.until ?? ''} ${member.ban === null}`}
        member={member}
      />
      <h2>{t('Notes')}</h2>
      <Notes username={member.username} notes={member.notes} />
      {staff.role === 'admin' ? (
        <>
          <h2>{t('Role')}</h2>
          <RoleForm
            key={`${member.username} ${member.role}`}
            username={member.username}
            role={member.role}
          />
        </>
      ) : null}
      {staff.role === 'admin' && member.canLogIn ? (
        <>
          <h2>{t('Sessions')}</h2>
          <EndSessions username={member.username} />
        </>
      ) : null}
      <h2>{t('In the log')}</h2>
      {member.actions.length === 0 ? (
        <p className={admin.note}>{t('No log entries about this member.')}</p>
      ) : (
        <>
          <LogList entries={member.actions} />
          <p className={components.gap}>
            <a href={`/admin/log?member=${member.username}`}>{t('See all in the log')}</a>
          </p>
        </>
      )}
      <h2>{t('Reports on their posts and comments')}</h2>
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
      t('Page'),
      <a key="page" href={userPath(username)}>
        {name}
      </a>,
    ],
    [t('Role'), roleNames[role]],
    [t('Joined'), <TimeAgo key="joined" at={createdAt} />],
    [
      t('Activity'),
      t(
        '{posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}}',
        { posts: postCount, comments: commentCount },
      ),
    ],
    [t('Karma'), number(karma)],
    [
      t('Hidden or removed'),
      t('{count, number} hidden, held, removed or deleted', { count: hiddenCount }),
    ],
    [
      t('Reports received'),
      reportCount === 0
        ? t('None [reports]')
        : t('{count, plural, one {# time} other {# times}}', { count: reportCount }),
    ],
    [
      t('Reports made'),
      madeReports.total === 0
        ? t('None [reports]')
        : t(
            '{count, plural, one {# time} other {# times}}, {dismissed, number} of them dismissed',
            { count: madeReports.total, dismissed: madeReports.dismissed },
          ),
    ],
    [t('Can log in'), canLogIn ? t('Yes') : t('No: no email address')],
    ...(address === null ? [] : [[t('Address'), address] satisfies [string, ReactNode]]),
    ...(invitedBy === null
      ? []
      : [
          [t('Invited by'), <MemberLinks key="by" names={[invitedBy]} />] satisfies [
            string,
            ReactNode,
          ],
        ]),
    ...(invited.length === 0
      ? []
      : [
          [t('Invited'), <MemberLinks key="invited" names={invited} />] satisfies [
            string,
            ReactNode,
          ],
        ]),
    ...(deletionScheduledAt === null
      ? []
      : [
          [
            t('Deletion'),
            t('The account will be deleted on {time}', {
              time: exactTime(Date.parse(deletionScheduledAt)),
            }),
          ] satisfies [string, ReactNode],
        ]),
    ...(website === null
      ? []
      : [
          [
            t('Website'),
            <a key="website" href={website} rel="nofollow noopener noreferrer" target="_blank">
              {website}
            </a>,
          ] satisfies [string, ReactNode],
        ]),
    ...(about === ''
      ? []
      : [
          [
            t('About [member]'),
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

const outcomes = { resolved: t('acted on'), dismissed: t('dismissed') };

function Against({ member: { reports } }: { member: MemberRecord }) {
  if (reports.length === 0) return <p className={admin.note}>{t('None.')}</p>;
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
            {rich(
              t,
              commentId === null
                ? reporter === null
                  ? english('Post “{title}”,')
                  : english('Post “{title}”, reported by {reporter},')
                : reporter === null
                  ? english('Comment on “{title}”,')
                  : english('Comment on “{title}”, reported by {reporter},'),
              {
                title: (
                  <a
                    href={
                      commentId === null ? postPath(post.slug) : commentPath(post.slug, commentId)
                    }
                  >
                    <bdi>{post.title}</bdi>
                  </a>
                ),
                reporter: <a href={`/admin/members/${reporter}`}>{reporter}</a>,
              },
            )}{' '}
            <TimeAgo at={createdAt} /> ·{' '}
            {outcome === null ? <a href="/admin/moderation">{t('open')}</a> : outcomes[outcome]}
          </p>
        </li>
      ))}
    </ul>
  );
}
