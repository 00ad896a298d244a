import { languageCodes, languagePath, paths } from '../paths.ts';
import { languageTag } from '../sites/language-tag.ts';

/** A page in one of its languages: language tag or `x-default`, and path. */
export type Alternate = readonly [hreflang: string, path: string];

/**
 * The landing pages by language are one page in ten languages; their index is the one in the site's own language, and the one for everybody else. Each of the eleven
 * names all of these, in its head and in the sitemap (product 25).
 */
export function languageAlternates(locale: string): Alternate[] {
  const own = languageTag(locale);
  const isOneOfThem = languageCodes.some((code) => code === own);
  return [
    ...(own === null || isOneOfThem ? [] : [[own, paths.newsletterLanguages] as const]),
    ...languageCodes.map((code) => [code, languagePath(code)] as const),
    ['x-default', paths.newsletterLanguages],
  ];
}
