import { english } from './translate.ts';

/** Texts of the form on the front page. They are stored as proof of consent, as shown. */
export const frontFormTexts = {
  email: english('Email address'),
  subscribe: english('Subscribe'),
  daily: english('The digest, daily.'),
  weekly: english('The digest, weekly.'),
  noSpam: english('No spam, unsubscribe anytime.'),
  privacyPolicy: english('Privacy Policy'),
} as const;
