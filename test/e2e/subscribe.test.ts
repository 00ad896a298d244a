import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  focusOn,
  hydrated,
  settled,
  ownProgram,
  startBrowsing,
  visit,
  type Opened,
} from '../support/browsing.ts';
import { getChunkPattern } from '../support/chunks.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { looksRight } from '../support/visual-and-axe.ts';
import { join, openAs } from '../support/signed-in.ts';
import type { SiteId } from '../support/sites.ts';

const browsing = startBrowsing(ownProgram);
const url = (address: string, site: SiteId = 'nontrivial') => browsing.url(site, address);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const noon = Date.UTC(2027, 0, 15, 12);
const day = 24 * 3_600_000;

const modal = (page: Page) => page.getByRole('dialog');
const email = (page: Page) => modal(page).getByLabel('Email Address');
const button = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const lastShown = (page: Page) => stored(page, 'subscription_modal_last_shown');
const ofModal = ['modal-controller.ts', 'modal.tsx'].map((file) =>
  getChunkPattern(`client/features/subscribe/${file}`),
);
const scripts = (requests: string[]) =>
  requests.filter((request) => ofModal.some((chunk) => chunk.test(request)));
const isClosed = (page: Page) => modal(page).waitFor({ state: 'hidden' });

/** A window with a stopped clock, and its storage. */
async function openAt(
  address: string,
  {
    site = 'nontrivial',
    storage = {},
    ...options
  }: Parameters<typeof browsing.open>[0] & { site?: SiteId; storage?: Record<string, string> } = {},
) {
  const opened = await browsing.open({
    modal: true,
    ...options,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: url('', site),
          localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  await opened.page.clock.install({ time: noon - 60_000 });
  await opened.page.clock.pauseAt(noon);
  await visit(opened.page, url(address, site));
  return opened;
}

/** Resolves when the trigger of the modal is loaded and waiting. */
async function isWatched({ page, requests }: Opened): Promise<void> {
  let script: string | undefined;
  await expect.poll(() => (script = scripts(requests)[0]?.replace('GET ', ''))).toBeDefined();
  // As a text, or it would be another `import`.
  await page.evaluate(`import(${JSON.stringify(script)}).then(() => null)`);
}

/** Advances the clock beyond the time at which the modal would open. */
async function staysAway(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(3_000);
  // Two frames of the screen.
  await page.screenshot();
  expect(await modal(page).count()).toBe(0);
}

async function opens(opened: Opened): Promise<void> {
  await isWatched(opened);
  await opened.page.clock.runFor(1_000);
  await modal(opened.page).waitFor();
}

const ask = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('openSubscriptionModal')));

/** A page with the modal opened by a click and a running clock. */
async function openAsked(
  options: Parameters<typeof browsing.open>[0] = {},
  site: SiteId = 'nontrivial',
) {
  const opened = await browsing.open(options);
  await visit(opened.page, url('/about', site));
  await ask(opened.page);
  await modal(opened.page).waitFor();
  return opened;
}

let people = 0;
const somebody = () => `subscriber-${(people += 1)}@mail.example`;
/** Nobody types in less. */
const afterAWhile = (page: Page) => page.clock.runFor(2_000);

describe('opening of the modal', () => {
  it('waits a second after the load event', async () => {
    const opened = await openAt('/');
    const { page, requests } = opened;
    await isWatched(opened);
    await page.clock.runFor(950);
    await page.screenshot();
    expect(await modal(page).count()).toBe(0);
    expect(scripts(requests)).toHaveLength(1);
    await page.clock.runFor(100);
    await modal(page).waitFor();
    expect(await modal(page).getAttribute('aria-labelledby')).toBe('subscribe-title');
    expect(
      (await modal(page).innerText())
        .split(/\n+/)
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual([
      'Stay Informed with Nontrivial',
      'Get curated summaries delivered to your inbox',
      'Email Address',
      'Delivery Frequency',
      'Daily',
      'Weekly',
      'Personalize Your Summary (optional)',
      '0/1000',
      'Preview my digest',
      'Get Started',
      'Maybe Later',
      'No spam, unsubscribe anytime.',
      'By subscribing, you agree to our Privacy Policy',
    ]);
    expect(await modal(page).getByLabel('Daily').isChecked()).toBe(true);
    expect(
      await modal(page).getByLabel('Personalize Your Summary (optional)').getAttribute('rows'),
    ).toBe('4');
    // The keyboard of a phone must not cover half of it.
    await focusOn(page, '#subscribe-title');
  });

  it('skips members and subscribers and loads nothing', async () => {
    const member = await join(browsing);
    for (const [name, value] of [
      ['token', member.token],
      ['has_subscribed', 'true'],
    ] as const) {
      const { page, requests } = await openAt('/', { storage: { [name]: value } });
      await staysAway(page);
      expect(scripts(requests)).toEqual([]);
    }
  });

  it('includes visitors with an expired session', async () => {
    const opened = await openAt('/', {
      storage: { token: 'x'.repeat(43) },
      allow: [/status of 401/, /^warning: Unauthorized: /],
    });
    await opens(opened);
    expect(await stored(opened.page, 'token')).toBeNull();
  });

  it('repeats 24 hours after it was closed', async () => {
    const opened = await openAt('/', {
      storage: {
        subscription_modal_last_shown: String(noon - day + 60_000),
        has_subscribed: 'false',
      },
    });
    await staysAway(opened.page);
    await opened.page.clock.setSystemTime(noon + 60_000);
    opened.requests.length = 0;
    await opened.page.reload();
    await opens(opened);
  });

  it.each(['/manage-subscription', '/login'])(
    'skips %s and happens on the next page',
    async (address) => {
      const { page } = await openAt(address);
      await staysAway(page);
      if (address !== '/login') return;
      await page.locator('header').getByRole('link', { name: 'Hot' }).click();
      await page.waitForURL(url('/hot'));
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(900);
      expect(await modal(page).count()).toBe(0);
      await page.clock.runFor(200);
      await modal(page).waitFor();
      // It was shown: another page does not repeat it, even without storage.
      await page.keyboard.press('Escape');
      await page.evaluate(() => localStorage.clear());
      await page.locator('header').getByRole('link', { name: 'Top' }).click();
      await page.waitForURL(url('/top'));
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(3_000);
      expect(await modal(page).isVisible()).toBe(false);
    },
  );

  it('waits for typing, other dialogs and hidden tabs', async () => {
    const { page } = await openAt('/search');
    await page.getByLabel('Search posts').focus();
    await staysAway(page);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<dialog id="other">Other</dialog>');
      document.querySelector<HTMLDialogElement>('#other')?.showModal();
    });
    await page.clock.runFor(2_000);
    expect(await modal(page).getByText('Stay Informed').count()).toBe(0);
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('#other')?.close();
      (document.activeElement as HTMLElement).blur();
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    });
    await page.clock.runFor(2_000);
    expect(await modal(page).count()).toBe(0);
    await page.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'visible' }),
    );
    await page.clock.runFor(1_000);
    await modal(page).waitFor();
  });

  it('avoids a dialog that was opened and closed meanwhile', async () => {
    const opened = await openAt('/');
    const { page } = opened;
    await isWatched(opened);
    await page.clock.runFor(500);
    await ask(page);
    await button(page, 'Maybe Later').click();
    await page.evaluate(() => localStorage.clear());
    await page.clock.runFor(3_000);
    expect(await modal(page).isVisible()).toBe(false);
  });
});

describe('closing of the modal', () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'its X': (page) => button(page, 'Close').click(),
    'Maybe Later': (page) => button(page, 'Maybe Later').click(),
    Escape: (page) => page.keyboard.press('Escape'),
    'a click beside it': (page) => page.mouse.click(20, 400),
    'a link in it': (page) => modal(page).getByRole('link', { name: 'Privacy Policy' }).click(),
  };
  it('stores the time, restores focus, and preserves input', async () => {
    const opened = await openAt('/about');
    const { page } = opened;
    await opens(opened);
    await page.keyboard.press('Escape');
    await isClosed(page);
    await expect.poll(() => lastShown(page)).toMatch(/^\d{13}$/);
    for (const [name, close] of Object.entries(ways)) {
      await page.evaluate(() => {
        localStorage.clear();
        document.querySelector<HTMLElement>('header a[href="/hot"]')?.focus();
      });
      await ask(page);
      await focusOn(page, '#subscribe-email');
      await email(page).fill(`${name.length}@mail.example`);
      await close(page);
      await isClosed(page);
      await expect.poll(() => lastShown(page), { message: name }).toMatch(/^\d{13}$/);
      if (name === 'a link in it') await page.waitForURL(url('/privacy'));
      else await focusOn(page, 'header a[href="/hot"]');
      await ask(page);
      expect(await email(page).inputValue(), name).toBe(`${name.length}@mail.example`);
      await page.keyboard.press('Escape');
      await isClosed(page);
    }
  });

  it('ignores clicks and drags that begin inside', async () => {
    const { page } = await openAsked();
    const box = await modal(page).boundingBox();
    if (!box) throw new Error('no dialog');
    await page.mouse.move(box.x + 100, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(20, 400);
    await page.mouse.up();
    await page.mouse.move(20, 400);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 100);
    await page.mouse.up();
    await page.mouse.click(box.x + 5, box.y + 5);
    expect(await modal(page).isVisible()).toBe(true);
  });

  it('follows a Back navigation', async () => {
    const { page } = await browsing.open();
    await visit(page, url('/about'));
    await page.locator('header').getByRole('link', { name: 'Hot' }).click();
    await page.waitForURL(url('/hot'));
    await ask(page);
    await modal(page).waitFor();
    await page.goBack();
    await isClosed(page);
  });
});

it('opens from a `data-subscribe` link, or its page without script', async () => {
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
    await button(page, 'Subscribing...').click({ force: true });
    send();
    await focusOn(page, '#subscribe-done');
    expect(bodies).toEqual([
      {
        email: address,
        frequency: 'weekly',
        custom_prompt: 'Briefly, above all about energy',
        language: 'en',
        timeZone: expect.any(String),
        elapsed: 3_000,
      },
    ]);
    expect((await modal(page).innerText()).split(/\n+/)).toEqual([
      'Check Your Email!',
      "We've sent you a verification email. Please click the link to confirm your subscription.",
      'Create an account with this address to comment, vote and follow people.',
    ]);
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
    await email(page).fill(member.email.toUpperCase());
    await page.keyboard.press('Enter');
    await modal(page).getByRole('heading', { name: 'Successfully Subscribed!' }).waitFor();
    await modal(page).getByText('Check your inbox for a welcome email.').waitFor();
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
    expect(await modal(page).getByRole('link').count()).toBe(0);
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
    expect(requests.filter((request) => request.includes('/api/'))).toEqual([]);
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

it.each([
  ['a wide window', { viewport: { width: 1280, height: 800 } }],
  ['a phone', phone],
])('in %s fits, passes axe, and shifts nothing', async (_name, size) => {
  const { page, context } = await browsing.open({ ...size, modal: true });
  await context.addInitScript(watchShifts);
  await page.goto(url('/'));
  await modal(page).waitFor();
  await settled(page);
  const { top, bottom } = await modal(page).evaluate((element) => element.getBoundingClientRect());
  if (size === phone) {
    expect((bottom - top) / size.viewport.height).toBeLessThanOrEqual(0.45);
    expect(bottom).toBe(size.viewport.height);
  } else expect(Math.abs(top + bottom - size.viewport.height)).toBeLessThan(2);
  expect(await shifts(page)).toEqual([]);
  const largest = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map(
                (entry) =>
                  (entry as PerformanceEntry & { element: Element | null }).element?.closest(
                    'dialog',
                  )?.id ?? 'page',
              ),
          ),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(new Set(largest)).toEqual(new Set(['page']));
  await looksRight(page);
  for (const target of [
    button(page, 'Close'),
    button(page, 'Maybe Later'),
    button(page, 'Get Started'),
  ]) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  if (size === phone) await modal(page).getByText('More options').click();
  await email(page).fill('wrong');
  await button(page, 'Get Started').click();
  await focusOn(page, '#subscribe-email');
  await looksRight(page);
  await email(page).fill(somebody());
  await page.keyboard.press('Enter');
  await focusOn(page, '#subscribe-done');
  await looksRight(page);
});

it('shows the result permanently on a newsletter page', async () => {
  const { page } = await browsing.open({ modal: true });
  await visit(page, url('/newsletter/languages/de'));
  await page.getByLabel('E-Mail').fill(somebody());
  await page.keyboard.press('Enter');
  await focusOn(page, 'h2[tabindex="-1"]');
  expect(await page.locator('#main form').count()).toBe(0);
  expect(await stored(page, 'has_subscribed')).toBe('true');
});
