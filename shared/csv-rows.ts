import { CsvError, parse } from 'csv-parse/sync';

/** A row of a CSV file. `line`: its first line, from 1. `isUtf8`: whether all its bytes are. */
export type CsvRow = { line: number; cells: string[]; isUtf8: boolean };
/** A row that cannot be read. The problem continues the name of its column, or "row". */
type BrokenRow = { line: number; column?: number; problem: string };

export type Bytes = Uint8Array<ArrayBufferLike>;
/** A line without its end. The text of a line that is too long is cut. */
type Line = { line: number; text: string; isUtf8: boolean; isTooLong: boolean };

/** Max bytes of a line, and max characters of a row of lines: twice the longest text of a post. */
export const maxRow = 256 * 1024;
const tooLong = `is longer than ${maxRow} bytes`;

/**
 * Reads a CSV file (RFC 4180, UTF-8 or UTF-16) as programs write it: with any line ends, a byte
 * order mark, commas, semicolons or tabs between cells, or a first line such as `sep=;`. A quote within a cell that has none around it is
 * text. Skips empty rows. Broken quotes cost only their own line, so each row is parsed alone: a
 * parser of the whole file would lose the rest.
 */
export async function* readCsvRows(
  chunks: AsyncIterable<Bytes>,
): AsyncGenerator<CsvRow | BrokenRow> {
  const lines = readLines(chunks);
  // Lines to read again after a broken row, in reverse order.
  const again: Line[] = [];
  const nextLine = async () => again.pop() ?? (await lines.next()).value ?? null;
  let delimiter: string | null = null;

  try {
    for (let first = await nextLine(); first; first = await nextLine()) {
      const { line } = first;
      if (first.text.trim() === '') continue;
      if (first.isTooLong) {
        yield { line, problem: tooLong };
        continue;
      }
      if (delimiter === null) {
        const [, named] = /^"?sep=([^"])"?[,;\s]*$/i.exec(first.text) ?? [];
        delimiter = named ?? detectDelimiter(first.text);
        if (named !== undefined) continue;
      }
      const record = [first];
      let problem = 'starts with a quote that is never closed';
      const relaxed = { delimiter, relax_quotes: true };
      let cells = splitRecord(first.text, { ...relaxed, rtrim: true });
      // In `"One" word`, the second quote does not end the cell.
      if (!Array.isArray(cells)) cells = splitRecord(first.text, relaxed);
      if (!Array.isArray(cells)) {
        // An odd number of quotes means that the cell continues on the next line.
        let quotes = countQuotes(first.text);
        for (let size = first.text.length; quotes % 2 === 1;) {
          const next = await nextLine();
          if (!next) break;
          record.push(next);
          quotes += countQuotes(next.text);
          size += next.text.length + 1;
          if (next.isTooLong || size > maxRow) {
            problem = `starts with a quote that is not closed within ${maxRow} characters`;
            break;
          }
        }
        if (quotes % 2 === 0) problem = 'has a quote that is not doubled';
        const text = record.map((part) => part.text).join('\n');
        const joined = splitRecord(text, { delimiter, rtrim: true });
        if (Array.isArray(joined)) cells = joined;
      }
      if (!Array.isArray(cells)) {
        again.push(...record.slice(1).toReversed());
        yield { line, ...cells, problem };
      } else if (cells.some((cell) => cell !== '')) {
        yield { line, cells, isUtf8: record.every(({ isUtf8 }) => isUtf8) };
      }
    }
  } finally {
    await lines.return(undefined);
  }
}

/** Returns the cells of a row, or the column with broken quotes. */
function splitRecord(
  text: string,
  options: { delimiter: string; relax_quotes?: boolean; rtrim?: boolean },
): string[] | { column: number } {
  try {
    const rules = { record_delimiter: '\n', ltrim: true, relax_column_count: true };
    return parse(text, { ...rules, ...options })[0] ?? [];
  } catch (error) {
    if (!(error instanceof CsvError && error.code.includes('QUOTE'))) throw error;
    return { column: Number(error.column) };
  }
}

/**
 * Returns the most frequent of the delimiters in the first line. If two are as frequent, prefers
 * the one that is rarer in text.
 */
function detectDelimiter(first: string): string {
  const unquoted = first.replace(/"(?:[^"]|"")*"/g, '');
  const count = (sign: string) => unquoted.split(sign).length - 1;
  const best = ['\t', ';', ','].reduce((top, sign) => (count(sign) > count(top) ? sign : top));
  return count(best) === 0 ? ',' : best;
}

/** `Created at` is `created_at`. */
export const toColumnName = (cell: string): string =>
  cell.trim().toLowerCase().replace(/[ -]+/g, '_');

/** Splits at line feeds, carriage returns, or both. Cuts long lines. */
export async function* readLines(chunks: AsyncIterable<Bytes>): AsyncGenerator<Line, undefined> {
  let parts: Bytes[] = [];
  let [size, line, isAfterReturn] = [0, 1, false];
  const takeLine = (): Line => {
    const taken = { line, ...decode(concat(parts)), isTooLong: size > maxRow };
    parts = [];
    size = 0;
    line += 1;
    return taken;
  };
  for await (const chunk of toUtf8(chunks)) {
    for (let from = 0; from < chunk.length;) {
      let end = from;
      while (end < chunk.length && chunk[end] !== 10 && chunk[end] !== 13) end += 1;
      if (size <= maxRow) parts.push(chunk.subarray(from, end));
      size += end - from;
      if (end === chunk.length) break;
      // A line feed directly after a carriage return ends no line.
      const isSecond = isAfterReturn && size === 0 && chunk[end] === 10;
      isAfterReturn = chunk[end] === 13;
      if (!isSecond) yield takeLine();
      from = end + 1;
    }
  }
  if (size > 0) yield takeLine();
}

/** Converts UTF-16, which a byte order mark shows, or the zero byte of a first Latin letter. */
export async function* toUtf8(chunks: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  const encoder = new TextEncoder();
  let utf16: TextDecoder | null | undefined;
  let head: Bytes = new Uint8Array();
  for await (const chunk of chunks) {
    let bytes = chunk;
    if (utf16 === undefined) {
      head = bytes = concat([head, chunk]);
      if (head.length < 2) continue;
      const [first, second] = head;
      if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
        utf16 = new TextDecoder('utf-16le');
      else if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
        utf16 = new TextDecoder('utf-16be');
      else utf16 = null;
    }
    yield utf16 ? encoder.encode(utf16.decode(bytes, { stream: true })) : bytes;
  }
  if (utf16 === undefined) yield head;
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

// Both leave out a byte order mark.
const strictDecoder = new TextDecoder('utf-8', { fatal: true });
const decoder = new TextDecoder();

function decode(bytes: Bytes): { text: string; isUtf8: boolean } {
  try {
    return { text: strictDecoder.decode(bytes), isUtf8: true };
  } catch {
    return { text: decoder.decode(bytes), isUtf8: false };
  }
}

const countQuotes = (text: string) => text.split('"').length - 1;
