import { expect, it } from 'vitest';
import { startBrowsing, visit } from '../support/browsing.ts';

const browsing = startBrowsing();

it('leads from "/" to the search field and results', async () => {
  const { page } = await browsing.open();
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, browsing.url('nontrivial', '/new'));
  await page.keyboard.press('/');
  const field = page.locator('header input[name="q"]');
  expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.type('a/b number');
  expect(await field.inputValue()).toBe('a/b number');
  await field.fill('number');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=number');
  expect(await page.locator('#posts mark').count()).toBeGreaterThan(0);
});

it('leads from "/" to the search link on phones', async () => {
  const { page } = await browsing.open();
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, browsing.url('nontrivial', '/new'));
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/search');
});
