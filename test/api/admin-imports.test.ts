import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { ImportState } from '#shared/contract/admin-imports.ts';
import { imports, auditLog, posts, rateLimits, users } from '../../server/db/schema.ts';
import { importContent } from '../../server/domain/imports/import-content.ts';
import { caller } from '../support/api-clients.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { expectError } from '../support/error-replies.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const admin = await caller(t, 'nontrivial', { role: 'admin', username: 'Adam' });
const other = await caller(t, 'nontrivial', { role: 'admin', username: 'Other' });
beforeEach(async () => {
  for (const table of [rateLimits, imports, auditLog]) await db.delete(table);
});

let count = 0;
type Values = Record<string, string | number | boolean | null>;
const createRow = (overrides: Values = {}): Values => {
  count += 1;
  return {
    id: `row${count}`,
    title: `An imported title, ${count}`,
    url: `https://site${count}.example/`,
    num_points: '5',
    author: `writer${count}`,
    created_at: '8/4/2016 11:52',
    ...overrides,
  };
};
const createBatch = (start: number, ...rows: Values[]) => ({
  from: start,
  rows: rows.map((values, i) => ({ line: start + i + 2, values })),
});
const startImport = async (total: number) =>
  (await admin.call('POST', '/api/admin/imports', { fileName: 'posts.csv', total, kind: 'posts' }))
    .body as ImportState;
const send = (id: string, body: object, actor = admin) =>
  actor.call('POST', `/api/admin/imports/${id}/rows`, body);
const readState = async (id: string) =>
  (await admin.call('GET', `/api/admin/imports/${id}`)).body as ImportState;
const countImported = (title: unknown) => db.$count(posts, eq(posts.title, String(title)));
const readLog = async () =>
  (await db.select().from(auditLog).orderBy(auditLog.createdAt)).map(({ action, after }) => [
    action,
    after,
  ]);

it('imports a file in batches and reports problems by line', async () => {
  const started = await startImport(4);
  expect(started).toMatchObject({
    fileName: 'posts.csv',
    author: 'Adam',
    state: 'running',
    total: 4,
    done: 0,
    added: 0,
    skipped: 0,
    problems: [],
    completedAt: null,
  });
  const rows = [createRow(), createRow({ title: 'ab' }), createRow({ num_points: 7 })] as [
    Values,
    Values,
    Values,
  ];
  const first = await send(started.id, createBatch(0, ...rows));
  expect([first.status, first.body]).toEqual([
    200,
    {
      ...started,
      done: 3,
      added: 2,
      skipped: 1,
      problems: [{ row: 3, message: 'title has 2 characters, 3 to 150 are allowed' }],
    },
  ]);
  // Another admin may continue an import, after a reload or later.
  const last = await send(
    started.id,
    {
      from: 3,
      rows: [{ line: 9, problem: '“title” has a quote that is not closed or not doubled.' }],
    },
    other,
  );
  expect(last.body).toMatchObject({
    state: 'done',
    done: 4,
    added: 2,
    skipped: 2,
    completedAt: '2026-11-21T08:00:00.000Z',
    problems: [
      { row: 3 },
      { row: 9, message: '“title” has a quote that is not closed or not doubled.' },
    ],
  });
  expect(await readState(started.id)).toEqual(last.body);
  const page = await t.on('nontrivial').get('/api/posts?sort=new&limit=2');
  expect(
    (page.body as { posts: { title: string }[] }).posts.map(({ title }) => title).toSorted(),
  ).toEqual([rows[0].title, rows[2].title]);
  expect(await wrongPostCounters(db)).toEqual([]);
  expect(await readLog()).toEqual([
    ['begin-import', { fileName: 'posts.csv', total: 4 }],
    [
      'import-posts',
      {
        fileName: 'posts.csv',
        from: 0,
        added: 2,
        authorCount: 2,
        authors: [rows[0].author, rows[2].author],
      },
    ],
    ['finish-import', { fileName: 'posts.csv', added: 2, skipped: 2 }],
  ]);
});

it('skips rows that the command has already imported', async () => {
  const values = createRow();
  await importContent(
    ctxOfSite(t, 'nontrivial'),
    (async function* () {
      yield { line: 2, values };
    })(),
    () => undefined,
  );
  const { id } = await startImport(2);
  expect((await send(id, createBatch(0, values, values))).body).toMatchObject({
    done: 2,
    added: 0,
    skipped: 2,
    problems: [],
    state: 'done',
  });
  expect(await countImported(values.title)).toBe(1);
});

it('imports a batch once under repeats and concurrency', async () => {
  const { id } = await startImport(5);
  const [row1, two] = [
    [createRow(), createRow()],
    [createRow(), createRow(), createRow()],
  ];
  const replies = await Promise.all(
    [admin, other, admin, other].map((actor) => send(id, createBatch(0, ...row1), actor)),
  );
  for (const { status, body } of replies)
    expect([status, body]).toEqual([200, expect.objectContaining({ done: 2, added: 2 })]);
  for (const { title } of row1) expect(await countImported(title)).toBe(1);
  const early = await send(id, createBatch(3, createRow()));
  expectError(early, 'conflict', ['from']);
  expectError(await send(id, createBatch(1, ...two)), 'conflict', ['from']);
  expectError(await send(id, createBatch(2, ...two, createRow())), 'bad_request', ['rows']);
  expect(await readState(id)).toMatchObject({ done: 2, state: 'running' });
  for (let i = 0; i < 2; i += 1)
    expect((await send(id, createBatch(2, ...two))).body).toMatchObject({
      done: 5,
      added: 5,
      state: 'done',
    });
  expectError(await send(id, createBatch(5, createRow())), 'conflict');
});

it('keeps imported rows after a stop and accepts no more', async () => {
  const { id } = await startImport(3);
  const rows = [createRow(), createRow()];
  await send(id, createBatch(0, ...rows));
  const stop = () => admin.call('POST', `/api/admin/imports/${id}/stop`);
  for (let i = 0; i < 2; i += 1)
    expect((await stop()).body).toMatchObject({ state: 'canceled', done: 2, added: 2 });
  expectError(await send(id, createBatch(2, createRow())), 'conflict');
  expect((await send(id, createBatch(0, ...rows))).status).toBe(200);
  expect(await countImported(rows[0]?.title)).toBe(1);
  expect((await readLog()).map(([action]) => action)).toEqual([
    'begin-import',
    'import-posts',
    'stop-import',
  ]);
});

it('reports the first hundred problems', async () => {
  const { id } = await startImport(250);
  for (const start of [0, 125])
    await send(
      id,
      createBatch(
        start,
        ...Array.from({ length: 125 }, () => createRow({ url: 'javascript:alert(1)' })),
      ),
    );
  const { problems, skipped } = await readState(id);
  expect([problems.length, problems.at(-1), skipped]).toEqual([
    100,
    { row: 101, message: 'url must be a URL that starts with http:// or https://' },
    250,
  ]);
});

it('reports rows with wrong types and rejects non-rows', async () => {
  const { id } = await startImport(3);
  const reply = await send(
    id,
    createBatch(
      0,
      createRow({ title: true }),
      createRow({ author: null }),
      createRow({ num_points: 'many' }),
    ),
  );
  expect((reply.body as ImportState).problems.map(({ message }) => message)).toEqual([
    'title must be text',
    'author is missing',
    'num_points must be a whole number of at most 32 bits',
  ]);
  const next = await startImport(3);
  for (const rows of [
    [],
    [{ line: 1 }],
    [{ line: 0, values: {} }],
    [{ line: 1, values: { siteId: 'x' } }],
    [{ line: 1, values: { title: {} } }],
    Array.from({ length: 201 }, () => ({ line: 1, values: {} })),
  ]) {
    expect((await send(next.id, { from: 0, rows })).status).toBe(400);
  }
  for (const body of [
    { fileName: '', total: 1, kind: 'posts' },
    { fileName: 'a', total: 0, kind: 'posts' },
    { fileName: 'a', total: 1, kind: 'subscribers' },
  ])
    expect((await admin.call('POST', '/api/admin/imports', body)).status).toBe(400);
  expect(await readState(next.id)).toMatchObject({ done: 0 });
});

it('accepts 200 rows with long texts in one call', async () => {
  const { id } = await startImport(200);
  const reply = await send(
    id,
    createBatch(0, ...Array.from({ length: 200 }, () => createRow({ text: 'word '.repeat(800) }))),
  );
  expect([reply.status, (reply.body as ImportState).added]).toEqual([200, 200]);
});

it('lists the imports of the site, newest first', async () => {
  for (let i = 0; i < 5; i += 1)
    await db.insert(imports).values({
      siteId: 'nontrivial',
      id: `made${i}`,
      kind: 'posts',
      fileName: `${i}.csv`,
      totalRows: 1,
      createdBy: 'Adam',
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 2))),
    });
  await db.insert(imports).values({
    siteId: 'nontrivial',
    id: 'readers',
    kind: 'subscribers',
    fileName: 'readers.csv',
    totalRows: 1,
    createdBy: 'Adam',
  });
  await db.insert(imports).values({
    siteId: 'statecraft',
    id: 'made9',
    kind: 'posts',
    fileName: '9.csv',
    totalRows: 1,
    createdBy: 'Adam',
  });
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = (await admin.call(
      'GET',
      `/api/admin/imports?limit=2${cursor && `&cursor=${cursor}`}`,
    )) as { body: { imports: ImportState[]; nextCursor: string | null } };
    seen.push(...body.imports.map(({ fileName }) => fileName));
    cursor = body.nextCursor;
  }
  expect(seen).toEqual(['4.csv', '3.csv', '2.csv', '1.csv', '0.csv']);
  for (const id of ['readers', 'made9', 'nothing'])
    expectError(await admin.call('GET', `/api/admin/imports/${id}`), 'not_found');
});

it('writes to no other site', async () => {
  const before = await db.$count(users, sql`${users.siteId} <> 'nontrivial'`);
  const { id } = await startImport(1);
  await send(id, createBatch(0, createRow({ author: 'Somebody_new' })));
  expect(await db.$count(users, sql`${users.siteId} <> 'nontrivial'`)).toBe(before);
  expect(await db.$count(users, eq(users.username, 'Somebody_new'))).toBe(1);
});

it('never posts as a member, nor under a reserved name', async () => {
  const member = await t.make.user('nontrivial', {
    username: 'Grace',
    email: 'grace@mail.example',
  });
  await t.make.user('nontrivial', { username: 'Archived' });
  const { id } = await startImport(6);
  const authors = ['grace', 'ADAM', 'admin', 'support', 'deleted-abc', 'archived'];
  const reply = await send(
    id,
    createBatch(0, ...authors.map((author) => createRow({ author, num_points: 5_000 }))),
  );
  expect(reply.body).toMatchObject({ added: 6, problems: [] });
  const created = await db
    .select({ username: users.username, name: users.name, email: users.email })
    .from(posts)
    .innerJoin(users, and(eq(users.siteId, posts.siteId), eq(users.id, posts.userId)))
    .where(and(eq(posts.siteId, 'nontrivial'), eq(posts.score, 5_000)));
  expect(created.map(({ username }) => username).toSorted()).toEqual(
    [
      /^ADAM-\w{4}$/,
      'Archived',
      /^admin-\w{4}$/,
      /^grace-\w{4}$/,
      /^imported-\w{4}$/,
      /^support-\w{4}$/,
    ].map((name) => (typeof name === 'string' ? name : expect.stringMatching(name))),
  );
  expect(created.map(({ name }) => name)).toContain('grace (imported)');
  expect(created.every(({ email }) => email === null)).toBe(true);
  expect(await db.$count(posts, eq(posts.userId, member.id))).toBe(0);
  const [, entry] = await readLog();
  const username = created.find(({ name }) => name === 'grace (imported)')?.username ?? '';
  expect(entry).toMatchObject([
    'import-posts',
    { authorCount: 6, authors: expect.arrayContaining([username]) },
  ]);
  // The profile says so, and the same author has the same account next time.
  expect((await t.on('nontrivial').get(`/api/users/${username}`)).body).toMatchObject({
    imported: true,
  });
  expect((await t.on('nontrivial').get('/api/users/Grace')).body).toMatchObject({
    imported: false,
  });
  const next = await startImport(1);
  await send(next.id, createBatch(0, createRow({ author: 'Grace' })));
  expect(await db.$count(users, sql`lower(${users.username}) like 'grace%'`)).toBe(2);
});
