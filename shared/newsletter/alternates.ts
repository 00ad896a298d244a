import { languageCodes, languagePath, paths } from '../paths.ts';
import { languageTag } from '../sites/language-tag.ts';

/** A language tag or `x-default`, and a path. */
export type Alternate = readonly [hreflang: string, path: string];

/**
 * Alternates of the landing pages: ten languages, and the index as the site's own language and
 * `x-default`. Each page lists all, in its head and in the sitemap.
 */
export function languageAlternates(locale: string): Alternate[] {
  const siteLanguage = languageTag(locale);
  const isOneOfThem = languageCodes.some((code) => code === siteLanguage);
  return [
    ...(siteLanguage === null || isOneOfThem
      ? []
      : [[siteLanguage, paths.newsletterLanguages] as const]),
    ...languageCodes.map((code) => [code, languagePath(code)] as const),
    ['x-default', paths.newsletterLanguages],
  ];
}
