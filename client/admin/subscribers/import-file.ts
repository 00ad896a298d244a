import type { CallInput } from '#shared/contract/index.ts';
import { toCsvLine } from '#shared/csv-line.ts';
import { toColumnName, type CsvRow } from '#shared/csv-rows.ts';
import type { Skipped } from './csv.ts';

export type ImportRow = NonNullable<
  CallInput<'POST /api/admin/subscribers/import'>['body']
>['rows'][number];

/** Meanings of columns, and the maximum characters that the API accepts. */
export const targets = {
  email: { label: 'Address', maxLength: 400, names: /^(?:e_?mail(?:_?address)?|address)$/ },
  frequency: {
    label: 'Daily or weekly',
    maxLength: 40,
    names: /^(?:frequency|digest|how_?often)$/,
  },
  language: { label: 'Language', maxLength: 40, names: /^(?:lang(?:uage)?|locale)$/ },
  timeZone: { label: 'Time zone', maxLength: 100, names: /^(?:time_?zone|tz)$/ },
  consent: {
    label: 'How they agreed',
    maxLength: 2_000,
    names: /^(?:consent|opt_?in(?:_?source)?|source)$/,
  },
  consentAt: {
    label: 'When they agreed',
    maxLength: 40,
    names: /^(?:(?:consent|opt_?in)_?(?:at|date|time)|confirmed_?at)$/,
  },
} as const;
export type Target = keyof typeof targets;
export const targetNames = Object.keys(targets) as Target[];

/** The column of each meaning; null: none. */
export type Mapping = Record<Target, number | null>;

/** Whether the first line has names of columns: it has no email address. */
export const hasHeader = (rows: readonly CsvRow[]): boolean =>
  rows[0]?.cells.some((cell) => cell.includes('@')) === false;

/** Maps columns by name. Without names, uses the first column with email addresses. */
export function guessColumns(rows: readonly CsvRow[], header: boolean): Mapping {
  const first = rows[0]?.cells ?? [];
  const at = (target: Target) => {
    const found = first.findIndex((cell) => targets[target].names.test(toColumnName(cell)));
    return header && found >= 0 ? found : null;
  };
  const mapping = Object.fromEntries(targetNames.map((target) => [target, at(target)])) as Mapping;
  const addresses = (rows[header ? 1 : 0]?.cells ?? []).findIndex((cell) => cell.includes('@'));
  return { ...mapping, email: mapping.email ?? (addresses >= 0 ? addresses : null) };
}

/** A row as the API reads it, or why it is skipped. */
type Read = { line: number; row: ImportRow } | Skipped;

/** Maps rows by column. `consent` applies to rows without their own. */
export function readRows(
  rows: readonly CsvRow[],
  mapping: Mapping,
  { header, consent }: { header: boolean; consent: string },
): Read[] {
  return rows.slice(header ? 1 : 0).map(({ line, cells, isUtf8 }) => {
    const row: Partial<Record<Target, string>> = {};
    for (const target of targetNames) {
      const column = mapping[target];
      const value =
        (column === null ? '' : (cells[column] ?? '').trim()) ||
        (target === 'consent' ? consent.trim() : '');
      const { label, maxLength } = targets[target];
      const problem =
        value.length > maxLength
          ? `must be at most ${maxLength} characters`
          : !isUtf8 && value.includes('\ufffd')
            ? 'is not valid UTF-8'
            : null;
      if (problem !== null)
        return {
          line,
          email: row.email ?? value.slice(0, 60),
          reason: `“${label}” ${problem}.`,
        };
      if (value !== '') row[target] = value;
    }
    return row.email === undefined
      ? { line, email: '', reason: 'The line has no address.' }
      : { line, row: row as ImportRow };
  });
}

/** Maximum rows and characters of a request, below the limits of the API. */
const batch = { rows: 500, characters: 150_000 };

/** Splits rows into requests. */
export function splitRows<T extends { row: ImportRow }>(rows: readonly T[]): T[][] {
  const batches: T[][] = [];
  let size = 0;
  for (const item of rows) {
    const length = JSON.stringify(item.row).length;
    const last = batches.at(-1);
    if (!last || last.length >= batch.rows || size + length > batch.characters) {
      batches.push([item]);
      size = length;
    } else {
      last.push(item);
      size += length;
    }
  }
  return batches;
}

/** Returns rejected rows as a CSV file. Prefixes possible formulas with an apostrophe. */
export function createRejectedCsv(skipped: readonly Skipped[]): string {
  return [
    ['line', 'email', 'reason'],
    ...skipped.map(({ line, email, reason }) => [String(line), email, reason]),
  ]
    .map(toCsvLine)
    .join('');
}
