import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Post } from '#shared/contract/posts.ts';
import { posts, postVotes, users } from '../../server/db/schema.ts';
import { createPost } from '../../server/domain/authoring/submit-post.ts';
import { hotRank } from '../../server/domain/posts/ranking.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { expectError } from '../support/error-replies.ts';
import { injections } from '../support/sql-injection-payloads.ts';
import { fromSite, joinSite } from '../support/members.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { recordQueries } from '../support/queries.ts';
import { createTestApp, startOfTest, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
afterEach(async () => expect(await wrongPostCounters(db)).toEqual([]));

let count = 0;
/** Returns a new link. */
const createUrl = () => `https://site${(count += 1)}.example/page`;
/** A member may post ten times in ten minutes, so each test has its own. */
const join = (site: SiteId = 'nontrivial') => joinSite(t, site);
const readRow = async (id: string) => (await db.select().from(posts).where(eq(posts.id, id)))[0];

it('accepts the longest text in any encoding of JSON', async () => {
  const me = await join();
  const text = '語'.repeat(20_000);
  const escaped = text.replaceAll('語', String.raw`\u8a9e`);
  const response = await t
    .on('nontrivial')
    .post('/api/posts')
    .set({ ...fromSite('nontrivial'), ...me.headers, 'Content-Type': 'application/json' })
    .send(`{"title":"A long text","text":"${escaped}"}`);
  expect(response.status, response.text).toBe(201);
  expect((response.body as Post).text).toBe(text);
});

it("lists a new link at once with its author's vote", async () => {
  const me = await join();
  const before = t.deps.contentVersions.get('nontrivial');
  const response = await me.send('post', '/api/posts', {
    title: 'A survey of small models',
    url: 'HTTPS://www.Example.org/Survey/?utm_source=x',
    tags: ['evals', 'models', 'evals'],
  });
  expect(response.status, response.text).toBe(201);
  const post = response.body as Post;
  expect(post).toEqual({
    id: post.id,
    slug: `a-survey-of-small-models-${post.id}`,
    title: 'A survey of small models',
    url: 'https://www.Example.org/Survey/?utm_source=x',
    domain: 'example.org',
    author: { username: me.username },
    score: 1,
    commentCount: 0,
    commentsElsewhere: null,
    tags: ['models', 'evals'],
    createdAt: startOfTest.toISOString(),
    updatedAt: startOfTest.toISOString(),
    text: null,
    content: null,
    editedAt: null,
    summary: null,
    issues: [],
    related: [],
  });
  expect(await readRow(post.id)).toMatchObject({
    hotScore: hotRank(1, startOfTest),
    topWindow: 0,
    normalizedUrl: 'example.org/Survey',
    isVisible: true,
    siteId: 'nontrivial',
  });
  expect(t.deps.contentVersions.get('nontrivial')).not.toBe(before);
  const list = (await t.on('nontrivial').get('/api/posts?sort=new')).body as {
    posts: Post[];
    totalCount: number;
  };
  expect(list.posts.map(({ id }) => id)).toContain(post.id);
  expect((await t.on('nontrivial').get(`/post/${post.slug}`)).status).toBe(200);
  expect((await t.on('statecraft').get(`/api/posts/${post.id}`)).status).toBe(404);
});

it("keeps the author's own vote without row or karma", async () => {
  const me = await join();
  const post = (await me.send('post', '/api/posts', { title: 'My own', text: 'Words.' }))
    .body as Post;
  expect((await me.send('post', `/api/posts/${post.id}/vote`, { vote: -1 })).body).toEqual({
    score: 1,
    vote: 1,
  });
  expect(await db.select().from(postVotes).where(eq(postVotes.postId, post.id))).toEqual([]);
  const [author] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, 'nontrivial'), eq(users.username, me.username)));
  expect(author).toMatchObject({ karma: 0, postCount: 1 });
});

it('accepts texts and links with texts, never blank texts', async () => {
  const me = await join();
  const createPost = async (body: object) =>
    (await me.send('post', '/api/posts', body)).body as Post;
  expect(await createPost({ title: 'Only words', text: 'Some *words*.' })).toMatchObject({
    url: null,
    domain: null,
    text: 'Some *words*.',
    content: [['p', ['Some ', ['em', ['words']], '.']]],
  });
  expect(await createPost({ title: 'Only words', url: null, text: 'Some *words*.' })).toMatchObject(
    {
      url: null,
    },
  );
  expect(await createPost({ title: 'Both', url: createUrl(), text: 'Why.' })).toMatchObject({
    text: 'Why.',
    domain: expect.stringContaining('.example') as string,
  });
  expect(await createPost({ title: 'Hardly', url: createUrl(), text: ' \u200b\n' })).toMatchObject({
    text: null,
    content: null,
  });
  expect(await createPost({ title: 'No text', url: createUrl(), text: null })).toMatchObject({
    text: null,
  });
});

it('collapses white space in a title', async () => {
  const post = (
    await (
      await join()
    ).send('post', '/api/posts', {
      title: '  Many \u00a0\u2003 spaces\tand\t tabs ',
      text: 'Words.',
    })
  ).body as Post;
  expect(post.title).toBe('Many spaces and tabs');
});

describe('an invalid post is rejected for', () => {
  const link = { url: 'https://a.example/' };
  it.each<[string, object, string[]]>([
    ['neither link nor text', { title: 'Nothing at all' }, ['url']],
    ['both null', { title: 'Nothing at all', url: null, text: null }, ['url']],
    ['a text of nothing', { title: 'Nothing at all', text: ' \u200b ' }, ['url']],
    ['no title', link, ['title']],
    ['a title of two letters', { ...link, title: ' a  b ' }, ['title']],
    ['a title of two', { ...link, title: 'ab' }, ['title']],
    ['a title nobody sees', { ...link, title: '\u200b\u200b\u200b\u200b' }, ['title']],
    ['a long title', { ...link, title: 'x'.repeat(151) }, ['title']],
    ['two lines', { ...link, title: 'One\ntwo lines' }, ['title']],
    ['half a character in the title', { ...link, title: 'Half \ud83d of it' }, ['title']],
    ['half a character in the text', { title: 'Half of it', text: 'Half \ude00' }, ['text']],
    [
      'half a character in the link',
      { title: 'Half of it', url: 'https://a.example/\ud83d' },
      ['url'],
    ],
    ['NUL in the text', { title: 'A NUL', text: 'a\0b' }, ['text']],
    ['a long text', { title: 'Long', text: 'x'.repeat(20_001) }, ['text']],
    ['a text of another type', { title: 'Number', text: 5 }, ['text']],
    ['another scheme', { title: 'Bad link', url: 'javascript:alert(1)' }, ['url']],
    ['data', { title: 'Bad link', url: 'data:text/html,x' }, ['url']],
    ['a scheme in two lines', { title: 'Bad link', url: ' java\nscript:alert(1)' }, ['url']],
    ['no scheme', { title: 'Bad link', url: '//evil.example' }, ['url']],
    ['credentials', { title: 'Bad link', url: 'http://user:pw@h.example' }, ['url']],
    ['3 KB of link', { title: 'Bad link', url: `https://a.example/${'x'.repeat(3_000)}` }, ['url']],
    [
      'an endless host',
      { title: 'Bad link', url: `https://${'漢'.repeat(300)}.example/` },
      ['url'],
    ],
    ['an unknown tag', { ...link, title: 'Tagged', tags: ['models', 'cookery'] }, ['tags']],
    ['a tag in capitals', { ...link, title: 'Tagged', tags: ['Models'] }, ['tags']],
    ['a tag of another site', { ...link, title: 'Tagged', tags: ['treaties'] }, ['tags']],
    [
      'six tags',
      {
        ...link,
        title: 'Tagged',
        tags: ['models', 'research', 'training', 'inference', 'hardware', 'evals'],
      },
      ['tags'],
    ],
    ['tags that are no list', { ...link, title: 'Tagged', tags: 'models' }, ['tags']],
    ['a score', { ...link, title: 'Mine', score: 99 }, ['score']],
    [
      'an author',
      { ...link, title: 'Mine', userId: 'somebody', author: { username: 'somebody' } },
      ['userId', 'author'],
    ],
    [
      'an id and a date',
      { ...link, title: 'Mine', id: 'mine', createdAt: '2020-01-01T00:00:00.000Z' },
      ['id', 'createdAt'],
    ],
  ])('%s', async (_what, body, fields) => {
    const response = await (await join()).send('post', '/api/posts', body);
    expectError(response, 'bad_request', fields);
  });

  it('requires a session (401) and a CSRF token (403)', async () => {
    const me = await join();
    const body = { title: 'Not written', url: createUrl() };
    expectError(
      await t.on('nontrivial').post('/api/posts').set(fromSite('nontrivial')).send(body),
      'unauthorized',
    );
    const forged = await t
      .on('nontrivial')
      .post('/api/posts')
      .set({ ...fromSite('nontrivial'), ...me.bearer })
      .send(body);
    expect([forged.status, (forged.body as { error: string }).error]).toEqual([
      403,
      expect.stringContaining('CSRF'),
    ]);
    expect(await db.select().from(posts).where(eq(posts.title, 'Not written'))).toEqual([]);
  });
});

it('previews a text exactly as it is saved', async () => {
  const me = await join();
  const text =
    `Ask @${me.username}, not @nobody-of-ours. <b>raw</b> &lt;img src=x onerror=alert(1)` +
    '&gt; ![alt](https://i.example/x.png) [link](javascript:alert(1))';
  const preview = await me.send('post', '/api/markdown/preview', { text });
  expect(preview.status, preview.text).toBe(200);
  const post = (await me.send('post', '/api/posts', { title: 'Escapes &lt;b&gt; <i>', text }))
    .body as Post;
  expect(preview.body).toEqual({ content: post.content });
  expect(JSON.stringify(post.content)).toContain(
    JSON.stringify(['a', [`@${me.username}`], `/u/${me.username}`]),
  );
  for (const path of [`/post/${post.slug}`, '/new/feed.xml', '/new/feed.json']) {
    const { text: shown, status } = await t.on('nontrivial').get(path);
    expect(status).toBe(200);
    expect(shown, path).not.toMatch(/<img src=x|<b>raw|href=\\?"javascript:/);
  }
});

it('POST /api/markdown/preview renders text and stores nothing', async () => {
  const me = await join();
  expect((await me.send('post', '/api/markdown/preview', { text: '' })).body).toEqual({
    content: [],
  });
  expect((await me.send('post', '/api/markdown/preview', { text: '# Loud' })).body).toEqual({
    content: [['p', [['strong', ['Loud']]]]],
  });
  expectError(await me.send('post', '/api/markdown/preview', {}), 'bad_request', ['text']);
  expectError(
    await me.send('post', '/api/markdown/preview', { text: 'x'.repeat(20_001) }),
    'bad_request',
    ['text'],
  );
  expectError(
    await t
      .on('nontrivial')
      .post('/api/markdown/preview')
      .set(fromSite('nontrivial'))
      .send({ text: 'x' }),
    'unauthorized',
  );
});

it('stores the injection corpus literally', async () => {
  const author = await t.make.user('default');
  const ctx = ctxOfSite(t, 'default');
  const createHostilePost = (text: string) =>
    createPost(
      ctx,
      { userId: author.id, username: author.username },
      {
        title: `Title ${text}`,
        text: text,
        url: `https://i.example/${encodeURIComponent(text)}`,
      },
    );
  const { texts } = recordQueries(t.deps.database);
  await createHostilePost('an honest one @nobody');
  const knownTexts = [...texts];
  for (const text of injections) {
    const post = await createHostilePost(`${text} @nobody`);
    expect(post).toMatchObject({ title: `Title ${text} @nobody`, text: `${text} @nobody` });
  }
  expect([...texts]).toEqual(knownTexts);
});
