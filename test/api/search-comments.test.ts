import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import type { FoundComments } from '#shared/contract/search.ts';
import { commentPath } from '#shared/paths.ts';
import type { User } from '#shared/contract/users.ts';
import { expectError } from '../support/error-replies.ts';
import { injections } from '../support/sql-injection-payloads.ts';
import { readHtml } from '../support/html.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
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

// Each test searches from another network, because tests of their own cover the limits.
let network = 0;
beforeEach(() => void (network += 1));
const get = (path: string, site: 'nontrivial' | 'statecraft' = 'nontrivial') =>
  t.on(site).get(path).set('X-Forwarded-For', `198.51.100.${network}`);
const search = (query: object) => get('/api/search/comments').query(query);
const find = async (query: object) => (await search(query)).body as FoundComments;
const ids = ({ comments }: FoundComments) => comments.map(({ id }) => id);
const findPeople = async (q: string, site?: 'statecraft') =>
  ((await get('/api/search/users', site).query({ q })).body as { users: User[] }).users.map(
    ({ username }) => username,
  );

it('finds visible comments of the site', async () => {
  const found = await find({ q: 'tokenizer' });
  expect(ids(found)).toEqual([first.id, second.id]);
  expect(found.totalCount).toBe(2);
  expect(found.comments[0]).toMatchObject({
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

describe('order', () => {
  const { siteId } = elsewhere;
  const by = async (text: string, score: number, minutesAgo: number) =>
    void (await t.make.comment(elsewhere, { text, score, minutesAgo }));
  const isReady = (async () => {
    await by('Tokens, tokens and more tokens.', 30, 10);
    await by('One tokenizer in a long comment about many other things of the day.', 1, 20);
    await by('The tokenizer, a Tokenizer.', 5, 30);
    await by('Tokenizing at the edge', 9, 40);
  })();
  const findThere = async (query: object) => {
    await isReady;
    return (
      await t
        .on(siteId as 'statecraft')
        .get('/api/search/comments')
        .query(query)
    ).body as FoundComments;
  };
  const beginnings = ({ comments }: FoundComments) =>
    comments.map(({ text }) => (text ?? '').split(' ').slice(0, 2).join(' '));

  it('never ranks a stem above the word', async () => {
    expect(beginnings(await findThere({ q: 'tokenizer' }))).toEqual([
      'The tokenizer,',
      'A tokenizer',
      'One tokenizer',
      'Tokens, tokens',
      'Tokenizing at',
    ]);
  });

  it('sorts by points and by time', async () => {
    expect(beginnings(await findThere({ q: 'tokenizer', sort: 'top' })).slice(0, 3)).toEqual([
      'Tokens, tokens',
      'Tokenizing at',
      'The tokenizer,',
    ]);
    expect(beginnings(await findThere({ q: 'tokenizer', sort: 'new' })).slice(1)).toEqual([
      'Tokens, tokens',
      'One tokenizer',
      'The tokenizer,',
      'Tokenizing at',
    ]);
  });

  it.each(['relevance', 'new', 'top'])('continues by %s with a cursor', async (sort) => {
    const all = beginnings(await findThere({ q: 'tokenizer', sort }));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await findThere({ q: 'tokenizer', sort, limit: 2, cursor });
      expect(page.totalCount).toBe(cursor === undefined ? 5 : undefined);
      seen.push(...beginnings(page));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(all);
  });

  it('counts only the newest matches, and lists all by time', async () => {
    await t.deps.db.execute(sql`insert into comments (site_id, id, post_id, user_id, text,
        rendered_text, depth, wilson_score, created_at)
      select site_id, 'many' || i, post_id, user_id, 'abundant', '["abundant"]', 0, 0,
        ${t.clock.now()}::timestamptz - i * interval '1 second'
      from comments, generate_series(1, ${limits.search.comments + 5}) i
      where site_id = 'nontrivial' and id = ${first.id}`);
    const found = await find({ q: 'abundant', limit: 100 });
    expect(found.totalCount).toBe(limits.search.comments);
    const seen: string[] = [];
    for (let cursor: string | null = null; ;) {
      const page: FoundComments = await find({
        q: 'abundant',
        sort: 'new',
        limit: 100,
        ...(cursor === null ? {} : { cursor }),
      });
      seen.push(...ids(page));
      cursor = page.nextCursor;
      if (cursor === null) break;
    }
    expect(new Set(seen).size).toBe(limits.search.comments + 5);
  });
});

it.each([
  [{ q: 'domain:lab.example' }, 'q'],
  [{ q: 'author:a author:b' }, 'q'],
  [{ q: 'x', cursor: 'invalid' }, 'cursor'],
  [{ q: 'x', sort: 'best' }, 'sort'],
])('rejects %j', async (query, field) => {
  expectError(await search(query), 'bad_request', [field]);
});

it('finds nothing without words', async () => {
  expect(ids(await find({}))).toEqual([]);
  expect(ids(await find({ q: ' ' }))).toEqual([]);
  expect(await findPeople(' ')).toEqual([]);
});

it('finds people by a prefix of username or name', async () => {
  expect(await findPeople('ada')).toEqual(['bob', 'Ada_L']);
  expect(await findPeople('@ADA_L')).toEqual(['Ada_L']);
  expect(await findPeople('august')).toEqual(['Ada_L']);
  expect(await findPeople('lace')).toEqual([]);
  expect(await findPeople('%')).toEqual([]);
  expect(await findPeople('ada', 'statecraft')).toEqual([]);
});

it('finds the best known of many people with one prefix', async () => {
  const join = (username: string, karma = 0, name = username) =>
    t.make.user('nontrivial', { username, karma, name });
  for (let i = 10; i < 30; i += 1) await join(`zoe${i}`, 1);
  await join('zoe');
  await join('zoe_z', 3);
  await join('zz', 200, 'Zoë');
  await join('other', 100, 'Zoeller');
  await join('zoe_y', -5);
  const found = await findPeople('zoe');
  expect(found.slice(0, 4)).toEqual(['zoe', 'zz', 'other', 'zoe_z']);
  expect(found).toHaveLength(limits.search.users);
  expect((await findPeople('Zoë'))[0]).toBe('zz');
  expect(await findPeople('zoe_')).toEqual(['zoe_z', 'zoe_y']);
});

it.each(injections)('treats %s as text', async (q) => {
  expect((await search({ q })).status).toBeLessThan(500);
  expect(await findPeople(q)).toEqual([]);
});

it('shows comments and people on the search page', async () => {
  const page = async (path: string) => (await get(path)).text;
  const comments = await page('/search?in=comments&q=tokenizer');
  expect(comments).toContain('<mark');
  expect(readHtml(comments).text('main')).toContain('2 comments');
  expect(comments).toContain('href="/search?in=comments&amp;sort=top&amp;q=tokenizer"');
  expect(comments).toContain(`href="${commentPath(post.slug, first.id)}"`);
  const people = await page('/search?in=people&q=ada');
  expect(people).toContain('href="/u/Ada_L"');
  expect((await get('/search?in=robots&q=ada')).status).toBe(400);
});
