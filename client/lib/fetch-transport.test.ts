import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/api-error.ts';
import type { Key } from '#shared/contract/index.ts';
import type { Transport } from '#shared/api/client.ts';
import { createTranslate } from '#shared/texts/translate.ts';
import { createFetchTransport } from './fetch-transport.ts';

/** An API server that records its requests. `answer` sets the reply. */
type RecordedRequest = { call: string; headers: IncomingMessage['headers']; body: string };
let requests: RecordedRequest[] = [];
let tokens = 0;
let answer: (
  call: string,
  headers: IncomingMessage['headers'],
) => { status: number; body: unknown } | 'interrupted' | undefined;
const server = createServer((req, res) => {
  let body = '';
  req
    .on('data', (piece: Buffer) => (body += piece.toString()))
    .on('end', () => {
      const call = `${req.method} ${req.url}`;
      requests.push({ call, headers: req.headers, body });
      const answered = answer(call, req.headers);
      if (answered === 'interrupted') {
        res.writeHead(200, { 'Content-Length': 100 }).write('{', () => res.destroy());
        return;
      }
      const reply = answered ?? {
        status: 200,
        body: call.includes('csrf') ? { token: `token ${(tokens += 1)}` } : { fine: true },
      };
      res
        .writeHead(reply.status, { 'Content-Type': 'application/json' })
        .end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
    });
});
let call: Transport;
const stored = new Map<string, string>();
const calls = () => requests.map((request) => request.call);
const vote: Key = 'POST /api/posts/{id}/vote';
const input = { path: { id: 'a b' }, body: { vote: 1 } };
const noCsrf = {
  status: 403,
  body: { error: 'The CSRF token is missing or not right.', code: 'forbidden', requestId: 'x' },
};

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => stored.get(key) ?? null } });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
let run = 0;
beforeEach(() => {
  [requests, tokens, answer] = [[], 0, () => undefined];
  // CSRF tokens are cached per session, so each test has its own session.
  stored.set('token', `session-${(run += 1)}`);
  const { port } = server.address() as AddressInfo;
  call = createFetchTransport(
    { protocol: 'http:', hostname: '127.0.0.1', port: '1' },
    { pagePort: 1, apiPort: port, sameOrigin: false },
    createTranslate('en'),
  );
});
afterEach(() => vi.restoreAllMocks());

it('sends credentials, tenant, language and API key but no CSRF token', async () => {
  expect(await call('GET /api/posts', { query: { sort: 'new', cursor: undefined } })).toEqual({
    fine: true,
  });
  expect(calls()).toEqual(['GET /api/posts?sort=new']);
  expect(requests[0]?.headers).toMatchObject({
    accept: 'application/json',
    'accept-language': 'en',
    'x-tenant-id': 'default',
    authorization: `Bearer session-${run}`,
  });
  expect(requests[0]?.headers['x-csrf-token']).toBeUndefined();
  expect(requests[0]?.headers['content-type']).toBeUndefined();
});

it('without a session no bearer token is sent', async () => {
  stored.clear();
  await call('GET /api/posts', {});
  expect(requests[0]?.headers.authorization).toBeUndefined();
});

it('requests a CSRF token once for writes', async () => {
  await Promise.all([call(vote, input), call(vote, input)]);
  await call(vote, input);
  expect(calls().toSorted()).toEqual([
    'POST /api/csrf/token',
    ...Array<string>(3).fill('POST /api/posts/a%20b/vote'),
  ]);
  for (const { headers, body } of requests.filter((request) => request.call.endsWith('vote'))) {
    expect(headers).toMatchObject({
      'x-csrf-token': 'token 1',
      'content-type': 'application/json',
      authorization: `Bearer session-${run}`,
    });
    expect(JSON.parse(body)).toEqual({ vote: 1 });
  }
});

it('uses a token that an aborted call requested', async () => {
  const caller = new AbortController();
  const aborted = call(vote, input, caller.signal).catch((error: unknown) => error);
  const other = call(vote, input);
  caller.abort();
  expect(await other).toEqual({ fine: true });
  expect(await aborted).toMatchObject({ name: 'AbortError' });
});

it.each([
  'POST /api/auth/login',
  'POST /api/auth/signup',
  'POST /api/auth/verify',
  'POST /api/auth/logout',
  'POST /api/csrf/token',
] as const)('%s goes without', async (key) => {
  await call(key, {});
  expect(calls()).toEqual([key]);
  expect(requests[0]?.headers['x-csrf-token']).toBeUndefined();
});

it('another session gets another token', async () => {
  await call(vote, input);
  stored.set('token', 'of-another-member');
  await call(vote, input);
  expect(
    requests
      .filter((request) => request.call.endsWith('vote'))
      .map((request) => request.headers['x-csrf-token']),
  ).toEqual(['token 1', 'token 2']);
});

it('retries once with a new token after a rejected one', async () => {
  answer = (_, headers) => (headers['x-csrf-token'] === 'token 1' ? noCsrf : undefined);
  expect(await call(vote, input)).toEqual({ fine: true });
  expect(calls()).toEqual([
    'POST /api/csrf/token',
    'POST /api/posts/a%20b/vote',
    'POST /api/csrf/token',
    'POST /api/posts/a%20b/vote',
  ]);
  await call(vote, input);
  expect(calls()).toHaveLength(5);
});

it('reuses the idempotency key for the retry', async () => {
  answer = (_, headers) => (headers['x-csrf-token'] === 'token 1' ? noCsrf : undefined);
  await call('POST /api/posts', { body: { title: 'A title' }, idempotencyKey: 'k1' });
  await call(vote, input);
  const findKeys = (end: string) =>
    requests
      .filter((request) => request.call.endsWith(end))
      .map((request) => request.headers['idempotency-key']);
  expect([findKeys('/posts'), findKeys('/vote'), findKeys('/token')]).toEqual([
    ['k1', 'k1'],
    [undefined],
    [undefined, undefined],
  ]);
});

it('adds the earlier post to the error', async () => {
  const earlier = {
    slug: 'x-AAAAAAAAAAAA',
    title: 'Earlier',
    commentCount: 3,
    createdAt: '2026-11-21T08:00:00.000Z',
  };
  answer = (call) =>
    call.endsWith('/posts')
      ? {
          status: 409,
          body: { error: 'This link was posted.', code: 'conflict', requestId: 'x', earlier },
        }
      : undefined;
  await expect(call('POST /api/posts', { body: {} })).rejects.toMatchObject({
    status: 409,
    earlier,
  });
});

it('requests one token for two rejected calls', async () => {
  answer = (_, headers) => (headers['x-csrf-token'] === 'token 1' ? noCsrf : undefined);
  await Promise.all([call(vote, input), call(vote, input)]);
  expect(calls().filter((request) => request.includes('csrf'))).toHaveLength(2);
});

it('fails after the second rejection and requests another token later', async () => {
  answer = (what) => (what.includes('vote') ? noCsrf : undefined);
  await expect(call(vote, input)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  expect(calls()).toHaveLength(4);
  answer = () => undefined;
  await call(vote, input);
  expect(requests.at(-1)?.headers['x-csrf-token']).toBe('token 3');
});

it('does not retry other 403 errors', async () => {
  answer = (what) =>
    what.includes('vote')
      ? { status: 403, body: { error: 'You may not do this.', code: 'forbidden', requestId: 'x' } }
      : undefined;
  for (const _ of [1, 2]) await expect(call(vote, input)).rejects.toThrow('You may not do this.');
  expect(calls().filter((request) => request.includes('csrf'))).toHaveLength(1);
});

it('sends no write without a token', async () => {
  answer = (what) =>
    what.includes('csrf')
      ? {
          status: 503,
          body: { error: 'Try again in a moment.', code: 'unavailable', requestId: 'x' },
        }
      : undefined;
  const error = await call(vote, input).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: 'We couldn’t verify this page, so nothing was sent. Try again in a moment.',
  });
  expect(calls()).toEqual(['POST /api/csrf/token']);
  answer = () => undefined;
  expect(await call(vote, input)).toEqual({ fine: true });
});

it('throws ApiError with fields and logs only a 401', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fields = [{ field: 'email', message: 'must be an email address' }];
  answer = () => ({
    status: 400,
    body: { error: 'No.', code: 'bad_request', requestId: 'x', fields },
  });
  await expect(call('POST /api/auth/login', { body: { email: 'x' } })).rejects.toMatchObject({
    status: 400,
    code: 'bad_request',
    message: 'No.',
    fields,
  });
  expect(warn).not.toHaveBeenCalled();
  answer = () => ({ status: 401, body: { error: 'Who?', code: 'unauthorized', requestId: 'x' } });
  await expect(call('GET /api/auth/verify', {})).rejects.toMatchObject({ status: 401, fields: [] });
  expect(warn.mock.calls).toEqual([['Unauthorized:', 'GET /api/auth/verify']]);
  expect(stored.get('token')).toBe(`session-${run}`);
  expect(calls()).toHaveLength(2);
});

it('throws ApiError for invalid JSON and for network errors', async () => {
  answer = () => ({ status: 502, body: '<html>' });
  await expect(call('GET /api/posts', {})).rejects.toMatchObject({
    status: 502,
    code: 'internal',
    message: 'The request failed with status 502.',
  });
  const nowhere = createFetchTransport(
    { protocol: 'http:', hostname: '127.0.0.1', port: '1' },
    { pagePort: 1, apiPort: 1, sameOrigin: false },
    createTranslate('en'),
  );
  await expect(nowhere('GET /api/posts', {})).rejects.toMatchObject({ status: 0, code: 'network' });
  await expect(nowhere(vote, input)).rejects.toMatchObject({
    status: 0,
    code: 'network',
    message: /^Nothing was sent, .*Check your connection/,
  });
});

it('throws AbortError for an aborted call', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(call('GET /api/posts', {}, controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('reports an interrupted reply as a network error', async () => {
  answer = () => 'interrupted';
  await expect(call('GET /api/auth/verify', {})).rejects.toMatchObject({
    status: 0,
    code: 'network',
  });
});
