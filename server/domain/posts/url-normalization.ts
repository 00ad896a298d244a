import { createHash } from 'node:crypto';

/** Host of a link as lists show it. */
export function domainOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '').replace(/\.$/, '');
}

/** A host as somebody types it, in the form of `domainOf`; null when it is none. */
export function domainFrom(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `http://${typed}`;
  return URL.canParse(address) ? domainOf(address) : null;
}

/** A link as it is stored: as it was typed, but for its scheme. */
export const storedUrl = (url: string) => url.replace(/^[a-z]+/i, (scheme) => scheme.toLowerCase());

/** Parameters that say where a reader came from, and nothing of the page (features 3.2). */
const tracking = new RegExp(
  `^(?:utm_.*|${[
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
  ].join('|')})$`,
  'i',
);

const indexPage =
  /\/(?:index|(?:index|default)\.(?:x?html?|shtml|php\d?|aspx?|jsp|cfm|cgi|pl))\/*$/i;

/** Pages that have several addresses by other rules than the general ones (features 3.2). What is matched has been normalised by those. */
const synonyms: [RegExp, string][] = [
  [
    /^(?:export\.)?arxiv\.org\/(?:abs|pdf|html)\/((?:[a-z-]+(?:\.[A-Z]{2})?\/\d{7})|\d{4}\.\d{4,5})(?:v\d+)?(?:\.pdf)?(?:\?.*)?$/,
    'arxiv.org/abs/$1',
  ],
  [/^youtu\.be\/([\w-]{11})(?:\?.*)?$/, 'youtube.com/watch?v=$1'],
  [
    /^(?:(?:m|music)\.)?youtube(?:-nocookie)?\.com\/(?:shorts|live|embed|v)\/([\w-]{11})(?:\?.*)?$/,
    'youtube.com/watch?v=$1',
  ],
  [
    /^(?:(?:m|music)\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]{11})(?:&.*)?$/,
    'youtube.com/watch?v=$1',
  ],
  [
    /^(?:rfc-editor\.org\/(?:rfc|info)|tools\.ietf\.org\/html|datatracker\.ietf\.org\/doc(?:\/html)?)\/rfc0*(\d+)(?:\.(?:html|txt|pdf|xml))?$/i,
    'rfc-editor.org/rfc/rfc$1',
  ],
];

/** Beyond this an index could not take it; what is cut off stays as a hash. */
const longest = 1_000;

/**
 * The form in which two links are the same (product 12): without scheme, `www.`, fragment, trailing slash, index page, default port and tracking parameters, its query
 * sorted by name; a host without regard to case, in ASCII. `url` is one that `isLink` accepts. ASCII, at most `longest` characters.
 */
export function normalizeUrl(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host =
    hostname.replace(/\.$/, '').replace(/^www\d?\.(?=[^.]+\.)/, '') +
    (port === '' ? '' : `:${port}`);
  const path = pathname
    .split('/')
    .map(canonical)
    .join('/')
    .replace(indexPage, '/')
    .replace(/\/+$/, '');
  for (const name of new Set(searchParams.keys()))
    if (tracking.test(name)) searchParams.delete(name);
  searchParams.sort();
  const plain = host + path + (searchParams.size > 0 ? `?${searchParams}` : '');
  const [pattern, form] = synonyms.find(([one]) => one.test(plain)) ?? [];
  const normalized = pattern && form ? plain.replace(pattern, form) : plain;
  return normalized.length > longest
    ? `${normalized.slice(0, longest - 65)}#${createHash('sha256').update(normalized).digest('hex')}`
    : normalized;
}

/** A segment of a path, each character escaped in one way only. */
function canonical(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    // Escapes of no text stay as they are.
    return segment;
  }
}
