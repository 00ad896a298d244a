import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** A number of proxies in front, or their addresses and ranges. */
export type TrustedProxies = number | readonly string[];

/** Reports whether the address of hop `hop` belongs to a proxy; hop 0 is the socket. */
export type IsProxy = (address: string, hop: number) => boolean;

export function createProxyCheck(trusted: TrustedProxies): IsProxy {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const ranges = new BlockList();
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) ranges.addAddress(address, family);
    else ranges.addSubnet(address, Number(prefix), family);
  }
  return (address) => ranges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Returns the entries of a list of proxies, or null if one is no address or range. */
export function parseProxyRanges(text: string): string[] | null {
  const entries = text.split(/[,\s]+/).filter(Boolean);
  const isRange = (entry: string) => {
    const [address = '', prefix, ...rest] = entry.split('/');
    const version = isIP(address);
    const isPrefix = /^\d{1,3}$/.test(prefix ?? '') && Number(prefix) <= (version === 4 ? 32 : 128);
    return version !== 0 && rest.length === 0 && (prefix === undefined || isPrefix);
  };
  return entries.length > 0 && entries.every(isRange) ? entries : null;
}

/**
 * Returns the IP address of the client: the last one of `X-Forwarded-For` that no trusted proxy
 * has. What is not an IP address ends the list, so that it never becomes a key.
 */
export function findClientAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
  isProxy: IsProxy,
): string {
  let address = toIpAddress(socket.remoteAddress ?? '') ?? '';
  // Node joins repeated headers.
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  let end = forwarded.length;
  for (let hop = 0; end > 0 && isProxy(address, hop); hop += 1) {
    const start = forwarded.lastIndexOf(',', end - 1);
    const next = toIpAddress(forwarded.slice(start + 1, end).trim());
    if (next === null) break;
    address = next;
    end = start;
  }
  return address;
}

/** Some proxies add the port, and IPv6 sockets write IPv4 addresses in their own way. */
function toIpAddress(text: string): string | null {
  if (text.length > 60) return null;
  const plain = text
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 0 ? null : plain;
}

/**
 * Returns the networks that a client counts for: its IPv4 address, or its IPv6 /64 and /48. A
 * household or server has a /64, and a provider's customer may have a /48.
 */
export function toNetworks(address: string): { network: string; wide: string | null } {
  if (!isIPv6(address)) return { network: address, wide: null };
  const [head = '', tail = ''] = address.toLowerCase().split('::') as [string, string?];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = address.includes('::')
    ? [
        ...left,
        ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'),
        ...right,
      ]
    : left;
  const prefix = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.replace(/^0+(?=.)/, ''))
      .join(':');
  return { network: `${prefix(4)}::/64`, wide: `${prefix(3)}::/48` };
}

const createRanges = (family: 'ipv4' | 'ipv6', blocks: readonly (readonly [string, number])[]) => {
  const ranges = new BlockList();
  for (const [address, prefix] of blocks) ranges.addSubnet(address, prefix, family);
  return ranges;
};
// Apart, because `::/64` also matches every IPv4 address.
const privateRanges = {
  ipv4: createRanges('ipv4', [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ]),
  ipv6: createRanges('ipv6', [
    ['::', 64],
    ['fc00::', 7],
    ['fe80::', 10],
  ]),
};

/** Returns whether a network of `toNetworks` is not on the internet, or unknown. */
export function isPrivateNetwork(network: string): boolean {
  const address = network.replace(/\/64$/, '');
  if (isIP(address) === 0) return true;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return privateRanges[family].check(address, family);
}
