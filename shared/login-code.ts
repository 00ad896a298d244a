/** Unambiguous letters and digits, five bits each. */
export const codeCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Six digits, or ten letters and digits, with optional spaces and hyphens. */
export const codeForm = /^\s*(?:(?:\d\s*){6}|(?:[2-9A-HJ-NP-Za-hj-np-z][\s-]*){10})$/;

/**
 * Normalizes a typed code; null if invalid. Finds six digits in a sentence, such as the email's
 * subject.
 */
export function plainCode(typed: string): string | null {
  if (codeForm.test(typed)) return typed.replace(/[\s-]/g, '').toUpperCase();
  return /(?<!\w)\d{6}(?!\w)/.exec(typed)?.[0] ?? null;
}
