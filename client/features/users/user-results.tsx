import type { User } from '#shared/contract/users.ts';
import { userPath } from '#shared/paths.ts';
import { useTranslate } from '../../app-context.tsx';
import * as global from '../../theme/global.styles.ts';
import * as styles from './users.styles.ts';

/** Members that a search found. */
export function UserResults({ users, empty }: { users: User[]; empty: string }) {
  const t = useTranslate();
  if (users.length === 0) return <p className={styles.results}>{empty}</p>;
  return (
    <ul className={styles.results}>
      {users.map(({ username, name, karma, postCount, commentCount }) => (
        <li key={username}>
          <a href={userPath(username)} translate="no">
            {username}
          </a>
          {name === username ? null : (
            <span>
              {' '}
              <bdi>{name}</bdi>
            </span>
          )}
          <p className={`${global.dotted} ${styles.facts}`}>
            <span>{t('{count, plural, one {# point} other {# points}}', { count: karma })}</span>
            <span>{t('{count, plural, one {# post} other {# posts}}', { count: postCount })}</span>
            <span>
              {t('{count, plural, one {# comment} other {# comments}}', { count: commentCount })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
