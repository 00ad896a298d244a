import { beforeAll, expect, it } from 'vitest';
import { startBrowsing } from '../support/browsing.ts';
import { ownDatabase } from '../support/own-database.ts';
import { join, openAs, type Member } from '../support/signed-in.ts';
import { passesAxe } from '../support/visual-and-axe.ts';

const database = await ownDatabase('demo');
const browsing = startBrowsing({
  env: { DATABASE_URL: database.url, ADMIN_EMAILS: 'shell_admin.nontrivial@mail.example' },
});
const site = 'nontrivial';
const url = (address: string) => browsing.url(site, address);

let admin: Member;
beforeAll(async () => {
  admin = await join(browsing, site, { username: 'Shell_Admin' });
  const letter = await admin.call('post', '/api/admin/letters', {});
  pages.push(`/admin/newsletter/issues/${(letter.body as { id: string }).id}`);
});

const pages = [
  '/admin',
  '/admin/moderation',
  '/admin/moderation/held',
  '/admin/members',
  '/admin/log',
  '/admin/newsletter',
  '/admin/newsletter/statistics',
  '/admin/newsletter/corrections',
  '/admin/newsletter/templates',
  '/admin/subscribers',
  '/admin/subscribers/import',
  '/admin/subscribers/segments',
  '/admin/subscribers/form',
  '/admin/subscribers/blocked',
  '/admin/sites',
  `/admin/sites/${site}?part=identity`,
  `/admin/sites/${site}?part=design`,
  `/admin/sites/${site}?part=colors`,
  '/admin/inbound-feeds',
  '/admin/imports',
  '/admin/mail',
  '/admin/login-providers',
  '/admin/web-hooks',
  '/admin/keys',
];

it.each([360, 1280])('keeps every page still and in one grid at %i pixels', async (width) => {
  const { page } = await openAs(browsing, admin);
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0, moved: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const seen = window as unknown as { shift: number; moved: string[] };
        seen.shift += entry.value;
        seen.moved.push(...entry.sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const troubles: string[] = [];
  const edges = new Set<number>();
  const sizes = new Set<string>();
  for (const path of pages) {
    await page.goto(url(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const found = await page.evaluate(() => {
      const { shift, moved } = window as unknown as { shift: number; moved: string[] };
      return {
        shift,
        moved,
        wide: document.documentElement.scrollWidth,
        header: document.querySelector('header')?.offsetHeight ?? 0,
        edge: document.querySelector('main h1')?.getBoundingClientRect().x ?? 0,
        sizes: [...document.querySelectorAll('main :is(h1, h2, h3):not([contenteditable] *)')]
          .filter((heading) => heading.checkVisibility())
          .map((heading) => getComputedStyle(heading).fontSize),
      };
    });
    if (found.shift > 0.02)
      troubles.push(`${path} shifts by ${found.shift.toFixed(3)}: ${found.moved.join(' | ')}`);
    if (found.wide > width) troubles.push(`${path} is ${found.wide} wide`);
    edges.add(Math.round(found.edge));
    for (const size of found.sizes) sizes.add(size);
    if (found.header === 0 || found.header > 64) troubles.push(`${path}: header ${found.header}`);
  }
  expect(troubles).toEqual([]);
  expect([[...edges], [...sizes]]).toEqual([[expect.any(Number)], ['27.6px', '19.2px', '16px']]);
});

it('opens the menu of a phone by keyboard', async () => {
  const { page } = await openAs(browsing, admin);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(url('/admin'));
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Members', exact: true });
  await link.waitFor();
  await passesAxe(page);
  await page.keyboard.press('Escape');
  expect(await link.isVisible()).toBe(false);
  await menu.press('Enter');
  await link.press('Enter');
  await page.waitForURL(url('/admin/members'));
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  // That of the current page closes it, too.
  await menu.press('Enter');
  await link.press('Enter');
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
});
