/**
 * Texts of the modal. A test compares them with the newsletter's, which the browser never loads.
 */
export const modalTexts = {
  title: 'Stay Informed with {site}',
  subtitle: 'Get curated summaries delivered to your inbox',
  close: 'Close',
  maybeLater: 'Maybe Later',
  /** For narrow screens. */
  more: 'More options',
  agreement: 'By subscribing, you agree to our ',
};
