import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { focusOn, hydrated, notes, startBrowsing, visit } from '../support/browsing.ts';
import { getChunkPattern } from '../support/chunks.ts';

const browsing = startBrowsing();
const url = (address: string) => browsing.url('nontrivial', address);
const dead = (page: Page) => page.route('**/api/**', (route) => route.abort());
const alive = (page: Page) => page.unroute('**/api/**');

it.each([
  {
    name: 'a list',
    link: 'header nav a[href="/hot"]',
    heading: 'Hot posts',
    says: 'Posts couldn’t be loaded. Try again',
    afterwards: '#posts > li',
  },
  {
    name: 'a post',
    link: '#posts p a[href^="/post/"]',
    heading: 'This post couldn’t be loaded',
    says: 'Something’s wrong on our side.',
    afterwards: '#comments',
  },
  {
    name: 'a profile',
    link: '#posts a[href^="/u/"]',
    heading: '',
    says: 'This profile couldn’t be loaded. Try again',
    afterwards: '#posts > li',
  },
  {
    name: 'a text',
    link: 'footer a[href="/terms"]',
    heading: 'Terms',
    says: 'This text couldn’t be loaded. Try again',
    afterwards: 'main h2',
  },
])('reports that $name failed to load and retries', async ({ link, heading, says, afterwards }) => {
  const { page } = await browsing.open({ allow: [notes.failed, notes.loadingFailed] });
  await visit(page, url('/'));
  await dead(page);
  await page.locator(link).first().click();
  await focusOn(page, '#main h1');
  if (heading) expect(await page.locator('h1').innerText()).toBe(heading);
  expect(await page.locator('main').innerText()).toContain(says);
  await alive(page);
  await page.locator('main').getByRole('link', { name: 'Try again' }).click();
  await page.waitForSelector(afterwards);
});

it('treats a 503 response like no response', async () => {
  const { page } = await browsing.open({ allow: [notes.status503, notes.loadingFailed] });
  await visit(page, url('/'));
  const json = { error: 'Busy.', code: 'unavailable', requestId: 'x' };
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json }));
  await page.click('header nav a[href="/top"]');
  await expect
    .poll(() => page.locator('.notice').innerText())
    .toContain('Posts couldn’t be loaded.');
});

it('reports a post that was deleted meanwhile', async () => {
  const { page } = await browsing.open({ allow: [notes.status404] });
  await visit(page, url('/'));
  const json = { error: 'Not there.', code: 'not_found', requestId: 'x' };
  await page.route('**/api/posts/**', (route) => route.fulfill({ status: 404, json }));
  await page.locator('#posts p a[href^="/post/"]').first().click();
  await focusOn(page, '#main h1');
  expect(await page.locator('h1').innerText()).toBe('Post not found');
});

it('shows the error screen for a malformed response', async () => {
  const { page } = await browsing.open({ allow: [/^error: /] });
  await visit(page, url('/'));
  await page.route('**/api/posts?*', (route) =>
    route.fulfill({ json: { posts: 'none', nextCursor: null } }),
  );
  await page.click('header nav a[href="/hot"]');
  await expect.poll(() => page.locator('h1').innerText()).toBe('Something went wrong!');
  expect(await page.title()).toBe('Something went wrong · Nontrivial');
  const details = page.locator('main pre');
  const summary = page.locator('main summary');
  expect([await summary.innerText(), await details.isVisible()]).toEqual(['Show Error', false]);
  await summary.click();
  expect([await summary.innerText(), await details.isVisible()]).toEqual(['Hide Error', true]);
  expect((await details.innerText()).length).toBeGreaterThan(10);
  await summary.press('Enter');
  expect([await summary.innerText(), await details.isVisible()]).toEqual(['Show Error', false]);
  await page.unroute('**/api/posts?*');
  await page.locator('main').getByRole('link', { name: 'Home' }).click();
  await page.waitForSelector('#posts > li:nth-child(25)');
});

it('loads the document when the page script is gone', async () => {
  const { page } = await browsing.open({ allow: [notes.status404] });
  await visit(page, url('/'));
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await page.route(
    getChunkPattern('client/pages/post.tsx'),
    (route) => route.fulfill({ status: 404, body: '' }),
    { times: 1 },
  );
  const link = page.locator('#posts p a[href^="/post/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(url(href));
  await hydrated(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(await page.locator('#comments').count()).toBe(1);
});

it('remains readable without any client script', async () => {
  const { page } = await browsing.open({ allow: [notes.failed] });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(url(browsing.pages.nontrivial['link post']));
  await page.locator('article[id^="c-"] > details > summary').first().click();
  expect(await page.locator('article[id^="c-"] > details:not([open])').count()).toBe(1);
  await page.click('header nav a[href="/hot"]');
  await page.waitForURL(url('/hot'));
  expect(await page.locator('#posts > li').count()).toBe(25);
});
