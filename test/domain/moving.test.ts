import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ImportRow } from '#shared/contract/admin-imports.ts';
import { readContentRows, type Opened } from '#shared/moving/read-moved.ts';
import {
  comments,
  importedAddresses,
  oldPaths,
  posts,
  tags,
  users,
} from '../../server/db/schema.ts';
import {
  importContent,
  toContentRow,
  type ImportStep,
} from '../../server/domain/imports/import-content.ts';
import { findOldPath } from '../../server/domain/imports/old-paths.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { ghostExport } from '../support/ghost-export.ts';
import { openText } from '../support/moving.ts';
import { setUpImport } from '../support/post-import.ts';

const { t, db, findWrongCounters } = await setUpImport();
const ctx = ctxOfSite(t, 'nontrivial');

async function importFile(opened: Opened) {
  const steps: ImportStep[] = [];
  const rows = async function* () {
    for await (const row of readContentRows(opened)) yield toContentRow(row);
  };
  const counts = await importContent(ctx, rows(), (step) => void steps.push(step));
  return {
    counts,
    rejected: steps.flatMap((step) => step.rejected.map(({ reason }) => reason)),
    notes: steps.flatMap((step) => step.notes.map(({ reason }) => reason)),
  };
}
type MovedRecord = Extract<ImportRow, { record: unknown }>['record'];
async function importRecords(records: MovedRecord[]) {
  const steps: ImportStep[] = [];
  const rows = async function* () {
    for (const [i, record] of records.entries()) yield { line: i + 1, record };
  };
  const counts = await importContent(ctx, rows(), (step) => void steps.push(step));
  return { counts, steps };
}
const story = (id: number, more: object = {}) => ({
  id,
  type: 'story',
  by: 'pg',
  time: 1_160_418_111 + id,
  title: `Story number ${id}`,
  url: `https://s${id}.example/`,
  score: 12,
  ...more,
});
const answer = (id: number, parent: number, by = 'ada') => ({
  id,
  type: 'comment',
  by,
  time: 1_160_418_111 + id,
  text: `Answer <i>${id}</i>`,
  parent,
});

const post = (id: string, more: Partial<Extract<MovedRecord, { type: 'post' }>> = {}) =>
  ({
    type: 'post' as const,
    id: `test/${id}`,
    title: `Title of ${id}`,
    text: 'Words.',
    author: { id: 'test/ada', name: 'Ada' },
    createdAt: '2020-01-01T00:00:00Z',
    ...more,
  }) satisfies MovedRecord;

it('imports a Ghost export once', async () => {
  const opened = await openText('ghost.json', ghostExport);
  expect(await importFile(opened)).toEqual({
    counts: { read: 10, imported: 6, alreadyThere: 0, rejected: 4 },
    rejected: expect.arrayContaining(['The post “Ideas” is not published.']) as unknown,
    notes: [],
  });
  expect((await importFile(opened)).counts).toMatchObject({ imported: 0, alreadyThere: 6 });
  const [post] = await db.select().from(posts).where(eq(posts.title, 'The first ship'));
  expect(post).toMatchObject({
    text: '![Picture](https://img.example/ship.jpg)\n\nIt _sailed_, see [more](/second/).',
    tags: ['open-sea'],
    commentCount: 2,
    createdAt: new Date('2020-02-03T04:05:06.000Z'),
  });
  expect(
    await db
      .select({ name: tags.name, description: tags.description })
      .from(tags)
      .where(eq(tags.name, 'open-sea')),
  ).toEqual([{ name: 'open-sea', description: 'Open Sea' }]);
  expect(
    await db
      .select({ name: users.name, about: users.about, email: users.email })
      .from(users)
      .where(eq(users.username, 'ada')),
  ).toEqual([{ name: 'Ada Lovelace', about: 'Writes about **ships**', email: null }]);
  expect(await db.select({ email: importedAddresses.email }).from(importedAddresses)).toEqual([
    { email: 'ada@mail.example' },
  ]);
  expect(await findOldPath(ctx, '/first-ship/?utm_source=x')).toBe(`/post/${post?.slug}`);
  expect(await findOldPath(ctx, '/tag/open-sea')).toBe('/t/open-sea');
  expect(await findOldPath(ctx, '/author/ada/')).toBe('/u/ada');
  expect(await findOldPath(ctx, '/never/')).toBeNull();
  expect(await findOldPath(ctxOfSite(t, 'default'), '/first-ship/')).toBeNull();
  expect(await findWrongCounters()).toEqual([]);
});

it('imports threads of Hacker News with their votes', async () => {
  const items = [
    story(1),
    answer(2, 1),
    answer(3, 2, 'pg'),
    { id: 4, type: 'comment', time: 1_160_418_200, deleted: true, parent: 1 },
    answer(5, 4),
  ];
  const { counts } = await importFile(await openText('items.json', items));
  expect(counts).toEqual({ read: 5, imported: 5, alreadyThere: 0, rejected: 0 });
  const [post] = await db.select().from(posts);
  expect(post).toMatchObject({ score: 12, commentCount: 3, url: 'https://s1.example/' });
  const thread = await db
    .select({ text: comments.text, depth: comments.depth, visible: comments.isVisible })
    .from(comments)
    .orderBy(comments.createdAt);
  expect(thread).toEqual([
    { text: 'Answer _2_', depth: 0, visible: true },
    { text: 'Answer _3_', depth: 1, visible: true },
    { text: 'Answer _5_', depth: 1, visible: true },
    { text: '', depth: 0, visible: false },
  ]);
  const [second] = await db.select().from(comments).where(eq(comments.text, 'Answer _3_'));
  expect(await findOldPath(ctx, '/item?id=1')).toBe(`/post/${post?.slug}`);
  expect(await findOldPath(ctx, '/item?p=2&id=3')).toBe(
    `/post/${post?.slug}?root=${second?.id}#c-${second?.id}`,
  );
  expect(
    await db
      .select({ karma: users.karma, posts: users.postCount, comments: users.commentCount })
      .from(users)
      .where(sql`${users.username} like 'pg-%'`),
  ).toEqual([{ karma: 11, posts: 1, comments: 1 }]);
});

it('continues threads of earlier files', async () => {
  await importFile(await openText('a.jsonl', JSON.stringify(story(1))));
  const reply = await importFile(
    await openText('b.json', [answer(3, 2), answer(2, 1), answer(9, 8)]),
  );
  expect(reply).toMatchObject({
    counts: { imported: 2, rejected: 1 },
    rejected: ['What the comment “hacker-news/9” answers was not imported.'],
  });
});

it('attaches answers to their post when what they answer is missing', async () => {
  const comment = (id: string, parent: string, text: string) =>
    ({
      type: 'comment',
      id: `test/${id}`,
      parent: `test/${parent}`,
      post: 'test/p',
      text,
      author: { id: 'test/ada', name: 'Ada' },
      createdAt: '2020-01-02T00:00:00Z',
    }) as const;
  const { steps } = await importRecords([
    post('p'),
    comment('a', 'gone', 'A'),
    comment('b', 'a', 'B'),
    comment('c', 'b', ' '),
    comment('d', 'c', 'D'),
  ]);
  expect(steps.flatMap(({ notes }) => notes.map(({ reason }) => reason))).toEqual([
    'The comment “test/c” has no text: only its place is kept.',
    'What the comment “test/a” answers was not imported, so it answers the post.',
  ]);
  expect(
    await db
      .select({ text: comments.text, depth: comments.depth })
      .from(comments)
      .orderBy(comments.depth),
  ).toEqual([
    { text: 'A', depth: 0 },
    { text: 'B', depth: 1 },
    { text: '', depth: 2 },
    { text: 'D', depth: 3 },
  ]);
});

it('moves answers up that are deeper than threads', async () => {
  const chain = Array.from({ length: 25 }, (_, i) => answer(i + 2, i + 1));
  await importFile(await openText('items.json', [story(1), ...chain]));
  const depths = await db
    .select({ depth: comments.depth })
    .from(comments)
    .orderBy(comments.createdAt);
  expect(depths.map(({ depth }) => depth)).toEqual([
    ...Array.from({ length: 19 }, (_, i) => i),
    ...Array.from({ length: 6 }, () => 18),
  ]);
});

it('finds the comment that an address names beside its post', async () => {
  await importRecords([
    post('t1', { paths: ['/viewtopic.php?t=1', '/viewtopic.php?p=1'] }),
    {
      type: 'comment',
      id: 'test/p2',
      parent: 'test/t1',
      text: 'An answer.',
      author: { id: 'test/ada', name: 'Ada' },
      createdAt: '2020-01-02T00:00:00Z',
      paths: ['/viewtopic.php?p=2'],
    },
  ]);
  expect(await findOldPath(ctx, '/viewtopic.php?f=3&t=1&start=20')).toMatch(/^\/post\/[^?]+$/);
  expect(await findOldPath(ctx, '/viewtopic.php?f=3&t=1&p=2&sid=x')).toMatch(/#c-\w+$/);
});

it('names what it leaves out of an imported post', async () => {
  const { counts, steps } = await importRecords([
    post('a', { title: 'x'.repeat(200), tags: ['One', 'two', '3', 'four', 'five', 'six', '🎉'] }),
    post('b', { title: 'x' }),
    post('c', { text: undefined, html: '<img src="/lost.png"> ' }),
    post('d', { createdAt: 'yesterday' }),
    post('f', { title: '', text: 'First *words* of a text.' }),
    post('g', { createdAt: 'Wed, 18 Jan 2023 21:25:27 +0000', author: { id: 'test/x', name: '' } }),
    post('e', { author: { id: 'test/漢', name: '漢字' } }),
  ]);
  expect(counts).toMatchObject({ imported: 6, rejected: 1 });
  expect(
    steps.flatMap(({ notes }) => notes.map(({ reason }) => reason.replace(/x{9,}/, '…'))),
  ).toEqual([
    'The post “…” is imported with 5 of its 6 tags.',
    'The title of the post “…” is shortened.',
    'The post “Title of c” is imported, but nothing of its text is left.',
    'The post has no title, so its first words are there.',
  ]);
  expect(steps.flatMap(({ rejected }) => rejected.map(({ reason }) => reason))).toEqual([
    '“Title of d” cannot be imported: “created_at must be a date like YYYY-MM-DDTHH:MM:SSZ or M/D/YYYY H:MM”.',
  ]);
  expect(
    await db
      .select({ name: users.name })
      .from(users)
      .where(sql`${users.username} like 'imported-%'`),
  ).toEqual([{ name: 'Imported' }, { name: '漢字' }]);
  expect(
    await db
      .select({ title: posts.title })
      .from(posts)
      .where(sql`${posts.title} like 'First%'`),
  ).toEqual([{ title: 'First words of a text.' }]);
});

it('keeps authors of one name apart, and members', async () => {
  await t.make.user('nontrivial', { username: 'ada', email: 'ada@site.example' });
  await importRecords([
    post('a'),
    post('b', { author: { id: 'other/ada', name: 'Ada' } }),
    post('c', { author: { id: 'test/ada', name: 'Renamed' } }),
  ]);
  const written = await db
    .select({ id: users.id, email: users.email, posts: users.postCount })
    .from(users)
    .where(sql`${users.username} ilike 'ada%'`)
    .orderBy(users.postCount);
  expect(written.map(({ email, posts: count }) => [email, count])).toEqual([
    ['ada@site.example', 0],
    [null, 1],
    [null, 2],
  ]);
});

// Last: no test has to delete so many rows.
it('finds 10,000 of 10,000 old addresses', async () => {
  await importRecords(
    Array.from({ length: 10_000 }, (_, i) => post(`p${i}`, { paths: [`/2020/01/title-${i}/`] })),
  );
  expect(await db.$count(oldPaths)).toBe(10_000);
  const slugs = new Map(
    (await db.select({ title: posts.title, slug: posts.slug }).from(posts)).map((row) => [
      row.title,
      row.slug,
    ]),
  );
  let found = 0;
  for (let i = 0; i < 10_000; i += 1) {
    const place = await findOldPath(ctx, `/2020/01/title-${i}`);
    if (place === `/post/${slugs.get(`Title of p${i}`)}`) found += 1;
  }
  expect(found).toBe(10_000);
}, 120_000);
