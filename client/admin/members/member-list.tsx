import { useSearchParams } from 'react-router';
import type { Member } from '#shared/contract/admin-members.ts';
import { rich } from '../../ui/rich.tsx';
import { dateOnly, number, t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useList } from '../lib/use-endpoint.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { Applications } from './applications.tsx';
import * as components from '../ui/components.admin.styles.ts';
import * as forms from '../ui/forms.admin.styles.ts';
import * as styles from './members.admin.styles.ts';

/** Names of roles within a sentence. */
export const roleNames = {
  member: t('member'),
  moderator: t('moderator'),
  admin: t('admin'),
} as const;

const filterNames = ['q', 'role', 'banned'];

/** Lists members, newest first. The filter is in the URL, so Back restores it. */
export function MemberList() {
  const [params, setParams] = useSearchParams();
  const query = Object.fromEntries(
    filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
  const list = useList('GET /api/admin/users', { query });
  const members = list.data?.pages.flatMap((page) => page.members) ?? [];
  return (
    <>
      <title>{t('Members')}</title>
      <h1>{t('Members')}</h1>
      <Applications />
      <form
        key={String(params)}
        role="search"
        aria-label={t('Members')}
        className={forms.search}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setParams(
            Object.fromEntries(
              filterNames.flatMap((name) => {
                const value = String(data.get(name) ?? '').trim();
                return value === '' ? [] : [[name, value]];
              }),
            ),
          );
        }}
      >
        <label>
          {t('Username begins with')}
          <input
            name="q"
            type="search"
            defaultValue={params.get('q') ?? ''}
            maxLength={30}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </label>
        <label>
          {t('Role')}
          <select name="role" defaultValue={params.get('role') ?? ''}>
            <option value="">{t('Any')}</option>
            <option value="member">{t('Member')}</option>
            <option value="moderator">{t('Moderator')}</option>
            <option value="admin">{t('Admin [role]')}</option>
          </select>
        </label>
        <label>
          {t('Banned')}
          <select name="banned" defaultValue={params.get('banned') ?? ''}>
            <option value="">{t('Any')}</option>
            <option value="yes">{t('Banned only')}</option>
          </select>
        </label>
        <button type="submit" className={admin.button}>
          {t('Search')}
        </button>
      </form>
      {list.data === undefined ? (
        <NotLoaded
          error={list.error}
          text={t('The list couldn’t be loaded.')}
          retry={list.refetch}
        />
      ) : members.length === 0 ? (
        <p className={admin.note}>{t('No matches.')}</p>
      ) : (
        <ul id="members" className={styles.members}>
          {members.map((member) => (
            <Row key={member.username} member={member} />
          ))}
        </ul>
      )}
      <LoadMore list={list} items="#members > li a" />
    </>
  );
}

function Row({
  member: { username, name, role, createdAt, karma, postCount, commentCount, ban },
}: {
  member: Member;
}) {
  return (
    <li>
      <p>
        <a href={`/admin/members/${username}`} translate="no">
          {username}
        </a>
        {name === username ? null : (
          <>
            {' '}
            <span dir="auto">{name}</span>
          </>
        )}
        {role === 'member' ? null : <>, {roleNames[role]}</>}
        {ban === null ? null : (
          <>
            ,{' '}
            <strong>
              {ban.until === null
                ? t('banned permanently')
                : t('banned until {date}', { date: dateOnly(Date.parse(ban.until)) })}
            </strong>
          </>
        )}
      </p>
      <p className={components.meta}>
        {rich(
          t,
          'Joined {time}, karma {karma}, {postCount, plural, one {# post} other {# posts}}, {commentCount, plural, one {# comment} other {# comments}}',
          { karma: number(karma), postCount, commentCount, time: <TimeAgo at={createdAt} /> },
        )}
      </p>
    </li>
  );
}
