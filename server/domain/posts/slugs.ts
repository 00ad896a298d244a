import slugify from '@sindresorhus/slugify';
import * as limits from '#shared/limits.ts';
import { parseSlugId } from '#shared/paths.ts';

/** Returns up to 60 characters of the title, cut between words, then the id. */
export function postSlug(title: string, id: string): string {
  const titleSlug = slugify(title, { decamelize: false });
  if (titleSlug.length <= limits.slugWords) return titleSlug ? `${titleSlug}-${id}` : id;
  const cut = titleSlug.slice(0, limits.slugWords + 1);
  const end = cut.lastIndexOf('-');
  return `${titleSlug.slice(0, end > 0 ? end : limits.slugWords)}-${id}`;
}

/** Returns the id in `{id or slug}`, or null if it is invalid. */
export function parsePostId(idOrSlug: string): string | null {
  const id = parseSlugId(idOrSlug);
  return /^[A-Za-z0-9]{1,32}$/.test(id) ? id : null;
}

/** Returns the name of a tag for what another site calls it; '' if it has no letter or digit. */
export const toTagName = (name: string): string =>
  slugify(name, { decamelize: false })
    .replace(/[^a-z0-9-]+/g, '')
    .slice(0, limits.tags.name)
    .replace(/^-+|-+$/g, '');
