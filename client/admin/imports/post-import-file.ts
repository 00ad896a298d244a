import type { ImportRow } from '#shared/contract/admin-imports.ts';

/** A file of posts cannot be read as a whole. The message goes on where the file is named: "has no …". */
export class PostFileError extends Error {
  override name = 'PostFileError';
}

/** Columns of a file that mean something, and those without which no row could be a post: as `npm run import` has them. */
const columns = ['id', 'title', 'url', 'num_points', 'author', 'created_at', 'text'] as const;
const required = ['title', 'author', 'created_at'];
/** Bytes of a row. */
const maxRow = 256 * 1024;
/** Of one call: rows, and bytes of them as they are sent, far enough below what the API reads. */
const piece = { rows: 200, bytes: 900 * 1024, usual: 400 * 1024 };

type Values = Extract<ImportRow, { values: unknown }>['values'];
type Line = { line: number; bytes: Uint8Array<ArrayBuffer>; tooLong: boolean };

/** Rows of a file, one after another, however large it is. By its name it is JSON lines, or else CSV (RFC 4180, UTF-8). Throws PostFileError. */
export async function* readPostFile(file: File): AsyncGenerator<ImportRow> {
  yield* /\.(?:jsonl|ndjson)$/i.test(file.name) ? readJsonLines(file) : readCsv(file);
}

export async function countRows(file: File): Promise<number> {
  let rows = 0;
  for await (const _ of readPostFile(file)) rows += 1;
  return rows;
}

/** What is sent with one call each, of the rows from `from` on. */
export async function* piecesOf(file: File, from: number): AsyncGenerator<ImportRow[]> {
  let rows: ImportRow[] = [];
  let size = 0;
  let at = 0;
  for await (const read of readPostFile(file)) {
    at += 1;
    if (at <= from) continue;
    const bytes = encoder.encode(JSON.stringify(read)).length;
    // Of signs that take six bytes each when they are sent.
    const row =
      bytes <= piece.bytes ? read : { line: read.line, problem: 'row is longer than can be sent' };
    if (rows.length > 0 && (rows.length === piece.rows || size + bytes > piece.usual)) {
      yield rows;
      rows = [];
      size = 0;
    }
    rows.push(row);
    size += Math.min(bytes, piece.bytes);
  }
  if (rows.length > 0) yield rows;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Null for what is not UTF-8. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

async function* readJsonLines(file: File): AsyncGenerator<ImportRow> {
  for await (const { line, bytes, tooLong } of linesOf(file)) {
    if (isBlank(bytes)) continue;
    const text = tooLong ? null : textOf(bytes);
    if (text === null) yield { line, problem: tooLong ? longRow : 'row is not valid UTF-8' };
    else yield jsonRow(line, text);
  }
}

function jsonRow(line: number, text: string): ImportRow {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { line, problem: 'row is not valid JSON' };
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    return { line, problem: 'row is not a JSON object' };
  const values: Values = {};
  for (const name of columns) {
    const value: unknown = Object.hasOwn(read, name)
      ? (read as Record<string, unknown>)[name]
      : undefined;
    // What is neither is told to be of the wrong kind, as `true` is.
    if (value !== undefined)
      values[name] =
        typeof value === 'string' || typeof value === 'number' || value === null ? value : true;
  }
  return { line, values };
}

/** A row with broken quotes costs only its own line: reading goes on with the next one. */
async function* readCsv(file: File): AsyncGenerator<ImportRow> {
  const lines = linesOf(file);
  // Lines that were read ahead in vain, the next one last.
  const again: Line[] = [];
  const nextLine = async () => again.pop() ?? (await lines.next()).value ?? null;
  let names: string[] | null = null;
  for (let first = await nextLine(); first; first = await nextLine()) {
    if (isBlank(first.bytes)) continue;
    const { line } = first;
    if (first.tooLong) {
      if (!names) throw new PostFileError('has a first line that is too long to name columns');
      yield { line, problem: longRow };
      continue;
    }
    const record = [first];
    let size = first.bytes.length;
    for (let quotes = quotesIn(first.bytes); quotes % 2 === 1 && size <= maxRow;) {
      const more = await nextLine();
      if (!more) break;
      record.push(more);
      quotes += quotesIn(more.bytes);
      size += more.bytes.length + 1;
      if (more.tooLong) break;
    }
    const texts = record.map(({ bytes }) => textOf(bytes));
    const text = texts.some((one) => one === null) ? null : texts.join('\n').replace(/\r$/, '');
    const cells = text === null ? 'row is not valid UTF-8' : cellsOf(text);
    if (names === null) {
      if (typeof cells === 'string' || 'fault' in cells)
        throw new PostFileError(
          `has a line ${line} that cannot be read, where the names of its columns are expected`,
        );
      names = namesOf(cells);
    } else if (typeof cells === 'string') yield { line, problem: cells };
    else if ('fault' in cells) {
      again.push(...record.slice(1).toReversed());
      yield { line, problem: `${shortName(names[cells.column])} ${cells.fault}` };
    } else
      yield cells.length === names.length
        ? { line, values: valuesOf(names, cells) }
        : { line, problem: `row has ${cells.length} values for ${names.length} columns` };
  }
  if (names === null) throw new PostFileError('is empty: its first line must name the columns');
}

const longRow = `row is longer than ${maxRow} bytes`;
const shortName = (name = 'row') => name.slice(0, 60);

function valuesOf(names: string[], cells: string[]): Values {
  const values: Values = {};
  for (const name of columns) {
    const at = names.indexOf(name);
    if (at !== -1) values[name] = cells[at] ?? '';
  }
  return values;
}

function namesOf(cells: string[]): string[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const missing = required.find((name) => !names.includes(name));
  if (missing)
    throw new PostFileError(
      `has no column “${missing}”: its first line must name the columns, in UTF-8, with commas between`,
    );
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new PostFileError(`has two columns “${shortName(twice)}”`);
  return names;
}

type Fault = { column: number; fault: string };

/** The values of one row, or which of them has broken quotes. */
function cellsOf(text: string): string[] | Fault {
  const cells: string[] = [];
  for (let at = 0; ;) {
    const column = cells.length;
    if (text[at] !== '"') {
      const end = text.indexOf(',', at);
      const cell = text.slice(at, end === -1 ? undefined : end);
      if (cell.includes('"'))
        return { column, fault: 'has a quote inside, and is not quoted as a whole' };
      cells.push(cell);
      if (end === -1) return cells;
      at = end + 1;
      continue;
    }
    let cell = '';
    for (let from = at + 1; ;) {
      const quote = text.indexOf('"', from);
      if (quote === -1) return { column, fault: 'begins with a quote that is never closed' };
      cell += text.slice(from, quote);
      if (text[quote + 1] !== '"') {
        at = quote + 1;
        break;
      }
      cell += '"';
      from = quote + 2;
    }
    cells.push(cell);
    if (at === text.length) return cells;
    if (text[at] !== ',') return { column, fault: 'has a quote inside that is not doubled' };
    at += 1;
  }
}

/** The lines of a file, without their ends and the mark at its beginning. Of a line that is too long only a part is kept. */
async function* linesOf(file: File): AsyncGenerator<Line, undefined> {
  const reader = file.stream().getReader();
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let [size, line] = [0, 1];
  const take = (): Line => {
    let bytes = joined(parts);
    if (line === 1 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
      bytes = bytes.subarray(3);
    const taken = { line, bytes, tooLong: size > maxRow };
    parts = [];
    size = 0;
    line += 1;
    return taken;
  };
  try {
    for (;;) {
      const { value: chunk, done } = await reader.read();
      if (done) break;
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
  } finally {
    await reader.cancel();
  }
}

function joined(parts: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const quotesIn = (bytes: Uint8Array) =>
  bytes.reduce((count, byte) => count + Number(byte === 34), 0);
const isBlank = (bytes: Uint8Array) =>
  bytes.every((byte) => byte === 32 || byte === 9 || byte === 13);
