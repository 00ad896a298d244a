import { expect, it } from 'vitest';
import { PostFileError, readCsv, readJsonLines, type FileRow } from './post-import-file.ts';

async function* readChunks(content: string | Buffer): AsyncGenerator<Buffer> {
  yield Buffer.from(content as string);
}
const csv = (content: string | Buffer): Promise<FileRow[]> =>
  Array.fromAsync(readCsv(readChunks(content)));
const jsonLines = (content: string | Buffer) => Array.fromAsync(readJsonLines(readChunks(content)));

const header = 'id,title,author,created_at\n';
const row = (line: number, id: string, title: string, author = 'ada', date = 'today') => ({
  line,
  values: { id, title, author, created_at: date },
});

it('accepts columns in any order and ignores unknown ones', async () => {
  expect(await csv('Created_At; AUTHOR;more;title\ntoday;ada;x;Words\n')).toEqual([
    { line: 2, values: { created_at: 'today', author: 'ada', more: 'x', title: 'Words' } },
  ]);
});

it.each([
  ['1,"Never closed,ada,today', '“title” has a quote that is not closed or not doubled.'],
  ['1,Title,"ada,today', '“author” has a quote that is not closed or not doubled.'],
  [`1,${'x'.repeat(300_000)},ada,today`, 'The row is longer than 262144 bytes.'],
  ['1,Title,ada', 'The row has 3 values for 4 columns.'],
  ['1,Title,ada,today,', 'The row has 5 values for 4 columns.'],
])('rejects only the broken row: %#', async (broken, reason) => {
  expect(
    await csv(`${header}0,Before,ada,today\n${broken}\n2,After,ada,today\n3,Last,ada,today\n`),
  ).toEqual([
    row(2, '0', 'Before'),
    { line: 3, reason },
    row(4, '2', 'After'),
    row(5, '3', 'Last'),
  ]);
});

it('rejects a row with invalid UTF-8 and names the value', async () => {
  const content = Buffer.concat([
    Buffer.from(`${header}1,caf`),
    Buffer.from([0xe9]),
    Buffer.from(',ada,today\n2,café,ada,today\n'),
  ]);
  expect(await csv(content)).toEqual([
    { line: 2, reason: '“title” is not text in Unicode.' },
    row(3, '2', 'café'),
  ]);
  const json = Buffer.concat([
    Buffer.from('{"title":"caf'),
    Buffer.from([0xe9]),
    Buffer.from('"}\n{"title":"café"}\n'),
  ]);
  expect(await jsonLines(json)).toEqual([
    { line: 1, reason: 'The row is not text in Unicode.' },
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
  ['title,author,created_at,title\n', 'has two columns "title"'],
  [
    'title,"author,created_at\n',
    'has no names of columns: line 1 starts with a quote that is never closed',
  ],
  ['x'.repeat(300_000), 'has no names of columns: line 1 is longer than 262144 bytes'],
])('rejects a file without column names: %#', async (content, message) => {
  await expect(csv(content)).rejects.toThrow(new PostFileError(message));
});

it('reads JSON lines, and rejects what is none', async () => {
  const content =
    '{"id":1,"title":"Line\u2028separator"}\r\n\n[1]\nnull\n"x"\n{"title":\n{"id":"2"}';
  expect(await jsonLines(content)).toEqual([
    { line: 1, values: { id: 1, title: 'Line\u2028separator' } },
    { line: 3, reason: 'The row is not a JSON object.' },
    { line: 4, reason: 'The row is not a JSON object.' },
    { line: 5, reason: 'The row is not a JSON object.' },
    { line: 6, reason: 'The row is not a JSON object.' },
    { line: 7, values: { id: '2' } },
  ]);
});
