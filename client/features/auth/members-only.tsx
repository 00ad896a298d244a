import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Account } from '#shared/contract/auth.ts';
import { formPaths, loginAgainPath, loginPath } from '#shared/paths.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { useTranslate } from '../../app-context.tsx';
import { useSession } from '../../lib/session.ts';
import { localStore } from '../../lib/storage.ts';
import { Notice } from '../../ui/notice.tsx';
import { rich } from '../../ui/rich.tsx';
import * as styles from './auth.styles.ts';

/**
 * Content for members only. The server reserves the space but renders none of it. Anonymous
 * visitors go to /login and return afterward. If the session ends in another tab, the page stays,
 * so that no input is lost.
 */
export function MembersOnly({
  children,
}: {
  children: ReactNode | ((user: Account) => ReactNode);
}) {
  const t = useTranslate();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const url = pathname + search + hash;
  const [shown, setShown] = useState<Account | null>(null);
  if (session.user && session.user !== shown) setShown(session.user);
  const user = session.user ?? shown;
  const anonymous = session.state === 'anonymous';
  // A token is stored, but the site could not verify it.
  const unverified = anonymous && localStore.get(storageKeys.token) !== null;
  const redirects =
    session.state === 'anonymous' && !unverified && (session.here === true || user === null);
  useEffect(() => {
    if (redirects) void navigate(loginPath(url), { replace: true });
  }, [redirects, url, navigate]);
  const isMember = user !== null && !redirects;
  return (
    <div className={styles.members} aria-busy={!isMember && !unverified ? true : undefined}>
      <noscript>
        <p>
          {rich(
            t,
            'This page needs JavaScript. <account>Submitting, commenting and voting</account> don’t.',
            { account: (content) => <a href={formPaths.account}>{content}</a> },
          )}
        </p>
      </noscript>
      {unverified ? (
        <Notice>
          {t('We couldn’t check your login.')}{' '}
          <a
            href={url}
            onClick={(event) => {
              event.preventDefault();
              window.location.reload();
            }}
          >
            {t('Try again')}
          </a>
        </Notice>
      ) : null}
      {isMember && anonymous && !unverified ? (
        <Notice>
          {rich(
            t,
            'You’ve been logged out. Your text is safe: <login>log in in a new tab</login>, then ' +
              'continue here.',
            {
              login: (content) => (
                <a href={loginAgainPath(url)} target="_blank">
                  {content}
                </a>
              ),
            },
          )}
        </Notice>
      ) : null}
      {isMember ? (
        // Remounts for another user, so that no input of the first one stays.
        <div key={user.username}>{typeof children === 'function' ? children(user) : children}</div>
      ) : unverified ? null : (
        <p className={styles.wait}>{t('One moment…')}</p>
      )}
    </div>
  );
}
