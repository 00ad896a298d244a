import { expect, it } from 'vitest';
import { addTextFragment } from './text-fragment.ts';

it('names a short passage whole', () => {
  expect(addTextFragment('https://a.example/b', 'A well-known, short one.')).toBe(
    'https://a.example/b#:~:text=A%20well%2Dknown%2C%20short%20one.',
  );
});

it('names the edges of a long passage', () => {
  const words = Array.from({ length: 30 }, (_, i) => `word${i}`);
  const [start, end] = [words.slice(0, 5), words.slice(-5)];
  expect(addTextFragment('https://a.example/#part', words.join(' '))).toBe(
    `https://a.example/#part:~:text=${start.join('%20')},${end.join('%20')}`,
  );
});

it('names characters of a script without spaces', () => {
  const text = '東京の研究者は新しい方法を発表した。'.repeat(6);
  expect(decodeURIComponent(addTextFragment('https://a.example/', text))).toBe(
    `https://a.example/#:~:text=${text.slice(0, 15)},${text.slice(-15)}`,
  );
});
