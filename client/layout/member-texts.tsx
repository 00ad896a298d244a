import type { FrameTexts } from '#shared/newsletter/frame-names.ts';
import { usePageLanguage } from './frame.tsx';

/** Texts of the header and footer that only members see: part of their chunk. */
const english = {
  inbox: 'Inbox',
  submit: 'Submit',
  account: 'Account',
  saved: 'Saved',
  apiKeys: 'API keys',
  settings: 'Settings',
  administration: 'Admin',
  logout: 'Logout',
} as const;

type MemberTextName = keyof typeof english;

/** In the language of the page, else in English. */
export const useMemberTexts = (): Pick<FrameTexts, MemberTextName> =>
  usePageLanguage().frame ?? english;

export function MemberText({ name }: { name: MemberTextName }) {
  return useMemberTexts()[name];
}
