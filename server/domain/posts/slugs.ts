import slugify from '@sindresorhus/slugify';
import * as limits from '#shared/limits.ts';
import { parseSlugId, type DigestLanguage } from '#shared/paths.ts';

/** Languages whose addresses have their own script; all others have ASCII letters. */
const inOwnScript = new Set<DigestLanguage>(['zh', 'ja', 'ko', 'ar', 'hi']);

/** Returns the words of a text for an address, in the language of the site, with hyphens. */
function toWords(text: string, language: DigestLanguage): string {
  // "ü" is "ue" in German only. Cyrillic letters with marks are letters of their own.
  const plain =
    language === 'de'
      ? text
      : text
          .normalize('NFD')
          .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
          .normalize('NFC');
  if (inOwnScript.has(language))
    return (
      plain
        .normalize('NFKC')
        .toLowerCase()
        // Apostrophes, joiners; Arabic vowels and tatweel, which are optional.
        .replace(/['’\u200b-\u200f\u0640\u064b-\u065f\u0670]/g, '')
        .match(/[\p{L}\p{N}\p{M}]+/gu)
        ?.join('-') ?? ''
    );
  return slugify(plain, {
    decamelize: false,
    ...(language === 'en' ? {} : { customReplacements: [['&', ' ']] as const }),
  });
}

/** Returns up to 60 characters of the title, cut between words, then the id. */
export function postSlug(title: string, id: string, language: DigestLanguage): string {
  const words = toWords(title, language);
  const letters = [...words];
  if (letters.length <= limits.slugWords) return words ? `${words}-${id}` : id;
  const cut = letters.slice(0, limits.slugWords + 1).join('');
  const end = cut.lastIndexOf('-');
  return `${end > 0 ? cut.slice(0, end) : letters.slice(0, limits.slugWords).join('')}-${id}`;
}

/** Returns the id in `{id or slug}`, or null if it is invalid. */
export function parsePostId(idOrSlug: string): string | null {
  const id = parseSlugId(idOrSlug);
  return /^[A-Za-z0-9]{1,32}$/.test(id) ? id : null;
}

/** Returns the name of a tag for what another site calls it; '' if it has no letter or digit. */
export const toTagName = (name: string, language: DigestLanguage): string =>
  [...toWords(name, language)].slice(0, limits.tags.name).join('').replace(/-$/, '');
