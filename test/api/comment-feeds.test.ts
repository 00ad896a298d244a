import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { comments, posts, sites } from '../../server/db/schema.ts';
import { feedFiles } from '../../shared/paths.ts';
import type { PostRow, UserRow } from '../support/factories.ts';
import { formats, setUpFeeds } from '../support/feed-calls.ts';
import { readHtml } from '../support/html.ts';

const { t, get, readText, readItems } = await setUpFeeds();
const origin = 'https://nontrivial.example';

let ben: UserRow;
let post: PostRow;
let quiet: PostRow;
let stub: PostRow;
beforeAll(async () => {
  ben = await t.make.user('nontrivial', { username: 'Ben', name: 'Ben' });
  post = await t.make.post({
    by: ben,
    title: 'Tagged & discussed',
    tags: ['models'],
    minutesAgo: 9,
  });
  quiet = await t.make.post({ by: ben, title: 'Zeppelin engines', minutesAgo: 8 });
  await t.make.post({ by: ben, title: 'Unseen', tags: ['models'], isHidden: true });
  const hidden = await t.make.post({ by: ben, title: 'Zeppelin secrets', isHidden: true });
  stub = await t.make.post({ by: ben, title: 'Zeppelin taken back', deletedAt: t.clock.now() });
  await t.deps.db.update(posts).set({ isStub: true }).where(eq(posts.id, stub.id));
  const write = (on: PostRow, text: string, minutesAgo: number, more = {}) =>
    t.make.comment(on, { by: ben, text, minutesAgo, ...more });
  await write(post, 'An **early** zeppelin & more', 5);
  await write(post, 'A late one', 4);
  await write(post, 'Hidden words', 3, { isHidden: true });
  await write(hidden, 'Below a hidden post', 2);
  await write(stub, 'Below a deleted post', 1);
  await t.make.comment(await t.make.post({ site: 'statecraft' }), { text: 'Of another site' });
});

const titles = (items: { title?: string | undefined }[]) => items.map(({ title }) => title);

describe.each(formats)('as %s', (format) => {
  it('lists the visible comments of the site, newest first', async () => {
    const feed = await readItems('/comments', format);
    expect(feed).toMatchObject({
      title: 'Nontrivial: new comments',
      page: `${origin}/discussions`,
      self: `${origin}/comments/${feedFiles[format]}`,
    });
    expect(titles(feed.items)).toEqual([
      'Ben on [deleted]',
      'Ben on Tagged & discussed',
      'Ben on Tagged & discussed',
    ]);
    const text = await readText(`/comments/${feedFiles[format]}`);
    expect(text).not.toMatch(/Hidden words|Below a hidden|another site|taken back|secrets/);
  });

  it('lists the comments of a post', async () => {
    const feed = await readItems(`/post/${post.slug}`, format);
    expect(feed.title).toBe('Nontrivial: comments on Tagged & discussed');
    expect(feed.page).toBe(`${origin}/post/${post.slug}`);
    expect(feed.items).toHaveLength(2);
    const [late, early] = feed.items;
    expect(late).toMatchObject({ by: 'Ben', html: '<p>A late one</p>' });
    expect(early?.html).toBe('<p>An <strong>early</strong> zeppelin &amp; more</p>');
    expect(late?.id).toMatch(new RegExp(`^${origin}/post/${post.id}\\?root=(\\w+)#c-\\1$`));
    expect(late?.to).toMatch(new RegExp(`^${origin}/post/${post.slug}\\?root=(\\w+)#c-\\1$`));
    expect((await readItems(`/post/${quiet.slug}`, format)).items).toEqual([]);
  });

  it('lists the posts with a tag', async () => {
    const feed = await readItems('/t/models', format);
    expect(feed.title).toBe('Nontrivial: posts about models');
    expect(feed.page).toBe(`${origin}/t/models`);
    expect(titles(feed.items)).toEqual(['Tagged & discussed']);
  });

  it('lists what a search finds', async () => {
    const path = (query: string) => `/search/${feedFiles[format]}?${query}`;
    const found = await readText(path('q=zeppelin'));
    expect(found).toContain('Zeppelin engines');
    expect(found).not.toMatch(/secrets|taken back|early/);
    expect(found).toContain(`${origin}/search/${feedFiles[format]}?q=zeppelin`);
    const ofComments = await readText(path('in=comments&q=zeppelin'));
    expect(ofComments).toContain('early');
    expect(ofComments).not.toContain('engines');
    expect(await readText(path('q=nothing+like+this'))).not.toMatch(/<(item|entry)>|"id"/);
  });
});

it.each([
  '/comments/feed.xml',
  '/t/models/atom.xml',
  '/search/feed.json?q=zeppelin',
  '/search/feed.json?q=zeppelin&in=comments',
])('%s is cached and revalidated like the other feeds', async (path) => {
  const first = await get(path);
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  const again = await get(path).set('If-None-Match', String(first.headers.etag));
  expect(again.status).toBe(304);
});

it.each([
  ['', 'q must contain something to search for.'],
  ['?q=', 'q must contain something to search for.'],
  ['?q=+', 'q must contain something to search for.'],
  [`?q=${'a'.repeat(201)}`, 'q must be at most 200 characters.'],
  ['?q=a&q=b', 'q must be given once.'],
  ['?q=a%00b', 'q must not contain the character NUL.'],
  ['?q=a&in=people', 'in must be posts or comments.'],
  ['?q=a&in=posts&in=comments', 'in must be given once.'],
  ['?q=domain:example.org&in=comments', 'q cannot filter comments by domain.'],
])('rejects the search %s', async (query, message) => {
  const { status, text, headers } = await t.on('nontrivial').get(`/search/feed.xml${query}`);
  expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
  expect(text).toContain(message);
});

it.each([
  '/t/unknown/feed.xml',
  '/post/nothing-k3VwqZ1x8TfB/feed.xml',
  '/post/%3Cb%3E/feed.xml',
  '/comments',
  '/comments/feed.rss',
  '/t/models/Feed.xml',
])('has no %s', async (path) => {
  expect((await t.on('nontrivial').get(path)).status).toBe(404);
});

it('has no comments of a hidden post, nor of another site', async () => {
  await t.deps.db.update(posts).set({ isHidden: true }).where(eq(posts.id, post.id));
  expect((await get(`/post/${post.slug}/feed.xml`)).status).toBe(404);
  await t.deps.db.update(posts).set({ isHidden: false }).where(eq(posts.id, post.id));
  expect((await get(`/post/${post.slug}/feed.xml`, 'statecraft')).status).toBe(404);
});

it('redirects to the slug of the post', async () => {
  for (const slug of [post.id, `wrong-${post.id}`]) {
    const reply = await t.on('nontrivial').get(`/post/${slug}/atom.xml`).redirects(0);
    expect([reply.status, reply.headers.location]).toEqual([301, `/post/${post.slug}/atom.xml`]);
  }
});

it.each([
  ['/discussions', '/comments/feed.xml'],
  ['/t/models', '/t/models/feed.xml'],
  ['/search?q=zeppelin', '/search/feed.xml?q=zeppelin'],
])('%s announces %s', async (page, feed) => {
  const { text } = await t.on('nontrivial').get(page);
  expect(readHtml(text).hrefs('head link[rel="alternate"]')).toContain(feed);
});

it('is announced by the post', async () => {
  const { text } = await t.on('nontrivial').get(`/post/${post.slug}`);
  expect(readHtml(text).hrefs('head link[rel="alternate"]')).toContain(
    `/post/${post.slug}/feed.xml`,
  );
});

it('counts feeds of a search as searches', async () => {
  let status = 200;
  for (let i = 0; i < 130 && status === 200; i += 1)
    ({ status } = await t.on('default').get(`/search/feed.xml?q=word${i}`));
  expect(status).toBe(429);
});

it('changes with a comment', async () => {
  const read = async () => (await get(`/post/${post.slug}/feed.xml`)).headers.etag as string;
  const before = await read();
  const { id } = await t.make.comment(post, { text: 'One more' });
  expect(await read()).not.toBe(before);
  await t.deps.db.delete(comments).where(eq(comments.id, id));
  expect(await read()).toBe(before);
});

it('is missing while the site is not open', async () => {
  const close = async (openedAt: Date | null) => {
    await t.deps.db.update(sites).set({ openedAt }).where(eq(sites.id, 'nontrivial'));
    await t.deps.siteRegistry.reload();
  };
  await close(null);
  for (const path of ['/comments/feed.xml', '/t/models/feed.xml', '/search/feed.xml?q=zeppelin'])
    expect((await get(path)).status).toBe(404);
  await close(t.clock.now());
});
