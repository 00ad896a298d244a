import { createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createDocumentFetcher } from './safe-fetch.ts';
import {
  listen,
  startWebServer,
  respondWithHtml,
  permissiveRules,
} from '../../../test/support/web-servers.ts';

describe('documents', () => {
  const readDocument = createDocumentFetcher(permissiveRules);
  const feed = '<rss/>';

  it('are requested with validators and returned with new ones', async () => {
    const seen: unknown[] = [];
    const port = await startWebServer((req, res) => {
      seen.push(req.headers);
      const isKnown = req.headers['if-none-match'] === '"1"';
      res
        .writeHead(isKnown ? 304 : 200, {
          ETag: '"1"',
          'Last-Modified': 'Sat, 21 Nov 2026 08:00:00 GMT',
          'Content-Type': 'application/x-anything; charset=utf-8',
        })
        .end(isKnown ? undefined : feed);
    });
    const url = `http://a.test:${port}/feed`;
    const first = await readDocument(url, 'Reader');
    expect(first).toMatchObject({
      status: 200,
      contentType: 'application/x-anything; charset=utf-8',
      isTruncated: false,
      retryAfter: null,
      etag: '"1"',
      lastModified: 'Sat, 21 Nov 2026 08:00:00 GMT',
    });
    expect([first?.url.href, first?.body.toString()]).toEqual([url, feed]);
    expect(
      await readDocument(url, 'Reader', {
        etag: '"1"',
        lastModified: 'Sat, 21 Nov 2026 08:00:00 GMT',
      }),
    ).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(seen[0]).not.toHaveProperty('if-none-match');
    expect(seen[1]).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': 'Sat, 21 Nov 2026 08:00:00 GMT',
      'user-agent': 'Reader',
    });
    expect(seen[1]).not.toHaveProperty('cookie');
  });

  it('have a status and Retry-After, but no error body', async () => {
    for (const [status, header, seconds] of [
      [503, '120', 120],
      [429, new Date(Date.now() + 60_000).toUTCString(), expect.closeTo(60, -1) as number],
      [500, 'soon', null],
      [410, '-5', null],
      [404, undefined, null],
    ] as const) {
      const port = await startWebServer(
        (_req, res) =>
          void res
            .writeHead(status, header === undefined ? {} : { 'Retry-After': header })
            .end('<rss/>'),
      );
      expect(await readDocument(`http://a.test:${port}/`, 'Reader')).toMatchObject({
        status,
        retryAfter: seconds,
        body: Buffer.alloc(0),
      });
    }
  });

  it('are truncated at 2 MiB after decompression', async () => {
    const large = `<rss>${'x'.repeat(10_000_000)}`;
    for (const [body, headers] of [
      [Buffer.from(large), {}],
      [gzipSync(large), { 'Content-Encoding': 'gzip' }],
      [brotliCompressSync(large), { 'Content-Encoding': 'br' }],
    ] as const) {
      const found = await readDocument(
        `http://a.test:${await startWebServer(respondWithHtml(body, headers))}/`,
        'Reader',
      );
      expect([found?.body.length, found?.isTruncated]).toEqual([2 * 1024 * 1024, true]);
    }
  });

  it('have the same IP checks at each redirect', async () => {
    let secrets = 0;
    const secret = await listen(
      createTcpServer((socket) => {
        secrets += 1;
        socket.destroy();
      }),
      '0.0.0.0',
    );
    const port = await startWebServer(
      (req, res) =>
        void res
          .writeHead(302, {
            Location: req.url === '/ok' ? '/there' : `http://127.0.0.2:${secret}/`,
          })
          .end(),
    );
    expect(await readDocument(`http://a.test:${port}/`, 'Reader')).toBeNull();
    for (const address of [
      `http://127.0.0.1:${secret}/`,
      `http://localhost:${secret}/`,
      `http://[::ffff:127.0.0.1]:${secret}/`,
      `http://0x7f000001:${secret}/`,
      'file:///etc/passwd',
      `http://u:p@a.test:${secret}/`,
    ]) {
      expect(
        await createDocumentFetcher({
          allowsPort: () => true,
          resolve: async () => ['127.0.0.1'],
          timeoutMs: 2_000,
        })(address, 'Reader'),
      ).toBeNull();
    }
    expect(secrets).toBe(0);
  });
});
