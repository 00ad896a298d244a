import express, { type Response } from 'express';
import { expect, it, vi } from 'vitest';
import * as limits from '#shared/limits.ts';
import { loadShedding } from '../../server/http/front/load-shedding.ts';
import { requestContext } from '../../server/http/front/request-context.ts';
import { requestLog } from '../../server/http/front/request-log.ts';
import { createPrometheus } from '../../server/infra/prometheus.ts';
import { readHtml } from '../support/html.ts';
import { manyConnections } from '../support/raw-connection.ts';
import { readMetric } from '../support/scrape.ts';
import { ask, serve } from '../support/sockets.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

/** Starts a server behind the overload guard that holds its replies. */
async function startWaiting(loopDelay: number) {
  const waiting: Response[] = [];
  const app = express();
  const metrics = { ...t.deps.metrics, loopDelay: () => loopDelay };
  app.use(
    requestContext(t.deps, false),
    requestLog({ ...t.deps, metrics }, t.lifecycle),
    loadShedding({ metrics }, t.assets),
  );
  app.use((_req, res) => void waiting.push(res));
  const port = await serve(app);
  return {
    waiting,
    ask: (path = '/') => ask(port, path, { headers: { Host: 'nontrivial.localhost' } }),
    letGo: () => waiting.splice(0).forEach((res) => res.end('done')),
  };
}

it.each([
  ['as many as there may be at once are in work', limits.render.maxInFlight, 0],
  ['a crowd is in work and the event loop is slow', 16, 201],
])('rejects requests when %s and accepts them afterwards', async (_, count, loopDelay) => {
  const server = await startWaiting(loopDelay);
  const working = Array.from({ length: count }, () => server.ask());
  await vi.waitFor(() => expect(server.waiting).toHaveLength(count), { timeout: 20_000 });
  for (let i = 0; i < 3; i += 1) {
    const page = await server.ask();
    const call = await server.ask('/api/posts');
    for (const { status, headers } of [page, call]) {
      expect([
        status,
        headers['retry-after'],
        headers['cache-control'],
        headers['x-robots-tag'],
      ]).toEqual([503, '2', 'no-store', 'noindex']);
    }
    expect(readHtml(page.bytes.toString()).text('body')).toContain(
      `The site is very busy. Try again in a moment.`,
    );
    expect(page.bytes.toString()).toContain(page.headers['x-request-id']);
    expect(JSON.parse(call.bytes.toString())).toEqual({
      error: 'The site is very busy. Try again in a moment.',
      code: 'unavailable',
      requestId: call.headers['x-request-id'],
    });
  }
  expect(server.waiting, 'what is refused is not worked on').toHaveLength(count);
  server.letGo();
  expect((await Promise.all(working)).map(({ status }) => status)).toEqual(
    Array.from({ length: count }, () => 200),
  );
  // The last request may count for a moment after its reply.
  const again = vi.waitFor(async () => expect((await server.ask()).status).toBe(200), {
    timeout: 20_000,
  });
  await vi.waitFor(() => expect(server.waiting).toHaveLength(1), { timeout: 20_000 });
  server.letGo();
  await again;
});

it.each([
  ['send', 'POST / HTTP/1.1\r\nHost: nontrivial.localhost\r\nContent-Length: 9\r\n\r\nhalf'],
  ['read', 'GET / HTTP/1.1\r\nHost: nontrivial.localhost\r\n\r\n'],
])('does not count clients that %s slowly', async (_, text) => {
  const app = express();
  const metrics = { ...t.deps.metrics, loopDelay: () => 0 };
  let entered = 0;
  app.use(
    requestContext(t.deps, false),
    loadShedding({ metrics }, t.assets),
    (_req, _res, next) => ((entered += 1), next()),
    express.text({ type: () => true }),
    // More than the buffers of the system hold.
    (_req, res) => void res.end(Buffer.alloc(20_000_000)),
  );
  const port = await serve(app);
  const slow = await manyConnections(limits.render.maxInFlight, port);
  for (const { socket } of slow) socket.pause().write(text);
  await vi.waitFor(() => expect(entered).toBe(slow.length), { timeout: 20_000 });
  const reply = await ask(port, '/', { headers: { Host: 'nontrivial.localhost' } });
  expect(reply.status).toBe(200);
  slow.forEach(({ socket }) => socket.destroy());
});

it('counts rejected requests instead of logging each', async () => {
  const server = await startWaiting(0);
  const working = Array.from({ length: limits.render.maxInFlight }, () => server.ask());
  await vi.waitFor(() => expect(server.waiting).toHaveLength(working.length), { timeout: 20_000 });
  const before = t.log.length;
  const prometheus = await createPrometheus(t.deps.metrics);
  for (let i = 0; i < 5; i += 1) await server.ask();
  const shed = readMetric(await prometheus.scrape(), 'broadsheet_http_requests_shed_total');
  expect(shed).toBe(5);
  expect(t.log.slice(before).filter(({ msg }) => msg === 'request')).toEqual([]);
  t.deps.metrics.flush();
  expect(
    (t.log.findLast(({ msg }) => msg === 'metrics') as { metrics: { shed: number } }).metrics.shed,
  ).toBeGreaterThanOrEqual(5);
  server.letGo();
  await Promise.all(working);
});

it('accepts requests while only the event loop is slow', async () => {
  const server = await startWaiting(5_000);
  const working = Array.from({ length: 10 }, () => server.ask());
  await vi.waitFor(() => expect(server.waiting).toHaveLength(10), { timeout: 20_000 });
  server.letGo();
  expect((await Promise.all(working)).every(({ status }) => status === 200)).toBe(true);
});

it('keeps /healthz up and /readyz and /servez down during shutdown', async () => {
  expect((await t.on('nontrivial').get('/readyz')).text).toBe('ready');
  expect((await t.on('nontrivial').get('/servez')).text).toBe('serving');
  t.lifecycle.draining = true;
  const stopping = await t.on('nontrivial').get('/readyz');
  const leaving = await t.on('nontrivial').get('/servez');
  const alive = await t.on('nontrivial').get('/healthz');
  t.lifecycle.draining = false;
  expect([stopping.status, stopping.text]).toEqual([503, 'not ready']);
  expect([leaving.status, leaving.text]).toEqual([503, 'not serving']);
  expect([alive.status, alive.text]).toEqual([200, 'ok']);
  for (const { headers } of [stopping, leaving, alive])
    expect(headers['cache-control']).toBe('no-store');
});
