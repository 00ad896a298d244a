import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { feedPushPath } from '#shared/paths.ts';
import { inboundFeeds } from '../../server/db/schema.ts';
import { pollFeed } from '../../server/domain/imports/feed-poller.ts';
import { createFeed, createReader, setUpFeedPolling } from '../support/feed-polling.ts';
import { makeSource, type SourceRow } from '../support/inbound-feeds.ts';

const { t, db, within, pass, getTime, createItems, readSource, readPosts } =
  await setUpFeedPolling();
const hub = { url: 'https://hub.example/', topic: 'https://news.example/feed.xml' };
type Asked = { url: string; form: URLSearchParams };
const nothing = { title: 'News of the day', page: null, items: [], hub };

/** Polls a feed that names a hub. Returns what the hub was asked. */
async function poll(source: SourceRow): Promise<Asked[]> {
  const asked: Asked[] = [];
  await pollFeed(
    within,
    await readSource(source),
    createReader(createFeed([], { feed: nothing })),
    async (url, _headers, body) => {
      asked.push({ url, form: new URLSearchParams(body.toString()) });
      return { status: 202, retryAfter: null };
    },
  );
  return asked;
}
const verify = (id: string, more: Record<string, string> = {}) =>
  t.on('nontrivial').get(
    `${feedPushPath(id)}?${new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.topic': hub.topic,
      'hub.challenge': 'a challenge',
      'hub.lease_seconds': '864000',
      ...more,
    })}`,
  );
async function subscribe() {
  const source = await makeSource(t, 'nontrivial');
  const [asked] = await poll(source);
  expect((await verify(source.id)).text).toBe('a challenge');
  return { source, secret: asked?.form.get('hub.secret') ?? '' };
}
const push = (id: string, secret: string, body: string) =>
  t
    .on('nontrivial')
    .post(feedPushPath(id))
    .set('Content-Type', 'application/atom+xml')
    .set('X-Hub-Signature', `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
    .send(body);
function writeFeed() {
  const [item] = createItems(1);
  return `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>n</id><entry>
    <id>${item?.id}</id><title>${item?.title}</title><link href="${item?.url}"/></entry></feed>`;
}

it('asks the hub of a feed once, with a secret', async () => {
  const source = await makeSource(t, 'nontrivial');
  const [{ url, form } = {} as Asked] = await poll(source);
  expect(url).toBe(hub.url);
  expect(Object.fromEntries(form)).toEqual({
    'hub.callback': `https://nontrivial.example${feedPushPath(source.id)}`,
    'hub.mode': 'subscribe',
    'hub.topic': hub.topic,
    'hub.secret': expect.stringMatching(/^.{43}$/) as string,
    'hub.lease_seconds': '864000',
  });
  expect(await poll(source)).toEqual([]);
  pass(61);
  expect(await poll(source)).toHaveLength(1);
});

it('polls seldom and renews in time once the hub has verified', async () => {
  const { source } = await subscribe();
  expect((await readSource(source)).hubLeaseEndsAt?.getTime()).toBe(getTime() + 10 * dayMs);
  expect(await poll(source)).toEqual([]);
  expect((await readSource(source)).nextFetchAt.getTime()).toBe(getTime() + 4 * hourMs);
  pass((9.5 * dayMs) / minuteMs);
  expect(await poll(source)).toHaveLength(1);
});

it.each([
  ['an unknown topic', { 'hub.topic': 'https://other.example/' }],
  ['no challenge', { 'hub.challenge': '' }],
  ['no lease', { 'hub.lease_seconds': '' }],
  ['another mode', { 'hub.mode': 'unsubscribe' }],
])('does not verify with %s', async (_what, more) => {
  const source = await makeSource(t, 'nontrivial');
  await poll(source);
  expect((await verify(source.id, more)).status).toBe(404);
});

it('verifies only what it asked for', async () => {
  const source = await makeSource(t, 'nontrivial');
  expect((await verify(source.id)).status).toBe(404);
  await poll(source);
  pass(61);
  expect((await verify(source.id)).status).toBe(404);
});

it('posts a signed item once, whether pushed or polled', async () => {
  const { source, secret } = await subscribe();
  const body = writeFeed();
  for (let i = 0; i < 2; i += 1) expect((await push(source.id, secret, body)).status).toBe(202);
  expect(await readPosts(source)).toHaveLength(1);
});

it('ignores an item with a wrong signature', async () => {
  const { source } = await subscribe();
  expect((await push(source.id, 'other', writeFeed())).status).toBe(202);
  expect(await readPosts(source)).toEqual([]);
});

it('tells the hub to stop after the feed is paused or deleted', async () => {
  const { source, secret } = await subscribe();
  await db.update(inboundFeeds).set({ state: 'paused' }).where(eq(inboundFeeds.id, source.id));
  expect((await push(source.id, secret, writeFeed())).status).toBe(410);
  expect((await push('unknown', secret, writeFeed())).status).toBe(410);
});

it('polls as before when the hub denies', async () => {
  const { source } = await subscribe();
  await verify(source.id, { 'hub.mode': 'denied' });
  expect((await readSource(source)).hubLeaseEndsAt).toBeNull();
});
