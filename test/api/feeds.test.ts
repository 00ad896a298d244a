import { eq } from 'drizzle-orm';
import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PostList, PostSummary } from '../../shared/contract/posts.ts';
import { feedFiles, type FeedFormat } from '../../shared/paths.ts';
import { posts, sites, users } from '../../server/db/schema.ts';
import { readFeed } from '../../server/domain/posts/feeds.ts';
import { hotRank } from '../../server/domain/posts/ranking.ts';
import { ctxOfSite } from '../support/ctx.ts';
import type { PostRow, UserRow } from '../support/factories.ts';
import { hostile } from '../support/xss.ts';
import { createTestApp, hosts, siteIds, startOfTest, type SiteId } from '../support/test-app.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';

const t = await createTestApp();
const formats = Object.keys(feedFiles) as FeedFormat[];
const lists = ['/new', '/top', '/hot', '/u/Ada'];
const types = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};
const cacheControl = 'public, max-age=300';

let ada: UserRow;
let essay: PostRow;
let link: PostRow;
beforeAll(async () => {
  ada = await t.make.user('nontrivial', { username: 'Ada', name: 'Ada & co' });
  await t.make.user('nontrivial', { username: 'quiet', name: 'Quiet' });
  for (let n = 0; n < 27; n += 1)
    await t.make.post({ by: ada, title: `Number ${n}`, minutesAgo: 100 + n, score: n });
  await t.make.post({ by: ada, title: 'Hidden away', isHidden: true, minutesAgo: 2, score: 900 });
  await t.make.post({
    by: ada,
    title: 'Taken back',
    deletedAt: t.make.minutesAgo(1),
    minutesAgo: 2,
    score: 900,
  });
  const text = 'Some **bold** & <b>plain</b>\n\n[here](/hot)';
  essay = await t.make.post({
    by: ada,
    title: 'An essay: “5 < 6 & 7”',
    url: null,
    text,
    minutesAgo: 5,
    score: 50,
  });
  link = await t.make.post({
    by: ada,
    title: 'A link',
    url: 'https://elsewhere.example/?a=1&b=2',
    minutesAgo: 4,
    score: 60,
  });
  for (const site of ['statecraft', 'default']) {
    await t.make.post({
      site,
      title: `Only on ${site}`,
      by: await t.make.user(site, { username: 'Ada', name: `Ada of ${site}` }),
    });
  }
});

const get = (path: string, host: SiteId | (string & {}) = 'nontrivial') =>
  t
    .on(host)
    .get(path)
    .buffer(true)
    .parse((res, done) => {
      const pieces: Buffer[] = [];
      res
        .on('data', (piece: Buffer) => void pieces.push(piece))
        .on('end', () => done(null, Buffer.concat(pieces).toString()));
    });
const readText = async (path: string, host?: SiteId | (string & {})) =>
  (await get(path, host)).body as string;

/** Parses a feed into the same fields for every format. */
async function readItems(
  list: string,
  format: FeedFormat,
  host: SiteId | (string & {}) = 'nontrivial',
) {
  const text = await readText(`${list}/${feedFiles[format]}`, host);
  if (format !== 'json') expect(XMLValidator.validate(text)).toBe(true);
  if (format === 'rss') {
    const {
      title,
      link: page,
      language,
      atom,
      lastBuildDate: updated,
      items = [],
    } = parseRssFeed(text, { parseDateFn: (raw) => new Date(raw) });
    const self = atom?.links?.[0];
    return {
      title,
      page,
      language,
      self: self?.rel === 'self' ? self.href : null,
      updated,
      items: items.map((item) => ({
        id: item.guid?.value,
        title: item.title,
        by: item.dc?.creators?.[0],
        to: item.link,
        discussion: item.comments,
        html: item.description,
        published: item.pubDate,
        updated: item.atom?.updated,
      })),
    };
  }
  if (format === 'atom') {
    const {
      title,
      links = [],
      xml,
      updated,
      entries = [],
    } = parseAtomFeed(text, { parseDateFn: (raw) => new Date(raw) });
    const findHref = (rel: string, from = links) => from.find((link) => link.rel === rel)?.href;
    return {
      title: title?.value,
      page: findHref('alternate'),
      language: xml?.lang,
      self: findHref('self'),
      updated,
      items: entries.map((entry) => ({
        id: entry.id,
        title: entry.title?.value,
        by: entry.authors?.[0]?.name,
        to: findHref('alternate', entry.links),
        discussion: findHref('replies', entry.links),
        html: entry.content?.value,
        published: entry.published,
        updated: entry.updated,
      })),
    };
  }
  const {
    title,
    home_page_url: page,
    language,
    feed_url: self,
    items = [],
  } = parseJsonFeed(JSON.parse(text), { parseDateFn: (raw) => new Date(raw) });
  return {
    title,
    page,
    language,
    self,
    updated: undefined,
    items: items.map((item) => ({
      id: item.id,
      title: item.title,
      by: item.authors?.[0]?.name,
      to: item.external_url ?? item.url,
      discussion: item.url,
      html: item.content_html,
      published: item.date_published,
      updated: item.date_modified,
    })),
  };
}

const getApiPath = (list: string) =>
  list.startsWith('/u/') ? `/api/users/${list.slice(3)}/posts` : `/api/posts?sort=${list.slice(1)}`;
const readList = async (list: string, host: SiteId = 'nontrivial') =>
  ((await t.on(host).get(getApiPath(list))).body as PostList).posts;
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
    expect(items.find(({ title }) => title === essay.title)?.html).toBe(
      '<p>Some <strong>bold</strong> &amp; &lt;b&gt;plain&lt;/b&gt;</p><p>' +
        '<a href="https://nontrivial.example/hot" rel="ugc nofollow noopener">here</a>' +
        '</p>',
    );
    expect(items.find(({ title }) => title === link.title)?.html).toBe(
      '<p><a href="https://elsewhere.example/?a=1&amp;b=2" rel="ugc nofollow ' +
        'noopener">elsewhere.example</a> · ' +
        `<a href="https://nontrivial.example/post/${link.slug}" rel="ugc nofollow ` +
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
    `<guid isPermaLink="true">https://nontrivial.example/post/${essay.id}</guid>`,
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

it('have ids that resolve and survive title edits', async () => {
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
    for (const list of ['new', 'top', 'hot', ada] as const) {
      sent = 0;
      expect((await readFeed(ctx, list)).posts).toHaveLength(25);
      expect(sent).toBe(2);
    }
  } finally {
    driver.query = query;
  }
});

describe('a conditional feed request', () => {
  const path = '/new/atom.xml';

  it.each(formats)('answers 304 to every form of the validator as %s', async (format) => {
    const path = `/new/${feedFiles[format]}`;
    const etag = (await get(path)).headers.etag as string;
    for (const validator of [
      etag,
      etag.slice(2),
      `"other", ${etag}`,
      `W/"other",${etag.slice(2)}`,
      '*',
    ]) {
      for (const method of ['get', 'head'] as const) {
        const response = await t.on('nontrivial')[method](path).set('If-None-Match', validator);
        expect([validator, response.status, response.text ?? '']).toEqual([validator, 304, '']);
        expect(response.headers.etag).toBe(etag);
        expect(response.headers['cache-control']).toBe(cacheControl);
        expect(response.headers['content-type']).toBeUndefined();
      }
    }
    for (const validator of ['"other"', etag.slice(3, -1), ''])
      expect((await get(path).set('If-None-Match', validator)).status).toBe(200);
  });

  it('returns the same bytes while nothing changes', async () => {
    const before = await get(path);
    t.clock.set(new Date(t.clock.now().getTime() + 3_600_000));
    const after = await get(path);
    t.clock.set(startOfTest);
    expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
  });

  it('changes only after votes that change the order', async () => {
    const readEtags = async () =>
      Object.fromEntries(
        await Promise.all(
          ['/new', '/top', '/hot'].map(async (list) => [
            list,
            (await get(`${list}/feed.xml`)).headers.etag as string,
          ]),
        ),
      );
    const vote = (id: string, score: number, createdAt: Date) =>
      t.deps.db
        .update(posts)
        .set({ score, hotScore: hotRank(score, createdAt) })
        .where(eq(posts.id, id));
    const before = await readEtags();
    await vote(link.id, 61, link.createdAt);
    await t.make.comment(link);
    expect(await readEtags()).toEqual(before);
    await vote(essay.id, 5_000, essay.createdAt);
    const after = await readEtags();
    expect(after['/new']).toBe(before['/new']);
    expect(after['/top']).not.toBe(before['/top']);
    expect(after['/hot']).not.toBe(before['/hot']);
    await vote(essay.id, 50, essay.createdAt);
  });

  it('changes after a new, edited or hidden post', async () => {
    const readEtag = async () => (await get(path)).headers.etag as string;
    const seen = [await readEtag()];
    const post = await t.make.post({
      title: 'News',
      url: null,
      text: 'First words',
      minutesAgo: 1,
    });
    seen.push(await readEtag());
    await t.deps.db
      .update(posts)
      .set({ renderedText: [['p', ['Better words']]], updatedAt: t.make.minutesAgo(0) })
      .where(eq(posts.id, post.id));
    seen.push(await readEtag());
    expect(await readText(path)).toContain('Better words');
    await t.deps.db.update(posts).set({ isHidden: true }).where(eq(posts.id, post.id));
    expect(await readEtag()).toBe(seen[0]);
    expect(new Set(seen).size).toBe(3);
  });
});

it.each(['br', 'gzip', 'identity'])(
  'a feed is encoded as %s with the same content',
  async (encoding) => {
    const plain = await t
      .on('nontrivial')
      .get('/new/feed.json')
      .set('Accept-Encoding', 'identity')
      .responseType('blob');
    const response = await t
      .on('nontrivial')
      .get('/new/feed.json')
      .set('Accept-Encoding', encoding)
      .responseType('blob');
    expect(response.headers['content-encoding']).toBe(
      encoding === 'identity' ? undefined : encoding,
    );
    expect(response.headers.etag).toBe(plain.headers.etag);
    const head = await t.on('nontrivial').head('/new/feed.json').set('Accept-Encoding', encoding);
    expect(head.headers['content-length']).toBe(response.headers['content-length']);
  },
);

it('HEAD of a feed matches the headers of GET', async () => {
  for (const path of ['/new/feed.xml', '/top/atom.xml', '/u/Ada/feed.json']) {
    const [whole, head] = [
      await get(path).set('Accept-Encoding', 'identity'),
      await t.on('nontrivial').head(path).set('Accept-Encoding', 'identity'),
    ];
    expect([head.status, head.text ?? '']).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  }
});

it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
  '%s of a feed answers 405 with Allow',
  async (method) => {
    for (const path of ['/feed.xml', '/new/atom.xml', '/u/Ada/feed.json', '/u/nobody/feed.json']) {
      const response = await t.on('nontrivial')[method](path);
      expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  },
);

describe('a feed URL', () => {
  it.each([
    ['/feed.xml', '/new/feed.xml'],
    ['/atom.xml', '/new/atom.xml'],
    ['/feed.json', '/new/feed.json'],
    ['/u/ADA/feed.xml', '/u/Ada/feed.xml'],
    ['/u/ada/feed.json', '/u/Ada/feed.json'],
    ['/new/feed.xml/', '/new/feed.xml'],
  ])('redirects %s to %s', async (from, to) => {
    for (const method of ['get', 'head'] as const) {
      const response = await t.on('nontrivial')[method](from).redirects(0);
      expect([response.status, response.headers.location]).toEqual([301, to]);
    }
  });

  it('ignores a query string', async () => {
    const [plain, campaign] = [
      await get('/new/feed.xml'),
      await get('/new/feed.xml?utm_source=x&t=week'),
    ];
    expect(campaign.body).toBe(plain.body);
  });

  it.each([
    '/u/nobody/feed.xml',
    '/u/nobody/atom.xml',
    '/u/nobody/feed.json',
    '/u/a%00b/feed.xml',
    '/u/%3Cb%3E/feed.xml',
    '/u/a%2Fb/feed.xml',
    '/u//feed.xml',
    '/New/feed.xml',
    '/new/Feed.xml',
    '/new/feed.rss',
    '/about/feed.xml',
    '/newest/feed.xml',
    '/post/feed.xml',
    '/u/feed.xml',
    '/top/week/feed.xml',
  ])('%s is not a feed', async (path) => {
    const response = await t.on('nontrivial').get(path);
    expect(response.status).toBe(path.includes('%00') ? 400 : 404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
  });

  it('is logged as its route pattern only', async () => {
    const { headers } = await get('/u/Ada/atom.xml');
    expect(
      t.log.find((line) => line.requestId === headers['x-request-id'] && line.msg === 'request'),
    ).toMatchObject({ route: '/u/:username/atom.xml', status: 200 });
  });
});

describe.each(siteIds)('the feeds of %s', (site) => {
  it("contain only the site's posts, name and URLs", async () => {
    const { theme } = t.deps.siteRegistry.sites.get(site) ?? t.deps.siteRegistry.unknown;
    const origin = `https://${theme.seo.canonicalDomain}`;
    for (const list of lists) {
      for (const format of formats) {
        const text = await readText(`${list}/${feedFiles[format]}`, site);
        const feed = await readItems(list, format, site);
        expect(feed.title?.startsWith(`${theme.siteName}: `)).toBe(true);
        expect([feed.page, feed.self]).toEqual([
          origin + list,
          `${origin}${list}/${feedFiles[format]}`,
        ]);
        expect(feed.items.map(({ title }) => title)).toEqual(
          (await readList(list, site)).map(({ title }) =>
            title.replaceAll('\t', ' ').replaceAll('\f', '').trim(),
          ),
        );
        for (const { id, discussion } of feed.items)
          expect([id, discussion].every((url) => url?.startsWith(`${origin}/post/`))).toBe(true);
        for (const other of siteIds)
          if (other !== site) expect(text).not.toContain(hosts[other].split(':')[0]);
      }
    }
  });

  it('are the same under every host of the site', async () => {
    const text = await readText('/new/feed.xml', site);
    for (const host of [`${site}.localhost:3000`, `www.${site}.localhost`])
      expect(await readText('/new/feed.xml', host)).toBe(text);
  });
});

it.each(['api.nontrivial.example', 'api.nontrivial.localhost:3000', 'www.api.nontrivial.example'])(
  'do not exist on the API host %s',
  async (host) => {
    for (const path of ['/feed.xml', '/new/feed.xml', '/u/Ada/feed.json']) {
      const response = await t.on(host).get(path);
      expect([response.status, response.body.code]).toEqual([404, 'not_found']);
    }
  },
);

it('the API has no feeds', async () => {
  for (const path of ['/feed.xml', '/new/feed.xml', '/u/Ada/feed.json'])
    expect(
      (await supertest(t.apiApp).get(path).set('Host', 'nontrivial.localhost:3001')).status,
    ).toBe(404);
  expect((await t.on('nontrivial').get('/api/new/feed.xml')).status).toBe(404);
});

it('feeds of an unknown host are not cached or indexed', async () => {
  for (const path of ['/new/feed.xml', '/new/feed.json', '/feed.xml', '/u/ada/atom.xml']) {
    const response = await get(path, 'unknown.test').redirects(0);
    expect([200, 301]).toContain(response.status);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(response.body).not.toContain('unknown.test');
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
    expect(await readFeed(ctx, 'new')).toEqual({
      posts: [],
      updatedAt: site?.createdAt.toISOString(),
    });
    expect((await get('/new/atom.xml', 'default')).status).toBe(200);
    await t.deps.db.update(posts).set({ isHidden: false }).where(eq(posts.siteId, 'default'));
  });
});

it('feeds answer 503, uncached, while the database is down', async () => {
  const v = await createVariant(t, { db: await downDatabase(t) });
  for (const path of ['/new/feed.xml', '/top/atom.xml', '/hot/feed.json', '/u/Ada/feed.xml']) {
    const response = await v.on('nontrivial').get(path).set('If-None-Match', '*');
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
  }
  expect((await v.on('nontrivial').get('/feed.xml')).status).toBe(301);
});
