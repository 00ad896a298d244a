import { expect, it } from 'vitest';
import { startBrowsing } from '../support/browsing.ts';
import { ownDatabase } from '../support/own-database.ts';
import { startServices } from '../support/posting-services.ts';
import { join, openAs } from '../support/signed-in.ts';
import { looksRight } from '../support/visual-and-axe.ts';

const database = await ownDatabase('demo');
const browsing = startBrowsing({ env: { DATABASE_URL: database.url, WEB_HOOKS_PRIVATE: 'true' } });
const site = 'nontrivial';

it('connects with a service, says that it refuses, takes a new key', async () => {
  const fake = await startServices();
  const member = await join(browsing, site, { username: 'connector' });
  await database.rows("update users set role = 'admin' where site_id = $1 and username = $2", [
    site,
    'connector',
  ]);
  const { page } = await openAs(browsing, member, {
    allow: [/^error: Failed to load resource: the server responded with a status of 400/],
  });
  await page.goto(browsing.url(site, '/admin/web-hooks'));
  await page.getByLabel('Connect with').selectOption('Bluesky');
  await page.getByText(/^The newest post · \d+ of 300 characters$/).waitFor();
  await looksRight(page);

  const add = page.getByRole('button', { name: 'Add', exact: true });
  await page.getByLabel('Handle').fill('ada.example.org');
  await page.getByLabel('App password').fill('revoked');
  await page.getByLabel('Points that a post needs').fill('none');
  await add.click();
  const problem = page.getByRole('alert', { name: 'There is a problem' });
  await problem.waitFor();
  expect(await problem.innerText()).toContain('The points must be a whole number');
  expect(await page.getByLabel('Handle').inputValue()).toBe('ada.example.org');
  await page.getByLabel('Points that a post needs').fill('25');
  await page.getByRole('textbox', { name: 'Server' }).fill(fake.url);
  // The demo sends issues meanwhile.
  await page.getByLabel('Each issue, when it is sent').uncheck();
  await add.click();
  await page.getByText('On · Posts with 25 points or more', { exact: true }).waitFor();

  await page.getByRole('button', { name: /^Send a test/ }).click();
  await page.getByText('Test · ').waitFor();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText('Bluesky refused the key with status 401').count();
    })
    .toBe(1);
  await looksRight(page);
  await page.getByRole('button', { name: /^Change the key/ }).click();
  await page
    .getByRole('form', { name: 'Change the key' })
    .getByLabel('App password')
    .fill('app-password');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: /^Pause/ }).waitFor();
  await page.getByRole('button', { name: /^Log –/ }).click();
  await page.locator('p', { hasText: /^Test · .* · Sent, response 200$/ }).waitFor();
  expect(fake.posts).toEqual([]);
});
