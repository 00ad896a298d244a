import { useSyncExternalStore, type ReactNode } from 'react';
import type { Account } from '#shared/contract/auth.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { localStore } from './storage.ts';

/**
 * Who reads (specification 4). `unknown`: there is a token, and the site is being asked whose it is; also what the server renders, and the first render of the
 * browser. `links` is what belongs to somebody logged in, in header and footer: the script for it comes only with a session.
 */
export type Session =
  | { state: 'unknown' | 'anonymous'; user?: undefined; links?: undefined }
  | { state: 'member'; user: Account; links: { header: ReactNode; footer: ReactNode } };

const unknown: Session = { state: 'unknown' };
const listeners = new Set<() => void>();
let current: Session = unknown;

export function setSession(session: Session): void {
  current = session;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => current, () => unknown);
}

/** Marks the document of somebody with a token; the head script does it first. */
const mark = (there: boolean) => document.documentElement.classList.toggle('session', there);

/**
 * Settles who reads, now and whenever another tab logs in or out. `verify` is called when there is a token, and has to come to an end with `setSession`; without
 * one the visitor is anonymous, and none of a session's script is loaded.
 */
export function followSession(verify: () => Promise<void>): void {
  const follow = () => {
    const there = localStore.get(storageKeys.token) !== null;
    mark(there);
    if (there) verify().catch(() => setSession({ state: 'anonymous' }));
    else setSession({ state: 'anonymous' });
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.token || key === null) follow();
  });
  follow();
}

/** Forgets the session in this browser; other tabs follow. */
export function dropSession(): void {
  localStore.remove(storageKeys.token);
  setSession({ state: 'anonymous' });
}
