/** Marks that a word is the same without: accents of Latin, Greek and Cyrillic letters, vowel signs of Arabic. Those of Indic scripts are letters. */
const accents = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;

/** A text in which neither case nor accents, widths or forms of letters tell words apart. */
export const foldCase = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').normalize('NFC').toLowerCase().replaceAll('ß', 'ss');

const unspacedScripts =
  String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}` +
  String.raw`\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々`;
/** Scripts that write no spaces between words. */
export const unspacedScript = new RegExp(`[${unspacedScripts}]`, 'u');

/** A run of Latin letters and figures, of a script without spaces, or of any other: where the script changes, so does the word. */
const wordSource =
  String.raw`(?:[\p{Script=Latin}\p{N}]\p{M}*)+|[${unspacedScripts}]+|` +
  String.raw`(?:(?![\p{Script=Latin}${unspacedScripts}])[\p{L}\p{M}\p{N}])+`;
export const createWordPattern = (after = '') => new RegExp(`(?:${wordSource})${after}`, 'gu');
const tokenPattern = createWordPattern('[+#]*');

/** Words of a folded text; `C++`, `C#` are words too. A run of a script without spaces is one. */
export const tokenize = (folded: string): string[] => folded.match(tokenPattern) ?? [];

/** A Cyrillic word without most of what its case adds. */
export const stem = (word: string): string =>
  word.length > 4 && /^\p{Script=Cyrillic}/u.test(word)
    ? word.replace(/(?<=.{3})[аеиоуыэюяйьмхв]{1,3}$/u, '')
    : word;

/** Whether two folded words are one, but for an ending: four letters at least are the same, and three differ at most. */
export function hasSameStem(a: string, b: string): boolean {
  if (a === b) return true;
  const [longer, shorter] = a.length > b.length ? [a.length, b.length] : [b.length, a.length];
  if (shorter < 4 || longer - shorter > 3) return false;
  let common = 0;
  while (common < shorter && a[common] === b[common]) common += 1;
  return common >= 4 && longer - common <= 3;
}
