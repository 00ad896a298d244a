import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cdnPurges, posts, users } from '../../server/db/schema.ts';
import { archiveFeedPath } from '../../shared/paths.ts';
import { joinSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';

const cdn = {
  provider: 'varnish' as const,
  serviceIds: [],
  urls: ['http://127.0.0.1:9'],
  token: 'x',
};
const t = await createTestApp({ config: { cdn, pageCacheBytes: 4_000_000, trustedProxies: 1 } });
const off = await createTestApp({ config: { pageCacheBytes: 4_000_000 } });
const { db } = t.deps;
const post = await t.make.post({ site: 'nontrivial', title: 'Kept at the edge' });
const path = `/post/${post.slug}`;
const get = (address: string, site = 'nontrivial') => t.on(site).get(address);
const readKeys = async () =>
  (await db.select({ site: cdnPurges.siteId, key: cdnPurges.key }).from(cdnPurges))
    .map(({ site, key }) => `${site}/${key}`)
    .toSorted();

const long = 'max-age=60, stale-while-revalidate=30, stale-if-error=86400';
beforeEach(async () => {
  await db.delete(cdnPurges);
  await until('purges arrive', () => t.deps.cdn?.isPurged());
});

describe('a shared cache', () => {
  it.each(['/', '/new', path, '/newsletter', '/about'])('may keep %s', async (address) => {
    for (const request of [get(address), get(address)]) {
      const { status, headers } = await request;
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=60');
      expect(headers['surrogate-control']).toBe(long);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['set-cookie']).toBeUndefined();
      expect(String(headers['surrogate-key']).split(' ')[0]).toBe('nontrivial/all');
    }
  });

  it.each([
    ['/new/feed.xml', 'public, max-age=300, s-maxage=60', 'nontrivial/lists'],
    [archiveFeedPath('rss'), 'public, max-age=300, s-maxage=60', 'nontrivial/newsletter'],
    ['/sitemap.xml', 'public, max-age=3600, s-maxage=60', 'nontrivial/sitemap'],
    ['/robots.txt', 'public, max-age=3600, s-maxage=60', 'nontrivial/all'],
  ])('may keep %s', async (address, control, key) => {
    const { headers, status } = await get(address);
    expect([status, headers['cache-control']]).toEqual([200, control]);
    expect(String(headers['surrogate-key']).split(' ')).toContain(key);
  });

  it('gets the same headers with 304', async () => {
    const page = await get(path);
    const { status, headers } = await get(path).set('If-None-Match', String(page.headers.etag));
    expect(status).toBe(304);
    expect(headers['surrogate-key']).toBe(page.headers['surrogate-key']);
    expect(headers['surrogate-control']).toBe(long);
  });

  it.each([
    ['a missing page', '/post/none-AAAAAAAAAAAA'],
    ['a members-only page', '/settings'],
    ['a page of a mailed link', '/subscriptions/verify/token'],
    ['a search', '/search?q=edge'],
    ['a login with its code', '/login/callback/google?code=secret&state=s'],
    ['a URL with another parameter', '/?ref=everywhere'],
    ['a redirect', '/new/'],
    ['the administration', '/admin'],
    ['a reply of the API', '/api/posts'],
    ['a health check', '/healthz'],
  ])('may not keep %s', async (_what, address) => {
    const { headers } = await get(address);
    expect(headers['surrogate-control']).toBeUndefined();
    expect(headers['surrogate-key']).toBeUndefined();
    expect(String(headers['cache-control'])).not.toContain('s-maxage=60');
  });

  it('may not keep replies for tenant headers or unknown hosts', async () => {
    for (const { headers } of [
      await get('/', 'localhost:3000').set('X-Tenant-ID', 'statecraft'),
      await get('/', 'localhost:3000'),
      await get('/', 'elsewhere.example'),
    ])
      expect(headers['surrogate-key']).toBeUndefined();
  });

  it('gets keys of its own tenant only', async () => {
    for (const site of ['nontrivial', 'statecraft']) {
      const { headers } = await get('/', site);
      for (const tag of String(headers['surrogate-key']).split(' '))
        expect(tag.startsWith(`${site}/`), tag).toBe(true);
    }
  });

  it('gets the keys of what a page shows', async () => {
    const keysAt = async (address: string) =>
      String((await get(address)).headers['surrogate-key']).split(' ');
    const key = `nontrivial/p-${post.id}`;
    expect(await keysAt(path)).toContain(key);
    expect(await keysAt('/')).toEqual(expect.arrayContaining([key, 'nontrivial/lists']));
    expect(await keysAt('/new/atom.xml')).toContain(key);
    expect(await keysAt('/moderations')).toContain('nontrivial/log');
  });

  it('keeps everything for one second while purges fail', async () => {
    await db.insert(cdnPurges).values({
      siteId: 'statecraft',
      key: 'all',
      dueAt: new Date(Date.now() - 60_000),
      sendAfter: new Date(Date.now() + 60_000),
      attempts: 3,
    });
    await until('it is noticed', () => !t.deps.cdn?.isPurged());
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=1');
    expect(headers['surrogate-control']).toBe('max-age=1');
    expect((await get('/purgez')).status).toBe(503);
    await db.delete(cdnPurges);
    await until('it recovers', () => t.deps.cdn?.isPurged());
    expect((await get('/purgez')).status).toBe(200);
  });
});

describe('a write', () => {
  it('records the keys of what it changes', async () => {
    const member = await joinSite(t, 'nontrivial');
    await db.update(users).set({ role: 'moderator' }).where(eq(users.username, member.username));
    const created = await member.send('post', '/api/posts', {
      title: 'A post of a member',
      url: 'https://edge.example/a',
    });
    expect(created.status, created.text).toBe(201);
    const { id } = created.body as { id: string };
    const user = `nontrivial/u-${member.username.toLowerCase()}`;
    expect(await readKeys()).toEqual(['nontrivial/lists', user]);

    await db.delete(cdnPurges);
    const comment = await member.send('post', `/api/posts/${id}/comments`, { text: 'Words.' });
    expect(comment.status, comment.text).toBe(201);
    expect(await readKeys()).toEqual([`nontrivial/discussions`, `nontrivial/p-${id}`, user]);

    await db.delete(cdnPurges);
    const hidden = await member.send('post', `/api/admin/posts/${id}/moderate`, {
      action: 'hide',
      reason: 'Because.',
    });
    expect(hidden.status, hidden.text).toBe(200);
    expect(await readKeys()).toEqual(
      [`p-${id}`, 'lists', 'sitemap', 'newsletter', 'log', 'many']
        .map((key) => `nontrivial/${key}`)
        .toSorted(),
    );

    await db.delete(cdnPurges);
    const profile = await member.send('put', '/api/users/profile', { name: 'Another Name' });
    expect(profile.status, profile.text).toBe(200);
    expect(await readKeys()).toEqual(['nontrivial/all']);
  });

  it('marks the browser of the member, and no one else', async () => {
    const member = await joinSite(t, 'nontrivial');
    const voted = await member.send('post', `/api/posts/${post.id}/vote`, { vote: 1 });
    expect(voted.status).toBe(200);
    expect(String(voted.headers['set-cookie'])).toMatch(
      /^writer=1; Max-Age=120; Domain=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/i,
    );
    expect((await get(path)).headers['set-cookie']).toBeUndefined();
  });

  it('records nothing when it fails', async () => {
    const member = await joinSite(t, 'nontrivial');
    const refused = await member.send('post', '/api/posts', { title: 'No link and no text' });
    expect(refused.status).toBe(400);
    expect(await readKeys()).toEqual([]);
  });
});

it('changes nothing without CDN', async () => {
  const kept = await off.make.post({ site: 'nontrivial', title: 'No shared cache' });
  const { headers } = await off.on('nontrivial').get(`/post/${kept.slug}`);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(Object.keys(headers).filter((name) => /surrogate|tag$|cdn/.test(name))).toEqual([]);
  const member = await joinSite(off, 'nontrivial');
  const voted = await member.send('post', `/api/posts/${kept.id}/vote`, { vote: 1 });
  expect(voted.headers['set-cookie']).toBeUndefined();
  await member.send('post', `/api/posts/${kept.id}/comments`, { text: 'Words.' });
  expect(await off.deps.db.$count(cdnPurges)).toBe(0);
  expect(await off.deps.db.$count(posts)).toBe(1);
  expect((await off.on('nontrivial').get('/purgez')).status).toBe(200);
});
