import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { phone, startBrowsing } from '../support/browsing.ts';
import { isFullRun } from '../support/full-run.ts';
import { listFindings } from '../support/visual-and-axe.ts';

const browsing = startBrowsing();

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

it('passes axe on the closed reference', async () => {
  const { page } = await browsing.open();
  await page.goto(browsing.url('nontrivial', '/api/docs'));
  expect(await listFindings(page)).toEqual([]);
});

it.runIf(isFullRun).each(['light', 'dark'] as const)(
  'passes axe on the open reference in %s',
  async (colorScheme) => {
    const { page } = await browsing.open({ colorScheme });
    await page.goto(browsing.url('nontrivial', '/api/docs'));
    await openAll(page);
    const rules = colorScheme === 'dark' ? 'only colors' : undefined;
    expect(await listFindings(page, rules)).toEqual([]);
  },
  120_000,
);

it.runIf(isFullRun)(
  'passes axe on the open reference on a phone',
  async () => {
    const { page } = await browsing.open(phone);
    await page.goto(browsing.url('statecraft', '/api/docs'));
    await openAll(page);
    expect(await listFindings(page)).toEqual([]);
  },
  120_000,
);

it('fits the screen on a phone', async () => {
  const { page } = await browsing.open(phone);
  await page.goto(browsing.url('statecraft', '/api/docs'));
  await openAll(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

it('uses the colors of the site in both schemes', async () => {
  const { page } = await browsing.open({ colorScheme: 'light' });
  const readBackground = async (site: string) => {
    await page.goto(browsing.url(site as 'nontrivial', '/api/docs'));
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  };
  expect(await readBackground('statecraft')).toBe('rgb(253, 252, 249)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readBackground('statecraft')).toBe('rgb(15, 21, 34)');
});

it('opens an endpoint from a link', async () => {
  const { page } = await browsing.open();
  await page.goto(browsing.url('nontrivial', '/api/docs'));
  const details = page.locator('details', { has: page.locator('#getPostsById') });
  expect(await details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
  await page.click('nav a[href="#getPostsById"]');
  expect(await details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
  await expect
    .poll(() =>
      page
        .locator('details', { has: page.locator('#getPostsById') })
        .locator('summary')
        .evaluate((element) => element.getBoundingClientRect().top >= 0),
    )
    .toBe(true);
});

it('copies an example', async () => {
  const { page } = await browsing.open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(browsing.url('nontrivial', '/api/docs#getTags'));
  const copy = page.locator('#getTags').getByRole('button', { name: 'Copy' }).first();
  await copy.click();
  await page.locator('#getTags').getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^curl 'http.+\/api\/tags'$/,
  );
});

it('finds endpoints by the words of their summary', async () => {
  const { page } = await browsing.open();
  await page.goto(browsing.url('nontrivial', '/api/docs'));
  const entries = page.locator('.docs-nav li:visible');
  const count = await entries.count();
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('follow mute');
  await expect.poll(() => entries.count()).toBe(4);
  expect(await entries.allTextContents()).toContain('GET /me/choices');
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('');
  await expect.poll(() => entries.count()).toBe(count);
});

it('shows neither search nor buttons without JavaScript', async () => {
  const { page } = await browsing.open({ javaScriptEnabled: false });
  await page.goto(browsing.url('nontrivial', '/api/docs'));
  const calls = page.locator('main');
  expect(await calls.locator('input, button').count()).toBe(1);
  expect(await calls.locator('input').isVisible()).toBe(false);
});
