import { memberFrameTexts } from '#shared/texts/member-frame.ts';
import { useTranslate } from '../app-context.tsx';
import { usePageLanguage } from './frame.tsx';

type MemberTextName = keyof typeof memberFrameTexts;

/** Returns the text in the language of the page, else of the site. */
export function useMemberText(): (name: MemberTextName) => string {
  const { frame } = usePageLanguage();
  const t = useTranslate();
  return (name) => frame?.[name] ?? t.find(memberFrameTexts[name]);
}

export function MemberText({ name }: { name: MemberTextName }) {
  return useMemberText()(name);
}
