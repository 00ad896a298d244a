import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { focusOn, listCalls, notes, settled, startBrowsing, visit } from '../support/browsing.ts';

const browsing = startBrowsing();
/** Rows have two lines there, so that pages are long. */
const narrow = { viewport: { width: 600, height: 720 } };
const url = (address: string) => browsing.url('nontrivial', address);

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

/** Within two pixels: the browser rounds. */
async function expectAt(page: Page, y: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThanOrEqual(2);
}

/** Follows the link and returns the scroll position before leaving. */
async function leaveBy(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector);
  await link.scrollIntoViewIfNeeded();
  const y = await scrollY(page);
  await link.click();
  await focusOn(page, '#main h1');
  expect(await scrollY(page)).toBe(0);
  return y;
}

it.each(['/', '/new', '/top', '/hot'])(
  'Back to %s restores the position and the focused link',
  async (address) => {
    const { page } = await browsing.open(narrow);
    await visit(page, url(address));
    await scrollTo(page, 700);
    const link = '#posts > li:nth-child(14) p a[href^="/post/"]';
    const y = await leaveBy(page, link);
    expect(y).toBeGreaterThan(500);
    await page.goBack();
    await page.waitForSelector('#posts');
    await expectAt(page, y);
    await focusOn(page, link);
  },
);

it('restores focus to the exact link among duplicates', async () => {
  const { page } = await browsing.open(narrow);
  await visit(page, url('/new'));
  const authors = await page
    .locator('#posts li')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('a[href^="/u/"]')?.textContent));
  const row = authors.findLastIndex((author, index) => authors.indexOf(author) !== index);
  const y = await leaveBy(page, `#posts > li:nth-child(${row + 1}) a[href^="/u/"]`);
  await page.goBack();
  await expectAt(page, y);
  await focusOn(page, `#posts > li:nth-child(${row + 1}) a[href^="/u/"]`);
});

it('restores the position on Forward and on Back again', async () => {
  const { page } = await browsing.open(narrow);
  await visit(page, url('/top'));
  const y = await leaveBy(page, '#posts > li:nth-child(9) p a[href^="/post/"]');
  await scrollTo(page, 400);
  const title = await page.title();
  await page.goBack();
  await expectAt(page, y);
  await page.goForward();
  await expect.poll(() => page.title()).toBe(title);
  await expectAt(page, 400);
  await page.goBack();
  await expectAt(page, y);
});

it('restores all appended posts on Back', async () => {
  const { page, requests } = await browsing.open(narrow);
  await visit(page, url('/new'));
  await page.getByRole('link', { name: 'More posts' }).click();
  await page.waitForSelector('#posts > li:nth-child(50)');
  const y = await leaveBy(page, '#posts > li:nth-child(44) p a[href^="/post/"]');
  expect(y).toBeGreaterThan(2000);
  await page.goBack();
  await page.waitForSelector('#posts > li:nth-child(50)');
  await expectAt(page, y);
  await focusOn(page, '#posts > li:nth-child(44) p a[href^="/post/"]');
  await settled(page);
  // Requests nothing twice: one list, one post with its comments.
  expect(listCalls(requests)).toHaveLength(3);
});

it('restores each of three pages on Back', async () => {
  const { page } = await browsing.open(narrow);
  await visit(page, url('/hot'));
  const first = await leaveBy(page, '#posts > li:nth-child(12) a[href^="/u/"]');
  const second = await leaveBy(page, 'footer a[href="/privacy"]');
  const third = await leaveBy(page, 'footer a[href="/about"]');
  for (const [heading, y] of [
    ['Privacy Policy', third],
    [null, second],
    ['Hot posts', first],
  ] as const) {
    await page.goBack();
    if (heading) await expect.poll(() => page.locator('h1').innerText()).toBe(heading);
    else await page.waitForURL('**/u/*');
    await expectAt(page, y);
  }
});

it('restores the previous page after a jump within a page', async () => {
  const { page } = await browsing.open(narrow);
  await visit(page, url('/new'));
  await scrollTo(page, 900);
  const y = await leaveBy(page, '#posts > li:nth-child(15) p a[href^="/post/"]');
  await page.locator('a.skip').focus();
  await page.keyboard.press('Enter');
  await focusOn(page, '#main');
  await page.goBack();
  await page.goBack();
  await page.waitForURL(url('/new'));
  await expectAt(page, y);
});

it('restores the list on Back from another document', async () => {
  const { page } = await browsing.open({ ...narrow, allow: [notes.status404] });
  await visit(page, url('/new'));
  await scrollTo(page, 800);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('header a[href="/login"]')?.click(),
  );
  await page.waitForURL('**/login');
  await page.goBack();
  await page.waitForSelector('#posts');
  await expectAt(page, 800);
});

it('preserves the position on a reload', async () => {
  const { page } = await browsing.open(narrow);
  await visit(page, url('/top?t=month'));
  await scrollTo(page, 650);
  await page.reload();
  await expectAt(page, 650);
});
