import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { exchange, request, serve } from '../support/sockets.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const port = await serve(t.app);

const host = 'Host: nontrivial.example';
/** The request that an attacker hides behind the first. */
const smuggled = request('GET /api/pages/about HTTP/1.1', host, 'Connection: close');
const chunked = 'Transfer-Encoding: chunked';

// The first request loads the routes.
beforeAll(() => exchange(port, request('POST /api/tags HTTP/1.1', host, 'Connection: close')));

/** Counts status lines, also directly after a reply without a body. */
const countAnswers = (text: string) => text.split('HTTP/1.1 ').length - 1;

it.each<[string, string]>([
  [
    'Content-Length and Transfer-Encoding',
    `${request('POST /api/posts HTTP/1.1', host, 'Content-Length: 6', chunked)}0\r\n\r\nG`,
  ],
  [
    'Transfer-Encoding and Content-Length',
    `${request('POST /api/posts HTTP/1.1', host, chunked, 'Content-Length: 6')}0\r\n\r\nG`,
  ],
  ['both, on a page', `${request('GET / HTTP/1.1', host, 'Content-Length: 6', chunked)}0\r\n\r\nG`],
  [
    'two lengths',
    `${request('POST /api/posts HTTP/1.1', host, 'Content-Length: 6', 'Content-Length: 5')}abcdef`,
  ],
  [
    'the same length twice',
    `${request('POST /api/posts HTTP/1.1', host, 'Content-Length: 6', 'Content-Length: 6')}abcdef`,
  ],
  ['a negative length', request('POST /api/posts HTTP/1.1', host, 'Content-Length: -6')],
  ['a signed length', request('POST /api/posts HTTP/1.1', host, 'Content-Length: +6')],
  ['an invalid length', request('POST /api/posts HTTP/1.1', host, 'Content-Length: 0x6')],
  [
    'chunked not last',
    `${request('POST /api/posts HTTP/1.1', host, 'Transfer-Encoding: chunked, identity')}0\r\n\r\n`,
  ],
  // A page, which is still rendering when the body turns out invalid.
  ['a bad chunk', `${request('GET / HTTP/1.1', host, chunked)}zz\r\nabc\r\n0\r\n\r\n`],
  ['a negative chunk', `${request('GET / HTTP/1.1', host, chunked)}-1\r\nabc\r\n0\r\n\r\n`],
  ['bare line feeds', 'GET /api/posts HTTP/1.1\nHost: nontrivial.example\n\n'],
  [
    'a bare line feed between headers',
    'GET /api/posts HTTP/1.1\r\nHost: nontrivial.example\nX-A: b\r\n\r\n',
  ],
  ['a bare carriage return', 'GET /api/posts HTTP/1.1\r\nHost: nontrivial.example\rX-A: b\r\n\r\n'],
  ['a NUL in a header', request('GET /api/posts HTTP/1.1', host, 'X-A: a\0b')],
  ["a NUL in a header's name", request('GET /api/posts HTTP/1.1', host, 'X\0A: b')],
  ['a NUL in the address', request('GET /api/\0posts HTTP/1.1', host)],
  ['a space before the colon', request('GET /api/posts HTTP/1.1', host, 'X-A : b')],
  ['a folded header', request('GET /api/posts HTTP/1.1', host, 'X-A: b', ' c: d')],
  ['a header without a colon', request('GET /api/posts HTTP/1.1', host, 'X-A')],
  ['a method nobody knows', request('FETCH /api/posts HTTP/1.1', host)],
  ['a method in small letters', request('get /api/posts HTTP/1.1', host)],
  ['another version', request('GET /api/posts HTTP/3.0', host)],
  ['bytes above ASCII in the address', request('GET /api/p\u00f6sts HTTP/1.1', host)],
  ['no HTTP at all', 'EHLO nontrivial.example\r\n\r\n'],
])('answers %s with 400 and closes the connection', async (_, bytes) => {
  const { text, body } = await exchange(port, Buffer.from(bytes + smuggled, 'latin1'));
  expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(text).toMatch(/\r\nconnection: close\r\n/i);
  expect(countAnswers(text), 'nothing behind it is read').toBe(1);
  expect(body, 'no words of the parser').toBe('');
});

it.each([
  ['a bad chunk', 'zz\r\nabc\r\n0\r\n\r\n'],
  ['a chunk longer than it says', '1\r\nabc\r\n0\r\n\r\n'],
  ['bare line feeds between chunks', '3\nabc\n0\n\n'],
  ['an endless chunk size', 'f'.repeat(40)],
])('answers a refused request with %s once and closes', async (_, body) => {
  const { text, statuses } = await exchange(
    port,
    request('POST /api/tags HTTP/1.1', host, chunked) + body + smuggled,
  );
  // The parser may be faster than the refusal.
  expect([[405], [400]]).toContainEqual(statuses);
  expect(countAnswers(text)).toBe(1);
  expect(text).not.toContain('"name":"about"');
});

it('returns 400 for a malformed pipelined request', async () => {
  const socket = connect({ port, host: '127.0.0.1' });
  let text = '';
  const first = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('"totalCount"')) resolve();
    });
  });
  socket.write(request('GET /api/posts HTTP/1.1', host));
  await first;
  socket.write(`garbage\r\n\r\n${smuggled}`);
  await once(socket, 'close');
  expect([...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual([
    '200',
    '400',
  ]);
});

it('answers a 17 KB header with 431 and closes', async () => {
  const { text, statuses } = await exchange(
    port,
    request('GET /api/posts HTTP/1.1', host, `X-A: ${'a'.repeat(17 * 1024)}`) + smuggled,
  );
  expect(statuses).toEqual([431]);
  expect(countAnswers(text)).toBe(1);
  expect(text).toMatch(/\r\nconnection: close\r\n/i);
});

it.each(['/', '/api/posts'])('rejects 101 headers with 431 and accepts 100: %s', async (path) => {
  const headers = (count: number) => [
    host,
    ...Array.from({ length: count - 1 }, (_, i) => `X-${i}: 1`),
  ];
  const tooMany = await exchange(port, request(`GET ${path} HTTP/1.1`, ...headers(101)) + smuggled);
  expect(tooMany.statuses).toEqual([431]);
  expect(countAnswers(tooMany.text)).toBe(1);
  expect(tooMany.head).toMatch(/\r\nconnection: close\r\n/i);
  const justSo = await exchange(
    port,
    request(`GET ${path} HTTP/1.1`, ...headers(99), 'Connection: close'),
  );
  expect(justSo.statuses).toEqual([200]);
});

it.each([
  'TRACE',
  'PROPFIND',
  'PROPPATCH',
  'MKCOL',
  'LOCK',
  'SEARCH',
  'PURGE',
  'REPORT',
  'COPY',
  'MOVE',
  'LINK',
  'M-SEARCH',
])('answers %s with 405 and Allow everywhere', async (method) => {
  for (const path of ['/', '/api/posts', '/nowhere', '/favicon.ico', '/healthz']) {
    const reply = await exchange(
      port,
      request(`${method} ${path} HTTP/1.1`, host, 'X-Secret: echo-me', 'Connection: close'),
    );
    expect(reply.statuses, path).toEqual([405]);
    expect(reply.head, path).toMatch(/^allow: GET, HEAD$/im);
    expect(reply.text).not.toContain('echo-me');
  }
});

it('answers CONNECT with 405 and opens no tunnel', async () => {
  const response = request(
    'CONNECT nontrivial.example:443 HTTP/1.1',
    'Host: nontrivial.example:443',
  );
  const { text, statuses, head } = await exchange(port, response + smuggled);
  // The parser may be faster than the refusal.
  expect([[405], [400]]).toContainEqual(statuses);
  expect(head).toMatch(/^allow: GET, HEAD$/im);
  expect(countAnswers(text)).toBe(1);
});

it('ignores an upgrade and answers the request', async () => {
  for (const upgrade of ['websocket', 'h2c']) {
    const response = request(
      'GET /api/posts HTTP/1.1',
      host,
      'Connection: Upgrade, close',
      `Upgrade: ${upgrade}`,
    );
    const { statuses, head } = await exchange(port, response);
    expect(statuses).toEqual([200]);
    expect(head).not.toMatch(/^upgrade:/im);
  }
});

it('answers OPTIONS * with 405 and Allow', async () => {
  const reply = await exchange(port, request('OPTIONS * HTTP/1.1', host, 'Connection: close'));
  expect(reply.statuses).toEqual([405]);
  expect(reply.head).toMatch(/^allow: GET, HEAD$/im);
});
