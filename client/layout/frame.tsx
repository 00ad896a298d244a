import { useMemo } from 'react';
import { useMatches } from 'react-router';
import { frameTexts } from '#shared/texts/frame.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import { translateAll, type Translate } from '#shared/texts/translate.ts';
import { useTranslate } from '../app-context.tsx';

export type Frame = {
  texts: Pick<LanguagePack['frame'], keyof typeof frameTexts>;
  lang: string;
  dir: string;
};

/** What the loader of a page in another language than the site's returns beside its own data. */
type Localized = { frame?: LanguagePack['frame'] | null; lang?: string; dir?: string };

/** Language of the page and texts around it, as its loader returned them. Empty if it did not. */
export const usePageLanguage = () => (useMatches().at(-1)?.loaderData ?? {}) as Localized;

/** The texts of the frame in a language. */
export const translateFrame = (t: Translate): Frame => ({
  texts: translateAll(t, frameTexts),
  lang: t.language,
  dir: t.dir,
});

/** Texts, language and direction of header and footer: those of the page, else of the site. */
export function useFrame(): Frame {
  const { frame, lang, dir } = usePageLanguage();
  const t = useTranslate();
  return useMemo(
    () => (frame && lang && dir ? { texts: frame, lang, dir } : translateFrame(t)),
    [frame, lang, dir, t],
  );
}
