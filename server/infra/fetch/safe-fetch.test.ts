import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocumentFetcher, createPageFetcher, type FetchRules } from './safe-fetch.ts';

const closing: (() => void)[] = [];
afterAll(() => closing.forEach((close) => close()));

async function listening<S extends Server | ReturnType<typeof createTcpServer>>(
  server: S,
  host = '127.0.0.1',
  port = 0,
): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  closing.push(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Starts a public web server. */
const site = (answer: RequestListener, host?: string) => listening(createServer(answer), host);
const html =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_req, res) =>
    void res.writeHead(200, { 'Content-Type': 'text/html', ...headers }).end(body);

/** Allows 127.0.0.1 on any port, to which every name resolves. */
const open: Partial<FetchRules> = {
  allowsIp: (ip) => ip === '127.0.0.1',
  allowsPort: () => true,
  resolve: async () => ['127.0.0.1'],
};
const reading = (more: Partial<FetchRules> = {}) => {
  const read = createPageFetcher({ ...open, ...more });
  return async (address: string) => {
    const page = await read(address, 'Reader');
    return page && { address: page.url.href, html: page.html };
  };
};
const read = reading();

describe('a listener on this machine', async () => {
  let connections = 0;
  const count = () =>
    createTcpServer((socket) => {
      connections += 1;
      socket.destroy();
    });
  const port = await listening(count(), '0.0.0.0');
  const six = await listening(count(), '::1').catch(() => null);

  const spellings = [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '127.0.0.1.',
    '127.0.0.1..',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0x7f.0x0.0x0.0x1',
    '0177.0.0.1',
    '0177.1',
    '017700000001',
    '127.0.0.01',
    '0x7F.0.0.0x01',
    '①②⑦.⓪.⓪.①',
    '１２７.０.０.１',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '127.0.0.%31',
    '0',
    '0.0.0.0',
    '0x0',
    '127.127.127.127',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::0001]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:1]',
    '[::127.0.0.1]',
    '[::7f00:1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fd00::1]',
    '[fec0::1]',
    'localhost',
    'localhost.',
    'LOCALHOST',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    'app.localhost',
    'localhost.localdomain',
    'ip6-localhost',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '10.0.0.1',
    '192.168.0.1',
    '172.16.0.1',
  ];

  it('gets no connection for any spelling of its IP', async () => {
    // The result of a hosts file.
    const resolve = async (name: string) =>
      /localhost|localdomain|loopback/.test(name) ? ['127.0.0.1', '::1'] : [];
    const strict = createPageFetcher({ allowsPort: () => true, resolve, timeoutMs: 2_000 });
    for (const spelling of spellings) {
      for (const to of [port, ...(six === null ? [] : [six])]) {
        for (const scheme of ['http', 'https', 'HTTP'])
          expect([spelling, await strict(`${scheme}://${spelling}:${to}/`, 'Reader')]).toEqual([
            spelling,
            null,
          ]);
      }
    }
    expect(connections).toBe(0);
  });

  it('gets no connection for a name with a private IP', async () => {
    for (const addresses of [
      ['127.0.0.1'],
      ['8.8.8.8', '127.0.0.1'],
      ['2606:4700::1111', '::1'],
      ['169.254.169.254'],
      ['::ffff:127.0.0.1'],
      ['nonsense'],
      [],
    ]) {
      const strict = createPageFetcher({
        allowsPort: () => true,
        resolve: async () => addresses,
        timeoutMs: 2_000,
      });
      expect(await strict(`http://rebound.test:${port}/`, 'Reader')).toBeNull();
    }
    expect(connections).toBe(0);
  });

  it('would notice a connection', async () => {
    expect(await reading()(`http://127.1:${port}/`)).toBeNull();
    expect(connections).toBe(1);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'close');
    expect(connections).toBe(2);
  });
});

it('resolves a name once and connects to the checked IP', async () => {
  let requests = 0;
  const port = await site(html('<title>public</title>'));
  const rebinding = reading({
    resolve: async () => ((requests += 1) === 1 ? ['127.0.0.1'] : ['127.0.0.2']),
    allowsIp: (ip) => ip === '127.0.0.1',
  });
  expect((await rebinding(`http://rebinding.test:${port}/`))?.html).toContain('public');
  expect(requests).toBe(1);
  expect(await rebinding(`http://rebinding.test:${port}/`)).toBeNull();
});

it.each([
  'ftp://127.0.0.1/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'data:text/html,<title>x</title>',
  'javascript:alert(1)',
  'blob:http://a.test/x',
  'about:blank',
  '//a.test/',
  '/x',
  '',
  'http://',
  'http:///x',
  'http://user@a.test/',
  'http://user:word@a.test/',
  'http://:word@a.test/',
  'http://intranet/',
  'http://router./',
  `http://a.test/${'x'.repeat(2_048)}`,
])('does not fetch %s', async (address) => {
  let requests = 0;
  expect(await reading({ resolve: async () => ((requests += 1), []) })(address)).toBeNull();
  expect(requests).toBe(0);
});

it.each([
  ['http://a.test:81/', false],
  ['http://a.test:8080/', false],
  ['https://a.test:22/', false],
  ['http://a.test:0/', false],
  ['http://a.test:80/', true],
  ['https://a.test:443/', true],
  ['http://a.test:443/', true],
  ['http://a.test/', true],
])('checks the port of %s: allowed %s', async (address, allowed) => {
  let requests = 0;
  const strict = createPageFetcher({ resolve: async () => ((requests += 1), ['127.0.0.1']) });
  expect(await strict(address, 'Reader')).toBeNull();
  expect(requests).toBe(allowed ? 1 : 0);
});

it('sends no data of the user', async () => {
  let seen: unknown;
  const port = await site((req, res) => {
    seen = { method: req.method, url: req.url, headers: req.rawHeaders };
    html('<title>x</title>')(req, res);
  });
  expect(
    await createPageFetcher(open)(
      `http://Name.test.:${port}/a b?c=d#e`,
      'Broadsheet (link preview)',
    ),
  ).not.toBeNull();
  expect(seen).toEqual({
    method: 'GET',
    url: '/a%20b?c=d',
    headers: [
      'Host',
      `name.test:${port}`,
      'User-Agent',
      'Broadsheet (link preview)',
      'Accept',
      'text/html, application/xhtml+xml',
      'Accept-Encoding',
      'gzip, deflate, br',
      'Connection',
      'close',
    ],
  });
});

describe('redirects', () => {
  it('are followed three times, but not four times', async () => {
    let requests = 0;
    const port = await site((req, res) => {
      requests += 1;
      const left = Number((req.url ?? '').slice(1));
      if (left === 0) html('<title>there</title>')(req, res);
      else
        res
          .writeHead([301, 302, 303, 307, 308][left % 5] ?? 302, {
            Location: `/${left - 1}`,
            'Content-Type': 'text/html',
          })
          .end('<title>on the way</title>');
    });
    expect(await read(`http://a.test:${port}/3`)).toEqual({
      address: `http://a.test:${port}/0`,
      html: '<title>there</title>',
    });
    requests = 0;
    expect(await read(`http://a.test:${port}/4`)).toBeNull();
    expect(requests).toBe(4);
  });

  it.each([
    'http://[::1]:PORT/',
    'http://localhost:PORT/',
    'http://127.0.0.2:PORT/',
    'http://2130706434:PORT/',
    '//127.0.0.2:PORT/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:PORT/',
    'ftp://127.0.0.1:PORT/',
    'data:text/html,<title>x',
    'javascript:1',
    'http://u:p@127.0.0.1:PORT/secret',
    'http://rebound.test:PORT/',
    '',
  ])('to %j are not followed', async (location) => {
    let secrets = 0;
    const port = await site((req, res) => {
      if (req.url === '/')
        return void res
          .writeHead(302, { Location: location.replace('PORT', String(secret)) })
          .end();
      html('<title>no</title>')(req, res);
    });
    const secret = await listening(
      createTcpServer((socket) => {
        secrets += 1;
        socket.destroy();
      }),
      '0.0.0.0',
    );
    const strict = reading({
      resolve: async (name) => (name === 'a.test' ? ['127.0.0.1'] : ['127.0.0.2', '::1']),
    });
    expect(await strict(`http://a.test:${port}/`)).toBeNull();
    expect(secrets).toBe(0);
  });

  it('to another port are not followed', async () => {
    let others = 0;
    const other = await site((req, res) => {
      others += 1;
      html('<title>no</title>')(req, res);
    });
    const port = await site(
      (_req, res) => void res.writeHead(302, { Location: `http://a.test:${other}/` }).end(),
    );
    expect(
      await reading({ allowsPort: (candidate) => candidate === port })(`http://a.test:${port}/`),
    ).toBeNull();
    expect(others).toBe(0);
  });

  it('end after a loop', async () => {
    let requests = 0;
    const port = await site(
      (_req, res) => void ((requests += 1), res.writeHead(302, { Location: '/' }).end()),
    );
    expect(await read(`http://a.test:${port}/`)).toBeNull();
    expect(requests).toBe(4);
  });
});

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
    const port = await site(html(body, headers));
    expect(await read(`http://a.test:${port}/`)).toEqual({
      address: `http://a.test:${port}/`,
      html: page,
    });
  });

  it('are cut at 512 KiB after decompression', async () => {
    const large = `<title>Words</title>${'x'.repeat(10_000_000)}`;
    for (const [body, headers] of [
      [Buffer.from(large), {}],
      [gzipSync(large), { 'Content-Encoding': 'gzip' }],
      [brotliCompressSync(large), { 'Content-Encoding': 'br' }],
    ] as const) {
      const port = await site(html(body, headers));
      expect((await read(`http://a.test:${port}/`))?.html).toHaveLength(512 * 1024);
    }
  });

  it('are cut at 512 KiB if endless', async () => {
    const port = await site((req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/html' });
      const timer = setInterval(() => res.write('<p>'.repeat(20_000)), 1);
      req.on('close', () => clearInterval(timer));
    });
    expect((await read(`http://a.test:${port}/`))?.html).toHaveLength(512 * 1024);
  });

  it.each([
    ['another type', html('<title>x</title>', { 'Content-Type': 'text/plain' })],
    ['a picture', html('<title>x</title>', { 'Content-Type': 'image/svg+xml' })],
    ['nonsense for a type', html('x', { 'Content-Type': '///' })],
    ['a lie about its packing', html('<title>x</title>', { 'Content-Encoding': 'gzip' })],
    ['packing that nobody asked for', html('x', { 'Content-Encoding': 'zstd' })],
    ['packing twice', html('x', { 'Content-Encoding': 'gzip, gzip' })],
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
    expect(await read(`http://a.test:${await site(answer)}/`)).toBeNull();
  });

  it.each([
    'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
    'HTTP/1.1 100 Continue\r\n\r\n'.repeat(3) + 'SSH-2.0-OpenSSH\r\n',
    '220 mail ESMTP\r\n',
    '\0'.repeat(20),
    '',
  ])('are not read from another protocol: %j', async (text) => {
    const port = await listening(
      createTcpServer((socket) => void socket.on('error', () => undefined).end(text)),
    );
    expect(await read(`http://a.test:${port}/`)).toBeNull();
    expect(await read(`https://a.test:${port}/`)).toBeNull();
  });

  it('are not read without a server', async () => {
    const server = createServer();
    const port = await listening(server);
    server.close();
    expect(await read(`http://a.test:${port}/`)).toBeNull();
  });
});

describe('timeouts', () => {
  const limit = 300;
  const timed = async (overrides: Partial<FetchRules>, port: number) => {
    const since = performance.now();
    expect(await reading({ timeoutMs: limit, ...overrides })(`http://a.test:${port}/`)).toBeNull();
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
      const port = await listening(
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
    const port = await site(
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
    const port = await site((req) => {
      requests += 1;
      req.socket.destroy();
    });
    await read(`http://a.test:${port}/`);
    await sleep(50);
    expect(requests).toBe(1);
  });
});

it('limits concurrent and queued requests', async () => {
  let now = 0;
  let maxActive = 0;
  const port = await site((req, res) => {
    maxActive = Math.max(maxActive, (now += 1));
    setTimeout(() => {
      now -= 1;
      html('<title>x</title>')(req, res);
    }, 40);
  });
  const few = createPageFetcher({ ...open, maxConcurrent: 2, maxQueued: 3 });
  const pages = await Promise.all(
    Array.from({ length: 8 }, (_, i) => few(`http://a.test:${port}/${i}`, 'Reader')),
  );
  expect(maxActive).toBe(2);
  expect(pages.filter((page) => page !== null)).toHaveLength(5);
  expect(await few(`http://a.test:${port}/`, 'Reader')).not.toBeNull();
});

it('frees the slot of a request that timed out', async () => {
  const port = await site(
    (req, res) =>
      void setTimeout(() => html('<title>x</title>')(req, res), req.url === '/slow' ? 10_000 : 0),
  );
  const few = createPageFetcher({ ...open, maxConcurrent: 1, timeoutMs: 200 });
  expect(
    await Promise.all(
      ['/slow', '/1', '/2'].map((path) => few(`http://a.test:${port}${path}`, 'Reader')),
    ),
  ).toEqual([null, null, null]);
  expect(await few(`http://a.test:${port}/3`, 'Reader')).not.toBeNull();
});

describe('documents', () => {
  const readDocument = createDocumentFetcher(open);
  const feed = '<rss/>';

  it('are requested with validators and returned with new ones', async () => {
    const seen: unknown[] = [];
    const port = await site((req, res) => {
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
      const port = await site(
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
        `http://a.test:${await site(html(body, headers))}/`,
        'Reader',
      );
      expect([found?.body.length, found?.isTruncated]).toEqual([2 * 1024 * 1024, true]);
    }
  });

  it('have the same IP checks at each redirect', async () => {
    let secrets = 0;
    const secret = await listening(
      createTcpServer((socket) => {
        secrets += 1;
        socket.destroy();
      }),
      '0.0.0.0',
    );
    const port = await site(
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
