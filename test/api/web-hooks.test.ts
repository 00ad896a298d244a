import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { WebHook, WebHookMessage } from '#shared/contract/admin-web-hooks.ts';
import { webHookEvents } from '#shared/web-hook-events.ts';
import { webHooks } from '../../server/db/schema.ts';
import { sendDueWebHooks } from '../../server/domain/site-admin/web-hook-messages.ts';
import { createDocumentPoster, postDocument } from '../../server/infra/fetch/safe-fetch.ts';
import { caller } from '../support/api-clients.ts';
import { joinSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';
import { listen, permissiveRules } from '../support/web-servers.ts';

const t = await createTestApp();
const { db } = t.deps;
const admin = await caller(t, 'nontrivial', { role: 'admin', username: 'ada' });
const other = await caller(t, 'statecraft', { role: 'admin', username: 'otto' });
const grace = await joinSite(t, 'nontrivial', { username: 'Grace' });

type Received = { headers: Record<string, string>; body: string };
const received: Received[] = [];
let status = 200;
const port = await listen(
  createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      received.push({ headers: req.headers as Record<string, string>, body });
      res.writeHead(status).end();
    });
  }),
);
const post = createDocumentPoster(permissiveRules);
// Messages are queued at the time of the database, which the clock of tests does not show.
const run = (hours = 0, by = post) =>
  sendDueWebHooks(
    { ...t.deps, clock: { now: () => new Date(Date.now() + hours * 3_600_000) } },
    { post: by },
  );

let hook: WebHook;
let secret: string;
beforeEach(async () => {
  await db.delete(webHooks);
  received.length = 0;
  status = 200;
  const reply = await admin.call('POST', '/api/admin/web-hooks', {
    url: `http://127.0.0.1:${port}/hook`,
    events: webHookEvents.filter((event) => event !== 'member.joined'),
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

it('hears of a member who subscribes', async () => {
  const path = '/api/subscriptions/subscribe-authenticated';
  expect((await grace.send('post', path, {})).status).toBe(201);
  expect(await run(1)).toBe(1);
  expect(await readLog()).toMatchObject([{ event: 'subscriber.confirmed', state: 'sent' }]);
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
  expect(await run(1, postDocument)).toBe(0);
  expect(received).toEqual([]);
  expect(await readLog()).toMatchObject([{ event: 'test', state: 'waiting', status: null }]);
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
  await admin.call('PATCH', path, { isOn: true });
  expect(await run(1)).toBe(0);
  expect(await readLog()).toEqual([]);
});

it('does not hear of a post that was deleted meanwhile', async () => {
  const [plain, discussed] = [await submit(), await submit()];
  const path = `/api/posts/${discussed.id}/comments`;
  expect((await admin.call('POST', path, { text: 'Some words.' })).status).toBe(201);
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
