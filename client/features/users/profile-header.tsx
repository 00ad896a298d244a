import type { User } from '#shared/contract/users.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { useTranslate } from '../../app-context.tsx';
import { useLoginLink } from '../../lib/login-link.ts';
import { useSession } from '../../lib/session.ts';
import { dateOnly } from '../../lib/time.ts';
import * as global from '../../theme/global.styles.ts';
import * as styles from './users.styles.ts';

export function ProfileHeader({ user }: { user: User }) {
  const t = useTranslate();
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
        {facts(t, user).map((line) => (
          <p key={line[0]} className={`${global.dotted} ${styles.facts}`}>
            {line.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
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
            data-other={t('Following [state]')}
            aria-label={t('Log in to follow {username}', { username: user.username })}
          >
            {t('Follow [verb]')}
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

function facts(t: Translate, user: User): string[][] {
  const { username, imported, karma, postCount, commentCount, followerCount, followingCount } =
    user;
  return [
    [
      `@${username}`,
      ...(imported ? [t('Imported account')] : []),
      t('joined {date}', { date: dateOnly(t, user.createdAt) }),
    ],
    [
      t('{count, number} karma', { count: karma }),
      ...(postCount > 0
        ? [t('{count, plural, one {# post} other {# posts}}', { count: postCount })]
        : []),
      ...(commentCount > 0
        ? [t('{count, plural, one {# comment} other {# comments}}', { count: commentCount })]
        : []),
      ...(followerCount > 0
        ? [t('{count, plural, one {# follower} other {# followers}}', { count: followerCount })]
        : []),
      ...(followingCount > 0
        ? [
            t('{count, plural, one {# following} other {# following}} [people]', {
              count: followingCount,
            }),
          ]
        : []),
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
