import { Resolver } from 'node:dns/promises';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MIMEType } from 'node:util';
import * as limits from '#shared/limits.ts';
import { parseRetryAfterMs } from '../retry-after.ts';
import { decodePage } from './html-metadata.ts';
import { isPublicIp } from './public-ip.ts';
import { readBody } from './read-body.ts';
import { createGate } from './request-gate.ts';

/**
 * The only module that fetches URLs of users. A user chooses where this machine connects to, so it
 * connects to public IPs only and does not reveal errors. Decision 54.
 */
export type PageFetcher = (url: string, userAgent: string) => Promise<FetchedPage | null>;

/** A page up to the size limit. `url`: after redirects. */
export type FetchedPage = { url: URL; html: string };

/** Fetches other documents, such as feeds and pictures. Returns null if no public server responded. */
export type DocumentFetcher = (
  url: string,
  userAgent: string,
  validators?: Validators,
) => Promise<FetchedDocument | null>;

/** The version of a document at the last request. */
export type Validators = { etag: string | null; lastModified: string | null };

/** A response after redirects. `body`: for status 200, up to the limit. `retryAfter`: seconds. */
export type FetchedDocument = Validators & {
  url: URL;
  status: number;
  contentType: string;
  body: Buffer;
  isTruncated: boolean;
  retryAfter: number | null;
  /** The header `Link`. */
  link?: string;
};

/** Only tests and web-hooks of private networks use other rules than `publicRules`. */
export type FetchRules = {
  allowsIp(ip: string): boolean;
  allowsName(name: string): boolean;
  allowsPort(port: number): boolean;
  /** Returns the IPs of a name. May throw. */
  resolve(name: string, signal: AbortSignal): Promise<string[]>;
  /** Includes the wait, DNS, redirects and the body. */
  timeoutMs: number;
  /** Concurrent requests, and requests that wait for a slot. */
  maxConcurrent: number;
  maxQueued: number;
};

export const publicRules: FetchRules = {
  allowsIp: isPublicIp,
  // A name without a dot belongs to this machine or its network.
  allowsName: (name) => /[^.]\.[^.]/.test(name),
  allowsPort: (port) => port === 80 || port === 443,
  resolve: resolveName,
  timeoutMs: limits.linkPreview.timeoutMs,
  maxConcurrent: 8,
  maxQueued: 32,
};

/** Queries name servers only, never the hosts file or names of the local network. */
async function resolveName(name: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

type SentOptions = {
  accept: string;
  headers: Record<string, string>;
  /** `GET` by default, `POST` with a body. */
  method?: string;
  /** Posted. */
  body?: Buffer | string;
};
type RequestOptions = SentOptions & {
  maxBytes: number;
  readsBody(contentType: string): boolean;
};
type FetchResponse = { url: URL; status: number; headers: IncomingHttpHeaders; body: Buffer };

const pageOptions: RequestOptions = {
  accept: 'text/html, application/xhtml+xml',
  headers: {},
  maxBytes: limits.linkPreview.bytes,
  readsBody: isPage,
};
const createDocumentOptions = ({ etag, lastModified }: Validators): RequestOptions => ({
  // Servers with several formats send the preferred one. Some send XML only on request.
  accept:
    'application/atom+xml, application/rss+xml, application/feed+json, ' +
    'application/xml;q=0.9, text/xml;q=0.9, text/html;q=0.7, */*;q=0.5',
  headers: {
    ...(etag === null ? {} : { 'If-None-Match': etag }),
    ...(lastModified === null ? {} : { 'If-Modified-Since': lastModified }),
  },
  maxBytes: limits.feeds.bytes,
  readsBody: () => true,
});

/**
 * Returns a function that sends requests by these rules and reads their response. It returns null
 * for every failure, which reveals nothing about the network. It never retries.
 */
function createFetcher(overrides: Partial<FetchRules>) {
  const rules: FetchRules = { ...publicRules, ...overrides };
  const enter = createGate(rules.maxConcurrent, rules.maxQueued);
  return async <Result>(
    url: string,
    userAgent: string,
    options: RequestOptions,
    read: (response: FetchResponse) => Result | null,
  ): Promise<Result | null> => {
    const signal = AbortSignal.timeout(rules.timeoutMs);
    try {
      // The race ends work that ignores the signal, and frees its slot.
      const response = await enter(signal, () =>
        Promise.race([
          followRedirects(rules, url, userAgent, options, signal),
          rejectOnAbort(signal),
        ]),
      );
      return response && read(response);
    } catch {
      return null;
    }
  };
}

export function createPageFetcher(overrides: Partial<FetchRules> = {}): PageFetcher {
  const fetchBy = createFetcher(overrides);
  return (url, userAgent) =>
    fetchBy(url, userAgent, pageOptions, ({ url: target, status, headers, body }) => {
      const contentType = headers['content-type'] ?? '';
      return status === 200 && isPage(contentType)
        ? { url: target, html: decodePage(body, contentType) }
        : null;
    });
}

/** Returns the status of a public server too. */
export function createDocumentFetcher(overrides: Partial<FetchRules> = {}): DocumentFetcher {
  const fetchBy = createFetcher({
    timeoutMs: limits.feeds.timeoutMs,
    maxConcurrent: 4,
    ...overrides,
  });
  return (url, userAgent, validators = { etag: null, lastModified: null }) => {
    const options = createDocumentOptions(validators);
    return fetchBy(url, userAgent, options, ({ headers, ...rest }) => ({
      ...rest,
      isTruncated: rest.body.length >= options.maxBytes,
      contentType: headers['content-type'] ?? '',
      retryAfter: parseRetryAfter(headers['retry-after']),
      ...(typeof headers.link === 'string' ? { link: headers.link } : {}),
      etag: validator(headers.etag),
      lastModified: validator(headers['last-modified']),
    }));
  };
}

const withoutBody: RequestOptions = {
  accept: '*/*',
  headers: {},
  maxBytes: 0,
  readsBody: () => false,
};

/** Returns the status that a public server gave; null for every failure. */
export type StatusFetcher = (url: string, userAgent: string) => Promise<number | null>;

/** Reads no body. */
export function createStatusFetcher(overrides: Partial<FetchRules> = {}): StatusFetcher {
  const fetchBy = createFetcher(overrides);
  return (url, userAgent) => fetchBy(url, userAgent, withoutBody, ({ status }) => status);
}

/** Posts bytes. Returns null if no public server responded. */
export type DocumentPoster = (
  url: string,
  headers: Record<string, string>,
  body: Buffer,
) => Promise<{ status: number; retryAfter: number | null } | null>;

/** Follows no redirects and reads no body. */
export function createDocumentPoster(overrides: Partial<FetchRules> = {}): DocumentPoster {
  const fetchBy = createFetcher({ timeoutMs: 10_000, ...overrides });
  return (url, headers, body) =>
    fetchBy(url, 'Broadsheet', { ...withoutBody, headers, body }, (response) => ({
      status: response.status,
      retryAfter: parseRetryAfter(response.headers['retry-after']),
    }));
}

/** Returns a validator only if it can be stored and sent in a header. */
const validator = (header: string | undefined) =>
  header !== undefined && /^[\x20-\x7e]{1,200}$/.test(header) ? header : null;

/** Returns whole seconds; null for no wait. */
function parseRetryAfter(header: string | undefined): number | null {
  const waitMs = parseRetryAfterMs(header);
  return waitMs ? Math.ceil(waitMs / 1_000) : null;
}

/** The limits hold for the whole process. */
export const fetchPage = createPageFetcher();
export const fetchDocument = createDocumentFetcher();
export const fetchStatus = createStatusFetcher();
export const postDocument = createDocumentPoster();

/** Create it where it is awaited at once: nobody would handle a rejection before that. */
export const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>(
    (_resolve, reject) =>
      void signal.addEventListener('abort', () => reject(new Error('too late')), { once: true }),
  );

async function followRedirects(
  rules: FetchRules,
  url: string,
  userAgent: string,
  options: RequestOptions,
  signal: AbortSignal,
): Promise<FetchResponse | null> {
  let target = parseTarget(rules, url);
  for (let hops = 0; target && hops <= limits.linkPreview.redirects; hops += 1) {
    signal.throwIfAborted();
    const ips = isIP(target.host) ? [target.host] : await rules.resolve(target.host, signal);
    if (ips.length === 0 || !ips.every(rules.allowsIp)) return null;
    const answer = await sendRequest(target, ips, userAgent, options, signal);
    try {
      const { statusCode = 0, headers } = answer;
      const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
      if (isRedirect && headers.location !== undefined && !options.body) {
        target = parseTarget(rules, headers.location, target.url);
        continue;
      }
      const hasBody = statusCode === 200 && options.readsBody(headers['content-type'] ?? '');
      return {
        url: target.url,
        status: statusCode,
        headers,
        body: hasBody ? await readBody(answer, options.maxBytes, signal) : Buffer.alloc(0),
      };
    } finally {
      answer.destroy();
    }
  }
  return null;
}

/** `host`: a name or a bare IP, without final dots. */
type Target = { url: URL; secure: boolean; host: string; port: number };

/** Returns null for a URL that the rules do not allow. */
export function parseTarget(rules: FetchRules, text: string, base?: URL): Target | null {
  if (text.length > limits.url.max || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  const secure = url.protocol === 'https:';
  if ((!secure && url.protocol !== 'http:') || url.username !== '' || url.password !== '')
    return null;
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  const isAllowed = isIP(host) === 0 ? rules.allowsName(host) : rules.allowsIp(host);
  return isAllowed && rules.allowsPort(port) ? { url, secure, host, port } : null;
}

/** Connects to the checked IPs only, even if DNS changes. Resolves with the response head. */
export function sendRequest(
  { url, secure, host, port }: Target,
  ips: string[],
  userAgent: string,
  options: SentOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const checked = ips.map((ip) => ({ address: ip, family: isIP(ip) }));
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [first] = checked;
    if (all) done(null, checked);
    else done(null, first?.address ?? '', first?.family);
  };
  const name = isIP(host) === 6 ? `[${host}]` : host;
  return new Promise((resolve, reject) => {
    const request = (secure ? secureRequest : plainRequest)({
      host,
      port,
      lookup,
      signal,
      method: options.method ?? (options.body ? 'POST' : 'GET'),
      path: url.pathname + url.search,
      // Opens a new connection without a proxy.
      agent: false,
      maxHeaderSize: limits.http.headerBytes,
      headers: {
        Host: port === (secure ? 443 : 80) ? name : `${name}:${port}`,
        'User-Agent': userAgent,
        Accept: options.accept,
        'Accept-Encoding': 'gzip, deflate, br',
        ...options.headers,
        Connection: 'close',
      },
      ...(secure && isIP(host) === 0 ? { servername: host } : {}),
    });
    request.once('response', (answer) => {
      // A reader gets errors too; an abandoned response must not crash the process.
      answer.on('error', () => undefined);
      resolve(answer);
    });
    request.on('error', reject);
    // Another protocol causes neither a response nor an error.
    request.once('upgrade', () => request.destroy());
    request.once('close', () => reject(new Error('closed')));
    request.end(options.body);
  });
}

function isPage(contentType: string): boolean {
  try {
    return ['text/html', 'application/xhtml+xml'].includes(new MIMEType(contentType).essence);
  } catch {
    return false;
  }
}
