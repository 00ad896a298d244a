import slugify from '@sindresorhus/slugify';
import * as limits from '#shared/limits.ts';

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

/** The id in `{id or slug}`, or null when it cannot be one. */
export function postId(idOrSlug: string): string | null {
  const id = idOfSlug(idOrSlug);
  return /^[A-Za-z0-9]{1,32}$/.test(id) ? id : null;
}
