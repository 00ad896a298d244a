import { useMatches } from 'react-router';
import type { FrameName, FrameTexts } from '#shared/newsletter/frame-names.ts';

const english: FrameTexts = {
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
  byLanguage: 'Digest by language',
  byIndustry: 'Digest by industry',
  manage: 'Manage subscription',
  about: 'About',
  contact: 'Contact',
  terms: 'Terms',
  privacy: 'Privacy',
  rights: 'All rights reserved.',
  inbox: 'Inbox',
  submit: 'Submit',
  account: 'Account',
  saved: 'Saved',
  apiKeys: 'API keys',
  settings: 'Settings',
  administration: 'Administration',
  logout: 'Logout',
  digest: 'Digest',
  pastIssues: 'Past issues',
  apiDocs: 'API docs',
  moderationLog: 'Moderation log',
};

type Frame = { texts: FrameTexts; lang: string; dir: string };

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

export function FrameText({ name }: { name: FrameName }) {
  return useFrame().texts[name];
}
