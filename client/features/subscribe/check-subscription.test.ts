import { expect, it } from 'vitest';
import { emailAddress } from '#shared/contract/auth.ts';
import { en } from '#shared/texts/en.ts';
import { checkSubscription } from './check-subscription.ts';

const check = (email: string, prompt = '') => checkSubscription({ email, prompt }, 'en', en);

it('accepts the email addresses that the contract accepts', () => {
  expect(check('')).toEqual([{ field: 'email', message: 'Enter your email address.' }]);
  const addresses = [
    'a@b.cd',
    'ä@bücher.example',
    'a+b@c-d.example',
    'a@b',
    'a@b.c',
    'a b@c.de',
    'a@b@c.de',
    'a@b.de,c@d.ef',
    '<a@b.de>',
    `${'a'.repeat(249)}@b.de`,
    `${'a'.repeat(250)}@b.de`,
    '@b.de',
    'a@b..de',
    'a@b.de\u200b',
  ];
  for (const email of addresses)
    expect(check(email).length === 0, email).toBe(emailAddress.safeParse(email).success);
  expect(check('a@b')).toEqual([
    { field: 'email', message: 'Enter a valid email, like name@example.com.' },
  ]);
});

it('accepts 1000 visible characters in the prompt', () => {
  expect(check('a@b.cd', `  ${'😀'.repeat(1000)}\n`)).toEqual([]);
  expect(check('a@b.cd', '😀'.repeat(1001))).toEqual([
    { field: 'custom_prompt', message: '1001 of 1000 characters' },
  ]);
});
