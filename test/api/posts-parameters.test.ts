import { beforeEach, expect, it } from 'vitest';
import { encodeCursor } from '../../server/db/cursor.ts';
import { expectError } from '../support/error-replies.ts';
import { injections } from '../support/sql-injection-payloads.ts';
import { recordQueries } from '../support/queries.ts';
import { addPosts, removeRows } from '../support/database-rows.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const get = (path: string) => t.on('nontrivial').get(path);
beforeEach(() => removeRows(t));

it.each([
  'limit=0',
  'limit=-1',
  'limit=101',
  'limit=1000',
  'limit=1001',
  'limit=1e9',
  'limit=1e1',
  'limit=NaN',
  'limit=Infinity',
  'limit=2.5',
  'limit=',
  'limit=+5',
  'limit=0x10',
  'limit=99999999999999999999',
  'limit=five',
  'limit=%D9%A3',
  'limit=5%20',
  'limit=null',
  'limit=1,2',
  'limit=true',
  'sort=recent&limit=1001',
  'sort=recent&limit=0',
  'sort=new&limit=101',
  'sort=hot&limit=1000',
  'sort=top&limit=1000',
  'page=1&limit=101',
])('GET /api/posts?%s returns 400 naming limit', async (query) => {
  expectError(await get(`/api/posts?${query}`), 'bad_request', ['limit']);
});

it.each([
  'page=0',
  'page=-1',
  'page=101',
  'page=1e9',
  'page=NaN',
  'page=1.5',
  'page=',
  'page=one',
  'page=99999999999',
])('GET /api/posts?%s returns 400 naming page', async (query) => {
  expectError(await get(`/api/posts?${query}`), 'bad_request', ['page']);
});

it.each([
  ['sort=', 'sort'],
  ['sort=best', 'sort'],
  ['sort=HOT', 'sort'],
  ['sort=__proto__', 'sort'],
  ['sort=constructor', 'sort'],
  ['sort=toString', 'sort'],
  ['sort=hot%20', 'sort'],
  ['sort=top&t=', 't'],
  ['sort=top&t=decade', 't'],
  ['sort=top&t=__proto__', 't'],
  ['sort=top&t=DAY', 't'],
  ['t=day', 't'],
  ['sort=hot&t=week', 't'],
  ['sort=new&t=all', 't'],
  ['sort=recent&t=day', 't'],
  ['feed=', 'feed'],
  ['feed=all', 'feed'],
  ['cursor=', 'cursor'],
  ['page=1&cursor=abc', 'cursor'],
])('GET /api/posts?%s returns 400 naming %s', async (query, field) => {
  expectError(await get(`/api/posts?${query}`), 'bad_request', [field]);
});

it('accepts `t` with the default sort of `page`', async () => {
  expect((await get('/api/posts?page=1&t=day')).status).toBe(200);
});

it.each([
  ['limit=1&limit=2', 'limit'],
  ['limit=5&limit=5', 'limit'],
  ['sort=new&sort=new', 'sort'],
  ['page=1&page=1', 'page'],
  ['token=a&token=b', 'token'],
  ['limit[]=1', 'limit[]'],
  ['limit%5B%5D=1', 'limit[]'],
  ['limit[0]=1', 'limit[0]'],
  ['limit[$gt]=1', 'limit[$gt]'],
  ['Limit=5', 'Limit'],
  ['offset=5', 'offset'],
  ['utm_source=x', 'utm_source'],
  ['__proto__=1', '__proto__'],
  ['__proto__[polluted]=1', '__proto__[polluted]'],
  ['constructor=1', 'constructor'],
  ['constructor[prototype][polluted]=1', 'constructor[prototype][polluted]'],
  ['hasOwnProperty=1', 'hasOwnProperty'],
  ['toString=1', 'toString'],
  ['=1', ''],
])('GET /api/posts?%s returns 400 naming %s', async (query, field) => {
  expectError(await get(`/api/posts?${query}`), 'bad_request', [field]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

it('names every wrong parameter at once', async () => {
  const response = await get('/api/posts?limit=0&page=0&sort=x&t=y&color=red');
  expect(response.status).toBe(400);
  const fields = (response.body as { fields: { field: string }[] }).fields.map(
    ({ field }) => field,
  );
  expect(fields.toSorted()).toEqual(['color', 'limit', 'page', 'sort', 't']);
  expectError(response, 'bad_request', fields);
});

it('truncates a very long parameter name in the error', async () => {
  const response = await get(`/api/posts?${'n'.repeat(5_000)}=1`);
  expectError(response, 'bad_request', ['n'.repeat(60)]);
});

it('treats an empty query as no query', async () => {
  expect((await get('/api/posts?')).status).toBe(200);
  expect((await get('/api/posts?&')).status).toBe(200);
});

it('accepts a cursor only with its own sort', async () => {
  const author = await t.make.user();
  await addPosts(t, author, [{}, {}, {}]);
  const readCursor = async (sort: string) => {
    const { nextCursor } = (await get(`/api/posts?sort=${sort}&limit=1`)).body as {
      nextCursor: string;
    };
    return nextCursor;
  };
  const sorts = ['hot', 'new', 'top'];
  for (const from of sorts) {
    for (const to of sorts) {
      const response = await get(`/api/posts?sort=${to}&cursor=${await readCursor(from)}`);
      if (from === to) expect(response.status).toBe(200);
      else expectError(response, 'bad_request', ['cursor']);
    }
  }
  expect(
    (await get(`/api/posts?sort=recent&cursor=${await readCursor('new')}`)).status,
    '`new` and `recent` are the same',
  ).toBe(200);
});

const encodeRaw = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it.each([
  ['no base64', '!!!!'],
  ['no JSON', Buffer.from('[').toString('base64url')],
  ['no list', encodeRaw({ kind: 'new' })],
  ['null', encodeRaw(null)],
  ['an empty list', encodeRaw([])],
  ['too few keys', encodeRaw(['new', 1])],
  ['too many keys', encodeRaw(['new', 1, 'a', 'b'])],
  ['a string for a time', encodeRaw(['new', '2026-01-01', 'a'])],
  ['a number for an id', encodeRaw(['new', 1, 2])],
  ['a broken number', encodeRaw(['new', 1.5, 'a'])],
  ['a time out of range', encodeRaw(['new', 9e15, 'a'])],
  ['an infinite time', Buffer.from('["new",1e999,"a"]').toString('base64url')],
  ['a NUL in the id', encodeRaw(['new', 1, 'a\0b'])],
  ['a long id', encodeRaw(['new', 1, 'a'.repeat(65)])],
  ['an object for an id', encodeRaw(['new', 1, { toString: 'x' }])],
  ['the cursor of a thread', encodeCursor('thread-best', ['abc'])],
  ['too long a string', 'A'.repeat(201)],
])('rejects a ?sort=new cursor that is %s', async (_, cursor) => {
  await t.make.post();
  expectError(
    await get(`/api/posts?sort=new&cursor=${encodeURIComponent(cursor)}`),
    'bad_request',
    ['cursor'],
  );
});

it.each([
  ['hot', ['hot', 'x', 'a']],
  ['hot', ['hot', null, 'a']],
  ['top', ['top', 1.5, 0, 'a']],
  ['top', ['top', 1e10, 0, 'a']],
  ['top', ['top', 1, 1e300, 'a']],
  ['top', ['top', '1', 0, 'a']],
])('?sort=%s with a cursor of %j returns 400', async (sort, keys) => {
  expectError(await get(`/api/posts?sort=${sort}&cursor=${encodeRaw(keys)}`), 'bad_request', [
    'cursor',
  ]);
});

it.each([
  ['hot', ['hot', 1.7e308, 'zzz']],
  ['hot', ['hot', -1.7e308, '']],
  ['hot', ['hot', 5e-324, `'; drop table posts; --`]],
  ['new', ['new', 0, '\u{1f600}\ud800']],
  ['top', ['top', -2_147_483_647, 0, '\\']],
])('?sort=%s with a made-up cursor of %j returns 200', async (sort, keys) => {
  await t.make.post();
  const response = await get(`/api/posts?sort=${sort}&cursor=${encodeRaw(keys)}`);
  expect(response.status, response.text).toBe(200);
  expect(response.body).toMatchObject({ totalCount: 1 });
});

it('answers the injection corpus with 400, without statements', async () => {
  await t.make.post();
  const paths = ['', '?sort=new', '?sort=top', '?sort=top&t=day', '?page=1'].map(
    (query) => `/api/posts${query}`,
  );
  const { texts } = recordQueries(t.deps.database);
  for (const path of [...paths, `/api/posts?sort=new&cursor=${encodeRaw(['new', 0, 'a'])}`])
    expect((await get(path)).status).toBe(200);
  const knownTexts = [...texts];
  for (const hostile of injections) {
    const value = encodeURIComponent(hostile);
    for (const name of ['sort', 't', 'page', 'limit', 'feed', 'cursor', value]) {
      const response = await get(`/api/posts?${name}=${value}`);
      expect(response.status, `${name}=${hostile}`).toBe(400);
      expectError(response, 'bad_request', [decodeURIComponent(name).slice(0, 60)]);
    }
    // As keys inside a well-formed cursor.
    const inside = await get(
      `/api/posts?sort=new&cursor=${encodeRaw(['new', 0, hostile.slice(0, 60)])}`,
    );
    expect(inside.status, hostile).toBe(200);
  }
  expect([...texts], 'the statements of honest requests and no other').toEqual(knownTexts);
  expect((await get('/api/posts')).body).toMatchObject({ totalCount: 1 });
});
