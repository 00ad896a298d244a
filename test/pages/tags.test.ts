import { expect, it } from 'vitest';
import { presets } from '../../shared/sites/presets.ts';
import { getAttribute, readHtml, getText, type Document } from '../support/html.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

const t = await createTestApp();
const getTags = (site: string) => presets.find(({ id }) => id === site)?.tags ?? [];
const [first, second, third] = getTags('nontrivial').map(({ name }) => name) as [
  string,
  string,
  string,
];
const by = await t.make.user('nontrivial');
// Equal times too, so that only the id orders posts.
for (let n = 0; n < 60; n += 1)
  await t.make.post({
    by,
    title: `Filed ${n}`,
    minutesAgo: 10 + Math.floor(n / 2),
    tags: n % 2 === 0 ? [first] : [first, second],
  });
await t.make.post({ by, title: 'Not filed', minutesAgo: 1 });
await t.make.post({ by, title: 'Filed and hidden', minutesAgo: 1, isHidden: true, tags: [first] });
await t.make.post({
  by,
  title: 'Filed and deleted',
  minutesAgo: 1,
  deletedAt: t.clock.now(),
  tags: [first],
});

const get = async (path: string, site: string = 'nontrivial') => {
  const response = await t.on(site).get(path);
  return { response, page: readHtml(response.text) };
};
const titles = (page: Document) => page.all('#posts h2 a').map(getText);

it('lists posts of a tag newest first across pages', async () => {
  const all: string[] = [];
  for (let address: string | undefined = `/t/${first}`; address !== undefined;) {
    const { response, page } = await get(address);
    expect([address, response.status]).toEqual([address, 200]);
    expect(page.text('h1')).toBe(first);
    expect(page.hrefs('link[rel="canonical"]')).toEqual([`https://nontrivial.example${address}`]);
    expect(page.attribute('meta[name="robots"]', 'content')).not.toBe('noindex');
    all.push(...titles(page));
    address = page.hrefs('a[rel="next"]')[0];
    if (address === undefined) expect(page.text('main')).toContain('You’ve reached the end.');
    else expect(address).toMatch(new RegExp(`^/t/${first}\\?cursor=[\\w-]+$`));
  }
  expect(all).toHaveLength(60);
  const numbers = all.map((title) => Math.floor(Number(title.replace('Filed ', '')) / 2));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(all).size).toBe(60);
});

it.each(siteIds)('%s: renders a described page for every tag', async (site) => {
  for (const { name, description } of getTags(site)) {
    const { response, page } = await get(`/t/${name}`, site);
    expect(response.status).toBe(200);
    expect(page.text('main')).toContain(description);
    expect(page.attribute('meta[name="description"]', 'content')).toContain(
      `Posts about ${name} on `,
    );
    expect(page.hrefs('nav[aria-label="Tags"] a')).toEqual(
      getTags(site).map((tag) => `/t/${tag.name}`),
    );
    const current = page
      .all('nav[aria-label="Tags"] a')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => getAttribute(link, 'href'))).toEqual([`/t/${name}`]);
    expect(page.hrefs('link[rel="alternate"]')).toContain(`/t/${name}/feed.xml`);
  }
});

it('links the tags of a post in site order', async () => {
  const { page } = await get(`/t/${second}`);
  const discussion =
    page.hrefs('#posts article p a').find((href) => href.startsWith('/post/')) ?? '';
  expect(
    (await get(discussion)).page.hrefs('article a').filter((href) => href.startsWith('/t/')),
  ).toEqual([`/t/${first}`, `/t/${second}`]);
});

it('links tags from the empty search page only', async () => {
  expect((await get('/search')).page.hrefs('nav[aria-label="Tags"] a')).toEqual(
    getTags('nontrivial').map(({ name }) => `/t/${name}`),
  );
  expect((await get('/search?q=filed')).page.hrefs('nav[aria-label="Tags"] a')).toEqual([]);
});

it('describes a tag without posts', async () => {
  const { response, page } = await get(`/t/${third}`);
  expect(response.status).toBe(200);
  expect(page.text('main')).toContain('No posts with this tag yet.');
});

it.each([
  [
    'a tag of another site',
    `/t/${getTags('statecraft')
      .map(({ name }) => name)
      .find((name) => getTags('nontrivial').every((tag) => tag.name !== name))}`,
  ],
  ['another case', `/t/${first.toUpperCase()}`],
  ['no name', '/t/%20'],
  ['markup', '/t/%3Cimg%3E'],
  ['a very long name', `/t/${'x'.repeat(300)}`],
  ['a name of objects', '/t/constructor'],
  ['nothing', '/t'],
])('%s returns 404', async (_name, path) => {
  const { response, page } = await get(path);
  expect(response.status).toBe(404);
  expect(page.text('h1')).toBe('Not Found');
  expect(response.headers['cache-control']).toBe('no-store');
});

it.each([`/t/${first}?cursor=foreign`, `/t/${first}?cursor=a&cursor=b`, `/t/${first}?cursor=`])(
  '%s shows the first page with 400',
  async (path) => {
    const { response, page } = await get(path);
    expect(response.status).toBe(400);
    expect(page.text('.notice')).toBe('We couldn’t find that page, so here’s the first one.');
    expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
    expect(titles(page)).toEqual(titles((await get(`/t/${first}`)).page));
  },
);
