import { expect, it } from 'vitest';
import { notes, startBrowsing } from '../support/browsing.ts';

const browsing = startBrowsing();
const paths = [
  '/hot',
  '/discussions',
  '/search',
  '/about',
  '/login',
  '/signup',
  '/newsletter',
  '/newsletter/archive',
  '/newsletter/how-posts-are-chosen',
  '/newsletter/languages',
  '/newsletter/industries',
  '/manage-subscription',
  '/moderations',
  '/api/docs',
  '/dev/mail',
  '/forms',
];

it('has two left edges and three sizes of headings', async () => {
  const { page } = await browsing.open({ allow: [notes.status404] });
  await page.setViewportSize({ width: 1280, height: 900 });
  const edges: Record<string, string[]> = {};
  const sizes: Record<string, string[]> = {};
  const { tag, profile, 'text post': post } = browsing.pages.nontrivial;
  for (const path of [...paths, tag, profile, post, '/nowhere']) {
    await page.goto(browsing.url('nontrivial', path));
    const heading = page.locator('main h1');
    const edge = Math.round((await heading.boundingBox())?.x ?? -1);
    const size = await heading.evaluate((element) => getComputedStyle(element).fontSize);
    (edges[edge] ??= []).push(path);
    (sizes[size] ??= []).push(path);
  }
  expect(Object.keys(edges), JSON.stringify(edges)).toHaveLength(2);
  expect(Object.keys(sizes), JSON.stringify(sizes)).toHaveLength(3);
});
