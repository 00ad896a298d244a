import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { focusOn, settled, visit } from '../support/browsing.ts';
import {
  status,
  unauthorized,
  enter,
  member,
  stored,
  guest,
  useLoginPages,
} from '../support/login-pages.ts';
import { inThisRun } from '../support/full-run.ts';
import { fitsWindow, passesAxe } from '../support/visual-and-axe.ts';

const { browsing, url, codeFor, somebody, askToSignUp, signUp } = useLoginPages();

/** As browsers do it: whole, and without a key. */
const paste = (page: Page, code: string) =>
  page.getByLabel('Code').evaluate((input: HTMLInputElement, text) => {
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
  }, code);

it('welcomes a new member once, with what comes next', async () => {
  const { page } = await browsing.open();
  await signUp(page);
  const welcome = page.getByRole('complementary', { name: 'Welcome' });
  await welcome.waitFor();
  expect(await welcome.getByLabel('Email me replies').inputValue()).toBe('at_once');
  await passesAxe(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsWindow(page);
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().endsWith('/api/account'),
  );
  await welcome.getByRole('button', { name: 'Save' }).click();
  expect(await (await saved).json()).toMatchObject({
    notifications: { replies: 'at_once', mentions: 'at_once' },
  });
  await welcome.getByRole('link', { name: 'Choose your settings' }).waitFor();
  await welcome.getByRole('button', { name: 'Close' }).click();
  expect(await welcome.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await visit(page, url('/'));
  await page.locator('header').getByRole('link', { name: 'Submit' }).waitFor();
  await settled(page);
  expect(await welcome.count()).toBe(0);
});

it('signs up with an emailed code and shows the account', async () => {
  const { page, requests } = await browsing.open();
  const person = await signUp(page);
  await page.getByRole('button', { name: 'Account' }).click();
  expect((await page.locator('#own').innerText()).split('\n').filter(Boolean)).toEqual([
    person.username,
    'Saved',
    'API keys',
    'Settings',
    'Logout',
  ]);
  expect(await stored(page)).toMatch(/^[\w-]{43}$/);
  requests.length = 0;
  await page.reload();
  await member(page, person.username);
  await settled(page);
  expect(
    requests
      .filter((request) => request.includes('/api/'))
      .map((request) => request.replace(/.*\/api\//, '').replace(/=.*/, ''))
      .toSorted(),
  ).toEqual(['auth/verify', 'csrf/token', 'inbox?limit', 'me/votes?posts']);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.locator('header').getByRole('link', { name: person.username }).click();
  await page.waitForURL(url(`/u/${person.username}`));
});

it('logs in to the same account regardless of email case', async () => {
  const { page } = await browsing.open();
  const person = await signUp(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await guest(page);
  expect(await stored(page)).toBeNull();
  expect(await page.locator('footer').getByRole('link', { name: 'Settings' }).count()).toBe(0);
  await focusOn(page, '#main');
  await page.getByRole('link', { name: 'Login' }).first().click();
  // The home page has a field of the same name, for the digest.
  await page.waitForURL(/\/login/);
  await page.getByLabel('Email address').fill(person.email.toUpperCase());
  await page.keyboard.press('Enter');
  await focusOn(page, '#otp');
  expect(await page.locator('main').innerText()).toContain(person.email.toUpperCase());
  await paste(page, (await codeFor(person.email)).replace(/^\d{3}/, '$& '));
  await page.waitForURL(url('/'));
  await member(page, person.username);
});

it('rejects a wrong code and accepts its correction', async () => {
  const { page } = await browsing.open({ allow: unauthorized });
  const person = somebody();
  const code = await askToSignUp(page, person);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await page.getByLabel('Code').pressSequentially(wrong);
  expect(await page.locator('main form [aria-disabled]').count()).toBe(0);
  await page.keyboard.press('Enter');
  await focusOn(page, '[role="alert"]');
  expect(await page.title()).toMatch(/^Error: Sign up/);
  expect(await page.getByLabel('Code').inputValue()).toBe(wrong);
  expect(await page.getByLabel('Code').getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('alert').getByRole('link', { name: 'This code is incorrect' }).click();
  await focusOn(page, '#otp');
  expect(await stored(page)).toBeNull();
  await page.getByLabel('Code').fill('12');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('alert').getByText('Enter the 6 digits').waitFor();
  await enter(page, code);
  await page.waitForURL(url('/'));
  await member(page, person.username);
});

it('accepts a long code however it is typed', async () => {
  const { page, context } = await browsing.open({ allow: unauthorized });
  await context.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      headers: {
        'Access-Control-Allow-Origin': url(''),
        'Access-Control-Allow-Credentials': 'true',
      },
      body: JSON.stringify({ sent: true, long: true }),
    }),
  );
  await visit(page, url('/login'));
  await page.getByLabel('Email address').fill('guessed@mail.example');
  await page.keyboard.press('Enter');
  await focusOn(page, '#otp');
  expect(await page.locator('main').innerText()).toContain('It expires in 10 minutes.');
  expect(await page.getByLabel('Code').getAttribute('inputmode')).toBe('text');
  await enter(page, 'a2b3');
  await page.getByRole('alert').getByText('Enter the 10 letters and digits of the code.').waitFor();
  const [sent] = await Promise.all([
    page.waitForRequest(/auth\/verify/),
    enter(page, 'a2b3c-4d5e6 '),
  ]);
  expect(sent.postDataJSON()).toEqual({ email: 'guessed@mail.example', otp: 'A2B3C4D5E6' });
  await page
    .getByRole('alert')
    .getByText('This browser has no valid code for this address')
    .first()
    .waitFor();
});

it('shows sign-up errors at their fields and preserves the input', async () => {
  const { page } = await browsing.open({ allow: [status(400), status(409)] });
  const taken = (await signUp((await browsing.open()).page)).username;
  const summary = page.locator('main [role="alert"] li');
  await visit(page, url('/signup'));
  await page.getByRole('button', { name: 'Email me a code' }).click();
  expect(await summary.allInnerTexts()).toEqual([
    'Choose a username.',
    'Enter a name.',
    'Enter your email address, like name@example.org.',
  ]);
  const values = { Username: 'a b', Name: 'Some Body', 'Email address': 'some.body@mail.example' };
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
  const send = async (username: string) => {
    await page.getByLabel('Username').fill(username);
    await page.keyboard.press('Enter');
  };
  await send('a b');
  await summary.filter({ hasText: 'Username must be letters, digits, _ and - only.' }).waitFor();
  await send(taken.toUpperCase());
  await summary.filter({ hasText: 'Username is taken.' }).waitFor();
  expect(await page.getByLabel('Username').getAttribute('aria-describedby')).toBe(
    'username-hint username-problem',
  );
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Some Body');
  expect(await page.getByLabel('Email address').inputValue()).toBe('some.body@mail.example');
  await send('Some_Body');
  await focusOn(page, '#otp');
  await page.getByRole('button', { name: 'Use a different email' }).click();
  await focusOn(page, '#email');
  expect(await page.getByLabel('Username').inputValue()).toBe('Some_Body');
  expect(await page.getByLabel('Email address').inputValue()).toBe('some.body@mail.example');
});

it('sends a new code after a minute', async () => {
  const { page } = await browsing.open();
  const person = somebody();
  const first = await askToSignUp(page, person);
  const again = page.getByRole('button', { name: /^Send a new code/ });
  expect(await again.innerText()).toMatch(/^Send a new code \(in \d\d s\)$/);
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  await again.click({ force: true });
  expect(await codeFor(person.email)).toBe(first);
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 61_000;
  });
  await expect.poll(() => again.innerText()).toBe('Send a new code');
  await again.click();
  await page.getByText('We sent a new code').waitFor();
  await enter(page, await codeFor(person.email));
  await page.waitForURL(url('/'));
});

describe('the `next` parameter', () => {
  it('survives login and sign-up and is the destination', async () => {
    const { page } = await browsing.open();
    await visit(page, url('/login?next=%2Ftop%3Ft%3Dweek'));
    await page.locator('main').getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL(url('/signup?next=%2Ftop%3Ft%3Dweek'));
    const person = await signUp(page, somebody(), '/signup?next=%2Ftop%3Ft%3Dweek', '/top?t=week');
    await page.goto(url('/login?next=%2Fhot'));
    await page.getByText(`You’re already logged in as ${person.username}`).waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(url('/hot'));
  });

  // shared/next-path.test.ts has many more.
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/%09/evil.example',
  ];
  it.each(inThisRun(elsewhere, (next) => next.startsWith('//') || next.startsWith('javascript')))(
    'that says %s leads home',
    async (next) => {
      const { page, requests } = await browsing.open();
      const address = `/signup?next=${next.includes('%') ? next : encodeURIComponent(next)}`;
      await signUp(page, somebody(), address);
      expect(requests.filter((request) => /^\w+ https?:\/\/[^/?]*evil/.test(request))).toEqual([]);
    },
  );
});
