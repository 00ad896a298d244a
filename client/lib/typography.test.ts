import { expect, it } from 'vitest';
import { setRichText, setTitle } from './typography.ts';

it.each([
  ['A short history of the word "final" in Final Acts', '“final”'],
  ['"All of it," she said', '“All of it,” she said'],
  ["Your recipe's 'one onion'", 'recipe’s ‘one onion’'],
  [`"It's 'fine'"`, '“It’s ‘fine’”'],
  ["Rock 'n' roll of the '90s", '’90s'],
  ['A 27" display', '27″'],
  ['The 12" "single"', '“single”'],
  ['Plan B - or none', 'B – or'],
  ['Wait... what', 'Wait…'],
  ['one--two', 'one—two'],
  ['Weekly digest of 16–22 November', '16–\u206022 November'],
  ['<a title="1.0">', '=“1.0”>'],
])('sets %s', (title, set) => {
  expect(setTitle(title)).toContain(set);
});

it.each(['Plain', 'C++ 2.0', 'state-of-the-art', '<!-- kept -->', '“Typed so”'])(
  'leaves %s as it is',
  (title) => {
    expect(setTitle(title)).toBe(title);
  },
);

it('does not change a title that is set already', () => {
  const set = setTitle(`"It's" 'so' - and...`);
  expect(setTitle(set)).toBe(set);
});

it('sets texts around elements, but no code and no address', () => {
  expect(
    setRichText([
      ['p', ['"', ['em', ['All']], "\" of it, she 'said'", ['br', []], '"So"']],
      ['p', [['code', ['"a"']], "'s ", ['a', ['https://x.example/"a"'], 'https://x.example/']]],
      ['pre', ['"a" -- b']],
    ]),
  ).toEqual([
    ['p', ['“', ['em', ['All']], '” of it, she ‘said’', ['br', []], '“So”']],
    ['p', [['code', ['"a"']], '’s ', ['a', ['https://x.example/"a"'], 'https://x.example/']]],
    ['pre', ['"a" -- b']],
  ]);
});
