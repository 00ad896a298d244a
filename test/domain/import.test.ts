import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { posts, users } from '../../server/db/schema.ts';
import { createPost } from '../../server/domain/authoring/submit-post.ts';
import { ageWindow, hotRank } from '../../server/domain/posts/ranking.ts';
import { parseSlugId } from '#shared/paths.ts';
import { renderMarkdown } from '../../server/infra/text/markdown.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { setUpImport, createReport } from '../support/post-import.ts';
import { siteIds, type SiteId } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';

const { t, db, createRow, importRows, findPosts, findWrongCounters } = await setUpImport();

const findUser = async (username: string, site: SiteId = 'nontrivial') =>
  (
    await db
      .select()
      .from(users)
      .where(
        sql`${users.siteId} = ${site} and lower(${users.username}) = ${username.toLowerCase()}`,
      )
  )[0];

it('imports a row as a ranked post with its fields', async () => {
  const { counts } = await importRows([
    createRow({
      id: 12224879,
      title: '  Interactive "Dynamic" <b>Video</b> ',
      url: 'HTTP://www.Video.example/A?b=C',
      num_points: '386',
      num_comments: '52',
      source: 'The Old Board',
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
    importedCommentCount: 52,
    importedFrom: 'The Old Board',
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
    commentsElsewhere: { count: 52, source: 'The Old Board' },
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
      people.map(({ id, username }, i) =>
        createPost(
          ctxOfSite(t, 'nontrivial'),
          { userId: id, username },
          { title: `Meanwhile ${count}`, url: `https://meanwhile.example/${count}/${i}` },
        ),
      ),
    );
  }
  expect((await importing).counts).toEqual(createReport(1_500));
  expect(count).toBeGreaterThan(0);
  expect(await findWrongCounters()).toEqual([]);
});

it('rejects only the row that the database rejects', async () => {
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
    [4, 39].map((line) => ({ line, reason: 'The database rejected the row: “22P05”.' })),
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
