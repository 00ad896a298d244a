/** Returns a line of a CSV file. */
export const toCsvLine = (cells: readonly string[]) => `${cells.map(toCsvCell).join(',')}\r\n`;

/**
 * Returns a cell by RFC 4180. Prefixes an apostrophe to what a spreadsheet would run as a formula.
 */
export function toCsvCell(text: string): string {
  const safe = /^[\s]*[=+\-@＝＋－＠]|^[\t\r]/u.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
