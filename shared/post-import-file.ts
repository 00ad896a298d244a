import { CsvError, parse } from 'csv-parse/sync';

/** A row of a posts file, or its error. `line`: its first line, from 1. */
export type FileRow =
  { line: number; values: Record<string, unknown> } | { line: number; reason: string };

/** An unreadable file. The message continues the file name: "has no …". */
export class PostFileError extends Error {
  override name = 'PostFileError';
}

/** Max bytes of a row: twice the longest text. */
const maxRow = 256 * 1024;
const requiredColumns = ['title', 'author', 'created_at'];

type Bytes = Uint8Array<ArrayBufferLike>;
type Line = { line: number; bytes: Bytes; isTooLong: boolean };

/**
 * Reads a CSV file (RFC 4180, UTF-8) with a header row. Broken quotes cost only their own line, so
 * each row is parsed alone: a parser of the whole file would lose the rest.
 */
export async function* readCsv(chunks: AsyncIterable<Bytes>): AsyncGenerator<FileRow> {
  const lines = readLines(chunks);
  // Lines to read again after a broken row, in reverse order.
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
      // An odd number of quotes means that the value continues on the next line.
      const record = [first];
      let size = first.bytes.length;
      for (let quotes = countQuotes(first.bytes); quotes % 2 === 1 && size <= maxRow;) {
        const next = await nextLine();
        if (!next) break;
        record.push(next);
        quotes += countQuotes(next.bytes);
        size += next.bytes.length + 1;
        if (next.isTooLong) break;
      }
      const texts = record.map(({ bytes }) => decode(bytes));
      const fields = splitRecord(
        texts
          .map(({ text }) => text)
          .join('\n')
          .replace(/\r$/, ''),
      );
      if (!columns) {
        if (!Array.isArray(fields))
          throw new PostFileError(
            `has broken quotes in line ${line}, where the names of its columns are expected`,
          );
        columns = readColumns(fields);
      } else if (!Array.isArray(fields)) {
        again.push(...record.slice(1).toReversed());
        yield { line, reason: `${shortName(columns[fields.column])} ${fields.problem}` };
      } else if (texts.some(({ isValid }) => !isValid)) {
        const name = columns[fields.findIndex((field) => field.includes('\ufffd'))];
        yield { line, reason: `${shortName(name)} is not valid UTF-8` };
      } else {
        yield fields.length === columns.length
          ? { line, values: Object.fromEntries(columns.map((name, i) => [name, fields[i]])) }
          : { line, reason: `row has ${fields.length} values for ${columns.length} columns` };
      }
    }
    if (!columns) throw new PostFileError('is empty: its first line must name the columns');
  } finally {
    await lines.return(undefined);
  }
}

/** Reads JSON Lines. */
export async function* readJsonLines(chunks: AsyncIterable<Bytes>): AsyncGenerator<FileRow> {
  for await (const { line, bytes, isTooLong } of readLines(chunks)) {
    if (isBlank(bytes)) continue;
    const { text, isValid } = decode(bytes);
    if (isTooLong) yield tooLong(line);
    else if (!isValid) yield { line, reason: 'row is not valid UTF-8' };
    else yield jsonRow(line, text);
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

const quoteProblems: Partial<Record<string, string>> = {
  INVALID_OPENING_QUOTE: 'has a quote inside, and is not quoted as a whole',
  CSV_INVALID_CLOSING_QUOTE: 'has a quote inside that is not doubled',
  CSV_QUOTE_NOT_CLOSED: 'starts with a quote that is never closed',
};

/** Returns the values of a row, or the column with broken quotes. */
function splitRecord(text: string): string[] | { column: number; problem: string } {
  try {
    return parse(text, { relax_column_count: true, record_delimiter: '\n' })[0] ?? [];
  } catch (error) {
    const problem = error instanceof CsvError ? quoteProblems[error.code] : undefined;
    if (problem === undefined) throw error;
    return { column: Number((error as CsvError).column), problem };
  }
}

function readColumns(fields: string[]): string[] {
  const columns = fields.map((field) => field.trim().toLowerCase());
  const missing = requiredColumns.find((name) => !columns.includes(name));
  if (missing)
    throw new PostFileError(
      `has no column "${missing}": ` +
        'its first line must name the columns, in UTF-8, with commas between',
    );
  const duplicate = columns.find((name, i) => columns.indexOf(name) !== i);
  if (duplicate !== undefined) throw new PostFileError(`has two columns "${shortName(duplicate)}"`);
  return columns;
}

/** Yields lines without line ends and byte order mark. Cuts long lines. */
async function* readLines(chunks: AsyncIterable<Bytes>): AsyncGenerator<Line, undefined> {
  let parts: Bytes[] = [];
  let [size, line] = [0, 1];
  const takeLine = (): Line => {
    let bytes = concat(parts);
    if (line === 1 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
      bytes = bytes.subarray(3);
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
      yield takeLine();
      from = end + 1;
    }
  }
  if (size > 0) yield takeLine();
}

function concat(parts: Bytes[]): Bytes {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function decode(bytes: Bytes): { text: string; isValid: boolean } {
  try {
    return { text: strictDecoder.decode(bytes), isValid: true };
  } catch {
    return { text: decoder.decode(bytes), isValid: false };
  }
}

const tooLong = (line: number): FileRow => ({ line, reason: `row is longer than ${maxRow} bytes` });
const shortName = (name = 'row') => name.slice(0, 60);

function countQuotes(bytes: Bytes): number {
  let count = 0;
  for (let at = bytes.indexOf(34); at !== -1; at = bytes.indexOf(34, at + 1)) count += 1;
  return count;
}

const isBlank = (bytes: Bytes) => bytes.every((byte) => byte === 32 || byte === 9 || byte === 13);
