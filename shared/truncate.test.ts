import fc from 'fast-check';
import { expect, it } from 'vitest';
import { truncate } from './truncate.ts';

it.each([
  ['one two three', 13, 'one two three'],
  ['one two three', 12, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['a bbbbbbbbbbbbbbbbbbbb', 12, 'a bbbbbbbbb…'],
  ['漢字漢字漢字', 4, '漢字漢…'],
  ['It grew to 9,700. Then it fell.', 20, 'It grew to 9,700…'],
  ['It is large, and old', 15, 'It is large…'],
])('cuts between words if possible: %s', (text, maxLength, expected) => {
  expect(truncate(text, maxLength)).toBe(expected);
});

it('cuts to the limit and never within a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }).filter((text) => text.isWellFormed()),
      fc.integer({ min: 2, max: 200 }),
      (text, length) => {
        const cut = truncate(text, length);
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(cut.isWellFormed()).toBe(true);
        expect(text.startsWith(cut === text ? text : cut.slice(0, -1))).toBe(true);
      },
    ),
  );
});
