import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';

/** One row of a file of posts: its values by column, or why it cannot be read. `line` is where it begins, counted from 1. */
export type FileRow =
  { line: number; values: Record<string, unknown> } | { line: number; reason: string };

/** The file as a whole cannot be read. The message goes on where the file was named: "has no …". */
export class PostFileError extends Error {
  override name = 'PostFileError';
}

/** Bytes of one row: twice what the longest text takes. Nothing longer is kept in memory, whatever the file holds. */
const maxRow = 256 * 1024;

/** Columns without which no row could be a post. */
const requiredColumns = ['title', 'author', 'created_at'];

type Line = { line: number; bytes: Buffer; isTooLong: boolean };

/**
 * Rows of a CSV file (RFC 4180, UTF-8, columns named by the first row), one after another. A row with broken quotes costs only its own
 * line: reading goes on with the next one. Throws PostFileError when the first row is not one of column names.
 */
export async function* readCsv(chunks: AsyncIterable<Buffer>): AsyncGenerator<FileRow> {
  const lines = linesOf(chunks);
  // Lines that were read ahead in vain, the next one last.
  const again: Line[] = [];
  const nextLine = async () => again.pop() ?? (await lines.next()).value ?? null;
  let columns: string[] | null = null;

  try {
    for (let first = await nextLine(); first; first = await nextLine()) {
      if (isBlank(first.bytes)) continue;
      const { line } = first;
      if (first.isTooLong) {
        if (!columns) throw new PostFileError(`has a first line of more than ${maxRow} bytes`);
        yield tooLong(line);
        continue;
      }
      // With quotes in pairs the row is whole; else a quoted value goes on in the next line.
      const record = [first];
      let size = first.bytes.length;
      for (let quotes = quotesIn(first.bytes); quotes % 2 === 1 && size <= maxRow;) {
        const more = await nextLine();
        if (!more) break;
        record.push(more);
        quotes += quotesIn(more.bytes);
        size += more.bytes.length + 1;
        if (more.isTooLong) break;
      }
      const fields = parseRecord(record);
      if (!columns) {
        if (fields instanceof QuoteFault)
          throw new PostFileError(
            `has broken quotes in line ${line}, where the names of its columns are expected`,
          );
        columns = columnsOf(fields);
      } else if (fields instanceof QuoteFault) {
        for (const next of record.slice(1).reverse()) again.push(next);
        yield { line, reason: `${columns[fields.column] ?? 'row'} ${fields.message}` };
      } else {
        yield fields.length === columns.length
          ? rowOf(line, columns, fields)
          : { line, reason: `row has ${fields.length} values for ${columns.length} columns` };
      }
    }
    if (!columns) throw new PostFileError('is empty: its first line must name the columns');
  } finally {
    await lines.return(undefined);
  }
}

/** Rows of a file with one JSON object in each line. */
export async function* readJsonLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<FileRow> {
  for await (const { line, bytes, isTooLong } of linesOf(chunks)) {
    if (isBlank(bytes)) continue;
    if (isTooLong) yield tooLong(line);
    else if (!isUtf8(bytes)) yield { line, reason: 'row is not valid UTF-8' };
    else yield jsonRow(line, bytes.toString());
  }
}

function jsonRow(line: number, text: string): FileRow {
  try {
    const values: unknown = JSON.parse(text);
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      return { line, reason: 'row is not a JSON object' };
    return { line, values: values as Record<string, unknown> };
  } catch {
    return { line, reason: 'row is not valid JSON' };
  }
}

class QuoteFault {
  readonly column: number;
  readonly message: string;
  constructor(column: number, message: string) {
    this.column = column;
    this.message = message;
  }
}

/** The values of one row. */
function parseRecord(lines: Line[]): Buffer[] | QuoteFault {
  const text = Buffer.concat(
    lines.flatMap(({ bytes }, i) => (i === 0 ? [bytes] : [lineEnd, bytes])),
  );
  try {
    // As bytes, since text has no sign left of what was no UTF-8.
    const [fields = []] = parse(text.subarray(0, text.at(-1) === 13 ? -1 : undefined), {
      encoding: null,
      record_delimiter: '\n',
      relax_column_count: true,
    });
    return fields as unknown as Buffer[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return new QuoteFault(
      Number(error.column),
      quoteFaults[error.code] ?? `is not CSV (${error.code})`,
    );
  }
}

const quoteFaults: Record<string, string> = {
  INVALID_OPENING_QUOTE: 'has a quote inside, and is not quoted as a whole',
  CSV_INVALID_CLOSING_QUOTE: 'has a quote inside that is not doubled',
  CSV_QUOTE_NOT_CLOSED: 'begins with a quote that is never closed',
};

function rowOf(line: number, columns: string[], fields: Buffer[]): FileRow {
  const broken = fields.findIndex((field) => !isUtf8(field));
  if (broken !== -1) return { line, reason: `${columns[broken]} is not valid UTF-8` };
  return {
    line,
    values: Object.fromEntries(columns.map((name, i) => [name, fields[i]?.toString()])),
  };
}

function columnsOf(fields: Buffer[]): string[] {
  const columns = fields.map((field) => field.toString().trim().toLowerCase());
  const missing = requiredColumns.find((name) => !columns.includes(name));
  if (missing)
    throw new PostFileError(
      `has no column "${missing}": its first line must name the columns, in UTF-8, with commas between`,
    );
  const twice = columns.find((name, i) => columns.indexOf(name) !== i);
  if (twice !== undefined) throw new PostFileError(`has two columns "${twice}"`);
  return columns;
}

/** The lines of a file, without their ends and the mark at its beginning. Of a line that is too long only a part is kept. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line, undefined> {
  let parts: Buffer[] = [];
  let size = 0;
  let line = 1;
  const take = (): Line => {
    const whole = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    const bytes =
      line === 1 && whole.subarray(0, 3).equals(byteOrderMark) ? whole.subarray(3) : whole;
    const taken = { line, bytes, isTooLong: size > maxRow };
    parts = [];
    size = 0;
    line += 1;
    return taken;
  };
  for await (const chunk of chunks) {
    for (let from = 0; from <= chunk.length;) {
      const end = chunk.indexOf(10, from);
      const part = chunk.subarray(from, end === -1 ? undefined : end);
      if (size <= maxRow) parts.push(part);
      size += part.length;
      if (end === -1) break;
      yield take();
      from = end + 1;
    }
  }
  if (size > 0) yield take();
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const lineEnd = Buffer.from('\n');

const tooLong = (line: number): FileRow => ({ line, reason: `row is longer than ${maxRow} bytes` });

function quotesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(34); at !== -1; at = bytes.indexOf(34, at + 1)) count += 1;
  return count;
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 32 || byte === 9 || byte === 13);
}
