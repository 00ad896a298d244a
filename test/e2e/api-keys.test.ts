import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  expectStatus,
  focusOn,
  notes,
  workerProgram,
  phone,
  settled,
  startBrowsing,
} from '../support/browsing.ts';
import { inThisRun } from '../support/full-run.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { looksRight, tabsThrough } from '../support/visual-and-axe.ts';
import { codeMailed, join, openAs, type Member } from '../support/signed-in.ts';

const browsing = startBrowsing(workerProgram);
const url = (address: string) => browsing.url('nontrivial', address);
const status = (code: number) =>
  new RegExp(`^error: Failed to load resource: the server responded with a status of ${code}`);
const summary = (page: Page) => page.locator('main [role="alert"] li');
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const secret = (page: Page) => page.getByLabel('Key', { exact: true });
const give = (member: Member, name: string) =>
  member.call('post', '/api/api-keys', { name, scopes: ['read'], expiresInDays: 5 });

async function visit(page: Page) {
  await page.goto(url('/api-keys'));
  await page.getByRole('heading', { name: 'Your keys' }).waitFor();
}

it('sends anonymous visitors to the login', async () => {
  const { page } = await browsing.open();
  await page.goto(url('/api-keys'));
  await page.waitForURL(url('/login?next=%2Fapi-keys'));
});

it('creates a key, shows it once, and revokes it', async () => {
  const { page, context } = await openAs(browsing, await join(browsing));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page);
  expect(await page.locator('main').innerText()).toContain('You have no keys yet.');
  const sample = await page.locator('main pre').innerText();
  expect(sample).toContain(
    `curl http://nontrivial.localhost:${browsing.program.apiPort}/api/inbox`,
  );

  await page.getByLabel('Name', { exact: true }).fill('My reader');
  await page.getByLabel('Write').check();
  await page.getByLabel('365 days').check();
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Your new key “My reader”' }).waitFor();
  await focusOn(page, 'main h2');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Your new key');
  const value = await secret(page).inputValue();
  expect(await secret(page).getAttribute('readonly')).not.toBeNull();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expectStatus(page, 'Copied');
  expect(await page.getByText('Copied', { exact: true }).last().isVisible()).toBe(true);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  expect(
    await page.evaluate(
      (text) => JSON.stringify({ ...localStorage, ...sessionStorage }).includes(text),
      value,
    ),
  ).toBe(false);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');

  const ask = () =>
    page.evaluate(
      async ([origin, key]) =>
        (await fetch(`${origin}/api/inbox`, { headers: { Authorization: `Bearer ${key}` } }))
          .status,
      [`http://nontrivial.localhost:${browsing.program.apiPort}`, value] as const,
    );
  expect(await ask()).toBe(200);
  await page.getByRole('button', { name: 'Done' }).click();
  await focusOn(page, '#keys');
  await expect.poll(() => page.locator('main').innerHTML()).not.toContain(value);
  expect(await rows(page).count()).toBe(1);
  expect((await rows(page).first().innerText()).replace(/\s+/g, ' ')).toMatch(
    new RegExp(
      `^My reader ${value.slice(0, 5)}\\w*…${value.slice(-4)} read, write just now ?, .* ` +
        `Never \\d+ \\w+ \\d{4} Revoke`,
    ),
  );

  const revoke = page.getByRole('button', { name: 'Revoke My reader' });
  await revoke.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Revoke “My reader”?' });
  await dialog.waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keep it');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await revoke.evaluate((button) => button === document.activeElement)).toBe(true);
  await revoke.click();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  expect(await rows(page).count()).toBe(1);
  await revoke.click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('You have no keys yet.').waitFor();
  await expectStatus(page, 'Key My reader revoked.');
  await focusOn(page, '#keys');
  expect(
    (
      await page.request.get(`http://127.0.0.1:${browsing.program.port}/api/inbox`, {
        headers: { Host: 'nontrivial.localhost', Authorization: `Bearer ${value}` },
      })
    ).status(),
  ).toBe(401);
});

it('hides the secret of a key after a reload', async () => {
  const { page } = await openAs(browsing, await join(browsing));
  page.on('dialog', (dialog) => void dialog.accept());
  await visit(page);
  await page.getByLabel('Name', { exact: true }).fill('Forgotten');
  await page.keyboard.press('Enter');
  await secret(page).waitFor();
  const value = await secret(page).inputValue();
  // The tab keeps it until it is stored.
  await page.getByRole('button', { name: 'Account' }).click();
  await page.locator('header').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await page.goBack();
  expect(await secret(page).inputValue()).toBe(value);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await page.content()).not.toContain(value);
});

it('shows errors at their fields and preserves the input', async () => {
  const { page, context } = await openAs(browsing, await join(browsing), { allow: [notes.failed] });
  await visit(page);
  await page.getByLabel('Read').uncheck();
  await page.getByRole('button', { name: 'Create key' }).click();
  await focusOn(page, '[role="alert"]');
  expect(await summary(page).allInnerTexts()).toEqual([
    'Enter a name for the key.',
    'Choose at least one permission.',
  ]);
  expect(await page.title()).toMatch(/^Error: API keys/);
  await summary(page).getByRole('link', { name: 'Choose at least one' }).click();
  await focusOn(page, '#scopes');
  await page.keyboard.press('Space');
  await page.getByLabel('Name', { exact: true }).fill('Again');
  await context.route('**/api/api-keys', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Create key' }).click();
  await summary(page).filter({ hasText: 'couldn’t reach the site' }).waitFor();
  await context.unroute('**/api/api-keys');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Again');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('heading', { name: 'Your new key “Again”' }).waitFor();
  expect(await page.title()).toMatch(/^API keys/);
});

it('asks for a recent login and preserves the form', async () => {
  const member = await join(browsing);
  const { page, context } = await openAs(browsing, member, { allow: [status(403)] });
  await visit(page);
  await context.route('**/api/api-keys', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 403,
          contentType: 'application/json',
          headers: {
            'Access-Control-Allow-Origin': url(''),
            'Access-Control-Allow-Credentials': 'true',
          },
          body: JSON.stringify({
            error: 'Please log in again.',
            code: 'reauthentication_required',
            requestId: 'x',
          }),
        })
      : route.continue(),
  );
  await page.getByLabel('Name', { exact: true }).fill('Kept');
  await page.getByLabel('Read').uncheck();
  await page.getByLabel('Write').check();
  await page.getByLabel('30 days').check();
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await summary(page).filter({ hasText: 'What you entered is still here.' }).waitFor();
  await context.unroute('**/api/api-keys');
  await summary(page).getByRole('link', { name: 'Log in again' }).click();
  await page.waitForURL(url('/login?again=1&next=%2Fapi-keys'));
  await page.getByLabel('Email address').fill(member.email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.locator('#otp').waitFor();
  await page.getByLabel('Code').fill(await codeMailed(browsing, member.site, member.email));
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/api-keys'));
  await page.getByRole('button', { name: 'Create key' }).waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Kept');
  expect([
    await page.getByLabel('Read').isChecked(),
    await page.getByLabel('Write').isChecked(),
    await page.getByLabel('30 days').isChecked(),
  ]).toEqual([false, true, true]);
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('heading', { name: 'Your new key “Kept”' }).waitFor();
  expect(
    await page.getByLabel('Name', { exact: true }).inputValue(),
    'the next form is a new one',
  ).toBe('');
});

it('selects the key when the clipboard is not available', async () => {
  const { page, context } = await openAs(browsing, await join(browsing));
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await visit(page);
  await page.getByLabel('Name', { exact: true }).fill('By hand');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Press Ctrl+C or ⌘C to copy it.').waitFor();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(
    await secret(page).inputValue(),
  );
});

it('limits an account to ten keys', async () => {
  const member = await join(browsing);
  for (let n = 0; n < 10; n += 1) expect((await give(member, `Key ${n}`)).status).toBe(201);
  const { page } = await openAs(browsing, member);
  await visit(page);
  expect(await rows(page).count()).toBe(10);
  expect(await page.locator('main').innerText()).toContain('You’ve reached the limit of 10 keys.');
  expect(await page.getByRole('button', { name: 'Create key' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke Key 3' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Create key' }).waitFor();
  expect(await rows(page).count()).toBe(9);
});

it('reports a failed revocation in the dialog', async () => {
  const member = await join(browsing);
  await give(member, 'Stubborn');
  const { page, context } = await openAs(browsing, member, { allow: [notes.failed] });
  await visit(page);
  await context.route('**/api/api-keys/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Revoke Stubborn' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByText('We couldn’t reach the site.').waitFor();
  await looksRight(page);
  await page.keyboard.press('Escape');
  expect(await rows(page).count()).toBe(1);
});

it.each(
  inThisRun(
    [
      ['a table in a wide window', { viewport: { width: 1280, height: 800 } }],
      ['cards on a phone', phone],
    ],
    ([name]) => name === 'cards on a phone',
  ),
)('%s: lists keys without shifts and passes axe', async (_name, size) => {
  const member = await join(browsing);
  await give(member, 'A key with a name that is rather long, and wraps');
  await give(member, 'Short');
  const { page, context } = await openAs(browsing, member, { ...size, allow: [status(400)] });
  await context.addInitScript(watchShifts);
  await visit(page);
  await settled(page);
  expect(await shifts(page)).toEqual([]);
  expect(await page.getByRole('columnheader').count()).toBe(7);
  expect(await page.getByRole('cell', { name: 'Never' }).count()).toBe(2);
  expect(await page.getByText(/^Expires soon: /).count()).toBe(2);
  await tabsThrough(page);
  await looksRight(page);
  await page.getByLabel('Name', { exact: true }).fill('For looking at');
  await page.keyboard.press('Enter');
  await secret(page).waitFor();
  await looksRight(page);
});
