import express, { type ErrorRequestHandler, type Response } from 'express';
import { expect, it, vi } from 'vitest';
import * as limits from '#shared/limits.ts';
import { overload } from '../../server/http/overload.ts';
import { Refusal } from '../../server/infra/refusal.ts';
import { ask, serve } from '../support/sockets.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

/** A server behind the guard against overload whose answers wait until they are let go. */
async function startWaiting(loopDelay: number) {
  const waiting: Response[] = [];
  const app = express();
  app.use(overload({ metrics: { ...t.deps.metrics, loopDelay: () => loopDelay } }));
  app.use((_req, res) => void waiting.push(res));
  const status: ErrorRequestHandler = (error, _req, res, next) => {
    if (error instanceof Refusal) res.status(503).send(error.code);
    else next(error);
  };
  app.use(status);
  const port = await serve(app);
  return {
    waiting,
    ask: () => ask(port, '/', { headers: { Host: 'localhost' } }),
    letGo: () => waiting.splice(0).forEach((res) => res.end('done')),
  };
}

it.each([
  ['as many as there may be at once are in work', limits.render.maxInFlight, 0],
  ['a crowd is in work and the event loop is slow', 16, 201],
])('a request is refused at once when %s, and taken again when they are done', async (_, count, loopDelay) => {
  const server = await startWaiting(loopDelay);
  const working = Array.from({ length: count }, () => server.ask());
  await vi.waitFor(() => expect(server.waiting).toHaveLength(count), { timeout: 20_000 });
  for (let i = 0; i < 3; i += 1) {
    const refused = await server.ask();
    expect([refused.status, refused.bytes.toString(), refused.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  }
  expect(server.waiting, 'what is refused is not worked on').toHaveLength(count);
  server.letGo();
  expect((await Promise.all(working)).map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
  // The last of them may count for a moment longer than its answer takes.
  const again = vi.waitFor(async () => expect((await server.ask()).status).toBe(200), { timeout: 20_000 });
  await vi.waitFor(() => expect(server.waiting).toHaveLength(1), { timeout: 20_000 });
  server.letGo();
  await again;
});

it('a slow event loop alone refuses nobody', async () => {
  const server = await startWaiting(5_000);
  const working = Array.from({ length: 10 }, () => server.ask());
  await vi.waitFor(() => expect(server.waiting).toHaveLength(10), { timeout: 20_000 });
  server.letGo();
  expect((await Promise.all(working)).every(({ status }) => status === 200)).toBe(true);
});

it('/readyz is not ready while the process stops, /healthz stays', async () => {
  expect((await t.on('nontrivial').get('/readyz')).text).toBe('ready');
  t.lifecycle.draining = true;
  const stopping = await t.on('nontrivial').get('/readyz');
  const alive = await t.on('nontrivial').get('/healthz');
  t.lifecycle.draining = false;
  expect([stopping.status, stopping.text]).toEqual([503, 'not ready']);
  expect([alive.status, alive.text]).toEqual([200, 'ok']);
  for (const { headers } of [stopping, alive]) expect(headers['cache-control']).toBe('no-store');
});
