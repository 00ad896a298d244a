import { expect, it } from 'vitest';
import {
  createProxyCheck,
  findClientAddress,
  parseProxyRanges,
  toNetworks,
  type TrustedProxies,
} from './client-address.ts';

const find = (trusted: TrustedProxies, remoteAddress: string, forwarded?: string) =>
  findClientAddress(
    { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } },
    createProxyCheck(trusted),
  );

it.each<[TrustedProxies, string, string | undefined, string]>([
  [0, '192.0.2.1', '203.0.113.7', '192.0.2.1'],
  [1, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  [1, '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  [1, '10.0.0.1', undefined, '10.0.0.1'],
  // Azure Application Gateway adds the port.
  [1, '10.0.0.1', '203.0.113.7:50123', '203.0.113.7'],
  [1, '10.0.0.1', '[2001:db8::7]:443', '2001:db8::7'],
  [1, '::ffff:10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
  [['10.0.0.0/8'], '10.1.2.3', '198.51.100.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
  [['10.0.0.0/8'], '192.0.2.1', '203.0.113.7', '192.0.2.1'],
  [['2001:db8::/32', '10.0.0.1'], '10.0.0.1', '203.0.113.7, 2001:db8::5', '203.0.113.7'],
])('trusting %j, finds the client of %s with %s', (trusted, socket, forwarded, client) => {
  expect(find(trusted, socket, forwarded)).toBe(client);
});

it.each(['unknown', '_hidden', '1.2.3', 'x'.repeat(14_000), '1.1.1.1.1', '203.0.113.7:99:1', ','])(
  'counts %s as the address of the socket',
  (forwarded) => {
    expect(find(1, '10.0.0.1', forwarded)).toBe('10.0.0.1');
  },
);

it.each([
  ['203.0.113.7', '203.0.113.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['', '', null],
])('%s is of the networks %s and %s', (address, network, wide) => {
  expect(toNetworks(address)).toEqual({ network, wide });
});

it.each([
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ['10.0.0.0/33', null],
  ['proxy.example', null],
  ['', null],
])('reads %j as ranges of proxies', (text, ranges) => {
  expect(parseProxyRanges(text)).toEqual(ranges);
});
