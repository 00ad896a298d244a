import { storageKeys } from '#shared/storage-keys.ts';

export const handOverScriptPath = '/hand-over.js';

/** Sends the form of a hand-over, and keeps the session where pages with script expect it. */
export const handOverScript = `const url = new URL(location);
const ticket = url.searchParams.get('ticket');
if (ticket) {
  // It works once, so it must not stay in the history.
  history.replaceState(null, '', url.pathname);
  const reply = await fetch('/api/auth/hand-over', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ticket }),
  });
  const { token, error } = await reply.json();
  if (token) {
    localStorage.setItem('${storageKeys.token}', token);
    location.replace('/admin');
  } else {
    document.querySelector('form').remove();
    document.getElementById('state').textContent = error;
  }
}
`;
