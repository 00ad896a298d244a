import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog, images, sites } from '../../server/db/schema.ts';
import { openingScript, openingScriptPath } from '../../server/ssr/opening-script.ts';
import { caller } from '../support/api-clients.ts';
import { files as sitemapFiles } from '../support/sitemap-calls.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1, pageCacheBytes: 1_000_000 } });
const { db, siteRegistry } = t.deps;
const site = 'statecraft';
const { slug, author } = await t.make.user(site).then(async (user) => ({
  ...(await t.make.post({ by: user, title: 'Early news' })),
  author: user,
}));
const admin = await caller(t, site, { role: 'admin' });
const member = await caller(t, site);
await db.update(sites).set({ openedAt: null }).where(eq(sites.id, site));
await siteRegistry.reload();

const get = (path: string, headers = {}) => t.on(site).get(path).set(headers);
const cookieOf = (reply: { headers: Record<string, unknown> }) =>
  /staff=[^;]+/.exec(String(reply.headers['set-cookie']))?.[0];

it('shows visitors that the site opens soon', async () => {
  const home = await get('/');
  expect(home.status).toBe(200);
  expect(home.text).toContain('opens soon');
  expect(home.text).not.toContain('Early news');
  expect(home.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  const post = await get(`/post/${slug}`);
  expect([post.status, post.text.includes('Early news')]).toEqual([404, false]);
  expect((await get(openingScriptPath)).text).toBe(openingScript);
});

it.each([site, 'unknown.example'].flatMap((host) => sitemapFiles.map((path) => [host, path])))(
  '%s%s is an empty sitemap',
  async (host, path) => {
    const { status, headers, text } = await t.on(host!).get(path!);
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(text).toMatch(/<urlset [^<>]+>\s*<\/urlset>\s*$/);
  },
);

it.each(['/new/feed.xml', '/feed.json', '/newsletter/atom.xml'])('has no %s', async (path) => {
  const reply = await get(path);
  expect([reply.status, reply.headers['x-robots-tag']]).toEqual([404, 'noindex']);
});

it.each(['/login', '/signup', '/terms', '/admin', '/manage-subscription'])(
  'answers %s',
  async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain('opens soon');
    expect(reply.headers['x-robots-tag']).toBe('noindex');
  },
);

it('shows uploaded images, which previews and test emails have', async () => {
  const name = `${'a'.repeat(32)}-3x2.png`;
  const data = Buffer.from('an image');
  await db
    .insert(images)
    .values({ siteId: site, name, data, size: 8, checkAt: t.clock.now() })
    .onConflictDoNothing();
  const reply = await get(`/images/${name}`);
  expect([reply.status, reply.body]).toEqual([200, data]);
  for (const path of ['/images/', `/images/${'b'.repeat(32)}-3x2.png`])
    expect((await get(path)).status).toBe(404);
});

it('hides content from visitors and members in the API', async () => {
  for (const path of ['/api/posts', `/api/posts/${slug}`, `/api/users/${author.username}`]) {
    expect((await get(path)).body).toMatchObject({ code: 'forbidden' });
    expect((await member.call('GET', path)).body).toMatchObject({ code: 'forbidden' });
    expect((await admin.call('GET', path)).status).toBe(200);
  }
  expect((await member.call('GET', '/api/account')).status).toBe(200);
});

it('shows staff the site, while their session lasts', async () => {
  expect(cookieOf(await member.call('GET', '/api/auth/verify'))).toBeUndefined();
  const cookie = cookieOf(await admin.call('GET', '/api/auth/verify')) ?? '';
  const page = await get('/', { Cookie: cookie });
  expect(page.status).toBe(200);
  expect(page.text).toContain('Early news');
  expect(page.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  });
  // No cache keeps it for others, and another site does not accept the cookie.
  expect((await get('/')).text).toContain('opens soon');
  await db.update(sites).set({ openedAt: null }).where(eq(sites.id, 'nontrivial'));
  await siteRegistry.reload();
  expect((await t.on('nontrivial').get('/').set({ Cookie: cookie })).text).toContain('opens soon');
  await admin.call('POST', '/api/auth/logout');
  expect((await get('/', { Cookie: cookie })).text).toContain('opens soon');
});

it('is opened by an admin, for good', async () => {
  const opener = await caller(t, site, { role: 'admin' });
  const path = `/api/admin/sites/${site}/open`;
  expect((await opener.call('POST', path)).status).toBe(200);
  const home = await get('/');
  expect(home.text).toContain('Early news');
  expect(home.headers['x-robots-tag']).toBeUndefined();
  expect((await get('/new/feed.xml')).status).toBe(200);
  expect((await opener.call('POST', path)).status).toBe(200);
  expect(await db.$count(auditLog, sql`site_id = ${site} and action = 'open-site'`)).toBe(1);
});
