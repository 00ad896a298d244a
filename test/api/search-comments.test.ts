import { expect, it } from 'vitest';
import type { FoundComments } from '#shared/contract/search.ts';
import { commentPath } from '#shared/paths.ts';
import type { User } from '#shared/contract/users.ts';
import { expectError } from '../support/error-replies.ts';
import { injections } from '../support/sql-injection-payloads.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const ada = await t.make.user('nontrivial', { username: 'Ada_L', name: 'Augusta Lovelace' });
const bob = await t.make.user('nontrivial', { username: 'bob', name: 'Adam Bede', karma: 50 });
const post = await t.make.post({ by: ada, title: 'A post' });
const write = (text: string, minutesAgo: number, by = bob, more: object = {}) =>
  t.make.comment(post, { by, text, minutesAgo, ...more });
const first = await write('The tokenizer splits words badly.', 3);
const second = await write('Tokenizers were measured by ada.', 2, ada);
const japanese = await write('日本語の大規模モデル', 1);
await write('A hidden tokenizer', 1, bob, { isHidden: true });
await write('A deleted tokenizer', 1, bob, { deletedAt: t.make.minutesAgo(0) });
const elsewhere = await t.make.post({ site: 'statecraft', title: 'Elsewhere' });
await t.make.comment(elsewhere, { text: 'A tokenizer of another site' });

const search = (query: object) => t.on('nontrivial').get('/api/search/comments').query(query);
const find = async (query: object) => (await search(query)).body as FoundComments;
const ids = ({ comments }: FoundComments) => comments.map(({ id }) => id);
const findPeople = async (q: string, site: 'nontrivial' | 'statecraft' = 'nontrivial') =>
  ((await t.on(site).get('/api/search/users').query({ q })).body as { users: User[] }).users.map(
    ({ username }) => username,
  );

it('finds visible comments of the site, newest first', async () => {
  const found = await find({ q: 'tokenizer' });
  expect(ids(found)).toEqual([second.id, first.id]);
  expect(found.comments[1]).toMatchObject({
    post: { slug: post.slug, title: 'A post' },
    author: { username: 'bob' },
    found: [
      { text: 'The ', found: false },
      { text: 'tokenizer', found: true },
      { text: ' splits words badly.', found: false },
    ],
  });
});

it.each([
  ['tokenizer author:ada_l', [second.id]],
  ['tokenizer -badly', [second.id]],
  ['"splits words"', [first.id]],
  ['大規模', [japanese.id]],
  ['author:nobody tokenizer', []],
])('understands %s', async (q, expected) => {
  expect(ids(await find({ q }))).toEqual(expected);
});

it('goes on with a cursor', async () => {
  const page = await find({ q: 'tokenizer', limit: 1 });
  expect([ids(page), page.hasNextPage]).toEqual([[second.id], true]);
  const next = await find({ q: 'tokenizer', limit: 1, cursor: page.nextCursor });
  expect([ids(next), next.hasNextPage]).toEqual([[first.id], false]);
});

it.each([
  [{ q: 'domain:lab.example' }, 'q'],
  [{ q: 'author:a author:b' }, 'q'],
  [{ q: 'x', cursor: 'invalid' }, 'cursor'],
])('refuses %j', async (query, field) => {
  expectError(await search(query), 'bad_request', [field]);
});

it('finds nothing without a text', async () => {
  expect(ids(await find({}))).toEqual([]);
  expect(ids(await find({ q: ' ' }))).toEqual([]);
  expect(await findPeople(' ')).toEqual([]);
});

it('finds people by the beginning of username or name', async () => {
  expect(await findPeople('ada')).toEqual(['bob', 'Ada_L']);
  expect(await findPeople('@ADA_L')).toEqual(['Ada_L']);
  expect(await findPeople('august')).toEqual(['Ada_L']);
  expect(await findPeople('lace')).toEqual([]);
  expect(await findPeople('%')).toEqual([]);
  expect(await findPeople('ada', 'statecraft')).toEqual([]);
});

it.each(injections)('treats %s as text', async (q) => {
  expect((await search({ q })).status).toBeLessThan(500);
  expect(await findPeople(q)).toEqual([]);
});

it('shows comments and people on the search page', async () => {
  const page = async (path: string) => (await t.on('nontrivial').get(path)).text;
  const comments = await page('/search?in=comments&q=tokenizer');
  expect(comments).toContain('<mark');
  expect(comments).toContain(`href="${commentPath(post.slug, first.id)}"`);
  const people = await page('/search?in=people&q=ada');
  expect(people).toContain('href="/u/Ada_L"');
  expect((await t.on('nontrivial').get('/search?in=robots&q=ada')).status).toBe(400);
});
