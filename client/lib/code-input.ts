import { minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';

// Separate constants: destructuring would load the whole table.
const loginCode = limits.loginCode;
const longCode = limits.longCode;

/** What the request for a code returned. */
export type CodeMail = { sent: boolean; long?: boolean | undefined };

/**
 * Texts and props of a code input: six digits, or ten characters while an email is under attack.
 * Either input accepts both. `isNew`: another code was sent before.
 */
export function codeInput({ sent, long = false }: CodeMail, isNew = false) {
  return {
    /** What stands before and after the address. */
    told: sent
      ? ([
          `We sent a ${isNew ? 'new ' : ''}code to `,
          `. It expires in ${loginCode.lifetimeMs / minuteMs} minutes.`,
        ] as const)
      : ([
          'We’ve sent as many codes as we may to ',
          `. Enter the code of ${longCode.characters} letters and digits that we emailed within ` +
            'the last 24 hours.',
        ] as const),
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
