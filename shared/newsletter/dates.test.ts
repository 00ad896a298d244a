import { expect, it } from 'vitest';
import { digestLanguages } from '../paths.ts';
import { exactTimeIn, formatDate, formatDays, waitIn } from './dates.ts';

const options = { dateStyle: 'full', timeZone: 'UTC' } as const;
const format = (language: (typeof digestLanguages)[number], day: string) =>
  formatDate(language, options, new Date(`${day}T00:00:00Z`));

it('uses a French ordinal only for the first day', () => {
  expect(format('fr', '2026-12-01')).toBe('mardi 1er décembre 2026');
  expect(format('fr', '2026-12-11')).toBe('vendredi 11 décembre 2026');
  expect(format('fr', '2026-12-21')).toBe('lundi 21 décembre 2026');
});

it.each(digestLanguages.filter((code) => !['en', 'fr', 'ar', 'ru'].includes(code)))(
  'formats dates in %s like Intl',
  (language) => {
    expect(format(language, '2026-12-01')).toBe(
      new Intl.DateTimeFormat(language, options).format(new Date('2026-12-01T00:00:00Z')),
    );
  },
);

it('writes Hindi times without the word after a time zone', () => {
  expect(exactTimeIn('hi', new Date('2026-12-21T08:05:00Z'))).toBe('21 दिसंबर 2026, 08:05 UTC');
});

it('writes Russian dates without the word for a year', () => {
  expect(format('ru', '2026-12-01')).toBe('вторник, 1 декабря 2026');
  expect(exactTimeIn('ru', new Date('2026-12-21T08:05:00Z'))).toBe('21 декабря 2026 в 08:05 UTC');
});

it('writes Arabic dates with Latin digits', () => {
  expect(format('ar', '2026-12-21')).toMatch(/21.*2026/);
});

it.each([
  ['de', '16.–22. November 2026'],
  ['es', '16 al 22 de noviembre de 2026'],
  ['pt', '16 a 22 de novembro de 2026'],
  ['zh', '2026年11月16日至22日'],
  ['ja', '2026年11月16日～22日'],
  ['ar', '16–22 نوفمبر 2026'],
] as const)('writes a week in %s', (language, text) => {
  const [monday, sunday] = [new Date('2026-11-16T00:00:00Z'), new Date('2026-11-22T00:00:00Z')];
  expect(formatDays(language, monday, sunday)).toBe(text);
});

it.each([
  ['2026-11-30', '2026-12-06', '2026年11月30日至12月6日'],
  ['2026-12-28', '2027-01-03', '2026年12月28日至2027年1月3日'],
])('repeats only the parts that differ from %s to %s', (first, last, text) => {
  expect(formatDays('zh', new Date(first), new Date(last))).toBe(text);
});

it('uses the French ordinal in a range of days', () => {
  const [first, last] = [new Date('2026-06-01T00:00:00Z'), new Date('2026-06-07T00:00:00Z')];
  expect(formatDays('fr', first, last)).toBe('1er–7 juin 2026');
});

it('writes how long to wait, rounded up', () => {
  expect([0.2, 60, 61, 3_601].map((seconds) => waitIn('en', seconds))).toEqual([
    'in 1 second',
    'in 60 seconds',
    'in 2 minutes',
    'in 2 hours',
  ]);
  expect(waitIn('de', 420)).toBe('in 7 Minuten');
  expect(waitIn('ar', 420)).toBe('بعد 7 دقائق');
  expect(waitIn('hi', 420)).toBe('7 मिनट बाद');
});
