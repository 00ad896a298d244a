import { expect, it } from 'vitest';
import { loadPack } from '../../shared/texts/packs.ts';
import { startBrowsing } from '../support/browsing.ts';
import { looksRight } from '../support/visual-and-axe.ts';

const ar = await loadPack('ar');

const browsing = startBrowsing();
const address = /\/api\/newsletter\/preview$/;

it('previews the digest on a landing page in its language', async () => {
  const { page, requests } = await browsing.open({ viewport: { width: 360, height: 800 } });
  await page.goto(browsing.url('nontrivial', '/newsletter/languages/ar'), {
    waitUntil: 'networkidle',
  });
  expect(
    requests.filter((request) => /preview/.test(request)),
    'nothing of it is loaded before',
  ).toEqual([]);
  await page.evaluate(() => document.querySelector('main form')?.scrollIntoView());
  const button = page.locator('main form').getByRole('button', { name: 'عرض معاينة' });
  await button.click();
  const sample = page.locator('main form div[lang="ar"]');
  // The posts of today until now, so their number depends on the hour.
  await expect.poll(() => sample.locator('li').count()).toBeGreaterThan(0);
  expect(await page.locator('main form [role="status"]').allTextContents()).toContain(
    ar.page.previewNote,
  );
  expect(await sample.getAttribute('dir')).toBe('rtl');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await looksRight(page);
  await page.locator('textarea').fill('in English');
  await button.click();
  await expect.poll(() => page.locator('main form div[lang="en"] li').count()).toBeGreaterThan(0);
  expect(await sample.count()).toBe(0);
});

it('previews the digest in the modal and preserves input', async () => {
  const { page } = await browsing.open({
    viewport: { width: 360, height: 740 },
    allow: [/status of (?:429|500)/],
  });
  await page.goto(browsing.url('default', '/'), { waitUntil: 'networkidle' });
  await page.evaluate(() =>
    document
      .querySelector('#main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<a id="link" href="/newsletter" data-subscribe>Get the daily digest</a>',
      ),
  );
  await page.locator('#link').click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('summary').click();
  await dialog.locator('textarea').fill('About nothing in particular');
  const button = dialog.getByRole('button', { name: 'Preview my digest' });
  const sentence = 'Too many previews in a short time. Try again in 5 minutes.';
  for (const [status, code, message] of [
    [429, 'too_many_requests', sentence],
    [500, 'internal', 'Something went wrong. Please try again.'],
  ] as const) {
    await page.route(address, (route) =>
      route.fulfill({
        status,
        json: { error: status === 429 ? sentence : 'Defect', code, requestId: 'x' },
        headers: {
          'Access-Control-Allow-Origin': new URL(page.url()).origin,
          'Access-Control-Allow-Credentials': 'true',
        },
      }),
    );
    await button.click();
    await expect.poll(() => dialog.locator('[role="alert"]').allTextContents()).toEqual([message]);
    await page.unroute(address);
  }
  await button.click();
  await expect.poll(() => dialog.locator('li').count()).toBeGreaterThan(0);
  expect(await dialog.locator('[role="alert"]').count()).toBe(0);
  await looksRight(page);
  expect(await dialog.locator('textarea').inputValue()).toBe('About nothing in particular');
  await dialog.locator('textarea').fill('x'.repeat(1_001));
  await button.click();
  await expect
    .poll(() => dialog.locator('[role="alert"]').allTextContents())
    .toEqual(['1001 of 1000 characters']);
});
