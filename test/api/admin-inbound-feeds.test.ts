import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { InboundFeed } from '#shared/contract/admin-inbound-feeds.ts';
import { auditLog, posts, rateLimits, inboundFeeds, users } from '../../server/db/schema.ts';
import { pollFeeds } from '../../server/domain/imports/feed-poller.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { playInternet } from '../support/fake-internet.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { makeSource } from '../support/inbound-feeds.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const admin = await caller(t, 'nontrivial', { role: 'admin', username: 'Adam' });

/** Replies of the fake internet, by URL. */
const web = new Map<string, RequestListener>();
const requestedUrls: string[] = [];
const server = createServer((req, res) => {
  const url = `http://${req.headers.host}${req.url}`;
  requestedUrls.push(url);
  const answer = web.get(url);
  if (answer) answer(req, res);
  else res.writeHead(404).end();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const end = playInternet((server.address() as AddressInfo).port);
afterAll(() => {
  end();
  server.close();
});
const serve =
  (
    body: string,
    type = 'application/rss+xml',
    headers: Record<string, string> = {},
  ): RequestListener =>
  (_req, res) =>
    void res.writeHead(200, { 'Content-Type': type, ...headers }).end(body);
const formatMinutesAgo = (minutes: number) =>
  new Date(t.clock.now().getTime() - minutes * 60_000).toUTCString();
const renderRss = (host: string, count: number, title = 'Paper of the Day') =>
  `<rss version="2.0"><channel><title>${title}</title>` +
  `<link>http://${host}/</link>` +
  Array.from(
    { length: count },
    (_, i) =>
      `<item><title>Story ${i} of ${host}</title><link>/story/${i}</link>` +
      `<pubDate>${formatMinutesAgo(10 * (i + 1))}</pubDate></item>`,
  ).join('') +
  '</channel></rss>';

beforeEach(async () => {
  for (const table of [rateLimits, inboundFeeds, auditLog]) await db.delete(table);
  web.clear();
  requestedUrls.length = 0;
});

const connect = (url: string, more: object = {}) =>
  admin.call('POST', '/api/admin/inbound-feeds', { url, ...more });
const actionPaths = {
  pause: (id: string) => `/api/admin/inbound-feeds/${id}/pause`,
  resume: (id: string) => `/api/admin/inbound-feeds/${id}/resume`,
  read: (id: string) => `/api/admin/inbound-feeds/${id}/poll`,
};
const runAction = (id: string, action: keyof typeof actionPaths) =>
  admin.call('POST', actionPaths[action](id));
const readLog = async () =>
  (await db.select().from(auditLog).orderBy(auditLog.createdAt)).map(({ action }) => action);
const getBody = <T>({ body }: { body: unknown }) => body as T;

it('connects a feed, reads it and posts its items', async () => {
  web.set(
    'http://day.feeds.test/feed.xml',
    serve(renderRss('day.feeds.test', 12), 'text/plain', { ETag: '"a"' }),
  );
  const reply = await connect('http://day.feeds.test/feed.xml', { tags: ['research'] });
  expect(reply.status, reply.text).toBe(201);
  const { feed, titles, posted } = getBody<{ feed: InboundFeed; titles: string[]; posted: number }>(
    reply,
  );
  expect([posted, titles]).toEqual([
    10,
    [0, 1, 2, 3, 4].map((i) => `Story ${i} of day.feeds.test`),
  ]);
  expect(feed).toMatchObject({
    title: 'Paper of the Day',
    username: 'paper-of-the-day',
    state: 'active',
    tags: ['research'],
    maxPostsPerFetch: 10,
    lastError: null,
    failures: 0,
    postCount: 10,
    lastFetchedAt: '2026-11-21T08:00:00.000Z',
    nextFetchAt: '2026-11-21T08:15:00.000Z',
  });
  const list = getBody<{
    posts: { title: string; author: { username: string }; tags: string[] }[];
  }>(await t.on('nontrivial').get('/api/posts?limit=10&sort=new'));
  expect(list.posts.map(({ title, author, tags }) => [title, author.username, tags])).toEqual(
    Array.from({ length: 10 }, (_, i) => [
      `Story ${i} of day.feeds.test`,
      'paper-of-the-day',
      ['research'],
    ]),
  );
  const [account] = await db.select().from(users).where(eq(users.username, 'paper-of-the-day'));
  expect(account).toMatchObject({
    name: 'Paper of the Day',
    email: null,
    role: 'member',
    website: 'http://day.feeds.test/',
    postCount: 10,
  });
  expect(requestedUrls).toEqual(['http://day.feeds.test/feed.xml']);
  expect(await wrongPostCounters(db)).toEqual([]);
  const [entry] = await db.select().from(auditLog);
  expect(entry).toMatchObject({
    action: 'connect-feed',
    actorId: admin.user?.id,
    userId: account?.id,
    after: {
      feed: 'Paper of the Day',
      domain: 'day.feeds.test',
      maxPostsPerFetch: 10,
      tags: ['research'],
      state: 'active',
    },
    isPublic: false,
  });

  // Later the job polls it with validators.
  web.set(
    'http://day.feeds.test/feed.xml',
    (req, res) => void res.writeHead(req.headers['if-none-match'] === '"a"' ? 304 : 500).end(),
  );
  await db.update(inboundFeeds).set({ nextFetchAt: t.clock.now() });
  expect(await pollFeeds(t.deps)).toEqual({ read: 1, posted: 0 });
  expect(
    getBody<{ feeds: InboundFeed[] }>(await admin.call('GET', '/api/admin/inbound-feeds')),
  ).toMatchObject({
    feeds: [{ lastError: null, failures: 0 }],
    nextCursor: null,
    hasNextPage: false,
  });
});

it('follows redirects and the feed link of a page', async () => {
  web.set(
    'http://page.feeds.test/',
    serve(
      '<!doctype html><html><head><title>x</title><link rel="alternate" ' +
        'type="application/rss+xml" href="/broken"><link rel="alternate" ' +
        'type="application/atom+xml" href="/atom"></head>',
      'text/html',
    ),
  );
  web.set(
    'http://page.feeds.test/atom',
    (_req, res) => void res.writeHead(301, { Location: 'http://moved.feeds.test/atom' }).end(),
  );
  web.set(
    'http://moved.feeds.test/atom',
    serve(
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Moved</title><entry>' +
        '<title>A moved story</title><link href="/1"/><id>1</id></entry></feed>',
      'application/atom+xml',
    ),
  );
  const { feed } = getBody<{ feed: InboundFeed }>(
    await connect('http://page.feeds.test/', { maxPostsPerFetch: 3 }),
  );
  expect(feed).toMatchObject({
    url: 'http://page.feeds.test/atom',
    title: 'Moved',
    maxPostsPerFetch: 3,
    postCount: 1,
  });
  expect(
    await db.select({ url: posts.url }).from(posts).where(eq(posts.title, 'A moved story')),
  ).toEqual([{ url: 'http://moved.feeds.test/1' }]);
  for (const url of ['http://page.feeds.test/', 'http://page.feeds.test/atom'])
    expectError(await connect(url), 'conflict', ['url']);
});

it('posts as a member of the site', async () => {
  web.set('http://own.feeds.test/feed', serve(renderRss('own.feeds.test', 1)));
  await t.make.user('statecraft', { username: 'abroad' });
  const banned = await t.make.user('nontrivial', {
    username: 'banned-one',
    bannedUntil: new Date(Date.now() + 3_600_000),
  });
  for (const username of ['nobody-at-all', 'abroad', banned.username])
    expectError(await connect('http://own.feeds.test/feed', { username }), 'bad_request', [
      'username',
    ]);
  expect(requestedUrls).toEqual([]);
  const author = await t.make.user('nontrivial', { username: 'Author' });
  const { feed } = getBody<{ feed: InboundFeed }>(
    await connect('http://own.feeds.test/feed', { username: 'author' }),
  );
  expect(feed.username).toBe('Author');
  expect(
    await db.select({ posts: users.postCount }).from(users).where(eq(users.id, author.id)),
  ).toEqual([{ posts: 1 }]);
});

it("names feed accounts uniquely and reuses a returning feed's account", async () => {
  const connectFeed = async (host: string, title: string) => {
    web.set(`http://${host}/feed`, serve(renderRss(host, 1, title)));
    return getBody<{ feed: InboundFeed }>(await connect(`http://${host}/feed`)).feed;
  };
  const first = await connectFeed('a.feeds.test', 'Señor Wences &amp; a very long name of a feed');
  expect(first.username).toBe('senor-wences-and-a-very');
  expect(
    (await connectFeed('b.feeds.test', 'Señor Wences &amp; a very long name of a feed')).username,
  ).toBe('senor-wences-and-a-ver-2');
  expect((await connectFeed('c.feeds.test', 'Admin')).username).toBe('admin-2');
  expect((await connectFeed('d.feeds.test', '新聞')).username).toMatch(/^[a-z0-9-]{3,24}$/);
  expect((await connectFeed('e.feeds.test', '')).username).toBe('e-feeds-test');
  expect((await admin.call('DELETE', `/api/admin/inbound-feeds/${first.id}`)).body).toEqual({
    deleted: true,
  });
  expect((await connectFeed('a.feeds.test', 'Another title')).username).toBe(first.username);
});

it('reconnects a feed with a banned account under another', async () => {
  web.set('http://spam.feeds.test/feed', serve(renderRss('spam.feeds.test', 1, 'Spam of the Day')));
  const { feed } = getBody<{ feed: InboundFeed }>(await connect('http://spam.feeds.test/feed'));
  await admin.call('DELETE', `/api/admin/inbound-feeds/${feed.id}`);
  expect(
    (
      await admin.call('POST', `/api/admin/users/${feed.username}/ban`, {
        until: null,
        reason: 'Spam.',
      })
    ).status,
  ).toBe(200);
  web.set('http://spam.feeds.test/feed', serve(renderRss('spam.feeds.test', 2, 'Spam of the Day')));
  const refused = await connect('http://spam.feeds.test/feed');
  expectError(refused, 'conflict', ['username']);
  expect(getBody<{ error: string }>(refused).error).toContain(feed.username);
  expect(await db.$count(inboundFeeds)).toBe(0);
  expect(
    await db
      .select({ posts: users.postCount })
      .from(users)
      .where(eq(users.username, feed.username)),
  ).toEqual([{ posts: 1 }]);
  await t.make.user('nontrivial', { username: 'Instead' });
  expect(
    getBody<{ feed: InboundFeed }>(
      await connect('http://spam.feeds.test/feed', { username: 'instead' }),
    ).feed,
  ).toMatchObject({ username: 'Instead', postCount: 1 });
});

describe('errors of a feed', () => {
  it.each<[string, RequestListener | null, RegExp]>([
    ['is not there', null, /found nothing at this URL \(404\)$/],
    ['is forbidden', (_q, res) => void res.writeHead(403).end(), /doesn't let us read it \(403\)$/],
    ['is gone', (_q, res) => void res.writeHead(410).end(), /gone permanently \(410\)$/],
    ['is broken', (_q, res) => void res.writeHead(502).end(), /has a problem \(502\)$/],
    [
      'is a page without any',
      serve('<!doctype html><html><p>Hi</p></html>', 'text/html'),
      /doesn't link to a feed$/,
    ],
    [
      'is a page whose feeds are none',
      serve('<html><link rel=alternate type=application/rss+xml href=/none></html>', 'text/html'),
      /none of them could be read$/,
    ],
    ['is something else', serve('Hello', 'text/plain'), /that's not a feed$/],
    [
      'is larger than may be',
      serve(
        `{"version": "https://jsonfeed.org/version/1", "items": ["${'x'.repeat(2_200_000)}"]}`,
        'application/json',
      ),
      /larger than 2 MB$/,
    ],
    ['was not asked about', (_q, res) => void res.writeHead(304).end(), /isn't a feed \(304\)$/],
  ])('refuses a feed that %s', async (_what, answer, message) => {
    if (answer) web.set('http://wrong.feeds.test/feed', answer);
    const reply = await connect('http://wrong.feeds.test/feed');
    expect([reply.status, (reply.body as { fields: object[] }).fields]).toEqual([
      400,
      [{ field: 'url', message: expect.stringMatching(message) as string }],
    ]);
    expect((reply.body as { fields: { message: string }[] }).fields[0]?.message).toMatch(
      /^is not a feed: [a-z]/,
    );
  });

  it('refuses unreachable and internal URLs in every spelling', async () => {
    const began = performance.now();
    const replies = await Promise.all(
      [
        'http://127.0.0.1/feed',
        'http://169.254.169.254/latest/meta-data/',
        'http://[::1]/feed',
        'http://router.localdomain/feed',
        'http://nowhere.feeds.test:8080/feed',
      ].map((url) => connect(url)),
    );
    for (const reply of replies)
      expect((reply.body as { fields: object[] }).fields).toEqual([
        {
          field: 'url',
          message: 'is not a feed: no server answered at this URL',
        },
      ]);
    expect(performance.now() - began).toBeGreaterThan(990);
    expect(requestedUrls).toEqual([]);
  });

  it('refuses own feeds, non-URLs, wrong tags and wrong numbers', async () => {
    expectError(await connect('https://nontrivial.example/new/feed.xml'), 'bad_request', ['url']);
    for (const url of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'feed',
      '',
      'http://u:p@a.feeds.test/',
    ])
      expectError(await connect(url), 'bad_request', ['url']);
    expectError(await connect('http://a.feeds.test/', { tags: ['no-such-tag'] }), 'bad_request', [
      'tags',
    ]);
    for (const maxPostsPerFetch of [0, 51, 1.5])
      expectError(await connect('http://a.feeds.test/', { maxPostsPerFetch }), 'bad_request', [
        'maxPostsPerFetch',
      ]);
    expect(requestedUrls).toEqual([]);
  });
});

it('logs each change of a feed and keeps its posts', async () => {
  web.set('http://deeds.feeds.test/feed', serve(renderRss('deeds.feeds.test', 2)));
  const {
    feed: { id },
  } = getBody<{ feed: InboundFeed }>(await connect('http://deeds.feeds.test/feed'));
  expect(
    (
      await admin.call('PATCH', `/api/admin/inbound-feeds/${id}`, {
        tags: ['tools', 'research'],
        maxPostsPerFetch: 3,
        username: 'adam',
      })
    ).body,
  ).toMatchObject({
    tags: expect.arrayContaining(['research', 'tools']) as string[],
    maxPostsPerFetch: 3,
    username: 'Adam',
  });
  expectError(
    await admin.call('PATCH', `/api/admin/inbound-feeds/${id}`, { tags: ['no-such-tag'] }),
    'bad_request',
    ['tags'],
  );
  for (let i = 0; i < 2; i += 1)
    expect((await runAction(id, 'pause')).body).toMatchObject({ state: 'paused' });
  expectError(await runAction(id, 'read'), 'conflict');
  await db.update(inboundFeeds).set({ failures: 30, lastError: 'Away.' });
  for (let i = 0; i < 2; i += 1)
    expect((await runAction(id, 'resume')).body).toMatchObject({
      state: 'active',
      failures: 0,
      lastError: null,
      nextFetchAt: t.clock.now().toISOString(),
    });
  web.set('http://deeds.feeds.test/feed', serve(renderRss('deeds.feeds.test', 4)));
  expect((await runAction(id, 'read')).body).toMatchObject({
    posted: 2,
    feed: { postCount: 4, username: 'Adam' },
  });
  web.delete('http://deeds.feeds.test/feed');
  expect((await runAction(id, 'read')).body).toMatchObject({
    posted: 0,
    feed: {
      state: 'active',
      failures: 1,
      lastError: 'The server found nothing at this URL (404).',
    },
  });
  expect((await admin.call('DELETE', `/api/admin/inbound-feeds/${id}`)).body).toEqual({
    deleted: true,
  });
  expectError(await runAction(id, 'read'), 'not_found');
  expect(await readLog()).toEqual([
    'connect-feed',
    'change-feed',
    'pause-feed',
    'resume-feed',
    'delete-feed',
  ]);
  expect(
    await db.$count(posts, sql`${posts.url} like 'http://deeds.feeds.test/%' and is_visible`),
  ).toBe(4);
  expect(await wrongPostCounters(db)).toEqual([]);
});

it('pages through the feeds of the site, newest first', async () => {
  for (let i = 0; i < 5; i += 1)
    await makeSource(t, 'nontrivial', {
      title: `Feed ${i}`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 2))),
    });
  await makeSource(t, 'statecraft');
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { feeds: InboundFeed[]; nextCursor: string | null } = getBody(
      await admin.call('GET', `/api/admin/inbound-feeds?limit=2${cursor && `&cursor=${cursor}`}`),
    );
    seen.push(...page.feeds.map(({ title }) => title));
    cursor = page.nextCursor;
  }
  expect(seen).toHaveLength(5);
  expect(seen[0]).toBe('Feed 4');
  expect(new Set(seen).size).toBe(5);
});
