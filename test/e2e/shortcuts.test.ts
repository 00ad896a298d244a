import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectStatus, focusOn, hydrated, settled } from '../support/browsing.ts';
import { join, openAs } from '../support/signed-in.ts';
import { part, useSettingsPage } from '../support/settings-page.ts';

const { browsing, url, visit } = useSettingsPage();

/** Also while it closes, when it still keeps keys from the page. */
const help = (page: Page) => page.locator('dialog').filter({ hasText: 'Keyboard shortcuts' });
const showHelp = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('?');
      return help(page).count();
    })
    .toBe(1);

/** Opens a page with all keys, once their code is there. */
async function openWithKeys(path: string): Promise<Page> {
  const { page, context } = await browsing.open();
  await context.addInitScript("localStorage.shortcuts ??= 'all'");
  await page.goto(url(path));
  await settled(page);
  await showHelp(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => help(page).count()).toBe(0);
  return page;
}
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

it('steps through a list, opens a discussion and returns', async () => {
  const page = await openWithKeys('/new');
  const titles = await page.locator('#posts > li h2 a').allInnerTexts();
  await page.keyboard.press('j');
  await expect.poll(() => focused(page)).toBe(titles[0]);
  await page.keyboard.press('j');
  expect(await focused(page)).toBe(titles[1]);
  await page.keyboard.press('k');
  expect(await focused(page)).toBe(titles[0]);
  await page.keyboard.press('c');
  await page.waitForURL('**/post/*');
  await focusOn(page, '#main h1');
  await page.keyboard.press('u');
  await page.waitForURL(url('/new'));
});

it('steps through a thread and folds a comment', async () => {
  const page = await openWithKeys(browsing.pages.nontrivial['link post']);
  const comment = page.locator('article[id^="c-"]').first();
  await page.keyboard.press('j');
  await expect.poll(() => comment.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('o');
  expect(await comment.locator('> details').getAttribute('open')).toBeNull();
  await page.keyboard.press('o');
  expect(await comment.locator('> details').getAttribute('open')).not.toBeNull();
});

it('lists the keys, where they can be turned off', async () => {
  const page = await openWithKeys('/new');
  await page.keyboard.press('?');
  await help(page).getByText('Next post or comment').waitFor();
  await help(page).getByLabel('None').check();
  await help(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => help(page).count()).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const key of ['j', '?', '/']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await help(page).count()).toBe(0);
});

it('leaves letters to the page by default', async () => {
  const { page, requests } = await browsing.open();
  await page.goto(url('/new'));
  // Each page requests it once, when it is idle.
  await expect.poll(() => requests.some((it) => it.endsWith('/api/csrf/token'))).toBe(true);
  await settled(page);
  const loaded = requests.length;
  for (const key of ['j', '?', 'c']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(requests.slice(loaded)).toEqual([]);
});

it('lets visitors turn the keys on where they search', async () => {
  const { page } = await browsing.open();
  await page.goto(url('/search?q=model'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await help(page).getByLabel('All').check();
  await help(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => help(page).count()).toBe(0);
  const title = await page.locator('#posts > li h2 a').first().innerText();
  await page.keyboard.press('j');
  await expect.poll(() => focused(page)).toBe(title);
});

it('follows a member to another browser', async () => {
  const member = await join(browsing);
  const { page } = await openAs(browsing, member);
  await visit(page, 'keyboard');
  await part(page, 'Keyboard').getByLabel('All').check();
  await expectStatus(page, 'Saved.');
  const other = await openAs(browsing, member);
  await other.page.goto(url('/new'));
  await showHelp(other.page);
});
