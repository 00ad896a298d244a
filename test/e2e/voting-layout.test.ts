import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { notes, phone, settled, visit } from '../support/browsing.ts';
import { inThisRun } from '../support/full-run.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { inSomeWindow, looksRight } from '../support/visual-and-axe.ts';
import { join, openAs } from '../support/signed-in.ts';
import { siteIds } from '../support/sites.ts';
import { arrive, useVotingArrows } from '../support/voting-arrows.ts';

const { browsing, url } = useVotingArrows();

const screens = [
  ['a phone', phone],
  ['a wide window', { viewport: { width: 1280, height: 800 } }],
] as const;

it.each(screens)('on %s sizes arrows for touch and shifts nothing', async (_name, size) => {
  const member = await join(browsing);
  const anonymous = await browsing.open({ ...size, allow: [notes.failed] });
  const logged = await openAs(browsing, member, { ...size, allow: [notes.failed] });
  await logged.context.addInitScript(watchShifts);
  // Shifts by late fonts depend on the fonts of the machine.
  for (const { context } of [anonymous, logged])
    await context.route('**/*.woff2', (route) => route.abort());
  const boxes = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.flatMap((element) => {
        if (!element.checkVisibility()) return [];
        const { left, top, width, height } = element.getBoundingClientRect();
        return [[left, top + window.scrollY, width, height].map((n) => Math.round(n * 10) / 10)];
      }),
    );
  for (const address of [
    '/hot',
    browsing.pages.nontrivial['link post'],
    browsing.pages.nontrivial.profile,
  ]) {
    await visit(anonymous.page, url(address));
    await arrive(logged.page, url(address));
    await settled(logged.page);
    expect(await shifts(logged.page), address).toEqual([]);
    const links = await boxes(anonymous.page, '.votes > i');
    const buttons = await boxes(
      logged.page,
      '[aria-label^="Upvote –"], [aria-label^="Downvote –"]',
    );
    expect(buttons, address).toEqual(links);
    const least = size === phone ? 44 : 24;
    for (const [, , width = 0, height = 0] of buttons)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
  }
});

it.each(
  inThisRun(siteIds, (site) => site === 'statecraft').flatMap((site) => [
    { site, name: 'a phone', size: phone, least: 64, most: 76 },
    { site, name: 'a wide window', size: screens[1][1], least: 38, most: 42 },
  ]),
)('$site: keeps rows between $least and $most px on $name', async ({ site, size, least, most }) => {
  const { page } = await openAs(browsing, await join(browsing, site), size);
  await arrive(page, browsing.url(site, '/new'));
  await page.evaluate(() => document.fonts.ready);
  const heights = await page
    .locator('#posts > li')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  const middle = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)];
  // Only titles of more than about a hundred characters make higher rows.
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(least);
  expect(middle).toBeLessThanOrEqual(most);
});

it.each(
  siteIds
    .flatMap((site) => screens.map(([name, size]) => ({ site, name, size })))
    .filter(inSomeWindow),
)('$site: passes axe on $name with votes', async ({ site, size }) => {
  const { page } = await openAs(browsing, await join(browsing, site), size);
  for (const address of ['/', browsing.pages[site]['text post']]) {
    await arrive(page, browsing.url(site, address));
    const arrows = page.locator('main [aria-label^="Upvote –"]');
    await arrows.nth(0).click();
    // Lists have no room for it on a phone.
    const down = page.locator('main [aria-label^="Downvote –"]').nth(1);
    await ((await down.isVisible()) ? down : arrows.nth(1)).click();
    await expect.poll(() => page.locator('main [aria-pressed="true"]').count()).toBe(2);
    await looksRight(page);
  }
});
