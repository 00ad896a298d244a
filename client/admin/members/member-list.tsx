import { useSearchParams } from 'react-router';
import type { Member } from '#shared/contract/admin-members.ts';
import { count, dateOnly, number, t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useList } from '../lib/use-endpoint.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { Applications } from './applications.tsx';
import * as components from '../ui/components.admin.styles.ts';
import * as forms from '../ui/forms.admin.styles.ts';
import * as styles from './members.admin.styles.ts';

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
      <title>Members</title>
      <h1>Members</h1>
      <Applications />
      <form
        key={String(params)}
        role="search"
        aria-label="Members"
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
          Username begins with
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
          Role
          <select name="role" defaultValue={params.get('role') ?? ''}>
            <option value="">Any</option>
            <option value="member">Member</option>
            <option value="moderator">Moderator</option>
            <option value="admin">Admin</option>
          </select>
        </label>
        <label>
          Banned
          <select name="banned" defaultValue={params.get('banned') ?? ''}>
            <option value="">Any</option>
            <option value="yes">Banned only</option>
          </select>
        </label>
        <button type="submit" className={admin.button}>
          Search
        </button>
      </form>
      {list.data === undefined ? (
        <NotLoaded
          error={list.error}
          text={t('The list couldn’t be loaded.')}
          retry={list.refetch}
        />
      ) : members.length === 0 ? (
        <p className={admin.note}>No matches.</p>
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
        <a href={`/admin/members/${username}`}>{username}</a>
        {name === username ? null : (
          <>
            {' '}
            <span dir="auto">{name}</span>
          </>
        )}
        {role === 'member' ? null : <>, {role}</>}
        {ban === null ? null : (
          <>
            , <strong>banned {formatBanEnd(ban.until)}</strong>
          </>
        )}
      </p>
      <p className={components.meta}>
        Joined <TimeAgo at={createdAt} />, karma {number(karma)}, {count(postCount, 'post')},{' '}
        {count(commentCount, 'comment')}
      </p>
    </li>
  );
}

/** Returns "until 3 December 2026". */
export const formatBanEnd = (until: string | null): string =>
  until === null ? 'permanently' : `until ${dateOnly(Date.parse(until))}`;
