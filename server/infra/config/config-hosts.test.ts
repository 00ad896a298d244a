import { expect, it } from 'vitest';
import { ConfigError, parseApiOrigin, readConfig } from './config.ts';
import { expectConfigError } from '../../../test/support/config-errors.ts';

it.each<[string, Record<string, string[]>]>([
  ['nontrivial=ai.example.org', { nontrivial: ['ai.example.org'] }],
  [
    'nontrivial=ai.example.org;www.ai.example.org',
    { nontrivial: ['ai.example.org', 'www.ai.example.org'] },
  ],
  [
    'nontrivial=ai.example.org;news.example.net,statecraft=ir.example.org',
    { nontrivial: ['ai.example.org', 'news.example.net'], statecraft: ['ir.example.org'] },
  ],
  [
    ' nontrivial = ai.example.org ; b.example , statecraft = c.example ',
    { nontrivial: ['ai.example.org', 'b.example'], statecraft: ['c.example'] },
  ],
  ['nontrivial=AI.Example.ORG', { nontrivial: ['ai.example.org'] }],
  ['nontrivial=a.example,nontrivial=b.example', { nontrivial: ['a.example', 'b.example'] }],
  ['default=intranet', { default: ['intranet'] }],
  ['default=xn--mnchen-3ya.example', { default: ['xn--mnchen-3ya.example'] }],
])('parses SITE_HOSTS=%j', (value, expected) => {
  expect(Object.fromEntries(readConfig({ SITE_HOSTS: value }).siteHosts)).toEqual(expected);
});

it.each([
  'nontrivial',
  'nontrivial=',
  '=a.example',
  'nontrivial=a.example,',
  ',nontrivial=a.example',
  'nontrivial=a.example;',
  'nontrivial=a.example:8080',
  'nontrivial=https://a.example',
  'nontrivial=a.example/path',
  'nontrivial=*.example',
  'nontrivial=a..example',
  'nontrivial=a.example.',
  'nontrivial=a b.example',
  'nontrivial=[::1]',
  'non trivial=a.example',
  'nontrivial=a=b',
  'nontrivial=münchen.example',
  'nontrivial=a.example\nX-Evil: 1',
  'nontrivial:a.example',
])('rejects SITE_HOSTS=%j', (value) => {
  expectConfigError({ SITE_HOSTS: value }, 'SITE_HOSTS');
});

it.each([
  [undefined, null],
  ['', null],
  ['http://localhost:3001', 'http://localhost:3001'],
  ['https://api.example.org', 'https://api.example.org'],
  ['https://api.example.org/', 'https://api.example.org'],
])('parses API_ORIGIN %j as %j', (value, expected) => {
  expect(parseApiOrigin(value)).toBe(expected);
});

it.each([
  'localhost:3001',
  'https://api.example.org/v1',
  'https://me:secret@api.example.org',
  'ftp://api.example.org',
  'https://api.example.org?x',
  '//api.example.org',
  'https://',
  'file:///etc',
])('rejects API_ORIGIN %j', (value) => {
  expect(() => parseApiOrigin(value)).toThrow(ConfigError);
  expect(() => parseApiOrigin(value)).toThrow(
    'API_ORIGIN must be an origin such as http://localhost:3001',
  );
});
