/** Unambiguous letters and digits, five bits each. */
export const codeCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Six digits, or ten letters and digits. */
export const codeForm = /^(?:[0-9]{6}|[2-9A-HJ-NP-Z]{10})$/;

/**
 * Normalizes a typed code; null if invalid. Reads the digits of every script, and finds six digits
 * in a sentence, such as the email's subject.
 */
export function plainCode(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, toLatinDigit)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  // A Japanese keyboard has U+30FC where others have the hyphen.
  const code = text.replace(/[\s\p{Pd}\u2212\u30fc]/gu, '').toUpperCase();
  return codeForm.test(code) ? code : (/(?<!\w)\d{6}(?!\w)/.exec(text)?.[0] ?? null);
}

/** Unicode has the digits of each script in a row from 0 to 9, and some rows next to each other. */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
