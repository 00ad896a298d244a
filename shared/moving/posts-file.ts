import type { ImportRow } from '#shared/contract/admin-imports.ts';
import { readCsv, readJsonLines } from '#shared/post-import-file.ts';
import { readChunks } from '#shared/read-chunks.ts';
import { fillSentence } from '../texts/problems.ts';

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
export type PostFormat = 'csv' | 'jsonl';
/** JSON lines by the name of a file; else CSV. */
export const getPostFormat = (name: string): PostFormat =>
  /\.(?:jsonl|ndjson)$/i.test(name) ? 'jsonl' : 'csv';

/** Reads a file of posts. Throws PostFileError. */
export async function* readPostFile(format: PostFormat, file: Blob): AsyncGenerator<ImportRow> {
  const read = format === 'jsonl' ? readJsonLines : readCsv;
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

/** Groups rows into requests, starting at row `from`. */
export async function* splitRows(
  all: AsyncIterable<ImportRow>,
  from: number,
): AsyncGenerator<ImportRow[]> {
  let rows: ImportRow[] = [];
  let size = 0;
  let at = 0;
  for await (const read of all) {
    at += 1;
    if (at <= from) continue;
    const bytes = encoder.encode(JSON.stringify(read)).length;
    // JSON writes a control character in six bytes.
    const row =
      bytes <= piece.bytes
        ? read
        : {
            line: read.line,
            problem: fillSentence('The row is longer than {n} bytes.', piece.bytes),
          };
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
