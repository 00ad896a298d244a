/**
 * The English form of dates, on pages, in emails and in messages: "29 November 2026 at 08:00". It is
 * that of `Intl` for `en-GB`, but needs no locale data, so that server and browser agree.
 * newsletter/dates.ts has the other languages.
 */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Instant = number | string | Date;

/** "21 November 2026" */
export function dateOnly(at: Instant): string {
  const date = new Date(at);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "Saturday, 21 November 2026" */
export const weekdayDate = (at: Instant): string =>
  `${weekdays[new Date(at).getUTCDay()]}, ${dateOnly(at)}`;

/** "21 November 2026 at 08:05 UTC" */
export const exactTime = (at: Instant): string =>
  `${dateOnly(at)} at ${new Date(at).toISOString().slice(11, 16)} UTC`;
