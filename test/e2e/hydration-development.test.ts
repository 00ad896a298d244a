import { beforeAll, expect, it } from 'vitest';
import { hydrated, notes, settled, startBrowsing } from '../support/browsing.ts';
import { buildForDevelopment, developmentMain } from '../support/development-build.ts';
import { kinds } from '../support/demo-pages.ts';
import { inThisRun } from '../support/full-run.ts';

// Only React's development build reports mismatches.
beforeAll(buildForDevelopment);
const browsing = startBrowsing({ main: developmentMain });

const inShortRun = kinds.filter((_, index) => index % 2 === 0);

it.each(inThisRun(kinds, (kind) => inShortRun.includes(kind)))(
  'renders the page "%s" identically on server and client',
  async (kind) => {
    const { page } = await browsing.again(kind === 'not found' ? { allow: [notes.status404] } : {});
    await page.goto(browsing.url('nontrivial', browsing.pages.nontrivial[kind]));
    await hydrated(page);
    await settled(page);
    expect(await page.locator('h1').count()).toBe(1);
  },
);

it('reports a hydration mismatch', async () => {
  const { page, complaints } = await browsing.open({
    allow: [/hydrat/i, /Encountered a script tag/],
  });
  const address = `http://localhost:${browsing.program.port}/about`;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('<h1>About</h1>', '<h1>Abroad</h1>'),
    });
  });
  await page.goto(address);
  await expect.poll(() => complaints.join()).toMatch(/hydrat/i);
});
