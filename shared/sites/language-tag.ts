import { digestLanguages, type DigestLanguage } from '../paths.ts';

/** Converts a locale such as `en_US` to `en-US`; null if `hreflang` does not allow it. */
export function languageTag(locale: string): string | null {
  const tag = locale.replaceAll('_', '-');
  return /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(tag)
    ? (Intl.getCanonicalLocales(tag)[0] ?? null)
    : null;
}

/** Returns the language of a site for texts; English if there are none in its language. */
export const textLanguage = (locale: string): DigestLanguage =>
  digestLanguages.find((code) => code === languageTag(locale)?.split('-')[0]) ?? 'en';
