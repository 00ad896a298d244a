import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import { focusOn, hydrated, phone, visit } from '../support/browsing.ts';
import { getChunkPattern } from '../support/chunks.ts';
import { join, openAs } from '../support/signed-in.ts';
import {
  modal,
  email,
  button,
  stored,
  lastShown,
  isClosed,
  opens,
  ask,
  useSubscriptionModal,
} from '../support/subscription-modal.ts';

const { browsing, url, openAt, openAsked, somebody } = useSubscriptionModal();

/** Nobody types in less. */
const afterAWhile = (page: Page) => page.clock.runFor(2_000);

it('opens from a `data-subscribe` link, or its page without JavaScript', async () => {
  const { page, context } = await browsing.open({ allow: [/ERR_FAILED/] });
  await visit(page, url('/about'));
  await page.evaluate(() =>
    document
      .querySelector('#main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<a id="link" href="/newsletter" data-subscribe>Get the daily digest</a>',
      ),
  );
  await page.locator('#link').click();
  await focusOn(page, '#subscribe-email');
  expect(page.url()).toBe(url('/about'));
  await page.keyboard.press('Escape');
  await focusOn(page, '#link');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('#link').click({ modifiers: ['Control'] }),
  ]);
  await other.close();
  expect(await modal(page).isVisible()).toBe(false);
  await context.route(getChunkPattern('client/features/subscribe/modal-controller.ts'), (route) =>
    route.abort(),
  );
  await page.reload();
  await hydrated(page);
  await ask(page);
  await page.waitForURL(url('/newsletter'));
});

describe('subscribing', () => {
  it('locks the form, confirms for 5 seconds, and resets', async () => {
    const opened = await openAt('/about', { storage: { has_subscribed: 'false' } });
    const { page, context } = opened;
    await opens(opened);
    await afterAWhile(page);
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    const bodies: unknown[] = [];
    await context.route('**/api/subscriptions/subscribe', async (route) => {
      bodies.push(route.request().postDataJSON());
      await held;
      await route.continue();
    });
    const address = somebody();
    await email(page).fill(address);
    await modal(page).getByLabel('Weekly').check();
    await modal(page)
      .getByRole('textbox', { name: 'Personalize' })
      .fill('  Briefly, above all about energy \n');
    expect(await modal(page).getByText('31/1000').count()).toBe(1);
    await page.clock.runFor(1_000);
    await button(page, 'Get Started').click();
    await button(page, 'Subscribing...').waitFor();
    expect(
      await modal(page).locator('input:not([type="hidden"]):enabled, textarea:enabled').count(),
    ).toBe(0);
    expect(await button(page, 'Preview my digest').isDisabled()).toBe(true);
    await button(page, 'Subscribing...').click({ force: true });
    send();
    await focusOn(page, '#subscribe-done');
    expect(bodies).toEqual([
      {
        email: address,
        frequency: 'weekly',
        custom_prompt: 'Briefly, above all about energy',
        timeZone: expect.any(String),
        elapsed: 3_000,
        form: 'modal',
        page: '/about',
      },
    ]);
    expect((await modal(page).innerText()).split(/\n+/)).toEqual([
      'Check Your Email!',
      "We've sent you a verification email. Please click the link to confirm your subscription.",
      address,
      'Create an account with this address to comment, vote and follow people.',
    ]);
    const signUp = modal(page).getByRole('link', { name: 'Create an account with this address' });
    expect(await signUp.getAttribute('href')).toBe('/signup');
    expect(await modal(page).getAttribute('aria-labelledby')).toBe('subscribe-done');
    expect(await stored(page, 'has_subscribed')).toBe('true');
    await page.clock.runFor(4_900);
    expect(await modal(page).isVisible()).toBe(true);
    await page.clock.runFor(200);
    await isClosed(page);
    await expect.poll(() => lastShown(page)).toMatch(/^\d{13}$/);
    await ask(page);
    await focusOn(page, '#subscribe-email');
    expect([
      await email(page).inputValue(),
      await modal(page).getByRole('textbox', { name: 'Personalize' }).inputValue(),
    ]).toEqual(['', '']);
    expect(await modal(page).getByLabel('Daily').isChecked()).toBe(true);
  });

  it('welcomes a known email and waits for interaction', async () => {
    const member = await join(browsing);
    const opened = await openAt('/about');
    const { page } = opened;
    await opens(opened);
    await afterAWhile(page);
    await email(page).fill(member.email);
    await page.keyboard.press('Enter');
    await focusOn(page, '#subscribe-done');
    await modal(page).getByText(`Welcome back, ${member.username}!`).waitFor();
    await modal(page).getByText('You already have an account.').waitFor();
    const link = modal(page).getByRole('link', { name: 'Log in to your account' });
    expect(await link.getAttribute('href')).toBe('/login');
    await page.keyboard.press('Tab');
    await page.clock.runFor(20_000);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    // Moves the pointer to the heading.
    await page.locator('#subscribe-done').focus();
    await page.clock.runFor(3_000);
    const box = await modal(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40, { steps: 3 });
    await page.clock.runFor(20_000);
    expect(await modal(page).isVisible()).toBe(true);
    await page.mouse.move(5, 5, { steps: 3 });
    await page.clock.runFor(5_100);
    await isClosed(page);
  });

  it('subscribes members at once by the email of their account', async () => {
    const member = await join(browsing, 'statecraft');
    const { page, requests } = await openAs(browsing, member);
    await visit(page, url('/', 'statecraft'));
    await page.locator(`header a[href="/u/${member.username}"]`).waitFor({ state: 'attached' });
    await ask(page);
    await modal(page).getByRole('heading', { name: 'Stay Informed with Statecraft' }).waitFor();
    expect(await email(page).inputValue()).toBe(member.email);
    await email(page).fill(member.email.toUpperCase());
    await page.keyboard.press('Enter');
    await modal(page).getByRole('heading', { name: 'Successfully Subscribed!' }).waitFor();
    await modal(page).getByText('Check your inbox for a welcome email.').waitFor();
    expect(await modal(page).innerText()).not.toMatch(/log in|already have an account/i);
    expect(requests.filter((request) => request.includes('/api/subscriptions/')).at(-1)).toMatch(
      /subscribe-authenticated$/,
    );
    expect((await member.call('get', '/api/subscriptions/status')).body).toMatchObject({
      subscribed: true,
    });
  });

  it('reports every failure, preserves input, and allows a retry', async () => {
    const { page, context } = await openAsked({
      allow: [/status of (?:500|429|400)/, /ERR_FAILED/],
    });
    const failures = [
      { status: 500, json: { error: 'No.', code: 'internal' } },
      { status: 429, json: { error: 'Slowly.', code: 'too_many_requests' } },
      null,
    ];
    await context.route('**/api/subscriptions/subscribe', async (route) => {
      if (failures.length === 0)
        return route.fulfill({
          status: 201,
          json: {
            requiresVerification: true,
            userExists: false,
            username: null,
            hint: 'The hint alone.',
          },
        });
      const failure = failures.shift();
      return failure ? route.fulfill(failure) : route.abort();
    });
    await email(page).fill('kept@mail.example');
    await modal(page).getByRole('textbox', { name: 'Personalize' }).fill('Kept too');
    const alert = modal(page).getByRole('alert');
    while (failures.length > 0) {
      const left = failures.length;
      await email(page).press('Enter');
      await expect.poll(() => failures.length).toBe(left - 1);
      await alert.waitFor();
      await focusOn(page, '#subscribe-email');
      expect(await alert.innerText()).toBe('Something went wrong. Please try again.');
      expect([
        await email(page).inputValue(),
        await modal(page).getByRole('textbox', { name: 'Personalize' }).inputValue(),
      ]).toEqual(['kept@mail.example', 'Kept too']);
      expect(await stored(page, 'has_subscribed')).toBe('true');
    }
    await button(page, 'Get Started').click();
    await modal(page).getByText('The hint alone.').waitFor();
    expect(await modal(page).getByRole('link').allInnerTexts()).toEqual(['The hint alone.']);
  });

  it('shows client-side errors at the field and sends nothing', async () => {
    const { page, requests } = await openAsked(phone);
    await button(page, 'Get Started').click();
    await modal(page).getByText('Enter your email address.').waitFor();
    await focusOn(
      page,
      '#subscribe-email[aria-invalid][aria-describedby="subscribe-email-problem"]',
    );
    await email(page).fill('nobody@nowhere');
    await modal(page).getByText('More options').click();
    const prompt = modal(page).getByRole('textbox', { name: 'Personalize' });
    const status = modal(page).getByRole('status');
    await prompt.fill(`  ${'😀'.repeat(899)}  `);
    await modal(page).getByText('899/1000').waitFor();
    expect(await status.innerText()).toBe('');
    for (const [length, label] of [
      [905, '905 of 1000 characters'],
      [950, '905 of 1000 characters'],
      [990, '990 of 1000 characters'],
      [1000, '1000 of 1000 characters'],
      [100, ''],
      [1001, '1001 of 1000 characters'],
    ] as const) {
      await prompt.fill('😀'.repeat(length));
      await expect.poll(() => status.innerText()).toBe(label);
    }
    await modal(page).getByText('More options').click();
    await email(page).press('Enter');
    await modal(page).getByText('Enter a valid email, like name@example.com.').waitFor();
    await email(page).fill('somebody@mail.example');
    await email(page).press('Enter');
    // It was folded away.
    await focusOn(page, '#subscribe-prompt[aria-invalid]');
    expect(await modal(page).getByText('1001 of 1000 characters').first().isVisible()).toBe(true);
    expect([...(await prompt.inputValue())]).toHaveLength(1001);
    expect(requests.filter((request) => request.includes('/api/subscriptions'))).toEqual([]);
  });
});

it('traps keyboard focus and closes on Escape', async () => {
  const { page } = await openAsked();
  const stops: string[] = [];
  for (let i = 0; i < 10; i += 1) {
    stops.push(
      await page.evaluate(() => {
        const { id, textContent, ariaLabel } = document.activeElement as HTMLInputElement;
        return document.activeElement === document.body
          ? 'browser'
          : id.replace('subscribe-', '') ||
              ariaLabel ||
              textContent ||
              (document.activeElement as HTMLInputElement).value;
      }),
    );
    await page.keyboard.press('Tab');
  }
  expect(stops).toEqual([
    'email',
    'daily',
    'prompt',
    'Preview my digest',
    'Get Started',
    'Maybe Later',
    'Privacy Policy',
    'Close',
    'browser',
    'email',
  ]);
  await page.keyboard.press('Escape');
  await isClosed(page);
});

it('shows the result permanently on a newsletter page', async () => {
  const { page } = await browsing.open({ modal: true });
  await visit(page, url('/newsletter/languages/de'));
  await page.getByLabel('E-Mail-Adresse').fill(somebody());
  // A faster visitor is asked for a proof of work, with status 429.
  await page.waitForFunction((time) => performance.now() > time, limits.minFormMs);
  await page.keyboard.press('Enter');
  await focusOn(page, 'h2[tabindex="-1"]');
  expect(await page.locator('#main form').count()).toBe(0);
  expect(await stored(page, 'has_subscribed')).toBe('true');
});

it('fetches the CSRF token once, before the form is sent', async () => {
  const { page, requests } = await browsing.open();
  const fetched = () => requests.filter((request) => request.includes('/api/csrf/token'));
  await visit(page, url('/newsletter'));
  await expect.poll(fetched).toHaveLength(1);
  const field = page.locator('#main').getByLabel('Email Address');
  await field.fill(somebody());
  await page.waitForFunction((time) => performance.now() > time, limits.minFormMs);
  await page.keyboard.press('Enter');
  await focusOn(page, 'h2[tabindex="-1"]');
  expect(fetched()).toHaveLength(1);
});
