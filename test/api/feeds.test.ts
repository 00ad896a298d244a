import { eq } from 'drizzle-orm';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import type { PostSummary } from '../../shared/contract/posts.ts';
import { feedFiles, type FeedFormat } from '../../shared/paths.ts';
import { posts, sites, users } from '../../server/db/schema.ts';
import { readFeed } from '../../server/domain/posts/feeds.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { setUpFeeds, lists, formats } from '../support/feed-calls.ts';
import { hostile } from '../support/xss.ts';

const fixture = await setUpFeeds();
const { t, get, readText, readItems, readList } = fixture;

const types = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};
const cacheControl = 'public, max-age=300';
/** RSS has whole seconds. */
const formatDate = (iso: string, format: FeedFormat) =>
  new Date(format === 'rss' ? Math.floor(Date.parse(iso) / 1_000) * 1_000 : iso);

describe.each(lists)('the feeds of %s', (list) => {
  it.each(formats)('as %s match the first page of the list', async (format) => {
    const listed = await readList(list);
    expect(listed).toHaveLength(25);
    const feed = await readItems(list, format);
    const getUrl = (post: PostSummary) => `https://nontrivial.example/post/${post.slug}`;
    expect(feed.items).toEqual(
      listed.map((post) => ({
        id: `https://nontrivial.example/post/${post.id}`,
        title: post.title,
        by: post.author.username,
        to: post.url ?? getUrl(post),
        discussion: getUrl(post),
        html: expect.any(String) as string,
        published: formatDate(post.createdAt, format),
        updated: new Date(post.updatedAt),
      })),
    );
    expect(feed).toMatchObject({
      title:
        list === '/u/Ada' ? 'Nontrivial: posts by Ada & co' : `Nontrivial: ${list.slice(1)} posts`,
      language: 'en-US',
      page: `https://nontrivial.example${list}`,
      self: `https://nontrivial.example${list}/${feedFiles[format]}`,
    });
    if (format !== 'json')
      expect(feed.updated).toEqual(
        formatDate(
          listed
            .map(({ updatedAt }) => updatedAt)
            .toSorted()
            .at(-1) ?? '',
          format,
        ),
      );
  });

  it.each(formats)('as %s have type, validator and cache lifetime', async (format) => {
    const { status, headers, body } = await get(`${list}/${feedFiles[format]}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(`${types[format]}; charset=utf-8`);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers.etag).toMatch(/^W\/"[\w-]{20,}"$/);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toMatch(/Hidden away|Taken back/);
  });
});

it('contain text posts as HTML and both links', async () => {
  for (const format of formats) {
    const { items } = await readItems('/new', format);
    expect(items.find(({ title }) => title === fixture.essay.title)?.html).toBe(
      '<p>Some <strong>bold</strong> &amp; &lt;b&gt;plain&lt;/b&gt;</p><p>' +
        '<a href="https://nontrivial.example/hot" rel="ugc nofollow noopener">here</a>' +
        '</p>',
    );
    expect(items.find(({ title }) => title === fixture.link.title)?.html).toBe(
      '<p><a href="https://elsewhere.example/?a=1&amp;b=2" rel="ugc nofollow ' +
        'noopener">elsewhere.example</a> · ' +
        `<a href="https://nontrivial.example/post/${fixture.link.slug}" rel="ugc nofollow ` +
        'noopener">Comments</a></p>',
    );
  }
});

it('use the specific elements of each format', async () => {
  const rss = await readText('/new/feed.xml');
  expect(parseRssFeed(rss)).toMatchObject({
    ttl: 15,
    description: t.deps.siteRegistry.sites.get('nontrivial')?.theme.seo.defaultDescription,
  });
  expect(rss).toContain(
    `<guid isPermaLink="true">https://nontrivial.example/post/${fixture.essay.id}</guid>`,
  );
  expect(rss).toContain(
    '<atom:link href="https://nontrivial.example/new/feed.xml" rel="self" ' +
      'type="application/rss+xml"/>',
  );
  const atom = parseAtomFeed(await readText('/new/atom.xml'));
  expect(atom).toMatchObject({
    id: 'https://nontrivial.example/new/atom.xml',
    icon: 'https://nontrivial.example/sites/nontrivial/favicon.svg',
  });
  expect(atom.entries?.[0]?.authors).toEqual([
    { name: 'Ada', uri: 'https://nontrivial.example/u/Ada' },
  ]);
  const json = JSON.parse(await readText('/new/feed.json')) as Record<string, unknown>;
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    icon: 'https://nontrivial.example/sites/nontrivial/icon-512.png',
    favicon: 'https://nontrivial.example/sites/nontrivial/favicon.svg',
  });
});

it('name icons that exist', async () => {
  const { icon, favicon } = JSON.parse(await readText('/new/feed.json')) as {
    icon: string;
    favicon: string;
  };
  for (const path of [icon, favicon])
    expect((await t.on('nontrivial').get(new URL(path).pathname)).status).toBe(200);
});

it('have IDs that resolve and survive title edits', async () => {
  const post = await t.make.post({ title: 'Before', minutesAgo: 500 });
  const user = await t.make.user();
  await t.deps.db.update(posts).set({ userId: user.id }).where(eq(posts.id, post.id));
  const readFirst = async () => (await readItems(`/u/${user.username}`, 'atom')).items[0];
  const before = await readFirst();
  const response = await t.on('nontrivial').get(new URL(before?.id ?? '').pathname);
  expect([response.status, response.headers.location]).toEqual([301, `/post/${post.slug}`]);
  await t.deps.db
    .update(posts)
    .set({ title: 'After', slug: `after-${post.id}` })
    .where(eq(posts.id, post.id));
  const after = await readFirst();
  expect([after?.title, after?.id]).toEqual(['After', before?.id]);
});

it('link only to absolute URLs', async () => {
  for (const list of lists) {
    for (const format of formats) {
      const text = await readText(`${list}/${feedFiles[format]}`);
      const attributes = [...text.matchAll(/(?:href|src)=(?:\\"|"|&quot;)([^"&\\]*)/g)].map(
        ([, url]) => url,
      );
      const elements = [
        ...text.matchAll(/<(?:link|guid|comments|id|uri|icon)(?: [^>]*)?>([^<\s][^<]*)</g),
      ].map(([, url]) => url);
      const members = [...text.matchAll(/"(?:\w+_url|url|id|icon|favicon)":"([^"]*)"/g)].map(
        ([, url]) => url,
      );
      const all = [...attributes, ...elements, ...members];
      expect(all.length).toBeGreaterThan(50);
      expect(all.filter((url) => !/^https:\/\/[^/]/.test(url ?? ''))).toEqual([]);
    }
  }
});

it.each(formats)('round-trip any text from the database as %s', async (format) => {
  for (let from = 0; from < hostile.length; from += 25) {
    const some = hostile.slice(from, from + 25);
    const author = await t.make.user('statecraft', { name: some[0] ?? '' });
    for (const text of some)
      await t.make.post({ by: author, title: text, url: null, text, minutesAgo: 9_000 });
    const { title, items } = await readItems(`/u/${author.username}`, format, 'statecraft');
    const normalize = (text: string) => text.replaceAll('\t', ' ').replaceAll('\f', '').trim();
    expect(title).toBe(normalize(`Statecraft: posts by ${some[0]}`));
    expect(items.map((item) => item.title).toSorted()).toEqual(some.map(normalize).toSorted());
    for (const { html = '' } of items)
      expect(
        html.match(/<(?!\/?(?:p|a|em|strong|del|code|pre|blockquote|ul|ol|li|hr|br)[ >])/g),
        html,
      ).toBeNull();
  }
});

it('take two statements for any number of posts', async () => {
  const ctx = ctxOfSite(t, 'nontrivial');
  const driver = t.deps.database.driver as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = driver;
  let sent = 0;
  driver.query = (...args: unknown[]) => {
    sent += 1;
    return query.apply(driver, args);
  };
  try {
    const sorts = (['new', 'top', 'hot'] as const).map((sort) => ({ sort }));
    for (const list of [...sorts, fixture.ada]) {
      sent = 0;
      expect((await readFeed(ctx, list)).posts).toHaveLength(25);
      expect(sent).toBe(2);
    }
  } finally {
    driver.query = query;
  }
});

describe('the feeds without posts', () => {
  it.each(formats)('the user feed as %s has no items', async (format) => {
    const feed = await readItems('/u/quiet', format);
    expect(feed.items).toEqual([]);
    expect(feed.title).toBe('Nontrivial: posts by Quiet');
    const [quiet] = await t.deps.db.select().from(users).where(eq(users.username, 'quiet'));
    if (format !== 'json')
      expect(feed.updated).toEqual(formatDate(quiet?.createdAt.toISOString() ?? '', format));
  });

  it("the site feed is dated at the site's creation", async () => {
    const ctx = ctxOfSite(t, 'default');
    await t.deps.db.update(posts).set({ isHidden: true }).where(eq(posts.siteId, 'default'));
    const [site] = await t.deps.db.select().from(sites).where(eq(sites.id, 'default'));
    expect(await readFeed(ctx, { sort: 'new' })).toEqual({
      posts: [],
      updatedAt: site?.createdAt.toISOString(),
    });
    expect((await get('/new/atom.xml', 'default')).status).toBe(200);
    await t.deps.db.update(posts).set({ isHidden: false }).where(eq(posts.siteId, 'default'));
  });
});
