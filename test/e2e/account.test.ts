import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectStatus, focusOn, notes } from '../support/browsing.ts';
import { codeMailed, join, logIn, openAs } from '../support/signed-in.ts';
import { passesAxe } from '../support/visual-and-axe.ts';
import { openGroup, status, part, summary, useSettingsPage } from '../support/settings-page.ts';

const { browsing, url, visit } = useSettingsPage();

const unauthorized = [status(401), /^warning: Unauthorized: /];

it('lists sessions and logs out one or all others', async () => {
  const member = await join(browsing);
  const others = [await logIn(browsing, member), await logIn(browsing, member)];
  const { page } = await openAs(browsing, member);
  await visit(page, 'sessions');
  const rows = part(page, 'Sessions').getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(3);
  expect(await rows.filter({ hasText: 'This session' }).getByRole('button').count()).toBe(0);
  expect(await rows.first().innerText()).toMatch(
    /Logged in just now.*· last active within the last hour/s,
  );
  await rows
    .getByRole('button', { name: /^Log out/ })
    .first()
    .click();
  await expect.poll(() => rows.count()).toBe(2);
  await focusOn(page, '[role="group"]');
  await expectStatus(page, 'Unknown browser is logged out.');
  await part(page, 'Sessions').getByRole('button', { name: 'Log out other devices' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  expect(await part(page, 'Sessions').getByRole('button').count()).toBe(0);
  for (const other of others)
    expect((await other.call('get', '/api/auth/verify')).status).toBe(401);
  expect((await member.call('get', '/api/auth/verify')).status).toBe(200);
});

it('exports the data of the account after a recent login', async () => {
  const member = await join(browsing);
  const { page, context } = await openAs(browsing, member, { allow: [status(403)] });
  await visit(page, 'data');
  const button = page.getByRole('button', { name: 'Download my data' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^nontrivial-${member.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`),
  );
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    account: { username: member.username, email: member.email },
  });
  await part(page, 'Your data').getByText('Downloaded', { exact: true }).waitFor();

  await context.route('**/api/account/export', (route) =>
    route.fulfill({
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
    }),
  );
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await summary(page).filter({ hasText: 'For your security, please log in again.' }).waitFor();
  await button.click();
  await dialog.getByText(member.email).waitFor();
  await context.unroute('**/api/account/export');
  await passesAxe(page);
  await dialog.getByLabel('Code').fill(await codeMailed(browsing, 'nontrivial', member.email));
  await page.keyboard.press('Enter');
  await part(page, 'Your data').getByText('Downloaded', { exact: true }).waitFor();
  await page.reload();
  await openGroup(page, 'Security');
  await expect.poll(() => part(page, 'Sessions').getByRole('listitem').count()).toBe(1);
  // The session that was not recent is replaced.
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(member.token);
  expect((await member.call('get', '/api/auth/verify')).status).toBe(401);
});

it('deletes the account and allows undoing it', async () => {
  const member = await join(browsing);
  const other = await logIn(browsing, member);
  const { page } = await openAs(browsing, member);
  await visit(page, 'deletion');
  const deletion = part(page, 'Delete account');
  expect(await deletion.innerText()).toContain('after 14 days');
  await deletion.getByLabel('Your username').fill('somebody-else');
  await page.keyboard.press('Enter');
  await focusOn(page, '[role="alert"]');
  expect(await summary(page).allInnerTexts()).toEqual([
    `Type your username, ${member.username}, to confirm.`,
  ]);
  await deletion.getByLabel('Erase them').check();
  await deletion.getByLabel('Your username').fill(member.username);
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  const notice = page.getByRole('group', { name: 'Account deletion' });
  await notice.waitFor();
  await focusOn(page, '[aria-label="Account deletion"]');
  expect(await notice.innerText()).toMatch(
    /Your account will be deleted on \d+ \w+ \d{4} at \d\d:\d\d UTC\./,
  );
  expect(await deletion.getByRole('textbox').count()).toBe(0);
  expect((await other.call('get', '/api/auth/verify')).status).toBe(401);
  await page.reload();
  await notice.getByRole('button', { name: 'Cancel deletion' }).click();
  await deletion.getByLabel('Your username').waitFor();
  expect(await notice.count()).toBe(0);
  await expectStatus(page, 'Deletion canceled.');
  await focusOn(page, 'h1');
  expect((await member.call('get', '/api/account')).body).toMatchObject({
    deletionScheduledAt: null,
  });
});

describe('an expired session', () => {
  it('reports the error, preserves input, and resumes after a login', async () => {
    const member = await join(browsing);
    const other = await logIn(browsing, member);
    const { page, context } = await openAs(browsing, member, { allow: unauthorized });
    await visit(page, 'profile');
    await page.getByLabel('About you').fill('Long thought of');
    await other.call('delete', '/api/sessions');
    await part(page, 'Profile').getByRole('button', { name: 'Save' }).click();
    await summary(page).filter({ hasText: 'You’ve been logged out.' }).waitFor();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      summary(page).getByRole('link', { name: 'Log in in a new tab' }).click(),
    ]);
    await tab.getByLabel('Email address').fill(member.email);
    // Both tabs drop the expired token; the input remains.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByText('Your text is safe').waitFor();
    await tab.keyboard.press('Enter');
    await focusOn(tab, '#otp');
    await tab.getByLabel('Code').fill(await codeMailed(browsing, 'nontrivial', member.email));
    await tab.keyboard.press('Enter');
    await tab.waitForURL(url('/settings'));
    await expect.poll(() => page.getByText('Your text is safe').count()).toBe(0);
    expect(await page.getByLabel('About you').inputValue()).toBe('Long thought of');
    await part(page, 'Profile').getByRole('button', { name: 'Save' }).click();
    await part(page, 'Profile').getByText('Saved', { exact: true }).waitFor();
  });

  it('is reported in another tab and leaves this one', async () => {
    const member = await join(browsing);
    const { page, context } = await openAs(browsing, member);
    await visit(page, 'profile');
    const other = await context.newPage();
    await visit(other, 'profile');
    await page.getByLabel('About you').fill('Half a thou');
    await other.getByRole('button', { name: 'Account', exact: true }).click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await other.waitForURL(url('/login?next=%2Fsettings%23profile'));
    await expect.poll(() => other.locator('main').innerText()).not.toContain(member.email);
    await page.getByText('Your text is safe').waitFor();
    expect(await page.getByLabel('About you').inputValue()).toBe('Half a thou');
    const somebody = await join(browsing);
    await other.evaluate((token) => localStorage.setItem('token', token), somebody.token);
    await page
      .locator('header')
      .locator(`a[href="/u/${somebody.username}"]`)
      .waitFor({ state: 'attached' });
    await expect.poll(() => page.getByLabel('About you').inputValue()).toBe('');
    expect(await page.locator('main').innerText()).not.toContain(member.email);
  });

  it('keeps users on the page while the site is down', async () => {
    const { page, context } = await openAs(browsing, await join(browsing), {
      allow: [notes.failed, notes.status503],
    });
    await context.route('**/api/auth/verify', (route) => route.abort());
    await page.goto(url('/settings'));
    await page.getByText('We couldn’t check your login.').waitFor();
    await context.unroute('**/api/auth/verify');
    await page.getByRole('link', { name: 'Try again' }).click();
    await part(page, 'Profile').waitFor();
    await context.route('**/api/account', (route) => route.abort());
    await page.reload();
    await page.getByText('Your settings couldn’t be loaded.').waitFor();
    await context.unroute('**/api/account');
    await page.getByRole('link', { name: 'Try again' }).click();
    await part(page, 'Profile').waitFor();
  });
});
