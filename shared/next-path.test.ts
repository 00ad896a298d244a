import { expect, it } from 'vitest';
import { nextPath, withNext } from './next-path.ts';

it.each([
  '/',
  '/new',
  '/post/a-title-AAAAAAAAAAAA?sort=new#c-1',
  '/submit?url=https%3A%2F%2Felsewhere.example%2F&title=x',
  '/u/Reader_1',
  '/search?q=//x',
])('returns to %s after the login', (next) => expect(nextPath(next)).toBe(next));

it.each([
  null,
  '',
  'new',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\\\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '/..//evil.example',
  '/.//evil.example',
  '/x/../..//evil.example',
  '/%2e%2e//evil.example',
  '/./\\evil.example',
  'evil.example',
  '@evil.example',
  '?x',
  '#x',
  '//[',
  '/login',
  '/login?next=/login',
  '/signup',
])('%j leads home', (next) => {
  expect(nextPath(next)).toBe('/');
});

it('never leads a browser to another site', () => {
  const parts = [
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'x',
    'javascript:',
  ];
  for (const a of parts)
    for (const b of parts)
      for (const c of parts)
        for (const d of parts) {
          const to = new URL(nextPath(`/${a}${b}${c}${d}`), 'https://site.example/login');
          expect(to.origin).toBe('https://site.example');
        }
});

it('adds the return path to login links except at home', () => {
  expect(withNext('/login', '/new?t=a')).toBe('/login?next=%2Fnew%3Ft%3Da');
  expect(withNext('/login', '/')).toBe('/login');
});
