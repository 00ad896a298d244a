import { expect, it } from 'vitest';
import { nextPath, withNext } from './next-path.ts';

it.each([
  '/',
  '/new',
  '/post/a-title-AAAAAAAAAAAA?sort=new#c-1',
  '/submit?url=https%3A%2F%2Felsewhere.example%2F&title=x',
  '/u/Reader_1',
  '/search?q=//x',
])('somebody who came from %s is led back there', (next) => expect(nextPath(next)).toBe(next));

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

it('wherever it leads, a browser stays on the site', () => {
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

it('a way to log in names the way back, but for the home page', () => {
  expect(withNext('/login', '/new?t=a')).toBe('/login?next=%2Fnew%3Ft%3Da');
  expect(withNext('/login', '/')).toBe('/login');
});
