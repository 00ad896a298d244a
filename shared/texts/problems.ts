import { formatNumber } from './format.ts';
import type { Translate } from './translate.ts';

const number = /(?<![\w.])\d+(?:,\d{3})*(?!\w)/g;
const names = ['n', 'm', 'o', 'p', 'q', 'r'];

/**
 * Marks a message about a field that does not stand after `message:`. Returns it.
 * test/support/english-texts.ts finds it by this name.
 */
export const problem = <const Message extends string>(message: Message): Message => message;

/**
 * Returns the text for a message of the contract, such as `must be at most 10 characters`:
 * `{field} must be at most {n} characters.` `values` has its numbers as they are in the message.
 */
export function problemText(message: string): { text: string; values: Record<string, string> } {
  const values: Record<string, string> = {};
  const rest = [...names];
  const text = message.replace(number, (digits) => {
    const name = rest.shift();
    if (name === undefined) return digits;
    values[name] = digits;
    return `{${name}}`;
  });
  return { text: `{field} ${text}.`, values };
}

/** Says what is wrong with a field. `field`: its label, in the language of `t`. */
export function translateProblem(t: Translate, field: string, message: string): string {
  const { text, values } = problemText(message);
  const localize = (digits: string) =>
    t.language === 'en' ? digits : formatNumber(t.language, Number(digits.replaceAll(',', '')));
  const numbers = Object.entries(values).map(([name, digits]) => [name, localize(digits)]);
  return t(text, { ...Object.fromEntries(numbers), field });
}
