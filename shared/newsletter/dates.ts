import { dateOnly, exactTime, weekdayDate } from '../dates.ts';
import type { DigestLanguage } from '../paths.ts';
import { toLocale } from '../texts/format.ts';

type Language = DigestLanguage | 'en-US';

/** The locale of dates: shared/dates.ts has the form of the English ones. */
export const toDateLocale = (language: Language): string =>
  language === 'en' ? 'en-GB' : language === 'en-US' ? language : toLocale(language);

/**
 * Formats a date. French writes the first day of a month as "1er", which `Intl` does not. Hindi has
 * no "बजे" ("o'clock") after am, pm or a time zone, and Russian needs no "г." ("year"), whose point
 * would stand before the one of a sentence. `Intl` writes both.
 */
export const formatDate = (
  language: Language,
  options: Intl.DateTimeFormatOptions,
  date: Date,
): string => join(language, findFormat(language, options).formatToParts(date));

/** Constructing one takes longer than rendering a row of a list. */
const formats = new Map<string, Intl.DateTimeFormat>();

function findFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format)
    formats.set(key, (format = new Intl.DateTimeFormat(toDateLocale(language), options)));
  return format;
}

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** "21 November 2026" */
export const dateOnlyIn = (language: DigestLanguage, at: Date): string =>
  language === 'en' ? dateOnly(at) : formatDate(language, day, at);

/** "Saturday, 21 November 2026" */
export const weekdayDateIn = (language: DigestLanguage, at: Date): string =>
  language === 'en'
    ? weekdayDate(at)
    : formatDate(language, { dateStyle: 'full', timeZone: 'UTC' }, at);

/** "21 November 2026 at 08:05 UTC" */
export const exactTimeIn = (language: DigestLanguage, at: Date): string =>
  language === 'en'
    ? exactTime(at)
    : formatDate(
        language,
        { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
        at,
      );

/** Where `Intl` writes "within", its word and that for "after". */
const afterWords: Partial<Record<DigestLanguage, [string, string]>> = {
  ar: ['خلال', 'بعد'],
  hi: ['में', 'बाद'],
};

/** "in 7 minutes", rounded up */
export function waitIn(language: DigestLanguage, seconds: number): string {
  const [unit, size] =
    seconds <= 60
      ? (['second', 1] as const)
      : seconds <= 3_600
        ? (['minute', 60] as const)
        : (['hour', 3_600] as const);
  const format = new Intl.RelativeTimeFormat(toLocale(language));
  const [within, after] = afterWords[language] ?? ['', ''];
  return format.format(Math.max(1, Math.ceil(seconds / size)), unit).replace(within, after);
}

/** Where `Intl` writes ranges of long dates as numbers. */
const rangeMarks: Partial<Record<DigestLanguage, string>> = { zh: '至', ja: '～' };

/** Languages that write a range of days in a sentence with a word. */
const rangeWords: Partial<Record<string, string>> = { es: ' al ', pt: ' a ' };

/** Formats the days from the first to the last one, such as "16.–22. November 2026". */
export function formatDays(language: DigestLanguage, first: Date, last: Date): string {
  const mark = rangeMarks[language];
  if (mark !== undefined && first.getTime() !== last.getTime())
    return [formatDate(language, day, first), formatDate(language, unlike(first, last), last)].join(
      mark,
    );
  const format = new Intl.DateTimeFormat(toDateLocale(language), day);
  return join(language, format.formatRangeToParts(first, last));
}

/** The parts of the last day of a range that the first one does not have. */
function unlike(first: Date, last: Date): Intl.DateTimeFormatOptions {
  if (first.getUTCFullYear() !== last.getUTCFullYear()) return day;
  const isSameMonth = first.getUTCMonth() === last.getUTCMonth();
  return { ...day, year: undefined, month: isSameMonth ? undefined : day.month };
}

const join = (language: string, parts: { type: string; value: string }[]) =>
  parts
    .map(({ type, value }) => {
      if (language === 'fr' && type === 'day' && value === '1') return '1er';
      return value.trim() === '–' ? (rangeWords[language] ?? value) : value;
    })
    .join('')
    .replace(/ को (.+) बजे$/, ', $1')
    .replaceAll(/\sгг?\./gu, '');
