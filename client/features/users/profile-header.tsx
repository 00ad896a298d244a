import type { User } from '#shared/contract/users.ts';
import { useLoginLink } from '../../lib/login-link.ts';
import { useSession } from '../../lib/session.ts';
import { count, dateOnly, number } from '../../lib/time.ts';
import * as global from '../../theme/global.styles.ts';
import * as styles from './users.styles.ts';

export function ProfileHeader({ user }: { user: User }) {
  const login = useLoginLink();
  const { components } = useSession();
  return (
    <div className={styles.profile}>
      {user.picture === null ? (
        <div className={styles.avatar} aria-hidden="true">
          {initials(user.name)}
        </div>
      ) : (
        <img className={styles.avatar} src={user.picture} alt="" width={56} height={56} />
      )}
      <div>
        <h1 dir="auto" translate="no">
          {user.name}
        </h1>
        {facts(user).map((line) => (
          <p key={line[0]} className={`${global.dotted} ${styles.facts}`}>
            {line.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        ))}
        {user.website === null ? null : (
          <p className={styles.facts}>
            <a href={user.website} rel="ugc nofollow noopener">
              {user.website.replace(/^https?:\/\//, '')}
            </a>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {components ? (
          <>
            <components.ProfileActions key={user.username} user={user} />
            <components.ChoiceButtons kind="person" subject={user.username} />
          </>
        ) : (
          <a
            href={login}
            rel="nofollow"
            data-other="Following"
            aria-label={`Log in to follow ${user.username}`}
          >
            Follow
          </a>
        )}
      </div>
      {user.about === '' ? null : (
        <p className={styles.about} dir="auto">
          {user.about}
        </p>
      )}
    </div>
  );
}

function facts({
  username,
  imported,
  karma,
  postCount,
  commentCount,
  followerCount,
  followingCount,
  createdAt,
}: User): string[][] {
  return [
    [
      `@${username}`,
      ...(imported ? ['Imported account'] : []),
      `joined ${dateOnly(Date.parse(createdAt))}`,
    ],
    [
      `${number(karma)} karma`,
      ...(postCount > 0 ? [count(postCount, 'post')] : []),
      ...(commentCount > 0 ? [count(commentCount, 'comment')] : []),
      ...(followerCount > 0 ? [count(followerCount, 'follower')] : []),
      ...(followingCount > 0 ? [`${number(followingCount)} following`] : []),
    ],
  ];
}

function initials(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  return [names[0], names.length > 1 ? names.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
