/** A row, with the line that it starts on. */
export type CsvRow = { line: number; cells: string[] };

/**
 * Reads CSV (RFC 4180). Accepts any line ending and a byte order mark. The delimiter is the most
 * frequent of comma, semicolon and tab in the first line. Skips empty lines. `problem`: the line of
 * an unclosed quote; earlier rows are valid.
 */
export function readCsv(source: string): { rows: CsvRow[]; problem: string | null } {
  const text = source.replace(/^\uFEFF/, '');
  const separator = detectDelimiter(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let start = 1;
  let quoteAt = 1;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((content) => content.trim() !== '')) rows.push({ line: start, cells });
    cells = [];
  };
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i] as string;
    const lineEnd = sign === '\n' || (sign === '\r' && text[i + 1] !== '\n');
    if (lineEnd) line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
      quoteAt = line;
    } else if (sign === separator) endCell();
    else if (lineEnd) {
      endRow();
      start = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (quoted) return { rows, problem: `The quote that begins in line ${quoteAt} is not closed.` };
  if (cell !== '' || cells.length > 0) endRow();
  return { rows, problem: null };
}

/** If two are as frequent, prefers the one that is rarer in text. */
function detectDelimiter(text: string): string {
  const first = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const count = (sign: string) => first.split(sign).length - 1;
  const best = ['\t', ';', ','].reduce((top, sign) => (count(sign) > count(top) ? sign : top));
  return count(best) === 0 ? ',' : best;
}
