import type { DigestLanguage } from '#shared/paths.ts';

/**
 * Ranges of letters and signs that the usual fonts of pictures have. A test compares both. Urdu,
 * Thai and the scripts of India besides Devanagari are in no font.
 */
const ranges = [
  // Latin, with diacritics
  ' -~',
  '\\u00a0-\\u02e9',
  '\\u0300-\\u034f',
  '\\u1e00-\\u1efb',
  '\\ufb00-\\ufb04',
  // Greek
  '\\u0370-\\u03e1',
  '\\u03f0-\\u03ff',
  '\\u1f00-\\u1ffe',
  // Cyrillic
  '\\u0400-\\u0482',
  '\\u048a-\\u0525',
  // Armenian, Georgian
  '\\u0531-\\u0556',
  '\\u0561-\\u0587',
  '\\u10d0-\\u10fa',
  // Hebrew
  '\\u05b0-\\u05c3',
  '\\u05d0-\\u05ea',
  '\\u05f0-\\u05f4',
  // Arabic and Persian
  '\\u060c',
  '\\u061b',
  '\\u061f',
  '\\u0621-\\u063a',
  '\\u0640-\\u0655',
  '\\u0660-\\u066f',
  '\\u0679-\\u06bf',
  '\\u06cc',
  '\\u06f0-\\u06f9',
  // Punctuation, figures, currencies, arrows, mathematics, shapes
  '\\u2000-\\u2064',
  '\\u2070-\\u208e',
  '\\u20a0-\\u20b5',
  '\\u20b8-\\u20ba',
  '\\u20bd',
  '\\u2100-\\u2109',
  '\\u2116',
  '\\u2122',
  '\\u2150-\\u215f',
  '\\u2190-\\u22ff',
  '\\u2500-\\u25ff',
  '\\u2713-\\u2718',
];
const drawable = new RegExp(`^[[${ranges.join('')}]--\\p{Cn}]+$`, 'v');

/**
 * A font for more scripts. Its letters are those of a standard, which the subset was made from, or
 * of the block Devanagari.
 */
export type Face = 'Noto Sans SC' | 'Noto Sans JP' | 'Noto Sans KR' | 'Noto Sans Devanagari';
type Bytes = [from: number, to: number];
const standards: Partial<Record<Face, [encoding: string, lead: Bytes, trail: Bytes][]>> = {
  // GB 2312 and the common letters of Big5, JIS X 0208, KS X 1001 without Chinese letters
  'Noto Sans SC': [
    ['gb18030', [0xa1, 0xf7], [0xa1, 0xfe]],
    ['big5', [0xa4, 0xc6], [0x40, 0xfe]],
  ],
  'Noto Sans JP': [['euc-jp', [0xa1, 0xf4], [0xa1, 0xfe]]],
  'Noto Sans KR': [['euc-kr', [0xa1, 0xc8], [0xa1, 0xfe]]],
};
const faceOf: Partial<Record<DigestLanguage, Face>> = {
  zh: 'Noto Sans SC',
  ja: 'Noto Sans JP',
  ko: 'Noto Sans KR',
  hi: 'Noto Sans Devanagari',
};
const letters = new Map<Face, ReadonlySet<string>>();

/** Letters of a face that the usual fonts lack. */
export function lettersOf(face: Face): ReadonlySet<string> {
  const known = letters.get(face);
  if (known) return known;
  const all = new Set<string>();
  if (face === 'Noto Sans Devanagari')
    for (let code = 0x900; code <= 0x97f; code += 1) all.add(String.fromCharCode(code));
  for (const [encoding, lead, trail] of standards[face] ?? []) {
    const decoder = new TextDecoder(encoding);
    for (let first = lead[0]; first <= lead[1]; first += 1)
      for (let second = trail[0]; second <= trail[1]; second += 1)
        for (const letter of decoder.decode(Uint8Array.of(first, second)))
          if (/[\p{L}\p{M}\u3001-\u301f\u30fb\uff01-\uff5e]/u.test(letter) && !canDraw(letter))
            all.add(letter);
  }
  letters.set(face, all);
  return all;
}

/**
 * Chooses the font for a text besides the usual ones: that of the language, or the first one that
 * has all letters. '' if none is needed. Null if none has them, and for Devanagari with letters that
 * run from right to left: it is drawn in one direction.
 */
export function chooseFace(text: string, language: DigestLanguage): Face | '' | null {
  if (canDraw(text)) return '';
  const rest = [...new Set(text)].filter((letter) => !canDraw(letter));
  const own = faceOf[language];
  const faces: Face[] = ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR', 'Noto Sans Devanagari'];
  const face =
    [...(own ? [own] : []), ...faces].find((candidate) =>
      rest.every((letter) => lettersOf(candidate).has(letter)),
    ) ?? null;
  return face === 'Noto Sans Devanagari' && isRightToLeft(text) ? null : face;
}

/** Whether the usual fonts of pictures have all letters of a text. */
export const canDraw = (text: string): boolean => drawable.test(text);

export const isRightToLeft = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
