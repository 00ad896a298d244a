import * as limits from '#shared/limits.ts';

// Each by itself: taken apart, the whole table would be in the first load.
const loginCode = limits.loginCode;
const longCode = limits.longCode;

/** What belongs in the input for a code, by its kind: six digits, or where somebody has been guessing ten letters and digits. Either input takes both. */
export function codeInput(long: boolean) {
  return {
    /** How long the code is good. */
    lives: long ? `${longCode.lives / 3_600_000} hours` : `${loginCode.lives / 60_000} minutes`,
    missing: long
      ? `Enter the ${longCode.characters} letters and digits of the code.`
      : `Enter the ${loginCode.digits} digits of the code.`,
    attributes: {
      hint: long
        ? `${longCode.characters} letters and digits. Not case-sensitive.`
        : `${loginCode.digits} digits`,
      inputMode: long ? 'text' : 'numeric',
      autoComplete: 'one-time-code',
      ...(long ? { autoCapitalize: 'characters', spellCheck: false } : {}),
    } as const,
  };
}
