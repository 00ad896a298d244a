import { beforeAll, expect, it } from 'vitest';
import { exchange, request, serve } from '../support/sockets.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const port = await serve(t.app);
let id = '';
beforeAll(async () => {
  ({ id } = await t.make.post({ title: 'Right words' }));
});

/** Parses headers without those that differ between equal requests or describe the transfer. */
function parseHeaders(head: string): Record<string, string> {
  const lines = head
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(': '));
  const {
    date: _,
    'x-request-id': __,
    'transfer-encoding': ___,
    ...rest
  } = Object.fromEntries(
    lines.map(([name = '', ...value]) => [name.toLowerCase(), value.join(': ')]),
  );
  return rest;
}

it.each([
  ['a page', '/', 200],
  ['a page with a query', '/top?t=week', 200],
  ['a missing page', '/nowhere', 404],
  ['a missing post', '/post/none', 404],
  ['a page address that is not understood', '/new?cursor=x', 400],
  ['a redirect', '/new/', 301],
  ['a redirect to the right words', '/post/wrong-ID', 301],
  ['a malformed address', '/%zz', 400],
  ['an address too long', `/${'a'.repeat(9_000)}`, 414],
  ['an ambiguous address', '//evil.test/..', 404],
  ['a list of the API', '/api/posts', 200],
  ['a post of the API', '/api/posts/ID', 200],
  ['comments of the API', '/api/posts/ID/comments', 200],
  ['a text of the API', '/api/pages/about', 200],
  ['a missing call', '/api/nowhere', 404],
  ['a missing row', '/api/posts/none', 404],
  ['a wrong parameter', '/api/posts?limit=0', 400],
  ['a call without a session', '/api/posts?feed=following', 401],
  ['an icon', '/favicon.ico', 200],
  ['a script', 'ENTRY', 200],
  ['health', '/healthz', 200],
  ['serving', '/servez', 200],
  ['readiness', '/readyz', 200],
])('HEAD of %s (%s) matches the headers of GET', async (_, pattern, status) => {
  const path = pattern.replace('ID', id).replace('ENTRY', t.assets.modules('home')[0] as string);
  for (const host of ['nontrivial.example', 'unknown.test']) {
    const ask = (method: string) =>
      exchange(
        port,
        request(
          `${method} ${path} HTTP/1.1`,
          `Host: ${host}`,
          'Accept-Encoding: identity',
          'Connection: close',
        ),
      );
    const [get, head] = [await ask('GET'), await ask('HEAD')];
    expect(head.statuses).toEqual(get.statuses);
    if (host === 'nontrivial.example') expect(get.statuses).toEqual([status]);
    expect(head.body).toBe('');
    const [expected, actual] = [parseHeaders(get.head), parseHeaders(head.head)];
    // A page that is not cached is streamed: its length and tag are not known in time.
    if (!('content-length' in expected)) {
      delete actual['content-length'];
      delete actual.etag;
    }
    expect(actual).toEqual(expected);
  }
});
