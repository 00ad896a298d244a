import { english } from '#shared/texts/translate.ts';
import { t } from '../lib/words.ts';

/**
 * Says why a row is not imported. A number in the reason is the value `{n}`, or a row of the same
 * request, for which `toLine` returns the line of the file.
 */
export function translateReason(reason: string, toLine = (row: number): number => row): string {
  const found = t.find(reason);
  const digits = /\d+/.exec(reason)?.[0];
  if (found !== reason || digits === undefined) return found;
  const text = reason.replace(digits, '{n}');
  return text === duplicate
    ? t('Duplicate of line {line}.', { line: toLine(Number(digits)) })
    : t.find(text).replace('{n}', digits);
}

const duplicate = english('Duplicate of row {n}.');
