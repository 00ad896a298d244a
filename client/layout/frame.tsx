import { useMatches } from 'react-router';
import { frameTexts } from '#shared/texts/frame.ts';
import type { LanguagePack } from '#shared/texts/en.ts';

export type Frame = {
  texts: Pick<LanguagePack['frame'], keyof typeof frameTexts>;
  lang: string;
  dir: string;
};

/** What the loader of a page that is not in English returns beside its own data. */
type Localized = { frame?: LanguagePack['frame'] | null; lang?: string; dir?: string };

/** Language of the page and texts around it, as its loader returned them. Empty if it did not. */
export const usePageLanguage = () => (useMatches().at(-1)?.loaderData ?? {}) as Localized;

export const englishFrame: Frame = { texts: frameTexts, lang: 'en', dir: 'ltr' };

/** Texts, language and direction of header and footer: those of the page, else English. */
export function useFrame(): Frame {
  const { frame, lang, dir } = usePageLanguage();
  return frame && lang && dir ? { texts: frame, lang, dir } : englishFrame;
}
