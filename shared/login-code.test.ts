import { expect, it } from 'vitest';
import { codeCharacters, codeForm, plainCode } from './login-code.ts';
import * as limits from './limits.ts';

it('long codes are fifty bits', () => {
  expect(new Set(codeCharacters).size).toBe(32);
  expect(Math.log2(codeCharacters.length) * limits.longCode.characters).toBe(50);
  expect(codeForm.test(codeCharacters.slice(0, 10))).toBe(true);
  expect(plainCode(codeCharacters.slice(-10).toLowerCase())).toBe(codeCharacters.slice(-10));
});

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['a2b3c4d5e6', 'A2B3C4D5E6'],
  ['A2B3C-4D5E6', 'A2B3C4D5E6'],
  ['a2 b3 c4 d5 e6', 'A2B3C4D5E6'],
  ['2345678923', '2345678923'],
  ['048213 is your Nontrivial code', '048213'],
  ['\u200f\u2067٠٤٨٢١٣\u2069 هو رمزك', '048213'],
  ['コードは０４８２１３です。', '048213'],
  ['229-274', '229274'],
  ['229\u2013274', '229274'],
  ['229\u2212274', '229274'],
  ['２２９ー２７４', '229274'],
  ['\u202a229\u202f\u200b274\u202c\ufeff', '229274'],
  ['22\u00ad92\u206074', '229274'],
  ['१२३ ४५६', '123456'],
  ['12۳۴५६', '123456'],
  ['Ａ２Ｂ３Ｃ\u2011４Ｄ５Ｅ６', 'A2B3C4D5E6'],
  ['a٢b٣c٤d٥e٦', 'A2B3C4D5E6'],
  ['12345', null],
  ['1٢345٦7', null],
  ['①②③④⑤', null],
  ['1234567', null],
  ['A2B3C4D5E', null],
  ['A2B3C4D5O1', null],
  ['', null],
  ['x048213', null],
])('%j is read as %j', (typed, code) => expect(plainCode(typed)).toBe(code));

it('reads the digits of every script', () => {
  const digits = Array.from({ length: 0x1_ffff }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /\p{Nd}/u.test(character),
  );
  expect(digits.length).toBeGreaterThan(700);
  const zeros = digits.filter((_, index) => index % 10 === 0);
  for (const zero of zeros) {
    const script = (value: number) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + value);
    expect(plainCode([0, 4, 8, 2, 1, 9].map(script).join('')), zero).toBe('048219');
  }
});
