import { expect, it } from 'vitest';
import { negotiate } from './encoding.ts';

it.each([
  [undefined, 'identity'],
  ['deflate', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity, *;q=0.5', 'identity'],
  ['*;q=0', 'identity'],
])('answers Accept-Encoding %j with %s', (header, encoding) => {
  const req = { headers: { 'accept-encoding': header } };
  expect(negotiate(req, { br: true, gzip: true })).toBe(encoding);
});

it('chooses only an available encoding', () => {
  expect(negotiate({ headers: { 'accept-encoding': 'gzip, br' } }, { gzip: true })).toBe('gzip');
});
