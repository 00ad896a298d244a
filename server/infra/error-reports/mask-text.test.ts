import { expect, it } from 'vitest';
import { maskText } from './mask-text.ts';

it.each([
  ['mail to ada@example.org failed', 'mail to [email] failed'],
  ['<Grace.Hopper+x@mail.example.co.uk>: refused', '<[email]>: refused'],
  ['connect ECONNREFUSED 203.0.113.9:5432', 'connect ECONNREFUSED [ip]:[number]'],
  ['from 2001:db8::7 and ::1', 'from [ip] and [ip]'],
  ['GET https://ai.example.org/unsubscribe/abc?t=1 failed', 'GET https://ai.example.org/… failed'],
  [
    'postgres://user:hunter2@db.example.org:5432/x is down',
    'postgres://db.example.org:[number]/… is down',
  ],
  ['no match for /search?q=divorce+lawyer', 'no match for /search?[query]'],
  ['code 482133 is wrong', 'code [number] is wrong'],
  ['token bsk_9f8a7c6d5e4f3a2b1c0d is unknown', 'token [token] is unknown'],
  ['Unexpected token, "hello there" is not JSON', 'Unexpected token, "[text]" is not JSON'],
  [
    'duplicate key value violates unique constraint "users_email"',
    'duplicate key value violates unique constraint "users_email"',
  ],
  [
    "Cannot read properties of undefined (reading 'siteId')",
    "Cannot read properties of undefined (reading 'siteId')",
  ],
])('masks %j', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

it('hides every quoted value of a message that quotes input', () => {
  expect(maskText('invalid input syntax for type integer: "ada"', true)).toBe(
    'invalid input syntax for type integer: "[text]"',
  );
});

it('shortens long texts in time linear to their length', () => {
  for (const text of [
    'a@'.repeat(50_000),
    '"'.repeat(100_000),
    ':'.repeat(100_000),
    '1'.repeat(1e5),
  ])
    expect(maskText(text).length).toBeLessThanOrEqual(500);
});
