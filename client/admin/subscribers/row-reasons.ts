import { translateSentence } from '#shared/texts/problems.ts';
import { t } from '../lib/words.ts';

/**
 * Says why a row is not imported. It may be the duplicate of a row of the same request, for which
 * `toLine` returns the line of the file.
 */
export function translateReason(reason: string, toLine = (row: number): number => row): string {
  const row = /^Duplicate of row (\d+)\.$/.exec(reason)?.[1];
  return row === undefined
    ? translateSentence(t, reason)
    : t('Duplicate of line {line}.', { line: toLine(Number(row)) });
}
