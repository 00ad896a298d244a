import { Resolver } from 'node:dns/promises';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { MIMEType } from 'node:util';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import * as limits from '#shared/limits.ts';
import { decodePage } from './html-metadata.ts';

/**
 * The only module that asks for what other people's links lead to (reliability E). Whoever posts a link decides what this machine connects to, so only
 * addresses of the public are connected to, and nothing is told of what went wrong. Decision 54.
 */
export type PageFetcher = (address: string, userAgent: string) => Promise<FetchedPage | null>;

/** A page as far as it was read: where it was found in the end, and its words. */
export type FetchedPage = { url: URL; html: string };

/** Reads what is no page: a feed. `known`: what is known of it already, so that it need not come again. Null: no server of the public answered, whyever. */
export type DocumentFetcher = (
  address: string,
  userAgent: string,
  known?: Validators,
) => Promise<FetchedDocument | null>;

/** What a document said of its version the last time. */
export type Validators = { etag: string | null; lastModified: string | null };

/** An answer, where it was found in the end. `body`: of status 200 only, and as far as it was read; `cut`: there is more of it. `retryAfter`: seconds. */
export type FetchedDocument = Validators & {
  url: URL;
  status: number;
  contentType: string;
  body: Buffer;
  isTruncated: boolean;
  retryAfter: number | null;
};

/** What may be asked, and how much. Only tests have others than `publicRules`. */
export type FetchRules = {
  allowsIp(ip: string): boolean;
  allowsPort(port: number): boolean;
  /** The addresses of a name. Throws when it has none. */
  resolve(name: string, signal: AbortSignal): Promise<string[]>;
  /** Milliseconds for all of it: the wait, names, redirects, the body. */
  timeoutMs: number;
  /** Pages that are read at once, and how many may wait for their turn. */
  maxConcurrent: number;
  maxQueued: number;
};

const publicRules: FetchRules = {
  allowsIp: isPublicIp,
  allowsPort: (port) => port === 80 || port === 443,
  resolve: resolveName,
  timeoutMs: limits.linkPreview.timeout,
  maxConcurrent: 8,
  maxQueued: 32,
};

/** Of IPv6 only this is given out to the public; and within it not this: protocols, Teredo among them, 6to4, documentation (IANA's registry of special addresses). */
const publicIpv6 = ipaddr.parseCIDR('2000::/3');
const reservedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((block) =>
  ipaddr.parseCIDR(block),
);

/** Whether an address is one that anybody on the internet can have: no loopback, private, link-local, shared, multicast or reserved one, and none that stands for an IPv4 address. */
export function isPublicIp(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return (
    address.kind() === 'ipv4' ||
    (address.match(publicIpv6) && !reservedIpv6.some((block) => address.match(block)))
  );
}

/** Asks the name servers only: files of this machine and names of its own network have no say. */
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

/** What is asked for, and what of the answers has its body read. */
type RequestOptions = {
  accept: string;
  headers: Record<string, string>;
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
const createDocumentOptions = (known: Validators): RequestOptions => ({
  // Servers that know of several kinds send the one that says most; some send nothing but XML to who asks for it.
  accept:
    'application/atom+xml, application/rss+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, text/html;q=0.7, */*;q=0.5',
  headers: {
    ...(known.etag === null ? {} : { 'If-None-Match': known.etag }),
    ...(known.lastModified === null ? {} : { 'If-Modified-Since': known.lastModified }),
  },
  maxBytes: limits.feeds.bytes,
  readsBody: () => true,
});

/** Reads pages by the rules. All that keeps a page from being read is the same null: who asks learns nothing of networks and machines. Never tried twice. */
export function createPageFetcher(given: Partial<FetchRules> = {}): PageFetcher {
  const rules = { ...publicRules, ...given };
  const enter = createGate(rules.maxConcurrent, rules.maxQueued);
  return async (address, userAgent) => {
    const signal = AbortSignal.timeout(rules.timeoutMs);
    try {
      // Whatever does not heed the signal: nobody waits for it, and it keeps no place.
      const answer = await enter(signal, () =>
        Promise.race([
          followRedirects(rules, address, userAgent, pageOptions, signal),
          rejectOnAbort(signal),
        ]),
      );
      if (answer?.status !== 200 || !isPage(answer.headers['content-type'] ?? '')) return null;
      return {
        url: answer.url,
        html: decodePage(answer.body, answer.headers['content-type'] ?? ''),
      };
    } catch {
      return null;
    }
  };
}

/** Reads documents of any kind by the rules. What a server of the public says is told; why none was reached is not. Never tried twice. */
export function createDocumentFetcher(given: Partial<FetchRules> = {}): DocumentFetcher {
  const rules = { ...publicRules, timeout: limits.feeds.timeout, atOnce: 4, ...given };
  const enter = createGate(rules.maxConcurrent, rules.maxQueued);
  return async (address, userAgent, known = { etag: null, lastModified: null }) => {
    const signal = AbortSignal.timeout(rules.timeoutMs);
    try {
      const wish = createDocumentOptions(known);
      const answer = await enter(signal, () =>
        Promise.race([
          followRedirects(rules, address, userAgent, wish, signal),
          rejectOnAbort(signal),
        ]),
      );
      if (!answer) return null;
      const { headers, body, ...rest } = answer;
      return {
        ...rest,
        body,
        isTruncated: body.length >= wish.maxBytes,
        contentType: headers['content-type'] ?? '',
        retryAfter: parseRetryAfter(headers['retry-after']),
        etag: validator(headers.etag),
        lastModified: validator(headers['last-modified']),
      };
    } catch {
      return null;
    }
  };
}

/** One that can be kept and sent back. */
const validator = (header: string | undefined) =>
  header !== undefined && /^[\x20-\x7e]{1,200}$/.test(header) ? header : null;

/** `Retry-After`: seconds, or a date. */
function parseRetryAfter(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = /^\d{1,9}$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

/** For the whole process. */
export const fetchPage = createPageFetcher();
export const fetchDocument = createDocumentFetcher();

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>(
    (_resolve, reject) =>
      void signal.addEventListener('abort', () => reject(new Error('too late')), { once: true }),
  );

async function followRedirects(
  rules: FetchRules,
  address: string,
  userAgent: string,
  wish: RequestOptions,
  signal: AbortSignal,
): Promise<FetchResponse | null> {
  let target = parseTarget(rules, address);
  for (let hops = 0; target && hops <= limits.linkPreview.redirects; hops += 1) {
    signal.throwIfAborted();
    const addresses = isIP(target.host) ? [target.host] : await rules.resolve(target.host, signal);
    if (addresses.length === 0 || !addresses.every(rules.allowsIp)) return null;
    const answer = await sendRequest(target, addresses, userAgent, wish, signal);
    try {
      const { statusCode = 0, headers } = answer;
      if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
        target = parseTarget(rules, headers.location, target.url);
        continue;
      }
      const taken = statusCode === 200 && wish.readsBody(headers['content-type'] ?? '');
      return {
        url: target.url,
        status: statusCode,
        headers,
        body: taken ? await readBody(answer, wish.maxBytes, signal) : Buffer.alloc(0),
      };
    } finally {
      answer.destroy();
    }
  }
  return null;
}

/** Where to ask: `host` is a name or a bare address, without final dots. */
type Target = { url: URL; secure: boolean; host: string; port: number };

function parseTarget(rules: FetchRules, address: string, base?: URL): Target | null {
  if (address.length > limits.url.max || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const secure = url.protocol === 'https:';
  if ((!secure && url.protocol !== 'http:') || url.username !== '' || url.password !== '')
    return null;
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  // A name of one word is one of this machine or its network.
  if (!rules.allowsPort(port) || (isIP(host) === 0 && !/[^.]\.[^.]/.test(host))) return null;
  return { url, secure, host, port };
}

/** One request, to the addresses that were checked and to no others, whatever the name means by then. Resolves with the head of the answer. */
function sendRequest(
  { url, secure, host, port }: Target,
  addresses: string[],
  userAgent: string,
  wish: RequestOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const checked = addresses.map((address) => ({ address, family: isIP(address) }));
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
      path: url.pathname + url.search,
      // A connection of its own: no other request's, by no proxy.
      agent: false,
      maxHeaderSize: limits.http.headerBytes,
      headers: {
        Host: port === (secure ? 443 : 80) ? name : `${name}:${port}`,
        'User-Agent': userAgent,
        Accept: wish.accept,
        'Accept-Encoding': 'gzip, deflate, br',
        ...wish.headers,
        Connection: 'close',
      },
      ...(secure && isIP(host) === 0 ? { servername: host } : {}),
    });
    request.once('response', (answer) => {
      // Whoever reads it hears of it; nobody does once it was thrown away.
      answer.on('error', () => undefined);
      resolve(answer);
    });
    request.on('error', reject);
    // What answers in another protocol gives neither a response nor an error.
    request.once('upgrade', () => request.destroy());
    request.once('close', () => reject(new Error('closed')));
    request.end();
  });
}

function isPage(contentType: string): boolean {
  try {
    return ['text/html', 'application/xhtml+xml'].includes(new MIMEType(contentType).essence);
  } catch {
    return false;
  }
}

/** The body, decompressed, at most so many bytes of it: what describes a page stands at its beginning. Throws for what cannot be read. */
async function readBody(
  answer: IncomingMessage,
  most: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // As they come, too: compressed they may be many and mean nothing.
  const taken = async function* (source: AsyncIterable<Buffer>) {
    let seen = 0;
    for await (const part of source) {
      yield part;
      seen += part.length;
      if (seen >= most) return;
    }
  };
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) {
      parts.push(part);
      size += part.length;
      if (size >= most) return;
    }
  };
  const decoder = createDecompressor(
    (answer.headers['content-encoding'] ?? '').trim().toLowerCase(),
  );
  try {
    await (decoder
      ? pipeline(answer, taken, decoder, collect, { signal })
      : pipeline(answer, collect, { signal }));
  } catch (error) {
    if (size < most) throw error;
  }
  return Buffer.concat(parts).subarray(0, most);
}

function createDecompressor(encoding: string) {
  // What is cut off by us has no proper end.
  const { Z_SYNC_FLUSH: finishFlush, BROTLI_OPERATION_FLUSH } = constants;
  switch (encoding) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ finishFlush });
    case 'deflate':
      return createInflate({ finishFlush });
    case 'br':
      return createBrotliDecompress({ finishFlush: BROTLI_OPERATION_FLUSH });
    default:
      throw new Error('an encoding that was not asked for');
  }
}

/** Lets so many work at once, in the order in which they came; throws for whoever finds too many waiting, and when the signal comes first. */
function createGate(atOnce: number, waiting: number) {
  let working = 0;
  const queue: (() => void)[] = [];
  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    if (working >= atOnce) {
      if (queue.length >= waiting) throw new Error('too many wait');
      await new Promise<void>((resolve, reject) => {
        queue.push(resolve);
        signal.addEventListener(
          'abort',
          () => {
            const at = queue.indexOf(resolve);
            if (at === -1) return;
            queue.splice(at, 1);
            reject(new Error('too late'));
          },
          { once: true },
        );
      });
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
