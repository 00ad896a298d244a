import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { WebHook, WebHookMessage } from '#shared/contract/admin-web-hooks.ts';
import type { Thread } from '#shared/contract/comments.ts';
import type { Reply } from '#shared/contract/index.ts';
import { webHookEvents, type WebHookEvent } from '#shared/web-hook-events.ts';
import { rateLimits, webHooks } from '../../server/db/schema.ts';
import { sendDueWebHooks } from '../../server/domain/site-admin/web-hook-messages.ts';
import { caller } from '../support/api-clients.ts';
import { createVariant } from '../support/app-variant.ts';
import { expectError } from '../support/error-replies.ts';
import { fromSite, joinSite } from '../support/members.ts';
import { addRule } from '../support/moderation.ts';
import { createTestApp } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';
import { listen } from '../support/web-servers.ts';

const t = await createTestApp({ config: { privateWebHooks: true } });
const { db } = t.deps;
const admin = await caller(t, 'nontrivial', { role: 'admin', username: 'ada' });
const other = await caller(t, 'statecraft', { role: 'admin', username: 'otto' });
const grace = await joinSite(t, 'nontrivial', { username: 'Grace' });

type Received = { headers: Record<string, string>; body: string };
const received: Received[] = [];
let status = 200;
const paths: string[] = [];
const port = await listen(
  createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      paths.push(req.url ?? '');
      received.push({ headers: req.headers as Record<string, string>, body });
      res.writeHead(status).end();
    });
  }),
);
// Messages are queued at the time of the database, which the clock of tests does not show.
const run = (hours = 0, deps = t.deps) =>
  sendDueWebHooks({ ...deps, clock: { now: () => new Date(Date.now() + hours * 3_600_000) } });
const publicOnly = { ...t.deps, config: { ...t.deps.config, privateWebHooks: false } };

let hook: WebHook;
let secret: string;
beforeEach(async () => {
  await db.delete(webHooks);
  await db.delete(rateLimits);
  received.length = 0;
  status = 200;
  const reply = await admin.call('POST', '/api/admin/web-hooks', {
    url: `http://localhost:${port}/hook`,
    events: webHookEvents,
  });
  expect(reply.status, reply.text).toBe(201);
  ({ webHook: hook, secret } = reply.body as { webHook: WebHook; secret: string });
});

let count = 0;
async function submit(): Promise<{ id: string; title: string }> {
  const title = `Words about hooks ${(count += 1)}`;
  const reply = await grace.send('post', '/api/posts', { title, text: 'Some words.' });
  expect(reply.status, reply.text).toBe(201);
  return reply.body as { id: string; title: string };
}
async function readLog(): Promise<WebHookMessage[]> {
  const reply = await admin.call('GET', `/api/admin/web-hooks/${hook.id}/messages`);
  return (reply.body as { messages: WebHookMessage[] }).messages;
}

it('sends a published post with a valid signature', async () => {
  const { title } = await submit();
  expect(await run(1)).toBe(1);
  const [{ headers, body } = { headers: {}, body: '' } as Received] = received;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const digest = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${digest}`);
  expect(JSON.parse(body)).toMatchObject({ type: 'post.published', data: { title } });
  expect(await readLog()).toMatchObject([{ state: 'sent', status: 200, attempts: 1 }]);
});

const id = expect.stringMatching(/^\w{12}$/) as string;
const time = expect.stringMatching(/Z$/) as string;
type Subject = { id: string; post?: { slug: string } };
const read = async (path: string) => (await t.on('nontrivial').get(path)).body as object;
const comment = (postId: string) =>
  admin.call('POST', `/api/posts/${postId}/comments`, { text: 'Some words.' });

it.each<[WebHookEvent, () => Promise<unknown>, (data: Subject) => Promise<object> | object]>([
  ['post.published', submit, ({ id: post }) => read(`/api/posts/${post}`)],
  [
    'comment.published',
    async () => comment((await submit()).id),
    async ({ post }) => {
      const { comments } = (await read(`/api/posts/${post?.slug}/comments`)) as Thread;
      return { ...comments[0], post };
    },
  ],
  [
    'member.joined',
    () => joinSite(t, 'nontrivial', { username: 'Linus' }),
    () => read('/api/users/Linus'),
  ],
  [
    'subscriber.confirmed',
    () => grace.send('post', '/api/subscriptions/subscribe-authenticated', {}),
    () => ({ id, confirmedAt: time }),
  ],
  [
    'report.created',
    async () => {
      const report = { reason: 'spam', note: 'From ada.' };
      return admin.call('POST', `/api/posts/${(await submit()).id}/report`, report);
    },
    () => ({ id, postId: id, commentId: null, reason: 'spam', createdAt: time }),
  ],
])('tells of %s without an address', async (event, act, expected) => {
  await act();
  await run(1);
  const messages = received.map(({ body }) => JSON.parse(body) as { type: string; data: Subject });
  const message = messages.find(({ type }) => type === event);
  const data = await expected(message?.data as Subject);
  expect(message).toEqual({ type: event, timestamp: time, data });
  expect(received.map(({ body }) => body).join()).not.toMatch(/mail\.example|From ada|email/);
});

it('tells of a held post when it is approved', async () => {
  await addRule(t, 'nontrivial', { pattern: 'casino' });
  const reply = await grace.send('post', '/api/posts', { title: 'A casino', text: 'Words.' });
  const { id: held } = reply.body as { id: string };
  expect(await run(1)).toBe(0);
  await admin.call('POST', `/api/admin/review-queue/${held}/approve`);
  expect(await run(1)).toBe(1);
  expect(received[0]?.body).toContain(`"${held}"`);
});

it('repeats a message after an error, with the same ID', async () => {
  await submit();
  status = 500;
  expect(await run(1)).toBe(0);
  expect(await readLog()).toMatchObject([{ state: 'waiting', status: 500 }]);
  status = 200;
  expect(await run(1)).toBe(0);
  expect(await run(1.1)).toBe(1);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

it('gives up after days of errors, and sends it on request', async () => {
  await submit();
  status = 500;
  for (let attempt = 1; attempt <= 8; attempt += 1) await run(attempt * 25);
  expect(received).toHaveLength(7);
  const [message] = await readLog();
  expect(message).toMatchObject({ state: 'failed', attempts: 7 });
  status = 200;
  const path = `/api/admin/web-hook-messages/${message?.id}/replay`;
  expect((await other.call('POST', path)).status).toBe(404);
  expect((await admin.call('POST', path)).status).toBe(200);
  expect(await run(1)).toBe(1);
});

it('calls no internal address', async () => {
  await admin.call('POST', `/api/admin/web-hooks/${hook.id}/test`);
  expect(await run(1, publicOnly)).toBe(0);
  expect(received).toEqual([]);
  expect(await readLog()).toMatchObject([{ event: 'test', state: 'waiting', status: null }]);
});

it.each(['http://127.0.0.1/', 'http://[::1]/', 'http://intranet/', 'https://example.org:8443/'])(
  'is not added with the internal URL %s',
  async (url) => {
    const v = await createVariant(t, { config: publicOnly.config });
    const reply = await v
      .on('nontrivial')
      .post('/api/admin/web-hooks')
      .set({ ...fromSite('nontrivial'), ...admin.bearer, ...(await admin.proof()) })
      .send({ url, events: webHookEvents });
    expectError(reply, 'bad_request', ['url']);
  },
);

it('delays other web-hooks little when its server hangs', async () => {
  const path = `/api/admin/web-hooks/${hook.id}/test`;
  await other.call('POST', '/api/admin/web-hooks', {
    url: `http://127.0.0.1:${port}/other`,
    events: ['post.published'],
  });
  for (let i = 0; i < 25; i += 1) await admin.call('POST', path);
  await caller(t, 'statecraft').then((member) =>
    member.call('POST', '/api/posts', { title: 'Words of another site', text: 'Some.' }),
  );
  paths.length = 0;
  expect(await run(1)).toBe(26);
  expect(paths.indexOf('/other')).toBeLessThan(6);
});

it('lists its messages page by page, newest first', async () => {
  for (let i = 0; i < 3; i += 1) await admin.call('POST', `/api/admin/web-hooks/${hook.id}/test`);
  const readPage = async (query: string) =>
    (await admin.call('GET', `/api/admin/web-hooks/${hook.id}/messages${query}`))
      .body as Reply<'GET /api/admin/web-hooks/{id}/messages'>;
  const first = await readPage('?limit=2');
  const second = await readPage(`?limit=2&cursor=${first.nextCursor}`);
  expect([first.hasNextPage, second.hasNextPage]).toEqual([true, false]);
  expect([...first.messages, ...second.messages]).toEqual((await readPage('')).messages);
});

it('is unknown on another site', async () => {
  const path = `/api/admin/web-hooks/${hook.id}`;
  expect((await other.call('GET', `${path}/messages`)).status).toBe(404);
  expect((await other.call('POST', `${path}/test`)).status).toBe(404);
  expect((await other.call('PATCH', path, { isOn: false })).status).toBe(404);
});

it('hears nothing while it is paused', async () => {
  const path = `/api/admin/web-hooks/${hook.id}`;
  expect((await admin.call('PATCH', path, { isOn: false })).status).toBe(200);
  await submit();
  expectError(await admin.call('POST', `${path}/test`), 'conflict');
  await admin.call('PATCH', path, { isOn: true });
  expect(await run(1)).toBe(0);
  expect(await readLog()).toEqual([]);
});

it('sends what waits after a pause', async () => {
  const path = `/api/admin/web-hooks/${hook.id}`;
  await submit();
  await admin.call('PATCH', path, { isOn: false });
  expect(await run(1)).toBe(0);
  await admin.call('PATCH', path, { isOn: true });
  expect(await run(1)).toBe(1);
  const [message] = await readLog();
  await admin.call('PATCH', path, { isOn: false });
  const replay = `/api/admin/web-hook-messages/${message?.id}/replay`;
  expectError(await admin.call('POST', replay), 'conflict');
});

it('does not hear of a post that was deleted meanwhile', async () => {
  const [plain, discussed] = [await submit(), await submit()];
  expect((await comment(discussed.id)).status).toBe(201);
  for (const { id } of [plain, discussed]) await grace.send('delete', `/api/posts/${id}`, {});
  expect(await run(1)).toBe(1);
  const log = await readLog();
  expect(log.filter(({ event }) => event === 'post.published')).toMatchObject([
    { state: 'gone' },
    { state: 'gone' },
  ]);
});

it.runIf(t.deps.database.kind === 'postgres')(
  'publishes a post while its web-hook is being deleted',
  async () => {
    let posting: ReturnType<typeof submit> | undefined;
    await db.transaction(async (tx) => {
      await tx.delete(webHooks);
      posting = submit();
      posting.catch(() => undefined);
      await until('it waits for the web-hook', async () => {
        const { rows } = await db.execute(sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
            and query like '%web_hook_messages%'`);
        return rows.length > 0;
      });
    });
    await posting;
  },
);
