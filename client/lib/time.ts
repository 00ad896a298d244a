export { dateOnly, exactTime } from '#shared/dates.ts';

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Returns "3 hours ago". Without locale data, so that server and browser agree. */
export function relativeTime(then: number, now: number): string {
  const [count, unit] = measureAge(then, now);
  return count === 0 ? 'just now' : `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** Returns "3h", "2d", "5mo" or "now". */
export function shortAge(then: number, now: number): string {
  const [count, unit] = measureAge(then, now);
  return count === 0 ? 'now' : count + (unit === 'month' ? 'mo' : (unit[0] ?? ''));
}

function measureAge(then: number, now: number): [count: number, unit: string] {
  const seconds = Math.max(0, Math.floor((now - then) / 1000));
  for (const [unit, size] of units) {
    const count = Math.floor(seconds / size);
    if (count > 0) return [count, unit];
  }
  return [0, ''];
}

/** "12,345". `toLocaleString` is a hundred times slower, and a list has fifty numbers. */
export function number(n: number): string {
  return Math.abs(n) < 1000 ? String(n) : String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** "1 comment", "2 comments" */
export function count(n: number, noun: string): string {
  return `${number(n)} ${noun}${n === 1 ? '' : 's'}`;
}
