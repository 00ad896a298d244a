import { describe, expect, it } from 'vitest';
import { expectStatus, focusOn, notes, phone, settled } from '../support/browsing.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { inThisRun, isFullRun } from '../support/full-run.ts';
import { looksRight, tabsThrough } from '../support/visual-and-axe.ts';
import { codeMailed, join, logIn, openAs } from '../support/signed-in.ts';
import { similarSites } from '../support/sites.ts';
import { openGroup, status, part, summary, useSettingsPage } from '../support/settings-page.ts';

const { browsing, url, visit } = useSettingsPage();

it('sends anonymous visitors to the login and back', async () => {
  const { page } = await browsing.open();
  await page.goto(url('/settings?from=a%26b'));
  await page.waitForURL(url('/login?next=%2Fsettings%3Ffrom%3Da%2526b'));
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  const member = await join(browsing);
  await page.getByLabel('Email address').fill(member.email);
  await page.keyboard.press('Enter');
  await focusOn(page, '#otp');
  await page.getByLabel('Code').fill(await codeMailed(browsing, 'nontrivial', member.email));
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/settings?from=a%26b'));
  await part(page, 'Profile').waitFor();
  const plain = await browsing.open({ javaScriptEnabled: false });
  await plain.page.goto(url('/settings'));
  expect(await plain.page.locator('main').innerText()).toContain('This page needs JavaScript');
  expect(await plain.page.getByText('One moment').isVisible()).toBe(false);
});

describe('the profile', () => {
  it('is saved by Enter and visible to others', async () => {
    const member = await join(browsing);
    const { page } = await openAs(browsing, member);
    await visit(page, 'profile');
    const profile = part(page, 'Profile');
    await profile.getByLabel('About you').fill('I write about *small* models.\n\nAnd more.');
    await profile.getByLabel('Website').fill('https://ada.example/');
    await profile.getByLabel('Name').fill('Ada Reader');
    await page.keyboard.press('Enter');
    await profile.getByText('Saved', { exact: true }).waitFor();
    await expectStatus(page, 'Profile saved.');
    await profile.getByLabel('Name').pressSequentially('s');
    expect(await profile.getByText('Saved', { exact: true }).count()).toBe(0);
    await profile.getByRole('link', { name: 'your public profile' }).click();
    await page.getByRole('heading', { name: 'Ada Reader', level: 1 }).waitFor();
    await page.goBack();
    await part(page, 'Profile').waitFor();
    expect(await page.getByLabel('About you').inputValue()).toBe(
      'I write about *small* models.\n\nAnd more.',
    );
    await page.reload();
    await expect.poll(() => page.getByLabel('Website').inputValue()).toBe('https://ada.example/');
  });

  it('shows errors at their fields and preserves all input', async () => {
    const { page } = await openAs(browsing, await join(browsing), {
      allow: [status(400), notes.status503, notes.failed],
    });
    await visit(page, 'profile');
    const save = part(page, 'Profile').getByRole('button', { name: 'Save' });
    await page.getByLabel('New email address').fill('half-typed');
    await page.getByLabel('Name', { exact: true }).fill(' ');
    await page.getByLabel('About you').fill('a'.repeat(1001));
    expect(await part(page, 'Profile').innerText()).toContain('1,001 of 1,000 characters');
    await page.getByLabel('Website').fill('ada.example');
    await save.click();
    await focusOn(page, '[role="alert"]');
    expect(await summary(page).allInnerTexts()).toEqual(['Enter a name.']);
    expect(await page.title()).toMatch(/^Error: Settings/);
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await save.click();
    await summary(page)
      .filter({ hasText: 'Website must be a link that begins with http:// or https://.' })
      .waitFor();
    expect(await summary(page).allInnerTexts()).toEqual(
      expect.arrayContaining(['About you must be at most 1000 characters.']),
    );
    expect(await page.getByLabel('Website').getAttribute('aria-describedby')).toBe(
      'website-hint website-problem',
    );
    await summary(page).getByRole('link', { name: 'Website must be' }).click();
    await focusOn(page, '#website');
    await page.context().route('**/api/users/profile', (route) => route.abort());
    await page.getByLabel('About you').fill('Short.');
    await page.getByLabel('Website').fill('');
    await save.click();
    await summary(page)
      .filter({ hasText: 'We couldn’t reach the site. Check your connection and try again.' })
      .waitFor();
    await page.context().unroute('**/api/users/profile');
    expect(await page.getByLabel('About you').inputValue()).toBe('Short.');
    await save.click();
    await part(page, 'Profile').getByText('Saved', { exact: true }).waitFor();
    expect(await page.title()).toMatch(/^Settings/);
    expect(await page.getByLabel('New email address').inputValue()).toBe('half-typed');
  });
});

it('verifies a new email by code and ends other sessions', async () => {
  const member = await join(browsing);
  const other = await logIn(browsing, member);
  const { page } = await openAs(browsing, member, { allow: [status(400)] });
  await visit(page, 'email-address');
  const email = part(page, 'Email');
  expect(await email.innerText()).toContain(member.email);
  await email.getByLabel('New email address').fill('nonsense');
  await page.keyboard.press('Enter');
  await summary(page).filter({ hasText: 'Enter an email address' }).waitFor();
  await email.getByLabel('New email address').fill(member.email.toUpperCase());
  await page.keyboard.press('Enter');
  await summary(page)
    .filter({ hasText: 'New email address is already your email address.' })
    .waitFor();
  await email.getByLabel('New email address').fill('moved@mail.example');
  await page.keyboard.press('Enter');
  await focusOn(page, '#otp');
  await email.getByRole('button', { name: 'Back' }).click();
  await focusOn(page, '#email');
  expect(await email.getByLabel('New email address').inputValue()).toBe('moved@mail.example');
  await page.keyboard.press('Enter');
  await focusOn(page, '#otp');
  const code = await codeMailed(browsing, 'nontrivial', 'moved@mail.example');
  await email.getByLabel('Code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await page.keyboard.press('Enter');
  await summary(page).filter({ hasText: 'Code is incorrect' }).waitFor();
  expect(await page.locator('main').innerText()).toContain(member.email);
  await email.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await email.getByText('Changed.').waitFor();
  expect(await email.innerText()).toContain('Your email address is moved@mail.example.');
  await focusOn(page, '#email-address + div > p');
  await expectStatus(page, 'Your email address was changed.');
  expect((await other.call('get', '/api/auth/verify')).status).toBe(401);
  expect((await member.call('get', '/api/account')).body).toMatchObject({
    email: 'moved@mail.example',
  });
  await openGroup(page, 'Security');
  await expect.poll(() => part(page, 'Sessions').getByRole('listitem').count()).toBe(1);
});

it('saves when notifications and the digest are emailed', async () => {
  const member = await join(browsing);
  const { page } = await openAs(browsing, member);
  await visit(page, 'notifications');
  const choose = (group: string, label: string) =>
    page.getByRole('group', { name: group }).getByLabel(label, { exact: true }).press('Space');
  const read = async () => {
    const { notifications } = (await member.call('get', '/api/account')).body as {
      notifications: object;
    };
    const { subscription } = (await member.call('get', '/api/subscriptions/status')).body as {
      subscription: { state: string; frequency: string } | null;
    };
    return {
      ...notifications,
      digest: subscription && subscription.state + subscription.frequency,
    };
  };
  await choose('Replies to you', 'Daily');
  await choose('Mentions of you', 'Immediately');
  await choose('Digest', 'Weekly');
  await expect.poll(read).toEqual({
    replies: 'daily',
    mentions: 'at_once',
    threads: 'never',
    digest: 'activeweekly',
  });
  await choose('New comments on posts you follow or saved', 'Daily');
  await choose('Digest', 'Never');
  await expect.poll(read).toMatchObject({ threads: 'daily', digest: 'unsubscribedweekly' });
  await part(page, 'Notifications').getByText('Saved', { exact: true }).waitFor();
});

it('applies the appearance at once and follows the header switch', async () => {
  const { page } = await openAs(browsing, await join(browsing));
  await visit(page, 'appearance');
  const stored = () => page.evaluate(() => localStorage.getItem('darkMode'));
  const dark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  expect(await page.getByLabel('Match device').isChecked()).toBe(true);
  await page.getByLabel('Match device').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect([
    await page.getByLabel('Dark', { exact: true }).isChecked(),
    await stored(),
    await dark(),
    await toggle.getAttribute('aria-pressed'),
  ]).toEqual([true, 'true', true, 'true']);
  await toggle.click();
  expect([await page.getByLabel('Light').isChecked(), await stored(), await dark()]).toEqual([
    true,
    'false',
    false,
  ]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await dark()).toBe(false);
  await page.getByLabel('Match device').check();
  expect([await stored(), await dark(), await toggle.getAttribute('aria-pressed')]).toEqual([
    null,
    true,
    'true',
  ]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(dark).toBe(false);
  await page.reload();
  await expect.poll(() => page.getByLabel('Match device').isChecked()).toBe(true);
});

it.each(
  inThisRun(
    [
      ['a wide window', { viewport: { width: 1280, height: 800 } }],
      ['a phone', phone],
    ],
    ([name]) => name === 'a wide window',
  ),
)('in %s shifts nothing in the settings and passes axe', async (_name, size) => {
  const { page, context } = await openAs(browsing, await join(browsing), {
    ...size,
    allow: [status(400)],
  });
  await context.addInitScript(watchShifts);
  await visit(page, 'profile');
  await settled(page);
  expect(await shifts(page)).toEqual([]);
  await tabsThrough(page);
  for (const group of ['Notifications', 'Reading', 'Security', 'Account']) {
    await looksRight(page);
    await openGroup(page, group);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByLabel('Name', { exact: true }).fill('');
  await part(page, 'Profile').getByRole('button', { name: 'Save' }).click();
  await focusOn(page, '[role="alert"]');
  await openGroup(page, 'Your data');
  await page
    .getByLabel('Your username')
    .fill((await page.getByLabel('Your username').getAttribute('name')) ?? '');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect.poll(() => summary(page).count()).toBe(2);
  await looksRight(page);
});

it.each(similarSites)('stores the settings of %s separately', async (site) => {
  const member = await join(browsing, site);
  const { page } = await openAs(browsing, member);
  await page.goto(browsing.url(site, '/settings'));
  await part(page, 'Profile').waitFor();
  expect(await page.locator('main').innerText()).toContain(member.email);
  if (isFullRun) await looksRight(page);
});

it('shows times in the zone that the member chose', async () => {
  const member = await join(browsing);
  const { page } = await openAs(browsing, member);
  await visit(page, 'time-zone');
  await part(page, 'Time zone').getByLabel('Time zone').selectOption('Asia/Tokyo');
  await expectStatus(page, 'Time zone saved.');
  await page.goto(url(browsing.pages.nontrivial['text post']));
  const time = page.locator('article time').first();
  await expect.poll(() => time.getAttribute('title')).toMatch(/GMT\+9$/);
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  const hour = String((at.getUTCHours() + 9) % 24).padStart(2, '0');
  expect(await time.getAttribute('title')).toContain(`${hour}:`);
  expect(await time.textContent()).toContain('GMT+9');
  const other = browsing.pages.nontrivial['link post'];
  await page
    .locator('#main')
    .evaluate(
      (main, href) => main.insertAdjacentHTML('beforeend', `<a href="${href}">Next</a>`),
      other,
    );
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await page.waitForURL(url(other));
  await settled(page);
  expect(await time.getAttribute('title')).toMatch(/GMT\+9$/);
  const { page: anonymous } = await browsing.open();
  await anonymous.goto(url(browsing.pages.nontrivial['text post']));
  await settled(anonymous);
  expect(await anonymous.locator('article time').first().getAttribute('title')).toMatch(/UTC$/);
});
