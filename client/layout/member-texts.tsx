import { memberFrameTexts } from '#shared/texts/member-frame.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import { usePageLanguage } from './frame.tsx';

type MemberTextName = keyof typeof memberFrameTexts;

/** In the language of the page, else in English. */
export const useMemberTexts = (): Pick<LanguagePack['frame'], MemberTextName> =>
  usePageLanguage().frame ?? memberFrameTexts;

export function MemberText({ name }: { name: MemberTextName }) {
  return useMemberTexts()[name];
}
