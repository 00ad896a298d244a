import type { DigestLanguage } from '../paths.ts';

/** Arabic texts use Latin digits, because digits differ by country. */
export const toLocale = (language: DigestLanguage): string =>
  language === 'ar' ? 'ar-u-nu-latn' : language;

/** Formats a date. French writes the first day of a month as "1er", which `Intl` does not. */
export const formatDate = (
  language: DigestLanguage,
  options: Intl.DateTimeFormatOptions,
  date: Date,
): string =>
  new Intl.DateTimeFormat(toLocale(language), options)
    .formatToParts(date)
    .map(({ type, value }) =>
      language === 'fr' && type === 'day' && value === '1' ? '1er' : value,
    )
    .join('');
