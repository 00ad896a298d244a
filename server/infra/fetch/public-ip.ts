import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The public range of IPv6, and its reserved parts by the IANA special-purpose registry. */
const publicIpv6 = ipaddr.parseCIDR('2000::/3');
const reservedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((block) =>
  ipaddr.parseCIDR(block),
);

/** Rejects loopback, private, link-local, shared, multicast, reserved and IPv4-mapped IPs. */
export function isPublicIp(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false;
  const ip = ipaddr.parse(text);
  if (ip.range() !== 'unicast') return false;
  return (
    ip.kind() === 'ipv4' || (ip.match(publicIpv6) && !reservedIpv6.some((block) => ip.match(block)))
  );
}
