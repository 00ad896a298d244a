import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowserForPictures } from '../support/browser.ts';
import { startBrowsing } from '../support/browsing.ts';
import { inThisRun } from '../support/full-run.ts';
import { comparePictures } from '../support/pictures.ts';
import { siteIds, type SiteId } from '../support/sites.ts';
import { listFindings } from '../support/visual-and-axe.ts';

const browsing = startBrowsing();
const colorSchemes = ['light', 'dark'] as const;
const pictured = [
  { site: 'nontrivial', scheme: 'light' },
  { site: 'statecraft', scheme: 'dark' },
  { site: 'default', scheme: 'light' },
] as const;
const looks = siteIds.flatMap((site) => colorSchemes.map((scheme) => ({ site, scheme })));

type Look = { site: SiteId; scheme: 'light' | 'dark' };

async function showComponents(page: Page, { site, scheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.goto(browsing.url(site, '/dev/components'));
  await page.waitForSelector('main[data-ready]');
  await page.evaluate(() => document.fonts.ready);
}

/** Finds violations. The page repeats some forms, so names are not unique. */
async function findProblems(page: Page, what?: 'only colors'): Promise<string[]> {
  return (await listFindings(page, what)).filter((line) => !line.includes('landmark-unique:'));
}

describe.each(inThisRun([360, 1280], (width) => width === 360))('components at %i px', (width) => {
  const viewport = { width, height: 800 };

  it('passes axe and fits the window', async () => {
    const { page } = await browsing.again({ viewport });
    await showComponents(page, { site: 'nontrivial', scheme: 'light' });
    expect(await findProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
});

it.each(inThisRun(looks.slice(1), ({ scheme }) => scheme === 'dark'))(
  'has readable colors on $site in $scheme',
  async (look) => {
    const viewport = { width: look.site === 'statecraft' ? 360 : 1280, height: 800 };
    const { page } = await browsing.again({ viewport });
    await showComponents(page, look);
    expect(await findProblems(page, 'only colors')).toEqual([]);
  },
);

// Other systems draw letters differently.
describe.skipIf(process.platform !== 'linux')('component screenshots', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowserForPictures();
  });
  afterAll(() => browser.close());

  it.each(pictured)('match on $site in $scheme', async (look) => {
    const page = await browser.newPage({
      viewport: { width: 640, height: 800 },
      deviceScaleFactor: 0.5,
      reducedMotion: 'reduce',
    });
    await showComponents(page, look);
    const boxes = await page.evaluate(measureComponents);
    const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' });
    await page.close();
    expect(comparePictures(`${look.site}-${look.scheme}`, screenshot, boxes)).toEqual([]);
  });
});

/**
 * Runs in the page. Aligns each component to whole pixels, so that its screenshot is independent
 * of others. Returns screenshot pixels.
 */
function measureComponents() {
  return [...document.querySelectorAll<HTMLElement>('[data-component]')].map((element) => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    element.style.marginTop = `${Math.ceil(top / 2) * 2 - top}px`;
    const box = element.getBoundingClientRect();
    return {
      name: element.dataset.component ?? '',
      top: Math.round((box.top + window.scrollY) / 2),
      height: Math.floor(box.height / 2),
    };
  });
}
