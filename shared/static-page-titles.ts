import type { StaticPageName } from './paths.ts';

export const staticPageTitles: Record<StaticPageName, string> = {
  about: 'About',
  contact: 'Contact',
  privacy: 'Privacy Policy',
  terms: 'Terms',
};
