import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsvRows, readLines, toColumnName } from './csv-rows.ts';

async function* readChunks(content: string | Buffer, size = Infinity): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(content as string);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
const read = (content: string | Buffer, size?: number) =>
  Array.fromAsync(readCsvRows(readChunks(content, size)));
const row = (line: number, ...cells: string[]) => ({ line, cells, isUtf8: true });
const neverClosed = 'starts with a quote that is never closed';

it.each([
  ['plain', 'a,b\nc,d', [row(1, 'a', 'b'), row(2, 'c', 'd')]],
  ['ends with several line ends', 'a,b\n\n\n', [row(1, 'a', 'b')]],
  [
    'has line ends of all systems',
    'a\r\n\r\nb\rc\n\nd',
    [1, 3, 4, 6].map((n, i) => row(n, 'abcd'.charAt(i))),
  ],
  ['begins with a byte order mark', '\uFEFFemail\nx', [row(1, 'email'), row(2, 'x')]],
  [
    'has separators, quotes and line ends within quotes',
    '"a, b","say ""hi""","two\r\nlines"\nc,d,e',
    [row(1, 'a, b', 'say "hi"', 'two\nlines'), row(3, 'c', 'd', 'e')],
  ],
  ['has empty cells at both ends', ',b,\n', [row(1, '', 'b', '')]],
  ['has rows of empty cells', 'a,b\n,\nc,d', [row(1, 'a', 'b'), row(3, 'c', 'd')]],
  [
    'has quotes within a cell that has none around it',
    'a"b,c"\n5" disk',
    [row(1, 'a"b', 'c"'), row(2, '5" disk')],
  ],
  ['has text after a quoted word', '"One" word,b', [row(1, '"One" word', 'b')]],
  ['has spaces around quotes', 'a, "b, c" ,"d"\t', [row(1, 'a', 'b, c', 'd')]],
  [
    'is parted by semicolons',
    'email;name\nx@y.example;"Z; A"',
    [row(1, 'email', 'name'), row(2, 'x@y.example', 'Z; A')],
  ],
  [
    'is parted by tabs',
    'email\tname, first\n\ty, z',
    [row(1, 'email', 'name, first'), row(2, '', 'y, z')],
  ],
  ['names its separator', 'sep=;\na,b;c\nd;e', [row(2, 'a,b', 'c'), row(3, 'd', 'e')]],
  [
    'is UTF-16',
    Buffer.from('\uFEFFé\tb, c\r\nsep=;\t漢', 'utf16le'),
    [row(1, 'é', 'b, c'), row(2, 'sep=;', '漢')],
  ],
  [
    'is UTF-16 with the larger byte first',
    Buffer.from('\uFEFFé;b\nc;漢', 'utf16le').swap16(),
    [row(1, 'é', 'b'), row(2, 'c', '漢')],
  ],
  ['is UTF-16 without a mark', Buffer.from('a;b', 'utf16le'), [row(1, 'a', 'b')]],
  ['is empty', '', []],
])('reads a file that %s', async (_, content, rows) => {
  for (const size of [1, 2, 3, 7, 1000]) expect(await read(content, size)).toEqual(rows);
});

it.each([
  ['1,"never closed', { column: 1, problem: neverClosed }],
  ['"never closed,2', { column: 0, problem: neverClosed }],
  [`${'x'.repeat(300_000)},2`, { problem: 'is longer than 262144 bytes' }],
])('reads the rows around a broken one: %#', async (broken, problem) => {
  expect(await read(`a,b\n${broken}\n"c",d\ne,f`)).toEqual([
    row(1, 'a', 'b'),
    { line: 2, ...problem },
    row(3, 'c', 'd'),
    row(4, 'e', 'f'),
  ]);
});

it('reads all rows after an unclosed quote', async () => {
  const after = Array.from({ length: 3000 }, (_, i) => `${i},"Title, ${i}"`);
  expect(await read(`a,b\nx,"Open\n${after.join('\n')}`)).toEqual([
    row(1, 'a', 'b'),
    { line: 2, column: 1, problem: neverClosed },
    ...after.map((_, i) => row(i + 3, String(i), `Title, ${i}`)),
  ]);
});

it('marks rows with invalid UTF-8', async () => {
  const content = Buffer.from('caf\xe9,1\n\xc3\xa9\xef\xbf\xbd', 'latin1');
  expect(await read(content)).toEqual([
    { line: 1, cells: ['caf\ufffd', '1'], isUtf8: false },
    row(2, 'é\ufffd'),
  ]);
});

it('cuts an endless line', async () => {
  async function* endless() {
    for (let i = 0; i < 1000; i += 1) yield Buffer.alloc(65_536, 'x');
    yield Buffer.from('\nb');
  }
  const [long, next] = await Array.fromAsync(readLines(endless()));
  expect(long).toMatchObject({ line: 1, isTooLong: true });
  expect(long?.text.length).toBeLessThan(400_000);
  expect(next).toEqual({ line: 2, text: 'b', isUtf8: true, isTooLong: false });
});

it('names a quote that is not doubled in a cell of two lines', async () => {
  const [first] = await read('1,"two\n"quotes" in a cell"');
  expect(first).toEqual({ line: 1, column: 1, problem: 'has a quote that is not doubled' });
});

it('rejects a long row of many lines', async () => {
  const [first] = await read(`1,"${'line\n'.repeat(60_000)}`);
  const problem = 'starts with a quote that is not closed within 262144 characters';
  expect(first).toEqual({ line: 1, column: 1, problem });
});

it('never throws, whatever the bytes and chunks', async () => {
  const part = fc.constantFrom('"', '""', ',', ';', '\n', '\r\n', '\r', 'a', 'é', '\0', '漢', ' ');
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some)),
    fc.array(part, { maxLength: 60 }).map((parts) => Buffer.from(parts.join(''))),
  );
  await fc.assert(
    fc.asyncProperty(bytes, fc.integer({ min: 1, max: 50 }), async (garbage, size) => {
      const rows = await read(garbage, size);
      expect(rows).toEqual(await read(garbage));
      const lines = rows.map(({ line }) => line);
      expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b));
    }),
    { numRuns: 500 },
  );
});

it('reads written CSV back unchanged', async () => {
  const cell = fc.string({ unit: 'grapheme', minLength: 1 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 8 }), async (pairs) => {
      const content = pairs.map((pair) => `${pair.map(quoted).join(',')}\n`).join('');
      const rows = await read(`a,b\n${content}`);
      expect(rows).toEqual([row(1, 'a', 'b'), ...pairs.map((pair, i) => row(i + 2, ...pair))]);
    }),
  );
});

it.each([
  [' Created At', 'created_at'],
  ['E-Mail', 'e_mail'],
  ['opt_in', 'opt_in'],
])('reads the column name “%s” as %s', (cell, name) => {
  expect(toColumnName(cell)).toBe(name);
});
