import { useRouteLoaderData } from 'react-router';
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
};

type Frame = { texts: FrameTexts; lang: string; dir: string };

/** Texts, language and direction of header and footer: those of a landing page, else English. */
export function useFrame(): Frame {
  const { frame, lang, dir } = (useRouteLoaderData('newsletter') ?? {}) as {
    frame?: FrameTexts | null;
    lang?: string;
    dir?: string;
  };
  return frame && lang && dir
    ? { texts: frame, lang, dir }
    : { texts: english, lang: 'en', dir: 'ltr' };
}

export function FrameText({ name }: { name: FrameName }) {
  return useFrame().texts[name];
}
