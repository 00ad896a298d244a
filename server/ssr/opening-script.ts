import { storageKeys } from '#shared/storage-keys.ts';

export const openingScriptPath = '/opening.js';

/**
 * Shows staff the site instead: the API sets their cookie, which the next request of the page
 * sends. Once for a session in a tab, for browsers without cookies.
 */
export const openingScript = `const token = localStorage.getItem('${storageKeys.token}');
const session = token?.slice(0, 8);
if (token && sessionStorage.getItem('opening') !== session) {
  const headers = { Authorization: 'Bearer ' + token };
  const reply = await fetch('/api/auth/verify', { headers });
  if (reply.ok && (await reply.json()).user.role !== 'member') {
    sessionStorage.setItem('opening', session);
    location.reload();
  }
}
`;
