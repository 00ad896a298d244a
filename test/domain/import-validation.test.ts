import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importContent, type ImportStep } from '../../server/domain/imports/import-content.ts';
import { readCsv } from '#shared/post-import-file.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { setUpImport, type Values, createReport } from '../support/post-import.ts';

const { t, createRow, importRows, findPosts, findWrongCounters } = await setUpImport();

it.each([
  ['1/2/2016 0:01', '2016-01-02T00:01:00.000Z'],
  ['12/31/1999 23:59:30', '1999-12-31T23:59:30.000Z'],
  ['2016-02-29', '2016-02-29T00:00:00.000Z'],
  ['2016-08-04 11:52', '2016-08-04T11:52:00.000Z'],
  ['2016-08-04T11:52:07.1239Z', '2016-08-04T11:52:07.123Z'],
  ['2016-08-04T01:30:00+02:00', '2016-08-03T23:30:00.000Z'],
  ['2016-12-31T23:30:00-0500', '2017-01-01T04:30:00.000Z'],
  ['2026-11-22T07:59:00Z', '2026-11-22T07:59:00.000Z'],
])('parses the date %s as %s', async (input, stored) => {
  const values = createRow({ created_at: input });
  expect((await importRows([values])).rejected).toEqual([]);
  expect((await findPosts(String(values.title)))[0]?.createdAt.toISOString()).toBe(stored);
});

it.each<[string, Values, string]>([
  ['no title', { title: undefined }, 'title has 0 characters, 3 to 150 are allowed'],
  ['a short title', { title: ' ab ' }, 'title has 2 characters, 3 to 150 are allowed'],
  ['a long title', { title: 'x'.repeat(151) }, 'title has 151 characters, 3 to 150 are allowed'],
  [
    'a title nobody sees',
    { title: 'a\u200b\u200d\u2800\u3164 b' },
    'title has 2 visible characters, at least 3 are needed',
  ],
  ['a title that is a number', { title: 1234 }, 'title must be text'],
  [
    'half a character',
    { title: 'Half \ud83d of it' },
    'title has an incomplete character (a lone surrogate)',
  ],
  ['NUL', { title: 'NUL\0NUL' }, 'title has a NUL character'],
  ['NUL in the id', { id: 'a\0' }, 'id has a NUL character'],
  ['a control character', { title: 'Bell \u0007' }, 'title has a control character'],
  [
    'another scheme',
    { url: 'javascript:alert(1)' },
    'url must be a URL that starts with http:// or https://',
  ],
  ['no host', { url: 'https://' }, 'url must be a URL that starts with http:// or https://'],
  [
    'no address',
    { url: 'https://a b.example/' },
    'url must be a URL that starts with http:// or https://',
  ],
  [
    'a line end in the address',
    { url: 'https://a.example/\nb' },
    'url must be a URL that starts with http:// or https://',
  ],
  [
    'credentials',
    { url: 'https://me:secret@a.example/' },
    'url must not contain a username or password',
  ],
  [
    'a long host',
    { url: `https://${'a.'.repeat(130)}example/` },
    'url names a host of more than 253 characters',
  ],
  [
    'a long address',
    { url: `https://a.example/${'x'.repeat(2031)}` },
    'url has 2049 characters, at most 2048 are allowed',
  ],
  [
    'a long text',
    { text: 'x'.repeat(20_001) },
    'text has 20001 characters, at most 20000 are allowed',
  ],
  [
    'half a character in the text',
    { text: 'Half \udc00' },
    'text has an incomplete character (a lone surrogate)',
  ],
  ['an empty score', { num_points: '' }, 'num_points must be a whole number of at most 32 bits'],
  [
    'a broken count',
    { num_comments: 'n/a' },
    'num_comments must be a whole number of at most 32 bits',
  ],
  ['a negative count', { num_comments: -1 }, 'num_comments must not be negative'],
  ['a broken score', { num_points: '3.5' }, 'num_points must be a whole number of at most 32 bits'],
  [
    'a large score',
    { num_points: 2_147_483_648 },
    'num_points must be a whole number of at most 32 bits',
  ],
  [
    'a score of words',
    { num_points: 'many' },
    'num_points must be a whole number of at most 32 bits',
  ],
  [
    'no date',
    { created_at: '' },
    'created_at must be a date like YYYY-MM-DDTHH:MM:SSZ or M/D/YYYY H:MM',
  ],
  [
    'a date in words',
    { created_at: 'last Tuesday' },
    'created_at must be a date like YYYY-MM-DDTHH:MM:SSZ or M/D/YYYY H:MM',
  ],
  ['no such day', { created_at: '2/30/2016 10:00' }, 'created_at is not a valid date'],
  ['no such month', { created_at: '13/1/2016 10:00' }, 'created_at is not a valid date'],
  ['no such hour', { created_at: '2016-08-04T24:00:00Z' }, 'created_at is not a valid date'],
  [
    'a date before the web',
    { created_at: '1969-12-31T23:59:00Z' },
    'created_at is before the start of Unix time',
  ],
  ['a date in the future', { created_at: '2026-11-22T08:01:00Z' }, 'created_at is in the future'],
  ['no author', { author: ' ' }, 'author is missing'],
  [
    'an author of no letter',
    { author: '漢字' },
    'author has no character allowed in usernames (a-z, 0-9, _)',
  ],
  [
    'an endless author',
    { author: 'x'.repeat(61) },
    'author has 61 characters, at most 60 are allowed',
  ],
  ['an invalid id', { id: 1.5 }, 'id must be text or a whole number'],
])('rejects %s with line, field and reason', async (_what, overrides, reason) => {
  const { counts, rejected } = await importRows([createRow(), createRow(overrides), createRow()]);
  expect(rejected).toEqual([{ line: 2, reason }]);
  expect(counts).toEqual(createReport(2, 0, 1));
});

it('stores a link with its normalized form', async () => {
  await importRows([
    createRow({
      title: 'With a link',
      url: 'http://www.compared.example/a/index.html?utm_source=x#b',
    }),
    createRow({ title: 'With a text', url: '', text: 'Words' }),
  ]);
  expect(await findPosts('With a link')).toMatchObject([{ normalizedUrl: 'compared.example/a' }]);
  expect(await findPosts('With a text')).toMatchObject([{ normalizedUrl: null }]);
});

it('accepts values at the limits', async () => {
  const edges = [
    { title: 'abc' },
    { title: 'x'.repeat(150) },
    { title: '漢字漢' },
    { title: '👍👍👍' },
    { url: `https://a.example/${'x'.repeat(2030)}` },
    { text: 'x'.repeat(20_000) },
    { num_points: '-2147483648' },
    { num_points: 2_147_483_647 },
    { num_points: 0 },
    { num_points: undefined },
    { author: 'abc' },
    { author: 'x'.repeat(24) },
    { author: 'A_b-1' },
  ];
  const { counts, renamed } = await importRows(edges.map(createRow), 'default');
  expect(counts).toEqual(createReport(edges.length));
  expect(renamed).toEqual([]);
});

it('never throws on random rows', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', minLength: 3 }),
    fc.constantFrom('\ud800', '\0', '__proto__', "'; drop table posts; --", '$1', '\\', '{"a":1}'),
  );
  // Their sum fits in a counter. The limits of a counter have their own test.
  const integer = fc.integer({ min: -50_000, max: 50_000 });
  const any = fc.oneof(text, integer, fc.double(), fc.anything({ maxDepth: 2 }));
  const preferUsual = (usual: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 6, arbitrary: usual }, any);
  const values = fc.record(
    {
      id: preferUsual(integer),
      title: preferUsual(text.map((some) => `Title ${some}`)),
      url: preferUsual(fc.webUrl({ withQueryParameters: true, withFragments: true })),
      text: preferUsual(text),
      num_points: preferUsual(integer),
      author: preferUsual(fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/)),
      created_at: preferUsual(
        fc.oneof(
          fc.constant('8/4/2016 11:52'),
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        ),
      ),
    },
    { requiredKeys: ['title', 'author', 'created_at'] },
  );
  let imported = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(values, { maxLength: 40 }), async (rows) => {
      const { counts, rejected } = await importRows(rows as Values[], 'statecraft');
      expect(counts.read).toBe(rows.length);
      expect(counts.imported + counts.alreadyThere + counts.rejected).toBe(rows.length);
      expect(rejected).toHaveLength(counts.rejected);
      for (const { reason } of rejected)
        expect(reason).toMatch(/^(?:id|title|url|text|num_points|author|created_at) [\x20-\x7e]+$/);
      imported += counts.imported;
    }),
    { numRuns: 60 },
  );
  expect(imported).toBeGreaterThan(20);
  expect(await findWrongCounters()).toEqual([]);
});

it('imports a CSV file and reports broken rows', async () => {
  const file = [
    'id,title,url,num_points,num_comments,author,created_at',
    'c1,"Quotes ""here"", and more",https://a.example/,3,1,reader,8/4/2016 11:52',
    'c2,ab,,1,0,reader,8/4/2016 11:52',
    'c3,"disk,,1,0,reader,8/4/2016 11:52',
  ];
  const steps: ImportStep[] = [];
  const splitChunks = async function* () {
    yield Buffer.from(file.join('\r\n'));
  };
  expect(
    await importContent(
      ctxOfSite(t, 'nontrivial'),
      readCsv(splitChunks()),
      (step) => void steps.push(step),
    ),
  ).toEqual(createReport(1, 0, 2));
  expect(steps.flatMap(({ rejected }) => rejected)).toEqual([
    { line: 3, reason: 'title has 2 characters, 3 to 150 are allowed' },
    { line: 4, reason: '“title” has a quote that is not closed or not doubled.' },
  ]);
  expect(await findPosts('Quotes "here", and more')).toMatchObject([
    { score: 3, url: 'https://a.example/' },
  ]);
});
