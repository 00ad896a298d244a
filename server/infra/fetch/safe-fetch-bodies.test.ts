import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  listen,
  startWebServer,
  respondWithHtml,
  readPage,
} from '../../../test/support/web-servers.ts';

describe('response bodies', () => {
  const page = `<title>Words</title>${'é'.repeat(1_000)}`;
  it.each([
    ['plain', Buffer.from(page), {}],
    ['gzip', gzipSync(page), { 'Content-Encoding': 'gzip' }],
    ['x-gzip', gzipSync(page), { 'Content-Encoding': 'X-GZIP' }],
    ['deflate', deflateSync(page), { 'Content-Encoding': 'deflate' }],
    ['brotli', brotliCompressSync(page), { 'Content-Encoding': 'br' }],
    ['identity', Buffer.from(page), { 'Content-Encoding': 'identity' }],
    ['XHTML', Buffer.from(page), { 'Content-Type': 'application/xhtml+xml; charset=utf-8' }],
    ['HTML in capitals', Buffer.from(page), { 'Content-Type': 'TEXT/HTML' }],
  ])('%s', async (_what, body, headers) => {
    const port = await startWebServer(respondWithHtml(body, headers));
    expect(await readPage(`http://a.test:${port}/`)).toEqual({
      address: `http://a.test:${port}/`,
      html: page,
    });
  });

  it('are cut at 2 MiB after decompression', async () => {
    const large = `<title>Words</title>${'x'.repeat(10_000_000)}`;
    for (const [body, headers] of [
      [Buffer.from(large), {}],
      [gzipSync(large), { 'Content-Encoding': 'gzip' }],
      [brotliCompressSync(large), { 'Content-Encoding': 'br' }],
    ] as const) {
      const port = await startWebServer(respondWithHtml(body, headers));
      expect((await readPage(`http://a.test:${port}/`))?.html).toHaveLength(2 * 1024 * 1024);
    }
  });

  it('are cut at 2 MiB if endless', async () => {
    const port = await startWebServer((req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/html' });
      const timer = setInterval(() => res.write('<p>'.repeat(20_000)), 1);
      req.on('close', () => clearInterval(timer));
    });
    expect((await readPage(`http://a.test:${port}/`))?.html).toHaveLength(2 * 1024 * 1024);
  });

  it.each([
    ['another type', respondWithHtml('<title>x</title>', { 'Content-Type': 'text/plain' })],
    ['a picture', respondWithHtml('<title>x</title>', { 'Content-Type': 'image/svg+xml' })],
    ['nonsense for a type', respondWithHtml('x', { 'Content-Type': '///' })],
    [
      'a lie about its packing',
      respondWithHtml('<title>x</title>', { 'Content-Encoding': 'gzip' }),
    ],
    ['packing that nobody asked for', respondWithHtml('x', { 'Content-Encoding': 'zstd' })],
    ['packing twice', respondWithHtml('x', { 'Content-Encoding': 'gzip, gzip' })],
    [
      'not found',
      (_req, res) =>
        void res.writeHead(404, { 'Content-Type': 'text/html' }).end('<title>Not found</title>'),
    ],
    [
      'forbidden',
      (_req, res) =>
        void res
          .writeHead(403, { 'Content-Type': 'text/html' })
          .end('<title>Just a moment</title>'),
    ],
    [
      'a defect',
      (_req, res) =>
        void res.writeHead(500, { 'Content-Type': 'text/html' }).end('<title>x</title>'),
    ],
    ['nothing', (_req, res) => void res.writeHead(204).end()],
    ['a redirect to nowhere', (_req, res) => void res.writeHead(302).end()],
    ['no type', (_req, res) => void res.writeHead(200).end('<title>x</title>')],
    ['a broken connection', (req) => void req.socket.destroy()],
    [
      'half of what it promised',
      (_req, res) =>
        void (
          res.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '100' }),
          res.write('<title>x'),
          res.socket?.end()
        ),
    ],
    [
      'a header without end',
      (_req, res) =>
        void res
          .writeHead(200, { 'Content-Type': 'text/html', 'X-Long': 'x'.repeat(40_000) })
          .end('x'),
    ],
  ] satisfies [string, RequestListener][])('are not read for %s', async (_what, answer) => {
    expect(await readPage(`http://a.test:${await startWebServer(answer)}/`)).toBeNull();
  });

  it.each([
    'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
    'HTTP/1.1 100 Continue\r\n\r\n'.repeat(3) + 'SSH-2.0-OpenSSH\r\n',
    '220 mail ESMTP\r\n',
    '\0'.repeat(20),
    '',
  ])('are not read from another protocol: %j', async (text) => {
    const port = await listen(
      createTcpServer((socket) => void socket.on('error', () => undefined).end(text)),
    );
    expect(await readPage(`http://a.test:${port}/`)).toBeNull();
    expect(await readPage(`https://a.test:${port}/`)).toBeNull();
  });

  it('are not read without a server', async () => {
    const server = createServer();
    const port = await listen(server);
    server.close();
    expect(await readPage(`http://a.test:${port}/`)).toBeNull();
  });
});
