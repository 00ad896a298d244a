import { createServer as createTcpServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPageFetcher, type FetchRules } from './safe-fetch.ts';
import {
  listen,
  startWebServer,
  respondWithHtml,
  permissiveRules,
  createReader,
  readPage,
} from '../../../test/support/web-servers.ts';

describe('timeouts', () => {
  const limit = 300;
  const timed = async (overrides: Partial<FetchRules>, port: number) => {
    const since = performance.now();
    expect(
      await createReader({ timeoutMs: limit, ...overrides })(`http://a.test:${port}/`),
    ).toBeNull();
    return performance.now() - since;
  };
  it.each([
    ['accepts and says nothing', () => undefined],
    [
      'sends its head byte by byte',
      (socket) => void drip(socket, 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n'),
    ],
    [
      'sends its body byte by byte',
      (socket) =>
        void (
          socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n'),
          drip(socket, '<title>x</title>')
        ),
    ],
  ] satisfies [string, (socket: Socket) => void][])(
    'end requests to a server that %s',
    async (_what, answer) => {
      const port = await listen(
        createTcpServer((socket) => {
          socket.on('error', () => undefined);
          answer(socket);
        }),
      );
      const took = await timed({}, port);
      expect(took).toBeGreaterThan(limit - 20);
      expect(took).toBeLessThan(limit + 500);
    },
  );

  function drip(socket: Socket, text: string) {
    let at = -1;
    const timer = setInterval(() => socket.write(text[(at += 1) % text.length] ?? 'x'), 20);
    socket.on('close', () => clearInterval(timer));
  }

  it('include redirects and name resolution', async () => {
    const port = await startWebServer(
      (_req, res) => void setTimeout(() => res.writeHead(302, { Location: '/' }).end(), 150),
    );
    expect(await timed({}, port)).toBeLessThan(limit + 500);
    const stuck = await timed(
      {
        resolve: (_name, signal) =>
          new Promise(
            (_resolve, reject) =>
              void signal.addEventListener('abort', () => reject(new Error('late'))),
          ),
      },
      port,
    );
    expect(stuck).toBeGreaterThan(limit - 20);
  });

  it('cause no retry', async () => {
    let requests = 0;
    const port = await startWebServer((req) => {
      requests += 1;
      req.socket.destroy();
    });
    await readPage(`http://a.test:${port}/`);
    await sleep(50);
    expect(requests).toBe(1);
  });
});

it('limits concurrent and queued requests', async () => {
  let now = 0;
  let maxActive = 0;
  const port = await startWebServer((req, res) => {
    maxActive = Math.max(maxActive, (now += 1));
    setTimeout(() => {
      now -= 1;
      respondWithHtml('<title>x</title>')(req, res);
    }, 40);
  });
  const few = createPageFetcher({ ...permissiveRules, maxConcurrent: 2, maxQueued: 3 });
  const pages = await Promise.all(
    Array.from({ length: 8 }, (_, i) => few(`http://a.test:${port}/${i}`, 'Reader')),
  );
  expect(maxActive).toBe(2);
  expect(pages.filter((page) => page !== null)).toHaveLength(5);
  expect(await few(`http://a.test:${port}/`, 'Reader')).not.toBeNull();
});

it('frees the slot of a request that timed out', async () => {
  const port = await startWebServer(
    (req, res) =>
      void setTimeout(
        () => respondWithHtml('<title>x</title>')(req, res),
        req.url === '/slow' ? 10_000 : 0,
      ),
  );
  const few = createPageFetcher({ ...permissiveRules, maxConcurrent: 1, timeoutMs: 200 });
  expect(
    await Promise.all(
      ['/slow', '/1', '/2'].map((path) => few(`http://a.test:${port}${path}`, 'Reader')),
    ),
  ).toEqual([null, null, null]);
  expect(await few(`http://a.test:${port}/3`, 'Reader')).not.toBeNull();
});
