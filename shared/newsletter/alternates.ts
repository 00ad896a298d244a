import { languageCodes, languagePath, paths } from '../paths.ts';
import { languageTag } from '../sites/language-tag.ts';

/** A language tag or `x-default`, and a path. */
export type Alternate = readonly [hreflang: string, path: string];

/**
 * Alternates of the landing pages: ten languages, of which that of the site is /newsletter, and the
 * index as another language of the site and `x-default`. Each page lists all, in its head and in the sitemap.
 */
export function languageAlternates(locale: string): Alternate[] {
  const siteLanguage = languageTag(locale);
  const isOneOfThem = languageCodes.some((code) => code === siteLanguage);
  return [
    ...(siteLanguage === null || isOneOfThem
      ? []
      : [[siteLanguage, paths.newsletterLanguages] as const]),
    ...languageCodes.map(
      (code) => [code, code === siteLanguage ? paths.newsletter : languagePath(code)] as const,
    ),
    ['x-default', paths.newsletterLanguages],
  ];
}
