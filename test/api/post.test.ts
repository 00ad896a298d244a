import { expect, it } from 'vitest';
import { post as postSchema } from '#shared/contract/posts.ts';
import { statecraftPreset } from '#shared/sites/statecraft.ts';
import { articles } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { readHtml } from '../support/html.ts';
import { injections, isOneLine } from '../support/sql-injection-payloads.ts';
import { recordQueries } from '../support/queries.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp();
const get = (idOrSlug: string) => t.on('nontrivial').get(`/api/posts/${idOrSlug}`);

it('GET /api/posts/{id} returns a complete text post', async () => {
  const author = await t.make.user('nontrivial', { username: 'Ada', karma: 12 });
  const post = await t.make.post({
    by: author,
    title: 'Notes on the engine',
    url: null,
    text: 'It *weaves* patterns.',
    score: 8,
    minutesAgo: 90,
    editedAt: t.make.minutesAgo(30),
  });
  await t.make.comment(post);
  const response = await get(post.id);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    id: post.id,
    slug: `notes-on-the-engine-${post.id}`,
    title: 'Notes on the engine',
    url: null,
    domain: null,
    author: { username: 'Ada' },
    score: 8,
    commentCount: 1,
    commentsElsewhere: null,
    tags: [],
    createdAt: '2026-11-21T06:30:00.000Z',
    updatedAt: '2026-11-21T06:30:00.000Z',
    text: 'It *weaves* patterns.',
    content: [['p', ['It ', ['em', ['weaves']], ' patterns.']]],
    editedAt: '2026-11-21T07:30:00.000Z',
    summary: null,
    issues: [],
    related: [],
  });
  expect(response.body).toEqual(postSchema.parse(response.body));
});

it('lists posts that share the most tags, newest first', async () => {
  const make = (title: string, tags: string[], minutesAgo: number, more: object = {}) =>
    t.make.post({ site: 'statecraft', title, tags, minutesAgo, ...more });
  const [first = '', second = '', third = ''] = statecraftPreset.tags.map(({ name }) => name);
  const post = await make('The post', [first, second], 10);
  await make('Other tag', [third], 1);
  await make('One tag, old', [first], 500);
  await make('One tag, new', [second], 2);
  await make('Both tags, old', [first, second], 900);
  await make('Both tags, new', [first, second, third], 20);
  await make('Hidden', [first, second], 3, { isHidden: true });
  const related = async (id: string) =>
    (
      (await t.on('statecraft').get(`/api/posts/${id}`)).body as { related: { title: string }[] }
    ).related.map(({ title }) => title);
  expect(await related(post.id)).toEqual([
    'Both tags, new',
    'Both tags, old',
    'One tag, new',
    'One tag, old',
  ]);
  const rail = readHtml((await t.on('statecraft').get(`/post/${post.slug}`)).text).text('.rail');
  expect(rail).toContain('Both tags, new');
  expect(await related((await make('No tags', [], 1)).id)).toEqual([]);
});

it('says what the linked page says of itself', async () => {
  const post = await t.make.post({ url: 'https://www.example.org/linked' });
  await t.deps.db.insert(articles).values({
    siteId: 'nontrivial',
    postId: post.id,
    state: 'read',
    text: 'Wort '.repeat(1_200),
    excerpt: '  Was <b>dort</b> steht. ',
    language: 'de-AT',
    fetchAfter: startOfTest,
  });
  const linkedPage = { description: 'Was <b>dort</b> steht.', minutes: 5, language: 'de-AT' };
  expect((await get(post.id)).body).toMatchObject({ linkedPage });
  const page = readHtml((await t.on('nontrivial').get(`/post/${post.slug}`)).text);
  expect(page.text('article')).toContain('5 min readGermanWas <b>dort</b> steht.');
  expect(page.text('article p[lang="de-AT"]')).toBe('Was <b>dort</b> steht.');
});

it('GET /api/posts/{id} returns null text fields for a link', async () => {
  const post = await t.make.post({ url: 'https://www.example.org/a' });
  expect((await get(post.id)).body).toMatchObject({
    url: 'https://www.example.org/a',
    domain: 'example.org',
    text: null,
    content: null,
    editedAt: null,
  });
});

it.each<[string, (id: string) => string]>([
  ['the id', (id) => id],
  ['the slug', (id) => `some-good-words-${id}`],
  ['wrong words before the id', (id) => `quite-other-words-${id}`],
  ['one wrong word', (id) => `x-${id}`],
  ['a hyphen only', (id) => `-${id}`],
  ['hyphens only', (id) => `----${id}`],
  ['encoded words', (id) => `w%C3%B6rter-%F0%9F%98%80-${id}`],
  ['an encoded hyphen', (id) => `words%2D${id}`],
  ['words with hostile signs', (id) => `${encodeURIComponent(`'; drop table posts; --`)}-${id}`],
  ['a trailing slash', (id) => `${id}/`],
])('GET /api/posts/ with %s finds the post', async (_, path) => {
  const post = await t.make.post({ title: 'Some good words' });
  const response = await get(path(post.id));
  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({ id: post.id, slug: `some-good-words-${post.id}` });
});

it("GET /api/posts/{slug} finds every post by its title's slug", async () => {
  const titles = [
    '',
    'Plain',
    '中文标题',
    'a-b--c',
    'Ünï çödé',
    '   ',
    '100 % `code` & <b>',
    `${'long words '.repeat(14)}`,
  ];
  for (const title of titles) {
    const post = await t.make.post({ title });
    const response = await get(encodeURIComponent(post.slug));
    expect(response.body, title).toMatchObject({ id: post.id, slug: post.slug, title });
    expect(post.slug.length).toBeLessThanOrEqual(60 + 1 + 12);
    expect(post.slug).toMatch(/^[a-z0-9-]*[A-Za-z0-9]{12}$/);
  }
});

it('GET /api/posts/{id} returns identical 404s for inaccessible posts', async () => {
  const author = await t.make.user();
  const hidden = await t.make.post({ by: author, isHidden: true });
  const deleted = await t.make.post({ by: author, deletedAt: startOfTest });
  const foreign = await t.make.post({ site: 'statecraft' });
  const answers = [];
  for (const id of [
    hidden.id,
    hidden.slug,
    deleted.id,
    deleted.slug,
    foreign.id,
    foreign.slug,
    'zzzzzzzzzzzz',
  ]) {
    const response = await get(id);
    expectError(response, 'not_found');
    answers.push({ ...(response.body as object), requestId: '' });
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(
    (await t.on('statecraft').get(`/api/posts/${foreign.id}`)).status,
    'it is there on its own site',
  ).toBe(200);
});

it('GET /api/posts/{id} compares IDs case-sensitively', async () => {
  const post = await t.make.post();
  const other = post.id === post.id.toUpperCase() ? post.id.toLowerCase() : post.id.toUpperCase();
  expectError(await get(other), 'not_found');
  expectError(await get(post.id.slice(0, -1)), 'not_found');
  expectError(await get(`${post.id}x`), 'not_found');
  expectError(await get(`${post.id}-`), 'not_found');
  expectError(await get(`${post.id}%20`), 'not_found');
});

it.each([
  'null',
  'undefined',
  '-',
  '--',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '%20',
  '%25',
  '..%2f',
  '..%2f..%2fpackage.json',
  '..%5c',
  '%2e%2e',
  '%2F',
  'a%2Fb',
  '%E2%80%8B',
  '%F0%9F%98%80',
  '*',
  '{id}',
  ':id',
  'thirtythreelettersmakeanidtoolong',
  `${'word-'.repeat(39)}word`,
])('GET /api/posts/%s answers 404', async (odd) => {
  expectError(await get(odd), 'not_found');
});

it.each([
  '%00',
  'abc%00',
  '%ff',
  '%E0%A4%A',
  '%',
  '%zz',
  '%u0041',
  'abc%0A',
  '%0d%0aX-Injected:%201',
  '%7f',
  '%C2%85',
  '%E2%80%A8',
])('GET /api/posts/%s returns 400 for an invalid URL', async (odd) => {
  const response = await get(odd);
  expectError(response, 'bad_request');
  expect(response.headers).not.toHaveProperty('x-injected');
});

it('GET /api/posts/{id} returns 400 or 414 for long IDs', async () => {
  expectError(await get('a'.repeat(201)), 'bad_request', ['id']);
  expectError(await get('a'.repeat(10_240)), 'uri_too_long');
});

it.each(['?page=1', '?id=x', '?a=1&a=2', '?__proto__=1'])(
  'GET /api/posts/{id}%s returns 400 for any parameter',
  async (query) => {
    const post = await t.make.post();
    const response = await get(post.id + query);
    expectError(response, 'bad_request', [query.slice(1).split('=')[0] ?? '']);
  },
);

it('answers the injection corpus with 404 or 400, without statements', async () => {
  const post = await t.make.post();
  const { texts } = recordQueries(t.deps.database);
  await get(post.id);
  const knownTexts = [...texts];
  for (const hostile of injections) {
    for (const id of [hostile, `words-${hostile}`, post.id + hostile]) {
      expectError(await get(encodeURIComponent(id)), isOneLine(id) ? 'not_found' : 'bad_request');
    }
    if (!isOneLine(hostile)) continue;
    const found = await get(`${encodeURIComponent(hostile)}-${post.id}`);
    expect(found.body, hostile).toMatchObject({ id: post.id });
  }
  expect([...texts], 'the statement of an honest request and no other').toEqual(knownTexts);
});

it('puts no request header into a statement or reply', async () => {
  await t.make.post();
  const printable = injections.filter((text) => /^[\x20-\x7e]+$/.test(text));
  for (const hostile of printable) {
    const response = await t.on('nontrivial').get('/api/posts').set({
      'X-Tenant-ID': hostile,
      'Accept-Encoding': hostile,
      'If-None-Match': hostile,
      'User-Agent': hostile,
      Cookie: hostile,
      Authorization: hostile,
      Origin: hostile,
    });
    expect(response.status, hostile).toBe(200);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    const unknown = await t.on('default').get('/api/posts').set('Host', hostile);
    expect(unknown.status, hostile).toBe(200);
    expect(unknown.body, 'an unknown host reads the data of the default site').toMatchObject({
      totalCount: 0,
    });
  }
});
