import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { InboundFeed } from '#shared/contract/admin-inbound-feeds.ts';
import { hourMs } from '#shared/durations.ts';
import { inboundFeeds, users } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpFeedAdmin, serve, getBody } from '../support/feed-admin.ts';

const { t, db, admin, web, requestedUrls, renderRss, connect } = await setUpFeedAdmin();

it('accepts only accounts that nobody can log in to', async () => {
  web.set('http://own.feeds.test/feed', serve(renderRss('own.feeds.test', 1)));
  await t.make.user('statecraft', { username: 'abroad' });
  const banned = await t.make.user('nontrivial', {
    username: 'banned-one',
    bannedUntil: new Date(Date.now() + hourMs),
  });
  await t.make.user('nontrivial', { username: 'Grace', email: 'grace@mail.example' });
  await t.make.user('nontrivial', { username: 'support' });
  for (const username of ['nobody-at-all', 'abroad', banned.username, 'grace', 'support'])
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
