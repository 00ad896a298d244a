import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import type { Account } from '#shared/contract/auth.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { announce } from '../../lib/announce.ts';
import { csrfToken } from '../../lib/csrf.ts';
import { clearSession, setSession, type Own } from '../../lib/session.ts';
import { localStore } from '../../lib/storage.ts';

/**
 * Asks the site whose the stored token is, and fetches a token for writing along the way. A token that the site does not take is removed (specification 8); when
 * the site could not be asked at all (no network, or it answers that it cannot answer now) nothing is known of the token: it stays, the visitor is anonymous for
 * now, and is asked after again when the network is back or the page is loaded anew.
 */
export async function verifySession(api: Api, ownOf: (user: Account) => Own): Promise<void> {
  const token = localStore.get(storageKeys.token);
  // Written by something else: it could not even be sent.
  if (token === null || !/^[\w-]+$/.test(token)) return clearSession();
  csrfToken(() => api('POST /api/csrf/token')).catch(() => undefined);
  const isCurrent = () => localStore.get(storageKeys.token) === token;
  try {
    const { user } = await api('GET /api/auth/verify');
    if (isCurrent()) setSession({ state: 'member', user, ...ownOf(user) });
  } catch (error) {
    if (!isCurrent()) return;
    if (
      error instanceof ApiError &&
      (error.status === 0 || error.status === 429 || error.status >= 500)
    ) {
      setSession({ state: 'anonymous' });
      window.addEventListener('online', () => void verifySession(api, ownOf), { once: true });
    } else clearSession();
  }
}

/**
 * Takes a mailed code. True: it was right, and the token is stored. False: it is wrong, used or too old (specification 4 and 8). Throws ApiError for anything
 * else that is in the way.
 */
export async function verifyCode(api: Api, body: { email: string; otp: string }): Promise<boolean> {
  try {
    const { token } = await api('POST /api/auth/verify', { body });
    localStore.set(storageKeys.token, token);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return false;
    throw error;
  }
}

/** Ends the session: here at once, on the site as soon as it hears of it. */
export function logOut(api: Api): void {
  // The call takes the token along before it is removed.
  api('POST /api/auth/logout').catch((error: unknown) =>
    console.warn('We couldn’t confirm the logout:', error),
  );
  clearSession();
  document.documentElement.classList.remove('session');
  document.getElementById('main')?.focus();
  announce('You’re logged out.');
}
