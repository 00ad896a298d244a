import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { focusOn, hydrated, notes, settled, startBrowsing, visit } from '../support/browsing.ts';
import { buildForDevelopment, developmentMain } from '../support/development-build.ts';
import { ownDatabase } from '../support/own-database.ts';

// React's development build reports head mismatches, on a site with analytics.
const database = await ownDatabase('demo');
const analytics = { src: 'https://stats.example.org/js/script.js', domain: 'nontrivial.example' };
await database.rows(`update sites set settings = $1 where id = 'nontrivial'`, [{ analytics }]);
beforeAll(buildForDevelopment);
const browsing = startBrowsing({
  main: developmentMain,
  env: { DATABASE_URL: database.url },
});
const url = (address: string) => browsing.url('nontrivial', address);

/** Replaces the analytics host; the script records its calls. */
const standIn = (context: BrowserContext) =>
  context.route('https://stats.example.org/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.counted = [...(window.counted ?? []), document.currentScript.dataset.domain]',
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    }),
  );
const counted = (page: Page) => page.evaluate(() => (window as { counted?: string[] }).counted);
const readHead = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
      link.getAttribute('href'),
    ),
    titles: document.querySelectorAll('title').length,
    descriptions: document.querySelectorAll('meta[name=description]').length,
    images: document.querySelectorAll('meta[property="og:image"]').length,
    data: document.querySelectorAll('script[type="application/ld+json"]').length,
    scripts: document.querySelectorAll('script[src^="https:"]').length,
  }));
const once = { titles: 1, descriptions: 1, images: 1, data: 1, scripts: 1 };

it('runs the analytics script once and preserves server tags', async () => {
  const { page, context } = await browsing.open();
  await standIn(context);
  await page.goto(url('/'));
  const served = await readHead(page);
  await hydrated(page);
  await settled(page);
  expect(await readHead(page)).toEqual(served);
  expect(served).toMatchObject({ ...once, canonical: ['https://nontrivial.example/'] });
  expect(await counted(page)).toEqual(['nontrivial.example']);
});

it('updates title and canonical URL without duplicates', async () => {
  const { page, context } = await browsing.open();
  await standIn(context);
  await visit(page, url('/'));
  for (const name of ['Top', 'Hot']) {
    await page.getByRole('navigation', { name: 'Main' }).getByText(name, { exact: true }).click();
    await focusOn(page, '#main h1');
    await expect
      .poll(() => readHead(page))
      .toEqual({
        ...once,
        title: `${name} posts · Nontrivial`,
        canonical: [`https://nontrivial.example/${name.toLowerCase()}`],
      });
  }
  expect(await counted(page)).toEqual(['nontrivial.example']);
});

it('contacts no other host from private pages or without analytics', async () => {
  const { page, requests } = await browsing.open({ allow: [notes.status404] });
  for (const address of [
    url('/manage-subscription?token=x'),
    url('/login'),
    browsing.url('statecraft', '/'),
  ])
    await page.goto(address);
  expect(requests.filter((request) => !request.includes('localhost'))).toEqual([]);
});
