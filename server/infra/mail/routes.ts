import type { Config } from '../config/config.ts';

export type DkimKey = NonNullable<Config['dkim']>;

/** How a site sends mail. Null: as the installation does. */
export type Sender = {
  siteId: string;
  name: string | null;
  address: string | null;
  replyTo: string | null;
  bounceDomain: string | null;
  /** The servers of the installation may send from `address`. */
  isProven: boolean;
  dkim: DkimKey | null;
  smtpUrl: string | null;
};

/** `transactional`: codes and confirmations, which somebody requested. `bulk`: all other mail. */
export type Stream = 'transactional' | 'bulk';

/** A mail server, and what an email says when it goes there. `site`: the server of the site. */
export type Route = {
  server: 'transactional' | 'site' | 'installation';
  smtpUrl: string;
  from: string;
  replyTo: string | null;
  /** Domain of the return path; null: the return path is `from`. */
  bounceDomain: string | null;
  dkim: DkimKey | null;
};

export type RouteConfig = Pick<Config, 'smtpUrl' | 'smtpUrlTransactional' | 'mailFrom' | 'dkim'>;

/**
 * Returns the servers for an email, in the order in which they are tried. Servers of the
 * installation use an address of the site only if it is proven. Otherwise one site could pose as
 * another.
 */
export function listRoutes(
  config: RouteConfig,
  sender: Sender | null,
  siteDomain: string,
  stream: Stream,
): Route[] {
  const usual = config.mailFrom ?? `no-reply@${siteDomain}`;
  const own = sender?.address ?? usual;
  const route = (server: Route['server'], smtpUrl: string | null | undefined): Route[] => {
    if (!smtpUrl) return [];
    const from = server === 'site' || sender?.isProven ? own : usual;
    const replyTo = sender?.replyTo ?? (from === own ? null : own);
    const keys = [sender?.dkim, from === usual ? config.dkim : null];
    const dkim = keys.find((key) => key && isWithin(from, key.domain)) ?? null;
    // Receivers compare it with the domain of the sender (SPF alignment).
    const bounceDomain =
      sender?.bounceDomain && isWithin(sender.bounceDomain, getDomain(from))
        ? sender.bounceDomain
        : null;
    return [{ server, smtpUrl, from, replyTo, bounceDomain, dkim }];
  };
  return [
    ...(stream === 'transactional' ? route('transactional', config.smtpUrlTransactional) : []),
    ...route('site', sender?.smtpUrl),
    ...route('installation', config.smtpUrl),
  ];
}

export const getDomain = (address: string): string => address.split('@').at(-1) ?? '';

/** Returns whether an address or a host belongs to the domain or to a subdomain of it. */
export const isWithin = (address: string, domain: string): boolean =>
  `.${getDomain(address).toLowerCase()}`.endsWith(`.${domain.toLowerCase()}`);
