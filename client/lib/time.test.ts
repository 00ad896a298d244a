import { expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { createTranslate } from '#shared/texts/translate.ts';
import { dateOnly, exactTime, number, relativeTime, shortAge } from './time.ts';

const t = createTranslate('en');

const now = Date.parse('2026-11-21T08:05:09.123Z');

it.each([
  [0, 'just now'],
  [999, 'just now'],
  [minuteMs - 1, 'just now'],
  [minuteMs, '1 minute ago'],
  [2 * minuteMs - 1, '1 minute ago'],
  [2 * minuteMs, '2 minutes ago'],
  [hourMs - 1, '59 minutes ago'],
  [hourMs, '1 hour ago'],
  [2 * hourMs, '2 hours ago'],
  [dayMs - 1, '23 hours ago'],
  [dayMs, '1 day ago'],
  [7 * dayMs - 1, '6 days ago'],
  [7 * dayMs, '1 week ago'],
  [30 * dayMs - 1, '4 weeks ago'],
  [30 * dayMs, '1 month ago'],
  [60 * dayMs, '2 months ago'],
  [365 * dayMs - 1, '12 months ago'],
  [365 * dayMs, '1 year ago'],
  [730 * dayMs, '2 years ago'],
  [20_000 * dayMs, '54 years ago'],
])('%d milliseconds ago is "%s"', (ago, expected) => {
  expect(relativeTime(t, now - ago, now)).toBe(expected);
});

it('shows a future time as just now', () => {
  expect(relativeTime(t, now + 1, now)).toBe('just now');
  expect(relativeTime(t, now + 10 * dayMs, now)).toBe('just now');
});

it('formats the exact time in UTC and in English', () => {
  expect(exactTime(t, now)).toBe('21 November 2026 at 08:05 UTC');
  expect(exactTime(t, Date.parse('2026-01-01T00:00:00.000Z'))).toBe('1 January 2026 at 00:00 UTC');
  expect(exactTime(t, Date.parse('2028-02-29T23:59:59.999Z'))).toBe(
    '29 February 2028 at 23:59 UTC',
  );
  expect(dateOnly(t, Date.parse('2026-12-31T23:59:59.999Z'))).toBe('31 December 2026');
});

it.each(Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1)))(
  'names the month of %d as Intl does',
  (at) => {
    const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(at);
    expect(dateOnly(t, at)).toBe(`1 ${month} 2026`);
  },
);

it.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [100_000, '100,000'],
  [1_000_000, '1,000,000'],
  [2_147_483_647, '2,147,483,647'],
  [-1, '-1'],
  [-999, '-999'],
  [-1000, '-1,000'],
  [-123_456, '-123,456'],
])('formats the number %d as %s', (n, expected) => {
  expect(number(t, n)).toBe(expected);
  expect(number(t, n)).toBe(new Intl.NumberFormat('en').format(n));
});

it.each([
  [0, 'now'],
  [2 * minuteMs, '2m'],
  [3 * hourMs, '3h'],
  [150 * dayMs, '5mo'],
  [400 * dayMs, '1y'],
])('shortens an age of %d milliseconds to "%s"', (ago, expected) => {
  expect(shortAge(t, now - ago, now)).toBe(expected);
});

it('formats by the language of the page', () => {
  const german = createTranslate('de', {
    '{count, plural, one {# hour ago} other {# hours ago}}':
      '{count, plural, one {vor # Stunde} other {vor # Stunden}}',
  });
  expect(relativeTime(german, now - 2 * hourMs, now)).toBe('vor 2 Stunden');
  expect(number(german, 12_345)).toBe('12.345');
  expect(dateOnly(german, now)).toBe('21. November 2026');
  expect(exactTime(german, now)).toContain('21. November 2026');
});
