import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { DnsResolver } from '../../infra/dns-resolver.ts';

/** `unknown`: the name servers did not answer. */
export type DkimState = 'ok' | 'missing' | 'revoked' | 'other' | 'unknown';

export const dkimName = (domain: string, selector: string): string =>
  `${selector}._domainkey.${domain}`;

export const dkimValue = (publicKey: string): string => `v=DKIM1; k=rsa; p=${publicKey}`;

/** Returns the public key in both forms that DNS records use; the first is the usual one. */
export function toPublicKeys(privateKey: string): [string, string] {
  const key = createPublicKey(createPrivateKey(privateKey));
  return [
    key.export({ type: 'spki', format: 'der' }).toString('base64'),
    key.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
  ];
}

/** Looks up the record of a DKIM key. */
export async function findDkim(
  names: DnsResolver,
  name: string,
  ownKeys: readonly string[],
): Promise<DkimState> {
  const texts = await names.resolveTexts(name);
  if (texts === null) return 'unknown';
  const keys = texts
    .map((text) => parseTags(text))
    .filter((tags) => tags.has('p'))
    .map((tags) => (tags.get('p') ?? '').replace(/\s/g, ''));
  if (keys.some((key) => ownKeys.includes(key))) return 'ok';
  if (keys.length === 0) return 'missing';
  return keys.every((key) => key === '') ? 'revoked' : 'other';
}

/** Looks up a DMARC record of a domain or of one above it. Null: the lookup failed. */
export async function findDmarc(names: DnsResolver, domain: string): Promise<boolean | null> {
  const labels = domain.split('.');
  const domains = labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'));
  const found = await Promise.all(domains.map((name) => names.resolveTexts(`_dmarc.${name}`)));
  if (found.some((texts) => texts?.some((text) => /^v=DMARC1\b/i.test(text)))) return true;
  return found.includes(null) ? null : false;
}

/** What the SPF record must have for a mail server, by the end of its host name. */
const spfMechanisms: [RegExp, string][] = [
  [/\.amazonaws\.com$/, 'include:amazonses.com'],
  [/\.resend\.com$/, 'include:amazonses.com'],
  [/\.postmarkapp\.com$/, 'include:spf.mtasv.net'],
  [/\.mailgun\.org$/, 'include:mailgun.org'],
  [/\.sendgrid\.net$/, 'include:sendgrid.net'],
  [/\.mandrillapp\.com$/, 'include:spf.mandrillapp.com'],
  [/\.(?:gmail|googlemail|google)\.com$/, 'include:_spf.google.com'],
  [/\.office365\.com$/, 'include:spf.protection.outlook.com'],
];

/** Returns the SPF mechanism for a mail server. One on this machine sends from its own hosts. */
export function toSpfMechanism(smtpUrl: string): string {
  const host = new URL(smtpUrl).hostname.toLowerCase();
  const known = spfMechanisms.find(([pattern]) => pattern.test(host));
  if (known) return known[1];
  if (/^\d+(?:\.\d+){3}$/.test(host) && !host.startsWith('127.')) return `ip4:${host}`;
  return host.includes('.') && !host.startsWith('127.') ? `a:${host}` : 'mx';
}

/** Looks up the SPF records of a domain. Null: the lookup failed. */
export const findSpf = async (names: DnsResolver, domain: string): Promise<string[] | null> =>
  (await names.resolveTexts(domain))?.filter((text) => /^v=spf1(?: |$)/i.test(text)) ?? null;

const parseTags = (record: string) =>
  new Map(
    record.split(';').flatMap((part): [string, string][] => {
      const separator = part.indexOf('=');
      return separator < 0
        ? []
        : [[part.slice(0, separator).trim().toLowerCase(), part.slice(separator + 1).trim()]];
    }),
  );
