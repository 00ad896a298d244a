import { minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';

// Separate constants: destructuring would load the whole table.
const loginCode = limits.loginCode;
const longCode = limits.longCode;

/**
 * Props for a code input: six digits, or ten characters while an email is under attack. Either
 * input accepts both.
 */
export function codeInput(long: boolean) {
  return {
    /** Lifetime of the code. */
    lives: `${loginCode.lifetimeMs / minuteMs} minutes`,
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
