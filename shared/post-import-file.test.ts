import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PostFileError, readCsv, readJsonLines, type FileRow } from './post-import-file.ts';

async function* readChunks(content: string | Buffer, size = Infinity): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(content as string);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function csv(content: string | Buffer, size?: number): Promise<FileRow[]> {
  return Array.fromAsync(readCsv(readChunks(content, size)));
}
const jsonLines = (content: string | Buffer) => Array.fromAsync(readJsonLines(readChunks(content)));

const header = 'id,title,author,created_at\n';
const row = (line: number, id: string, title: string, author = 'ada', date = 'today') => ({
  line,
  values: { id, title, author, created_at: date },
});

it('reads quotes, commas, line ends and scripts, and counts lines', async () => {
  const content =
    `${header}1,"Say ""hi"", all",ada,today\n\n` +
    `2,"Two\nlines",ada,today\n3,Straße 漢字 <b>,ada,today`;
  expect(await csv(content)).toEqual([
    row(2, '1', 'Say "hi", all'),
    row(4, '2', 'Two\nlines'),
    row(6, '3', 'Straße 漢字 <b>'),
  ]);
});

it('reads CRLF, a byte order mark and any chunks', async () => {
  const content = `\uFEFF${header}1,"A ""title""",ada,today\n2,Ünï,ada,today\n`.replaceAll(
    '\n',
    '\r\n',
  );
  for (const size of [1, 2, 3, 7, 1000])
    expect(await csv(content, size)).toEqual([row(2, '1', 'A "title"'), row(3, '2', 'Ünï')]);
});

it('accepts columns in any order and ignores unknown ones', async () => {
  expect(await csv('Created_At, AUTHOR,more,title\ntoday,ada,x,Words\n')).toEqual([
    { line: 2, values: { created_at: 'today', author: 'ada', more: 'x', title: 'Words' } },
  ]);
});

it.each([
  ['1,5" disks,ada,today', 'title has a quote inside, and is not quoted as a whole'],
  ['1,"A "quoted" word",ada,today', 'title has a quote inside that is not doubled'],
  ['1,"Never closed,ada,today', 'title starts with a quote that is never closed'],
  ['1,Title,"ada,today', 'author starts with a quote that is never closed'],
  ['1,Title,ada', 'row has 3 values for 4 columns'],
  ['1,Title,ada,today,', 'row has 5 values for 4 columns'],
])('rejects only the broken row: %s', async (broken, reason) => {
  expect(
    await csv(`${header}0,Before,ada,today\n${broken}\n2,After,ada,today\n3,Last,ada,today\n`),
  ).toEqual([
    row(2, '0', 'Before'),
    { line: 3, reason },
    row(4, '2', 'After'),
    row(5, '3', 'Last'),
  ]);
});

it('reads all rows after an unclosed quote', async () => {
  const after = Array.from({ length: 3000 }, (_, i) => `${i},"Title, ${i}",ada,today`);
  const rows = await csv(`${header}x,"Open,ada,today\n${after.join('\n')}`);
  expect(rows[0]).toEqual({ line: 2, reason: expect.stringMatching(/^title /) as string });
  expect(rows.slice(1)).toEqual(after.map((_, i) => row(i + 3, String(i), `Title, ${i}`)));
});

it('rejects a row with invalid UTF-8 and names the value', async () => {
  const content = Buffer.concat([
    Buffer.from(`${header}1,caf`),
    Buffer.from([0xe9]),
    Buffer.from(',ada,today\n2,café,ada,today\n'),
  ]);
  expect(await csv(content)).toEqual([
    { line: 2, reason: 'title is not valid UTF-8' },
    row(3, '2', 'café'),
  ]);
  const json = Buffer.concat([
    Buffer.from('{"title":"caf'),
    Buffer.from([0xe9]),
    Buffer.from('"}\n{"title":"café"}\n'),
  ]);
  expect(await jsonLines(json)).toEqual([
    { line: 1, reason: 'row is not valid UTF-8' },
    { line: 2, values: { title: 'café' } },
  ]);
});

it.each([
  ['', 'is empty: its first line must name the columns'],
  ['\n\n', 'is empty: its first line must name the columns'],
  [
    'id,title,created_at\n',
    'has no column "author": its first line must name the columns, in UTF-8, with commas between',
  ],
  [
    'id;title;author;created_at\n',
    'has no column "title": its first line must name the columns, in UTF-8, with commas between',
  ],
  ['title,author,created_at,title\n', 'has two columns "title"'],
  [
    'title,"author,created_at\n',
    'has broken quotes in line 1, where the names of its columns are expected',
  ],
  ['x'.repeat(300_000), 'has a first line of more than 262144 bytes'],
])('rejects a file without column names: %#', async (content, message) => {
  await expect(csv(content)).rejects.toThrow(new PostFileError(message));
});

it('rejects an unterminated row without buffering it', async () => {
  async function* endless() {
    yield Buffer.from(`${header}1,`);
    for (let i = 0; i < 1000; i += 1) yield Buffer.alloc(65_536, 'x');
    yield Buffer.from('\n2,After,ada,today\n');
  }
  expect(await Array.fromAsync(readCsv(endless()))).toEqual([
    { line: 2, reason: 'row is longer than 262144 bytes' },
    row(3, '2', 'After'),
  ]);
});

it('reads JSON lines, and rejects what is none', async () => {
  const content =
    '{"id":1,"title":"Line\u2028separator"}\r\n\n[1]\nnull\n"x"\n{"title":\n{"id":"2"}';
  expect(await jsonLines(content)).toEqual([
    { line: 1, values: { id: 1, title: 'Line\u2028separator' } },
    { line: 3, reason: 'row is not a JSON object' },
    { line: 4, reason: 'row is not a JSON object' },
    { line: 5, reason: 'row is not a JSON object' },
    { line: 6, reason: 'row is not valid JSON' },
    { line: 7, values: { id: '2' } },
  ]);
});

it('never throws and reports every non-blank line', async () => {
  const part = fc.constantFrom('"', '""', ',', '\n', '\r\n', '\r', 'a', 'é', '\0', '漢', '{"', ':');
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some)),
    fc.array(part, { maxLength: 60 }).map((parts) => Buffer.from(parts.join(''))),
  );
  await fc.assert(
    fc.asyncProperty(bytes, fc.integer({ min: 1, max: 50 }), async (garbage, size) => {
      const rows = await csv(Buffer.concat([Buffer.from(header), garbage]), size);
      const whole = await csv(Buffer.concat([Buffer.from(header), garbage]));
      expect(rows).toEqual(whole);
      expect(rows.map(({ line }) => line)).toEqual(
        rows.map(({ line }) => line).toSorted((a, b) => a - b),
      );
      await jsonLines(garbage);
    }),
    { numRuns: 500 },
  );
});

it('reads written CSV back unchanged', async () => {
  const value = fc.string({ unit: 'grapheme' });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(value, value), { maxLength: 8 }), async (pairs) => {
      const rows = await csv(
        header + pairs.map(([id, title]) => `${quoted(id)},${quoted(title)},ada,today\n`).join(''),
      );
      expect(
        rows.map((row) => ('values' in row ? [row.values.id, row.values.title] : row.reason)),
      ).toEqual(pairs);
    }),
  );
});

it('rejects a long row of many lines', async () => {
  const rows = await csv(`${header}1,"${'line\n'.repeat(60_000)}`);
  expect(rows[0]).toEqual({ line: 2, reason: 'title starts with a quote that is never closed' });
});
