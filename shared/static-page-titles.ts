import type { TextName } from './paths.ts';

export const staticPageTitles: Record<TextName, string> = {
  about: 'About',
  contact: 'Contact',
  privacy: 'Privacy Policy',
  terms: 'Terms',
};
