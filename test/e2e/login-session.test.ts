import type { Route } from 'playwright';
import { expect, it } from 'vitest';
import { focusOn, hydrated, listCalls, notes, phone, settled, visit } from '../support/browsing.ts';
import { inThisRun } from '../support/full-run.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { fitsWindow, passesAxe } from '../support/visual-and-axe.ts';
import {
  unauthorized,
  enter,
  member,
  stored,
  guest,
  useLoginPages,
} from '../support/login-pages.ts';

const { browsing, url, somebody, askToSignUp, signUp } = useLoginPages();

it('synchronizes login and logout with other tabs', async () => {
  const { page, context } = await browsing.open();
  const other = await context.newPage();
  await visit(other, url('/new'));
  await guest(other);
  const { username } = await signUp(page);
  await member(other, username);
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await guest(page);
  await guest(other);
});

it('removes a rejected token and preserves it during an outage', async () => {
  const { page, context } = await browsing.open({
    allow: [...unauthorized, notes.failed, notes.status503],
  });
  await visit(page, url('/about'));
  for (const token of ['x'.repeat(43), 'not a token\n', '€']) {
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.reload();
    await expect.poll(() => stored(page)).toBeNull();
    await guest(page);
  }
  const { username } = await signUp(page);
  const token = await stored(page);
  const incomplete = { status: 200, contentType: 'application/json', body: '{' };
  for (const fail of [
    (route: Route) => route.fulfill(incomplete),
    (route: Route) => route.abort(),
  ]) {
    await context.route('**/api/auth/verify', fail);
    await page.reload();
    await guest(page);
    expect(await stored(page)).toBe(token);
    await context.unroute('**/api/auth/verify');
  }
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await member(page, username);
});

it.each(
  inThisRun(
    [
      ['a wide window', { viewport: { width: 1280, height: 800 } }],
      ['a narrow window', { viewport: { width: 700, height: 800 } }],
      ['a phone', phone],
    ],
    ([name]) => name === 'a narrow window',
  ),
)('in %s shifts nothing when the session resolves', async (_name, size) => {
  const { page, context } = await browsing.open(size);
  await context.addInitScript(watchShifts);
  const { username } = await signUp(page);
  await settled(page);
  expect(await shifts(page)).toEqual([]);
  for (const address of ['/', '/about', '/search']) {
    await page.goto(url(address));
    await member(page, username);
    await settled(page);
    expect(await shifts(page), address).toEqual([]);
  }
  const anonymous = await browsing.open(size);
  await anonymous.context.addInitScript(watchShifts);
  await visit(anonymous.page, url('/about'));
  await settled(anonymous.page);
  expect(await shifts(anonymous.page)).toEqual([]);
});

it('loads no session code without a token', async () => {
  const { page, requests } = await browsing.open();
  await visit(page, url('/'));
  await settled(page);
  expect(listCalls(requests)).toEqual([]);
  expect(requests.filter((request) => request.includes('member-links'))).toEqual([]);
});

it.each(
  inThisRun(
    [
      ['a wide window', { viewport: { width: 1100, height: 800 } }],
      ['a phone', phone],
    ],
    ([name]) => name === 'a phone',
  ),
)('fits header and forms on %s and passes axe', async (_name, size) => {
  const { page } = await browsing.open({ ...size, allow: unauthorized });
  const look = async () => {
    await fitsWindow(page);
    await passesAxe(page);
  };
  const visitor = somebody();
  const digit = visitor.username.slice(-1);
  const person = { ...visitor, username: `A-very-long-name-24-let${digit}` };
  await visit(page, url('/signup'));
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await focusOn(page, '[role="alert"]');
  await look();
  const code = await askToSignUp(page, person);
  await look();
  await page.getByLabel('Code').pressSequentially('000000');
  await page.keyboard.press('Enter');
  await focusOn(page, '[role="alert"]');
  await look();
  await enter(page, code);
  await page.waitForURL(url('/'));
  await member(page, person.username);
  await look();
  if (size === phone) {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.locator('header').getByRole('link', { name: person.username }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.locator('header').getByRole('link', { name: person.username }).click();
    await page.waitForURL(url(`/u/${person.username}`));
    await expect.poll(() => page.locator('#own').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await guest(page);
  }
});

it('disables the form until its script runs and preserves input', async () => {
  const { page, context, requests } = await browsing.open();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/assets/entry-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url('/login'), { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill('early@mail.example');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('button', { name: 'Email me a code' }).isDisabled()).toBe(true);
  release();
  await hydrated(page);
  expect(await page.getByLabel('Email address').inputValue()).toBe('early@mail.example');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await focusOn(page, '#otp');
  expect(requests.filter((request) => request.includes('early'))).toEqual([]);
});
