import { expect, it } from 'vitest';
import { startBrowsing } from '../support/browsing.ts';
import { ownDatabase } from '../support/own-database.ts';
import { join, openAs } from '../support/signed-in.ts';
import { looksRight } from '../support/visual-and-axe.ts';

const database = await ownDatabase('demo');
const site = 'nontrivial';
const browsing = startBrowsing({ env: { DATABASE_URL: database.url } });
let count = 0;

it('creates, changes and deletes a segment, with a count', async () => {
  const username = `segmentadmin${(count += 1)}`;
  const member = await join(browsing, site, { username });
  await database.rows("update users set role = 'admin' where site_id = $1 and username = $2", [
    site,
    username,
  ]);
  for (const [i, language] of ['de', 'de', 'fr'].entries())
    await database.rows(
      `insert into subscriptions
         (site_id, id, email, frequency, source, state, language, confirmed_at)
       values ($1, $2, $3, 'weekly', 'form', 'active', $4, now())`,
      [site, `${username}${i}`, `${username}${i}@mail.example`, language],
    );
  const { page } = await openAs(browsing, member, {
    allow: [/^error: Failed to load resource: the server responded with a status of 400/],
  });
  const name = `German ${username}`;
  await page.goto(browsing.url(site, '/admin/subscribers/segments'));
  await page.getByRole('button', { name: 'New segment' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('German').check();
  await page.getByText(/^\d+ readers? of \d+ active/).waitFor();
  await looksRight(page);
  await page.getByLabel('Weekly').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: 'German; weekly' }).first().waitFor();

  await page.getByRole('button', { name: `Change – ${name}` }).click();
  await page.getByLabel('Activity').selectOption('confirmed within');
  await page.getByLabel('Days').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  const problem = page.getByRole('alert', { name: 'There is a problem' });
  await problem.waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(name);
  await page.getByLabel('Days').fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('confirmed in the last 7 days').first().waitFor();

  await page.getByRole('button', { name: `Delete – ${name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: `Delete – ${name}` }).waitFor({ state: 'detached' });
});
