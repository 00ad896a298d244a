import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { listen } from '../../server/http/listen.ts';
import { createHttpServer } from '../../server/http/server.ts';
import { render as renderLimits } from '../../shared/limits.ts';
import { isFullRun } from '../support/full-run.ts';
import { createTestApp } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';

// Overload, and readers who disconnect.
const t = await createTestApp();
for (let n = 0; n < 25; n += 1)
  await t.make.post({ title: `Post ${n}`, text: 'word '.repeat(300) });

const { shellTimeoutMs } = renderLimits;
// Pages are delayed on purpose, so that slots are the only reason for 503.
renderLimits.shellTimeoutMs = 60_000;
afterAll(() => void (renderLimits.shellTimeoutMs = shellTimeoutMs));
const patience = 15_000;

/** Pages wait here until they are let through. */
let open = Promise.resolve();
let release: () => void = () => undefined;
let waiting = 0;
function close(): void {
  open = new Promise((resolve) => (release = resolve));
}

const v = await createVariant(t, {}, (real) => async (request, signal) => {
  waiting += 1;
  await open;
  waiting -= 1;
  return real(request, signal);
});
const server = createHttpServer(v.app, () => false);
const port = await listen(server, 0, '127.0.0.1');
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
afterAll(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);
process.on('unhandledRejection', note);
afterAll(() => void process.off('unhandledRejection', note));

type Answer = { status: number; headers: IncomingMessage['headers']; text: string };

function ask(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port, path, agent, headers: { Host: 'nontrivial.example' } }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (part: string) => (text += part));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text }));
    }).on('error', reject);
  });
}

it('rejects excess pages with 503 and stays alive', async () => {
  close();
  const pages = Array.from({ length: renderLimits.maxInFlight }, () => ask('/about'));
  await vi.waitFor(() => expect(waiting).toBe(renderLimits.maxInFlight), patience);
  for (const path of ['/', '/about', '/api/posts']) {
    const refused = await ask(path);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(refused.headers['cache-control']).toBe('no-store');
  }
  expect((await ask('/healthz')).status).toBe(200);
  // Assets take no slot, and served pages still need them.
  expect((await ask('/favicon.ico')).status).toBe(200);
  release();
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200));
  expect((await ask('/')).status).toBe(200);
});

it('renders overload errors as HTML pages and API JSON', async () => {
  close();
  const pages = Array.from({ length: renderLimits.maxInFlight }, () => ask('/about'));
  await vi.waitFor(() => expect(waiting).toBe(renderLimits.maxInFlight), patience);
  const page = await ask('/');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.text).toContain('/assets/site-nontrivial-');
  expect(page.text).toContain('<h1>Please try again in a moment</h1>');
  expect(JSON.parse((await ask('/api/posts')).text)).toMatchObject({ code: 'unavailable' });
  release();
  await Promise.all(pages);
});

it('frees the slot of a canceled request', async () => {
  close();
  for (let round = 0; round < 2; round += 1) {
    const sockets = Array.from({ length: renderLimits.maxInFlight }, () =>
      connect(port, '127.0.0.1'),
    );
    for (const socket of sockets)
      socket
        .on('error', () => undefined)
        .write('GET / HTTP/1.1\r\nHost: nontrivial.example\r\n\r\n');
    await vi.waitFor(() => expect(waiting).toBe(renderLimits.maxInFlight * (round + 1)), patience);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect((await ask('/api/posts')).status).toBe(200), patience);
  }
  release();
  await vi.waitFor(() => expect(waiting).toBe(0), patience);
  expect((await ask('/')).status).toBe(200);
  expect(unhandled).toEqual([]);
});

it('survives readers who disconnect during a page', async () => {
  const logged = t.log.length;
  for (let n = 0; n < 80; n += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined).on('close', () => resolve());
      socket.once('data', () => socket.resetAndDestroy());
      socket.write('GET / HTTP/1.1\r\nHost: nontrivial.example\r\n\r\n');
    });
  }
  const response = await ask('/');
  expect(response.status).toBe(200);
  expect(response.text).toMatch(/<\/html>\s*$/);
  expect(unhandled).toEqual([]);
  expect(t.log.slice(logged).filter((line) => Number(line.level) >= 50)).toEqual([]);
});

it('leaves no timers after rendering', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  await ask('/');
  const before = timers();
  for (let n = 0; n < 100; n += 1)
    expect((await ask(n % 2 === 0 ? '/' : '/about')).status).toBe(200);
  await vi.waitFor(() => expect(timers()).toBeLessThan(before + 10), patience);
});

it.runIf(isFullRun)(
  'frees the slot of a reader who stops reading',
  { timeout: 90_000 },
  async () => {
    const by = await t.make.user();
    const post = await t.make.post({ by });
    // More than the buffers of the system take.
    for (let n = 0; n < 199; n += 1)
      await t.make.comment(post, { by, text: 'word '.repeat(1_990) });
    expect(server.timeout).toBeGreaterThan(shellTimeoutMs);
    expect(server.timeout).toBeLessThanOrEqual(30_000);
    server.timeout = shellTimeoutMs;
    const sockets = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
    const cut = sockets.map(
      (socket) =>
        new Promise((resolve) => void socket.on('error', () => undefined).on('close', resolve)),
    );
    const requests = () =>
      t.log.filter((line) => line.msg === 'request' && line.route === '/post/:slug').length;
    for (const socket of sockets)
      socket.pause().write(`GET /post/${post.slug} HTTP/1.1\r\nHost: nontrivial.example\r\n\r\n`);
    await vi.waitFor(() => expect(requests()).toBe(3), patience);
    let read = '';
    for (const socket of sockets)
      socket.on('data', (part: Buffer) => (read += part.toString('latin1'))).resume();
    await Promise.all(cut);
    expect(read).toContain('HTTP/1.1 200 OK');
    expect(read).not.toContain('</html>');
  },
);
