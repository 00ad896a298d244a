/** Keys in the browser's storage. The names are specified (specification 9). */
export const storageKeys = {
  /** `true` or `false`; absent means: follow the system. */
  darkMode: 'darkMode',
  /** The session's bearer token as it is (product 45). */
  token: 'token',
  /** `true` once somebody has subscribed here. */
  hasSubscribed: 'has_subscribed',
} as const;

/** Keys of the tab's session storage. */
export const sessionKeys = {
  /** Ids of collapsed comments, so that Back shows a thread as it was left. */
  collapsed: (postId: string) => `collapsed:${postId}`,
  /** What somebody has typed into a form and not sent yet. `form`: the address of its page. */
  draft: (username: string, form: string) => `draft:${username}:${form}`,
} as const;
