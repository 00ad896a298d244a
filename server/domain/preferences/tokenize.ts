/** Marks that a word is the same without: accents of Latin, Greek and Cyrillic letters, vowel signs of Arabic. Those of Indic scripts are letters. */
const accents = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;

/** A text in which neither case nor accents, widths or forms of letters tell words apart. */
export const foldCase = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').normalize('NFC').toLowerCase().replaceAll('ß', 'ss');

const noSpaces = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々`;
/** Scripts that write no spaces between words. */
export const isUnspacedScript = new RegExp(`[${noSpaces}]`, 'u');

/** A run of Latin letters and figures, of a script without spaces, or of any other: where the script changes, so does the word. */
const run = String.raw`(?:[\p{Script=Latin}\p{N}]\p{M}*)+|[${noSpaces}]+|(?:(?![\p{Script=Latin}${noSpaces}])[\p{L}\p{M}\p{N}])+`;
export const wordPattern = (after = '') => new RegExp(`(?:${run})${after}`, 'gu');
const words = wordPattern('[+#]*');

/** Words of a folded text; `C++`, `C#` are words too. A run of a script without spaces is one. */
export const tokenize = (folded: string): string[] => folded.match(words) ?? [];

/** A Cyrillic word without most of what its case adds. */
export const stem = (word: string): string =>
  word.length > 4 && /^\p{Script=Cyrillic}/u.test(word)
    ? word.replace(/(?<=.{3})[аеиоуыэюяйьмхв]{1,3}$/u, '')
    : word;

/** Whether two folded words are one, but for an ending: four letters at least are the same, and three differ at most. */
export function sameStem(a: string, b: string): boolean {
  if (a === b) return true;
  const [most, least] = a.length > b.length ? [a.length, b.length] : [b.length, a.length];
  if (least < 4 || most - least > 3) return false;
  let same = 0;
  while (same < least && a[same] === b[same]) same += 1;
  return same >= 4 && most - same <= 3;
}
