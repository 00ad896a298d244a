/** Texts of the form on the front page, in English. They are stored as proof of consent. */
export const frontFormTexts = {
  email: 'Email address',
  subscribe: 'Subscribe',
  daily: 'The digest, daily.',
  weekly: 'The digest, weekly.',
  noSpam: 'No spam, unsubscribe anytime.',
  privacyPolicy: 'Privacy Policy',
};
