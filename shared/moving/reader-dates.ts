import { dayMs } from '#shared/durations.ts';

/** Whether `1/2/2024` is the first of February or the second of January. */
export type DayOrder = 'day' | 'month';

const clock = String.raw`(?:[T,]? *(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)? *([ap]\.?m\.?)?)?`;
const zone = String.raw` *(?:\(?(Z|UTC|GMT|[+-]\d\d:?\d\d)\)?)?$`;
const numeric = new RegExp(
  String.raw`^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d\d)${clock}${zone}`,
  'i',
);
const yearFirst = new RegExp(String.raw`^(\d{4})[./-](\d{1,2})[./-](\d{1,2})${clock}${zone}`, 'i');
const weekday = String.raw`^(?:[a-z]{3,9}\.?,? +)??`;
const dayName = new RegExp(
  String.raw`${weekday}(\d{1,2})(?:st|nd|rd|th)?[ -]+([a-z]{3})[a-z]*\.?,?[ -]+(\d{4})${clock}${zone}`,
  'i',
);
const nameDay = new RegExp(
  String.raw`${weekday}([a-z]{3})[a-z]*\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})${clock}${zone}`,
  'i',
);
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Returns the order of a column's dates. Null: they do not tell, or contradict each other. */
export function findDayOrder(values: readonly string[]): DayOrder | null {
  const orders = new Set<DayOrder>();
  for (const value of values) {
    const [, first, sign, second] = numeric.exec(value.trim()) ?? [];
    if (sign === '.' || Number(first) > 12) orders.add('day');
    else if (Number(second) > 12) orders.add('month');
  }
  return orders.size === 1 ? ([...orders][0] ?? null) : null;
}

/** Whether the order of day and month decides what this date is. */
export const isNumericDate = (value: string): boolean => numeric.test(value.trim());

/** Returns a date in the past as ISO 8601, with its time and zone if it has them; else null. */
export function readDate(text: string, order: DayOrder | null, now: Date): string | null {
  const value = text.trim();
  if (/^\d{10}$|^\d{13}$/.test(value))
    return ifPast(new Date(Number(value.padEnd(13, '0'))).toISOString(), now);
  let [year, month, day, rest]: [string?, number?, string?, (string | undefined)[]?] = [];
  let found = yearFirst.exec(value);
  if (found) [year, month, day, rest] = [found[1], Number(found[2]), found[3], found.slice(4)];
  else if ((found = numeric.exec(value)) && order !== null) {
    const [first, second] = [found[1], found[3]];
    [day, month] = order === 'day' ? [first, Number(second)] : [second, Number(first)];
    year = found[4]?.length === 2 ? `20${found[4]}` : found[4];
    rest = found.slice(5);
  } else if ((found = dayName.exec(value)) || (found = nameDay.exec(value))) {
    const isDayFirst = /^\d/.test(found[1] ?? '');
    day = found[isDayFirst ? 1 : 2];
    month = months.indexOf((found[isDayFirst ? 2 : 1] ?? '').toLowerCase()) + 1;
    year = found[3];
    rest = found.slice(4);
  }
  if (year === undefined || month === undefined) return null;
  const [hour, minute, second = '00', half, offset = ''] = rest ?? [];
  const date = `${year}-${pad(month)}-${pad(Number(day))}`;
  if (Number.isNaN(Date.parse(date)) || new Date(date).getUTCDate() !== Number(day)) return null;
  if (hour === undefined) return ifPast(date, now);
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  const isUtc = /^(?:z|utc|gmt)$/i.test(offset);
  const place = isUtc ? 'Z' : offset.replace(/(\d\d):?(\d\d)$/, '$1:$2');
  return ifPast(`${date}T${pad(hours)}:${minute}:${second}${place}`, now);
}

const pad = (part: number) => String(part).padStart(2, '0');
/** The last day may be a day that has begun elsewhere. */
const ifPast = (date: string, now: Date) =>
  Date.parse(date) > 0 && Date.parse(date) <= now.getTime() + dayMs ? date : null;
