import * as limits from '#shared/limits.ts';
import { isLink } from '#shared/text-rules.ts';

/** Where a feed can be subscribed to (WebSub), and its URL there. */
export type FeedHub = { url: string; topic: string };
type Link = { rel?: string; href?: string };

/** Reads the header `Link` (RFC 8288). */
export function readLinkHeader(header: string): Link[] {
  return [...header.slice(0, 10_000).matchAll(/<([^<>]*)>([^<]*)/g)].map(([, href, rest = '']) => ({
    href: href ?? '',
    rel: /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(rest)?.slice(1).find(Boolean) ?? '',
  }));
}

/** Returns the first hub that the links name; null if there is none. */
export function findHub(links: readonly Link[], feedUrl: URL): FeedHub | null {
  const find = (rel: string) => {
    const link = links.find(
      ({ rel: rels = '', href }) =>
        rels.toLowerCase().split(/\s+/).includes(rel) && URL.canParse(href ?? '', feedUrl),
    );
    const url = link && new URL(link.href ?? '', feedUrl).href;
    return url !== undefined && url.length <= limits.url.max && isLink(url) ? url : null;
  };
  const url = find('hub');
  return url === null ? null : { url, topic: find('self') ?? feedUrl.href };
}
