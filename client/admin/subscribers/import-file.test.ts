import { expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { createRejectedCsv, guessColumns, hasHeader, splitRows, readRows } from './import-file.ts';

const readFile = (body: string | Buffer<ArrayBuffer>) => readCsv(new File([body], 'readers.csv'));
const file = async (body: string | Buffer<ArrayBuffer>) => (await readFile(body)).rows;

it('finds columns by name and addresses by content', async () => {
  const named = await file(
    'Name,E-mail address,Lang,Opt-in date,source\nAda,ada@mail.example,en,2026-03-01,Form\n',
  );
  expect([hasHeader(named), guessColumns(named, true)]).toEqual([
    true,
    { email: 1, frequency: null, language: 2, timeZone: null, consent: 4, consentAt: 3 },
  ]);
  const bare = await file('Ada,ada@mail.example\n');
  expect([hasHeader(bare), guessColumns(bare, false).email]).toEqual([false, 1]);
  expect(guessColumns(await file('x,y\n1,2\n'), true).email).toBe(null);
});

it('reads rows by column with a default consent', async () => {
  const rows = await file(
    'email,consent,frequency\na@mail.example,Fair,weekly\nb@mail.example,,\n,Fair,\n',
  );
  expect(
    readRows(rows, guessColumns(rows, true), { header: true, consent: ' Paper list ' }),
  ).toEqual([
    { line: 2, row: { email: 'a@mail.example', consent: 'Fair', frequency: 'weekly' } },
    { line: 3, row: { email: 'b@mail.example', consent: 'Paper list' } },
    { line: 4, email: '', reason: 'The line has no address.' },
  ]);
  const long = await file(`email,tz\na@mail.example,${'x'.repeat(101)}\n`);
  expect(readRows(long, guessColumns(long, true), { header: true, consent: '' })).toEqual([
    { line: 2, email: 'a@mail.example', reason: '“Time zone” must be at most 100 characters.' },
  ]);
});

it('skips rows that cannot be read', async () => {
  const { rows, broken } = await readFile(
    Buffer.from('email,name,source\na@mail.example,"A,\nb@mail.example,J\xe9,Caf\xe9\n', 'latin1'),
  );
  expect(broken).toEqual([
    { line: 2, email: '', reason: 'A cell starts with a quote that is never closed.' },
  ]);
  const mapping = guessColumns(rows, true);
  expect(readRows(rows, mapping, { header: true, consent: '' })).toEqual([
    {
      line: 3,
      email: 'b@mail.example',
      reason: '“How they agreed” is not valid UTF-8.',
    },
  ]);
  expect(readRows(rows, { ...mapping, consent: null }, { header: true, consent: 'Fair' })).toEqual([
    { line: 3, row: { email: 'b@mail.example', consent: 'Fair' } },
  ]);
});

it('splits rows within the limits of a request', () => {
  const rows = Array.from({ length: 1_201 }, (_, i) => ({
    line: i,
    row: { email: `r${i}@mail.example` },
  }));
  expect(splitRows(rows).map(({ length }) => length)).toEqual([500, 500, 201]);
  const heavy = rows
    .slice(0, 300)
    .map(({ line, row }) => ({ line, row: { ...row, consent: 'x'.repeat(2_000) } }));
  const batches = splitRows(heavy);
  expect(batches.flat()).toEqual(heavy);
  expect(Math.max(...batches.map((piece) => JSON.stringify(piece).length))).toBeLessThan(200_000);
});

it('writes rejected rows without formulas', () => {
  expect(createRejectedCsv([{ line: 3, email: '=cmd()', reason: 'is "no" address' }])).toBe(
    'line,email,reason\r\n3,\'=cmd(),"is ""no"" address"\r\n',
  );
});
