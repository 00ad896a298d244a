import { useMatches } from 'react-router';
import type { FrameTexts } from '#shared/newsletter/frame-names.ts';

/** Texts for all readers. Those for members are in `member-texts.tsx`. */
const english = {
  skip: 'Skip to content',
  main: 'Main',
  hot: 'Hot',
  new: 'New',
  top: 'Top',
  search: 'Search',
  darkMode: 'Dark mode',
  login: 'Login',
  signup: 'Sign Up',
  footer: 'Footer',
  home: 'Home',
  discussions: 'Discussions',
  byLanguage: 'Digest by language',
  byIndustry: 'Digest by industry',
  manage: 'Manage subscription',
  about: 'About',
  contact: 'Contact',
  terms: 'Terms',
  privacy: 'Privacy',
  rights: 'All rights reserved.',
  digest: 'Digest',
  archive: 'Past issues',
  docs: 'API docs',
  log: 'Moderation log',
  rss: 'RSS',
};

type Frame = { texts: Pick<FrameTexts, keyof typeof english>; lang: string; dir: string };

/** What the loader of a page that is not in English returns beside its own data. */
type Localized = { frame?: FrameTexts | null; lang?: string; dir?: string };

/** Language of the page and texts around it, as its loader returned them. Empty if it did not. */
export const usePageLanguage = () => (useMatches().at(-1)?.loaderData ?? {}) as Localized;

/** Texts, language and direction of header and footer: those of the page, else English. */
export function useFrame(): Frame {
  const { frame, lang, dir } = usePageLanguage();
  return frame && lang && dir
    ? { texts: frame, lang, dir }
    : { texts: english, lang: 'en', dir: 'ltr' };
}
