import { format, formatNumber } from './format.ts';
import type { Translate } from './translate.ts';

/**
 * What somebody entered or chose stands in quotation marks, and may look like a number. A reason
 * may have quotation marks in it.
 */
const value = /(?<=“)(?:[^“”]|“[^“”]*”)*(?=”)|(?<=“)[^”]*(?=”)|(?<![\w.])\d+(?:,\d{3})*(?!\w)/g;
const names = ['n', 'm', 'o', 'p', 'q', 'r'];

/**
 * Marks a message about a field that does not stand after `message:`. Returns it.
 * test/support/english-texts.ts finds it by this name.
 */
export const problem = <const Message extends string>(message: Message): Message => message;

/**
 * Returns the text for a message of the contract, such as `must be at most 10 characters`:
 * `{field} must be at most {n} characters.` `values` has its numbers, and what stands in “…”, as
 * they are in the message.
 */
export function problemText(message: string): TextWithValues {
  const { text, values } = findValues(message);
  return { text: `{field} ${text}.`, values };
}

type TextWithValues = { text: string; values: Record<string, string> };

function findValues(sentence: string): TextWithValues {
  const values: Record<string, string> = {};
  const rest = [...names];
  const text = sentence.replace(value, (found) => {
    const name = rest.shift();
    if (name === undefined) return found;
    values[name] = found;
    return `{${name}}`;
  });
  return { text, values };
}

/**
 * Fills in an English sentence that `translateSentence` recognises: with `“{n}”` for what somebody
 * wrote, or `{n}` for a number. Values are cut. test/support/english-texts.ts finds it by this name.
 */
export const fillSentence = (sentence: string, ...values: unknown[]): string =>
  format(
    'en',
    sentence,
    Object.fromEntries(values.map((found, i) => [names[i] ?? '', toShortText(found)])),
  );

const toShortText = (found: unknown): string =>
  typeof found === 'string' || typeof found === 'number'
    ? String(found)
        .slice(0, 80)
        .replace(/\p{Cs}/gu, '')
        .replaceAll('“', '‘')
        .replaceAll('”', '’')
    : '';

/**
 * Translates what the server stored or sent in English: a text whose values are `{n}`, `{m}` and so
 * on, in their order, or a field and what is wrong with it: `title is missing`. A reason in it is
 * translated too. `others` are values that the sentence has as placeholders.
 */
export function translateSentence(t: Translate, sentence: string, others: object = {}): string {
  if (t.find(sentence) !== sentence) return t(sentence, others);
  const { text, values } = findValues(sentence);
  const [, field = '', message = ''] = /^([a-z]\w*) (.+?)\.?$/.exec(sentence) ?? [];
  const aboutField = problemText(message).text;
  if (t.find(text) === text && t.find(aboutField) !== aboutField) {
    const translated = translateProblem(t, field, message);
    return sentence.endsWith('.') ? translated : translated.replace(/[.。।]$/, '');
  }
  for (const [name, found] of Object.entries(values))
    if (t.language !== 'en' && isReason(text, name)) values[name] = translateSentence(t, found);
  return t(text, { ...values, ...others });
}

/** A reason is the end, in quotation marks after a colon: `was rejected: “it is too large”`. */
const isReason = (text: string, name: string) => text.replace(/\.$/, '').endsWith(`: “{${name}}”`);

/**
 * Says what is wrong with a field. `field`: its label, in the language of `t`. `translateReason`:
 * translates a reason in the message.
 */
export function translateProblem(
  t: Translate,
  field: string,
  message: string,
  translateReason = (reason: string): string => reason,
): string {
  const { text, values } = problemText(message);
  const localize = ([name, found]: [string, string]) =>
    isReason(text, name)
      ? [name, translateReason(found)]
      : t.language === 'en' || text.includes(`“{${name}}”`)
        ? [name, found]
        : [name, formatNumber(t.language, Number(found.replaceAll(',', '')))];
  return t(text, { ...Object.fromEntries(Object.entries(values).map(localize)), field });
}
