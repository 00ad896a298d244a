import { describe, expect, it } from 'vitest';
import { getAttribute, readHtml, getText, type Document } from '../support/html.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

const t = await createTestApp();
const whenEmpty = new Map<string, { status: number; text: string }>();
for (const path of ['/', '/new', '/hot', '/top'])
  whenEmpty.set(path, await t.on('default').get(path));
await t.make.post({ site: 'default', title: 'Of another time', minutesAgo: 900 * 24 * 60 });
whenEmpty.set('/top?t=day', await t.on('default').get('/top?t=day'));

// Statecraft has a long list, nontrivial a short one.
const writer = await t.make.user('statecraft');
const long: { title: string; score: number; minutesAgo: number }[] = [];
for (let n = 0; n < 80; n += 1) {
  // Equal scores and times, so that only the id orders posts.
  const post = { title: `Statecraft post ${n}`, score: n % 4, minutesAgo: 10 + Math.floor(n / 3) };
  long.push(post);
  await t.make.post({ site: 'statecraft', by: writer, ...post });
}
for (let n = 0; n < 3; n += 1)
  await t.make.post({ title: `Nontrivial post ${n}`, minutesAgo: 60 + n });
await t.make.post({ title: 'Last week', minutesAgo: 3 * 24 * 60, score: 9 });
await t.make.post({ title: 'Last month', minutesAgo: 20 * 24 * 60, score: 8 });
await t.make.post({ title: 'Last year', minutesAgo: 200 * 24 * 60, score: 7 });
await t.make.post({ title: 'Long ago', minutesAgo: 900 * 24 * 60, score: 6 });
await t.make.post({ title: 'Hidden', isHidden: true, score: 99, minutesAgo: 1 });
await t.make.post({ title: 'Deleted', deletedAt: t.clock.now(), score: 99, minutesAgo: 1 });

const readTitles = (page: Document) => page.all('#posts h2 a').map(getText);
const more = (page: Document) =>
  page.all('a[rel="next"]').map((link) => [getText(link), getAttribute(link, 'href') ?? '']);

async function walk(first: string): Promise<Document[]> {
  const pages: Document[] = [];
  for (
    let address: string | undefined = first;
    address !== undefined;
    address = more(pages.at(-1) as Document)[0]?.[1]
  ) {
    const response = await t.on('statecraft').get(address);
    expect([address, response.status]).toEqual([address, 200]);
    pages.push(readHtml(response.text));
    if (pages.length > 10) throw new Error('the list does not end');
  }
  return pages;
}

it.each(siteIds)('GET / on %s lists posts newest first', async (site) => {
  await t.make.post({ site, title: `Newest on ${site}`, minutesAgo: 0 });
  const page = readHtml((await t.on(site).get('/')).text);
  expect(readTitles(page)[0]).toBe(`Newest on ${site}`);
  expect(readTitles(page)).toEqual(readTitles(readHtml((await t.on(site).get('/new')).text)));
});

const firsts = ['/', '/new', '/hot', '/top', '/top?t=day', '/top?t=week'];

it.each(firsts)('%s links every post exactly once across its pages', async (first) => {
  const pages = await walk(first);
  expect(pages.map((page) => readTitles(page).length)).toEqual([25, 25, 25, expect.any(Number)]);
  const titles = pages.flatMap(readTitles).filter((title) => !title.startsWith('Newest'));
  expect(titles).toHaveLength(80);
  expect(new Set(titles)).toEqual(new Set(long.map(({ title }) => title)));
  for (const page of pages.slice(0, -1)) {
    expect(more(page)).toHaveLength(1);
    expect(more(page)[0]?.[0]).toBe('More posts');
    expect(more(page)[0]?.[1]).toMatch(
      first.includes('?')
        ? /^\/top\?t=\w+&cursor=[\w-]+$/
        : new RegExp(`^${first}\\?cursor=[\\w-]+$`),
    );
  }
  expect(more(pages.at(-1) as Document)).toEqual([]);
});

it('marks the end of long lists only', async () => {
  const pages = await walk('/new');
  expect(pages.map((page) => page.text('main').includes('You’ve reached the end.'))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(readHtml((await t.on('nontrivial').get('/new')).text).text('main')).not.toContain(
    'reached the end',
  );
});

it('sorts /new by time and /top by score', async () => {
  const byTime = (await walk('/new'))
    .flatMap(readTitles)
    .flatMap((title) => long.filter((post) => post.title === title));
  expect(byTime).toEqual(byTime.toSorted((a, b) => a.minutesAgo - b.minutesAgo));
  const byScore = (await walk('/top'))
    .flatMap(readTitles)
    .flatMap((title) => long.filter((post) => post.title === title));
  expect(byScore).toEqual(
    byScore.toSorted((a, b) => b.score - a.score || a.minutesAgo - b.minutesAgo),
  );
});

it('ranks points above a few hours in /hot', async () => {
  await t.make.post({ site: 'default', title: 'Old and loved', score: 1000, minutesAgo: 12 * 60 });
  await t.make.post({ site: 'default', title: 'New and unknown', score: 1, minutesAgo: 2 });
  const page = readHtml((await t.on('default').get('/hot')).text);
  expect(readTitles(page).indexOf('Old and loved')).toBeLessThan(
    readTitles(page).indexOf('New and unknown'),
  );
});

it('excludes hidden and deleted posts from lists', async () => {
  for (const path of ['/', '/new', '/hot', '/top', '/top?t=day']) {
    const { text } = await t.on('nontrivial').get(path);
    expect(text).not.toContain('>Hidden<');
    expect(text).not.toContain('>Deleted<');
  }
});

it('gives a later page its own canonical URL', async () => {
  const [first, second] = await walk('/top?t=week');
  expect(first?.hrefs('link[rel="canonical"]')).toEqual(['https://statecraft.example/top?t=week']);
  expect(second?.hrefs('link[rel="canonical"]')).toEqual([
    `https://statecraft.example${more(first as Document)[0]?.[1]}`,
  ]);
});

describe('periods of /top', () => {
  it.each([
    ['/top', '/top', ['Last week', 'Last month', 'Last year', 'Long ago']],
    ['/top?t=all', '/top', ['Last week', 'Last month', 'Last year', 'Long ago']],
    ['/top?t=year', '/top?t=year', ['Last week', 'Last month', 'Last year']],
    ['/top?t=month', '/top?t=month', ['Last week', 'Last month']],
    ['/top?t=week', '/top?t=week', ['Last week']],
    ['/top?t=day', '/top?t=day', []],
  ])('%s lists its posts best first and marks %s', async (path, marked, titles) => {
    const page = readHtml((await t.on('nontrivial').get(path)).text);
    expect(readTitles(page).filter((title) => title.startsWith('L'))).toEqual(titles);
    const choices = page.all('nav[aria-label="Period"] a');
    expect(page.hrefs('nav[aria-label="Period"] a')).toEqual([
      '/top?t=day',
      '/top?t=week',
      '/top?t=month',
      '/top?t=year',
      '/top',
    ]);
    expect(
      choices
        .filter((choice) => choice.hasAttribute('aria-current'))
        .map((choice) => getAttribute(choice, 'href')),
    ).toEqual([marked]);
  });

  it('marks the tab of the current list', async () => {
    const current = async (path: string) => {
      const page = readHtml((await t.on('nontrivial').get(path)).text);
      return page.all('header nav [aria-current="page"]').map(getText);
    };
    expect(await current('/')).toEqual(['New']);
    expect(await current('/new')).toEqual(['New']);
    expect(await current('/hot')).toEqual(['Hot']);
    expect(await current('/top?t=week')).toEqual(['Top']);
    expect(await current('/about')).toEqual([]);
  });
});

it('describes a period without posts and returns 200', () => {
  expect(whenEmpty.get('/top?t=day')?.status).toBe(200);
  expect(readHtml(whenEmpty.get('/top?t=day')?.text ?? '').text('main')).toContain(
    'No posts from this period.',
  );
});

it.each(['/', '/new', '/hot', '/top'])(
  '%s describes a site without posts and returns 200',
  (path) => {
    expect(whenEmpty.get(path)?.status).toBe(200);
    const page = readHtml(whenEmpty.get(path)?.text ?? '');
    expect(page.text('main')).toContain('Nothing here yet.');
    expect(page.all('#posts')).toEqual([]);
    expect(more(page)).toEqual([]);
  },
);

const { nextCursor: newCursor } = (await t.on('statecraft').get('/api/posts?sort=new')).body as {
  nextCursor: string;
};

it.each([
  ['an invalid cursor', '/new?cursor=garbage'],
  ['an empty cursor', '/?cursor='],
  ['a cursor of another list', `/hot?cursor=${newCursor}`],
  ['a cursor that was cut', `/new?cursor=${newCursor.slice(0, -4)}`],
  ['a cursor that is too long', `/new?cursor=${'a'.repeat(300)}`],
  ['a cursor given twice', `/new?cursor=${newCursor}&cursor=${newCursor}`],
  ['an unknown period', '/top?t=decade'],
  ['a period in capitals', '/top?t=DAY'],
  ['an empty period', '/top?t='],
  ['a period given twice', '/top?t=day&t=week'],
])('%s shows the first page uncached with 400', async (_name, address) => {
  const response = await t.on('statecraft').get(address);
  expect(response.status).toBe(400);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['x-robots-tag']).toBe('noindex');
  const page = readHtml(response.text);
  expect(page.text('.notice')).toBe('We couldn’t find that page, so here’s the first one.');
  expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
  const first = readHtml((await t.on('statecraft').get(address.replace(/\?.*/, ''))).text);
  expect(readTitles(page)).toEqual(readTitles(first));
  expect(more(page)).toEqual(more(first));
});

it('ignores unknown query parameters', async () => {
  const response = await t.on('statecraft').get('/new?utm_source=letter&fbclid=x');
  expect(response.status).toBe(200);
  expect(readHtml(response.text).hrefs('link[rel="canonical"]')).toEqual([
    'https://statecraft.example/new',
  ]);
});

it('links the votes to the login and back', async () => {
  const [, second] = await walk('/top?t=week');
  const cursor = /cursor=([\w-]+)/.exec(second?.hrefs('link[rel="canonical"]')[0] ?? '')?.[1];
  const response = await t.on('statecraft').get(`/top?utm_source=letter&cursor=${cursor}&t=week`);
  const page = readHtml(response.text);
  const login = `/login?next=${encodeURIComponent(`/top?t=week&cursor=${cursor}`)}`;
  const links = page.all('#posts a[rel="nofollow"]');
  expect(links.map((link) => getAttribute(link, 'href'))).toEqual(
    readTitles(page).map(() => login),
  );
  const scores = new Map(long.map(({ title, score }) => [title, score]));
  expect(links.map((link) => getAttribute(link, 'aria-label'))).toEqual(
    readTitles(page)
      .map((title) => scores.get(title))
      // The posts of other tests have some score.
      .map((score) =>
        score === undefined
          ? expect.stringMatching(/^\d+ points?\. Log in to vote$/)
          : `${score} ${score === 1 ? 'point' : 'points'}. Log in to vote`,
      ),
  );
  expect(page.all('#posts button')).toEqual([]);
});

it.each(['', '&utm_source=letter', '&cursor=anything'])(
  'serves the same following feed document to everyone (%s)',
  async (more) => {
    const response = await t
      .on('statecraft')
      .get(`/?feed=following${more}`)
      .set('Authorization', 'Bearer of-somebody');
    expect(response.status).toBe(200);
    expect(response.text).toBe(
      (await t.on('statecraft').get(`/?feed=following${more.replace('&utm_source=letter', '')}`))
        .text,
    );
    const page = readHtml(response.text);
    expect(page.text('main')).toContain('Log in to see posts by people you follow.');
    expect(page.all('#posts')).toEqual([]);
    expect(response.text).not.toContain('Statecraft post');
    expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
    expect(page.all('header nav [aria-current]')).toEqual([]);
    expect(page.state.queries).toEqual([]);
  },
);

it('ignores an unknown feed and rejects a repeated one', async () => {
  const response = await t.on('statecraft').get('/?feed=friends');
  expect([response.status, readTitles(readHtml(response.text)).length]).toEqual([200, 25]);
  expect((await t.on('statecraft').get('/?feed=following&feed=following')).status).toBe(400);
});

it('returns 200 for a cursor past the end', async () => {
  const last = Buffer.from(JSON.stringify(['new', 0, '0'])).toString('base64url');
  const response = await t.on('statecraft').get(`/new?cursor=${last}`);
  expect(response.status).toBe(200);
  expect(readHtml(response.text).text('main')).toContain('You’ve reached the end.');
});
