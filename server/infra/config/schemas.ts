import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { toAsciiDomain } from '../ascii-domain.ts';
import { parseProxyRanges } from '../client-address.ts';

export function choice<const T extends string>(allowed: readonly T[]) {
  return z.enum(allowed, `must be one of ${allowed.join(', ')}`);
}

export function trueOrFalse() {
  const expected = 'must be true or false';
  return z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive', error: expected });
}

export function integer(min: number, max: number) {
  const expected = `must be an integer from ${min} to ${max}`;
  return converted(expected, (text) => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
    return number >= min && number <= max ? number : null;
  });
}

export function secretKey() {
  return z
    .string()
    .check(
      z.refine(
        (text) => Buffer.byteLength(text) >= 32,
        'must have at least 32 bytes, for example from `openssl rand -hex 32`',
      ),
    );
}

function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname } = new URL(text);
  return /^postgres(?:ql)?:$/.test(protocol) && [username, password, pathname].every(canDecode);
}

export function postgresUrl() {
  return z
    .string()
    .check(
      z.refine(
        isPostgresUrl,
        'must be a PostgreSQL URL: postgres://user:password@host:port/database, ' +
          'with special characters percent-encoded',
      ),
    );
}

/** A schema for text that `convert` understands; it returns null for other text. */
export function converted<T>(expected: string, convert: (text: string) => T | null) {
  return z.pipe(
    z.string(),
    z.transform((text: string, { issues }): T => {
      const value = convert(text);
      if (value !== null) return value;
      issues.push({ code: 'custom', message: expected, input: text });
      return z.NEVER;
    }),
  );
}

export function toOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.origin === text.replace(/\/$/, '') ? url.origin : null;
}

export function toEmails(text: string): ReadonlySet<string> | null {
  const emails = text
    .toLowerCase()
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(toAsciiDomain);
  return emails.every((email) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) ? new Set(emails) : null;
}

export function toPostgresUrls(text: string): string[] | null {
  const urls = text.split(',').map((url) => url.trim());
  return urls.every(isPostgresUrl) && new Set(urls).size === urls.length ? urls : null;
}

/** Returns the hosts by site id. */
export function toHosts(text: string): Map<string, string[]> | null {
  const hostsBySite = new Map<string, string[]>();
  for (const part of text.split(',')) {
    const [, site, list] = /^\s*([a-z0-9-]+)\s*=\s*(.+?)\s*$/i.exec(part) ?? [];
    const hosts = list?.split(';').map((host) => host.trim().toLowerCase());
    if (!site || !hosts?.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host))) return null;
    hostsBySite.set(site, [...(hostsBySite.get(site) ?? []), ...hosts]);
  }
  return hostsBySite;
}

export const smtpUrl = () =>
  z
    .string()
    .check(
      z.refine(
        isSmtpUrl,
        'must be the URL of a mail server: smtp://user:password@host:port, or smtps://',
      ),
    );

export const imapUrl = () =>
  z
    .string()
    .check(
      z.refine(
        isImapUrl,
        'must be the URL of a mailbox: imaps://user:password@host:port/folder, or imap://',
      ),
    );

function isSmtpUrl(text: string): boolean {
  const url = parseMailUrl(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && ['', '/'].includes(url.pathname);
}

function isImapUrl(text: string): boolean {
  const url = parseMailUrl(text);
  return (
    url !== null &&
    /^imaps?:$/.test(url.protocol) &&
    url.username !== '' &&
    url.password !== '' &&
    canDecode(url.pathname)
  );
}

/** Returns the URL of a mail server; null if it is none. */
function parseMailUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.hostname !== '' &&
    url.port !== '0' &&
    url.search === '' &&
    url.hash === '' &&
    (url.username !== '' || url.password === '') &&
    canDecode(url.username) &&
    canDecode(url.password)
    ? url
    : null;
}

function canDecode(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '' || text === '';
  } catch {
    return false;
  }
}

/** Accepts PEM with `\n` for a line break, because some platforms need one line. */
export function toRsaKey(text: string): string | null {
  let key: KeyObject;
  try {
    key = createPrivateKey(text.replaceAll('\\n', '\n'));
  } catch {
    return null;
  }
  return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 1024
    ? (key.export({ type: 'pkcs8', format: 'pem' }) as string)
    : null;
}

/** Private addresses are allowed: only the operator can set this URL. */
export function toBaseUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  return /[?#]/.test(text) ? null : url.href.replace(/\/+$/, '');
}

export function toWebhookUrl(text: string): string | null {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    ? url.href
    : null;
}

export function toShare(text: string): number | null {
  return /^(?:0|1|0?\.\d{1,9}|1\.0+)$/.test(text) ? Number(text) : null;
}

/** What a million tokens cost. */
export type TokenPrice = { in: number; out: number };

/** Returns prices by model. */
export function toTokenPrices(text: string): Map<string, TokenPrice> | null {
  const prices = new Map<string, TokenPrice>();
  for (const part of text.split(',')) {
    const [, model, input, output] =
      /^\s*([\x21-\x7e]{1,200})=(\d{1,6}(?:\.\d{1,6})?)\/(\d{1,6}(?:\.\d{1,6})?)\s*$/.exec(part) ??
      [];
    if (!model) return null;
    prices.set(model, { in: Number(input), out: Number(output) });
  }
  return prices;
}

/** Returns the number of proxies, or their addresses and ranges. */
export function toTrustedProxies(text: string): number | string[] | null {
  if (!/^\d+$/.test(text)) return parseProxyRanges(text);
  return text.length <= 2 && Number(text) <= 10 ? Number(text) : null;
}
