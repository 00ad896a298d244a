import { getExtension, readText, type ExportFile } from './export-file.ts';

/** Null has no value. */
export type Row = Partial<Record<string, string>>;

const isDump = (file: ExportFile) => getExtension(file) === 'sql';

/** What stands before the name of the table that has these columns; null: no file has it. */
export async function findPrefix(
  files: readonly ExportFile[],
  table: string,
  columns: readonly string[],
): Promise<string | null> {
  const isNamed = (name: string) => name === table || name.endsWith(`_${table}`);
  for (const file of files.filter(isDump))
    for await (const found of readDump(file, isNamed))
      if (columns.every((name) => name in found.values)) return found.table.slice(0, -table.length);
  return null;
}

/** Reads rows of these tables, in the order of the files. */
export async function* readTables(
  files: readonly ExportFile[],
  prefix: string,
  tables: readonly string[],
): AsyncGenerator<{ table: string; values: Row }> {
  const wanted = new Set(tables.map((table) => prefix + table));
  for (const file of files.filter(isDump))
    for await (const { table, values } of readDump(file, (name) => wanted.has(name)))
      yield { table: table.slice(prefix.length), values };
}

/** Reads a dump of MySQL or MariaDB, as its own program, phpMyAdmin, HeidiSQL or phpBB write it. */
async function* readDump(
  file: ExportFile,
  isWanted: (name: string) => boolean,
): AsyncGenerator<{ table: string; values: Row }> {
  const columns = new Map<string, string[]>();
  for await (const statement of readStatements(file)) {
    const [head, verb = '', quoted = '', list] =
      /^(create table(?: if not exists)?|(?:insert|replace)(?: ignore)? into) ([^\s(]+)\s*(?:\(([^)]*)\)\s*values\s*|values\s*)?/i.exec(
        statement,
      ) ?? [];
    const table = quoted.replace(/[`"]/g, '').split('.').at(-1) ?? '';
    if (head === undefined || !isWanted(table)) continue;
    if (/^c/i.test(verb)) {
      columns.set(
        table,
        [...statement.matchAll(/^\s*`([^`]+)`/gm)].map(([, name = '']) => name),
      );
      continue;
    }
    const names = list?.split(',').map((name) => name.replace(/[`"\s]/g, '')) ?? columns.get(table);
    for (const cells of readTuples(statement, head.length))
      yield {
        table,
        values: Object.fromEntries(
          cells.flatMap((cell, i) => (cell === null ? [] : [[names?.[i] ?? '', cell]])),
        ),
      };
  }
}

/** Splits at semicolons that are neither in a text nor in a comment. */
async function* readStatements(file: ExportFile): AsyncGenerator<string> {
  let [text, at, start, end] = ['', 0, 0, ''];
  for await (const chunk of readText(await file.read())) {
    text = text.slice(start) + chunk;
    at -= start;
    start = 0;
    // The last two characters may be half of a mark.
    for (; at < text.length - 2; at += 1) {
      const sign = text[at] ?? '';
      if (end !== '') {
        if (sign === '\\' && /['"]/.test(end)) at += 1;
        else if (text.startsWith(end, at)) {
          at += end.length - 1;
          // What stood before a statement is not of it.
          if (/[/\n]/.test(end) && /^\s*(?:--|#|\/\*)/.test(text.slice(start, start + 99)))
            start = at + 1;
          end = '';
        }
      } else if (sign === ';') {
        yield text.slice(start, at).trim();
        start = at + 1;
      } else if (/['"`]/.test(sign)) end = sign;
      else if (sign === '#' || (sign === '-' && /^--\s/.test(text.slice(at, at + 3)))) end = '\n';
      else if (sign === '/' && text[at + 1] === '*') end = '*/';
    }
  }
  yield text.slice(start).trim().replace(/;$/, '');
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', 0: '\0', b: '\b', Z: '\x1a' };

/** Reads `(1,'a',NULL),(2,…)`. */
function* readTuples(text: string, from: number): Generator<(string | null)[]> {
  const token =
    /(?:_\w+\s*)?(?:'([^'\\]*(?:(?:\\[^]|'')[^'\\]*)*)'|"([^"\\]*(?:(?:\\[^]|"")[^"\\]*)*)")|0x([\da-f]+)|[()]|[^\s,()'"]+/giy;
  const unescape = (cell: string, double: RegExp) =>
    cell.replace(double, (mark, sign?: string) =>
      sign === undefined ? (mark[0] ?? '') : (escapes[sign] ?? sign),
    );
  let cells: (string | null)[] = [];
  for (let at = from; at < text.length; at += 1) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) continue;
    at = token.lastIndex - 1;
    const [whole, single, double, hex] = found;
    if (whole === '(') cells = [];
    else if (whole === ')') yield cells;
    else if (single !== undefined) cells.push(unescape(single, /\\([^])|''/g));
    else if (double !== undefined) cells.push(unescape(double, /\\([^])|""/g));
    else if (hex !== undefined)
      cells.push(
        decoder.decode(Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16))),
      );
    else cells.push(/^null$/i.test(whole) ? null : whole);
  }
}

const decoder = new TextDecoder();
