import { english } from './translate.ts';

/** Texts with which members subscribe. They are stored as proof of consent, as shown. */
export const memberFormTexts = {
  /** In the settings. */
  digest: english('Digest'),
  daily: english('Daily'),
  weekly: english('Weekly'),
  /** On the page of a subscription. */
  none: english('You’re logged in as {username} and don’t have a subscription yet.'),
  subscribe: english('Subscribe with {email}'),
} as const;
