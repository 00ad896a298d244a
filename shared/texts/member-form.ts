/** Texts with which members subscribe, in English. They are stored as proof of consent. */
export const memberFormTexts = {
  /** In the settings. */
  digest: 'Digest',
  daily: 'Daily',
  weekly: 'Weekly',
  /** On the page of a subscription. */
  none: 'You’re logged in as {username} and don’t have a subscription yet.',
  subscribe: 'Subscribe with {email}',
};
