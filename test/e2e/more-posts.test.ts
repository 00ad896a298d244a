import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { focusOn, listCalls, notes, settled, startBrowsing, visit } from '../support/browsing.ts';

const browsing = startBrowsing();
const url = (address: string) => browsing.url('nontrivial', address);
const more = (page: Page) => page.getByRole('link', { name: 'More posts' });
const rows = (page: Page) => page.locator('#posts > li');
const status = (page: Page) => page.locator('#live-status');

it.each(['/', '/top?t=all', '/hot'])(
  'appends 25 posts on %s and focuses the first',
  async (address) => {
    const { page, requests } = await browsing.open();
    await visit(page, url(address));
    const before = await rows(page).locator('h2').allInnerTexts();
    expect(before).toHaveLength(25);
    await more(page).click();
    await focusOn(page, '#posts > li:nth-child(26) h2 a');
    expect(await status(page).textContent()).toBe('25 more posts loaded');
    const after = await rows(page).locator('h2').allInnerTexts();
    expect(after).toHaveLength(50);
    expect(after.slice(0, 25)).toEqual(before);
    expect(new Set(after).size).toBe(50);
    // The URL stays: the reader is still on this page.
    expect(page.url()).toBe(url(address));
    expect(listCalls(requests)).toHaveLength(1);
  },
);

it('appends posts by keyboard', async () => {
  const { page } = await browsing.open();
  await visit(page, url('/new'));
  await more(page).focus();
  await page.keyboard.press('Enter');
  await focusOn(page, '#posts > li:nth-child(26) h2 a');
});

it('focuses the first new post after a slow load', async () => {
  const { page } = await browsing.open();
  await visit(page, url('/new'));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await held;
    await settled(page);
    await route.continue();
  });
  await more(page).click();
  await page.waitForSelector('.pager a[aria-disabled="true"]');
  expect(await page.locator('.pager a').innerText()).toBe('Loading…');
  release();
  await focusOn(page, '#posts > li:nth-child(26) h2 a');
  expect(await more(page).getAttribute('aria-disabled')).toBe(null);
});

it('loads nothing automatically, so the footer is reachable', async () => {
  const { page, requests } = await browsing.open();
  await visit(page, url('/new'));
  for (let i = 0; i < 5; i += 1) {
    await page.keyboard.press('End');
    await settled(page);
  }
  await page.locator('footer a[href="/terms"]').click({ trial: true });
  expect(await rows(page).count()).toBe(25);
  expect(listCalls(requests)).toEqual([]);
});

it('removes the link at the end and says so', async () => {
  const { page } = await browsing.open();
  await visit(page, url('/new'));
  const total = browsing.pages.nontrivial.posts.length;
  for (let shown = 25; shown < total;) {
    const next = Math.min(25, total - shown);
    await more(page).click();
    await page.waitForSelector(`#posts > li:nth-child(${shown + next})`);
    await expect.poll(() => status(page).textContent()).toBe(`${next} more posts loaded`);
    shown += next;
  }
  expect(await rows(page).count()).toBe(total);
  expect(await more(page).count()).toBe(0);
  expect(await page.locator('.pager').innerText()).toBe('You’ve reached the end.');
});

it('loads one page on a double click', async () => {
  const { page, requests } = await browsing.open();
  await visit(page, url('/new'));
  await more(page).dblclick();
  await page.waitForSelector('#posts > li:nth-child(50)');
  await settled(page);
  expect(await rows(page).count()).toBe(50);
  expect(listCalls(requests)).toHaveLength(1);
});

it('reports a failed page and retries', async () => {
  const { page } = await browsing.open({ allow: [notes.failed] });
  await visit(page, url('/new'));
  await page.route('**/api/**', (route) => route.abort());
  await more(page).click();
  await expect
    .poll(() => page.locator('#live-alert').textContent())
    .toBe('More posts couldn’t be loaded. Try again.');
  expect(await rows(page).count()).toBe(25);
  await page.unroute('**/api/**');
  await more(page).click();
  await page.waitForSelector('#posts > li:nth-child(50)');
});

it('continues from a later page opened by its URL', async () => {
  const { page } = await browsing.open();
  await visit(page, url('/new'));
  const address = (await more(page).getAttribute('href')) ?? '';
  const first = await rows(page).locator('h2').allInnerTexts();
  await visit(page, url(address));
  await more(page).click();
  await page.waitForSelector('#posts > li:nth-child(50)');
  const titles = await rows(page).locator('h2').allInnerTexts();
  expect(new Set([...first, ...titles]).size).toBe(75);
});
