import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { ChoiceKind } from '#shared/choices.ts';
import type { Account } from '#shared/contract/auth.ts';
import type { Comment } from '#shared/contract/comments.ts';
import type { Post, PostSummary, ShownPost } from '#shared/contract/posts.ts';
import type { User } from '#shared/contract/users.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { localStore } from './storage.ts';

/**
 * The current user. `unknown`: the token is not verified yet; also on the server and in the first
 * render. `links` and `components` load only with a session.
 */
type Session =
  | {
      state: 'unknown' | 'anonymous';
      user?: undefined;
      links?: undefined;
      components?: undefined;
      RowState?: RowState;
      /** The session ended in this tab. */ here?: boolean;
    }
  | ({ state: 'member'; user: Account } & MemberSession);

/** What a list adds to a post: new comments, or that it is muted. */
export type RowState = ComponentType<{ post: PostSummary }>;

/** Loaded with a session. */
export type MemberSession = {
  links: { header: ReactNode; footer: ReactNode };
  components: MemberComponents;
  RowState: RowState;
};

/** Components that replace the placeholders for members. */
export type MemberComponents = {
  /** Replaces the login links around a score. `what` describes the item. */
  VoteButtons: ComponentType<VotedOn & { children: ReactNode }>;
  PostActions: ComponentType<{ post: ShownPost }>;
  DeletedPostActions: ComponentType<{ post: Post }>;
  NewComment: ComponentType<{ slug: string }>;
  WaitingDrafts: ComponentType<{ slug: string }>;
  CommentActions: ComponentType<{ slug: string; comment: Comment }>;
  ProfileActions: ComponentType<{ user: User }>;
  ChoiceButtons: ComponentType<{ kind: ChoiceKind; subject: string }>;
  ThreadVisit: ComponentType<{ postId: string; newest: string | null }>;
  /** The feed choice and the followed feed on the home page. */
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

/** Shows a change of the account at once. */
export function changeUser(changes: Partial<Account>): void {
  if (current.state === 'member') setSession({ ...current, user: { ...current.user, ...changes } });
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

/** The head script sets the same class first. */
const mark = (hasToken: boolean) => document.documentElement.classList.toggle('session', hasToken);

/**
 * Tracks the session, also across tabs. `verify` runs if a token exists and must call `setSession`.
 * Without a token, no member code loads.
 */
export function watchSession(verify: () => Promise<void>): void {
  let seen: string | null = null;
  const follow = () => {
    seen = localStore.get(storageKeys.token);
    const hasToken = seen !== null;
    mark(hasToken);
    if (hasToken) verify().catch(() => setSession({ state: 'anonymous' }));
    else setSession({ state: 'anonymous' });
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.token || key === null) follow();
  });
  // The back-forward cache missed storage events: another user may have logged in.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && localStore.get(storageKeys.token) !== seen) follow();
  });
  follow();
}

/** Removes the session from this browser; other tabs follow. */
export function clearSession(): void {
  localStore.remove(storageKeys.token);
  setSession({ state: 'anonymous', here: true });
}
