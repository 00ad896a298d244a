import { expect, it } from 'vitest';
import { codeCharacters, codeForm, plainCode } from './login-code.ts';
import * as limits from './limits.ts';

it('long codes are fifty bits', () => {
  expect(new Set(codeCharacters).size).toBe(32);
  expect(Math.log2(codeCharacters.length) * limits.longCode.characters).toBe(50);
  expect(codeForm.test(codeCharacters.slice(0, 10))).toBe(true);
  expect(codeForm.test(codeCharacters.slice(-10).toLowerCase())).toBe(true);
});

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['a2b3c4d5e6', 'A2B3C4D5E6'],
  ['A2B3C-4D5E6', 'A2B3C4D5E6'],
  ['a2 b3 c4 d5 e6', 'A2B3C4D5E6'],
  ['2345678923', '2345678923'],
  ['048213 is your Nontrivial code', '048213'],
  ['12345', null],
  ['1234567', null],
  ['A2B3C4D5E', null],
  ['A2B3C4D5O1', null],
  ['', null],
  ['x048213', null],
])('%j is read as %j', (typed, code) => expect(plainCode(typed)).toBe(code));
