import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WebHook, WebHookMessage } from '#shared/contract/admin-web-hooks.ts';
import type { Reply } from '#shared/contract/index.ts';
import { postingKinds, type PostingKind } from '#shared/web-hook-kinds.ts';
import { posts, rateLimits, webHookMessages, webHooks } from '../../server/db/schema.ts';
import { queueWebHooks } from '../../server/domain/core/web-hook-events.ts';
import { queuePosts } from '../../server/domain/site-admin/posting/queue-posts.ts';
import { sendDueWebHooks } from '../../server/domain/site-admin/web-hook-messages.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { addIssue } from '../support/issues.ts';
import { startServices } from '../support/posting-services.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { privateWebHooks: true } });
const { db } = t.deps;
// Each may add 60 connections an hour.
const admins = await Promise.all(
  ['ada', 'bea', 'cy'].map((username) => caller(t, 'nontrivial', { role: 'admin', username })),
);
let admin = admins[0]!;
let tests = 0;
const fake = await startServices();

const inputs: Record<PostingKind, object> = {
  slack: { key: `${fake.url}/services/T0/B0/secret` },
  discord: { key: `${fake.url}/api/webhooks/1/secret` },
  telegram: { url: fake.url, account: '@words', key: '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5' },
  mastodon: { url: fake.url, key: 'token' },
  bluesky: { url: fake.url, account: 'ada.example.org', key: 'app-password' },
};
beforeEach(async () => {
  admin = admins[(tests += 1) % admins.length]!;
  await db.delete(webHooks);
  await db.delete(rateLimits);
  await db.delete(webHookMessages);
  // Posts of earlier tests.
  await db.update(posts).set({ score: 0, createdAt: new Date(0) });
  for (const list of [fake.calls, fake.posts, fake.next]) list.length = 0;
});

const add = (kind: PostingKind, more: object = {}) =>
  admin.call('POST', '/api/admin/web-hooks', {
    kind,
    ...inputs[kind],
    events: ['post.published', 'issue.sent'],
    minPoints: 5,
    ...more,
  });
async function addHook(kind: PostingKind, more: object = {}): Promise<WebHook> {
  const reply = await add(kind, more);
  expect(reply.status, reply.text).toBe(201);
  return (reply.body as { webHook: WebHook }).webHook;
}
/** Sends what is due when so many minutes have passed. */
const run = async (minutes = 1) => {
  await queuePosts(db);
  return sendDueWebHooks({
    ...t.deps,
    clock: { now: () => new Date(Date.now() + minutes * 60_000) },
  });
};
/** Adds a post that is newer than the connections. */
async function addPost(score: number, title = 'Words & more <here>') {
  const post = await t.make.post({ title, score });
  await db.update(posts).set({ createdAt: new Date() }).where(eq(posts.id, post.id));
  return post;
}
const readLog = async ({ id }: WebHook) =>
  (
    (await admin.call('GET', `/api/admin/web-hooks/${id}/messages`)).body as {
      messages: WebHookMessage[];
    }
  ).messages;
const readHook = async () =>
  ((await admin.call('GET', '/api/admin/web-hooks')).body as { webHooks: WebHook[] }).webHooks[0];

describe.each(postingKinds)('%s', (kind) => {
  it('is told once of a post with enough points', async () => {
    const hook = await addHook(kind);
    const { id, slug } = await addPost(4);
    const setScore = (score: number) => db.update(posts).set({ score }).where(eq(posts.id, id));
    expect(await run()).toBe(0);
    await setScore(5);
    expect(await run()).toBe(1);
    await setScore(9);
    expect(await run()).toBe(0);
    expect(fake.posts).toHaveLength(1);
    expect(JSON.stringify(fake.calls.at(-1)?.body)).toContain(`/post/${slug}`);
    expect(await readLog(hook)).toMatchObject([
      { event: 'post.published', state: 'sent', isUnsure: false },
    ]);
  });

  it('posts once after a full server and an error', async () => {
    await addHook(kind);
    await addPost(5);
    fake.next.push({ status: 429, headers: { 'Retry-After': '600' } }, { status: 500 });
    for (const minutes of [0.1, 5]) expect(await run(minutes)).toBe(0);
    expect(fake.posts).toEqual([]);
    expect(await run(11)).toBe(0);
    expect(await run(17)).toBe(1);
    expect(fake.posts).toHaveLength(1);
  });

  it('is paused with a revoked key, and posts when it is resumed', async () => {
    const hook = await addHook(kind);
    await addPost(5);
    fake.next.push({ status: 401 });
    expect(await run()).toBe(0);
    expect(await readHook()).toMatchObject({ isOn: false, refusedStatus: 401 });
    expect(await run(60)).toBe(0);
    await admin.call('PATCH', `/api/admin/web-hooks/${hook.id}`, { isOn: true });
    expect(await readHook()).toMatchObject({ isOn: true, refusedStatus: null });
    expect(await run(60)).toBe(1);
    expect(fake.posts).toHaveLength(1);
  });

  it('does not post twice when a response is lost', async () => {
    const hook = await addHook(kind);
    await addPost(5);
    fake.next.push('lost');
    for (const minutes of [0.1, 10, 30, 600]) await run(minutes);
    expect(fake.posts).toHaveLength(1);
    const isRepeatable = kind === 'mastodon' || kind === 'bluesky';
    expect(await readLog(hook)).toMatchObject([
      isRepeatable ? { state: 'sent' } : { state: 'failed', isUnsure: true },
    ]);
  });

  it('does not post twice when its process died', async () => {
    await addHook(kind);
    await addPost(5);
    await queuePosts(db);
    await db.update(webHookMessages).set({ attempts: 1, isUnsure: true });
    expect(await run(600)).toBe(kind === 'bluesky' ? 1 : 0);
  });

  it('gives up what the service rejects', async () => {
    const hook = await addHook(kind);
    await addPost(5);
    fake.next.push({ status: 422 });
    await run();
    expect(await readLog(hook)).toMatchObject([{ state: 'failed', status: 422, isUnsure: false }]);
  });

  it('refuses to post again what it posted', async () => {
    const hook = await addHook(kind);
    await addPost(5);
    await run();
    const [message] = await readLog(hook);
    const replay = `/api/admin/web-hook-messages/${message?.id}/replay`;
    expectError(await admin.call('POST', replay), 'conflict');
  });

  it('has a test', async () => {
    const hook = await addHook(kind);
    expect((await admin.call('POST', `/api/admin/web-hooks/${hook.id}/test`)).status).toBe(200);
    expect(await run()).toBe(1);
    const isPublic = kind === 'mastodon' || kind === 'bluesky';
    expect(fake.posts).toEqual(isPublic ? [] : ['This is a test of Nontrivial.']);
  });

  it('shows the newest post as it will appear', async () => {
    await addHook(kind);
    await addPost(5, 'The newest of all posts');
    const reply = await admin.call('GET', `/api/admin/web-hook-previews/${kind}`);
    const { previews, max } = reply.body as Reply<'GET /api/admin/web-hook-previews/{kind}'>;
    const shown = previews.find(({ event }) => event === 'post.published');
    await run();
    expect(fake.posts).toContain(shown?.text);
    expect(shown?.length).toBeLessThanOrEqual(max);
  });

  it('is told of an issue that is sent', async () => {
    await addHook(kind);
    const post = await t.make.post({ title: 'A story of the issue' });
    const period = `2026-10-1${postingKinds.indexOf(kind)}`;
    const { id } = await addIssue(t, 'nontrivial', period, [post]);
    await db.transaction((tx) => queueWebHooks(tx, 'nontrivial', 'issue.sent', id));
    expect(await run()).toBe(1);
    expect(fake.posts[0]).toMatch(/Digest of 1\d October 2026\n\n• A story of the issue\n\n/);
  });
});

it('writes what each service expects', async () => {
  for (const kind of postingKinds) await addHook(kind);
  const { slug } = await addPost(5, 'Words & *more* <@all>');
  await run();
  const url = `https://nontrivial.example/post/${slug}`;
  const find = (path: string) => fake.calls.find((call) => call.path.includes(path));
  expect(find('/services/')?.body).toEqual({ text: `Words &amp; *more* &lt;@all&gt;\n\n${url}` });
  expect(find('/webhooks/')?.body).toEqual({
    content: `Words & \\*more\\* \\<\\@all\\>\n\n${url}`,
    allowed_mentions: { parse: [] },
  });
  expect(find('/sendMessage')).toMatchObject({
    path: '/bot110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5/sendMessage',
    body: { chat_id: '@words', text: `Words & *more* <@\u200ball>\n\n${url}` },
  });
  expect(find('/statuses')).toMatchObject({
    headers: { authorization: 'Bearer token', 'idempotency-key': expect.any(String) as string },
    body: { status: `Words & *more* <@\u200ball>\n\n${url}` },
  });
  const { record, ...place } = find('createRecord')!.body as { record: { text: string } };
  expect(place).toEqual({
    repo: 'did:plc:ada',
    collection: 'app.bsky.feed.post',
    rkey: expect.stringMatching(/^[234567a-z]{13}$/) as string,
  });
  const [, shown = ''] = record.text.split('\n\n');
  const start = Buffer.byteLength(record.text) - Buffer.byteLength(shown);
  expect(record).toMatchObject({
    facets: [
      {
        index: { byteStart: start, byteEnd: Buffer.byteLength(record.text) },
        features: [{ $type: 'app.bsky.richtext.facet#link', uri: url }],
      },
    ],
    embed: { external: { uri: url, title: 'Words & *more* <@all>', description: '' } },
  });
});

it('posts what waits with a new key', async () => {
  const { id } = await addHook('bluesky', { key: 'revoked' });
  await addPost(5);
  expect(await run()).toBe(0);
  expect(await readHook()).toMatchObject({ isOn: false, refusedStatus: 401 });
  const path = `/api/admin/web-hooks/${id}/key`;
  expect((await admin.call('PUT', path, { key: 'app-password' })).status).toBe(200);
  expect(await run()).toBe(1);
});

it('checks a new key as a first one', async () => {
  const { id } = await addHook('telegram');
  const path = `/api/admin/web-hooks/${id}/key`;
  expectError(await admin.call('PUT', path, { key: 'none' }), 'bad_request', ['key']);
});

it('waits as long as Telegram asks', async () => {
  await addHook('telegram');
  await addPost(5);
  fake.next.push({ status: 429, body: { ok: false, parameters: { retry_after: 1_800 } } });
  await run(0.1);
  expect(await run(29)).toBe(0);
  expect(await run(31)).toBe(1);
});

it('is not told of posts from before it was added', async () => {
  await addPost(9);
  await addHook('slack');
  expect(await run()).toBe(0);
});

it.each([
  ['slack', { key: undefined }, 'key'],
  ['slack', { key: 'no link' }, 'key'],
  ['slack', { url: 'https://example.org' }, 'url'],
  ['telegram', { account: undefined }, 'account'],
  ['telegram', { key: '../etc' }, 'key'],
  ['mastodon', { url: undefined }, 'url'],
  ['mastodon', { account: '@ada' }, 'account'],
  ['mastodon', { minPoints: undefined }, 'minPoints'],
  ['mastodon', { minPoints: 0 }, 'minPoints'],
  ['bluesky', { events: ['member.joined'], minPoints: undefined }, 'events'],
  ['bluesky', { events: ['issue.sent'] }, 'minPoints'],
] as const)('names the field when %s gets %o', async (kind, more, field) => {
  expectError(await add(kind, more), 'bad_request', [field]);
});

it('never shows a key', async () => {
  for (const kind of postingKinds) await addHook(kind);
  const list = await admin.call('GET', '/api/admin/web-hooks');
  const log = await admin.call('GET', '/api/admin/log');
  expect(`${list.text}${log.text}`).not.toMatch(/secret"|secret\/|AAHd|token"|app-password/);
});
