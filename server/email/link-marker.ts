import type { PlaceKind } from '#shared/newsletter/issue-places.ts';
import { isLink } from '#shared/text-rules.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { MailSite } from './layout.tsx';

/** Changes the links of an issue as its statistics need it. Without one, links stay as they are. */
export type LinkMarker = {
  /** Marks a link to a page of the site. `number`: of the post or link, from 1. */
  toSite(url: string, kind: PlaceKind, number?: number): string;
  /** Marks a link to another site. */
  toOthers(url: string, kind: PlaceKind, number?: number): string;
  /** The URL of a link that no person sees. */
  trap: string;
  /** The URL of the picture that counts openings; null if the site has none. */
  picture: string | null;
};

export const noMarks: Pick<LinkMarker, 'toSite' | 'toOthers'> = {
  toSite: (url) => url,
  toOthers: (url) => url,
};

/** Keys of a document whose values are links. */
const linkKeys = ['href', 'discussion'];

/**
 * Marks the links of a text by an editor. They are numbered as they first occur in `common`, the
 * text of all readers. Others have no place of their own: a segment may have a single reader.
 * Paths belong to the site. What is no link stays, and is not rendered as one.
 */
export function markDocument<Part>(
  { theme }: MailSite,
  document: Part,
  { toSite, toOthers }: Pick<LinkMarker, 'toSite' | 'toOthers'>,
  common: unknown = document,
): Part {
  const numbers = new Map<string, number>();
  const isOwn = (url: string) => URL.parse(url)?.hostname === theme.seo.canonicalDomain;
  const toUrl = (href: string) => {
    const url = href.startsWith('/') ? toSiteUrl({ theme }, href) : href;
    return isLink(url) ? url : null;
  };
  changeLinks(common, (href) => {
    const url = toUrl(href);
    if (url !== null && !numbers.has(url)) numbers.set(url, numbers.size + 1);
    return href;
  });
  return changeLinks(document, (href) => {
    const url = toUrl(href);
    if (url === null) return href;
    const number = numbers.get(url);
    const mark = isOwn(url) ? toSite : toOthers;
    return number === undefined ? mark(url, 'page') : mark(url, 'link', number);
  }) as Part;
}

/** Returns the value with other links. */
function changeLinks(part: unknown, change: (href: string) => string): unknown {
  if (Array.isArray(part)) return part.map((item) => changeLinks(item, change));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      typeof value === 'string' && linkKeys.includes(key)
        ? change(value)
        : changeLinks(value, change),
    ]),
  );
}
