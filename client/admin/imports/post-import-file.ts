import type { ImportRow } from '#shared/contract/admin-imports.ts';
import { readCsv, readJsonLines } from '#shared/post-import-file.ts';
import { readChunks } from '../lib/read-chunks.ts';

const columns = [
  'id',
  'title',
  'url',
  'num_points',
  'num_comments',
  'source',
  'author',
  'created_at',
  'text',
] as const;
/** Maximum rows and bytes of a request, below the limits of the API. */
const piece = { rows: 200, bytes: 900 * 1024, usual: 400 * 1024 };

type Values = Extract<ImportRow, { values: unknown }>['values'];
/** Reads JSON lines or, for all other file names, CSV. Throws PostFileError. */
export async function* readPostFile(file: File): AsyncGenerator<ImportRow> {
  const read = /\.(?:jsonl|ndjson)$/i.test(file.name) ? readJsonLines : readCsv;
  for await (const row of read(readChunks(file)))
    yield 'reason' in row
      ? { line: row.line, problem: row.reason }
      : { line: row.line, values: toValues(row.values) };
}

function toValues(row: Record<string, unknown>): Values {
  const values: Values = {};
  for (const name of columns) {
    const value = Object.hasOwn(row, name) ? row[name] : undefined;
    // The API rejects `true`, and other types with it.
    if (value !== undefined)
      values[name] =
        typeof value === 'string' || typeof value === 'number' || value === null ? value : true;
  }
  return values;
}

export async function countRows(file: File): Promise<number> {
  let rows = 0;
  for await (const _ of readPostFile(file)) rows += 1;
  return rows;
}

/** Yields the rows of each request, starting at row `from`. */
export async function* splitFile(file: File, from: number): AsyncGenerator<ImportRow[]> {
  let rows: ImportRow[] = [];
  let size = 0;
  let at = 0;
  for await (const read of readPostFile(file)) {
    at += 1;
    if (at <= from) continue;
    const bytes = encoder.encode(JSON.stringify(read)).length;
    // JSON writes a control character in six bytes.
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
