import { createHash } from 'node:crypto';

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
    /^(?:(?:m|music)\.)?youtube(?:-nocookie)?\.com\/(?:shorts|live|embed|v)\/([\w-]{11})(?:\?.*)?$/,
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
];

/** An index entry cannot be longer. A hash replaces the rest. */
const maxLength = 1_000;

/**
 * Returns the form by which links are compared. `url` is one that `isLink` accepts.
 * Ignores scheme, `www.`, fragment, trailing slash, index page, default port and tracking.
 * The result is ASCII.
 */
export function normalizeUrl(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host =
    hostname.replace(/\.$/, '').replace(/^www\d?\.(?=[^.]+\.)/, '') +
    (port === '' ? '' : `:${port}`);
  const path = pathname
    .split('/')
    .map(normalizeSegment)
    .join('/')
    .replace(indexPage, '/')
    .replace(/\/+$/, '');
  for (const name of new Set(searchParams.keys()))
    if (tracking.test(name)) searchParams.delete(name);
  searchParams.sort();
  const plain = host + path + (searchParams.size > 0 ? `?${searchParams}` : '');
  const [pattern, replacement] = synonyms.find(([candidate]) => candidate.test(plain)) ?? [];
  const normalized = pattern && replacement ? plain.replace(pattern, replacement) : plain;
  if (normalized.length <= maxLength) return normalized;
  const hash = createHash('sha256').update(normalized).digest('hex');
  return `${normalized.slice(0, maxLength - 65)}#${hash}`;
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
