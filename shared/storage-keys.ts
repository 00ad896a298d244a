/**
 * Keys of `localStorage` that each first load needs; others are where they are used. Do not rename
 * those up to `modalLastShown`: browsers already store them.
 */
export const storageKeys = {
  /** `true` or `false`; the system's choice if absent. */
  darkMode: 'darkMode',
  /** The session's bearer token. */
  token: 'token',
  /** `true` after a subscription in this browser. */
  hasSubscribed: 'has_subscribed',
  /** When the subscription modal was last closed. Epoch milliseconds. */
  modalLastShown: 'subscription_modal_last_shown',
  /** The threads that this browser showed, see `last-visits.ts`. */
  visits: 'visits',
} as const;
