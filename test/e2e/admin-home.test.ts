import { expect, it } from 'vitest';
import { startBrowsing } from '../support/browsing.ts';
import { fitsWindow, looksRight, passesAxe } from '../support/visual-and-axe.ts';
import { ownDatabase } from '../support/own-database.ts';
import { join, openAs } from '../support/signed-in.ts';
import { until } from '../support/wait-for.ts';

const database = await ownDatabase('demo');
const browsing = startBrowsing({
  env: { DATABASE_URL: database.url, ADMIN_EMAILS: 'platform_admin.nontrivial@mail.example' },
});
const site = 'nontrivial';
const url = (address: string) => browsing.url(site, address);

it('leads from the overview to steps and other sites', async () => {
  const admin = await join(browsing, site, { username: 'Platform_Admin' });
  const { page } = await openAs(browsing, admin);
  await page.goto(url('/'));
  // Wide screens have the link in the header.
  await page.locator('header').getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByRole('heading', { name: 'Set up your site' }).waitFor();
  await page.getByRole('heading', { name: 'Last 7 days' }).waitFor();
  await looksRight(page);
  const steps = page.getByRole('region', { name: 'Set up your site' }).getByRole('listitem');
  expect(await steps.allInnerTexts()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Done\s+Name the site/),
      expect.stringMatching(/^To do\s+Use your own domain/),
    ]),
  );
  await page.getByRole('button', { name: 'Switch site' }).click();
  await page.getByRole('button', { name: 'Statecraft' }).click();
  // With the same account, which that site did not know.
  await page.waitForURL(browsing.url('statecraft', '/admin'));
  await page.getByRole('heading', { name: 'Last 7 days' }).waitFor();
  await page.goto(url('/admin'));
  await page.getByRole('heading', { name: 'Last 7 days' }).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsWindow(page);
  await passesAxe(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Use your own domain' }).click();
  await page.waitForURL(url('/admin/sites/nontrivial?part=hosts'));
});

it('finds pages and actions by Ctrl-K', async () => {
  const { page } = await openAs(browsing, await join(browsing, site, { username: 'Owner_two' }));
  await database.rows("update users set role = 'admin' where site_id = $1 and username = $2", [
    site,
    'Owner_two',
  ]);
  await page.goto(url('/admin'));
  await page.getByRole('heading', { name: 'Last 7 days' }).waitFor();
  // Only platform admins have other sites.
  expect(await page.getByRole('button', { name: 'Switch site' }).count()).toBe(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const input = palette.getByRole('combobox', { name: 'Find a page or action' });
  await input.pressSequentially('settings co');
  await expect
    .poll(() => palette.getByRole('option').allInnerTexts())
    .toContain('Site settings: Colors');
  await passesAxe(page);
  await input.fill('no such command');
  await palette.getByText('No commands found.').waitFor();
  await input.fill('subscribers');
  await page.keyboard.press('ArrowDown');
  const second = palette.getByRole('option').nth(1);
  expect(await second.getAttribute('aria-selected')).toBe('true');
  expect(await second.innerText()).toBe('Import subscribers');
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/admin/subscribers/import'));
  expect(await palette.count()).toBe(0);
  // The command ends the session.
  // Until the new page listens, the key does nothing.
  await until('the palette is open', async () => {
    if (!(await palette.isVisible())) await page.keyboard.press('Control+k');
    return palette.isVisible();
  });
  await input.fill('log out');
  // The server does not answer.
  await page.route('**/api/auth/logout', () => undefined);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.waitForURL(url('/'));
});
