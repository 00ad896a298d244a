import { expect, it } from 'vitest';
import { sites } from '../../server/db/schema.ts';
import { loadSites } from '../../server/domain/sites/site-registry.ts';
import { getAttribute, readHtml, type Document } from '../support/html.ts';
import { usePageFixture } from '../support/page-fixture.ts';
import type { PageKind } from '../support/page-kinds.ts';
import { createTestApp, siteIds, type SiteId } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';

// Metadata of pages for search engines and sharing.
const { t, kinds, read: rendered } = await usePageFixture();
/** For tests that write. */
const ownApp = await createTestApp();
const fine = kinds.filter(({ status }) => status === 200);
const failing = kinds.filter(({ status }) => status !== 200);

const getSeo = (site: SiteId) =>
  t.deps.siteRegistry.sites.get(site)?.theme.seo as NonNullable<
    ReturnType<typeof t.deps.siteRegistry.sites.get>
  >['theme']['seo'];
const read = async (path: string, host: string = 'nontrivial', app = t) =>
  readHtml((await app.on(host).get(path)).text);
const readOwn = (path: string) => read(path, 'nontrivial', ownApp);

/** Metadata by name or property; each must exist once. */
function readTags(page: Document): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const meta of page.all('head meta')) {
    const name = getAttribute(meta, 'name') ?? getAttribute(meta, 'property');
    if (name === null || name === 'theme-color' || name === 'viewport') continue;
    if (name in tags) throw new Error(`${name} stands there twice`);
    tags[name] = getAttribute(meta, 'content') ?? '';
  }
  return tags;
}

const getType = ({ name }: PageKind) =>
  /user/.test(name) ? 'profile' : /post|thread|branch/.test(name) ? 'article' : 'website';

it.each(fine)('$name on $site has complete sharing metadata', async (kind) => {
  const { page } = await rendered(kind);
  const { seo, siteName, siteDescription } =
    t.deps.siteRegistry.sites.get(kind.site)?.theme ?? t.deps.siteRegistry.unknown.theme;
  const tags = readTags(page);
  const title = kind.title ?? seo.defaultTitle;
  // Pages with a title by a member or an editor have a picture of it.
  const hasPicture = getType(kind) === 'article' || kind.name === 'an issue';
  const image = hasPicture
    ? (expect.stringContaining(`https://${seo.canonicalDomain}/pictures/`) as string)
    : `https://${seo.canonicalDomain}/sites/${kind.site}/og.png`;
  const article =
    getType(kind) === 'article'
      ? {
          'article:published_time': expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
          'article:modified_time': expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
          'article:author': `https://${seo.canonicalDomain}/u/Writer_${kind.site}`,
        }
      : {};
  expect(tags).toEqual({
    description: expect.any(String) as string,
    robots: kind.name === 'user without posts' ? 'noindex' : 'max-image-preview:large',
    keywords: seo.keywords.join(', '),
    author: seo.author,
    'og:title': title,
    'og:description': tags.description,
    'og:url': page.hrefs('link[rel="canonical"]')[0],
    'og:type': getType(kind),
    'og:site_name': siteName,
    'og:locale': kind.locale ?? 'en_US',
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': hasPicture
      ? (expect.stringMatching(`^${siteName}: .`) as string)
      : `${siteName}: ${siteDescription}`,
    'twitter:card': 'summary_large_image',
    ...article,
  });
});

it.each(fine)('$name on $site has one title, canonical URL and description', async (kind) => {
  const { page } = await rendered(kind);
  expect(page.text('title').length).toBeLessThanOrEqual(65);
  expect(page.hrefs('link[rel="canonical"]')).toEqual([
    `https://${getSeo(kind.site).canonicalDomain}${kind.canonical}`,
  ]);
  const description = readTags(page).description ?? '';
  expect(description).toMatch(/^\S[^\n]*\S$/);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

it.each(failing)('$name on $site contains only a noindex tag', async (kind) => {
  const { page } = await rendered(kind);
  expect(readTags(page)).toEqual({ robots: 'noindex' });
  expect(page.all('link[rel="canonical"], link[rel="alternate"]')).toEqual([]);
});

it('excludes searches from indexing and sharing', async () => {
  for (const path of ['/search', '/search?q=link']) {
    const page = await read(path);
    expect(Object.keys(readTags(page)).toSorted()).toEqual(['description', 'robots']);
    expect(readTags(page).robots).toBe('noindex');
    expect(page.hrefs('link[rel="canonical"]')).toEqual([]);
  }
});

it.each(siteIds)('serves the sharing image of %s in its declared size', async (site) => {
  const page = await read('/', site);
  const image = new URL(readTags(page)['og:image'] ?? '');
  expect(image.host).toBe(getSeo(site).canonicalDomain);
  const { status, type, body } = await t.on(site).get(image.pathname);
  expect([status, type]).toEqual([200, 'image/png']);
  // Width and height have fixed offsets in a PNG.
  expect([(body as Buffer).readUInt32BE(16), (body as Buffer).readUInt32BE(20)]).toEqual([
    1200, 630,
  ]);
});

it('describes each list and period differently', async () => {
  const descriptions = await Promise.all(
    ['/', '/new', '/hot', '/top', '/top?t=day', '/top?t=week', '/top?t=month', '/top?t=year'].map(
      async (path) => readTags(await read(path)).description,
    ),
  );
  expect(new Set(descriptions).size).toBe(8);
  expect(descriptions[0]).toBe(getSeo('nontrivial').defaultDescription);
});

it('describes a post by its text or its kind', async () => {
  const by = await ownApp.make.user('nontrivial', { username: 'describer' });
  const readDescription = async (input: Parameters<typeof ownApp.make.post>[0]) =>
    readTags(await readOwn(`/post/${(await ownApp.make.post({ by, ...input })).slug}`)).description;
  const long =
    'It begins with *these* words and goes on for long enough to be a description by itself.';
  expect(await readDescription({ url: null, text: long })).toBe(long.replaceAll('*', ''));
  expect(await readDescription({ url: null, text: 'Why?' })).toBe(
    'Why? · A text by describer, discussed on Nontrivial: 1 point and 0 comments.',
  );
  expect(await readDescription({ url: 'https://www.elsewhere.example/x', score: -3 })).toBe(
    'A link to elsewhere.example, shared by describer and discussed on ' +
      'Nontrivial: -3 points and 0 comments.',
  );
  expect(await readDescription({ url: null, text: '漢'.repeat(500) })).toBe(`${'漢'.repeat(159)}…`);
  expect(await readDescription({ url: null, text: '😀'.repeat(500) })).toBe(`${'😀'.repeat(79)}…`);
});

it('describes a user by their biography or activity', async () => {
  const about =
    'Reads about compilers, ships and the weather,\nin this order, and writes about none of them.';
  const author = await ownApp.make.user('nontrivial', {
    username: 'teller',
    name: 'Tess Teller',
    about,
  });
  const mute = await ownApp.make.user('nontrivial', { username: 'mute', name: 'Mo', karma: 1200 });
  await ownApp.make.post({ by: author });
  await ownApp.make.comment(await ownApp.make.post({ by: author }), { by: mute });
  expect(readTags(await readOwn('/u/teller')).description).toBe(about.replace('\n', ' '));
  expect(readTags(await readOwn('/u/mute')).description).toBe(
    'Posts by Mo, who has 0 posts, 1 comment and 1,200 karma on Nontrivial.',
  );
  expect(readTags(await readOwn('/u/mute?tab=comments')).description).toBe(
    'Comments by Mo, who has 0 posts, 1 comment and 1,200 karma on Nontrivial.',
  );
});

it('escapes a title with markup in every tag', async () => {
  const title = `"><script>alert(1)</script> & 'quotes'`;
  const post = await ownApp.make.post({ title });
  const html = (await ownApp.on('nontrivial').get(`/post/${post.slug}`)).text;
  const tags = readTags(readHtml(html));
  expect(tags['og:title']).toBe(title);
  expect(html).not.toContain('<script>alert');
});

it.each([
  ['/', 'new'],
  ['/new', 'new'],
  ['/hot', 'hot'],
  ['/top?t=week', 'top'],
  ['/u/Writer_nontrivial', 'u/Writer_nontrivial'],
  ['/u/Writer_nontrivial?tab=comments', 'u/Writer_nontrivial'],
])('%s links the feeds of %s', async (path, feed) => {
  const page = await read(path);
  expect(page.hrefs('head link[rel="alternate"]')).toEqual([
    `/${feed}/feed.xml`,
    `/${feed}/atom.xml`,
    `/${feed}/feed.json`,
  ]);
  expect(page.all('link[rel="alternate"]').map((link) => getAttribute(link, 'type'))).toEqual([
    'application/rss+xml',
    'application/atom+xml',
    'application/feed+json',
  ]);
  for (const link of page.all('link[rel="alternate"]'))
    expect(getAttribute(link, 'title')).toMatch(/^Nontrivial: .+ \((?:RSS|Atom|JSON Feed)\)$/);
});

it('links no feeds on pages without lists', async () => {
  for (const kind of fine.filter(({ name }) => /about|terms/.test(name))) {
    expect((await rendered(kind)).page.all('link[rel="alternate"]')).toEqual([]);
  }
});

it('uses the canonical domain on an unknown host without indexing', async () => {
  const essay =
    kinds.find(({ name, site }) => name === 'text post' && site === 'default')?.path ?? '';
  for (const path of ['/', '/new', essay, '/u/Writer_default', '/about']) {
    const { text, headers } = await t.on('unknown.test').get(path);
    const tags = readTags(readHtml(text));
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(tags.robots).toBe('noindex');
    expect(tags['og:url']).toBe(`https://broadsheet.example${path}`);
    expect(tags['og:image']).toBe('https://broadsheet.example/sites/statecraft/og.png');
    expect(tags['og:site_name']).toBe('Statecraft');
    expect(text).not.toContain('unknown.test');
  }
});

it('shows the settings of a tenant on its pages', async () => {
  const seo = {
    ogImage: '/sites/default/og.png',
    ogType: 'blog',
    twitterHandle: '@nontrivial',
    twitterCard: 'summary',
    author: 'The "editors"',
    keywords: ['a & b', 'c'],
    locale: 'fr_CA',
    canonicalDomain: 'ai.example.org',
  };
  await ownApp.deps.db
    .insert(sites)
    .values({ id: 'nontrivial', settings: { theme: { seo } } })
    .onConflictDoUpdate({ target: sites.id, set: { settings: { theme: { seo } } } });
  const changed = await createVariant(ownApp, {
    siteRegistry: await loadSites(ownApp.deps.db, ownApp.deps.config, ownApp.deps.log),
  });
  const tags = readTags(readHtml((await changed.on('nontrivial').get('/hot')).text));
  expect(tags).toMatchObject({
    'og:image': 'https://ai.example.org/sites/default/og.png',
    'og:type': 'blog',
    'og:locale': 'fr_CA',
    'og:url': 'https://ai.example.org/hot',
    'twitter:card': 'summary',
    'twitter:site': '@nontrivial',
    author: 'The "editors"',
    keywords: 'a & b, c',
  });

  const none = { author: '', keywords: [], twitterHandle: 'bare' };
  await ownApp.deps.db.update(sites).set({ settings: { theme: { seo: none } } });
  const bare = await createVariant(ownApp, {
    siteRegistry: await loadSites(ownApp.deps.db, ownApp.deps.config, ownApp.deps.log),
  });
  const left = readTags(readHtml((await bare.on('nontrivial').get('/hot')).text));
  expect(left['twitter:site']).toBe('@bare');
  expect(Object.keys(left).filter((name) => ['author', 'keywords'].includes(name))).toEqual([]);
});
