import { dateOnlyIn, exactTimeIn } from '#shared/newsletter/dates.ts';
import { formatNumber } from '#shared/texts/format.ts';
import { english, type Translate } from '#shared/texts/translate.ts';

/** Seconds of a unit, its long text and its short one. */
const units = [
  [
    365 * 86_400,
    english('{count, plural, one {# year ago} other {# years ago}}'),
    english('{count}y [years]'),
  ],
  [
    30 * 86_400,
    english('{count, plural, one {# month ago} other {# months ago}}'),
    english('{count}mo [months]'),
  ],
  [
    7 * 86_400,
    english('{count, plural, one {# week ago} other {# weeks ago}}'),
    english('{count}w [weeks]'),
  ],
  [
    86_400,
    english('{count, plural, one {# day ago} other {# days ago}}'),
    english('{count}d [days]'),
  ],
  [
    3_600,
    english('{count, plural, one {# hour ago} other {# hours ago}}'),
    english('{count}h [hours]'),
  ],
  [
    60,
    english('{count, plural, one {# minute ago} other {# minutes ago}}'),
    english('{count}m [minutes]'),
  ],
] as const;

/** Returns "3 hours ago". Without locale data of units, so that server and browser agree. */
export function relativeTime(t: Translate, then: number, now: number): string {
  const [count, text] = measureAge(then, now);
  return text === null ? t('just now') : t(text, { count });
}

/** Returns "3h", "2d", "5mo" or "now". */
export function shortAge(t: Translate, then: number, now: number): string {
  const [count, , text] = measureAge(then, now);
  return text === null ? t('now [short age]') : t(text, { count });
}

type Texts = (typeof units)[number] extends readonly [number, infer Long, infer Short]
  ? [count: number, long: Long, short: Short]
  : never;

function measureAge(then: number, now: number): Texts | [count: 0, long: null, short: null] {
  const seconds = Math.max(0, Math.floor((now - then) / 1000));
  for (const [size, long, short] of units) {
    const count = Math.floor(seconds / size);
    if (count > 0) return [count, long, short] as Texts;
  }
  return [0, null, null];
}

/** "12,345" */
export const number = (t: Translate, n: number): string => formatNumber(t.language, n);

/** "21 November 2026" */
export const dateOnly = (t: Translate, at: number | string): string =>
  dateOnlyIn(t.language, new Date(at));

/** "21 November 2026 at 08:05 UTC" */
export const exactTime = (t: Translate, at: number | string): string =>
  exactTimeIn(t.language, new Date(at));
