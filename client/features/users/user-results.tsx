import type { User } from '#shared/contract/users.ts';
import { userPath } from '#shared/paths.ts';
import { count } from '../../lib/time.ts';
import * as global from '../../theme/global.styles.ts';
import * as styles from './users.styles.ts';

/** Members that a search found. */
export function UserResults({ users, empty }: { users: User[]; empty: string }) {
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
            <span>{count(karma, 'point')}</span>
            <span>{count(postCount, 'post')}</span>
            <span>{count(commentCount, 'comment')}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
