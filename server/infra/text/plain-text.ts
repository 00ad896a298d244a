import { removeHidden } from '#shared/text-rules.ts';

/** Without control and other invisible characters, but with joiners in words and emoji. */
const toVisible = (text: string): string =>
  removeHidden(text).replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '');

/** Returns the visible text on one line. */
export const oneLine = (text: string): string =>
  toVisible(text.replace(/[\t-\r\u0085\p{Z}]+/gu, ' '))
    .replace(/ {2,}/g, ' ')
    .trim();

/** Line ends and tabs count as invisible too. */
export const hasInvisibleCharacters = (text: string): boolean => toVisible(text) !== text;
