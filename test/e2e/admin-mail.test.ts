import { afterAll, expect, it } from 'vitest';
import { startBrowsing } from '../support/browsing.ts';
import { startMailServer } from '../support/mail-server.ts';
import { ownDatabase } from '../support/own-database.ts';
import { join, openAs } from '../support/signed-in.ts';
import { looksRight } from '../support/visual-and-axe.ts';

const server = await startMailServer();
afterAll(() => server.close());
const database = await ownDatabase('demo');
const browsing = startBrowsing({ env: { DATABASE_URL: database.url } });
const site = 'nontrivial';

it('sets sender, mail server, DKIM key and reports', async () => {
  const member = await join(browsing, site, { username: 'mailadmin' });
  await database.rows("update users set role = 'admin' where site_id = $1 and username = $2", [
    site,
    'mailadmin',
  ]);
  const { page } = await openAs(browsing, member, {
    allow: [/^error: Failed to load resource: the server responded with a status of 400/],
  });
  await page.goto(browsing.url(site, '/admin/mail'));
  await page.getByRole('heading', { name: 'Order of mail servers' }).waitFor();
  await looksRight(page);

  await page.getByLabel('Sender address (optional)').fill('news@brand.example');
  await page.getByLabel('Postal address').fill('Brand\n1 Main Street');
  await page.getByLabel('A separate mail server').check();
  await page.getByLabel('Host').fill('127.0.0.1');
  await page.getByLabel('Port').fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const problem = page.getByRole('alert', { name: 'There is a problem' });
  await problem.waitFor();
  expect(await problem.innerText()).toContain('The host must be');
  expect(await page.getByLabel('Postal address').inputValue()).toBe('Brand\n1 Main Street');

  await page.getByLabel('Port').fill(new URL(server.url).port);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('cell', { name: 'news@brand.example' }).first().waitFor();

  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByText('mail1._domainkey.brand.example').waitFor();

  const plan = page.getByRole('form', { name: 'Plan for the domain' });
  await plan.getByRole('radio', { name: /^On\b/ }).check();
  await plan.getByLabel('Digests on each day').fill('none');
  await plan.getByRole('button', { name: 'Save the plan' }).click();
  await plan.getByText('must be whole numbers from 1 to 10,000,000.').first().waitFor();
  await plan.getByLabel('Digests on each day').fill('1,000 2,000');
  await plan.getByRole('button', { name: 'Save the plan' }).click();
  await page.getByText(/^Day 1 of 2 for .*: up to 1,000 digests in 24 hours/).waitFor();

  await page.getByRole('button', { name: 'Set up – Mailgun' }).click();
  await page.getByLabel('HTTP webhook signing key').fill('key-0123456789abcdef');
  await page
    .getByRole('form', { name: 'Mailgun reports' })
    .getByRole('button', { name: 'Save' })
    .click();
  await page.getByText('On. Nothing was received yet.').waitFor();
  await looksRight(page);
});
