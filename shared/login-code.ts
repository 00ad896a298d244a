/** Letters and digits of a long code: none looks like another, and each is five bits. */
export const codeCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** How a code may be written: six digits (product 7), or ten letters and digits; spaces and hyphens between them do no harm. */
export const codeForm = /^\s*(?:(?:\d\s*){6}|(?:[2-9A-HJ-NP-Za-hj-np-z][\s-]*){10})$/;

/** A code as it is compared, whatever way it was typed; null for what cannot be one. Of a sentence with six digits in it, as a mail's subject is, it takes those. */
export function plainCode(typed: string): string | null {
  if (codeForm.test(typed)) return typed.replace(/[\s-]/g, '').toUpperCase();
  return /(?<!\w)\d{6}(?!\w)/.exec(typed)?.[0] ?? null;
}
