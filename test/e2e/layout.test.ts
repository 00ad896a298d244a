import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import { notes, phone, settled, startBrowsing, visit } from '../support/browsing.ts';
import { everyPage, type Kind } from '../support/demo-pages.ts';
import { isFullRun } from '../support/full-run.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { similarSites, siteIds } from '../support/sites.ts';

const browsing = startBrowsing();
const allowFor = (kind: Kind) => (kind === 'not found' ? [notes.status404] : []);

/** Elements that overflow the page horizontally. */
const wide = (page: Page, width: number) =>
  page.evaluate((width) => {
    const beyond = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      // Skips scroll containers and screen reader text.
      return (
        (right > width + 0.5 || left < -0.5) &&
        !element.closest('pre') &&
        getComputedStyle(element).position !== 'absolute'
      );
    });
    return [
      `${document.documentElement.scrollWidth} px`,
      ...beyond.map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
    ];
  }, width);

/** Controls below the minimum target size, except inline links (WCAG 2.5.8). */
const small = (page: Page) =>
  page.evaluate(() => {
    const isText = (node: Node) =>
      node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 3;
    const inSentence = (link: Element) =>
      getComputedStyle(link).display === 'inline' &&
      [...(link.parentElement?.childNodes ?? [])].some(isText);
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const least = element.closest('header.masthead, .pager, summary') ? 44 : 24;
        const fine =
          (height >= least - 0.01 && width >= 23.99) ||
          element.matches('a.skip') ||
          inSentence(element);
        return fine
          ? []
          : [
              `${element.tagName} "${element.textContent?.slice(0, 30)}" ` +
                `${Math.round(width)}×${Math.round(height * 10) / 10}`,
            ];
      });
  });

it.each(everyPage)(
  '$site: fits the page "$kind" and its targets on phones',
  async ({ site, kind }) => {
    const { page } = await browsing.again({ ...phone, allow: allowFor(kind) });
    await page.goto(browsing.url(site, browsing.pages[site][kind]));
    await page.evaluate(() => document.fonts.ready);
    expect(await wide(page, 360)).toEqual(['360 px']);
    expect(await small(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await wide(page, 320)).toEqual(['320 px']);
  },
);

it('prints no controls', async () => {
  const { page } = await browsing.open();
  await visit(page, browsing.url('nontrivial', browsing.pages.nontrivial['link post']));
  const shown = page.locator('button, form, summary, nav').filter({ visible: true });
  expect(await shown.count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await shown.allInnerTexts()).toEqual([]);
});

it('shortens the host before a long author on phones', async () => {
  const { page } = await browsing.again(phone);
  await visit(page, browsing.url('nontrivial', '/new'));
  const row = page.locator('#posts article:has(.domain)').first();
  await row
    .locator('a[href^="/u/"]')
    .evaluate((author, name) => (author.textContent = name), 'm'.repeat(limits.username.max));
  expect((await row.locator('.domain').boundingBox())?.width).toBeLessThanOrEqual(24);
});

it('aligns excerpts of found posts with their titles on phones', async () => {
  const { page } = await browsing.again(phone);
  await visit(page, browsing.url('nontrivial', '/search?q=model'));
  const starts = await page
    .locator('#posts li:has(> p)')
    .evaluateAll((rows) =>
      rows.map((row) =>
        ['h2', ':scope > p'].map((each) => row.querySelector(each)?.getBoundingClientRect().left),
      ),
    );
  expect(starts.length).toBeGreaterThan(0);
  expect(starts.filter(([title, excerpt]) => title !== excerpt)).toEqual([]);
});

it.each(siteIds)('%s: limits the masthead to two lines on a phone', async (site) => {
  const { page } = await browsing.open(phone);
  await page.goto(browsing.url(site, '/'));
  await page.evaluate(() => document.fonts.ready);
  const height = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
  expect(await height('header.masthead')).toBeLessThanOrEqual(100);
  expect((await height('#posts')) / 25).toBeLessThanOrEqual(740 / 7);
});

it.each(similarSites)('%s: separates all items of the masthead at any width', async (site) => {
  const { page } = await browsing.open();
  await page.goto(browsing.url(site, '/'));
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 360, 480, 639, 640, 768, 899, 900, 950, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const touching = await page.evaluate(() => {
      const measureText = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      // Long descriptions are truncated, so their box counts; names may overflow, so their text
      // counts.
      const selector = 'header nav a, header button, header nav + div a, header p, header a > span';
      const parts = [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility(),
      );
      const boxes = parts.map((element) =>
        element.matches('span') ? measureText(element) : element.getBoundingClientRect(),
      );
      return parts.flatMap((element, i) =>
        parts.slice(i + 1).flatMap((other, j) => {
          const [a, b] = [boxes[i], boxes[i + 1 + j]];
          const apart =
            !a ||
            !b ||
            a.right + 4 <= b.left ||
            b.right + 4 <= a.left ||
            a.bottom <= b.top ||
            b.bottom <= a.top;
          return apart
            ? []
            : [`${element.textContent || 'switch'} and ${other.textContent || 'switch'}`];
        }),
      );
    });
    expect(touching, `at ${width} px`).toEqual([]);
    const { height = 0 } = (await page.locator('header.masthead').boundingBox()) ?? {};
    expect(height, `at ${width} px`).toBeLessThanOrEqual(100);
  }
});

// The two with typefaces of their own.
const still = (['nontrivial', 'statecraft'] as const).flatMap((site) =>
  (['home', 'link post', 'profile'] as const).flatMap((kind) =>
    [360, 1280]
      .filter((width) => isFullRun || (site === 'nontrivial') === (width === 360))
      .map((width) => ({ site, kind, width })),
  ),
);

it.each(still)(
  '$site: shifts nothing while "$kind" hydrates at $width px',
  async ({ site, kind, width }) => {
    // Shifts by late fonts depend on the machine; here only fallback fonts exist.
    const { page } = await browsing.open({
      viewport: { width, height: 740 },
      allow: [notes.failed],
    });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(watchShifts);
    await visit(page, browsing.url(site, browsing.pages[site][kind]));
    await settled(page);
    expect(await shifts(page)).toEqual([]);
  },
);
