import { eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { importedAddresses, posts, users } from '../../server/db/schema.ts';
import { anonymizeImported } from '../../server/domain/account-lifecycle/anonymize-imported.ts';
import { caller } from '../support/api-clients.ts';
import { getSite } from '../support/digests.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpLogin } from '../support/login-calls.ts';
import { codeMailedTo } from '../support/members.ts';

const { t, db, requestCode, verify } = await setUpLogin();
const admin = await caller(t, 'nontrivial', { role: 'admin', username: 'Adam' });

const records = [
  { type: 'member', id: 'test/ada', username: 'ada', name: 'Ada', email: 'ada@mail.example' },
  {
    type: 'post',
    id: 'test/1',
    title: 'A moved post',
    html: '<p>Some <b>words</b></p>',
    author: { id: 'test/ada', name: 'ada' },
    createdAt: '2020-01-01T00:00:00Z',
    paths: ['/2020/moved/', '/?p=12', '/post/12'],
  },
  {
    type: 'comment',
    id: 'test/2',
    parent: 'test/1',
    text: 'An answer.',
    author: { id: 'test/bo', name: 'bo' },
    createdAt: '2020-01-02T00:00:00Z',
    paths: ['/comment/2'],
  },
];

it('imports records and redirects their old addresses', async () => {
  const start = await admin.call('POST', '/api/admin/imports', {
    fileName: 'export.json',
    total: 4,
    kind: 'posts',
  });
  const { id } = start.body as { id: string };
  const rows = [
    ...records.map((record, i) => ({ line: i + 1, record })),
    { line: 4, problem: 'The post “Ideas” is not published.' },
  ];
  const send = () => admin.call('POST', `/api/admin/imports/${id}/rows`, { from: 0, rows });
  for (let i = 0; i < 2; i += 1)
    expect((await send()).body).toMatchObject({
      added: 3,
      skipped: 1,
      problems: [{ row: 4, message: 'The post “Ideas” is not published.' }],
      state: 'done',
    });
  const [post] = await db.select().from(posts).where(eq(posts.title, 'A moved post'));
  const get = (path: string) => t.on('nontrivial').get(path);
  // The registry of sites loads again after the import.
  await expect.poll(() => getSite(t).hasOldPaths).toBe(true);
  for (const path of ['/2020/moved', '/2020/moved/?utm_source=x', '/?p=12', '/post/12']) {
    const reply = await get(path);
    expect([path, reply.status, reply.headers.location]).toEqual([
      path,
      301,
      `/post/${post?.slug}`,
    ]);
  }
  expect((await get('/comment/2')).headers.location).toMatch(`/post/${post?.slug}?root=`);
  expect((await get('/2020/never')).status).toBe(404);
  expect((await t.on('default').get('/2020/moved')).status).toBe(404);
  expect((await get('/')).status).toBe(200);
});

it('rejects unknown records and fields', async () => {
  const start = await admin.call('POST', '/api/admin/imports', {
    fileName: 'export.json',
    total: 4,
    kind: 'posts',
  });
  const { id } = start.body as { id: string };
  for (const [record, field] of [
    [{ type: 'vote', id: 'x' }, 'rows.0'],
    [{ ...records[1], siteId: 'default' }, 'rows.0.record.siteId'],
    [{ ...records[1], author: 'ada' }, 'rows.0'],
  ] as const)
    expectError(
      await admin.call('POST', `/api/admin/imports/${id}/rows`, {
        from: 0,
        rows: [{ line: 1, record }],
      }),
      'bad_request',
      [field],
    );
});

it('gives an account to the owner of its address, once', async () => {
  const email = 'ada@mail.example';
  expect((await t.on('nontrivial').get('/api/users/ada')).body).toMatchObject({ imported: true });
  await requestCode(email);
  const reply = await verify(email, await codeMailedTo(t, 'nontrivial', email));
  expect([reply.status, reply.body]).toEqual([
    200,
    expect.objectContaining({ user: expect.objectContaining({ username: 'ada', email }) }),
  ]);
  expect((await t.on('nontrivial').get('/api/users/ada')).body).toMatchObject({ imported: false });
  await requestCode(email);
  expect((await verify(email, await codeMailedTo(t, 'nontrivial', email))).status).toBe(200);
  expect(await db.$count(users, eq(users.email, email))).toBe(1);
});

it('makes unclaimed accounts anonymous', async () => {
  expect(await anonymizeImported(t.deps, 'nontrivial')).toBeGreaterThan(0);
  const named = await db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.siteId, 'nontrivial'));
  expect(named.map(({ username }) => username)).not.toContain('bo');
  expect(await db.$count(users, isNotNull(users.deletedAt))).toBeGreaterThan(0);
  expect(await db.$count(importedAddresses)).toBe(0);
});
