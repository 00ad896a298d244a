import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { posts, users } from '../../server/db/schema.ts';
import { importPosts, type ImportStep } from '../../server/domain/imports/post-importer.ts';
import { createPost } from '../../server/domain/authoring/submit-post.ts';
import { ageWindow, hotRank } from '../../server/domain/posts/ranking.ts';
import { idOfSlug } from '../../server/domain/posts/slugs.ts';
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

/** A row as JSON lines would have it, with what is given. */
function row(given: Values = {}): Values {
  count += 1;
  return {
    id: `row${count}`,
    title: `An imported title, ${count}`,
    url: `https://www.site${count}.example/page`,
    num_points: 5,
    num_comments: 3,
    author: `writer${count}`,
    created_at: '8/4/2016 11:52',
    ...given,
  };
}

/** Imports rows that stand in lines 1, 2, 3 … */
async function importRows(rows: Values[], site: SiteId = 'nontrivial') {
  async function* read() {
    for (const [i, values] of rows.entries()) yield { line: i + 1, values };
  }
  const steps: ImportStep[] = [];
  const counts = await importPosts(ctxOfSite(t, site), read(), (step) => void steps.push(step));
  return {
    counts,
    steps,
    rejected: steps.flatMap((step) => step.rejected),
    renamed: steps.flatMap((step) => step.renamed),
  };
}

const counted = (imported: number, alreadyThere = 0, rejected = 0) => ({
  read: imported + alreadyThere + rejected,
  imported,
  alreadyThere,
  rejected,
});
const postsTitled = (title: string) =>
  db
    .select()
    .from(posts)
    .where(sql`${posts.title} = ${title}`)
    .orderBy(posts.siteId);
const userNamed = async (username: string, site: SiteId = 'nontrivial') =>
  (
    await db
      .select()
      .from(users)
      .where(
        sql`${users.siteId} = ${site} and lower(${users.username}) = ${username.toLowerCase()}`,
      )
  )[0];

/** Counters that are not what the rows say. */
async function wrongCounters() {
  const karma = sql`greatest(-2147483648, least(2147483647, coalesce(sum(p.score::bigint - 1), 0)))`;
  const wrong = await db.execute(sql`
    select 'posts of ' || s.id as what, s.post_count as stored, count(p.id) as counted from sites s left join posts p on p.site_id = s.id and p.listed
      group by s.id having s.post_count <> count(p.id)
    union all
    select 'posts of ' || u.username, u.post_count, count(p.id) from users u left join posts p on p.site_id = u.site_id and p.user_id = u.id and p.listed
      group by u.site_id, u.id having u.post_count <> count(p.id)
    union all
    select 'karma of ' || u.username, u.karma, ${karma} from users u left join posts p on p.site_id = u.site_id and p.user_id = u.id
      group by u.site_id, u.id having u.karma <> ${karma}`);
  return (wrong as unknown as { rows: unknown[] }).rows;
}

it('imports a row as a ranked post with its fields', async () => {
  const { counts } = await importRows([
    row({
      id: 12224879,
      title: '  Interactive "Dynamic" <b>Video</b> ',
      url: 'HTTP://www.Video.example/A?b=C',
      num_points: '386',
      author: 'ne0phyte',
    }),
  ]);
  expect(counts).toEqual(counted(1));
  const [post] = await postsTitled('Interactive "Dynamic" <b>Video</b>');
  const createdAt = new Date('2016-08-04T11:52:00Z');
  expect(post).toMatchObject({
    siteId: 'nontrivial',
    id: expect.stringMatching(/^[A-Za-z0-9]{12}$/) as string,
    url: 'http://www.Video.example/A?b=C',
    domain: 'video.example',
    text: null,
    content: null,
    score: 386,
    commentCount: 0,
    hot: hotRank(386, createdAt),
    ageWindow: ageWindow(createdAt, t.clock.now()),
    listed: true,
    createdAt,
    updatedAt: createdAt,
    editedAt: null,
  });
  expect(post?.slug).toMatch(/^interactive-dynamic-b-video-b-/);
  expect(idOfSlug(post?.slug ?? '')).toBe(post?.id);
  const shown = await t.on('nontrivial').get(`/api/posts/${post?.slug}`).expect(200);
  expect(shown.body).toMatchObject({
    author: { username: 'ne0phyte' },
    score: 386,
    commentCount: 0,
    createdAt: '2016-08-04T11:52:00.000Z',
  });
  expect(await userNamed('NE0PHYTE')).toMatchObject({
    username: 'ne0phyte',
    name: 'ne0phyte',
    karma: 385,
    postCount: 1,
    createdAt,
  });
});

it('imports a row without a link as text post', async () => {
  await importRows([
    row({ title: 'Ask: nothing more', url: '' }),
    row({ title: 'Ask: with words', url: null, text: 'Some *words*' }),
  ]);
  expect(await postsTitled('Ask: nothing more')).toMatchObject([
    { url: null, domain: null, text: null, content: null },
  ]);
  expect(await postsTitled('Ask: with words')).toMatchObject([
    { url: null, text: 'Some *words*', content: renderMarkdown('Some *words*') },
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
])('parses the date %s as %s', async (given, stored) => {
  const values = row({ created_at: given });
  expect((await importRows([values])).rejected).toEqual([]);
  expect((await postsTitled(String(values.title)))[0]?.createdAt.toISOString()).toBe(stored);
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
])('rejects %s with line, field and reason', async (_what, given, reason) => {
  const { counts, rejected } = await importRows([row(), row(given), row()]);
  expect(rejected).toEqual([{ line: 2, reason }]);
  expect(counts).toEqual(counted(2, 0, 1));
});

it('stores a link with its normalized form', async () => {
  await importRows([
    row({ title: 'With a link', url: 'http://www.compared.example/a/index.html?utm_source=x#b' }),
    row({ title: 'With a text', url: '', text: 'Words' }),
  ]);
  expect(await postsTitled('With a link')).toMatchObject([{ normalizedUrl: 'compared.example/a' }]);
  expect(await postsTitled('With a text')).toMatchObject([{ normalizedUrl: null }]);
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
  const { counts, renamed } = await importRows(edges.map(row), 'default');
  expect(counts).toEqual(counted(edges.length));
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
    row({ author: 'ADA_l', num_points: 4 }),
    row({ author: 'Newcomer', created_at: '2016-05-05' }),
    row({ author: 'newcomer', created_at: '2015-05-05' }),
  ];
  expect((await importRows(rows)).counts).toEqual(counted(3));
  await importRows([row({ author: 'NEWCOMER', created_at: '2014-05-05', num_points: -2 })]);
  expect(await userNamed('ada_l')).toMatchObject({
    id: member.id,
    username: 'Ada_L',
    name: 'Ada',
    karma: 13,
    postCount: 1,
    createdAt: new Date('2020-01-01'),
  });
  expect(await userNamed('newcomer')).toMatchObject({
    username: 'Newcomer',
    karma: 4 + 4 - 3,
    postCount: 3,
    createdAt: new Date('2014-05-05'),
  });
});

it('reports a generated username once', async () => {
  const names = ['Mz', 'Jürgen O. Müller', 'x'.repeat(30), 'mz'];
  const { counts, renamed } = await importRows(names.map((author) => row({ author })));
  expect(counts).toEqual(counted(4));
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
  expect(await userNamed(mz ?? '')).toMatchObject({ name: 'Mz', postCount: 2 });
  // Nor does anybody who is really called so get the posts.
  await importRows([row({ author: 'Mz_' }), row({ author: 'Mz' })]);
  expect(await userNamed('Mz_')).toMatchObject({ postCount: 1 });
  expect(await userNamed(mz ?? '')).toMatchObject({ postCount: 3 });
});

it('skips imported rows in the same or later files', async () => {
  const rows = [
    row({ author: 'again' }),
    row({ id: 77, author: 'again' }),
    row({ id: undefined, author: 'again' }),
    row({ id: undefined, author: 'again', created_at: '2016-08-04T11:52:00Z' }),
  ];
  const other = { ...rows[2], author: 'AGAIN', num_points: 9 };
  expect(
    (await importRows([...rows, { ...rows[1], id: '77' }, other, ...rows.slice(0, 1)])).counts,
  ).toEqual(counted(4, 3));
  await db
    .update(posts)
    .set({ isHidden: true, title: 'Edited since' })
    .where(sql`${posts.title} = ${rows[0]?.title as string}`);
  const before = [
    await db.select().from(posts).orderBy(posts.siteId, posts.id),
    await db.select().from(users).orderBy(users.siteId, users.id),
  ];
  expect((await importRows(rows)).counts).toEqual(counted(0, 4));
  expect([
    await db.select().from(posts).orderBy(posts.siteId, posts.id),
    await db.select().from(users).orderBy(users.siteId, users.id),
  ]).toEqual(before);
});

it('matches an imported author after a rename', async () => {
  await importRows([row({ author: 'before' })]);
  await db
    .update(users)
    .set({ username: 'afterwards' })
    .where(sql`${users.username} = 'before'`);
  expect((await importRows([row({ author: 'before' })])).counts).toEqual(counted(1));
  expect(await userNamed('afterwards')).toMatchObject({ postCount: 2 });
  expect(await userNamed('before')).toBeUndefined();
});

it('imports one file to two sites independently', async () => {
  const rows = [row({ title: 'On two sites', author: 'traveller' })];
  expect((await importRows(rows, 'nontrivial')).counts).toEqual(counted(1));
  expect((await importRows(rows, 'statecraft')).counts).toEqual(counted(1));
  const both = await postsTitled('On two sites');
  expect(both.map(({ siteId }) => siteId)).toEqual(['nontrivial', 'statecraft']);
  expect(new Set(both.flatMap(({ id, userId }) => [id, userId])).size).toBe(4);
  for (const site of ['nontrivial', 'statecraft'] as const)
    expect(await userNamed('traveller', site)).toMatchObject({ postCount: 1, karma: 4 });
  expect(await userNamed('traveller', 'default')).toBeUndefined();
});

it('keeps counters correct over batches and reports progress', async () => {
  const rows = Array.from({ length: 1_230 }, (_, i) =>
    row({
      author: `many${i % 37}`,
      num_points: (i % 11) - 3,
      ...(i % 100 === 7 ? { title: '' } : {}),
    }),
  );
  rows.push(...rows.slice(0, 5));
  const { counts, steps, rejected } = await importRows(rows, 'statecraft');
  expect(counts).toEqual(counted(1_217, 5, 13));
  expect(rejected.map(({ line }) => line)).toEqual(
    Array.from({ length: 13 }, (_, i) => i * 100 + 8),
  );
  expect(steps.map((step) => step.counts.read)).toEqual([500, 1_000, 1_235]);
  expect(steps.at(-1)?.counts).toEqual(counts);
  expect(await wrongCounters()).toEqual([]);
});

it('creates every post once in concurrent imports', async () => {
  const rows = Array.from({ length: 700 }, (_, i) => row({ author: `both${i % 50}` }));
  const [one, two] = await Promise.all([importRows(rows), importRows(rows.toReversed())]);
  expect(one.counts.imported + two.counts.imported).toBe(700);
  expect([...one.rejected, ...two.rejected]).toEqual([]);
  expect(await wrongCounters()).toEqual([]);
});

it('does not block authors who post meanwhile', async () => {
  const people = [
    await t.make.user('nontrivial', { username: 'busy' }),
    await t.make.user('nontrivial', { username: 'busier' }),
  ];
  const rows = Array.from({ length: 1_500 }, (_, i) => row({ author: i % 2 ? 'busy' : 'busier' }));
  const importing = importRows(rows);
  const state = { running: true };
  void importing.finally(() => (state.running = false));
  let made = 0;
  for (; state.running && made < 200; made += 2) {
    await Promise.all(
      people.map(({ id }, i) =>
        createPost(
          ctxOfSite(t, 'nontrivial'),
          { userId: id },
          { title: `Meanwhile ${made}`, url: `https://meanwhile.example/${made}/${i}` },
        ),
      ),
    );
  }
  expect((await importing).counts).toEqual(counted(1_500));
  expect(made).toBeGreaterThan(0);
  expect(await wrongCounters()).toEqual([]);
});

it('rejects only the row that the database refuses', async () => {
  await db.execute(sql`create function refuse_some() returns trigger language plpgsql as $$ begin
    if new.title like 'Poison%' then raise exception 'refused' using errcode = '22P05'; end if; return new; end $$`);
  await db.execute(
    sql`create trigger refuse_some before insert on posts for each row execute function refuse_some()`,
  );
  const rows = Array.from({ length: 40 }, (_, i) =>
    row(i === 3 || i === 38 ? { title: `Poison ${i}` } : {}),
  );
  const { counts, rejected } = await importRows(rows, 'default');
  await db.execute(sql`drop trigger refuse_some on posts`);
  expect(rejected).toEqual(
    [4, 39].map((line) => ({ line, reason: 'row was rejected by the database (22P05)' })),
  );
  expect(counts).toEqual(counted(38, 0, 2));
  expect(await wrongCounters()).toEqual([]);
});

it("keeps karma within the database's range", async () => {
  await importRows(
    [
      row({ author: 'famous', num_points: 2_147_483_647 }),
      row({ author: 'famous', num_points: 2_147_483_647 }),
    ],
    'default',
  );
  expect(await userNamed('famous', 'default')).toMatchObject({
    karma: 2_147_483_647,
    postCount: 2,
  });
  await importRows([row({ author: 'infamous', num_points: -2_147_483_648 })], 'default');
  expect(await userNamed('infamous', 'default')).toMatchObject({ karma: -2_147_483_648 });
});

it('invalidates cached pages only when something is new', async () => {
  const rows = [row()];
  const epochs = () => siteIds.map((site) => t.deps.contentVersions.get(site));
  await until('changes are heard of', () => t.deps.contentVersions.isListening());
  const before = epochs();
  await importRows(rows, 'default');
  await until(
    'the change is heard of',
    () => t.deps.contentVersions.get('default') !== before[siteIds.indexOf('default')],
  );
  const after = epochs();
  await importRows(rows, 'default');
  expect(epochs()).toEqual(after);
});

it('never throws on random rows', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', minLength: 3 }),
    fc.constantFrom('\ud800', '\0', '__proto__', "'; drop table posts; --", '$1', '\\', '{"a":1}'),
  );
  const any = fc.oneof(text, fc.integer(), fc.double(), fc.anything({ maxDepth: 2 }));
  const mostly = (usual: fc.Arbitrary<unknown>) => fc.oneof({ weight: 6, arbitrary: usual }, any);
  const values = fc.record(
    {
      id: mostly(fc.integer()),
      title: mostly(text.map((some) => `Title ${some}`)),
      url: mostly(fc.webUrl({ withQueryParameters: true, withFragments: true })),
      text: mostly(text),
      num_points: mostly(fc.integer()),
      author: mostly(fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/)),
      created_at: mostly(
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
  expect(await wrongCounters()).toEqual([]);
});

it('imports a CSV file and reports broken rows', async () => {
  const file = [
    'id,title,url,num_points,num_comments,author,created_at',
    'c1,"Quotes ""here"", and more",https://a.example/,3,1,reader,8/4/2016 11:52',
    'c2,ab,,1,0,reader,8/4/2016 11:52',
    'c3,5" disk,,1,0,reader,8/4/2016 11:52',
  ];
  const steps: ImportStep[] = [];
  const chunks = async function* () {
    yield Buffer.from(file.join('\r\n'));
  };
  expect(
    await importPosts(
      ctxOfSite(t, 'nontrivial'),
      readCsv(chunks()),
      (step) => void steps.push(step),
    ),
  ).toEqual(counted(1, 0, 2));
  expect(steps.flatMap(({ rejected }) => rejected)).toEqual([
    { line: 3, reason: 'title has 2 characters, 3 to 150 are allowed' },
    { line: 4, reason: 'title has a quote inside, and is not quoted as a whole' },
  ]);
  expect(await postsTitled('Quotes "here", and more')).toMatchObject([
    { score: 3, url: 'https://a.example/' },
  ]);
});
