import { minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { english, type Translate } from '#shared/texts/translate.ts';

// Separate constants: destructuring would load the whole table.
const loginCode = limits.loginCode;
const longCode = limits.longCode;

/** What the request for a code returned. */
export type CodeMail = { sent: boolean; long?: boolean | undefined };

/**
 * Texts and props of a code input: six digits, or ten characters while an email is under attack.
 * Either input accepts both. `isNew`: another code was sent before.
 */
export function codeInput(t: Translate, { sent, long = false }: CodeMail, isNew = false) {
  const { digits } = loginCode;
  const { characters } = longCode;
  return {
    /** Says where a code was sent. The page fills in `address`. */
    told: {
      text: !sent
        ? english(
            'We’ve sent as many codes as we may to {address}. Enter the code of {characters} ' +
              'letters and digits that we emailed within the last 24 hours.',
          )
        : isNew
          ? english(
              'We sent a new code to {address}. It expires in ' +
                '{minutes, plural, one {# minute} other {# minutes}}.',
            )
          : english(
              'We sent a code to {address}. It expires in ' +
                '{minutes, plural, one {# minute} other {# minutes}}.',
            ),
      values: { characters, minutes: loginCode.lifetimeMs / minuteMs },
    },
    missing: long
      ? t('Enter the {characters} letters and digits of the code.', { characters })
      : t('Enter the {digits} digits of the code.', { digits }),
    attributes: {
      hint: long
        ? t('{characters} letters and digits. Not case-sensitive.', { characters })
        : t('{digits} digits', { digits }),
      inputMode: long ? 'text' : 'numeric',
      autoComplete: 'one-time-code',
      ...(long ? { autoCapitalize: 'characters', spellCheck: false } : {}),
    } as const,
  };
}
