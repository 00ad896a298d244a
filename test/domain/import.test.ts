import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { posts, users } from '../../server/db/schema.ts';
import { importPosts, type ImportStep } from '../../server/domain/imports/post-importer.ts';
import { createPost } from '../../server/domain/authoring/submit-post.ts';
import { ageWindow, hotRank } from '../../server/domain/posts/ranking.ts';
import { parseSlugId } from '../../server/domain/posts/slugs.ts';
import { renderMarkdown } from '../../server/infra/text/markdown.ts';
import { readCsv } from '#shared/post-import-file.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { removeRows } from '../support/database-rows.ts';
import { createTestApp, siteIds, type SiteId } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';

const t = await createTestApp();
const { db } = t.deps;
beforeEach(() => removeRows(t));

type Values = Record<string, unknown>;
let count = 0;

/** Returns a row in the form of JSON lines. */
function createRow(overrides: Values = {}): Values {
  count += 1;
  return {
    id: `row${count}`,
    title: `An imported title, ${count}`,
    url: `https://www.site${count}.example/page`,
    num_points: 5,
    num_comments: 3,
    author: `writer${count}`,
    created_at: '8/4/2016 11:52',
    ...overrides,
  };
}

/** Imports rows as lines 1, 2, 3 … */
async function importRows(rows: Values[], site: SiteId = 'nontrivial') {
  async function* readRows() {
    for (const [i, values] of rows.entries()) yield { line: i + 1, values };
  }
  const steps: ImportStep[] = [];
  const counts = await importPosts(ctxOfSite(t, site), readRows(), (step) => void steps.push(step));
  return {
    counts,
    steps,
    rejected: steps.flatMap((step) => step.rejected),
    renamed: steps.flatMap((step) => step.renamed),
  };
}

const createReport = (imported: number, alreadyThere = 0, rejected = 0) => ({
  read: imported + alreadyThere + rejected,
  imported,
  alreadyThere,
  rejected,
});
const findPosts = (title: string) =>
  db
    .select()
    .from(posts)
    .where(sql`${posts.title} = ${title}`)
    .orderBy(posts.siteId);
const findUser = async (username: string, site: SiteId = 'nontrivial') =>
  (
    await db
      .select()
      .from(users)
      .where(
        sql`${users.siteId} = ${site} and lower(${users.username}) = ${username.toLowerCase()}`,
      )
  )[0];

/** Returns counters that differ from the rows. */
async function findWrongCounters() {
  const karma = sql`greatest(
    -2147483648, least(2147483647, coalesce(sum(p.score::bigint - 1), 0)))`;
  const wrong = await db.execute(sql`
    select 'posts of ' || s.id as what, s.post_count as stored, count(p.id) as counted from sites s
      left join posts p on p.site_id = s.id and p.is_visible
      group by s.id having s.post_count <> count(p.id)
    union all
    select 'posts of ' || u.username, u.post_count, count(p.id) from users u left
      join posts p on p.site_id = u.site_id and p.user_id = u.id and p.is_visible
      group by u.site_id, u.id having u.post_count <> count(p.id)
    union all
    select 'karma of ' || u.username, u.karma, ${karma} from users u left
      join posts p on p.site_id = u.site_id and p.user_id = u.id
      group by u.site_id, u.id having u.karma <> ${karma}`);
  return (wrong as unknown as { rows: unknown[] }).rows;
}

it('imports a row as a ranked post with its fields', async () => {
  const { counts } = await importRows([
    createRow({
      id: 12224879,
      title: '  Interactive "Dynamic" <b>Video</b> ',
      url: 'HTTP://www.Video.example/A?b=C',
      num_points: '386',
      author: 'ne0phyte',
    }),
  ]);
  expect(counts).toEqual(createReport(1));
  const [post] = await findPosts('Interactive "Dynamic" <b>Video</b>');
  const createdAt = new Date('2016-08-04T11:52:00Z');
  expect(post).toMatchObject({
    siteId: 'nontrivial',
    id: expect.stringMatching(/^[A-Za-z0-9]{12}$/) as string,
    url: 'http://www.Video.example/A?b=C',
    domain: 'video.example',
    text: null,
    renderedText: null,
    score: 386,
    commentCount: 0,
    hotScore: hotRank(386, createdAt),
    topWindow: ageWindow(createdAt, t.clock.now()),
    isVisible: true,
    createdAt,
    updatedAt: createdAt,
    editedAt: null,
  });
  expect(post?.slug).toMatch(/^interactive-dynamic-b-video-b-/);
  expect(parseSlugId(post?.slug ?? '')).toBe(post?.id);
  const shown = await t.on('nontrivial').get(`/api/posts/${post?.slug}`).expect(200);
  expect(shown.body).toMatchObject({
    author: { username: 'ne0phyte' },
    score: 386,
    commentCount: 0,
    createdAt: '2016-08-04T11:52:00.000Z',
  });
  expect(await findUser('NE0PHYTE')).toMatchObject({
    username: 'ne0phyte',
    name: 'ne0phyte',
    karma: 385,
    postCount: 1,
    createdAt,
  });
});

it('imports a row without a link as text post', async () => {
  await importRows([
    createRow({ title: 'Ask: nothing more', url: '' }),
    createRow({ title: 'Ask: with words', url: null, text: 'Some *words*' }),
  ]);
  expect(await findPosts('Ask: nothing more')).toMatchObject([
    { url: null, domain: null, text: null, renderedText: null },
  ]);
  expect(await findPosts('Ask: with words')).toMatchObject([
    { url: null, text: 'Some *words*', renderedText: renderMarkdown('Some *words*') },
  ]);
});

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
    'created_at must be a date such as 8/4/2016 11:52 or 2016-08-04T11:52:00Z',
  ],
  [
    'a date in words',
    { created_at: 'last Tuesday' },
    'created_at must be a date such as 8/4/2016 11:52 or 2016-08-04T11:52:00Z',
  ],
  ['no such day', { created_at: '2/30/2016 10:00' }, 'created_at is not a valid date'],
  ['no such month', { created_at: '13/1/2016 10:00' }, 'created_at is not a valid date'],
  ['no such hour', { created_at: '2016-08-04T24:00:00Z' }, 'created_at is not a valid date'],
  ['a date before the web', { created_at: '1969-12-31T23:59:00Z' }, 'created_at is before 1970'],
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
  ['an id that is no id', { id: 1.5 }, 'id must be text or a whole number'],
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

it('matches authors in any case and dates new ones', async () => {
  const member = await t.make.user('nontrivial', {
    username: 'Ada_L',
    name: 'Ada',
    karma: 10,
    createdAt: new Date('2020-01-01'),
  });
  const rows = [
    createRow({ author: 'ADA_l', num_points: 4 }),
    createRow({ author: 'Newcomer', created_at: '2016-05-05' }),
    createRow({ author: 'newcomer', created_at: '2015-05-05' }),
  ];
  expect((await importRows(rows)).counts).toEqual(createReport(3));
  await importRows([createRow({ author: 'NEWCOMER', created_at: '2014-05-05', num_points: -2 })]);
  expect(await findUser('ada_l')).toMatchObject({
    id: member.id,
    username: 'Ada_L',
    name: 'Ada',
    karma: 13,
    postCount: 1,
    createdAt: new Date('2020-01-01'),
  });
  expect(await findUser('newcomer')).toMatchObject({
    username: 'Newcomer',
    karma: 4 + 4 - 3,
    postCount: 3,
    createdAt: new Date('2014-05-05'),
  });
});

it('reports a generated username once', async () => {
  const names = ['Mz', 'Jürgen O. Müller', 'x'.repeat(30), 'mz'];
  const { counts, renamed } = await importRows(names.map((author) => createRow({ author })));
  expect(counts).toEqual(createReport(4));
  expect(renamed.map(({ author }) => author).toSorted()).toEqual([
    'Jürgen O. Müller',
    'Mz',
    'x'.repeat(30),
  ]);
  const [jurgen, mz, x] = renamed
    .toSorted((a, b) => a.author.localeCompare(b.author))
    .map(({ username }) => username);
  expect(jurgen).toMatch(/^Jurgen-O-Muller-[a-z0-9]{4}$/);
  expect(mz).toMatch(/^Mz-[a-z0-9]{4}$/);
  expect(x).toMatch(/^x{19}-[a-z0-9]{4}$/);
  expect(await findUser(mz ?? '')).toMatchObject({ name: 'Mz', postCount: 2 });
  // A real user of that name does not get the posts either.
  await importRows([createRow({ author: 'Mz_' }), createRow({ author: 'Mz' })]);
  expect(await findUser('Mz_')).toMatchObject({ postCount: 1 });
  expect(await findUser(mz ?? '')).toMatchObject({ postCount: 3 });
});

it('skips imported rows in the same or later files', async () => {
  const rows = [
    createRow({ author: 'again' }),
    createRow({ id: 77, author: 'again' }),
    createRow({ id: undefined, author: 'again' }),
    createRow({ id: undefined, author: 'again', created_at: '2016-08-04T11:52:00Z' }),
  ];
  const other = { ...rows[2], author: 'AGAIN', num_points: 9 };
  expect(
    (await importRows([...rows, { ...rows[1], id: '77' }, other, ...rows.slice(0, 1)])).counts,
  ).toEqual(createReport(4, 3));
  await db
    .update(posts)
    .set({ isHidden: true, title: 'Edited since' })
    .where(sql`${posts.title} = ${rows[0]?.title as string}`);
  const before = [
    await db.select().from(posts).orderBy(posts.siteId, posts.id),
    await db.select().from(users).orderBy(users.siteId, users.id),
  ];
  expect((await importRows(rows)).counts).toEqual(createReport(0, 4));
  expect([
    await db.select().from(posts).orderBy(posts.siteId, posts.id),
    await db.select().from(users).orderBy(users.siteId, users.id),
  ]).toEqual(before);
});

it('matches an imported author after a rename', async () => {
  await importRows([createRow({ author: 'before' })]);
  await db
    .update(users)
    .set({ username: 'afterwards' })
    .where(sql`${users.username} = 'before'`);
  expect((await importRows([createRow({ author: 'before' })])).counts).toEqual(createReport(1));
  expect(await findUser('afterwards')).toMatchObject({ postCount: 2 });
  expect(await findUser('before')).toBeUndefined();
});

it('imports one file to two sites independently', async () => {
  const rows = [createRow({ title: 'On two sites', author: 'traveller' })];
  expect((await importRows(rows, 'nontrivial')).counts).toEqual(createReport(1));
  expect((await importRows(rows, 'statecraft')).counts).toEqual(createReport(1));
  const both = await findPosts('On two sites');
  expect(both.map(({ siteId }) => siteId)).toEqual(['nontrivial', 'statecraft']);
  expect(new Set(both.flatMap(({ id, userId }) => [id, userId])).size).toBe(4);
  for (const site of ['nontrivial', 'statecraft'] as const)
    expect(await findUser('traveller', site)).toMatchObject({ postCount: 1, karma: 4 });
  expect(await findUser('traveller', 'default')).toBeUndefined();
});

it('keeps counters correct over batches and reports progress', async () => {
  const rows = Array.from({ length: 1_230 }, (_, i) =>
    createRow({
      author: `many${i % 37}`,
      num_points: (i % 11) - 3,
      ...(i % 100 === 7 ? { title: '' } : {}),
    }),
  );
  rows.push(...rows.slice(0, 5));
  const { counts, steps, rejected } = await importRows(rows, 'statecraft');
  expect(counts).toEqual(createReport(1_217, 5, 13));
  expect(rejected.map(({ line }) => line)).toEqual(
    Array.from({ length: 13 }, (_, i) => i * 100 + 8),
  );
  expect(steps.map((step) => step.counts.read)).toEqual([500, 1_000, 1_235]);
  expect(steps.at(-1)?.counts).toEqual(counts);
  expect(await findWrongCounters()).toEqual([]);
});

it('creates every post once in concurrent imports', async () => {
  const rows = Array.from({ length: 700 }, (_, i) => createRow({ author: `both${i % 50}` }));
  const [result1, two] = await Promise.all([importRows(rows), importRows(rows.toReversed())]);
  expect(result1.counts.imported + two.counts.imported).toBe(700);
  expect([...result1.rejected, ...two.rejected]).toEqual([]);
  expect(await findWrongCounters()).toEqual([]);
});

it('does not block authors who post meanwhile', async () => {
  const people = [
    await t.make.user('nontrivial', { username: 'busy' }),
    await t.make.user('nontrivial', { username: 'busier' }),
  ];
  const rows = Array.from({ length: 1_500 }, (_, i) =>
    createRow({ author: i % 2 ? 'busy' : 'busier' }),
  );
  const importing = importRows(rows);
  const state = { running: true };
  void importing.finally(() => (state.running = false));
  let count = 0;
  for (; state.running && count < 200; count += 2) {
    await Promise.all(
      people.map(({ id }, i) =>
        createPost(
          ctxOfSite(t, 'nontrivial'),
          { userId: id },
          { title: `Meanwhile ${count}`, url: `https://meanwhile.example/${count}/${i}` },
        ),
      ),
    );
  }
  expect((await importing).counts).toEqual(createReport(1_500));
  expect(count).toBeGreaterThan(0);
  expect(await findWrongCounters()).toEqual([]);
});

it('rejects only the row that the database refuses', async () => {
  await db.execute(sql`create function refuse_some() returns trigger language plpgsql as $$ begin
    if new.title like 'Poison%' then raise exception 'refused' using errcode = '22P05';
      end if; return new; end $$`);
  await db.execute(
    sql`create trigger refuse_some before insert on posts for each row execute function
      refuse_some()`,
  );
  const rows = Array.from({ length: 40 }, (_, i) =>
    createRow(i === 3 || i === 38 ? { title: `Poison ${i}` } : {}),
  );
  const { counts, rejected } = await importRows(rows, 'default');
  await db.execute(sql`drop trigger refuse_some on posts`);
  expect(rejected).toEqual(
    [4, 39].map((line) => ({ line, reason: 'row was rejected by the database (22P05)' })),
  );
  expect(counts).toEqual(createReport(38, 0, 2));
  expect(await findWrongCounters()).toEqual([]);
});

it("keeps karma within the database's range", async () => {
  await importRows(
    [
      createRow({ author: 'famous', num_points: 2_147_483_647 }),
      createRow({ author: 'famous', num_points: 2_147_483_647 }),
    ],
    'default',
  );
  expect(await findUser('famous', 'default')).toMatchObject({
    karma: 2_147_483_647,
    postCount: 2,
  });
  await importRows([createRow({ author: 'infamous', num_points: -2_147_483_648 })], 'default');
  expect(await findUser('infamous', 'default')).toMatchObject({ karma: -2_147_483_648 });
});

it('invalidates cached pages only when something is new', async () => {
  const rows = [createRow()];
  const readVersions = () => siteIds.map((site) => t.deps.contentVersions.get(site));
  await until('changes are heard of', () => t.deps.contentVersions.isListening());
  const before = readVersions();
  await importRows(rows, 'default');
  await until(
    'the change is heard of',
    () => t.deps.contentVersions.get('default') !== before[siteIds.indexOf('default')],
  );
  const after = readVersions();
  await importRows(rows, 'default');
  expect(readVersions()).toEqual(after);
});

it('never throws on random rows', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', minLength: 3 }),
    fc.constantFrom('\ud800', '\0', '__proto__', "'; drop table posts; --", '$1', '\\', '{"a":1}'),
  );
  const any = fc.oneof(text, fc.integer(), fc.double(), fc.anything({ maxDepth: 2 }));
  const preferUsual = (usual: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 6, arbitrary: usual }, any);
  const values = fc.record(
    {
      id: preferUsual(fc.integer()),
      title: preferUsual(text.map((some) => `Title ${some}`)),
      url: preferUsual(fc.webUrl({ withQueryParameters: true, withFragments: true })),
      text: preferUsual(text),
      num_points: preferUsual(fc.integer()),
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
    'c3,5" disk,,1,0,reader,8/4/2016 11:52',
  ];
  const steps: ImportStep[] = [];
  const splitChunks = async function* () {
    yield Buffer.from(file.join('\r\n'));
  };
  expect(
    await importPosts(
      ctxOfSite(t, 'nontrivial'),
      readCsv(splitChunks()),
      (step) => void steps.push(step),
    ),
  ).toEqual(createReport(1, 0, 2));
  expect(steps.flatMap(({ rejected }) => rejected)).toEqual([
    { line: 3, reason: 'title has 2 characters, 3 to 150 are allowed' },
    { line: 4, reason: 'title has a quote inside, and is not quoted as a whole' },
  ]);
  expect(await findPosts('Quotes "here", and more')).toMatchObject([
    { score: 3, url: 'https://a.example/' },
  ]);
});
