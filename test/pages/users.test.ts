import { expect, it } from 'vitest';
import { readHtml, getText, type Document } from '../support/html.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

const t = await createTestApp();

const read = async (path: string) => readHtml((await t.on('nontrivial').get(path)).text);
const readTitles = (page: Document) => page.all('main li h2 a').map(getText);

it.each(siteIds)('GET /u/{username} on %s lists posts newest first', async (site) => {
  const website = 'https://grace.example/home';
  const about = 'Compilers & <ships>';
  const createdAt = new Date('2026-02-03T04:05:06Z');
  const by = await t.make.user(site, {
    username: 'Grace_H',
    name: 'Grace H.',
    about,
    website,
    karma: 1234,
    followerCount: 12,
    followingCount: 1,
    createdAt,
  });
  await t.make.post({ site, by, title: 'Older', minutesAgo: 20 });
  await t.make.post({ site, by, title: 'Newer', minutesAgo: 10 });
  await t.make.post({ site, by, title: 'Hidden', isHidden: true });
  await t.make.post({ site, title: 'Of somebody else' });
  const page = readHtml((await t.on(site).get('/u/Grace_H')).text);
  expect(page.text('h1')).toBe('Grace H.');
  const mainText = page.text('main');
  for (const fact of [
    '@Grace_H',
    '1,234 karma',
    '2 posts',
    '12 followers',
    '1 following',
    'joined 3 February 2026',
    about,
  ])
    expect(mainText).toContain(fact);
  expect(mainText).not.toContain('0 comments');
  expect(readTitles(page)).toEqual(['Newer', 'Older']);
  expect(page.text(`main a[href="${website}"]`)).toBe('grace.example/home');
  expect(page.attribute(`main a[href="${website}"]`, 'rel')).toBe('ugc nofollow noopener');
  expect(page.hrefs('main a[aria-label="Log in to follow Grace_H"]')).toEqual([
    '/login?next=%2Fu%2FGrace_H',
  ]);
  expect(page.attribute('meta[name="description"]', 'content')).toContain(about);
  expect(page.attribute('meta[name="robots"]', 'content')).not.toContain('noindex');
});

it('links two tabs and marks the current one', async () => {
  const by = await t.make.user();
  const post = await t.make.post({ title: 'Discussed' });
  await t.make.comment(post, { by, text: 'Earlier *words*', minutesAgo: 9 });
  const later = await t.make.comment(post, { by, text: 'Later words', minutesAgo: 5, score: 3 });
  await t.make.comment(post, { by, text: 'Gone words', deletedAt: t.clock.now() });
  const posts = await read(`/u/${by.username}`);
  const comments = await read(`/u/${by.username}?tab=comments`);
  const tabs = [`/u/${by.username}`, `/u/${by.username}?tab=comments`];
  for (const page of [posts, comments])
    expect(page.hrefs('nav[aria-label="Contributions"] a')).toEqual(tabs);
  expect(posts.hrefs('nav a[aria-current="true"]')).toEqual([`/u/${by.username}`]);
  expect(comments.hrefs('nav a[aria-current="true"]')).toEqual([`/u/${by.username}?tab=comments`]);
  expect(posts.text('main')).toContain('No posts yet.');
  expect(readTitles(comments)).toEqual(['Discussed', 'Discussed']);
  expect(comments.hrefs('main li h2 a')[0]).toBe(
    `/post/${post.slug}?root=${later.id}#c-${later.id}`,
  );
  expect(comments.all('main li article > div').map(getText)).toEqual([
    'Later words',
    'Earlier words',
  ]);
  expect(comments.text('main')).not.toContain('Gone words');
});

it.each(['', '?tab=comments'])('pages through a long list of a user (%s)', async (tab) => {
  const by = await t.make.user();
  const post = await t.make.post({ title: 'Under discussion' });
  for (let n = 0; n < 60; n += 1) {
    if (tab === '') await t.make.post({ by, title: `Written ${n}`, minutesAgo: Math.floor(n / 4) });
    else await t.make.comment(post, { by, text: `Written ${n}`, minutesAgo: Math.floor(n / 4) });
  }
  const bodies: string[] = [];
  const sizes: number[] = [];
  for (let address: string | undefined = `/u/${by.username}${tab}`; address !== undefined;) {
    const page: Document = await read(address);
    const items = page
      .all('main ol > li')
      .map((item) => /Written \d+/.exec(getText(item))?.[0] ?? '');
    bodies.push(...items);
    sizes.push(items.length);
    const next: string[] = page.hrefs('a[rel="next"]');
    expect(next[0] ?? '').toMatch(
      tab === '' ? /^(?:\/u\/\w+\?cursor=[\w-]+)?$/ : /^(?:\/u\/\w+\?tab=comments&cursor=[\w-]+)?$/,
    );
    address = next[0];
  }
  expect(sizes).toEqual([25, 25, 10]);
  expect(new Set(bodies).size).toBe(60);
});

it('redirects another case of a name with 301', async () => {
  await t.make.user('nontrivial', { username: 'CamelCase' });
  const response = await t.on('nontrivial').get('/u/camelcase?tab=comments&x=1');
  expect(response.status).toBe(301);
  expect(response.headers.location).toBe('/u/CamelCase?tab=comments&x=1');
  expect((await t.on('nontrivial').get('/u/CamelCase')).status).toBe(200);
});

it.each([
  ['nobody has', '/u/nobody_here'],
  ['no name can be', '/u/a%20b'],
  ['is too long', `/u/${'a'.repeat(200)}`],
  ['somebody of another site has', '/u/Only_There'],
])('rejects a name that %s with 404 "Not Found"', async (_name, path) => {
  await t.make.user('statecraft', { username: 'Only_There' }).catch(() => undefined);
  const response = await t.on('nontrivial').get(path);
  expect(response.status).toBe(404);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(readHtml(response.text).text('h1')).toBe('Not Found');
});

it.each([
  'tab=likes',
  'tab=',
  'tab=posts&tab=comments',
  'cursor=foreign',
  'tab=comments&cursor=foreign',
])('?%s shows the first page with 400', async (query) => {
  const by = await t.make.user();
  await t.make.post({ by, title: 'Here I am' });
  const response = await t.on('nontrivial').get(`/u/${by.username}?${query}`);
  expect(response.status).toBe(400);
  expect(response.headers['cache-control']).toBe('no-store');
  const page = readHtml(response.text);
  expect(page.text('.notice')).toBe('We couldn’t find that page, so here’s the first one.');
  expect(readTitles(page)).toEqual(['Here I am']);
});

it('excludes users without contributions from indexing', async () => {
  const { username } = await t.make.user();
  const response = await t.on('nontrivial').get(`/u/${username}`);
  expect(response.status).toBe(200);
  expect(readHtml(response.text).attribute('meta[name="robots"]', 'content')).toBe('noindex');
});
