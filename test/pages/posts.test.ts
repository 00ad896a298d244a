import { describe, expect, it } from 'vitest';
import { getAttribute, readHtml, getText } from '../support/html.ts';
import { createTestApp, siteIds, startOfTest } from '../support/test-app.ts';

const t = await createTestApp();

const read = async (path: string, site: Parameters<typeof t.on>[0] = 'nontrivial') =>
  readHtml((await t.on(site).get(path)).text);

it.each(siteIds)('renders the formatted text of a post on %s', async (site) => {
  const text = [
    'One **bold** and *soft* and ~~old~~ and `code`.',
    '## A heading',
    '- first\n- [second](https://elsewhere.example/2)',
    '1. ranked',
    '> quoted',
    '```\n<pre> & more\n```',
    '---',
    'https://bare.example/x',
  ].join('\n\n');
  const post = await t.make.post({ site, title: 'Formatted', url: null, text });
  const page = await read(`/post/${post.slug}`, site);
  expect(page.text('h1')).toBe('Formatted');
  expect(page.all('h1 a')).toEqual([]);
  expect(page.all('.domain')).toEqual([]);
  const inside = (tag: string) => page.all(`main article ${tag}`).map(getText);
  expect(inside('em')).toEqual(['soft']);
  expect(inside('del')).toEqual(['old']);
  expect(inside('code')).toEqual(['code', '<pre> & more\n']);
  // A reader's heading is no heading of the page.
  expect(inside('strong')).toEqual(['bold', 'A heading']);
  expect(inside('ul li')).toEqual(['first', 'second']);
  expect(inside('ol li')).toEqual(['ranked']);
  expect(inside('blockquote')).toEqual(['quoted']);
  expect(inside('hr')).toHaveLength(1);
  const links = page
    .all('main article a')
    .filter((link) => getAttribute(link, 'href')?.startsWith('http'));
  expect(links.map((link) => [getAttribute(link, 'href'), getAttribute(link, 'rel')])).toEqual([
    ['https://elsewhere.example/2', 'ugc nofollow noopener'],
    ['https://bare.example/x', 'ugc nofollow noopener'],
  ]);
  expect(page.attribute('meta[name="description"]', 'content')).toMatch(
    /^One bold and soft and old and code\. A heading first; second/,
  );
});

it('links to the target and names its host', async () => {
  const post = await t.make.post({
    title: 'Linked',
    url: 'https://www.elsewhere.example/a?b=1&c=2',
    score: 1234,
  });
  const page = await read(`/post/${post.slug}`);
  expect(page.attribute('h1 a', 'href')).toBe('https://www.elsewhere.example/a?b=1&c=2');
  expect(page.attribute('h1 a', 'rel')).toBe('ugc noopener');
  expect(page.text('main .domain')).toBe('elsewhere.example');
  expect(page.text('main .points')).toBe('1,234');
  expect(page.attribute('main .votes', 'aria-label')).toBe('1,234 points. Log in to vote');
  expect(page.attribute('meta[name="description"]', 'content')).toMatch(
    new RegExp(
      String.raw`^A link to elsewhere\.example, shared by \w+ and discussed on ` +
        String.raw`Nontrivial: 1,234 points and 0 comments\.$`,
    ),
  );
});

it('names the author and time of a post', async () => {
  const by = await t.make.user('nontrivial', { username: 'Ada_L' });
  const post = await t.make.post({ by, minutesAgo: 125, editedAt: t.make.minutesAgo(3) });
  const page = await read(`/post/${post.slug}`);
  expect(page.hrefs('main article a')).toContain('/u/Ada_L');
  expect(page.text('main article')).toContain('2 hours ago');
  expect(page.all('main article time').map((time) => getAttribute(time, 'datetime'))).toEqual([
    '2026-11-21T05:55:00.000Z',
    t.make.minutesAgo(3).toISOString(),
  ]);
  expect(page.text('main article')).toContain('21 November 2026 at 05:55 UTC');
  expect(page.text('main article')).toContain('edited 3 minutes ago');
});

it('truncates a description at 160 characters between words', async () => {
  const post = await t.make.post({ url: null, text: 'word '.repeat(200) });
  const description =
    (await read(`/post/${post.slug}`)).attribute('meta[name="description"]', 'content') ?? '';
  expect(description).toMatch(/^(?:word )*word…$/);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description.length).toBeGreaterThan(140);
});

describe('the path of a post', () => {
  it.each([
    ['wrong words', (slug: string, id: string) => [`/post/quite-wrong-${id}`, `/post/${slug}`]],
    ['the id alone', (slug: string, id: string) => [`/post/${id}`, `/post/${slug}`]],
    [
      'wrong words and a query',
      (slug: string, id: string) => [
        `/post/no-${id}?sort=new&a=x%20y`,
        `/post/${slug}?sort=new&a=x%20y`,
      ],
    ],
    [
      'capitals in the words',
      (slug: string, id: string) => [`/post/RIGHT-words-${id}`, `/post/${slug}`],
    ],
    [
      'a slash at its end',
      (slug: string, _id: string) => [`/post/${slug}/?sort=old`, `/post/${slug}?sort=old`],
    ],
  ])('with %s redirects to the canonical path with 301', async (_name, make) => {
    const post = await t.make.post({ title: 'Right words' });
    const [wrongPath, right] = make(post.slug, post.id) as [string, string];
    const response = await t.on('nontrivial').get(wrongPath);
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(right);
    expect((await t.on('nontrivial').get(right)).status).toBe(200);
  });

  it('returns 404 with a wrong slug of a missing post', async () => {
    const post = await t.make.post({ isHidden: true });
    expect((await t.on('nontrivial').get(`/post/wrong-${post.id}`)).status).toBe(404);
  });
});

describe('an unreadable post', () => {
  it.each([
    ['missing', async () => '/post/never-was-AAAAAAAAAAAA'],
    ['missing, without an id', async () => '/post/-'],
    ['missing, with an address too long for one', async () => `/post/${'a'.repeat(300)}?sort=new`],
    [
      'hidden',
      async () => `/post/${(await t.make.post({ isHidden: true, title: 'A secret title' })).slug}`,
    ],
    [
      'deleted',
      async () =>
        `/post/${(await t.make.post({ deletedAt: t.clock.now(), title: 'A secret title' })).slug}`,
    ],
    [
      'of another site',
      async () =>
        `/post/${(await t.make.post({ site: 'statecraft', title: 'A secret title' })).slug}`,
    ],
  ])('that is %s returns an empty page with 404', async (_name, make) => {
    const path = await make();
    const response = await t.on('nontrivial').get(path);
    expect(response.status).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    const page = readHtml(response.text);
    expect(page.text('h1')).toBe('Post not found');
    expect(page.text('title')).toBe('Post not found · Nontrivial');
    expect(page.hrefs('main a')).toEqual(expect.arrayContaining(['/', '/new']));
    expect(response.text).not.toContain('A secret title');
    expect(page.hrefs('link[rel="canonical"]')).toEqual([]);
  });
});

describe('comments of a post', () => {
  it('form a tree with author, points, time and permalink', async () => {
    const by = await t.make.user('nontrivial', { username: 'Bert' });
    const post = await t.make.post({ by });
    const first = await t.make.comment(post, {
      by,
      text: 'First **point**',
      score: 5,
      minutesAgo: 60,
    });
    const text = 'An answer with [a link](https://x.example/)';
    const reply = await t.make.comment(post, { parent: first, text, editedAt: t.clock.now() });
    const page = await read(`/post/${post.slug}`);
    expect(page.text('#comments')).toBe('2 comments');
    expect(page.all(`#c-${first.id} #c-${reply.id}`)).toHaveLength(1);
    expect(page.text(`#c-${first.id} strong`)).toBe('point');
    expect(page.attribute(`#c-${first.id} > details > .actions .votes`, 'aria-label')).toBe(
      '5 points. Log in to vote',
    );
    const login = `/login?next=${encodeURIComponent(`/post/${post.slug}`)}`;
    expect(page.hrefs(`#c-${first.id} > details > .actions a`)).toEqual([
      login,
      login,
      `/forms/comments/${first.id}`,
    ]);
    expect(page.text(`#c-${first.id} > header`)).toContain('1 hour ago');
    expect(page.hrefs(`#c-${first.id} > header a`)).toEqual([
      '/u/Bert',
      `/post/${post.slug}?root=${first.id}#c-${first.id}`,
    ]);
    expect(page.text(`#c-${reply.id} > header`)).toContain('edited just now');
    expect(page.text(`#c-${first.id} > header`)).toContain('submitter');
    expect(page.text(`#c-${reply.id} > header`)).not.toContain('submitter');
    expect(page.attribute(`#c-${reply.id} p a`, 'rel')).toBe('ugc nofollow noopener');
    expect(page.attribute(`#c-${reply.id}`, 'aria-label')).toContain('level 2');
  });

  it.each([
    ['Deleted by its author.', { deletedAt: startOfTest }],
    ['Hidden by a moderator.', { isHidden: true }],
    ['Removed by a moderator.', { isHidden: true, hiddenBy: 'removed' as const }],
    [
      'Hidden until a moderator has reviewed it.',
      { isHidden: true, hiddenBy: 'pending_review' as const },
    ],
    ['Deleted by its author.', { isHidden: true, deletedAt: startOfTest }],
  ])('stay as empty parents that say why: %s', async (text, state) => {
    const post = await t.make.post();
    const by = await t.make.user('nontrivial', { username: `Gone${post.id.slice(0, 8)}` });
    const gone = await t.make.comment(post, { by, text: 'I regret this', ...state });
    const reply = await t.make.comment(post, { parent: gone, text: 'Well said' });
    const hidden = await t.make.comment(post, { by, text: 'I regret this', isHidden: true });
    const response = await t.on('nontrivial').get(`/post/${post.slug}`);
    const page = readHtml(response.text);
    expect(page.text(`#c-${gone.id} > details > div p`)).toBe(text);
    expect(page.all(`#c-${gone.id} #c-${reply.id}`)).toHaveLength(1);
    expect(page.all(`#c-${hidden.id}`)).toEqual([]);
    expect(response.text).not.toMatch(new RegExp(`I regret this|${by.username}`));
    expect(page.text('#comments')).toBe('1 comment');
  });

  it.each([
    ['new', ['third', 'second', 'first']],
    ['old', ['first', 'second', 'third']],
    ['best', ['second', 'third', 'first']],
  ])('are sorted by %s', async (sort, order) => {
    const post = await t.make.post();
    await t.make.comment(post, { text: 'first', score: 0, minutesAgo: 30 });
    await t.make.comment(post, { text: 'second', score: 9, minutesAgo: 20 });
    await t.make.comment(post, { text: 'third', score: 2, minutesAgo: 10 });
    const page = await read(`/post/${post.slug}${sort === 'best' ? '' : `?sort=${sort}`}`);
    expect(page.all('main article details p').map(getText)).toEqual(order);
    expect(
      page
        .all('nav[aria-label="Sort comments"] [aria-current]')
        .map((link) => getText(link).toLowerCase()),
    ).toEqual([sort]);
    const sorts = ['', '?sort=new', '?sort=old'].map((query) => `/post/${post.slug}${query}`);
    expect(page.hrefs('nav[aria-label="Sort comments"] a')).toEqual(sorts);
  });

  it.each([
    'sort=worst',
    'sort=',
    'sort=new&sort=old',
    'root=a&root=b',
    'cursor=foreign',
    'root=%20',
    'root=',
    'root=aaaa&cursor=bbbb',
  ])('?%s shows the whole post with 400', async (query) => {
    const post = await t.make.post({ title: 'Whole' });
    await t.make.comment(post, { text: 'Here I am' });
    const response = await t.on('nontrivial').get(`/post/${post.slug}?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers['cache-control']).toBe('no-store');
    const page = readHtml(response.text);
    expect(page.text('.notice')).toBe('That link didn’t match, so here’s the whole post.');
    expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
    expect(page.text('main')).toContain('Here I am');
  });
});
