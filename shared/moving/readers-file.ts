import type { CallInput } from '#shared/contract/index.ts';
import { toCsvLine } from '#shared/csv-line.ts';
import { toColumnName, type CsvRow } from '#shared/csv-rows.ts';
import { digestLanguages } from '#shared/paths.ts';
import { isTimeZone } from '#shared/text-rules.ts';
import { english } from '#shared/texts/translate.ts';
import type { Skipped } from './readers-csv.ts';
import { findDayOrder, isNumericDate, readDate, type DayOrder } from './reader-dates.ts';
import {
  findService,
  isLeaving,
  isStatusColumn,
  outcomes,
  getStatusReader,
  type Outcome,
  type Service,
} from './reader-services.ts';

export type ImportRow = NonNullable<
  CallInput<'POST /api/admin/subscribers/import'>['body']
>['rows'][number];

/** Meanings of columns, of which each but the status is of one column. */
export const targets = {
  email: { label: english('Address'), names: /^(?:e_?mail(?:_?address)?|address)$/ },
  status: { label: english('Status'), names: /(?!)/ },
  frequency: { label: english('Daily or weekly'), names: /^(?:frequency|digest|how_?often)$/ },
  language: { label: english('Language'), names: /^(?:lang(?:uage)?|locale)$/ },
  timeZone: { label: english('Time zone'), names: /^(?:time_?zone|tz)$/ },
  consent: {
    label: english('How they agreed'),
    names: /^(?:consent|opt_?in(?:_?source)?|source)$/,
  },
  consentAt: {
    label: english('When they agreed'),
    names:
      /^(?:(?:consent|opt_?in|confirm|subscri(?:be|bed|ption))_?(?:at|date|time)|confirmed_?at|creat(?:ed|ion)_?(?:at|date))$/,
  },
} as const;
export type Target = keyof typeof targets;
export const targetNames = Object.keys(targets) as Target[];
/** What a row may have besides its address. */
type Optional = Exclude<Target, 'email' | 'status'>;

/** How a file is read. A person may correct all of it but the names. */
export type Plan = {
  header: boolean;
  /** Names of the columns; empty without a header. */
  names: string[];
  service: Service | null;
  /** The meaning of each column; null: not used. */
  columns: (Target | null)[];
  /** The order that a person has chosen; null: the column tells. */
  dayOrder: DayOrder | null;
  /** What a person has said of statuses, by `Question.key`. */
  answers: Record<string, Outcome>;
};

/** Whether the first line has names of columns: it has no email address. */
export const hasHeader = (rows: readonly CsvRow[]): boolean =>
  rows[0]?.cells.some((cell) => cell.includes('@')) === false;

/**
 * Finds the meanings of columns by their names. By content: the column of status and that of the
 * addresses, if no name says so.
 */
export function createPlan(rows: readonly CsvRow[], header: boolean): Plan {
  const cells = rows[0]?.cells ?? [];
  const names = cells.map((cell) =>
    header ? toColumnName(cell).replace(/[^\p{L}\p{N}]+$/u, '') : '',
  );
  const service = findService(names);
  const body = rows.slice(header ? 1 : 0);
  const columns = names.map((name, i): Target | null => {
    if (isStatusColumn(service, name)) return 'status';
    const named = targetNames.find((target) => targets[target].names.test(name));
    return named ?? (body.some((row) => isLeaving(row.cells[i] ?? '')) ? 'status' : null);
  });
  const isFirst = (target: Target | null, i: number) =>
    target === 'status' || columns.indexOf(target) === i;
  const plan = columns.map((target, i) => (isFirst(target, i) ? target : null));
  if (!plan.includes('email')) {
    const at = (body[0]?.cells ?? []).findIndex((cell) => cell.includes('@'));
    if (at >= 0) plan[at] = 'email';
  }
  return { header, names, service, columns: plan, dayOrder: null, answers: {} };
}

/** Gives a column another meaning. No two columns have one, except for the status. */
export const moveColumn = (plan: Plan, at: number, target: Target | null): Plan => ({
  ...plan,
  columns: plan.columns.map((before, i) =>
    i === at ? target : before === target && target !== 'status' ? null : before,
  ),
});

/** A row as it was understood. `unread`: cells that are left out. */
export type ReadRow = { line: number; row: ImportRow; outcome: Outcome; unread: Optional[] };
/** A status that a person must explain. `value` is empty for rows that have none. */
export type Question = { key: string; column: string; value: string; count: number };
export type ReadFile = {
  rows: ReadRow[];
  /** Rows without a valid address. */
  broken: Skipped[];
  questions: Question[];
  /** Whether a person must say the order of dates, such as `example`. */
  asksDayOrder: boolean;
  example: string;
};

const maxEmail = 400;
const maxConsent = 500;

/** Reads all rows. Nobody is subscribed unless a status or an answer of a person says so. */
export function readFile(rows: readonly CsvRow[], plan: Plan, now: Date): ReadFile {
  const body = rows.slice(plan.header ? 1 : 0);
  const dateColumn = plan.columns.indexOf('consentAt');
  const dates = body.flatMap(({ cells }) => cells[dateColumn] ?? []).filter(isNumericDate);
  const dayOrder = plan.dayOrder ?? findDayOrder(dates);
  const statusColumns = plan.columns.flatMap((target, at) => {
    const name = plan.names[at] ?? '';
    return target === 'status' ? { at, name, read: getStatusReader(plan.service, name) } : [];
  });
  const places = new Map(plan.columns.map((target, at) => [target, at]));
  const questions = new Map<string, Question>();
  const read: ReadFile = {
    rows: [],
    broken: [],
    questions: [],
    asksDayOrder: dates.length > 0 && findDayOrder(dates) === null,
    example: dates[0] ?? '',
  };
  for (const { line, cells, isUtf8 } of body) {
    const get = (target: Target) => {
      const cell = cells[places.get(target) ?? -1]?.trim() ?? '';
      return { cell, isText: isUtf8 || !cell.includes('\ufffd') };
    };
    const email = readAddress(get('email').cell);
    if (!/^\S+@\S+$/.test(email) || email.length > maxEmail || !get('email').isText) {
      const reason =
        email === '' ? english('The line has no address.') : english('Invalid address.');
      read.broken.push({ line, email: email.slice(0, 60), reason });
      continue;
    }
    const { outcome, asked } = readOutcome(cells, statusColumns, plan.answers);
    for (const question of asked) {
      const known = questions.get(question.key);
      if (known) known.count += 1;
      else questions.set(question.key, { ...question, count: 1 });
    }
    const unread: Optional[] = [];
    const row: ImportRow = { email };
    for (const target of ['frequency', 'language', 'timeZone', 'consent', 'consentAt'] as const) {
      const { cell, isText } = get(target);
      const value = isText && cell !== '' ? readers[target](cell, dayOrder, now) : null;
      if (value !== null) row[target] = value;
      else if (cell !== '') unread.push(target);
    }
    read.rows.push({ line, row, outcome, unread });
  }
  read.questions = [...questions.values()].toSorted((a, b) => b.count - a.count);
  return read;
}

/** Reads `Ada <ada@mail.example>`, and a cell that a spreadsheet shall not run. */
const readAddress = (cell: string): string =>
  (/<\s*([^<>\s]+@[^<>\s]+)\s*>$/.exec(cell)?.[1] ?? cell).replace(/^(?:mailto:|')/i, '').trim();

/** A column of status: its place, name and reader. */
type StatusColumn = { at: number; name: string; read: (cell: string) => Outcome | null };

/** Returns what the columns of status say of a row, and what a person must say of it. */
function readOutcome(
  cells: readonly string[],
  columns: readonly StatusColumn[],
  answers: Plan['answers'],
): { outcome: Outcome; asked: Omit<Question, 'count'>[] } {
  const asked: Omit<Question, 'count'>[] = [];
  const ask = (key: string, column = '', value = '') => void asked.push({ key, column, value });
  const found = columns.flatMap(({ at, name, read }) => {
    const cell = (cells[at] ?? '').trim();
    const outcome = read(cell);
    if (outcome === 'unknown') ask(`${at} ${cell.toLowerCase()}`, name, cell);
    return outcome ?? [];
  });
  if (found.length === 0) ask('');
  const said = [
    ...found.filter((outcome) => outcome !== 'unknown'),
    ...asked.map(({ key }) => answers[key] ?? 'unknown'),
  ];
  return { outcome: pickLast(said), asked: pickLast(found) === 'unknown' ? asked : [] };
}

const pickLast = (said: readonly Outcome[]): Outcome =>
  outcomes.findLast((outcome) => said.includes(outcome)) ?? 'unknown';

const languageCodes = new Map(
  digestLanguages.flatMap((code) =>
    [code, ...['en', code].map((of) => new Intl.DisplayNames(of, { type: 'language' }).of(code))]
      .filter((name) => name !== undefined)
      .map((name) => [name.toLowerCase(), code]),
  ),
);

/** Returns what the API reads; null if a cell is not understood. */
const readers: Record<
  Optional,
  (cell: string, dayOrder: DayOrder | null, now: Date) => string | null
> = {
  frequency: (cell) => (/^(?:daily|weekly)$/i.test(cell) ? cell.toLowerCase() : null),
  // `de-DE`, `German`, `Portuguese (Brazil)`.
  language: (cell) => {
    const name = cell.toLowerCase();
    return languageCodes.get(name) ?? languageCodes.get(name.split(/[-_ (]/)[0] ?? '') ?? null;
  },
  timeZone: (cell) => (isTimeZone(cell) ? cell : null),
  consent: (cell) => (cell.length > maxConsent ? `${cell.slice(0, maxConsent - 1)}…` : cell),
  consentAt: readDate,
};

/**
 * What becomes of rows. Import first those who left: whoever is in the file twice is then not
 * subscribed.
 */
export function groupRows(rows: readonly ReadRow[]) {
  const isLeftOut = ({ outcome }: ReadRow) => outcome === 'unconfirmed' || outcome === 'unknown';
  return {
    joining: rows.filter(({ outcome }) => outcome === 'subscribed'),
    leaving: rows.filter((row) => row.outcome !== 'subscribed' && !isLeftOut(row)),
    leftOut: rows.filter(isLeftOut),
  };
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
