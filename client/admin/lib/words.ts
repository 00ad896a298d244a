import { formatNumber } from '#shared/texts/format.ts';
import { createTranslate } from '#shared/texts/translate.ts';

export { dateOnly, exactTime } from '#shared/dates.ts';

/** The administration is in English. */
export const t = createTranslate('en');

/** "12,345" */
export const number = (n: number): string => formatNumber('en', n);

/** "1 comment", "2 comments" */
export const count = (n: number, noun: string): string =>
  `${number(n)} ${noun}${n === 1 ? '' : 's'}`;
