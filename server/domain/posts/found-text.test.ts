import { expect, it } from 'vitest';
import { excerptOf } from './found-text.ts';

const read = (parts: ReturnType<typeof excerptOf>) =>
  parts?.map(({ text, found }) => (found ? `[${text}]` : text)).join('');

it('shows the surroundings of the first match', () => {
  const words = 'word '.repeat(100);
  expect(excerptOf([{ text: words, found: false }])).toBeNull();
  const excerpt = read(
    excerptOf([
      { text: words, found: false },
      { text: 'token', found: true },
      { text: ` ${words}`, found: false },
    ]),
  );
  expect(excerpt).toMatch(/^… word (word )+\[token\] word .*…$/);
  expect(excerpt?.length).toBeLessThan(260);
});

it('keeps a short text complete', () => {
  expect(
    read(
      excerptOf([
        { text: 'A ', found: false },
        { text: 'token', found: true },
        { text: '.', found: false },
      ]),
    ),
  ).toBe('A [token].');
});
