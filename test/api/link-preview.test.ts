import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { joinSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { bearer } = await joinSite(t, 'nontrivial');
let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.destroy();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => void server.close());

const preview = (url: string, headers: Record<string, string> = bearer) =>
  t
    .on('nontrivial')
    .get(`/api/link-preview?url=${encodeURIComponent(url)}`)
    .set(headers);

it('is for members', async () => {
  expect((await preview('https://a.example/', {})).status).toBe(401);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'gopher://a.example/',
  ' java\nscript:1',
  '//evil.example/',
  'http://user:word@a.example/',
  'a.example',
  '',
  `https://a.example/${'x'.repeat(2_048)}`,
])('rejects %j as a link without fetching it', async (url) => {
  const reply = await preview(url);
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ code: 'bad_request', fields: [{ field: 'url' }] });
});

it('reads no internal address and leaks neither text nor timing', async () => {
  // Results cached by other files would return at once.
  const mark = Date.now();
  const links = [
    `http://127.0.0.1:${port}/`,
    `http://127.1:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f000001:${port}/`,
    `http://①②⑦.⓪.⓪.①:${port}/`,
    `http://[::ffff:7f00:1]:${port}/`,
    `http://localhost:${port}/`,
    'http://127.0.0.1/',
    'http://localhost/',
    'http://localhost./',
    'https://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://router/',
    `http://1.1.1.1:${port}/`,
  ].map((link) => `${link}?${mark}`);
  const began = performance.now();
  await Promise.all(
    links.map(async (url) => {
      const reply = await preview(url);
      expect([url, reply.status, reply.text, reply.headers['cache-control']]).toEqual([
        url,
        200,
        '{"title":null,"description":null,"siteName":null,"post":null}',
        'no-store',
      ]);
      expect(performance.now() - began, url).toBeGreaterThan(990);
    }),
  );
  expect(connections).toBe(0);
});

it('logs nothing about unreadable pages', async () => {
  await preview('http://127.0.0.1/a-secret-page');
  expect(JSON.stringify(t.log)).not.toContain('a-secret-page');
});
