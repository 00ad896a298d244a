import { maxRow, readCsvRows, readLines, toColumnName, type Bytes } from './csv-rows.ts';
import { fillSentence, problem } from './texts/problems.ts';
import { english } from './texts/translate.ts';

/** A row of a posts file, or its error. `line`: its first line, from 1. */
export type FileRow =
  { line: number; values: Record<string, unknown> } | { line: number; reason: string };

/** An unreadable file. The message continues the file name: "has no …". */
export class PostFileError extends Error {
  override name = 'PostFileError';
}

const reasonTooLong = fillSentence('The row is longer than {n} bytes.', maxRow);
const noObject = english('The row is not a JSON object.');

const requiredColumns = ['title', 'author', 'created_at'];

/** Reads a CSV file with a header row, which must name the columns of `required`. */
export async function* readCsv(
  chunks: AsyncIterable<Bytes>,
  required = requiredColumns,
): AsyncGenerator<FileRow> {
  let columns: string[] | null = null;
  for await (const row of readCsvRows(chunks)) {
    const { line } = row;
    if (!columns) {
      if ('problem' in row)
        throw new PostFileError(`has no names of columns: line ${line} ${row.problem}`);
      columns = readColumns(row.cells, required);
    } else if ('problem' in row) {
      yield {
        line,
        reason:
          row.column === undefined
            ? reasonTooLong
            : fillSentence(
                '“{n}” has a quote that is not closed or not doubled.',
                columns[row.column] ?? row.column + 1,
              ),
      };
    } else if (!row.isUtf8) {
      const at = row.cells.findIndex((cell) => cell.includes('\ufffd'));
      yield { line, reason: fillSentence('“{n}” is not text in Unicode.', columns[at] ?? at + 1) };
    } else {
      const { cells } = row;
      yield cells.length === columns.length
        ? { line, values: Object.fromEntries(columns.map((name, i) => [name, cells[i]])) }
        : {
            line,
            reason: fillSentence(
              'The row has {n} values for {m} columns.',
              cells.length,
              columns.length,
            ),
          };
    }
  }
  if (!columns) throw new PostFileError(problem('is empty: its first line must name the columns'));
}

/** Reads JSON Lines. */
export async function* readJsonLines(chunks: AsyncIterable<Bytes>): AsyncGenerator<FileRow> {
  for await (const { line, text, isUtf8, isTooLong } of readLines(chunks)) {
    if (text.trim() === '') continue;
    if (isTooLong) yield { line, reason: reasonTooLong };
    else if (!isUtf8) yield { line, reason: english('The row is not text in Unicode.') };
    else yield jsonRow(line, text);
  }
}

function jsonRow(line: number, text: string): FileRow {
  try {
    const values: unknown = JSON.parse(text);
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      return { line, reason: noObject };
    return { line, values: values as Record<string, unknown> };
  } catch {
    return { line, reason: noObject };
  }
}

function readColumns(cells: string[], required: string[]): string[] {
  const columns = cells.map(toColumnName);
  const missing = required.find((name) => !columns.includes(name));
  if (missing)
    throw new PostFileError(
      `has no column "${missing}": ` +
        'its first line must name the columns, in UTF-8, with commas between',
    );
  const duplicate = columns.find((name, i) => columns.indexOf(name) !== i);
  if (duplicate !== undefined) throw new PostFileError(`has two columns "${shortName(duplicate)}"`);
  return columns;
}

const shortName = (name: string) => name.slice(0, 60);
