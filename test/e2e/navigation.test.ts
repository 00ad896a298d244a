import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { focusOn, listCalls, notes, settled, startBrowsing, visit } from '../support/browsing.ts';
import { getChunkPattern } from '../support/chunks.ts';
import type { Kind } from '../support/demo-pages.ts';

const browsing = startBrowsing();
const url = (address: string) => browsing.url('nontrivial', address);

/** Marks the window; the mark survives until the document is replaced. */
const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

const clicks: { name: string; from: Kind; link: string; title: RegExp; heading?: string }[] = [
  {
    name: 'the title of a text post',
    from: 'new',
    link: '#posts h2 a[href^="/post/"]',
    title: / · Nontrivial$/,
  },
  {
    name: 'the link to the comments',
    from: 'home',
    link: '#posts p a[href^="/post/"]',
    title: / · Nontrivial$/,
  },
  { name: 'a user', from: 'top', link: '#posts a[href^="/u/"]', title: /\(.+\) · Nontrivial$/ },
  {
    name: 'a tab of the header',
    from: 'home',
    link: 'header nav a[href="/hot"]',
    title: /^Hot posts · Nontrivial$/,
    heading: 'Hot posts',
  },
  {
    name: 'a period',
    from: 'top',
    link: 'a[href="/top?t=month"]',
    title: /^Top posts · Nontrivial$/,
    heading: 'Top posts',
  },
  {
    name: 'the brand',
    from: 'about',
    link: 'header > div > a',
    title: /^Nontrivial: AI news/,
    heading: 'Nontrivial: new posts',
  },
  {
    name: 'the comments of a user',
    from: 'profile',
    link: 'a[href$="?tab=comments"]',
    title: /\(.+\) · Nontrivial$/,
  },
  {
    name: 'the post of a comment',
    from: 'comments',
    link: '#user-comments h2 a',
    title: / · Nontrivial$/,
  },
  {
    name: 'a text of the footer',
    from: 'home',
    link: 'footer a[href="/privacy"]',
    title: /^Privacy Policy · Nontrivial$/,
    heading: 'Privacy Policy',
  },
  {
    name: 'a link within a text',
    from: 'about',
    link: 'main a[href="/top"]',
    title: /^Top posts · Nontrivial$/,
    heading: 'Top posts',
  },
  {
    name: 'a way on from "Not Found"',
    from: 'not found',
    link: 'main a[href="/new"]',
    title: /^New posts · Nontrivial$/,
    heading: 'New posts',
  },
];

it.each(clicks)(
  'shows $name on a click without loading a document',
  async ({ from, link, title, heading }) => {
    const { page, requests } = await browsing.open(
      from === 'not found' ? { allow: [notes.status404] } : {},
    );
    await visit(page, url(browsing.pages.nontrivial[from]));
    await mark(page);
    const target = page.locator(link).first();
    const href = (await target.getAttribute('href')) ?? '';
    await target.click();
    await page.waitForURL(url(href));
    await focusOn(page, new URL(page.url()).hash || '#main h1');
    await expect.poll(() => page.title()).toMatch(title);
    if (heading) expect(await page.locator('#main h1').innerText()).toBe(heading);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('#main').getAttribute('aria-busy')).toBe(null);
    expect(await isSameDocument(page)).toBe(true);
    expect(
      requests.filter((request) => !request.includes('/assets/') && !request.includes('/api/')),
    ).toHaveLength(1);
  },
);

it('moves aria-current with the page', async () => {
  const { page } = await browsing.open();
  const current = page.locator('header nav [aria-current="page"]');
  await visit(page, url('/'));
  expect(await current.allInnerTexts()).toEqual(['New']);
  for (const name of ['Top', 'Hot', 'New']) {
    await page.getByRole('navigation', { name: 'Main' }).getByText(name, { exact: true }).click();
    await focusOn(page, '#main h1');
    await expect.poll(() => current.allInnerTexts()).toEqual([name]);
  }
  await page.locator('#posts a[href^="/u/"]').first().click();
  await page.waitForURL('**/u/*');
  await expect.poll(() => current.count()).toBe(0);
});

it('starts at the top and focuses the heading', async () => {
  const { page } = await browsing.open();
  await visit(page, url('/new'));
  await page.locator('#posts > li:nth-child(20) a[href^="/u/"]').click();
  await focusOn(page, '#main h1');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

it.each([
  { with: 'ctrl', how: { modifiers: ['ControlOrMeta' as const] } },
  { with: 'the middle button', how: { button: 'middle' as const } },
])('opens another tab on a click with $with', async ({ how }) => {
  const { page, context } = await browsing.open();
  await visit(page, url('/'));
  await mark(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('#posts p a[href^="/post/"]').first().click(how),
  ]);
  await tab.waitForURL('**/post/*');
  expect(page.url()).toBe(url('/'));
  expect(await isSameDocument(page)).toBe(true);
});

it('leaves external links to the browser', async () => {
  const { page, requests } = await browsing.open();
  const { url: address } = browsing.pages.nontrivial.posts.find((post) => post.url !== null) ?? {};
  await page.route(`${address}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  await visit(page, url('/new'));
  await page.locator(`#posts h2 a[href="${address}"]`).click();
  await expect.poll(() => page.title()).toBe('Elsewhere');
  expect(requests).toContain(`GET ${address}`);
});

it('loads a document for an unknown route', async () => {
  const { page, requests } = await browsing.open({ allow: [notes.status404] });
  await visit(page, url('/'));
  await mark(page);
  await page.evaluate(() => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/unknown/path';
    link.click();
  });
  await page.waitForURL('**/unknown/path');
  await expect.poll(() => isSameDocument(page)).toBe(false);
  expect(requests).toContain(`GET ${url('/unknown/path')}`);
  expect(await page.locator('h1').innerText()).toBe('Not Found');
});

it('follows the later of two fast clicks', async () => {
  const { page } = await browsing.open();
  await visit(page, url('/'));
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/posts?sort=top*', async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  await page.click('header nav a[href="/top"]');
  await page.waitForSelector('#main[aria-busy="true"]');
  await page.click('header nav a[href="/hot"]');
  await page.waitForURL(url('/hot'));
  gate.resolve();
  await settled(page);
  expect(page.url()).toBe(url('/hot'));
  expect(await page.locator('h1').innerText()).toBe('Hot posts');
});

it('shows the old page as busy while loading', async () => {
  const { page } = await browsing.open();
  await visit(page, url('/'));
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/posts?*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.click('header nav a[href="/hot"]');
  await page.waitForSelector('#main[aria-busy="true"]');
  expect(await page.locator('#posts > li').count()).toBe(25);
  gate.resolve();
  await page.waitForSelector('#main:not([aria-busy])');
  expect(await page.locator('h1').innerText()).toBe('Hot posts');
});

it('loads the module of a page once, on demand', async () => {
  const { page, requests } = await browsing.open();
  await visit(page, url('/'));
  const post = getChunkPattern('client/pages/post.tsx');
  const posts = () => requests.filter((request) => post.test(request)).length;
  await settled(page);
  expect(posts()).toBe(0);
  for (const index of [0, 1]) {
    await page.locator('#posts p a[href^="/post/"]').nth(index).click();
    await page.waitForURL('**/post/*');
    expect(posts()).toBe(1);
    await page.goBack();
    await page.waitForURL(url('/'));
  }
});

it('reuses data for five minutes', async () => {
  const { page, requests } = await browsing.open();
  await visit(page, url('/new'));
  await page.click('header nav a[href="/hot"]');
  await page.waitForURL(url('/hot'));
  await page.click('header nav a[href="/new"]');
  await page.waitForURL(url('/new'));
  await page.goBack();
  await page.waitForURL(url('/hot'));
  await settled(page);
  const calls = listCalls(requests);
  expect(calls).toEqual([
    expect.stringMatching(/^GET http:\/\/nontrivial\.localhost:\d+\/api\/posts\?sort=hot$/),
  ]);
});
