import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { hydrated, notes, startBrowsing } from '../support/browsing.ts';
import { everyPage, kinds, type Kind } from '../support/demo-pages.ts';

const browsing = startBrowsing();
const allowFor = (kind: Kind) => (kind === 'not found' ? [notes.status404] : []);
const ofColour = ['color-contrast', 'link-in-text-block'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, and what it could not decide. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations, incomplete } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  const tell = ({ id, nodes }: (typeof violations)[number]) =>
    `${id}: ${nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} ${any[0]?.message}`).join(', ')}`;
  return [...violations.map(tell), ...incomplete.map((one) => `undecided ${tell(one)}`)];
}

// The generic site has the others' boxes; its colours are looked at on the pages that have most of them.
const worthLooking = everyPage.filter(({ site, kind }) => site !== 'default' || ['home', 'link post', 'profile', 'not found'].includes(kind));

it.each(worthLooking)('$site: axe finds nothing on the page "$kind", in light and in dark', async ({ site, kind }) => {
  const { page } = await browsing.open({ allow: allowFor(kind) });
  await page.goto(browsing.url(site, browsing.pages[site][kind]));
  await hydrated(page);
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html.dark');
  expect(await findings(page, ofColour)).toEqual([]);
});

it.each(kinds)('axe finds nothing on the page "%s" of a phone', async (kind) => {
  const { page } = await browsing.open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, allow: allowFor(kind) });
  await page.goto(browsing.url('statecraft', browsing.pages.statecraft[kind]));
  await hydrated(page);
  expect(await findings(page)).toEqual([]);
});
