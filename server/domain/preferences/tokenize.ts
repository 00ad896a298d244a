/** Accents of Latin, Greek and Cyrillic, and Arabic vowel signs. Indic signs are letters. */
const accents = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;

/** Removes differences of case, accents, widths and letter forms. */
export const foldCase = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').normalize('NFC').toLowerCase().replaceAll('ß', 'ss');

const unspacedScripts =
  String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}` +
  String.raw`\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々`;
/** Scripts that write no spaces between words. */
export const unspacedScript = new RegExp(`[${unspacedScripts}]`, 'u');

/** A word ends where the script changes: Latin, an unspaced script, or any other. */
const words = new RegExp(
  String.raw`(?:(?:[\p{Script=Latin}\p{N}]\p{M}*)+|[${unspacedScripts}]+|` +
    String.raw`(?:(?![\p{Script=Latin}${unspacedScripts}])[\p{L}\p{M}\p{N}])+)[+#]*`,
  'gu',
);

/** Returns the words of a folded text, also `C++` and `C#`. An unspaced run is one word. */
export const tokenize = (folded: string): string[] => folded.match(words) ?? [];

/** Strips most case endings of a Cyrillic word. */
export const stem = (word: string): string =>
  word.length > 4 && /^\p{Script=Cyrillic}/u.test(word)
    ? word.replace(/(?<=.{3})[аеиоуыэюяйьмхв]{1,3}$/u, '')
    : word;

/** Reports whether folded words share at least four letters and differ in at most three. */
export function hasSameStem(a: string, b: string): boolean {
  if (a === b) return true;
  const [longer, shorter] = a.length > b.length ? [a.length, b.length] : [b.length, a.length];
  if (shorter < 4 || longer - shorter > 3) return false;
  let common = 0;
  while (common < shorter && a[common] === b[common]) common += 1;
  return common >= 4 && longer - common <= 3;
}
