import { expect, it } from 'vitest';
import { startBrowsing } from '../support/browsing.ts';

const browsing = startBrowsing();
const paths = [
  '/hot',
  '/search',
  '/about',
  '/login',
  '/signup',
  '/submit',
  '/newsletter',
  '/newsletter/archive',
  '/newsletter/how-posts-are-chosen',
  '/newsletter/languages',
  '/moderations',
];

it('has two left edges and three sizes of headings', async () => {
  const { page } = await browsing.open();
  await page.setViewportSize({ width: 1280, height: 900 });
  const [edges, sizes] = [new Set<number>(), new Map<string, string>()];
  for (const path of paths) {
    await page.goto(browsing.url('nontrivial', path));
    const heading = page.locator('main h1');
    edges.add(Math.round((await heading.boundingBox())?.x ?? -1));
    sizes.set(await heading.evaluate((element) => getComputedStyle(element).fontSize), path);
  }
  expect([...edges]).toHaveLength(2);
  expect(sizes.size, [...sizes].join(' ')).toBeLessThanOrEqual(3);
});
