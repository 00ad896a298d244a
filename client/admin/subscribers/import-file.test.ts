import { expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { createRejectedCsv, guessColumns, hasHeader, splitRows, readRows } from './import-file.ts';

const file = (text: string) => readCsv(text).rows;

it('finds columns by name and addresses by content', () => {
  const named = file(
    'Name,E-mail address,Lang,Opt-in date,source\nAda,ada@mail.example,en,2026-03-01,Form\n',
  );
  expect([hasHeader(named), guessColumns(named, true)]).toEqual([
    true,
    { email: 1, frequency: null, language: 2, timeZone: null, consent: 4, consentAt: 3 },
  ]);
  const bare = file('Ada,ada@mail.example\n');
  expect([hasHeader(bare), guessColumns(bare, false).email]).toEqual([false, 1]);
  expect(guessColumns(file('x,y\n1,2\n'), true).email).toBe(null);
});

it('reads rows by column with a default consent', () => {
  const rows = file(
    'email,consent,frequency\na@mail.example,Fair,weekly\nb@mail.example,,\n,Fair,\n',
  );
  expect(
    readRows(rows, guessColumns(rows, true), { header: true, consent: ' Paper list ' }),
  ).toEqual([
    { line: 2, row: { email: 'a@mail.example', consent: 'Fair', frequency: 'weekly' } },
    { line: 3, row: { email: 'b@mail.example', consent: 'Paper list' } },
    { line: 4, email: '', reason: 'The line has no address.' },
  ]);
  const long = file(`email,tz\na@mail.example,${'x'.repeat(101)}\n`);
  expect(readRows(long, guessColumns(long, true), { header: true, consent: '' })).toEqual([
    { line: 2, email: 'a@mail.example', reason: '“Time zone” must be at most 100 characters.' },
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
