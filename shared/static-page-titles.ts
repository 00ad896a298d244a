import type { StaticPageName } from './paths.ts';
import { english } from './texts/translate.ts';

export const staticPageTitles: Record<StaticPageName, string> = {
  about: english('About'),
  contact: english('Contact'),
  privacy: english('Privacy Policy'),
  terms: english('Terms'),
};
