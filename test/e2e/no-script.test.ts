import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { notes, startBrowsing } from '../support/browsing.ts';
import { similarSites } from '../support/sites.ts';
import { presets } from '../../shared/sites/presets.ts';

const browsing = startBrowsing();
const url = (address: string) => browsing.url('nontrivial', address);
const plain = { javaScriptEnabled: false };
const titles = (page: Page) => page.locator('#posts > li h2').allInnerTexts();

it.each(similarSites)('%s: pages through complete lists without JavaScript', async (site) => {
  const { page, requests } = await browsing.open(plain);
  await page.goto(browsing.url(site, '/new'));
  const all: string[] = [];
  for (;;) {
    all.push(...(await titles(page)));
    const more = page.getByRole('link', { name: 'More posts' });
    if ((await more.count()) === 0) break;
    expect(await titles(page)).toHaveLength(25);
    await more.click();
    await page.waitForLoadState();
  }
  expect(all).toHaveLength(browsing.pages[site].posts.length);
  expect(new Set(all).size).toBe(all.length);
  expect(await page.locator('.pager').innerText()).toBe('You’ve reached the end.');
  expect(requests.filter((request) => request.includes('/api/'))).toEqual([]);
});

it('reads, folds and sorts a thread without JavaScript', async () => {
  const { page } = await browsing.open(plain);
  await page.goto(url(browsing.pages.nontrivial['link post']));
  const comments = page.locator('article[id^="c-"]');
  const shown = await comments.count();
  expect(shown).toBeGreaterThan(20);
  const first = comments.first();
  const reply = first.locator('article').first();
  expect(await reply.isVisible()).toBe(true);
  await first.locator('> details > summary').click();
  expect(await reply.isVisible()).toBe(false);
  await first.locator('> details > summary').press('Enter');
  expect(await reply.isVisible()).toBe(true);
  await page
    .getByRole('navigation', { name: 'Sort comments' })
    .getByRole('link', { name: 'Old' })
    .click();
  await page.waitForURL('**?sort=old');
  expect(await comments.count()).toBe(shown);
  expect(await page.locator('[aria-label="Sort comments"] [aria-current]').innerText()).toBe('Old');
});

it('shows a permalink with its replies without JavaScript', async () => {
  const { page } = await browsing.open(plain);
  await page.goto(url(browsing.pages.nontrivial['link post']));
  const id = (await page.locator('article article[id^="c-"]').first().getAttribute('id')) ?? '';
  await page.locator(`#${id} > header a[href*="?root="]`).click();
  await page.waitForURL(`**#${id}`);
  expect(await page.locator('article[id^="c-"]').first().getAttribute('id')).toBe(id);
  expect(
    await page.locator(`#${id} > header`).evaluate((header) => getComputedStyle(header).boxShadow),
  ).not.toBe('none');
  await page.getByRole('link', { name: 'All comments' }).click();
  await page.waitForURL((to) => to.search === '');
});

it('shows profiles, periods and static pages without JavaScript', async () => {
  const { page } = await browsing.open(plain);
  await page.goto(url(browsing.pages.nontrivial.profile));
  await page.getByRole('link', { name: 'Comments', exact: true }).click();
  await page.waitForURL('**?tab=comments');
  expect(await page.locator('#user-comments > li').count()).toBeGreaterThan(0);
  await page.goto(url('/top'));
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await page.waitForURL('**/top?t=month');
  expect((await titles(page)).length).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL('**/privacy');
  expect(await page.locator('#main h2').count()).toBeGreaterThan(2);
});

it.each(similarSites)('%s: follows the dark system scheme without JavaScript', async (site) => {
  const { page } = await browsing.open({ ...plain, colorScheme: 'dark' });
  await page.goto(browsing.url(site, '/'));
  const theme = presets.find((preset) => preset.id === site)?.theme;
  const look = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.documentElement).colorScheme,
    ]);
  const rgb = (hex = '') =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  expect(await look()).toEqual([rgb(theme?.dark.background), 'dark']);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await look()).toEqual([rgb(theme?.colors.background), 'light']);
});

it.each([
  { what: "an address that is nobody's", address: '/no/such/page', heading: 'Not Found' },
  {
    what: 'a post that never was',
    address: '/post/never-was-aaaaaaaaaaaa',
    heading: 'Post not found',
  },
  { what: 'a user nobody knows', address: '/u/nobody-at-all', heading: 'Not Found' },
])('shows $what with navigation without JavaScript', async ({ address, heading }) => {
  const { page } = await browsing.open({ ...plain, allow: [notes.status404] });
  const response = await page.goto(url(address));
  expect(response?.status()).toBe(404);
  expect(await page.locator('h1').innerText()).toBe(heading);
  await page.locator('main').getByRole('link', { name: 'New posts' }).click();
  await page.waitForURL('**/new');
  expect(await titles(page)).toHaveLength(25);
});
