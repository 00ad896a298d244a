import { createHash } from 'node:crypto';
import slugify from '@sindresorhus/slugify';
import { customAlphabet } from 'nanoid';
import * as limits from '#shared/limits.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Ids are made in code. Letters and digits only, so that an id can end a slug after a hyphen; 62^12 of them. */
export const newId = customAlphabet(alphabet, 12);

/** The same id for the same words, by SHA-256: for what comes from elsewhere and may come again. */
export function idFrom(words: string): string {
  let number = BigInt(`0x${createHash('sha256').update(words).digest('hex')}`);
  return Array.from({ length: 12 }, () => {
    const letter = alphabet[Number(number % 62n)] ?? '';
    number /= 62n;
    return letter;
  }).join('');
}

/** Words of the title (at most 60 characters, cut between words), then the id, which decides (product 11). */
export function postSlug(title: string, id: string): string {
  const words = slugify(title, { decamelize: false });
  if (words.length <= limits.slugWords) return words ? `${words}-${id}` : id;
  const cut = words.slice(0, limits.slugWords + 1);
  const end = cut.lastIndexOf('-');
  return `${words.slice(0, end > 0 ? end : limits.slugWords)}-${id}`;
}

/** The id in `{id or slug}`: what stands after the last hyphen. */
export function idOfSlug(idOrSlug: string): string {
  return idOrSlug.slice(idOrSlug.lastIndexOf('-') + 1);
}
