import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sites } from '../../server/db/schema.ts';
import { launchBrowser } from '../support/browser.ts';
import { hydrated } from '../support/browsing.ts';
import { inThisRun } from '../support/full-run.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
let server: Server;
let browser: Browser;
let page: Page;
const url = (path: string) =>
  `http://nontrivial.localhost:${(server.address() as AddressInfo).port}${path}`;

/** Stored without a check, so that the server has to refuse the parts which leave the content. */
const hostile = `
  html, body, :root, header, footer, .masthead, .masthead *, .colophon, main { display: none }
  body::before { content: "x"; position: fixed; inset: 0 }
  main ~ footer, .title ~ * ~ footer { display: none }
  .title { & ~ *, :not(&) { display: none } }
  @media all { body, header { opacity: 0 } }
  h1, button, input, label, form { color: rgb(255, 0, 0); letter-spacing: 3px }
  * { z-index: 99999 }
  html.light h1, html:not(.dark) .title { text-transform: uppercase }
  main * { display: none }
  .label, .title, article, li, p, aside {
    position: absolute; top: -2000px; left: -2000px; width: 9000px; height: 9000px;
    margin: -3000px; background: rgb(255, 0, 0); opacity: 0.99;
  }
  .title::before {
    content: "Log in again"; position: absolute; inset: -9000px; background: rgb(0, 0, 255);
  }
`;

async function setCustomCss(customCss: string): Promise<void> {
  await t.deps.db
    .update(sites)
    .set({ settings: { theme: { customCss } } })
    .where(eq(sites.id, 'nontrivial'));
  await t.deps.siteRegistry.reload();
}

const readLook = (path: string) =>
  page.goto(url(path), { waitUntil: 'networkidle' }).then(() =>
    page.evaluate(() =>
      [...document.querySelectorAll('body, body *')].map((element) => {
        const style = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        const own = ['display', 'color', 'position', 'letterSpacing', 'opacity', 'zIndex'] as const;
        return [element.nodeName, x, y, width, height, ...own.map((name) => style[name])];
      }),
    ),
  );
const customLinks = () => page.locator('link[rel="stylesheet"][href*="-custom-"]').count();
/** What a click in the middle of the header and of its links would hit. */
const hitsInHeader = () =>
  page.evaluate(() => {
    const header = document.querySelector('header.masthead') as HTMLElement;
    const shown = [...header.querySelectorAll('a')].filter((link) => link.checkVisibility());
    return [header, ...shown].map((element) => {
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return box.width > 0 && hit !== null && header.contains(hit);
    });
  });

beforeAll(async () => {
  const by = await t.make.user('nontrivial');
  for (const title of ['One', 'Two', 'Three']) await t.make.post({ by, title });
  server = createServer(t.app).listen(0, '127.0.0.1');
  browser = await launchBrowser();
  page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

const untouched = ['/login', '/signup', '/settings', '/api-keys', '/submit', '/inbox', '/admin'];

it.each(inThisRun(untouched, (path) => ['/login', '/settings', '/admin'].includes(path)))(
  'looks the same at %s with hostile CSS',
  async (path) => {
    await setCustomCss('');
    const expected = await readLook(path);
    expect(expected.length).toBeGreaterThan(3);
    await setCustomCss(hostile);
    expect(await readLook(path)).toEqual(expected);
    expect(await customLinks()).toBe(0);
  },
);

it('keeps hostile CSS below the content of public pages', async () => {
  await setCustomCss('');
  await page.goto(url('/'));
  const header = await page.locator('header.masthead').boundingBox();
  await setCustomCss(hostile);
  await page.goto(url('/'));
  await hydrated(page);
  expect(await customLinks()).toBe(1);
  // It does apply there.
  const title = page.locator('main .title').first();
  expect(await title.evaluate((element) => getComputedStyle(element).position)).toBe('absolute');
  expect(await title.evaluate((element) => getComputedStyle(element).zIndex)).toBe('auto');
  expect(await title.evaluate((element) => getComputedStyle(element).textTransform)).toBe(
    'uppercase',
  );
  expect(await page.locator('header.masthead').boundingBox()).toEqual(header);
  expect(await hitsInHeader()).not.toContain(false);
  expect(await page.locator('footer.colophon').isVisible()).toBe(true);
});

it('drops and restores custom CSS while navigating in the page', async () => {
  await setCustomCss('h1, .title { letter-spacing: 7px }');
  const spacing = () =>
    page
      .locator('main :is(h1, .title)')
      .last()
      .evaluate((element) => getComputedStyle(element).letterSpacing);
  await page.goto(url('/'));
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('header').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  expect(await customLinks()).toBe(0);
  expect(await spacing()).toBe('normal');
  await page.locator('header').getByRole('link', { name: 'Hot' }).click();
  await page.locator('main .title').first().waitFor();
  await expect.poll(spacing).toBe('7px');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
