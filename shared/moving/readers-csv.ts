import { readCsvRows, type CsvRow } from '#shared/csv-rows.ts';
import { readChunks } from '#shared/read-chunks.ts';
import { english } from '#shared/texts/translate.ts';

/** A row that is not imported. */
export type Skipped = { line: number; email: string; reason: string };
/** `broken`: rows that cannot be read. `isExcel`: no other program begins a file so. */
export type CsvFile = { rows: CsvRow[]; broken: Skipped[]; isExcel: boolean };

/** Limit of memory in a browser. */
const maxBytes = 30 * 1024 * 1024;

/** Returns why a file is not read, in English; null if it can be. */
export const findTooLarge = (file: Blob): string | null =>
  file.size > maxBytes ? english('The file is larger than 30 MB. Import it in parts.') : null;

export async function readCsv(file: Blob): Promise<CsvFile> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isExcel =
    (start[0] === 0xff && start[1] === 0xfe) || new TextDecoder().decode(start).startsWith('sep=');
  const read: CsvFile = { rows: [], broken: [], isExcel };
  for await (const row of readCsvRows(readChunks(file))) {
    if ('cells' in row) {
      read.rows.push(row);
    } else {
      const what = row.column === undefined ? 'The row' : 'A cell';
      read.broken.push({ line: row.line, email: '', reason: `${what} ${row.problem}.` });
    }
  }
  return read;
}

/** A file of readers by name. */
export type ReaderFile = CsvFile & { name: string };

/** Returns a file of readers as if it had been read. The first row has the names of columns. */
export const createReaderFile = (name: string, rows: string[][]): ReaderFile => ({
  name,
  rows: rows.map((cells, i) => ({ line: i + 1, cells, isUtf8: true })),
  broken: [],
  isExcel: false,
});
