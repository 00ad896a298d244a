import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Account } from '#shared/contract/auth.ts';
import { loginAgainPath, loginPath } from '#shared/paths.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { useApp } from '../../app-context.tsx';
import { useSession } from '../../lib/session.ts';
import { localStore } from '../../lib/storage.ts';
import { Notice } from '../../ui/notice.tsx';
import * as styles from './auth.styles.ts';

/**
 * What is for members only (product 35). The server renders none of it, and until it is known who reads, its place is kept. Who is not logged in is led to
 * /login, and back afterwards. A session that ends elsewhere while the page is open leaves what was typed where it is.
 */
export function MembersOnly({
  children,
}: {
  children: ReactNode | ((user: Account) => ReactNode);
}) {
  const { site } = useApp();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [shown, setShown] = useState<Account | null>(null);
  if (session.user && session.user !== shown) setShown(session.user);
  const user = session.user ?? shown;
  const anonymous = session.state === 'anonymous';
  // There is a token, but the site could not be asked whose it is.
  const unasked = anonymous && localStore.get(storageKeys.token) !== null;
  const leaves =
    session.state === 'anonymous' && !unasked && (session.here === true || user === null);
  useEffect(() => {
    if (leaves) void navigate(loginPath(address), { replace: true });
  }, [leaves, address, navigate]);
  const stays = user !== null && !leaves;
  return (
    <div className={styles.members} aria-busy={!stays && !unasked ? true : undefined}>
      <noscript>
        <p>This page needs JavaScript. Reading {site.name} doesn’t.</p>
      </noscript>
      {unasked ? (
        <Notice>
          We couldn’t check your login.{' '}
          <a
            href={address}
            onClick={(event) => {
              event.preventDefault();
              window.location.reload();
            }}
          >
            Try again
          </a>
        </Notice>
      ) : null}
      {stays && anonymous && !unasked ? (
        <Notice>
          You’ve been logged out. Your text is safe:{' '}
          <a href={loginAgainPath(address)} target="_blank">
            log in in a new tab
          </a>
          , then continue here.
        </Notice>
      ) : null}
      {stays ? (
        // Somebody else: nothing of the former stays, what was typed included.
        <div key={user.username}>{typeof children === 'function' ? children(user) : children}</div>
      ) : unasked ? null : (
        <p className={styles.wait}>One moment…</p>
      )}
    </div>
  );
}
