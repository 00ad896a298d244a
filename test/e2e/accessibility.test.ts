import { expect, it } from 'vitest';
import { hydrated, notes, startBrowsing } from '../support/browsing.ts';
import { everyPage, kinds, type Kind } from '../support/demo-pages.ts';
import { inThisRun, isFullRun } from '../support/full-run.ts';
import { listFindings } from '../support/visual-and-axe.ts';

const browsing = startBrowsing();
const inShortRun = (remainder: number) =>
  kinds.filter((_, index) => isFullRun || index % 2 === remainder);
const allowFor = (kind: Kind) => (kind === 'not found' ? [notes.status404] : []);

// The short run has each page in one window.
it.each(inShortRun(0))('passes axe on the page "%s"', async (kind) => {
  const { page } = await browsing.again({ allow: allowFor(kind) });
  await page.goto(browsing.url('nontrivial', browsing.pages.nontrivial[kind]));
  await hydrated(page);
  expect(await listFindings(page)).toEqual([]);
});

it.each(inShortRun(1))('passes axe on the page "%s" of a phone', async (kind) => {
  const { page } = await browsing.again({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    allow: allowFor(kind),
  });
  await page.goto(browsing.url('statecraft', browsing.pages.statecraft[kind]));
  await hydrated(page);
  expect(await listFindings(page)).toEqual([]);
});

// components.test.ts covers component colors; these pages have the other elements.
const colored = inThisRun(
  everyPage.filter(({ kind }) => ['home', 'link post', 'profile', 'not found'].includes(kind)),
  ({ kind }) => kind === 'home' || kind === 'link post',
);

it.each(colored)('$site: shows readable colors on the page "$kind"', async ({ site, kind }) => {
  const { page } = await browsing.again({ allow: allowFor(kind) });
  await page.goto(browsing.url(site, browsing.pages[site][kind]));
  await hydrated(page);
  // The other sites are tested in light above.
  if (site === 'default') expect(await listFindings(page, 'only colors')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html.dark');
  expect(await listFindings(page, 'only colors')).toEqual([]);
});
