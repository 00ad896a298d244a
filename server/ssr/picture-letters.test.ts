import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { DigestLanguage } from '#shared/paths.ts';
import { projectRoot } from '../infra/project-root.ts';
import { canDraw, chooseFace, lettersOf, type Face } from './picture-letters.ts';

/** Reads the code points of a font from its segments (format 4 of the table `cmap`). */
function readLetters(file: string): Set<number> {
  const stored = readFileSync(join(projectRoot, 'server/infra/pictures/fonts', file));
  const font = file.endsWith('.br') ? brotliDecompressSync(stored) : stored;
  const letters = new Set<number>();
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(entry + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, i) => cmap + font.readUInt32BE(cmap + 8 + 8 * i),
  );
  const at = subtables.find((subtable) => font.readUInt16BE(subtable) === 4) ?? 0;
  const size = font.readUInt16BE(at + 6);
  for (let i = 0; i < size; i += 2) {
    const end = font.readUInt16BE(at + 14 + i);
    const start = font.readUInt16BE(at + 16 + size + i);
    const delta = font.readInt16BE(at + 16 + 2 * size + i);
    const offsetAt = at + 16 + 3 * size + i;
    const offset = font.readUInt16BE(offsetAt);
    for (let letter = start; letter <= end && letter < 0xffff; letter += 1) {
      const glyph =
        offset === 0
          ? (letter + delta) & 0xffff
          : font.readUInt16BE(offsetAt + offset + 2 * (letter - start));
      if (glyph !== 0) letters.add(letter);
    }
  }
  return letters;
}

it('accepts only letters that the fonts have', () => {
  const fonts = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map(readLetters);
  const accepted: number[] = [];
  for (let letter = 0; letter < 0x110000; letter += 1)
    if (canDraw(String.fromCodePoint(letter))) accepted.push(letter);
  expect(accepted.length).toBeGreaterThan(2_500);
  expect(
    accepted
      .filter((letter) => !fonts.some((letters) => letters.has(letter)))
      .map((letter) => `U+${letter.toString(16)}`),
  ).toEqual([]);
});

it.each([
  'The “best” café, naïve: 50 % — €5…',
  'Ελλάδα και Ευρώπη',
  'Новости о моделях №5',
  'نماذج لغوية جديدة',
  'مدل‌های زبانی',
  'מודלים של שפה',
  'Հայերեն',
])('accepts %s', (title) => {
  expect(canDraw(title)).toBe(true);
});

it.each([
  '海上条約',
  'モデル',
  '한국어',
  'भाषा मॉडल',
  'แบบจำลอง',
  'ＡＩ',
  'اردو کے ماڈل ہیں',
  '₿',
  '',
])('rejects %j', (title) => {
  expect(canDraw(title)).toBe(false);
});

it.each<[Face, string, number]>([
  ['Noto Sans SC', 'NotoSansSC-Bold.ttf.br', 2_350],
  ['Noto Sans JP', 'NotoSansJP-Bold.ttf.br', 2_350],
  ['Noto Sans KR', 'NotoSansKR-Bold.ttf.br', 2_350],
  ['Noto Sans Devanagari', 'NotoSansDevanagari-Bold.ttf.br', 127],
])('accepts only letters that %s has', (face, file, least) => {
  const font = readLetters(file);
  const accepted = [...lettersOf(face)];
  expect(accepted.length).toBeGreaterThan(least);
  expect(accepted.filter((letter) => !font.has(letter.codePointAt(0) ?? 0)).join('')).toBe('');
});

it.each<[string, DigestLanguage, string | null]>([
  ['新的大语言模型：《数据》（GPT-5）', 'zh', 'Noto Sans SC'],
  ['臺灣的人工智慧', 'zh', 'Noto Sans SC'],
  ['「海」と骨のデータ・ベース', 'ja', 'Noto Sans JP'],
  ['海と骨', 'en', 'Noto Sans JP'],
  ['한국어 뉴스', 'ko', 'Noto Sans KR'],
  ['نماذج لغوية', 'ar', ''],
  ['भाषा मॉडल', 'hi', 'Noto Sans Devanagari'],
  ['क्\u200cष, GPT-5 और ज़मीन। राम॥ १२ → ₹', 'en', 'Noto Sans Devanagari'],
  ['हिंदी और العربية', 'hi', null],
  ['हिंदी और 日本語', 'ja', null],
  ['தமிழ்', 'hi', null],
])('chooses a font for %s in %s', (title, language, expected) => {
  expect(chooseFace(title, language)).toBe(expected);
});
