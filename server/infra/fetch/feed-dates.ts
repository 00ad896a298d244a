const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Hours from UTC of zones that feeds name by letters. */
const zones: Record<string, number> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  bst: 1,
  cet: 1,
  met: 1,
  west: 1,
  cest: 2,
  mest: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  ist: 5.5,
  jst: 9,
  kst: 9,
  aest: 10,
  aedt: 11,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};
const clock = String.raw`(?:[T\s,]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?)?`;
const zone = String.raw`\s*(?<half>[ap]m)?\s*(?<zone>[a-z]{1,5}|(?:gmt|utc)?[+-]\d{1,2}:?(?:\d{2})?)?$`;
const forms = [
  // RFC 3339, ISO 8601, W3C: `2026-11-21T08:00:00Z`
  new RegExp(
    String.raw`^(?<year>\d{4})(?:[-/]?(?<month>\d{2})(?:[-/]?(?<day>\d{2})${clock})?)?${zone}`,
    'i',
  ),
  // RFC 822 and its kin: `Sat, 21 Nov 2026 08:00:00 GMT`
  new RegExp(
    String.raw`^(?:[a-z]{2,9}[.,\s]+)?(?<day>\d{1,2})[\s-]+(?<word>[a-z]{3})[a-z]*[.,\s-]+(?<year>\d{4}|\d{2})${clock}${zone}`,
    'i',
  ),
  // `Nov 21, 2026 08:00`
  new RegExp(
    String.raw`^(?:[a-z]{2,9}[.,\s]+)?(?<word>[a-z]{3})[a-z]*[.\s]+(?<day>\d{1,2}),?\s+(?<year>\d{4})${clock}${zone}`,
    'i',
  ),
  // `Sat Nov 21 08:00:00 GMT 2026`
  /^[a-z]{3}\s+(?<word>[a-z]{3})\s+(?<day>\d{1,2})\s+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?\s+(?:(?<zone>[a-z]{1,5}|[+-]\d{4})\s+)?(?<year>\d{4})$/i,
];

/** A date as feeds write them, in UTC where they name no zone; null for what is none. Never by the zone of this machine. */
export function feedDate(written: string): Date | null {
  // Some say behind the offset what the zone is called.
  const text = written
    .slice(0, 100)
    .trim()
    .replace(/\s*\([^)]*\)$/, '');
  const found = forms.map((form) => form.exec(text)).find((match) => match !== null)?.groups;
  if (!found) return null;
  const of = (name: string, without = 0) =>
    found[name] === undefined ? without : Number(found[name]);
  const month =
    found.word === undefined ? of('month', 1) - 1 : months.indexOf(found.word.toLowerCase());
  const year = of('year') + (found.year?.length === 2 ? (of('year') < 70 ? 2_000 : 1_900) : 0);
  const [day, half] = [of('day', 1), found.half?.toLowerCase()];
  const hour = half === undefined ? of('hour') : (of('hour') % 12) + (half === 'pm' ? 12 : 0);
  if (
    month < 0 ||
    month > 11 ||
    day < 1 ||
    day > 31 ||
    hour > 24 ||
    of('minute') > 59 ||
    of('second') > 60 ||
    year < 1970
  )
    return null;
  const time =
    Date.UTC(year, month, day, hour, of('minute'), of('second')) -
    offset(found.zone ?? '') * 3_600_000;
  return Number.isFinite(time) && time >= 0 && time < 4e12 ? new Date(time) : null;
}

/** Hours from UTC; a zone that nobody knows is UTC. */
function offset(name: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(name) ?? [];
  if (sign === undefined) return zones[name.toLowerCase()] ?? 0;
  const value = Number(hours) + Number(minutes) / 60;
  return value > 14 ? 0 : sign === '-' ? -value : value;
}
