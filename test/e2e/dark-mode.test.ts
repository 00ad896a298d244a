import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { hydrated, notes, phone, settled, startBrowsing, visit } from '../support/browsing.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { similarSites } from '../support/sites.ts';
import { presets } from '../../shared/sites/presets.ts';

const browsing = startBrowsing();
const url = (address = '/') => browsing.url('nontrivial', address);
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const pressed = (page: Page) => toggle(page).getAttribute('aria-pressed');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('darkMode'));
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const store = (page: Page, choice: string) =>
  page.addInitScript((value) => localStorage.setItem('darkMode', value), choice);

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const backgrounds = Object.fromEntries(
  presets.map(({ id, theme }) => [
    id,
    { light: rgb(theme.colors.background), dark: rgb(theme.dark.background) },
  ]),
);
const { light, dark } = backgrounds.nontrivial as { light: string; dark: string };

/** Records the background before every frame. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      if (document.body) frames.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const frames = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { frames_: string[] }).frames_)]);

it.each(similarSites)('%s: shows no light frame when the system is dark', async (site) => {
  const { page } = await browsing.open({ colorScheme: 'dark' });
  await watchFrames(page);
  await visit(page, browsing.url(site, '/'));
  await settled(page);
  expect(await frames(page)).toEqual([backgrounds[site]?.dark]);
  expect(await pressed(page)).toBe('true');
  expect(await stored(page)).toBe(null);
});

it.each([
  { choice: 'true', system: 'light' as const, shown: dark, says: 'true' },
  { choice: 'false', system: 'dark' as const, shown: light, says: 'false' },
  { choice: 'nonsense', system: 'dark' as const, shown: dark, says: 'true' },
])(
  'renders "$choice" stored on a $system system in every frame',
  async ({ choice, system, shown, says }) => {
    const { page } = await browsing.open({ colorScheme: system });
    await store(page, choice);
    await watchFrames(page);
    await visit(page, url());
    await settled(page);
    expect(await frames(page)).toEqual([shown]);
    expect(await pressed(page)).toBe(says);
  },
);

it('is in the menu of a phone, with its name', async () => {
  const { page } = await browsing.open(phone);
  await visit(page, url());
  expect(await toggle(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#more').getByText('Dark mode').click();
  expect([await background(page), await toggle(page).isVisible()]).toEqual([dark, false]);
});

it('stores "true" and "false" and applies them after a reload', async () => {
  const { page } = await browsing.open();
  await visit(page, url());
  expect([await pressed(page), await stored(page), await background(page)]).toEqual([
    'false',
    null,
    light,
  ]);
  await toggle(page).click();
  expect([await pressed(page), await stored(page), await background(page)]).toEqual([
    'true',
    'true',
    dark,
  ]);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => pressed(page)).toBe('true');
  expect(await background(page)).toBe(dark);
  await page.click('header nav a[href="/hot"]');
  await page.waitForURL(url('/hot'));
  expect(await background(page)).toBe(dark);
  await visit(page, url(browsing.pages.nontrivial['text post']));
  expect(await background(page)).toBe(dark);
  await toggle(page).press('Space');
  expect([await pressed(page), await stored(page), await background(page)]).toEqual([
    'false',
    'false',
    light,
  ]);
  await page.reload();
  expect(await background(page)).toBe(light);
});

it('follows the system only without a stored choice', async () => {
  const { page } = await browsing.open();
  await visit(page, url());
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(dark);
  expect(await pressed(page)).toBe('true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(light);
  await toggle(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  expect([await background(page), await pressed(page)]).toEqual([dark, 'true']);
});

it('applies the choice and its removal in other tabs', async () => {
  const { page, context } = await browsing.open();
  const other = await context.newPage();
  await visit(page, url());
  await visit(other, url('/about'));
  await toggle(page).click();
  await expect.poll(() => background(other)).toBe(dark);
  expect(await pressed(other)).toBe('true');
  await page.evaluate(() => localStorage.removeItem('darkMode'));
  await expect.poll(() => background(other)).toBe(light);
});

it('matches the theme color to the page', async () => {
  const { page } = await browsing.open();
  const metas = page.locator('meta[name="theme-color"]');
  const color = () =>
    metas.evaluateAll(
      (all: HTMLMetaElement[]) => all.find((meta) => matchMedia(meta.media).matches)?.content,
    );
  const { colors, dark: darkColors } = presets.find(({ id }) => id === 'nontrivial')?.theme ?? {};
  await visit(page, url());
  expect(await color()).toBe(colors?.background);
  await toggle(page).click();
  expect(await color()).toBe(darkColors?.background);
  await page.reload();
  expect(await color()).toBe(darkColors?.background);
  await hydrated(page);
  expect(await metas.count()).toBe(2);
  await toggle(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await color()).toBe(colors?.background);
});

it('stores one choice per tenant', async () => {
  const { page } = await browsing.open();
  await visit(page, url());
  await toggle(page).click();
  await visit(page, browsing.url('statecraft', '/'));
  expect([await pressed(page), await background(page)]).toEqual([
    'false',
    backgrounds.statecraft?.light,
  ]);
});

it('switches the page when storage is disabled', async () => {
  const { page } = await browsing.open({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    // This reader has no subscription: data savers see no prompt.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await visit(page, url());
  expect(await background(page)).toBe(dark);
  await toggle(page).click();
  expect([await pressed(page), await background(page)]).toEqual(['false', light]);
  await page.click('#posts p a[href^="/post/"]');
  await page.waitForURL('**/post/*');
  expect(await background(page)).toBe(light);
});

it('shifts nothing when switching', async () => {
  // Shifts by late fonts depend on the fonts of the machine.
  const { page } = await browsing.open({ allow: [notes.failed] });
  await page.route('**/*.woff2', (route) => route.abort());
  await visit(page, url(browsing.pages.nontrivial['link post']));
  await page.evaluate(watchShifts);
  const moving = page.locator('header a, header button, h1, article');
  const boxes = () =>
    moving.evaluateAll((all) =>
      all.map((element) => JSON.stringify(element.getBoundingClientRect())),
    );
  const before = await boxes();
  await toggle(page).click();
  await settled(page);
  expect(await boxes()).toEqual(before);
  expect(await shifts(page)).toEqual([]);
});
