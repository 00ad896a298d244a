import { expect, it } from 'vitest';
import { apiHost, tenantOfHost } from './origin.ts';

const production = { apiPort: null, sameOrigin: false };
const development = { apiPort: 3001, sameOrigin: false };

it.each([
  ['nontrivial.example', '', 'api.nontrivial.example'],
  ['www.nontrivial.example', '', 'api.nontrivial.example'],
  ['nontrivial.example', '8443', 'api.nontrivial.example:8443'],
  ['ai.example.org', '', 'api.ai.example.org'],
  ['www.www.example', '', 'api.www.example'],
  ['wwwx.example', '', 'api.wwwx.example'],
  ['localhost.example', '', 'api.localhost.example'],
  ['notlocalhost', '', 'api.notlocalhost'],
])(
  'a page on %s:%s calls the API on %s, whether or not there is a port for localhost',
  (hostname, port, expected) => {
    expect(apiHost({ hostname, port }, production)).toBe(expected);
    expect(apiHost({ hostname, port }, development)).toBe(expected);
  },
);

it.each([
  'localhost',
  'nontrivial.localhost',
  'www.nontrivial.localhost',
  '127.0.0.1',
  '127.1.2.3',
  '[::1]',
])(
  'a page on %s calls the API on the other port of the same host, or on its own where there is none',
  (hostname) => {
    expect(apiHost({ hostname, port: '3000' }, development)).toBe(`${hostname}:3001`);
    expect(apiHost({ hostname, port: '' }, development)).toBe(`${hostname}:3001`);
    expect(apiHost({ hostname, port: '3000' }, production)).toBeNull();
  },
);

it.each([
  'nontrivial.example',
  'www.nontrivial.example',
  'localhost',
  'nontrivial.localhost',
  '127.0.0.1',
])('with sameOrigin a page on %s calls its own host', (hostname) => {
  expect(apiHost({ hostname, port: '3000' }, { apiPort: 3001, sameOrigin: true })).toBeNull();
  expect(apiHost({ hostname, port: '' }, { apiPort: null, sameOrigin: true })).toBeNull();
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
])('the tenant identifier of %j is %s', (hostname, expected) => {
  expect(tenantOfHost(hostname)).toBe(expected);
});
