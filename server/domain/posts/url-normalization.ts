import { createHash } from 'node:crypto';
import { getDomain as getOwnDomain } from 'tldts';
import * as limits from '#shared/limits.ts';
import { isLink } from '#shared/text-rules.ts';

/** Returns the host of a link as lists show it. */
export function getDomain(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '').replace(/\.$/, '');
}

/** Returns the domain of user input; null if it is not a host. */
export function parseDomain(input: string): string | null {
  const address = /^https?:\/\//i.test(input) ? input : `http://${input}`;
  return URL.canParse(address) ? getDomain(address) : null;
}

/** Returns a link with its scheme in lower case. The rest is stored as typed. */
export const storedUrl = (url: string) => url.replace(/^[a-z]+/i, (scheme) => scheme.toLowerCase());

/** Parameters that identify the referrer, not the page. */
const tracking = new RegExp(
  `^(?:${[
    'utm_.*',
    'gclid',
    'gclsrc',
    'dclid',
    'gbraid',
    'wbraid',
    'srsltid',
    '_ga',
    '_gl',
    'fbclid',
    'igsh',
    'igshid',
    'msclkid',
    'yclid',
    'twclid',
    'ttclid',
    'li_fat_id',
    'mc_cid',
    'mc_eid',
    'mkt_tok',
    '_hsenc',
    '_hsmi',
    'vero_id',
    'oly_enc_id',
    'oly_anon_id',
    's_kwcid',
    'ref',
    'ref_src',
    'ref_url',
    'linkid',
    'trk',
    'pp',
    'si',
    'sk',
    'smid',
    'guccounter',
    'guce_referrer(?:_sig)?',
    'cmpid',
    'at_(?:medium|campaign|custom\\d|link).*',
    'xtor',
    'ncid',
    'spm',
    'wt_mc',
    'isfreemail',
    'triedredirect',
    'amp_(?:js_v|gsa|ct|lite|tf)',
    'usqp',
    'aoh',
  ].join('|')})$`,
  'i',
);
/** Places that send readers. */
const referrers =
  'rss|feed|e?-?mail|news-?letter|digest|share|sharing|social|twitter|tw|x|facebook|fb|linkedin|' +
  'reddit|hn|hackernews|hacker-?news|lobsters|lobste\\.rs|mastodon|bluesky|threads|whatsapp|' +
  'telegram|pinterest|instagram|youtube|slack|discord|app|ios|android|copy-?link|friends_link';
const yes = '(?:1|true|yes|amp)?';
/** Parameters that some sites use for the referrer, by the values that tell it. */
const trackingValues: Record<string, RegExp> = {
  // Medium writes dashes.
  source: new RegExp(`^(?:${referrers}|(?:rss|social|email)[-_.].*|-+.*)$`, 'i'),
  via: new RegExp(`^(?:${referrers}|@.*|[\\w-]+\\.(?:com|org|net))$`, 'i'),
  share: new RegExp(`^(?:${referrers}|1|true|yes)?$`, 'i'),
  rss: new RegExp(`^${yes}$`, 'i'),
  CMP: /./,
  amp: new RegExp(`^${yes}$`, 'i'),
  outputType: /^amp$/i,
};
/** Parameters of mailed links to a Substack post, whose path has this form. */
const newsletterPost = /\/p\/[^/]+\/?$/;
const newsletterParameter = /^(?:(?:publication|post)_id=\d+|r=[a-z\d]{2,8}|s=[rw])$/;

const indexPage =
  /\/(?:index|(?:index|default)\.(?:x?html?|shtml|php\d?|aspx?|jsp|cfm|cgi|pl))\/*$/i;
/** A file of a code host. Its name is exact. */
const sourceFile = /\/(?:blob|raw|src|tree)\//;
/** A segment that names an article: three words or a long number. */
const article = /[^-]+-[^-]+-[^-]|\d{5}/;

/** Pages with several equivalent URLs. Patterns match the normalized form. */
const synonyms: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(?:export\.)?arxiv\.org/(?:abs|pdf|html)/` +
        String.raw`((?:[a-z-]+(?:\.[A-Z]{2})?/\d{7})|\d{4}\.\d{4,5})` +
        String.raw`(?:v\d+)?(?:\.pdf)?(?:\?.*)?$`,
    ),
    'arxiv.org/abs/$1',
  ],
  [/^youtu\.be\/([\w-]{11})(?:\?.*)?$/, 'youtube.com/watch?v=$1'],
  [
    /^(?:(?:m|music)\.)?youtube(?:-nocookie)?\.com\/(?:shorts|live|embed|e|v)\/([\w-]{11})(?:\?.*)?$/,
    'youtube.com/watch?v=$1',
  ],
  [
    /^(?:(?:m|music)\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]{11})(?:&.*)?$/,
    'youtube.com/watch?v=$1',
  ],
  [
    new RegExp(
      String.raw`^(?:rfc-editor\.org/(?:rfc|info)|tools\.ietf\.org/html|` +
        String.raw`datatracker\.ietf\.org/doc(?:/html)?)/rfc0*(\d+)(?:\.(?:html|txt|pdf|xml))?$`,
      'i',
    ),
    'rfc-editor.org/rfc/rfc$1',
  ],
  [/^twitter\.com\//, 'x.com/'],
  [/^(?:old|new|np)\.reddit\.com\//, 'reddit.com/'],
  [/^open\.substack\.com\/pub\/([\w-]+)\/p\/([^/?]+)(?:\?.*)?$/, '$1.substack.com/p/$2'],
  [/^([a-z-]+)\.m\.(wiki[a-z]+|wiktionary)\.org\//, '$1.$2.org/'],
];

/** Copies of pages at Google, Bing and the AMP project, with `s` for https. */
const ampCache = new RegExp(
  String.raw`^(?:(?:www\.)?google\.[a-z.]+/amp|[\w-]+(?:\.cdn\.ampproject\.org|\.bing-amp\.com)/[acv])` +
    String.raw`/(?:s/)?([^/?#]+\.[^/?#]+.*)$`,
);
/** Hosts of many sites that `tldts` does not know. There `m` and `amp` are names of sites. */
const sharedHosts = new Set([
  'substack.com',
  'tumblr.com',
  'wordpress.com',
  'medium.com',
  'livejournal.com',
  'ghost.io',
]);
/** Returns the domain that one owner has, with all its subdomains. */
const getOwner = (host: string) => getOwnDomain(host, { allowPrivateDomains: true });

/** An index entry cannot be longer. A hash replaces the rest. */
const maxLength = 1_000;

/**
 * Returns the form by which links are compared. `url` is one that `isLink` accepts.
 * Ignores scheme, `www.`, fragment, trailing slash, index page, `.html`, default port, tracking,
 * and whether the page is for AMP or mobile. A fragment that is a path belongs to the link.
 * The result is ASCII.
 */
export function normalizeUrl(url: string): string {
  const { hostname, port, pathname, searchParams, hash, href } = new URL(url);
  const cached = ampCache.exec(href.replace(/^https?:\/\//, ''))?.[1];
  if (cached !== undefined && isLink(`https://${cached}`)) return normalizeUrl(`https://${cached}`);
  const path = normalizePath(pathname);
  const host = normalizeHost(hostname, path) + (port === '' ? '' : `:${port}`);
  const parameters = new URLSearchParams(
    [...searchParams].filter(
      ([name, value]) =>
        !tracking.test(name) &&
        !(Object.hasOwn(trackingValues, name) && trackingValues[name]?.test(value)) &&
        !(newsletterPost.test(pathname) && newsletterParameter.test(`${name}=${value}`)),
    ),
  );
  parameters.sort();
  const route = /^#(?:!|\/)[^#]*?(?=\/*$)/.exec(hash)?.[0] ?? '';
  const plain =
    host +
    path +
    (parameters.size > 0 ? `?${parameters}` : '') +
    (/^#!?\/*$/.test(route) ? '' : route);
  const [pattern, replacement] = synonyms.find(([candidate]) => candidate.test(plain)) ?? [];
  const normalized = pattern && replacement ? plain.replace(pattern, replacement) : plain;
  if (normalized.length <= maxLength) return normalized;
  const digest = createHash('sha256').update(normalized).digest('hex');
  return `${normalized.slice(0, maxLength - 65)}#${digest}`;
}

function normalizeHost(hostname: string, path: string): string {
  const host = hostname.replace(/\.$/, '').replace(/^www\d?\.(?=[^.]+\.)/, '');
  const [, kind, rest] = /^(m|amp|mobile)\.(.+)$/.exec(host) ?? [];
  const owner = rest === undefined ? null : getOwner(rest);
  // On other hosts, `mobile` is a subject.
  return rest !== undefined &&
    owner !== null &&
    owner === getOwner(host) &&
    !sharedHosts.has(owner) &&
    (kind !== 'mobile' || article.test(path))
    ? rest
    : host;
}

function normalizePath(pathname: string): string {
  const path = pathname.split('/').map(normalizeSegment).join('/').replace(/\/+$/, '');
  if (sourceFile.test(path)) return path;
  const page = path
    .replace(/\/{2,}/g, '/')
    .replace(indexPage, '/')
    .replace(/(?<=[^/])(?:\.amp)?\.html?$|(?<=[^/])\.amp$/i, '')
    .replace(/\/+$/, '');
  const [, before = '', last = ''] = /^(.*?)\/amp((?:\/.*)?)$/.exec(page) ?? [];
  return article.test(/[^/]*$/.exec(before + last)?.[0] ?? '') && (before === '' || last === '')
    ? before + last
    : page;
}

/** What a program writes that has no value for an address, such as `/shorts/null`. */
const noValue = /(?:^|\/)(?:null|undefined|none|nan|false|\[object object\])\/?$|\{\{|\$\{|<%/i;

/**
 * Returns the comparable form of the link that a page names as its own; null if it does not apply.
 * `url`: the posted link. `page`: where it led. Another site cannot be named, so that no page can
 * pose as a page of others. Neither can the home page, which some sites name on every page.
 * Decision 463.
 */
export function normalizeCanonical(url: string, page: URL, named: string | null): string | null {
  if (named === null || !URL.canParse(named, page) || noValue.test(named)) return null;
  const { href } = new URL(named, page);
  if (href.length > limits.url.max || !isLink(href)) return null;
  const [posted, reached, canonical] = [url, page.href, href].map(normalizeUrl);
  if (!posted || !reached || !canonical || canonical === posted) return null;
  const toHost = (link: string) => /^[^/?#:]+/.exec(link)?.[0] ?? '';
  const toOwner = (link: string) => getOwner(toHost(link)) ?? toHost(link);
  const isSameSite = sharedHosts.has(toOwner(canonical))
    ? toHost(posted) === toHost(canonical)
    : toOwner(posted) === toOwner(canonical);
  // A redirect may lead to a page on logging in.
  return isSameSite &&
    canonical.includes('/') &&
    (reached === posted || article.test(canonical.replace(/^[^/]*|[?#].*$/g, '')))
    ? canonical
    : null;
}

/** Escapes each character of a path segment in one way only. */
function normalizeSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    // Keeps invalid escapes.
    return segment;
  }
}
