import { expect, it } from 'vitest';
import { apiHost, tenantOfHost } from './origin.ts';

const production = { pagePort: 3000, apiPort: null, sameOrigin: false };
const development = { pagePort: 3000, apiPort: 3001, sameOrigin: false };

it.each([
  ['nontrivial.example', '', 'api.nontrivial.example'],
  ['www.nontrivial.example', '', 'api.nontrivial.example'],
  ['nontrivial.example', '8443', 'api.nontrivial.example:8443'],
  ['ai.example.org', '', 'api.ai.example.org'],
  ['www.www.example', '', 'api.www.example'],
  ['wwwx.example', '', 'api.wwwx.example'],
  ['localhost.example', '', 'api.localhost.example'],
  ['notlocalhost', '', 'api.notlocalhost'],
])('uses the API of the page on %s:%s at %s', (hostname, port, expected) => {
  expect(apiHost({ hostname, port }, production)).toBe(expected);
  expect(apiHost({ hostname, port }, development)).toBe(expected);
});

it.each([
  'localhost',
  'nontrivial.localhost',
  'www.nontrivial.localhost',
  '127.0.0.1',
  '127.1.2.3',
  '[::1]',
])('uses the API port, if any, on pages of %s', (hostname) => {
  expect(apiHost({ hostname, port: '3000' }, development)).toBe(`${hostname}:3001`);
  expect(apiHost({ hostname, port: '3000' }, production)).toBeNull();
});

it.each(['', '8080', '30000'])("uses the page's own host on another port, '%s'", (port) => {
  expect(apiHost({ hostname: 'nontrivial.localhost', port }, development)).toBeNull();
});

it.each([
  'nontrivial.example',
  'www.nontrivial.example',
  'localhost',
  'nontrivial.localhost',
  '127.0.0.1',
])("uses the page's own host with sameOrigin on %s", (hostname) => {
  for (const [port, settings] of [
    ['3000', development],
    ['', production],
  ] as const)
    expect(apiHost({ hostname, port }, { ...settings, sameOrigin: true })).toBeNull();
});

it.each([
  ['nontrivial.example', 'nontrivial'],
  ['www.nontrivial.example', 'nontrivial'],
  ['api.nontrivial.example', 'nontrivial'],
  ['www.api.nontrivial.example', 'nontrivial'],
  ['statecraft.localhost', 'statecraft'],
  ['api.statecraft.localhost', 'statecraft'],
  ['ai.example.org', 'ai'],
  ['apiary.example', 'apiary'],
  ['wwwhat.example', 'wwwhat'],
  ['localhost', 'default'],
  ['www.localhost', 'default'],
  ['127.0.0.1', 'default'],
  ['[::1]', 'default'],
  ['[2001:db8::1.2.3.4]', 'default'],
  ['', 'default'],
])('returns the tenant of %j as %s', (hostname, expected) => {
  expect(tenantOfHost(hostname)).toBe(expected);
});
