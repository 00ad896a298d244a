import { guardedStorage } from './storage.ts';

export const tabStore = guardedStorage(() => window.sessionStorage);

/** Keys of `sessionStorage`. */
export const sessionKeys = {
  /** The token of an invitation, while somebody logs in at a provider. */
  invitation: 'invitation',
  /** IDs of collapsed comments, restored after Back. */
  collapsed: (postId: string) => `collapsed:${postId}`,
  /** Input of a form while its member logs in again. `form`: the path of its page. */
  draft: (username: string, form: string) => `draft:${username}:${form}`,
} as const;
