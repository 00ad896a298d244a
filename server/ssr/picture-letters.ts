/**
 * Ranges of letters and signs that the fonts of pictures have. A test compares both. Urdu, Chinese,
 * Japanese, Korean, Thai and the scripts of India are not among them.
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

/** Whether the fonts of pictures have all letters of a text. */
export const canDraw = (text: string): boolean => drawable.test(text);

export const isRightToLeft = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
