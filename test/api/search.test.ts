import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PostList } from '#shared/contract/posts.ts';
import { injections } from '../support/sql-injection-payloads.ts';
import { createTestApp } from '../support/test-app.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';

const t = await createTestApp();
const alice = await t.make.user('nontrivial', { username: 'Alice' });
const bob = await t.make.user('nontrivial', { username: 'bob' });
const posts = {
  models: await t.make.post({
    by: alice,
    title: 'Training language models on a laptop',
    url: 'https://www.lab.example/a',
    minutesAgo: 1,
  }),
  text: await t.make.post({
    by: bob,
    title: 'A question',
    text: 'Which language model runs **offline**?',
    url: null,
    minutesAgo: 2,
  }),
  rust: await t.make.post({
    by: alice,
    title: 'Rust in the kernel',
    url: 'https://lab.example/b',
    minutesAgo: 3,
  }),
  japanese: await t.make.post({
    by: bob,
    title: '日本語の大規模モデルを公開',
    url: 'https://jp.example/x',
    minutesAgo: 4,
  }),
  russian: await t.make.post({
    by: bob,
    title: 'Новости о моделях',
    url: 'https://ru.example/x',
    minutesAgo: 5,
  }),
  percent: await t.make.post({
    by: bob,
    title: '100%の人 a_b',
    url: 'https://jp.example/y',
    minutesAgo: 6,
  }),
};
await t.make.post({
  by: alice,
  title: 'Hidden language models',
  isHidden: true,
  url: 'https://lab.example/h',
});
await t.make.post({ by: alice, title: 'Deleted language models', deletedAt: t.clock.now() });
await t.make.post({
  site: 'statecraft',
  title: 'Language models in diplomacy',
  url: 'https://lab.example/s',
});

const search = async (q: string, more = '') =>
  t.on('nontrivial').get(`/api/posts?q=${encodeURIComponent(q)}${more}`);
const listFound = async (q: string) =>
  ((await search(q, '&sort=new')).body as PostList).posts.map(
    ({ id }) => Object.entries(posts).find(([, post]) => post.id === id)?.[0] ?? id,
  );

it.each([
  ['language models', ['models', 'text']],
  ['LANGUAGE MODEL', ['models', 'text']],
  ['"language models"', ['models', 'text']],
  ['"models language"', []],
  ['language -laptop', ['text']],
  ['laptop or kernel', ['models', 'rust']],
  ['offline', ['text']],
  ['train', ['models']],
  ['nothingofthekind', []],
  ['the', []],
  ['domain:lab.example', ['models', 'rust']],
  ['domain:www.LAB.example', ['models', 'rust']],
  ['domain:example', []],
  ['domain:lab.example kernel', ['rust']],
  ['author:alice', ['models', 'rust']],
  ['author:BOB language', ['text']],
  ['author:bob domain:jp.example', ['japanese', 'percent']],
  ['author:alice domain:jp.example', []],
  ['author:nobody', []],
  ['author:no!body', []],
  ['大規模', ['japanese']],
  ['モデル', ['japanese']],
  ['日本', ['japanese']],
  ['日本 公開', ['japanese']],
  ['モデル -公開', []],
  ['модел', ['russian']],
  ['новости', ['russian']],
  ['の人', ['percent']],
  ['%の', ['percent']],
  ['_の', []],
  ['\\の', []],
  ['-モデル author:bob', ['text', 'russian', 'percent']],
])('finds %j as %j, newest first', async (q, expected) => {
  expect(await listFound(q)).toEqual(expected);
});

it('returns a list like other lists', async () => {
  const { status, body, headers } = await search('language', '&sort=new&limit=1');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-cache');
  const first = body as PostList;
  expect(first.hasNextPage).toBe(true);
  expect(first.totalCount).toBe(2);
  const next = (await search('language', `&sort=new&limit=1&cursor=${first.nextCursor}`))
    .body as PostList;
  expect(next).not.toHaveProperty('totalCount');
  expect([...first.posts, ...next.posts].map(({ title }) => title)).toEqual([
    posts.models.title,
    posts.text.title,
  ]);
  expect(next).toMatchObject({ hasNextPage: false, nextCursor: null });
});

it.each(['domain:lab.example', 'author:alice', 'lab or kernel or laptop'])(
  'pages %s by cursor without duplicates or gaps',
  async (q) => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = (await search(q, `&sort=new&limit=1${cursor}`)).body as PostList;
      seen.push(...page.posts.map(({ id }) => id));
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (cursor !== '');
    expect(seen).toEqual([posts.models.id, posts.rust.id]);
  },
);

describe('ranking', () => {
  const by = (title: string, more: { text?: string; score?: number; minutesAgo: number }) =>
    t.make.post({ site: 'default', title, url: null, ...more });
  const ranked = async (q: string, more = '') =>
    (await t.on('default').get(`/api/posts?q=${encodeURIComponent(q)}${more}`)).body as PostList;
  const titles = (list: PostList) => list.posts.map(({ title }) => title);
  const isReady = Promise.all([
    by('Tokens, tokens and a token', { text: 'Token token token.', score: 90, minutesAgo: 1 }),
    by('What a budget counts', { text: 'The Tokenizer of "us" <b>all</b>', minutesAgo: 2 }),
    by('A tokenizer for everything', { minutesAgo: 4 }),
    by('Tokenizing at the edge', { score: 50, minutesAgo: 3 }),
    by('Unrelated', { minutesAgo: 0 }),
    by('Résumés and more Résumés', { minutesAgo: 5 }),
    by('Résumés sent by résumés', { minutesAgo: 6 }),
    by('A résumé, sent', { minutesAgo: 7 }),
  ]);
  const byRelevance = [
    'A tokenizer for everything',
    'What a budget counts',
    'Tokens, tokens and a token',
    'Tokenizing at the edge',
  ];

  it('never ranks a stem above the whole word', async () => {
    await isReady;
    const list = await ranked('tokenizer');
    expect(titles(list)).toEqual(byRelevance);
    expect(list.totalCount).toBe(4);
    expect(
      titles(await ranked('the tokenizer'))
        .slice(0, 2)
        .toSorted(),
    ).toEqual(byRelevance.slice(0, 2).toSorted());
  });

  it.each([
    ['résumé', ['A résumé, sent', 'Résumés and more Résumés']],
    ['"résumé+sent"', ['A résumé, sent', 'Résumés sent by résumés']],
    ['(résumé) sent.*', ['A résumé, sent', 'Résumés sent by résumés']],
  ])('ranks posts with the whole words of %s first', async (q, expected) => {
    await isReady;
    const found = titles(await ranked(q));
    expect(found[0]).toBe(expected[0]);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it('sorts by points and time', async () => {
    await isReady;
    expect(titles(await ranked('tokenizer', '&sort=top')).slice(0, 2)).toEqual([
      'Tokens, tokens and a token',
      'Tokenizing at the edge',
    ]);
    expect(titles(await ranked('tokenizer', '&sort=new'))[0]).toBe('Tokens, tokens and a token');
  });

  it.each(['', '&sort=top', '&sort=new'])('pages%s by cursor', async (sort) => {
    await isReady;
    const all = titles(await ranked('tokenizer', sort));
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const page = await ranked('tokenizer', `${sort}&limit=1${cursor}`);
      seen.push(...titles(page));
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(seen).toEqual(all);
  });

  it('returns what it found in title and text', async () => {
    await isReady;
    const { posts: found } = await ranked('tokenizer');
    expect(found[0]?.found).toEqual({
      title: [
        { text: 'A ', found: false },
        { text: 'tokenizer', found: true },
        { text: ' for everything', found: false },
      ],
      excerpt: null,
    });
    expect(found[1]?.found?.excerpt).toEqual([
      { text: 'The ', found: false },
      { text: 'Tokenizer', found: true },
      { text: ' of "us" <b>all</b>', found: false },
    ]);
    expect(found[2]?.found?.title[0]).toEqual({ text: 'Tokens', found: true });
  });
});

describe('many matches', () => {
  const count = 620;
  // Each has its own limit of searches.
  const pageAll = async (more: string, address: string) => {
    const v = await createVariant(t, { config: { ...t.deps.config, trustedProxies: 1 } });
    const seen: { id: string; title: string }[] = [];
    for (let cursor = ''; ;) {
      const page = (
        await v
          .on('statecraft')
          .get(`/api/posts?q=abundant${more}${cursor}`)
          .set('X-Forwarded-For', address)
      ).body as PostList;
      if (cursor === '') expect(page.totalCount).toBe(count);
      seen.push(...page.posts);
      if (page.nextCursor === null) return seen;
      cursor = `&cursor=${page.nextCursor}`;
    }
  };
  beforeAll(async () => {
    const writer = await t.make.user('statecraft');
    // One a week. Every tenth has the word in its text, so it ranks below newer and older ones.
    await t.deps.db.execute(sql`insert into posts (site_id, id, slug, user_id, title, text,
      hot_score, top_window, created_at)
      select 'statecraft', 'many' || i, 'many' || i, ${writer.id},
        case when i % 10 = 0 then 'A title' else 'Abundant' end,
        case when i % 10 = 0 then 'An abundant text' end, 0, 4,
        ${t.clock.now()}::timestamptz - i * interval '1 week'
      from generate_series(1, ${sql.raw(String(count))}) i`);
  });

  it.each([
    ['&limit=30', '203.0.113.10'],
    ['&limit=100&sort=new', '203.0.113.11'],
    ['&limit=100&sort=top', '203.0.113.12'],
  ])('are all listed once%s', async (more, address) => {
    const ids = (await pageAll(more, address)).map(({ id }) => id);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });

  it('are ranked with others of their age', async () => {
    const seen = await pageAll('&limit=100', '203.0.113.13');
    const isTitle = seen.slice(0, 250).map(({ title }) => title === 'Abundant');
    expect(isTitle.lastIndexOf(true)).toBe(224);
    expect(isTitle.indexOf(false)).toBe(225);
    expect(seen[0]?.id).toBe('many1');
    expect(seen[250]?.id).toBe('many251');
  });
});

it.each([
  ['q', '', ''],
  ['q', '   ', ''],
  ['q', 'x'.repeat(201), ''],
  ['q', 'a\0b', ''],
  ['q', '日\0', ''],
  ['q', 'author:a author:b', ''],
  ['q', 'domain:[', ''],
  ['page', 'x', '&page=1'],
  ['t', 'x', '&t=week'],
  ['feed', 'x', '&feed=following'],
  ['sort', 'x', '&sort=hot'],
  ['limit', 'x', '&limit=101&sort=recent'],
  ['cursor', 'x', '&cursor=abc'],
])('rejects a wrong %s by name: q=%j%s', async (field, q, more) => {
  const response = await search(q, more);
  expect(response.status).toBe(400);
  expect(
    (response.body as { fields: { field: string }[] }).fields.map((error) => error.field),
  ).toContain(field);
});

describe('hostile search input', () => {
  it.each([
    ...injections.slice(0, 20),
    "'",
    '"',
    '\\',
    ':*',
    '& | !',
    '!!!',
    '<->',
    '(((',
    "a' & b",
    '"""',
    '- - -',
    '\u0000'.replace('\u0000', '%'),
    '%',
    '_',
  ])('searches for %j or refuses it', async (q) => {
    const response = await search(String(q).slice(0, 200));
    expect([200, 400]).toContain(response.status);
    expect((response.body as { code?: string }).code ?? 'ok').toMatch(/^(ok|bad_request)$/);
  });
});

it('limits searches per network across all sites', async () => {
  const v = await createVariant(t, { config: { ...t.deps.config, trustedProxies: 1 } });
  const searchFrom = (ip: string, path = '/api/posts?q=rust', host = 'nontrivial') =>
    v.on(host).get(path).set('X-Forwarded-For', ip);
  for (let batch = 0; batch < 12; batch += 1) {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, () => searchFrom('203.0.113.1').then(({ status }) => status)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  const refused = await searchFrom('203.0.113.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toMatchObject({ code: 'too_many_requests' });
  const page = await searchFrom('203.0.113.1', '/search?q=rust');
  expect(page.status).toBe(429);
  expect(page.headers['content-type']).toContain('text/html');
  expect((await searchFrom('203.0.113.2')).status).toBe(200);
  expect((await searchFrom('203.0.113.1', '/api/posts?q=rust', 'statecraft')).status).toBe(429);
  expect((await searchFrom('203.0.113.1', '/api/posts')).status).toBe(200);
  expect((await searchFrom('203.0.113.1', '/search')).status).toBe(200);
});

it('returns 503 without the database', async () => {
  const v = await createVariant(t, { db: await downDatabase(t) });
  for (const q of ['rust', 'domain:lab.example', '日本', 'author:alice'])
    expect((await v.on('nontrivial').get(`/api/posts?q=${encodeURIComponent(q)}`)).status).toBe(
      503,
    );
});
