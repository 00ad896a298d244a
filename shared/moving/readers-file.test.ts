import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutColumns, readExport, serviceFiles } from '#test/support/subscriber-exports.ts';
import { createRejectedCsv, moveColumn, readFile, splitRows } from './readers-file.ts';

const now = new Date('2026-11-28');
const read = async (content: string) => (await readExport(content)).read;
const outcomesOf = async (content: string) =>
  (await read(content)).rows.map(({ outcome }) => outcome);

describe.each(serviceFiles)('an export of $service', (file) => {
  it('is recognised, with the status of each person', async () => {
    const { plan, read: found } = await readExport(cutColumns(file, () => true));
    expect(plan.service?.name).toBe(file.service);
    expect(found.rows.map(({ outcome }) => outcome)).toEqual(file.lines.map(([is]) => is));
    expect(found.broken).toEqual([]);
    expect(found.rows.map(({ row }) => row.consentAt?.slice(0, 4) ?? 'none')).toEqual(
      file.lines.map(() => expect.stringMatching(/^20|none/) as string),
    );
    expect(found.rows.flatMap(({ unread }) => unread)).toEqual([]);
  });

  it('subscribes nobody who left, whatever columns are missing', async () => {
    const width = file.columns.split(',').length;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: width, maxLength: width }),
        async (kept) => {
          const found = await outcomesOf(cutColumns(file, (i) => kept[i] === true));
          for (const [i, outcome] of found.entries())
            if (outcome === 'subscribed') expect(file.lines[i]?.[0]).toBe('subscribed');
        },
      ),
      { numRuns: 2 ** Math.min(width - 1, 10) },
    );
  });

  it('subscribes nobody whose status a person has not explained', async () => {
    const found = await outcomesOf(cutColumns(file, () => false));
    expect(new Set(found)).toEqual(new Set(['unknown']));
  });
});

it.each([
  ['status', 'Subscribed', 'subscribed'],
  ['Subscriber status', 'Cleaned', 'bounce'],
  ['Status', 'hard-bounced', 'bounce'],
  ['status', 'inactive', 'manual'],
  ['status', 'Abgemeldet', 'unknown'],
  ['status', 'J\ufffd', 'unknown'],
  ['Unsubscribed', 'yes', 'manual'],
  ['Unsubscribed', 'no', 'unknown'],
  ['unsubscribed_on', '2.1.2024', 'manual'],
  ['Unsubscribed', 'vielleicht', 'unknown'],
  ['Email disabled?', 'TRUE', 'manual'],
  ['Complained at', '2024-01-02 10:00', 'complaint'],
  ['suppressed', 'complaint', 'complaint'],
  ['subscribed', 'true', 'subscribed'],
  ['subscribed', 'false', 'manual'],
  ['spam_score', '0.1', 'unknown'],
])('reads the column “%s” with “%s” as %s', async (column, cell, outcome) => {
  expect(await outcomesOf(`email,${column}\na@m.example,${cell}`)).toEqual([outcome]);
});

it('believes the column that says that somebody left', async () => {
  const file = 'email,status,unsubscribed,spam\na@m.example,active,true,\nb@m.example,active,,yes';
  expect(await outcomesOf(file)).toEqual(['manual', 'complaint']);
});

it('finds a column of status by what it contains', async () => {
  const file = 'a@m.example,active\nb@m.example,Unsubscribed\nc@m.example,subscribed\n';
  for (const header of ['', 'email,Zustand\n'])
    expect(await outcomesOf(header + file)).toEqual(['unknown', 'manual', 'subscribed']);
});

it('asks once for each unknown status, and follows the answers', async () => {
  const {
    rows,
    plan,
    read: found,
  } = await readExport(
    'email,status\na@m.example,VIP\nb@m.example,vip\nc@m.example,\nd@m.example,unsubscribed\n',
  );
  expect(found.questions).toEqual([
    { key: '1 vip', column: 'status', value: 'VIP', count: 2 },
    { key: '', column: '', value: '', count: 1 },
  ]);
  const answered = { ...plan, answers: { '1 vip': 'subscribed', '': 'manual' } as const };
  expect(readFile(rows, answered, now).rows.map(({ outcome }) => outcome)).toEqual([
    'subscribed',
    'subscribed',
    'manual',
    'manual',
  ]);
});

it('finds columns by name and addresses by content', async () => {
  const { plan } = await readExport(
    'Name,E-mail address,Lang,Opt-in date,source\nAda,ada@m.example,en,2026-03-01,Form\n',
  );
  expect([plan.header, plan.columns]).toEqual([
    true,
    [null, 'email', 'language', 'consentAt', 'consent'],
  ]);
  const bare = await readExport('Ada,ada@m.example\n');
  expect([bare.plan.header, bare.plan.columns]).toEqual([false, [null, 'email']]);
  expect((await readExport('x,y\n1,2\n')).plan.columns).toEqual([null, null]);
  expect(moveColumn(plan, 0, 'email').columns.slice(0, 2)).toEqual(['email', null]);
});

it('refuses no row for an optional column', async () => {
  const { rows } = await read(
    [
      'email,frequency,language,tz,consent,opt-in time',
      `a@m.example,hourly,tlh,Mars/Base,${'x'.repeat(600)},soon`,
      'Bo <b@m.example>,Weekly,de-DE,Europe/Berlin,Fair,2018-02-12 17:59:31',
      "'+c@m.example,,Portuguese (Brazil),,,",
    ].join('\n'),
  );
  expect(rows.map(({ row, unread }) => ({ ...row, unread }))).toEqual([
    {
      email: 'a@m.example',
      consent: `${'x'.repeat(499)}…`,
      unread: ['frequency', 'language', 'timeZone', 'consentAt'],
    },
    {
      email: 'b@m.example',
      frequency: 'weekly',
      language: 'de',
      timeZone: 'Europe/Berlin',
      consent: 'Fair',
      consentAt: '2018-02-12T17:59:31',
      unread: [],
    },
    { email: '+c@m.example', language: 'pt', unread: [] },
  ]);
});

it('names each row that it cannot read', async () => {
  const content =
    'email,name,source\na@m.example,"A,\nb@m.example,J\xe9,Caf\xe9\nc\xe9@m.example\n,X,';
  const { broken, read: found } = await readExport(Buffer.from(content, 'latin1'));
  expect(broken).toEqual([
    { line: 2, email: '', reason: 'A cell starts with a quote that is never closed.' },
  ]);
  expect(found.rows).toMatchObject([
    { line: 3, row: { email: 'b@m.example' }, unread: ['consent'] },
  ]);
  expect(found.broken.map(({ line }) => line)).toEqual([4, 5]);
});

it('reads the files of Excel', async () => {
  const named = await readExport('sep=;\r\nemail;status\r\na@m.example;active\r\n');
  const wide = Buffer.from('\uFEFFemail\tstatus\r\na@m.example\tactive\r\n', 'utf16le');
  for (const { isExcel, read: found } of [named, await readExport(wide)])
    expect([isExcel, found.rows.map(({ row, outcome }) => [row, outcome])]).toEqual([
      true,
      [[{ email: 'a@m.example' }, 'subscribed']],
    ]);
});

it('decides the order of day and month for the file', async () => {
  const file = (...dates: string[]) =>
    ['email,confirmed at', ...dates.map((date, i) => `r${i}@m.example,${date}`)].join('\n');
  const dates = async (...all: string[]) =>
    (await read(file(...all))).rows.map(({ row }) => row.consentAt ?? null);
  expect(await dates('01/02/2024', '13/02/2024')).toEqual(['2024-02-01', '2024-02-13']);
  expect(await dates('1/2/24', '2/13/24')).toEqual(['2024-01-02', '2024-02-13']);
  const { rows, plan, read: found } = await readExport(file('01/02/2024', '2024-03-05'));
  expect([found.asksDayOrder, found.example]).toEqual([true, '01/02/2024']);
  expect(found.rows.map(({ row }) => row.consentAt)).toEqual([undefined, '2024-03-05']);
  const answered = readFile(rows, { ...plan, dayOrder: 'day' }, now);
  expect(answered.rows[0]?.row.consentAt).toBe('2024-02-01');
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
