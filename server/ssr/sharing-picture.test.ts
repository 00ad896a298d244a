import { expect, it } from 'vitest';
import { nontrivialPreset } from '#shared/sites/nontrivial.ts';
import { describePost, drawPicture } from './sharing-picture.ts';

const { theme } = nontrivialPreset;

/** Lines of a title, as its picture has them. */
function linesOf(title: string): string[] {
  const words = describePost(theme, { id: '1', title, domain: null });
  if (!words) throw new Error('No font has the letters.');
  const texts = drawPicture(theme, words).matchAll(/<text [^>]+>([^<]*)<\/text>/g);
  return Array.from(texts, ([, text = '']) => text).slice(1, -1);
}

it('breaks a title in Devanagari between words', () => {
  expect(linesOf('प्रधानमंत्री ने शिक्षा नीति की समीक्षा में ज़ोर दिया।')).toEqual([
    'प्रधानमंत्री ने शिक्षा नीति की',
    'समीक्षा में ज़ोर दिया।',
  ]);
});

it('gives no width to signs and joiners', () => {
  expect(linesOf('कु'.repeat(20))).toHaveLength(linesOf('क'.repeat(20)).length);
  expect(linesOf('क\u200d'.repeat(20))).toHaveLength(linesOf('क'.repeat(20)).length);
});

it('cuts a long word in Devanagari between syllables', () => {
  const word = 'स्थित्रिर्क्षि'.repeat(8);
  const lines = linesOf(word);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(word);
  for (const line of lines) expect(line).toMatch(/^(?:स्थि|त्रि|र्क्षि).*\u093f$/);
});

it('cuts a long title in Devanagari after a syllable', () => {
  const last = linesOf('स्थित्रि '.repeat(60)).at(-1);
  expect(last).toMatch(/(?:स्थि|त्रि)…$/);
});
