import { english } from './translate.ts';

/**
 * Texts of the modal. A test compares them with the newsletter's, which the browser never loads.
 */
export const modalTexts = {
  title: english('Stay Informed with {site}'),
  subtitle: english('Get curated summaries delivered to your inbox'),
  close: english('Close'),
  maybeLater: english('Maybe Later'),
  /** For narrow screens. */
  more: english('More options'),
  agreement: english('By subscribing, you agree to our <privacy>Privacy Policy</privacy>'),
} as const;
