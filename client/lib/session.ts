import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { Account } from '#shared/contract/auth.ts';
import type { Comment } from '#shared/contract/comments.ts';
import type { Post } from '#shared/contract/posts.ts';
import type { User } from '#shared/contract/users.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { localStore } from './storage.ts';

/**
 * Who reads (specification 4). `unknown`: there is a token, and the site is being asked whose it is; also what the server renders, and the first render of the
 * browser. `links` is what belongs to somebody logged in, in header and footer, and `parts` what they can do on pages: the script for it comes only with a session.
 */
export type Session =
  | {
      state: 'unknown' | 'anonymous';
      user?: undefined;
      links?: undefined;
      parts?: undefined;
      /** It ended in this tab, not in another. */ here?: boolean;
    }
  | ({ state: 'member'; user: Account } & Own);

/** What comes with a session. */
export type Own = { links: { header: ReactNode; footer: ReactNode }; parts: Parts };

/** What stands on pages in the places they keep for members. */
export type Parts = {
  /** Around a score, instead of the links that lead others to the login. `what`: what is voted on, in a few words. */
  VoteButtons: ComponentType<VotedOn & { children: ReactNode }>;
  /** Beside the votes of a post, on its page. */
  PostActions: ComponentType<{ post: Post }>;
  /** Above the comments of a post. */
  NewComment: ComponentType<{ slug: string }>;
  /** Beside the votes of a comment. */
  CommentActions: ComponentType<{ slug: string; comment: Comment }>;
  ProfileActions: ComponentType<{ user: User }>;
  /** On the home page: the choice between all posts and those of people one follows, and these. */
  Feeds: ComponentType<{ following: boolean }>;
  Following: ComponentType<{ cursor: string | undefined }>;
};

export type VotedOn = {
  on: 'posts' | 'comments';
  id: string;
  author: string | undefined;
  score: number;
  what: string;
};

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
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => unknown,
  );
}

/** Marks the document of somebody with a token; the head script does it first. */
const mark = (there: boolean) => document.documentElement.classList.toggle('session', there);

/**
 * Settles who reads, now and whenever another tab logs in or out. `verify` is called when there is a token, and has to come to an end with `setSession`; without
 * one the visitor is anonymous, and none of a session's script is loaded.
 */
export function watchSession(verify: () => Promise<void>): void {
  let seen: string | null = null;
  const follow = () => {
    seen = localStore.get(storageKeys.token);
    const there = seen !== null;
    mark(there);
    if (there) verify().catch(() => setSession({ state: 'anonymous' }));
    else setSession({ state: 'anonymous' });
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.token || key === null) follow();
  });
  // Back from where the browser keeps left pages as they were, and tells them nothing: somebody else may have logged in.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && localStore.get(storageKeys.token) !== seen) follow();
  });
  follow();
}

/** Forgets the session in this browser; other tabs follow. */
export function clearSession(): void {
  localStore.remove(storageKeys.token);
  setSession({ state: 'anonymous', here: true });
}
