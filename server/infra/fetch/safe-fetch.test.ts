import { once } from 'node:events';
import { connect, createServer as createTcpServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createPageFetcher } from './safe-fetch.ts';
import {
  listen,
  startWebServer,
  respondWithHtml,
  permissiveRules,
  createReader,
} from '../../../test/support/web-servers.ts';

describe('a listener on this machine', async () => {
  let connections = 0;
  const count = () =>
    createTcpServer((socket) => {
      connections += 1;
      socket.destroy();
    });
  const port = await listen(count(), '0.0.0.0');
  const six = await listen(count(), '::1').catch(() => null);

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
    expect(await createReader()(`http://127.1:${port}/`)).toBeNull();
    expect(connections).toBe(1);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'close');
    expect(connections).toBe(2);
  });
});

it('resolves a name once and connects to the checked IP', async () => {
  let requests = 0;
  const port = await startWebServer(respondWithHtml('<title>public</title>'));
  const rebinding = createReader({
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
  expect(await createReader({ resolve: async () => ((requests += 1), []) })(address)).toBeNull();
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
  const port = await startWebServer((req, res) => {
    seen = { method: req.method, url: req.url, headers: req.rawHeaders };
    respondWithHtml('<title>x</title>')(req, res);
  });
  expect(
    await createPageFetcher(permissiveRules)(
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
