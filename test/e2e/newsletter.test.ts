import { expect, it } from 'vitest';
import { hydrated, startBrowsing } from '../support/browsing.ts';
import { looksRight, tabsThrough } from '../support/visual-and-axe.ts';

const browsing = startBrowsing();

it('updates language and direction between pages without a reload', async () => {
  const { page, requests } = await browsing.open({ viewport: { width: 1280, height: 900 } });
  const written = () =>
    page.evaluate(() => [
      document.documentElement.lang,
      document.documentElement.dir,
      document.querySelector('header')?.lang,
      document.activeElement?.tagName,
    ]);
  await page.goto(browsing.url('statecraft', '/newsletter/languages/ar'), {
    waitUntil: 'networkidle',
  });
  expect((await written()).slice(0, 3)).toEqual(['ar', 'rtl', 'ar']);
  const form = async () => (await page.locator('main form').boundingBox())?.x ?? 0;
  expect(await form()).toBeLessThan(400);
  await page.evaluate(() => Object.assign(window, { same: true }));
  requests.length = 0;
  await page.locator('main a[lang="de"]').click();
  await expect.poll(written).toEqual(['de', 'ltr', 'de', 'H1']);
  expect(await form()).toBeGreaterThan(400);
  await page.locator('header a[href="/new"]').click();
  await expect.poll(written).toEqual(['en', '', 'en', 'H1']);
  await page.goBack();
  await expect.poll(async () => (await written()).slice(0, 2)).toEqual(['de', 'ltr']);
  await page.goBack();
  await expect.poll(async () => (await written()).slice(0, 2)).toEqual(['ar', 'rtl']);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(
    requests.filter(
      (request) => request.includes('/newsletter/languages/') && !request.includes('/api/'),
    ),
  ).toEqual([]);
});

it('shows a rejected form on its own page only', async () => {
  const { page } = await browsing.open({ allow: [/status of 422/] });
  await page.goto(browsing.url('nontrivial', '/newsletter/languages/fr'));
  await page.locator('main form input[name="email"]').fill('nobody');
  await Promise.all([
    page.waitForEvent('load'),
    page.locator('main form').evaluate((form: HTMLFormElement) => form.submit()),
  ]);
  await hydrated(page);
  await page.locator('main form [role="alert"]').waitFor();
  await page.locator('main a[lang="de"]').click();
  await page.waitForURL('**/languages/de');
  await page.locator('main form:lang(de)').waitFor();
  expect(await page.locator('main form [role="alert"]').count()).toBe(0);
  expect(await page.locator('main form input[name="email"]').inputValue()).toBe('');
});

it.each([
  ['statecraft', '/newsletter/languages/ar', 360],
  ['nontrivial', '/newsletter/languages/ja', 1280],
  ['nontrivial', '/newsletter/languages', 360],
  ['nontrivial', '/newsletter/industries/technology', 360],
] as const)('%s%s in a window of %i passes visual checks', async (site, path, width) => {
  const { page } = await browsing.again({ viewport: { width, height: 800 } });
  await page.goto(browsing.url(site, path), { waitUntil: 'networkidle' });
  await looksRight(page);
  if (path.endsWith('/ar')) await tabsThrough(page);
});

it('passes visual and keyboard checks on an archived issue', async () => {
  const { page } = await browsing.again({ viewport: { width: 360, height: 800 } });
  // The program writes the demo issues soon after its start.
  await expect
    .poll(
      async () => {
        await page.goto(browsing.url('nontrivial', '/newsletter/archive'), {
          waitUntil: 'networkidle',
        });
        return page.locator('#issues h3 a').count();
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  const headline = page.locator('#issues h3 a').first();
  const title = await headline.innerText();
  await headline.click();
  await expect.poll(() => page.locator('main h1').innerText()).toBe(title);
  await looksRight(page);
  await tabsThrough(page);
});
