import { hourMs } from '#shared/durations.ts';

/** Zones in hours from UTC. Those without `s` or `d` mean standard time. */
const zones: Record<string, number> = Object.fromEntries(
  (
    'pst -8,pdt -7,pt -8,mst -7,mdt -6,mt -7,cst -6,cdt -5,ct -6,est -5,edt -4,et -5,ast -4,' +
    'adt -3,bst 1,west 1,cet 1,met 1,cest 2,mest 2,mez 1,mesz 2,eet 2,eest 3,msk 3,ist 5.5,' +
    'jst 9,kst 9,aest 10,aedt 11'
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
/** English first, because some names are months in several languages. */
const languages =
  'en de fr es pt it nl sv da nb fi pl cs sk sl hu ro ca ru uk bg el tr id et lv lt'.split(' ');
const english = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
let months: ReadonlyMap<string, string> | undefined;

/** Returns a word in lower case, without dots and accents. */
const plainWord = (word: string) =>
  word.toLowerCase().replaceAll('.', '').normalize('NFD').replace(/\p{M}/gu, '');

/** Returns the English months by their names and abbreviations. */
function nameMonths(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, month: string) => {
    const plain = plainWord(name);
    if (/^\p{L}{3,}$/u.test(plain) && !names.has(plain)) names.set(plain, month);
  };
  for (const language of languages)
    for (const [index, month] of english.entries())
      for (const options of [
        { month: 'long' },
        { month: 'short' },
        { month: 'long', day: 'numeric' },
        { month: 'short', day: 'numeric' },
      ] as const) {
        const name =
          new Intl.DateTimeFormat(language, options)
            .formatToParts(new Date(2026, index, 15))
            .find(({ type }) => type === 'month')?.value ?? '';
        for (const part of [name, name.slice(0, 4), name.slice(0, 3)]) add(part, month);
      }
  return names;
}

/** Writes a date in another language as an English one. */
function translate(text: string): string {
  return (
    text
      .replace(
        /^(\d{4})\s*[년年]\s*(\d{1,2})\s*[월月]\s*(\d{1,2})\s*[일日](?:\s*[(（].[)）])?/,
        '$1-$2-$3',
      )
      .replace(/(?:오후|午後|下午)\s*(\d{1,2}:[\d:]+)/, '$1 PM')
      .replace(/(?:오전|午前|上午)\s*(\d{1,2}:[\d:]+)/, '$1 AM')
      // Whatever stands for the day of the week, also a number.
      .replace(/^[^\s,]+,\s*(?=\d{1,2}\s)/u, '')
      .replace(/^\p{L}+\.?,\s*|^\p{L}+\.?\s+(?=\d{1,2}[.\s]+(?:de\s+)?\p{L}{3})/u, '')
      .replace(/(?<=\d)\.(?=\s*\p{L})|\s+de\s+/gu, ' ')
      .replace(/\p{L}[\p{L}\p{M}]{2,}\.?/gu, (word) => {
        months ??= nameMonths();
        return months.get(plainWord(word)) ?? word;
      })
      .replace(/^(\d{4})-([A-Z][a-z]{2})-(\d{1,2})T?/, '$3 $2 $1 ')
      .replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})/, '$3-$2-$1')
      .replace(
        /^(\d{4})-(\d{1,2})-(\d{1,2})\b/,
        (_whole, year: string, month: string, day: string) =>
          [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
      )
  );
}

const toDate = (time: number) => (time >= 0 && time < 4e12 ? new Date(time) : null);

/**
 * Returns the date of a feed item, null if invalid. No zone or an unknown zone means UTC. A number
 * is in seconds or milliseconds since 1970.
 */
export function parseFeedDate(written: string): Date | null {
  const start = written.slice(0, 100).trim();
  if (/^\d{9,13}$/.test(start)) return toDate(Number(start) * (start.length > 10 ? 1 : 1_000));
  const text = translate(
    // The name of the zone after its offset.
    start.replace(/\s*\([^)]*\)$/, '').replace(/\bEtc\/(?=\p{L}+$)/u, ''),
  )
    .trim()
    .replace(/^(\d{4})(\d{2})(\d{2})(?!\d)/, '$1-$2-$3')
    .replace(/^(\d{4}-\d{2}-\d{2})T/i, '$1 ')
    .replace(/(?<=:\d\d)[.,]\d+/, '')
    .replace(/(?<=\d)(?=[ap]m)/i, ' ');
  // The year 1 means none.
  if (!date.test(text) || /(?<![+\-:\d])00\d\d(?![\d:])/.test(text)) return null;
  const zone = zoneAtEnd.exec(text)?.[0] ?? '';
  // As in `Sat Nov 21 08:00:00 EST 2026`.
  const hasZoneInside = /:\d\d\s+\S+\s+\d{4}$/.test(text);
  const local = text.slice(0, text.length - zone.length).replace(/:60\b/, ':59');
  return toDate(Date.parse(hasZoneInside ? text : `${local} UTC`) - parseZoneHours(zone) * hourMs);
}

function parseZoneHours(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign === undefined) return zones[zone.toLowerCase()] ?? 0;
  const value = Number(hours) + Number(minutes) / 60;
  return value > 14 ? 0 : Number(`${sign}${value}`);
}
