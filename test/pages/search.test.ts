import { expect, it } from 'vitest';
import { getAttribute, readHtml, getText } from '../support/html.ts';
import { hostile } from '../support/xss.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const by = await t.make.user('nontrivial', { username: 'Finder' });
for (let n = 0; n < 27; n += 1)
  await t.make.post({
    by,
    title: `Kernel news ${n}`,
    url: `https://www.kernel.example/${n}`,
    minutesAgo: n + 1,
  });
await t.make.post({
  site: 'statecraft',
  title: 'Kernel of a treaty',
  url: 'https://kernel.example/t',
});
const get = async (path: string, host = 'nontrivial') => {
  const response = await t.on(host).get(path);
  return { response, page: readHtml(response.text) };
};
const titles = (page: ReturnType<typeof readHtml>) => page.all('#posts h2 a').map(getText);

it('renders a form without indexing and without results', async () => {
  for (const path of ['/search', '/search?q=', '/search?q=%20']) {
    const { response, page } = await get(path);
    expect(response.status).toBe(200);
    expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
    expect(page.all('#posts li')).toHaveLength(0);
    expect(page.attribute('form[role="search"]', 'action')).toBe('/search');
    expect(page.attribute('form input[name="q"]', 'maxlength')).toBe('200');
    expect(page.text('label[for="q"]')).not.toBe('');
  }
});

it('lists 25 results of this site at a time', async () => {
  const { response, page } = await get('/search?q=kernel');
  expect(response.status).toBe(200);
  expect(titles(page)).toEqual(Array.from({ length: 25 }, (_, n) => `Kernel news ${n}`));
  expect(page.attribute('input[name="q"]', 'value')).toBe('kernel');
  expect(page.text('title')).toMatch(/^Search: kernel · /);
  expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
  const more = page.hrefs('a[rel="next"]')[0] ?? '';
  expect(more).toMatch(/^\/search\?q=kernel&cursor=/);
  const next = await get(more);
  expect(titles(next.page)).toEqual(['Kernel news 25', 'Kernel news 26']);
  expect(titles((await get('/search?q=kernel', 'statecraft')).page)).toEqual([
    'Kernel of a treaty',
  ]);
});

it('marks what it found and counts it', async () => {
  await t.make.post({
    by,
    title: 'An "<i>otter</i>" & others',
    text: 'Two otters <script>alert(1)</script> swim.',
    url: null,
  });
  const { page, response } = await get('/search?q=otter');
  expect(page.all('#posts mark').map(getText)).toEqual(['otter', 'otters']);
  expect(titles(page)).toEqual(['An “<i>otter</i>” & others']);
  expect(response.text).not.toContain('<script>alert');
  expect(page.text('main')).toContain('1 post');
  expect(page.hrefs('nav[aria-label="Sort results"] a')).toEqual([
    '/search?q=otter',
    '/search?sort=new&q=otter',
    '/search?sort=top&q=otter',
  ]);
  expect((await get('/search?q=otter&sort=hot')).response.status).toBe(400);
});

it('has a field in the header of other pages', async () => {
  const { page } = await get('/new');
  expect(page.attribute('header form', 'action')).toBe('/search');
  expect(page.attribute('header form input', 'name')).toBe('q');
  expect(page.attribute('header form input', 'maxlength')).toBe('200');
});

it('links every domain to its posts', async () => {
  const { page } = await get('/new');
  expect(new Set(page.hrefs('#posts a.domain'))).toEqual(
    new Set(['/search?q=domain:kernel.example']),
  );
  const [row] = page.hrefs('#posts article p a').filter((href) => href.startsWith('/post/'));
  expect((await get(row ?? '')).page.hrefs('article a.domain')).toEqual([
    '/search?q=domain:kernel.example',
  ]);
  expect(titles((await get('/search?q=domain:kernel.example')).page)).toHaveLength(25);
});

it.each([
  ['/search?q=nothingofthekind', 200, 'No results for “nothingofthekind”.'],
  ['/search?q=author:a+author:b', 400, 'Your search can name only one author.'],
  ['/search?q=domain:%5B', 400, 'Your search names an invalid domain.'],
  ['/search?in=comments&q=domain:a.example', 400, 'Your search cannot filter comments by domain.'],
  [`/search?q=${'a'.repeat(201)}`, 400, 'Your search must be at most 200 characters.'],
  ['/search?q=kernel&cursor=foreign', 400, 'That link didn’t match.'],
  ['/search?q=kernel&sort=hot', 400, 'That link didn’t match.'],
  ['/search?q=a&q=b', 400, 'That link didn’t match.'],
])('%s answers %i with a message', async (path, status, sentence) => {
  const { response, page } = await get(path);
  expect(response.status).toBe(status);
  expect(page.text('main')).toContain(sentence);
  expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
});

it('escapes the query in the field', async () => {
  // As many as one network may search for.
  const queries = hostile
    .filter((_, i) => i % Math.ceil(hostile.length / 60) === 0)
    .map((line) => line.slice(0, 200).toWellFormed());
  for (const q of queries) {
    const { response, page } = await get(`/search?q=${encodeURIComponent(q)}`);
    expect([200, 400]).toContain(response.status);
    expect(page.all('main script, main iframe, main img, main [onerror], main [onload]')).toEqual(
      [],
    );
    const [field] = page.all('input[name="q"]');
    if (response.status === 200 && field)
      expect(getAttribute(field, 'value')?.trim()).toBe(q.replace(/\r\n?/g, '\n').trim());
  }
});
