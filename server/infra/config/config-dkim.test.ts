import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { expectConfigError } from '../../../test/support/config-errors.ts';

const keyPair = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;
const signing = {
  DKIM_DOMAIN: 'example.org',
  DKIM_SELECTOR: 'mail2026',
  DKIM_PRIVATE_KEY: keyPair(1024),
  MAIL_FROM: 'news@example.org',
};

it.each([
  ['as it is', {}],
  [
    'with its line breaks written out',
    { DKIM_PRIVATE_KEY: signing.DKIM_PRIVATE_KEY.replaceAll('\n', '\\n') },
  ],
  [
    'for a sender of a domain below, in capitals',
    { DKIM_DOMAIN: 'Example.ORG', MAIL_FROM: 'news@Mail.example.org' },
  ],
])('accepts a DKIM key %s', (_how, overrides) => {
  expect(readConfig({ ...signing, ...overrides }).dkim).toEqual({
    domain: 'example.org',
    selector: 'mail2026',
    privateKey: signing.DKIM_PRIVATE_KEY,
  });
});

it.each<[string, Record<string, string>]>([
  ['DKIM_DOMAIN', { DKIM_DOMAIN: '' }],
  ['DKIM_SELECTOR', { DKIM_SELECTOR: ' ' }],
  ['DKIM_PRIVATE_KEY', { DKIM_PRIVATE_KEY: '' }],
  ['DKIM_DOMAIN', { DKIM_DOMAIN: 'localhost' }],
  ['DKIM_DOMAIN', { DKIM_DOMAIN: 'example.org; s=x' }],
  ['DKIM_DOMAIN', { DKIM_DOMAIN: 'https://example.org' }],
  ['DKIM_SELECTOR', { DKIM_SELECTOR: 'mail2026._domainkey.example.org' }],
  ['DKIM_SELECTOR', { DKIM_SELECTOR: 'a b' }],
  ['DKIM_PRIVATE_KEY', { DKIM_PRIVATE_KEY: 'c2VjcmV0' }],
  ['DKIM_PRIVATE_KEY', { DKIM_PRIVATE_KEY: signing.DKIM_PRIVATE_KEY.slice(0, 400) }],
  ['DKIM_PRIVATE_KEY', { DKIM_PRIVATE_KEY: keyPair(512) }],
  [
    'DKIM_PRIVATE_KEY',
    {
      DKIM_PRIVATE_KEY: generateKeyPairSync('ed25519').privateKey.export({
        type: 'pkcs8',
        format: 'pem',
      }) as string,
    },
  ],
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['MAIL_FROM', { MAIL_FROM: 'news@example.net' }],
  ['MAIL_FROM', { MAIL_FROM: 'news@notexample.org' }],
  ['MAIL_FROM', { DKIM_DOMAIN: 'mail.example.org' }],
])('rejects DKIM settings with an invalid %s: %#', (variable, overrides) => {
  expectConfigError({ ...signing, ...overrides }, variable);
});
