import { beforeEach, describe, expect, it } from 'vitest';
import { getAttribute, readHtml, getText } from '../support/html.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';
import { downDatabase, holdDatabase, createVariant } from '../support/app-variant.ts';

// Pages during an outage are not cached.
const t = await createTestApp();
const down = await downDatabase(t);
const v = await createVariant(t);
const live = t.deps.db;
const by = await t.make.user('nontrivial', { username: 'Survivor' });
const post = await t.make.post({ by, title: 'Still there', text: 'Words' });
await t.make.comment(post, { by });

beforeEach(() => {
  v.deps.db = down;
  t.log.length = 0;
});

describe.each([
  ['/', 'Posts couldn’t be loaded. Try again', 'Nontrivial: AI news, read by practitioners', '/'],
  ['/new', 'Posts couldn’t be loaded. Try again', 'New posts · Nontrivial', '/new'],
  ['/hot', 'Posts couldn’t be loaded. Try again', 'Hot posts · Nontrivial', '/hot'],
  ['/top?t=week', 'Posts couldn’t be loaded. Try again', 'Top posts · Nontrivial', '/top?t=week'],
  [
    `/post/${post.slug}`,
    'This post couldn’t be loaded',
    'Post unavailable · Nontrivial',
    `/post/${post.slug}`,
  ],
  [
    '/post/whatever-AAAAAAAAAAAA',
    'This post couldn’t be loaded',
    'Post unavailable · Nontrivial',
    '/post/whatever-AAAAAAAAAAAA',
  ],
  [
    '/u/Survivor',
    'This profile couldn’t be loaded. Try again',
    'Survivor · Nontrivial',
    '/u/Survivor',
  ],
  [
    '/u/Survivor?tab=comments',
    'This profile couldn’t be loaded. Try again',
    'Survivor · Nontrivial',
    '/u/Survivor?tab=comments',
  ],
])('%s during a database outage', (path, sentence, title, again) => {
  it('returns 503 with Retry-After, uncached and not indexed', async () => {
    const response = await v.on('nontrivial').get(path);
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(response.headers.etag).toBeUndefined();
    expect(readHtml(response.text).attribute('meta[name="robots"]', 'content')).toBe('noindex');
  });

  it('shows an empty page with a retry link', async () => {
    const page = readHtml((await v.on('nontrivial').get(path)).text);
    expect(page.text('main').replace(/\s+/g, ' ')).toContain(sentence);
    expect(page.text('title')).toBe(title);
    const retries = page.all('main a').filter((link) => getText(link) === 'Try again');
    expect(retries.map((link) => getAttribute(link, 'href'))).toEqual([again]);
    expect(page.all('#posts')).toEqual([]);
    expect(page.all('h1')).toHaveLength(1);
    expect(page.text('header.masthead a > span')).toBe('Nontrivial');
    expect(page.all('footer')).toHaveLength(1);
    expect(page.text('main')).not.toMatch(/Nothing here yet|No posts yet|not found/);
  });

  it('does not show the database error', async () => {
    const { text, headers } = await v.on('nontrivial').get(path);
    expect(text).not.toMatch(/ECONNREFUSED|PGlite|select |Failed query|node_modules|127\.0\.0\.1/);
    const { facts, queries } = readHtml(text).state;
    expect(facts.requestId).toBe(headers['x-request-id']);
    expect(queries).toEqual([]);
  });

  it('recovers with the next request', async () => {
    expect((await v.on('nontrivial').get(path)).status).toBe(503);
    v.deps.db = live;
    const response = await v.on('nontrivial').get(path);
    expect(response.status).toBe(path.includes('AAAAAAAAAAAA') ? 404 : 200);
    expect(response.text).not.toContain('couldn’t be loaded');
  });
});

it('logs why the database does not answer', async () => {
  // Once a second for all requests.
  const find = () => t.log.find(({ event }) => event === 'database_unavailable');
  await until('it is logged', async () => {
    await v.on('nontrivial').get('/');
    return find() !== undefined;
  });
  expect(find()).toMatchObject({
    msg: 'the database did not answer',
    site: 'nontrivial',
    requestId: expect.any(String),
    code: expect.any(String),
  });
});

it.each(siteIds)('%s uses its own theme during a database outage', async (site) => {
  const { text, status } = await v.on(site).get('/');
  expect(status).toBe(503);
  const { theme } = t.deps.siteRegistry.sites.get(site) ?? t.deps.siteRegistry.unknown;
  const page = readHtml(text);
  expect(page.text('header.masthead a > span')).toBe(theme.siteName);
  expect(page.hrefs('link[rel="stylesheet"]')[1]).toContain(`site-${site}-`);
});

it.each(['/about', '/contact', '/privacy', '/terms'])('%s needs no database', async (path) => {
  expect((await v.on('nontrivial').get(path)).status).toBe(200);
});

it.each(['/nothing', '/nothing/here'])('%s returns 404 without a query', async (path) => {
  expect((await v.on('nontrivial').get(path)).status).toBe(404);
});

it('returns 503 for an invalid list during an outage', async () => {
  expect((await v.on('nontrivial').get('/top?t=decade')).status).toBe(503);
});

it('returns the outage status for HEAD', async () => {
  const response = await v.on('nontrivial').head('/');
  expect(response.status).toBe(503);
  expect(response.headers['retry-after']).toBeDefined();
  expect(response.text ?? '').toBe('');
});

it('returns 503 for a hanging database and recovers', async () => {
  v.deps.db = live;
  const letGo = await holdDatabase(t);
  try {
    const held = await Promise.all(
      ['/', `/post/${post.slug}`, '/u/Survivor'].map((path) => v.on('nontrivial').get(path)),
    );
    for (const response of held) {
      expect(response.status).toBe(503);
      expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  } finally {
    await letGo();
  }
  expect((await v.on('nontrivial').get('/')).status).toBe(200);
});
