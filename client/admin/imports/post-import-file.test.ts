import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  PostFileError as CommandsError,
  readCsv,
  readJsonLines,
  type FileRow,
} from '../../../server/infra/post-import-file.ts';
import { countRows, piecesOf, PostFileError, readPostFile } from './post-import-file.ts';

const header = 'id,title,url,num_points,num_comments,author,created_at';
const fileOf = (body: string | Uint8Array<ArrayBuffer>, name = 'posts.csv') =>
  new File([body], name);
async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}
const here = (body: string | Uint8Array<ArrayBuffer>, name?: string) =>
  all(readPostFile(fileOf(body, name)));
/** What the command reads of the same, in words of the page. */
async function there(body: string | Uint8Array<ArrayBuffer>, json = false) {
  const rows: FileRow[] = await all(
    (json ? readJsonLines : readCsv)(
      (async function* () {
        yield Buffer.from(body);
      })(),
    ),
  );
  return rows.map((row) => {
    // The page does not say which value it is.
    if ('reason' in row)
      return { line: row.line, problem: row.reason.replace(/^\S+(?= is not valid UTF-8$)/, 'row') };
    const { num_comments: _, other: __, ...values } = row.values;
    return { line: row.line, values };
  });
}

describe('a file is read in the browser as by the command', () => {
  it.each([
    [
      'plain rows',
      `${header}\n1,One,https://a.example,5,0,ada,2026-01-01\n2,Two,,,,bob,1/2/2026 3:04\n`,
    ],
    [
      'line ends of Windows, a mark, no end',
      `\ufeff${header}\r\n1,One,,5,0,ada,2026-01-01\r\n\r\n2,Two,,5,0,ada,2026-01-01`,
    ],
    [
      'quotes',
      `${header}\n1,"One, ""two""\nand three",,5,0,ada,2026-01-01\r\n2,"",,5,0,"a",2026-01-01`,
    ],
    [
      'columns in another order and in capitals',
      'Author, TITLE ,created_at,other\nada,One,2026-01-01,x\n',
    ],
    [
      'broken quotes',
      `${header}\n1,One "two" three,,5,0,ada,2026-01-01\n2,"Two" x,,5,0,ada,2026-01-01\n3,"never closed,,5,0,ada,2026-01-01\n4,Four,,5,0,ada,2026-01-01\n5,Five,"x,5,0,ada,2026-01-01\n`,
    ],
    ['too many values and too few', `${header}\n1,2\n1,2,3,4,5,6,7,8\n\n ,\n`],
    [
      'a row that is too long',
      `${header}\n1,${'x'.repeat(300_000)},,5,0,ada,2026-01-01\n2,Two,,5,0,ada,2026-01-01\n3,"${'line\n'.repeat(60_000)}`,
    ],
  ])('%s', async (_what, body) => {
    expect(await here(body)).toEqual(await there(body));
  });

  it('whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', '"', ',', '\n', '\r\n', '""', ' ', 'é', ',"', '",', '1'), {
          maxLength: 60,
        }),
        async (signs) => {
          const body = `title,author,created_at\n${signs.join('')}`;
          expect(await here(body)).toEqual(await there(body));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('what is not UTF-8', async () => {
    const body = Buffer.concat([
      Buffer.from(`${header}\n1,`),
      Buffer.from([0xff, 0xfe]),
      Buffer.from(',,5,0,ada,2026-01-01\n2,Two,,5,0,ada,2026-01-01\n'),
    ]);
    expect(await here(new Uint8Array(body))).toEqual(await there(new Uint8Array(body)));
  });

  it('JSON lines, of which only what means something is sent', async () => {
    const body =
      '{"title":"One","author":"ada","created_at":"2026-01-01","num_points":5,"url":null}\n\n[1]\nnot JSON\n{"title":["x"],"text":{"a":1},"__proto__":{"id":"x"}}\n';
    const rows = await here(body, 'posts.NDJSON');
    expect(rows.slice(0, 3)).toEqual((await there(body, true)).slice(0, 3));
    expect(rows[3]).toEqual({ line: 5, values: { title: true, text: true } });
  });

  it.each([
    '',
    '\n\n',
    'title,author\n1,2',
    'title,author,created_at,title\n',
    '"title,author',
    `${'x'.repeat(300_000)}\n`,
  ])('a file that cannot be read as a whole, such as %#', async (body) => {
    await expect(here(body)).rejects.toThrow(PostFileError);
    await expect(there(body)).rejects.toThrow(CommandsError);
  });
});

it('pieces have two hundred rows at the most, fewer of long ones, and begin where they are asked to', async () => {
  const file = fileOf(
    `title,author,created_at,text\n${Array.from({ length: 450 }, (_, i) => `Title ${i},ada,2026-01-01,${i < 210 ? '' : 'x'.repeat(20_000)}`).join('\n')}\n`,
  );
  expect(await countRows(file)).toBe(450);
  const pieces = await all(piecesOf(file, 0));
  expect(pieces.slice(0, 2).map(({ length }) => length)).toEqual([
    200,
    expect.toSatisfy((length: number) => length > 20 && length < 40),
  ]);
  for (const rows of pieces) expect(JSON.stringify(rows).length).toBeLessThan(500_000);
  expect(pieces.flat()).toHaveLength(450);
  expect((await all(piecesOf(file, 449))).flat()).toEqual([
    {
      line: 451,
      values: {
        title: 'Title 449',
        author: 'ada',
        created_at: '2026-01-01',
        text: 'x'.repeat(20_000),
      },
    },
  ]);
});

it('a row that would be too long to be sent is told as such', async () => {
  const [rows] = await all(
    piecesOf(fileOf(`title,author,created_at\n${'\u0001'.repeat(200_000)},ada,2026-01-01\n`), 0),
  );
  expect(rows).toEqual([{ line: 2, problem: 'row is longer than can be sent' }]);
});
