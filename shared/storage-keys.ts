/** Keys of `localStorage`. The specification fixes those up to `modalLastShown`. */
export const storageKeys = {
  /** `true` or `false`; the system's choice if absent. */
  darkMode: 'darkMode',
  /** The session's bearer token. */
  token: 'token',
  /** `true` after a subscription in this browser. */
  hasSubscribed: 'has_subscribed',
  /** When the subscription modal was last closed. Epoch milliseconds. */
  modalLastShown: 'subscription_modal_last_shown',
  /** Set while the keyboard shortcuts of the moderation queue are off. */
  moderationKeysOff: 'moderation_keys_off',
  /** Set once the offer of a passkey after a login was answered in this browser. */
  passkeyOffered: 'passkey_offered',
  /** The threads that this browser showed, see `last-visits.ts`. */
  visits: 'visits',
} as const;
