import type { IncomingHttpHeaders } from 'node:http';

/** A request with the token of an issue. */
type MarkedRequest = { method: string; headers: IncomingHttpHeaders };

/**
 * Words in the `User-Agent` of programs: mail scanners, previews of chat programs, crawlers and
 * libraries. Browsers have none of them.
 */
const programs = new RegExp(
  [
    // CUBOT makes phones.
    '(?<!cu)bot(?![a-z])|crawl|spider|slurp|scan|preview|prefetch|fetch|monitor|checker|validator',
    'barracuda|mimecast|proofpoint|ironport|trendmicro|fireeye|forcepoint|sophos|fortinet',
    'messagelabs|symantec|mcafee|cloudmark|safelinks|safebrowsing|virustotal|phish',
    'existence discovery|facebookexternalhit|whatsapp/|embedly|archiver',
    'headless|phantomjs|puppeteer|playwright|selenium|lighthouse|wkhtml',
    'curl|wget|python|java/|libwww|perl|ruby|php|go-http|okhttp|axios|node|undici|httpclient',
    'httpx|aiohttp|scrapy|guzzle|apache-http|winhttp|reqwest',
  ].join('|'),
  'i',
);

/**
 * Programs that load the pictures of an email when a reader opens it: proxies, and mail programs.
 */
const pictureProxies = /googleimageproxy|yahoomailproxy/i;
const mailPrograms = /ms-office|outlook|thunderbird/i;

const first = (header: string | string[] | undefined) => String(header ?? '').toLowerCase();

/** Whether the request says that the page is loaded before anybody asked for it. */
const isPrefetch = (headers: IncomingHttpHeaders) =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/.test(first(headers[name])),
  );

/** Returns whether the request itself says that no person visits a page. Decision 323. */
export function isAutomatedVisit({ method, headers }: MarkedRequest): boolean {
  const agent = String(headers['user-agent'] ?? '');
  const destination = first(headers['sec-fetch-dest']);
  return (
    method !== 'GET' ||
    isPrefetch(headers) ||
    agent === '' ||
    programs.test(agent) ||
    // All browsers send both when they open a page.
    headers['accept-language'] === undefined ||
    !first(headers.accept).includes('text/html') ||
    (destination !== '' && destination !== 'document')
  );
}

/** Returns whether no person loaded the picture in an email. Mail programs and proxies load it. */
export function isAutomatedOpening({ method, headers }: MarkedRequest): boolean {
  const agent = String(headers['user-agent'] ?? '');
  return (
    method !== 'GET' ||
    isPrefetch(headers) ||
    agent === '' ||
    // Apple's proxy loads all pictures of all emails, also of those that nobody opens.
    agent === 'Mozilla/5.0' ||
    (programs.test(agent) && !pictureProxies.test(agent) && !mailPrograms.test(agent))
  );
}

/**
 * Returns whether the browser already has the page of this very link. Browsers ask whether it
 * changed, so a repeated visit needs no memory of who came.
 */
export const isRepeatedVisit = ({ headers }: MarkedRequest): boolean =>
  headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined;

/** Whether a proxy loads the picture, so that many readers have one address and `User-Agent`. */
export const isPictureProxy = ({ headers }: MarkedRequest): boolean =>
  pictureProxies.test(String(headers['user-agent'] ?? ''));
