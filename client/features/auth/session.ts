import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import type { Reply } from '#shared/contract/index.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { announce } from '../../lib/announce.ts';
import { forgetDrafts } from '../../lib/drafts.ts';
import { clearSession, setSession, type MemberSession } from '../../lib/session.ts';
import { localStore } from '../../lib/storage.ts';

/**
 * Verifies the stored token. A rejected token is removed. If the site cannot answer, the token
 * stays and the visitor is anonymous. The check is repeated when the network returns or the page
 * reloads.
 */
export async function verifySession(
  api: Api,
  createMemberSession: (checked: Reply<'GET /api/auth/verify'>) => MemberSession,
): Promise<void> {
  const token = localStore.get(storageKeys.token);
  // An invalid header value cannot be sent.
  if (token === null || !/^[\w-]+$/.test(token)) return clearSession();
  const isCurrent = () => localStore.get(storageKeys.token) === token;
  try {
    const checked = await api('GET /api/auth/verify');
    if (isCurrent())
      setSession({ state: 'member', user: checked.user, ...createMemberSession(checked) });
  } catch (error) {
    if (!isCurrent()) return;
    if (isRejection(error)) return clearSession();
    setSession({ state: 'anonymous' });
    window.addEventListener('online', () => void verifySession(api, createMemberSession), {
      once: true,
    });
  }
}

/** Reports whether the API rejected the token. Any other error says nothing about it. */
const isRejection = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Submits a mailed code. `waiting`: a moderator decides about the account. `proven`: the address of
 * `pending`, which no account has. `wrong`: with what is wrong with the code. Throws ApiError for
 * other failures.
 */
export async function verifyCode(
  api: Api,
  body: { email: string; otp: string; pending?: string },
): Promise<{ state: 'member' | 'waiting' | 'proven' } | { state: 'wrong'; message: string }> {
  try {
    const reply = await api('POST /api/auth/verify', { body });
    if ('waiting' in reply) return { state: 'waiting' };
    if ('addressProven' in reply) return { state: 'proven' };
    localStore.set(storageKeys.token, reply.token);
    return { state: 'member' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      return { state: 'wrong', message: error.message };
    throw error;
  }
}

/** Forgets the session and the drafts in this browser, then waits for the server to end it. */
export function logOut(t: Translate, api: Api): Promise<void> {
  // The request takes the token before it is removed.
  const ended = api('POST /api/auth/logout').then(
    () => undefined,
    (error: unknown) => console.warn('We couldn’t confirm the logout:', error),
  );
  clearSession();
  forgetDrafts();
  document.documentElement.classList.remove('session');
  document.getElementById('main')?.focus();
  announce(t('You’re logged out.'));
  return ended;
}
