import { normalizeUrl } from '../../posts/url-normalization.ts';

/** Hosts where the first part of the path is the owner. */
const ownerHosts = new Set([
  'github.com',
  'gist.github.com',
  'raw.githubusercontent.com',
  'gitlab.com',
  'bitbucket.org',
  'codeberg.org',
  'huggingface.co',
  'medium.com',
  'dev.to',
  'twitter.com',
  'x.com',
  'facebook.com',
  'instagram.com',
]);
/** Hosts where the owner follows a fixed first part. */
const nestedOwners: Record<string, RegExp> = {
  'youtube.com': /^(?:c|channel|user)\/([^/?]+)/,
  'reddit.com': /^((?:r|u|user)\/[^/?]+)/,
  'bsky.app': /^profile\/([^/?]+)/,
  'linkedin.com': /^((?:company|in|pulse)\/[^/?]+)/,
  'sites.google.com': /^(?:site|view|a)\/([^/?]+)/,
};
/** Hosts that publish for everyone, where two posts have nothing in common. */
const openHosts = /(?:^|\.)(?:arxiv\.org|doi\.org|biorxiv\.org|medrxiv\.org)$/;

/**
 * Returns the publisher that a link counts for: a domain, or an owner on a host of many. Null for a
 * text, for a host without a limit and for `ownDomains`. Every owner with a subdomain has a domain
 * already.
 */
export function findPublisher(
  url: string | null,
  ownDomains: readonly string[] = [],
): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const [, host = '', path = ''] =
    /^([^/?#]*)\/?(.*)$/.exec(normalizeUrl(url).replace(/^(?:m|mobile)\./, '')) ?? [];
  if (openHosts.test(host)) return null;
  if (ownDomains.some((own) => host === own || host.endsWith(`.${own}`))) return null;
  // `/@name` is an author on Medium, YouTube, Mastodon and many others.
  const owner =
    /^(?:@|%40)([^/?]+)/.exec(path)?.[1] ??
    (ownerHosts.has(host) ? /^~?([^/?]+)/.exec(path)?.[1] : nestedOwners[host]?.exec(path)?.[1]);
  return owner === undefined ? host : `${host}/${owner.toLowerCase()}`;
}
