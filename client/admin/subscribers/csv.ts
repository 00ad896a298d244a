import { CsvError, parse } from 'csv-parse/sync';

/** A row, with the line that it starts on. */
export type CsvRow = { line: number; cells: string[] };

/**
 * Reads CSV (RFC 4180). Accepts any line ending, a byte order mark, and quotes within a cell that
 * has none around it. The delimiter is the most frequent of comma, semicolon and tab in the first
 * line. Skips empty lines. `problem`: the line of an unclosed quote; earlier rows are valid.
 */
export function readCsv(source: string): { rows: CsvRow[]; problem: string | null } {
  const text = source.replace(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let end = 0;
  try {
    parse(text, {
      bom: true,
      delimiter: detectDelimiter(text),
      record_delimiter: '\n',
      ltrim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record(cells: string[], { lines }) {
        end = lines;
        rows.push({ line: lines - countLineEnds(cells), cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')) throw error;
    const rest = text.split('\n').slice(end);
    const line = end + 1 + rest.findIndex((part) => part.split('"').length % 2 === 0);
    return { rows, problem: `The quote that begins in line ${line} is not closed.` };
  }
  return { rows, problem: null };
}

const countLineEnds = (cells: string[]) => cells.join('').split('\n').length - 1;

/** If two are as frequent, prefers the one that is rarer in text. */
function detectDelimiter(text: string): string {
  const first = (/^[^\n]*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const count = (sign: string) => first.split(sign).length - 1;
  const best = ['\t', ';', ','].reduce((top, sign) => (count(sign) > count(top) ? sign : top));
  return count(best) === 0 ? ',' : best;
}
