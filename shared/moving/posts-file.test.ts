import { expect, it } from 'vitest';
import { getPostFormat, readPostFile, splitRows } from './posts-file.ts';

const createFile = (body: string, name = 'posts.csv') => new File([body], name);
async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}
const read = (file: File) => readPostFile(getPostFormat(file.name), file);
const readRows = (body: string, name?: string) => all(read(createFile(body, name)));

it('reads the columns of the API', async () => {
  const body = [
    'Author, TITLE ,created_at,num_points,other',
    'ada,"One, ""two""",2026-01-01,,x',
    'ada,2',
    '',
  ].join('\n');
  expect(await readRows(body)).toEqual([
    {
      line: 2,
      values: { author: 'ada', title: 'One, "two"', created_at: '2026-01-01', num_points: '' },
    },
    { line: 3, problem: 'The row has 2 values for 5 columns.' },
  ]);
});

it('reads JSON lines by the file name', async () => {
  const body =
    '{"title":"One","num_points":5,"url":null}\n[1]\n' +
    '{"title":["x"],"text":{"a":1},"__proto__":{"id":"x"}}\n';
  expect(await readRows(body, 'posts.NDJSON')).toEqual([
    { line: 1, values: { title: 'One', num_points: 5, url: null } },
    { line: 2, problem: 'The row is not a JSON object.' },
    { line: 3, values: { title: true, text: true } },
  ]);
});

it('splits rows into requests from a given row', async () => {
  const rows = Array.from(
    { length: 450 },
    (_, i) => `Title ${i},ada,2026-01-01,${i < 210 ? '' : 'x'.repeat(20_000)}`,
  );
  const file = createFile(`title,author,created_at,text\n${rows.join('\n')}\n`);
  const batches = await all(splitRows(read(file), 0));
  expect(batches.slice(0, 2).map(({ length }) => length)).toEqual([
    200,
    expect.toSatisfy((length: number) => length > 20 && length < 40),
  ]);
  for (const rows of batches) expect(JSON.stringify(rows).length).toBeLessThan(500_000);
  expect(batches.flat()).toHaveLength(450);
  expect((await all(splitRows(read(file), 449))).flat()).toEqual([
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

it('reports a row that is too long', async () => {
  const [rows] = await all(
    splitRows(
      read(createFile(`title,author,created_at\n${'\u0001'.repeat(200_000)},ada,2026-01-01\n`)),
      0,
    ),
  );
  expect(rows).toEqual([{ line: 2, problem: 'The row is longer than 921600 bytes.' }]);
});
