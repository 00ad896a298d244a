import { beforeAll, expect, it } from 'vitest';
import { createTestApp, siteIds, type SiteId } from '../support/test-app.ts';

const t = await createTestApp();
let id = '';
beforeAll(async () => {
  for (const site of siteIds) await t.make.post({ site, title: `Only on ${site}` });
  ({ id } = await t.make.post({ title: 'Right words' }));
});

const page = 'public, max-age=0, must-revalidate';
const reply = 'private, no-cache';

it.each([
  ['/', 200, page],
  ['/top?t=week', 200, page],
  ['/about', 200, page],
  ['/new/', 301, page],
  ['/post/wrong-ID', 301, page],
  ['/nowhere', 404, 'no-store'],
  ['/post/nothing', 404, 'no-store'],
  ['/new?cursor=x', 400, 'no-store'],
  ['/%zz', 400, 'no-store'],
  ['/api/posts', 200, reply],
  ['/api/posts/ID', 200, reply],
  ['/api/posts/ID/comments', 200, reply],
  ['/api/pages/about', 200, reply],
  ['/api/posts?limit=0', 400, 'no-store'],
  ['/api/posts?feed=following', 401, 'no-store'],
  ['/api/nowhere', 404, 'no-store'],
  ['/favicon.ico', 200, 'public, max-age=3600'],
  ['/healthz', 200, 'no-store'],
  ['/servez', 200, 'no-store'],
  ['/readyz', 200, 'no-store'],
])('GET %s with status %i has Cache-Control "%s"', async (pattern, status, expected) => {
  const answer = await t.on('nontrivial').get(pattern.replace('ID', id)).redirects(0);
  expect(answer.status).toBe(status);
  expect(answer.headers['cache-control']).toBe(expected);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers).not.toHaveProperty('expires');
  expect(answer.headers).not.toHaveProperty('pragma');
});

it('varies on Accept-Encoding for compressible replies', async () => {
  for (const path of ['/', '/nowhere', '/favicon.ico', '/api/posts', '/api/nowhere']) {
    expect((await t.on('nontrivial').get(path)).headers.vary, path).toMatch(/\bAccept-Encoding\b/);
  }
});

it('serves every reader of a tenant the same page', async () => {
  const plain = await t.on('nontrivial').get('/');
  for (const headers of [
    { Cookie: 'session=abc' },
    { Authorization: 'Bearer abc' },
    { 'Accept-Language': 'de' },
    { 'User-Agent': 'Bot/1.0' },
    { Origin: 'https://nontrivial.example' },
  ]) {
    const answer = await t.on('nontrivial').get('/').set(headers);
    expect(answer.text === plain.text, JSON.stringify(headers)).toBe(true);
    expect(answer.headers['cache-control']).toBe(plain.headers['cache-control']);
    expect(answer.headers.vary).toBe(plain.headers.vary);
  }
});

it('never mixes content of tenants at the same URL', async () => {
  const order = Array.from(
    { length: 120 },
    (_, i) => siteIds[(i * 7 + ((i * i) % 5)) % siteIds.length] as SiteId,
  );
  const check = async (site: SiteId, path: string) => {
    const { text } = await t.on(site).get(path);
    for (const other of siteIds)
      expect(text.includes(`Only on ${other}`), `${path} on ${site} shows ${other}`).toBe(
        other === site,
      );
  };
  // Two at a time: a slow machine would refuse more.
  for (let i = 0; i < order.length; i += 2) {
    const path = ['/', '/new', '/top', '/api/posts', '/api/posts?sort=new'][(i / 2) % 5] as string;
    await Promise.all([check(order[i] as SiteId, path), check(order[i + 1] as SiteId, path)]);
  }
});
