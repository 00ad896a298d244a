import type { PlaceKind } from '#shared/newsletter/issue-places.ts';
import { isLink } from '#shared/text-rules.ts';
import { toSiteUrl, type MailSite } from './layout.tsx';

/** Changes the links of an issue as its statistics need it. Without one, links stay as they are. */
export type LinkMarker = {
  /** Marks a link to a page of the site. `number`: of the post or link, from 1. */
  toSite(url: string, kind: PlaceKind, number?: number): string;
  /** The same for a link to another site. */
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
 * Marks the links of a text by an editor. They are numbered as they first occur. Paths belong to
 * the site. What is no link stays, and is not rendered as one.
 */
export function markDocument<Part>(
  { theme }: MailSite,
  document: Part,
  { toSite, toOthers }: Pick<LinkMarker, 'toSite' | 'toOthers'>,
): Part {
  const numbers = new Map<string, number>();
  const isOwn = (url: string) => URL.parse(url)?.hostname === theme.seo.canonicalDomain;
  const mark = (href: string) => {
    const url = href.startsWith('/') ? toSiteUrl({ theme }, href) : href;
    if (!isLink(url)) return href;
    const number = numbers.get(url) ?? numbers.size + 1;
    numbers.set(url, number);
    return (isOwn(url) ? toSite : toOthers)(url, 'link', number);
  };
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        typeof value === 'string' && linkKeys.includes(key) ? mark(value) : walk(value),
      ]),
    );
  };
  return walk(document) as Part;
}
