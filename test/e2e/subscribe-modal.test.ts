import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { focusOn, phone, settled, visit } from '../support/browsing.ts';
import { getChunkPattern } from '../support/chunks.ts';
import { inThisRun } from '../support/full-run.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { looksRight } from '../support/visual-and-axe.ts';
import { join } from '../support/signed-in.ts';
import {
  noon,
  modal,
  email,
  button,
  stored,
  lastShown,
  scripts,
  isClosed,
  isWatched,
  opens,
  ask,
  useSubscriptionModal,
} from '../support/subscription-modal.ts';

const { browsing, url, openAt, openAsked, somebody } = useSubscriptionModal();

/** Advances the clock beyond the time at which the modal would open. */
async function staysAway(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(3_000);
  // Two frames of the screen.
  await page.screenshot();
  expect(await modal(page).count()).toBe(0);
}

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
        subscription_modal_last_shown: String(noon - dayMs + 60_000),
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

  it('skips a page that was opened while its script loaded', async () => {
    const opened = await openAt('/');
    const { page, context } = opened;
    const loaded = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await context.route(getChunkPattern('client/features/subscribe/modal.tsx'), async (route) => {
      asked.resolve();
      await loaded.promise;
      await route.continue();
    });
    await isWatched(opened);
    await page.clock.runFor(1_000);
    await asked.promise;
    await page.locator('header').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL(url('/login'));
    loaded.resolve();
    await staysAway(page);
    await page.locator('header').getByRole('link', { name: 'Hot' }).click();
    await page.waitForURL(url('/hot'));
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(1_100);
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

it.each(
  inThisRun(
    [
      ['a wide window', { viewport: { width: 1280, height: 800 } }],
      ['a phone', phone],
    ],
    ([name]) => name === 'a phone',
  ),
)('in %s fits, passes axe, and shifts nothing', async (_name, size) => {
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
