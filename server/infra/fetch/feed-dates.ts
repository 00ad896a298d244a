import { hourMs } from '#shared/durations.ts';

/** Zones in hours from UTC. */
const zones: Record<string, number> = Object.fromEntries(
  (
    'pst -8,pdt -7,mst -7,mdt -6,cst -6,cdt -5,est -5,edt -4,bst 1,west 1,cet 1,met 1,cest 2,' +
    'mest 2,eet 2,eest 3,msk 3,ist 5.5,jst 9,kst 9,aest 10,aedt 11'
  )
    .split(',')
    .map((zone) => zone.split(' '))
    .map(([name, hours]) => [name, Number(hours)]),
);
const zoneAtEnd =
  /(?<=[\dm]\s*)(?![ap]m$)[a-z]{1,5}$|(?<=:\d\d.*)(?:gmt|utc)?[+-]\d{1,2}:?(?:\d{2})?$/i;
/** `Date.parse` finds a date in any text with a number: "Part 5" is in 2001. */
const date =
  /^\d{4}(?:$|[-/ ])|\d[\s-]+[a-z]{3}[a-z]*[.,\s-]+\d{2}|[a-z]{3}\.?\s+\d{1,2}\b.*\d{4}/i;

/** Returns the date of a feed item, null if invalid. No zone or an unknown zone means UTC. */
export function parseFeedDate(written: string): Date | null {
  const text = written
    .slice(0, 100)
    .trim()
    // The name of the zone after its offset.
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/^(\d{4})(\d{2})(\d{2})(?!\d)/, '$1-$2-$3')
    .replace(/^(\d{4}-\d{2}-\d{2})T/i, '$1 ')
    .replace(/(?<=:\d\d)[.,]\d+/, '')
    .replace(/(?<=\d)(?=[ap]m)/i, ' ');
  if (!date.test(text)) return null;
  const zone = zoneAtEnd.exec(text)?.[0] ?? '';
  // As in `Sat Nov 21 08:00:00 EST 2026`.
  const hasZoneInside = /:\d\d\s+\S+\s+\d{4}$/.test(text);
  const local = text.slice(0, text.length - zone.length).replace(/:60\b/, ':59');
  const time = Date.parse(hasZoneInside ? text : `${local} UTC`) - parseZoneHours(zone) * hourMs;
  return time >= 0 && time < 4e12 ? new Date(time) : null;
}

function parseZoneHours(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign === undefined) return zones[zone.toLowerCase()] ?? 0;
  const value = Number(hours) + Number(minutes) / 60;
  return value > 14 ? 0 : Number(`${sign}${value}`);
}
