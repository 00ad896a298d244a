import { isIPv6 } from 'node:net';
import { toNetworks } from './client-address.ts';
import type { Logger } from './log.ts';

/** Events for monitoring attacks, as `event` of a line. docs/operating.md lists them. */
export const securityEvents = [
  'login_succeeded',
  'login_failed',
  'session_ended',
  'api_key_created',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_removed',
  'subscribers_read',
  'access_refused',
  'csrf_refused',
  'limit_reached',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

type Source = { log: Logger; requestId: string; siteId: string; network: string };
/** `user`: the account's ID. No value comes from the text of a request. */
type Details = {
  user: string | null;
  route?: string;
  code?: string;
  reason?: string;
  count?: number;
};

/** Logs who did what from where, without email address and IP address. */
export function logSecurityEvent(
  { log, requestId, siteId, network }: Source,
  event: SecurityEvent,
  details: Details,
): void {
  log.info(
    { event, requestId, site: siteId, network: toLoggedNetwork(network), ...details },
    'security event',
  );
}

/** Returns the /24 of an IPv4 address, and the /48 of an IPv6 address or network. */
export function toLoggedNetwork(network: string): string {
  const address = network.replace(/\/\d+$/, '');
  if (isIPv6(address)) return toNetworks(address).wide ?? '';
  return /^\d+\.\d+\.\d+\.\d+$/.test(address) ? address.replace(/\d+$/, '0/24') : '';
}
