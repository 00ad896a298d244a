import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { InboundFeed } from '#shared/contract/admin-inbound-feeds.ts';
import { auditLog, posts, inboundFeeds, users } from '../../server/db/schema.ts';
import { pollFeeds } from '../../server/domain/imports/feed-poller.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpFeedAdmin, serve, getBody } from '../support/feed-admin.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { makeSource } from '../support/inbound-feeds.ts';

const { t, db, admin, web, requestedUrls, renderRss, connect } = await setUpFeedAdmin();

const actionPaths = {
  pause: (id: string) => `/api/admin/inbound-feeds/${id}/pause`,
  resume: (id: string) => `/api/admin/inbound-feeds/${id}/resume`,
  read: (id: string) => `/api/admin/inbound-feeds/${id}/poll`,
};
const runAction = (id: string, action: keyof typeof actionPaths) =>
  admin.call('POST', actionPaths[action](id));
const readLog = async () =>
  (await db.select().from(auditLog).orderBy(auditLog.createdAt)).map(({ action }) => action);

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

it('logs each change of a feed and keeps its posts', async () => {
  web.set('http://deeds.feeds.test/feed', serve(renderRss('deeds.feeds.test', 2)));
  const {
    feed: { id },
  } = getBody<{ feed: InboundFeed }>(await connect('http://deeds.feeds.test/feed'));
  await t.make.user('nontrivial', { username: 'Gazette' });
  expect(
    (
      await admin.call('PATCH', `/api/admin/inbound-feeds/${id}`, {
        tags: ['tools', 'research'],
        maxPostsPerFetch: 3,
        username: 'gazette',
      })
    ).body,
  ).toMatchObject({
    tags: expect.arrayContaining(['research', 'tools']) as string[],
    maxPostsPerFetch: 3,
    username: 'Gazette',
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
    feed: { postCount: 4, username: 'Gazette' },
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

it.each([
  ['http://blog.feeds.test/news/', 'http://blog.feeds.test/news/feed'],
  ['http://site.feeds.test/a/b.html', 'http://site.feeds.test/index.xml'],
  ['http://social.feeds.test/@ada', 'http://social.feeds.test/@ada.rss'],
])('finds the feed of %s at %s', async (page, feed) => {
  web.set(page, serve('<!doctype html><html><p>Hello</p></html>', 'text/html'));
  web.set(feed, serve(renderRss(new URL(feed).host, 1, 'Found')));
  const reply = await connect(page);
  expect(reply.status, reply.text).toBe(201);
  expect(reply.body).toMatchObject({ feed: { url: feed }, posted: 1 });
});
