import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  focusOn,
  hydrated,
  notes,
  settled,
  ownProgram,
  startBrowsing,
  visit,
} from '../support/browsing.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { axeFindings } from '../support/visual-and-axe.ts';
import { codeMailed } from '../support/signed-in.ts';
import type { SiteId } from '../support/sites.ts';

const browsing = startBrowsing(ownProgram);
const url = (address: string, site: SiteId = 'nontrivial') => browsing.url(site, address);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const status = (code: number) =>
  new RegExp(`^error: Failed to load resource: the server responded with a status of ${code}`);
const unauthorized = [status(401), /^warning: Unauthorized: /];

const codeFor = (email: string) => codeMailed(browsing, 'nontrivial', email);

let people = 0;
const somebody = () => {
  people += 1;
  return {
    username: `Visitor_${people}`,
    name: `Visitor ${people}`,
    email: `visitor-${people}@mail.example`,
  };
};

/** Completes /signup up to the code; returns the code. */
async function askToSignUp(
  page: Page,
  person: ReturnType<typeof somebody>,
  address = '/signup',
): Promise<string> {
  await visit(page, url(address));
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await focusOn(page, '#otp');
  return codeFor(person.email);
}
const enter = async (page: Page, code: string) => {
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
};
/** As browsers do it: whole, and without a key. */
const paste = (page: Page, code: string) =>
  page.getByLabel('Code').evaluate((input: HTMLInputElement, text) => {
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
  }, code);
async function signUp(page: Page, person = somebody(), address = '/signup', to = '/') {
  await enter(page, await askToSignUp(page, person, address));
  await page.waitForURL(url(to));
  await member(page, person.username);
  return person;
}
const member = (page: Page, username: string) =>
  page.locator('header').locator(`a[href="/u/${username}"]`).waitFor({ state: 'attached' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const guest = (page: Page) => page.locator('header').getByRole('link', { name: 'Login' }).waitFor();

it('signs up with a mailed code and shows the account', async () => {
  const { page, requests } = await browsing.open();
  const person = await signUp(page);
  const names = () =>
    page
      .locator('header [data-session] :is(a, button:not([aria-pressed]))')
      .filter({ visible: true })
      .allInnerTexts();
  // The inbox is a picture.
  expect(await names()).toEqual(['', 'Submit', person.username, 'Saved', 'Settings', 'Logout']);
  expect(await page.locator('footer').getByRole('link').allInnerTexts()).toEqual(
    expect.arrayContaining(['Submit', person.username, 'Settings']),
  );
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
  await page.locator('header').getByRole('link', { name: person.username }).click();
  await page.waitForURL(url(`/u/${person.username}`));
  await expect.poll(names).toEqual(['', 'Submit', person.username, 'Saved', 'Settings', 'Logout']);
});

it('logs in to the same account regardless of email case', async () => {
  const { page } = await browsing.open();
  const person = await signUp(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await guest(page);
  expect(await stored(page)).toBeNull();
  expect(await page.locator('footer').getByRole('link', { name: 'Settings' }).count()).toBe(0);
  await focusOn(page, '#main');
  await page.getByRole('link', { name: 'Login' }).first().click();
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
  await page.getByRole('alert').getByRole('link', { name: 'That code is wrong' }).click();
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
  expect(await page.locator('main').innerText()).toContain('It expires in 24 hours.');
  expect(await page.getByLabel('Code').getAttribute('inputmode')).toBe('text');
  await enter(page, 'a2b3');
  await page.getByRole('alert').getByText('Enter the 10 letters and digits of the code.').waitFor();
  const [sent] = await Promise.all([
    page.waitForRequest(/auth\/verify/),
    enter(page, 'a2b3c-4d5e6 '),
  ]);
  expect(sent.postDataJSON()).toEqual({ email: 'guessed@mail.example', otp: 'A2B3C4D5E6' });
  await page.getByRole('alert').getByText('That code is wrong').first().waitFor();
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

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/%09/evil.example',
  ])('that says %s leads home', async (next) => {
    const { page, requests } = await browsing.open();
    const address = `/signup?next=${next.includes('%') ? next : encodeURIComponent(next)}`;
    await signUp(page, somebody(), address);
    expect(requests.filter((request) => /^\w+ https?:\/\/[^/?]*evil/.test(request))).toEqual([]);
  });
});

it('synchronizes login and logout with other tabs', async () => {
  const { page, context } = await browsing.open();
  const other = await context.newPage();
  await visit(other, url('/new'));
  await guest(other);
  const { username } = await signUp(page);
  await member(other, username);
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
  await context.route('**/api/auth/verify', (route) => route.abort());
  await page.reload();
  await guest(page);
  expect(await stored(page)).toBe(token);
  await context.unroute('**/api/auth/verify');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await member(page, username);
});

it.each([
  ['a wide window', { viewport: { width: 1280, height: 800 } }],
  ['a narrow window', { viewport: { width: 700, height: 800 } }],
  ['a phone', phone],
])('in %s shifts nothing when the session resolves', async (_name, size) => {
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
  expect(requests.filter((request) => /\/api\/|member-links|csrf/.test(request))).toEqual([]);
});

it.each([
  ['a wide window', { viewport: { width: 1100, height: 800 } }],
  ['a phone', phone],
])('fits header and forms on %s and passes axe', async (_name, size) => {
  const { page } = await browsing.open({ ...size, allow: unauthorized });
  const look = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      size.viewport.width,
    );
    expect((await axeFindings(page)).wrong).toEqual([]);
  };
  const person = { ...somebody(), username: `A-very-long-name-24-let${people % 10}` };
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
