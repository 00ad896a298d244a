import supertest from 'supertest';
import { expect, it } from 'vitest';
import { startBrowsing } from '../support/browsing.ts';
import { looksRight, looksRightEverywhere } from '../support/visual-and-axe.ts';
import { ownDatabase } from '../support/own-database.ts';
import { join, openAs } from '../support/signed-in.ts';

const database = await ownDatabase('demo');
const browsing = startBrowsing({ env: { DATABASE_URL: database.url } });
const site = 'nontrivial';

it('creates a key, shows its calls and revokes it', async () => {
  const admin = await join(browsing, site, { username: 'Key_admin' });
  await database.rows("update users set role = 'admin' where username = $1", [admin.username]);
  const { page } = await openAs(browsing, admin);
  await page.goto(browsing.url(site, '/admin/keys'));
  await page.getByText('No keys yet.').waitFor();
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByText('Choose at least one permission.').first().waitFor();
  await looksRight(page);
  await page.getByLabel('Name').fill('CRM sync');
  await page.getByLabel('Members: read').check();
  await page.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('status').filter({ hasText: 'Copy the key now' });
  const secret = await shown.locator('code').innerText();
  const { port } = browsing.program;
  const call = () =>
    supertest(`http://127.0.0.1:${port}`)
      .get('/api/admin/users')
      .set('Host', `${site}.localhost:${port}`)
      .set('Authorization', `Bearer ${secret}`);
  expect((await call()).status).toBe(200);
  await page.getByRole('button', { name: 'Log – CRM sync' }).click();
  await page.getByText('GET /api/admin/users · 200').waitFor();
  await looksRightEverywhere(page);
  await page.getByRole('button', { name: 'Revoke – CRM sync' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText(/ended\s+on/).waitFor();
  expect((await call()).status).toBe(401);
});
