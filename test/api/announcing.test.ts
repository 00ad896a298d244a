import { createServer } from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import type { WebHook, WebHookMessage } from '#shared/contract/admin-web-hooks.ts';
import { announcedEvents } from '#shared/web-hook-kinds.ts';
import { rateLimits, webHooks } from '../../server/db/schema.ts';
import { sendDueWebHooks } from '../../server/domain/site-admin/web-hook-messages.ts';
import { caller } from '../support/api-clients.ts';
import { joinSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';
import { listen } from '../support/web-servers.ts';

const t = await createTestApp({ config: { privateWebHooks: true } });
const { db } = t.deps;
const admin = await caller(t, 'nontrivial', { role: 'admin', username: 'ada' });
const grace = await joinSite(t, 'nontrivial', { username: 'Grace' });

const received: { type: string; body: string }[] = [];
let status = 202;
const port = await listen(
  createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      received.push({ type: req.headers['content-type'] ?? '', body });
      res.writeHead(status).end();
    });
  }),
);
const url = `http://127.0.0.1:${port}/hub`;
const run = (minutes = 2) =>
  sendDueWebHooks({
    ...t.deps,
    clock: { now: () => new Date(Date.now() + minutes * 60_000) },
  });

beforeEach(async () => {
  await db.delete(webHooks);
  await db.delete(rateLimits);
  received.length = 0;
  status = 202;
});

async function add(kind: 'indexnow' | 'websub'): Promise<WebHook> {
  const reply = await admin.call('POST', '/api/admin/web-hooks', {
    kind,
    url,
    events: announcedEvents,
  });
  expect(reply.status, reply.text).toBe(201);
  await t.deps.siteRegistry.reload();
  return (reply.body as { webHook: WebHook }).webHook;
}
let count = 0;
async function submit() {
  const title = `Words for announcing ${(count += 1)}`;
  const reply = await grace.send('post', '/api/posts', { title, text: 'Some words.' });
  expect(reply.status, reply.text).toBe(201);
  return reply.body as { id: string; slug: string };
}
const toUrl = (path: string) => `https://nontrivial.example${path}`;

it('tells IndexNow of new and changed posts in one request', async () => {
  const { account: key } = await add('indexnow');
  const [first, second] = [await submit(), await submit()];
  await grace.send('patch', `/api/posts/${first.id}`, { text: 'Other words.' });
  expect(await run()).toBe(3);
  expect(received).toHaveLength(1);
  const body = JSON.parse(received[0]?.body ?? '') as { urlList: string[] };
  expect(body).toMatchObject({
    host: 'nontrivial.example',
    key,
    keyLocation: toUrl(`/${key}.txt`),
  });
  expect(body.urlList.toSorted()).toEqual(
    [first, second].map(({ slug }) => toUrl(`/post/${slug}`)).toSorted(),
  );
});

it('serves its key while it is on, at no other site', async () => {
  const { id, account: key } = await add('indexnow');
  const read = (site: 'nontrivial' | 'statecraft') => t.on(site).get(`/${key}.txt`);
  const reply = await read('nontrivial');
  expect([reply.status, reply.text, reply.type]).toEqual([200, key, 'text/plain']);
  expect((await read('statecraft')).status).toBe(404);
  await admin.call('PATCH', `/api/admin/web-hooks/${id}`, { isOn: false });
  await t.deps.siteRegistry.reload();
  expect((await read('nontrivial')).status).toBe(404);
});

it('is told of a later change again', async () => {
  await add('indexnow');
  const { id } = await submit();
  await run();
  for (const text of ['Second words.', 'Third words.']) {
    await grace.send('patch', `/api/posts/${id}`, { text });
    expect(await run()).toBe(1);
  }
  expect(received).toHaveLength(3);
});

it('repeats a batch after an error, and is paused with a bad key', async () => {
  const { id } = await add('indexnow');
  await submit();
  await submit();
  status = 500;
  expect(await run()).toBe(0);
  status = 403;
  expect(await run(10)).toBe(0);
  const list = await admin.call('GET', '/api/admin/web-hooks');
  expect(list.body).toMatchObject({ webHooks: [{ isOn: false, refusedStatus: 403 }] });
  await admin.call('PATCH', `/api/admin/web-hooks/${id}`, { isOn: true });
  status = 200;
  expect(await run(10)).toBe(2);
  const log = await admin.call('GET', `/api/admin/web-hooks/${id}/messages`);
  expect((log.body as { messages: WebHookMessage[] }).messages).toMatchObject([
    { state: 'sent', status: 200 },
    { state: 'sent', status: 200 },
  ]);
});

it('does not tell of a post that was deleted meanwhile', async () => {
  await add('indexnow');
  const { id } = await submit();
  await grace.send('delete', `/api/posts/${id}`, {});
  expect(await run()).toBe(0);
  expect(received).toEqual([]);
});

it('names the hub in feeds that it announces', async () => {
  await add('websub');
  const self = (file: string) => toUrl(`/new/${file}`);
  for (const [file, text] of [
    ['feed.xml', `<atom:link href="${url}" rel="hub"/>`],
    ['atom.xml', `<link href="${url}" rel="hub"/>`],
    ['feed.json', `"hubs":[{"type":"WebSub","url":"${url}"}]`],
  ] as const) {
    const reply = await t.on('nontrivial').get(`/new/${file}`);
    expect(reply.text).toContain(text);
    expect(reply.headers.link).toBe(`<${url}>; rel="hub", <${self(file)}>; rel="self"`);
  }
  expect((await t.on('nontrivial').get('/hot/feed.xml')).text).not.toContain('rel="hub"');
  expect((await t.on('statecraft').get('/new/feed.xml')).text).not.toContain('rel="hub"');
});

it('tells the hub which feeds have a new post', async () => {
  await add('websub');
  await submit();
  expect(await run()).toBe(1);
  const [{ type, body } = { type: '', body: '' }] = received;
  const form = new URLSearchParams(body);
  expect(type).toBe('application/x-www-form-urlencoded');
  expect(form.get('hub.mode')).toBe('publish');
  expect(form.getAll('hub.url')).toEqual(
    ['/new', '/u/Grace'].flatMap((list) =>
      ['feed.xml', 'atom.xml', 'feed.json'].map((file) => toUrl(`${list}/${file}`)),
    ),
  );
});

it('has a test that names the home page', async () => {
  const { id } = await add('indexnow');
  await admin.call('POST', `/api/admin/web-hooks/${id}/test`);
  expect(await run()).toBe(1);
  expect(received[0]?.body).toContain(`"urlList":["${toUrl('/')}"]`);
});
